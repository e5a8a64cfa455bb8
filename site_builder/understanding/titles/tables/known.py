"""Words with a capital that many abstracts use, by how many: 1, 2 or 3."""

_GROUPS: dict[int, str] = {
    1: """
        1.0 100X 1080Ti 10D 10Hz 10K 10M 10X 1K 2.1 25K 2D-2D 2D-based 2K 3.0 3.6 300K 300W 3D+
        3D-2D 3D-3D 3D-CNN 3D-to-2D 3DCNN 3DGS 3DMMs 3DMatch 3R 3RScan 4.0 4X 500K 50K 50Salads 5D
        5G 5K 5M 5X 6-DOF 7D 7DOF 8K A2C A2D A3C AAA AAAI AAM ABS ABSA ACC ACDC ACL ACM ACO ACs
        ADAMS ADAS ADD ADE20k ADL ADLs ADM ADMM-based ADNI ADP AEs AF AFA AFHQ AFM AFW AFs AGD AGM
        AGV AGVs AGX AI-assisted AI-driven AI-generated AI2-THOR AI2Thor AIM AIS ALC ALM ALS AMASS
        AMOTA AMP AMR AMoD AND AND-OR ANN-SNN ANOVA AP50 APE APF APG APS APs AQA ARC ARF ARMAR-6 ASD
        ASL AST ASVs ATE ATI ATtention AVE AVS AWA AWA1 AWA2 AWGN AWS AX Abbe Above Abundant
        Accompanying Accounting Accuracy Accurately Acquiring Act Action Actions Activities
        ActivityNet-1 ActivityNet1 Actually AdaBoost AdaGrad AdaIN Adagrad Adams Adaptation Adapting
        Adaptive Adopting Advances Aerial Africa African Again Against Agarwal AgeDB Aggregating
        Aggregation Algorithm Algorithmically Alibaba Alice Alignment Allegro Allen Allowing Almost
        Alon Alongside AlphaGo Alternative Altogether Analogous Analogously Analyses Analytical
        Analyzing Anarchy And-Or Angluin Animals Annotating Annotation Annotations Answering
        Appendix Application Applied Approximate Arabic ArcFace Architectures Are Area Arguably
        Armed Arora Artificial Asian Aside Assessing Asynchronous Atalante Atlanta Atlas Attempts
        Attributes Audio Audio-Visual AudioSet Auer Augmentation Augmented Augmenting Auto-Encoders
        AutoAugment Autoencoder Automated Automatic Automatically Automating Average Ax B-splines
        BART BB BCD BCI BCO BDD BDDs BE BF BL BLEU-4 BM3D BNP BNs BOP BP4D BPG BPTT BR BRDF BRDFs
        BRIAR BSD BSDS BSP BT BTL BTs BU-3DFE BYOL Bag Bag-of-Words Banach Barron Barzilai-Borwein
        Baseline Basic Basically Bassily Batch Batch-Normalization BatchNorm Bayer Bayes-consistent
        Bayes-optimal Behavior Behind Ben-David Benchmarking Benchmarks Benefited Benjamini-Hochberg
        Berkeley Bernoulli-Poisson Beside Best Beta Bethe Better Between Bezier Bi-LSTM BiLSTM
        BigGAN Binary Bingham BioTac Biological Bird's-Eye-View Blender Block-Coordinate BnB BoW
        Body Boston Bound Bounding Bousquet Bradley-Terry Bradley-Terry-Luce Bragg Brain-Computer
        Branch Branch-and-Bound Brown Brownian Bubeck Bullet Bun Burer Byzantine Bézier Büchi
        C-space C3D CA CAC CAL CAMERA25 CAN CANDECOMP CAP CARS196 CAS CASIA CASIA-B CAT CAV CAVs
        CBF-based CBP CBS CC CCD CCE CCL CCP CDC CDCL CDE CDF CDPRs CE CEM CENTAURO CFA CFD CFP CFR
        CG CGAN CGM CHOMP CI CIDEr-D CIFAR-FS CIHP CIL CIR CIS CK+ CLF CLIP-based CLS CLT CM CMA-ES
        CMDP CMI CMS CMT CMU-MOSEI CMU-MOSI CNF CNN-LSTM CNN-RNN CO COCO-20i COCO-QA COCO-Stuff COD
        COFW COG COM COMAN COP CORe50 CPA CPAC CPGs CPLFW CPM CPN CPP CPS CQA CR CRA CRAFT CRC
        CRF-based CRM CSA CSC CSE CSG CSL CSM CSP CSPs CSR CSS CTDE CTR CTW1500 CUB200 CUB200-2011
        CUHK CUHK-SYSU CUHK01 CULane CUR CVPR CVT CVUSA CZSL Cable-Driven Caffe Calibration Camera
        Cameras Camvid Canada Car Carlo Cars-196 Cars196 Case Cauchy Cauchy-Schwarz Causal Celeb-DF
        CenterNet Certain Challenge Challenges Chamberlin-Courant Changes Chebyshev Chen Chernoff
        Chi-square China Cholesky Choosing Cifar-10 Cifar-100 Cifar10 Cityscape Class
        Class-Incremental Classic Classically Classification ClearGrasp Clearly Clothing1M Cloud
        Co-Attention CoP Coarse Coarse-to-Fine Cohen Collectively Collision Communication
        Complementary Complementing Complex Compression Computationally Computer ConceptNet
        Conceptually Concerning Concrete Concurrently Conditional Conditioned Conditioning Condorcet
        Conflict-Based Consensus Considerable Consistency Consistent Constraints Constructing
        Contact Contemporary Context-Aware Contextual Contrast Contrastive ControlNet Controlled
        Controlling ConvLSTM Convergence Convolution Copeland Cora Cornell Correspondingly Cost
        Could Coulomb Coupling Coverage Cox Cramer-Rao Crazyflie Creating Critical Cross-Attention
        Cross-Domain Cross-Entropy Cross-View CrossTask CrowdHuman CrowdPose Crowdsourcing Curve
        D-dimensional D4RL DAC DAGs DAL DAM DAN DANN DANet DAR DART DARTS DAVIS-2016 DAVIS-2017
        DAgger DBM DBSCAN DCC DCF DCGAN DCL DCM DCN DCOP DCP DCT DD DDIM DDPM DDPMs DDS DEA DEAs DEC
        DEL DEM DEtection DF DFA DGCNN DGM DGMs DGP DGPs DH DICE DINO DINOv2 DIP DISFA DJI DL-Lite
        DL-based DLO DLOs DLR DLs DM DMD DMP DMs DNA DNF DOB DOTA DPC DPM DRL-based DRO DSC DSD DSE
        DSEC DSL DSLR DSO DSP DSS DST DT DTD DTW DWA Daniely Dantzig Dasgupta Daskalakis Data-driven
        Datalog Datasets Dawid-Skene Day-Night De DeepFake DeepLab DeepMind Deepfake Defining Degree
        Degree-of-Freedom DeiT Delta^ Delta_ Delta_i Demo Demonstrating Demonstrations
        Denavit-Hartenberg Dense DenseNets DensePose Departing Deploying Deriving Descent Design
        Designed Desired Detecting Detector Determining Dex-Net DiDeMo Diakonikolas Dice
        Differentiable Differential Differing Diffusion Digit Dirac Discrete Discriminative Distance
        Distinct Distributed Diverse Diving48 Do DoS Dobrushin Does Doing Doom Driven Dropout
        DukeMTMC DukeMTMC-ReID DukeMTMC-VideoReID Dung Dwork Dynamics E-step E2E EA EAO EAs EBM EBMs
        EC EC2 ECG ED EE EER EF EF1 EFX EG EGTEA EHR EI EKF-based EL ELECTRA ELMo EM-like EMA
        EMG-based EMNIST EPE EPI EPIC EPIC-Kitchens ER ERT ESDF ETH3D EU EV Earlier Early Edge
        Effectiveness EfficientNet EfficientNet-B0 Efficiently Efforts Ego4D Electromyography
        Embedded Emotion Employing En Enabling Encoder Encoding Encouraged Encouraging End-to-end
        Energy Engineering English-German English-to-French Enhancing Ensemble EpicFlow Equally
        Equivalently Erdős-Rényi Error Essential Euler-Lagrange Eulerian Europe European Event
        Event-based Eventually Every Exact Excellent Except Experimentation Expert Experts
        Explainable Explanation Explicit Explicitly Exploration Exploring Exponential Extensions
        External Extracting F-formation FA FACE FACS FAM FAR FAS FAST FAT FAUST FBG FBMS FC FC100
        FCNN FCOS FCVID FDDB FDE FDI FDM FDR FE FEA FEJ FFHQ FFN FG FG-NET FG-SBIR FGSM
        FGVC-Aircraft FIM FISTA FLAIR FLAME FM FMCW FMD FMs FN FNN FOCS FP FPGAs FPT FPTAS FPV FSC
        FSCIL FSM FSOD FSR FSS FT FTL FTRL FV F_ FaceForensics++ FaceNet Facebook Facial Failing
        Fano Fastfood Features FedAvg Federated Feedback Feldman Fenchel Few Few-shot Field-of-View
        FigureQA Filter Filters Final Fine-Grained Fine-tuning Finite Finnish First-Order Fitting
        Five FixMatch Flickr Flickr8K Flight Flow FlowNet FlyingThings3D Follow Force Forecasting
        Formally Formulated Forward Foster Four Fourier-based Framework Franka Frechet Fréchet Full
        Fully Further-more Fusing Fusion Future GA GAC GAE GAIL GAN-generated GAP GAT GB GBDT GC GCL
        GCN-based GDPR GEC GES GF GFLOPs GGMs GI GIF GLM GLMs GM GMs GN GNC GNSS-based GNSS-denied
        GOT-10k GP-UCB GP-based GPT GPT-2 GPT-3 GPT-4 GPU-accelerated GPU-based GPU-days GPU-hours
        GQA GR GRF GRFs GRID GS GSP GST GTA GTA-V GTAV GTEA GTSRB GTX GTX1080Ti GUI GW Gabor Game
        Gamma Gatys Gauss Gaussianity GeForce GelSlim General Generalization Generalized Generated
        Generation Generic Geometric Geometrically Geometry-Aware German-English Germany Gestalt
        Gini GloVe Global-Local Globally Glow Go GoPro Goal Going Good Goodfellow Google GoogleNet
        Gradient Gradient-based Granger Graphs Grasp GraspNet GraspNet-1Billion Grasping
        Grassmannian Greedy Groebner Gromov-Wasserstein Ground Grounding Group GuessWhat Guidance
        Guided Gumbel Gumbel-Softmax H3 HAN HAR HB HC HCI HDC HDD HDP HED HER HEVC HIL HINs HITL HIV
        HM3D HMD HMDB HMDs HMI HOG HOIs HOTA HP HPatches HQ HQP HRL HRNet HRP-2 HRP-4 HS HSIC HSIs
        HSR HTC HTL HTML HTN HVS HZD Haar Habitat HalfCheetah Hall Hamilton Han Hand Handling Hankel
        Hanneke Haptic Hard Hardt Hardware Hazan Head Head-Mounted Hebbian Hedge Hellinger Helmholtz
        Hessian-free Hessian-vector Hessians Heterogeneous Hidden Hierarchical High-Definition
        High-quality Highly Hitherto Hits Hollywood Hollywood2 HoloLens Hopfield Horn How-ever Huang
        Huber HumanEva-I Hungarian HyQ Hybrid Hyperband Hölder I2I I3D IAM IARPA IB IBP IBVS IC
        ICDAR15 ICDAR2013 ICDAR2015 ICL ICP-based ICU IDF1 IDS IE IEEE IEKF IHT III IIW IIWA IJB-B
        IJB-C IKEA ILC ILSVRC-12 ILSVRC-2012 ILSVRC2014 IMDB IMM INR INRIA INRs INS IOC IOU IPC IPS
        IQA IRLS IRM ISBI ISIC ISM ISS ISTD ITCS ITE ITM IV IWSLT Identification Identifying
        Image-based Image-to-Image ImageNet-21K ImageNet-C ImageNet-LT ImageNet100 Imitation Impact
        Implementation Implementing Implicit Important Improved Improving In-Shop InLoc Inception-V3
        Inception-v3 Including Increasing Incremental Independent India Indian Individual Industrial
        Inferring InfoMax InfoNCE Informally Infrared Inherent Initial Input Inside Instagram
        Instance Integration Intensive Interaction Interactive Interest Internet-scale
        Interpretability Interpreting Intersection Intersection-over-Union Intriguingly Intrinsic
        Introducing Inverse IoU-based IoUs It Italian Iterative J-HMDB JAAD Jacobi Japan
        Jensen-Shannon Jester Jiang Johnson Johnson-Lindenstrauss Joint Jointly Just K-FAC K-Means
        K-armed KBs KF KIT KITTI-2015 KITTI-360 KKT KRR KS KT KTH K^ Kalai Kanade Karush-Kuhn-Tucker
        Katyusha Keeping Kendall Kernel Kesten-Stigum Keywords Kinematic Kinematics Kinetics-600
        Kinetics400 Kitti Kleinberg Klivans Knowing Known Kodak Kolmogorov Krylov Kullback
        Kurdyka-Lojasiewicz L-BFGS L-smooth L0 L1-norm L1-regularized L2-norm LBP LBS LCD LDL LDP
        LDS LE LED LEDs LEGO LFWA LFs LID LIDAR-based LIDARs LIF LIME LIO LLE LLM-based LLP LLS
        LLaVA LMC LMIs LMM LMMs LMs LNS LO LOAM LOS LPIPS LQ LR-HR LRF LRR LRS2 LRS3 LRW LS LSC LSD
        LSH LSM LSMDC LSR LSTD LT LTR LUT LVLMs LWIR LWR LWR4+ L^2 L_0 L_1 L_2 L_p LaTeX Label
        Labeling Lack Lanczos Language-Image Laplace-Beltrami Laplacians Large-scale Lasserre Lately
        Latent Latin LeNet LeNet-5 Learned Lee Legged Leibler Less Let Levy Li LiDAR-Inertial
        LiDAR-camera LiDAR-inertial Lifting Light Likewise Limited LinUCB Line LineMOD Linear Link
        Lipschitz-continuous Lipschitzness Little Liu Lloyd LoRA Local-Global Localization Locally
        Loihi Long Long-Short Long-Tailed Long-term Look Loop Loss Lovász Low Low-Rank Low-rank Lp
        Lu Lucas-Kanade Luce Lugosi Luo Lyapunov-based L₂ M-VAD M-estimation M-estimator
        M-estimators M-step MAC MACs MAD MADDPG MAML MAPPO MAR MAS MB MCA MCC MCL MCMC-based MCP MD
        MDE MDL MDNet MDS MEG MEMS MF MHE MHP MIAs MICCAI MICP MIDI MIM MIMIC-CXR MIML MIMO MINLP
        MIPS MIQP MIT-Adobe MIT-States MIT300 MKL ML-based MLC MLLM MLLMs MLM MLN MLNs MLP-Mixer
        MLP-based MLT MM MMS MNAR MNL MOD MOEA MORL MORPH MOS MOT15 MOT16 MOT20 MOTS MP MPC-based
        MPCC MPCs MPE MPG MPI-INF-3DHP MPJPE MPS MPT MPs MRI-guided MRIs MRMP MRPP MRR MRS
        MS-Celeb-1M MS-SSIM MSA MSCKF MSD MSDA MSI MSL MSMT17 MSR MSRA-TD500 MSRR MST MTC MTS MUSIC
        MVC MVG MVP MVPS MVSEC MVSNet MW MWU Ma Magnetic Mahalanobis-like Main Mainly Maintaining
        Majority Make3D Making Mallows Mamba Manipulation Mannor Manual Manually Map MapReduce
        Mapillary Martian Mask-RCNN Mass Massart Matching Mathematically Matlab Matrix Maximum
        Maxwell McKibben Mean Measuring Memory Mendelson Meta-Learning Meta-learning Method Metric
        Metropolis Mikolov Mimicking Mind Minecraft Mini-Cheetah MiniGrid Minimax Minimization
        Minimizing Mises Mises-Fisher MixUp Mixed-Integer Mixture-of-Experts Mixup MoCap MoCo MoE
        Mobile MobileNet-v2 MobileNets Model-based Model-free ModelNet10 Modelling Modular Module
        Moitra Mondrian Montanari Monteiro Moon Moran Moreau Mossel MovieLens MovieQA Moving Mujoco
        Multi-Domain Multi-Head Multi-Label Multi-Layer Multi-Level Multi-Modal Multi-Objective
        Multi-PIE Multi-Person Multi-Robot Multi-Source Multi-Target Multi-agent Multi-modal
        Multi-view MultiPIE MultiTHUMOS MultiWOZ Multimodal Multiplier Musashi My Möbius NABirds
        NAMO NAO NAR NAS-based NASNet NBA NBV NCE NCLT NDCG NDS NE NEC NGSIM NIH NIPS NL NLG NLI NLL
        NLU NMF NN-based NNS NOCS NODE NOT NP-Hard NP-hardness NR NR-IQA NRSfM NSGA-II NSS NTK
        NTU-RGB+D NTU-RGBD NVS NX NYU-Depth NYU-Depth-v2 NYUD-v2 NYUDv2 N^ N^2 Naively Naturally
        Navigation NeRF-based Nemirovski NetVLAD Netflix Neumann NeurIPS Neuro-Symbolic Newton-Euler
        Newton-type Newtonian Next-Best-View NfS Node Noise Noisy Non-Gaussian Non-Linear
        Non-Maximum Non-Rigid None Nonlinear Nordland Normal Normally Northwestern-UCLA Noting
        Notwithstanding Novel Now Nyquist Nystrom O* OCID OCO OCP OCT OD ODS OF OFF OGD OK-VQA OLS
        OMD ONS OOC OP OPE OPT ORB ORB-SLAM ORB-SLAM2 ORCA OSC OSDA OSM OSR OTB OTB-2013 OTB-2015
        OTB2015 OVIS OWL ObjectNav Objects Observation Observations Obstacle Obtained Obtaining
        Obviously Occlusion Occlusions Occupancy Off-Policy Office OfficeHome Offline Oftentimes Oja
        One-Shot OoD Open-Set Open-Vocabulary Open-source OpenCV OpenImages OpenPose OpenStreetMap
        Operating Optical Optimal Or Oracle Orthogonal Others Otherwise Ours Out-of-Distribution
        Oxford Oxford-102 P2P P3P PA PAC-style PAD PAF PAM PAMs PAN PAR PASCAL-5i PASCAL-Context
        PASCAL-Person-Part PASCAL-VOC PASCAL3D+ PB PBVS PCA-based PCB PCC PCD PCFG PCL PCM PCN PCs
        PDA PDDL PE PET PETA PF PFL PGM PGO PIE PIPA PKU-MMD PLA PLL PLM PLMs PM PMD PMI PML PN PO
        POI POIs POMCP PP PPA PR PRID2011 PRM PRMs PRN PRW PSD PSF PSFs PSM PSO PSPACE-complete
        PSPACE-hard PSPNet PSR PSRL PSRs PTAS PTB PTQ PTZ Page PageRank Pairwise Panda Panoptic
        Parallel Parameters Pareto-optimality Paris Parkinson Part PartNet Partial Partially
        Particular Pascal Pascal3D+ PascalVOC Passive PatchMatch Path Pearl Pearson Pedestrian
        People Pepper Perception Perceptual Performing Person Perspective-n-Point Petri Ph PhD Phi
        Physics Pix3D PixelCNN Place Places Places2 Places365 Plackett-Luce Plan PointNet-based
        PointPillars Points Polarization Policies Policy Polyak Polyak-Lojasiewicz
        Polyak-Łojasiewicz Portuguese Pose Pose-Guided PoseNet PoseTrack Positive Possible
        Post-processing Posterior Potential Potts Power Powered Practical Practically Practitioners
        Pre-trained Pre-training Precise Precision Predictive Pressure Price Primal-Dual Primarily
        ProMP Probabilistic Problems Proc Processes Processing Programming Progress Projection
        Prominent Proper Proposed Provided Providing Pruning Public PyBullet Q-Learning Q-functions
        Q-network QAP QCQP QD QP-based QR Qualitatively Quality-Diversity Quantitatively
        Quantization Quasi-Newton R-FCN R2 R2R R3 R4R R820 RADAR RAFT RAG RAMIS RANSAC-based RAP RAS
        RAW RBM RBMs RCD RD RDF RDP REAL275 REVERIE RFF RFID RFs RGB-Depth RGB-NIR RGB-only
        RGB-thermal RGBD-based RIP RKHSs RLBench RLS RM RMPs RN RNA ROIs ROM ROS-Gazebo ROS-based
        ROS2 ROV RPC RPCA RPE RPM RR RRM RRT-Connect RRTs RSA RSC RSS RST RTD RTK RTX RV R^ R^m
        Radar Rakhlin Random Range Ranging Rank-1 Rapidly-Exploring Rayleigh ReLUs Real-Time
        Real-time RealSense Realistic Recht Recipe1M Recognition Reconstruction Recovering Recurrent
        Reddit Reduced Ref RefCOCO RefCOCO+ RefCOCOg RefSR ReferIt RefineNet RegDB Regardless Region
        Regression Related Relative Reliable Removing Renyi Representation Representations
        Representing ResNeXt-101 ResNet-152 ResNet-34 ResNet-based ResNet18 Residual Resnet
        Resulting Retinex Retrieval Reward Reynolds Riccati Ricci Ridge Rigid Rigorous Risk RoBERTa
        RoIs Robot-Assisted Robotarium Room-to-Room Roughly Runge-Kutta Running Russian Russo Rényi
        S2S SAE SAG SALICON SAN SARAH SARS-CoV-2 SAT-based SBIR SBP SBU SC SCA SCAN SCAPE SCD SCI
        SCM SCMs SCN SCO SCS SCT SDC SDCA SDD SDEs SDFs SDG SDM SDPs SDR SDV SEA SEAs SEM SENet SF
        SFA SFDA SFL SFM SG SG-MCMC SGA SGD-based SGG SGM SGN SGP SGR SH SHAP SIDD SIM SLAM-based
        SLP SLR SLS SLT SLU SM SMART SMP SMPL-X SMS SMT-based SN SNLI SNN-based SOA SOCP SODA SOM
        SOS SOT SOTAs SPA SPAD SPADE SPADs SPC SPG SPI SPICE SPM SPN SPR SQL SQP SQuAD SRB SRC SRL
        SRM SRN SS SSA SSC SSDA SSF SSG SSM SSMs SSN SSOD SSP SSR SST SSVM ST STA STAM STAR STD STM
        STN STR STS SUN-RGBD SUN3D SUNCG SURF SURREAL SVD-based SVGD SVI SVR SVT SWaP SYSU-MM01 Safe
        Safety Salads Saliency Sample Samples Sampling-based Sawyer ScaleNet Scaling ScanNetV2
        ScanObjectNN ScanRefer Scene SceneFlow Schapire Schatten Schmidt-Kalman Searching
        Second-Order SegNet SegTrack Segway Seldin Selecting Self-Adaptive Self-Distillation
        Self-Organizing Self-Training Self-attention Self-supervision SemEval Semantic-Aware
        Semi-Global Semi-supervised Sensing Sensitivity Sensor Sequence-to-Sequence Setting SfT
        Shalev-Shwartz Shamir Shape-from-Template Shared Sharing Sherali-Adams ShuffleNet SiamFC
        Siamese-based Sigma Sigmoid Signal-to-Noise Significantly Sim-to-Real SimCLR Similarity
        Simple Simulators Single Six Sketchy Sliding Small Smith Snell SoS Social Softmax Sokoban
        Solutions Sometimes SotA Source-Free SpaceNet Spanish Sparse Sparsity Spatial-Temporal
        Spatio-temporal Spearman Special Specific Spectral Speed SphereFace Sports-1M Spot
        Squeeze-and-Excitation Stable Stan Stanford StarCraft State-of-the-Art Static Statistics
        Steinke Stemming Step Stereo Stewart Stiefel Stochastic Stokes Strong Structural Structured
        Student Student-t Studies Studying StyleGAN-based Subjective Subjects Submodular Subsequent
        Substantial Success Successfully Sufficient Sum-Product Sum-of-Squares Superior Supervised
        Supplemental Suppose Surgical Swin Swish Switching Sybil SynTouch Synapse Synthia System
        Systematic Systems T-LESS T1 T2I T5 TACoS TAD TAL TALOS TAM TAO TAR TCGA TCN TCNs TCP TD3
        TDIUC TDPA TED THOR THUMOS'14 THUMOS-14 TIAGo TIMIT TKG TL TP TPE TPN TPS TPU TR TRADES
        TRANCOS TRECVID TRN TRPO TRansformer TSA TSC TSM TSP TT TTI TTS TU-Berlin TUM-VI TVR T^2
        TacTip Tackling Tactile Tailored Talos Target Targeting TartanAir Tasks Teacher
        Teacher-Student Techniques Temples TensorRT Test Test-Time Tested Testing Texas Text
        Text-to-Image TextZoom Theory Therein Thermal Things Thoughtful Tilde Time Time-of-Flight
        Tiny-ImageNet TinyImageNet Total-Text Trajectories Trajectory Transfer Transferring
        Transform Transparency Treating Tree TreeBank Trees Triplet Tsallis Tsybakov TuSimple Tucker
        Turing TurtleBot TurtleBot3 Two-Stream U-Nets U-net U-shape U-shaped U-statistic
        U-statistics UAM UAP UAS UAV-based UAV123 UAVDT UC UCB-based UCB-type UCF-Crime UCF-QNRF
        UCF-Sports UCF_CC_50 UCRL UCSD UCT UCY UGVs UI UK UKF UN UNITER UP UR UR10 UR10e URDF URL
        USA USB USD USPS USV USVs UT-Interaction Ullman Ultra-Wideband Ultrasound Uncertainty-Aware
        Underwater UniDA Uniform Unity Unity-based Universal University Unlabeled Unsurprisingly
        Until Up Use V100 V2V V2X V3 VAD VAE-based VAR VAT VB VC-dimension VCR VFI VG VGGFace2
        VGGNet VI-ReID VI-SLAM VIB VICON VINS VINS-Mono VIPeR VIRAT VIS VL VLA VLAD VLP VM VMR VMRD
        VOC07 VOC12 VOC2007 VOC2012 VOT VOT-2018 VOT2016 VOT2017 VOT2018 VP VPS VQ-VAE VQA-CP VRD
        VSA VSLAM VT VTOL VTT Valiant Validated Value Vapnik-Chervonenkis Variable Variational
        VeRi-776 Vector Vehicle Vehicle-to-Everything VehicleID Velodyne Vempala Very ViT-B ViZDoom
        Vicon VideoQA View Virtual VirtualHome VisDial VisDrone Vision Vision-based Visual-Semantic
        VisualGenome Visualization Viterbi Volleyball VoteNet WAM WBC WCE WER WFLW WGAN WGAN-GP
        WGANs WHO WL WMD WMT WMT14 WSD WSIs WSL WSOL Warmuth WaveNet Weakly Weakly-Supervised WebP
        WebVision Website Weibull Weight Weisfeiler-Lehman Weisfeiler-Leman Welling Weston Whenever
        Where Whether Which Whittle Why Wi-Fi WikiText-2 Wikidata Wikitext-2 Winograd Wireframe
        Wishart Word Word2Vec Work Working World Worse X-rays XD-Violence XGBoost XLNet XML XOR XP
        XY X_1 X_i X_n Xception Xu YFCC100M YOLOv2 YOLOv3 YTF Yahoo Yang Yehudayoff YouCook2
        YouTube-VIS YouTube-VOS Young Youtube Youtube-Objects ZS-SBIR ZSD Zero-shot Zhou Zhu arXiv
        bAbI beta-VAE cGAN cGANs cO camera-IMU camera-LiDAR cryo-EM dT eXplainable human-AI
        iLIDS-VID iLQR iNaturalist iPhone imSitu k-Nearest kHz kNN log-Sobolev mIOU mN mW mathbbR^n
        meta-RL mini-ImageNet miniImagenet mmWave multi-DOF multi-DoF multi-LiDAR multi-UAV nT
        non-Bayesian non-English non-IID non-Markov non-Markovian pHRC port-Hamiltonian pseudo-LiDAR
        reID sRGB semi-Markov t-SNE tiered-ImageNet tieredImageNet tildeO top-K type-I type-II uSkin
        vMF vSLAM widetildeO
    """,
    2: """
        100K 1M 2.0 2D-to-3D 3D-aware 3D-printed 3DMM 3DPW 4K 6DOF 6DoF A* A1 ABB ABC AC ACE AD ADE
        ADE20K AE AFLW AI-based AL AM ANN ANNs ANYmal API APIs ARM ASP ASR ASV AU AUROC AUV AUVs AUs
        AV AVA AVs Ablation Accurate Achieving Across Active Actor-Critic Adam Adding Additional
        Addressing Adversarial Afterward Afterwards Agents Aiming AirSim Albeit Algorithms
        Alternatively Alzheimer Amazon Analysis Any Apart Applications Applying Approaches Argoverse
        Assuming Attention Auto-Encoder AutoEncoder AutoML Autonomous B-spline BA BC BDD100K
        BERT-based BN BNN BNNs BO BP BSDS500 Baxter Before Being Bellman Benchmark Benefiting
        Bernoulli Bernstein Boltzmann Breakfast Bregman C++ CAM CAMs CARLA CBF CBFs CCA CD CDPR CF
        CIDEr CL CLEVR CMOS CMU COLT COVID-19 CP CPG CPUs CRFs CS CTC CUB CUB-200 CUB-200-2011
        CUHK03 CV CVAE CVaR Caltech Caltech-UCSD CamVid Cassie CelebA-HQ Center Central Chamfer
        Charades Charades-STA CityPersons CityScapes Classical Clustering CoM Collecting Common
        Commonly Comparative Comparing Comparison Comparisons Computational Computing Consider
        Context Control Conventionally Conversely Convolutional Cosserat Coupled Critically
        Cross-Modal CycleGAN DA DAG DARPA DAVIS DC DCNN DCNNs DDP DDPG DETR DG DL DML DMPs DNN-based
        DOFs DPP DPPs DQN DR DR-submodular DS DTU DVS Dataset DeepFashion Degrees Delta
        Demonstration DenseNet Depending Depth Designing Detailed Detection Developing Differently
        Direct Directly DoFs Domain DomainNet Doppler Drawing Dubins DukeMTMC-reID Dynamic EEG EKF
        ELBO EMG EP ES ETH Earth Effective Efficient Embedding Encoder-Decoder Equipped Essentially
        Estimating Estimation EuRoC Euler Evaluated Evaluating Examples Exhaustive
        Expectation-Maximization Exploiting Extending F-measure F-score F1-score FCNs FEM FER FFT
        FGVC FLOPS FOV FPGA FPN FR FSL FW Fashion-MNIST Fast Faster-RCNN Feature Fetch Few-Shot
        Field Fig Finding Flickr30K Flickr30k FoV Focusing Fortunately Fourth Freedom French
        Frobenius GAN-based GCNs GD GLUE GMM GMMs GNN-based GNSS GPR GPS-denied GRU GRUs GT GTA5
        GZSL Gauss-Newton GelSight Generally Generating Generative German Gibson GitHub Github
        Global GoogLeNet Grad-CAM Gram Graph Grassmann HDR HICO-DET HJ HMC HMDB-51 HMDB51 HMM HMMs
        HOI HPE HPO HRC HSI Hadamard Hamilton-Jacobi Hamiltonian Hamming Hausdorff Having Hawkes
        Herein High Hough Human-Object Human-Robot Humans ICA ICDAR ID IDs II IID IJB-A IK IL ILP
        ILSVRC ILSVRC2012 IMUs IP IPM IR IRL IS ISO ISP Ideally Image ImageNet-1K ImageNet-1k
        Imagenet Images Inception Incorporating Inference Information Initially Integrating IoT Is
        Ising JHMDB JIGSAWS JPEG Jaccard Jacobians Japanese K-means KAIST KB KD KG KGs KL-divergence
        KNN Kinect Kinetics Kinetics-400 Knowledge Koopman Kronecker L1 LASSO LBR LDA LDR LF LFW
        LIDAR LINEMOD LIP LLM LM LP LQR LSP LSTM-based LSUN LTL LTLf LVIS L_ LaSOT Lagrange
        Lambertian Langevin Language Laplace Large Lasso Last Later Learning-based
        Levenberg-Marquardt LfD LiDAR-only LiDARs Lidar Lie Like Littlestone Local MAB MAE MAPF MARS
        MATLAB MAV MAVs MBRL MC MCTS METEOR MI MIL MILP MIP MIS MIT MLPs MMD MOT MOT17 MOTA MPI
        MPI-Sintel MPII MPPI MR MRC MRF MRFs MSE MSR-VTT MSVD MT MTL MVS MVTec Machine Mahalanobis
        Manhattan Market-1501 Market1501 Markovian Mars Matterport3D MaxSAT MegaFace Methods
        Metropolis-Hastings Middlebury Mixture MobileNet MobileNetV2 Model ModelNet ModelNet40
        Modeling Models Modern Much Multi-Armed Multi-Object Multi-Scale Multi-Task Multi-View
        Multiple Multipliers NASA NDT NER NIR NIST NLOS NMPC NMS NMT NNs NP NP-complete NTU NUS-WIDE
        NVIDIA NYU NYUv2 Namely Natural NeRFs Nesterov Networks Neural New Newton Nm No Not Note
        Nowadays NuScenes Numerous Nyström OCR ODE ODEs OT Object Observing Of Office-31 Office-Home
        Often Omniglot Online Only OpenAI Optimization Optimizing Other Over Owing PAC-Bayes
        PAC-Bayesian PACS PC PD PDE PDEs PG PGD PI PID PL POMDPs POS PPO PQ PR2 PS PU Pareto-optimal
        Participants Past Performance Perhaps Physical Planning Please PnP Poincaré Point PointNet
        PointNet++ Popular Precisely Predicting Prediction Preliminary Previously Problem Process
        Promising PyTorch Python Q-Network Q-function Q-value Q-values QP RAM RBF RC RCM RCNN RE
        REINFORCE RF RGB+D RGB-based RKHS RL-based RMS RMSProp RNN-based ROC ROI ROUGE RP RPN RRT
        RRT* RS R^d R^n Rademacher Re-ID Re-Identification ReID Real Real-world Reasoning Recall
        Recognizing Regarding Reinforcement Relying Remarkably ResNeXt ResNet-101 ResNet-18 ResNet50
        ResNets Research Researchers RetinaNet RoI Robot RobotCar Robotic Robotics Robots Robust
        Robustness S3DIS SA SAC SAGA SAM SAR SAT SBM SCP SD SDE SDF SDP SGLD SIFT SISR SL SLIP SMA
        SMC SMPL SMT SNN SNR SO SOD SP SPD SPL SPNs SQ SSD SSIM STL STL-10 STOC SUMO SUN SVD SVMs
        SVRG SYNTHIA Sampling Search See Segmentation Self-Attention Self-Supervised Self-supervised
        Semantic SemanticKITTI Semi-Supervised Seq2Seq ShanghaiTech Shannon Shape Shapley
        Significant Sim2Real Similar Simply Simulated Simultaneously Sinkhorn Sintel SoTA Sobolev
        Soft Solving Something-Something Spatial Spatio-Temporal Specially Stability Stackelberg
        Standard State Statistical Stein Still Structure Structure-from-Motion StyleGAN StyleGAN2
        Successful Super-Resolution Supplementary Synthetic TAMP TD THUMOS14 TS TSDF TTA TUM TV TX2
        Taken Tanks Task Taylor Technically Temporal TensorFlow Tests Thereafter Thereby Thirdly
        Thompson Thorough Throughout ToF Today Top-1 Tracking TrackingNet Trained Twitter Typical
        UCB UCF UCF-101 UCF101-24 UCI UGV UNet UR5 UR5e US UV UWB Ultimately Uncertainty
        Understanding Union Unsupervised Upon User Users Usually V-COCO V1 V2 VAEs VC VGG VGG-16
        VGG16 VI VID VLM VLMs VLN VOS VPR VSR Validation ViTs Via Vinci Vision-Language
        Vision-and-Language Visual Visual-Inertial Voronoi WIDER WSI WSOD WSSS Wang Waymo Web
        Whereas Whilst WiFi Wikipedia Wild WordNet X-ray XAI YCB YCB-Video YOLO YuMi ZMP ZSL
        Zero-Shot Zhang dB dVRK fMRI high-DOF iCub k-NN kPa miniImageNet non-Euclidean
        non-Lambertian pHRI quasi-Newton rPPG re-ID sEMG sqrtT sub-Gaussian
    """,
    3: """
        1D 2D 2D-3D 3D 4D 6D ADMM AI AP AR AUC According Accordingly ActivityNet AlexNet Along Among
        And Another Atari BERT BEV BLEU Bayes Bayesian Because Besides Beyond Boolean Building But
        CAD CIFAR CIFAR-10 CIFAR-100 CIFAR10 CIFAR100 CLIP CNN CNN-based CNNs COCO CPU CRF CT Can
        Cartesian CelebA Chinese Cityscapes Combined Combining Comprehensive Consequently
        Considering Contrary ConvNet ConvNets Conventional Crucially Current Currently DNN DNNs DOF
        DP DRL Deep Despite Different Dirichlet DoF Due During EM ERM Empirical Empirically English
        Especially Euclidean Evaluation Evaluations Even Experiment Experimental Experimentally F1
        FCN FID FL FLOPs FPS Firstly Fisher Following Fourier Frank-Wolfe Further GAN GANs GCN GNN
        GNNs GP GPS GPU GPUs GPs Gaussian Gaussians Gazebo Gibbs HD HR HRI Hence Hessian Hilbert How
        Human Human3 Hz ICP IMU ImageNet Importantly Indeed Instead Interestingly Internet
        Intuitively IoU Its Jacobian KITTI KL KUKA Kalman Key Kullback-Leibler L2 LLMs LR LSTM LSTMs
        Lagrangian Laplacian Lastly Learning Leveraging LiDAR LiDAR-based Lipschitz Lyapunov MAP
        MARL MCMC MDP MDPs ML MLE MLP MNIST MPC MRI MS MS-COCO MSCOCO Mapping Markov Meanwhile
        Monte-Carlo More Motion Motivated MuJoCo Multi-Agent NAS NLP NN NP-hard Nash NeRF Network
        Nevertheless Next Nonetheless Numerical OOD Omega Once One Overall PAC PASCAL PCA POMDP PSNR
        Pareto Particularly Poisson Previous Prior Q-learning QA Qualitative Quantitative R-CNN
        RANSAC RGB RGB-D RGBD RL RMSE RNN RNNs ROS Rather ReLU Recently ResNet ResNet-50 Results
        Riemannian SE SGD SLAM SNNs SOTA SR SSL SVHN SVM ScanNet Secondly Several SfM ShapeNet
        Short-Term Siamese Similarly Simulation Simulations So Some Source Starting State-of-the-art
        Subsequently Surprisingly T^ Taking Thanks That Their Theoretical Theoretically Therefore
        Theta They Though Three Together Traditional Traditionally Training Transformer
        Transformer-based Transformers Two Typically U-Net UAV UAVs UCF101 UDA Unfortunately
        Utilizing VAE VIO VO VOC VQA VR Various ViT Wasserstein What Within Without Yet YouTube mAP
        mIoU non-Gaussian nuScenes
    """,
}
KNOWN: dict[str, int] = {
    word: weight for weight, words in _GROUPS.items() for word in words.split()
}
