"""Names so widely used that an abstract which states one seldom introduces it."""

from __future__ import annotations

from site_builder.understanding.words import wordset

DATASETS = wordset(
    "20Newsgroups 300-W 3DMatch 3DPW 7-Scenes ActivityNet ADE20K ADNI AffectNet AFLW AgentBench "
    "AgentDojo AlpacaEval AMASS ANLI AQuA Arena-Hard Argoverse ATIS AVA AVE bAbI BabyAI BDD100K "
    "BEIR BIG-Bench BoolQ Breakfast BSDS500 BTAD CALVIN CamVid CARLA CC12M CC3M cc3m CelebA "
    "CelebA-HQ CHAOS Charades Charades-STA CheXpert CIFAR CIFAR-10 CIFAR-100 CIFAR-FS CIFAR10 "
    "CIFAR100 CINIC-10 CityPersons Cityscapes CLEVR Clothing1M ClueWeb09 CNN/DailyMail CO3D COCO "
    "COCO-Stuff COIL-100 CommonsenseQA CoNLL-2003 CrowdHuman CUB CUB-200 CUB-200-2011 CUHK-SYSU "
    "CUHK03 CULane CVUSA D4RL DailyDialog DAVIS DBpedia DeepFashion DexYCB DocRED DomainBed "
    "DomainNet DOTA DROP DSEC DTU DukeMTMC DukeMTMC-reID Ego4D ELI5 EPIC-Kitchens ETHZ EuRoC "
    "FaceForensics++ Fashion-MNIST FAUST FER2013 FEVER FFHQ Flickr30K Flickr30k FlyingChairs "
    "FlyingThings3D GLUE GoPro GOT-10k GQA GraspNet-1Billion GSM8K GuacaMol HellaSwag HICO-DET "
    "HMDB HMDB51 HotPotQA HotpotQA HPatches Human3.6M HumanEval HumanML3D ICDAR IEMOCAP IJB-A "
    "IJB-B IJB-C ILSVRC ILSVRC2012 ImageNet Imagenet ImageNet-100 ImageNet-1K ImageNet-1k "
    "ImageNet-21K ImageNet-A ImageNet-C ImageNet-LT ImageNet-R IMDB iNaturalist IWSLT J-HMDB "
    "JIGSAWS KAIST Kinetics Kinetics-400 Kinetics-600 Kinetics-700 KITTI KITTI-360 LabelMe "
    "LAION-400M LAION-5B LAMA LAMBADA LaSOT LFW LIBERO LibriSpeech LibriTTS LINEMOD LineMOD LLVIP "
    "LongBench LRS2 LRS3 LSMDC LSUN LVIS Market-1501 Market1501 MATH MATH-500 Matterport3D MBPP "
    "MELD Meta-World MetaWorld Middlebury MIMIC-CXR MIMIC-III MIMIC-IV mini-ImageNet miniImageNet "
    "MMBench MMLU MMMU MNIST MNLI ModelNet ModelNet10 ModelNet40 MoleculeNet MOSEI MOT16 MOT17 "
    "MOT20 MovieLens MPI-INF-3DHP MPII MS-COCO MSCOCO MSMARCO MSR-VTT MSRVTT MSVD MTEB MultiNLI "
    "MultiWOZ MVSEC MVTec NAS-Bench-101 NAS-Bench-201 NaturalQuestions NewsQA NIST NoCaps nuPlan "
    "NUS-WIDE NuScenes nuScenes NYUv2 Objects365 Office-31 Office-Home OfficeHome OGB OGBN-Arxiv "
    "ogbn-arxiv Omniglot OntoNotes OpenBookQA OpenImages OpenLane OpenWebText PartNet "
    "PartNet-Mobility PASCAL-VOC PASCAL3D+ PathFinder PhysioNet PIE-Bench PIQA PKU-MMD Places365 "
    "PoseTrack Procgen ProcTHOR PROX PubMedQA QM9 QNLI R2R RACE RefCOCO RefCOCO+ RefCOCOg "
    "ReferItGame Replica REVERIE RLBench RoboCasa RobotCar S3DIS SALICON SAMSum SCAN ScanNet "
    "ScanNetV2 ScanObjectNN ScanRefer ScienceQA SciFact SCROLLS SemanticKITTI SemEval-2010 "
    "ShanghaiTech ShapeNet ShapeNetPart SICK Sintel Sketchy SkillCraft SMAC SNLI SpaceNet Spider "
    "SQuAD SST-2 StereoSet STL-10 StrategyQA SUN397 SUN3D SUNCG SuperGLUE SVHN SWE-bench "
    "SYSU-MM01 T-LESS TabFact TACoS TACRED TextVQA THUMOS THUMOS14 tiered-ImageNet tieredImageNet "
    "TIMIT Tiny-ImageNet TinyImageNet TotalCapture TrackingNet TriviaQA TruthfulQA TSPLIB "
    "TuSimple TweetEval UAV123 UCF-101 UCF-Crime UCF-QNRF UCF101 USPS V-COCO VCTK VIPeR VisDial "
    "VisDrone VoxCeleb VoxCeleb1 VoxCeleb2 VQAv2 WebArena WebQSP WebQuestions WebShop WikiBio "
    "WikiSQL WIKITEXT-103 WikiText-103 WikiText-2 WinoBias WinoGrande Winogrande WMT14 WMT16 XNLI "
    "XSum XTREME YCB-Video YFCC100M YouTube-VIS YouTube-VOS ZINC"
)
"""Datasets and benchmarks of one word, as their users spell them."""
LONG_DATASETS = (
    "20 Newsgroups", "AI City Challenge", "Atari 2600", "Caltech-UCSD Birds",
    "DeepMind Control Suite", "DeepMind Lab", "Ego-Exo4D", "EPIC Kitchens", "Google Landmarks",
    "HM3D", "Human 3.6M", "KITTI Odometry", "Labeled Faces in the Wild", "MPI Sintel", "MS COCO",
    "MS MARCO", "MS-Celeb-1M", "MVTec AD", "Natural Questions", "NTU RGB+D", "NTU RGB+D 120",
    "NYU Depth V2", "NYU Depth v2", "NYU-Depth V2", "Open Images", "Open X-Embodiment",
    "Oxford RobotCar", "PASCAL Context", "PASCAL VOC", "Pascal VOC", "PASCAL VOC 2007",
    "Pascal VOC 2007", "PASCAL VOC 2012", "Pascal VOC 2012", "PASCAL-Context", "Penn Treebank",
    "Something-Something", "Something-Something V2", "Stanford Cars", "Stanford Dogs",
    "Stanford Drone", "Stanford Online Products", "SUN RGB-D", "Tanks and Temples",
    "TREC Deep Learning", "Universal Dependencies", "Visual Genome", "Waymo Open", "Yelp Reviews",
)  # fmt: skip
"""Datasets of several words."""
AMBIGUOUS = wordset(
    "AVE Breakfast CALVIN CARLA CHAOS Charades DAVIS DROP FEVER GLUE Kinetics LAMA LIBERO MATH "
    "MELD Middlebury PROX RACE Replica SCAN SICK Sintel Sketchy Spider"
)
"""Datasets whose names are words, too: they count where a text says that it uses them."""
NO_DATASETS = wordset(
    "2D 3D 4D 6D AI AL AMR API AR ASP ASR BCI CAD CNN CoT COVID-19 CQA cryo-EM CSC CSP CT CTR CV "
    "CZSL DA DG DL DML DNN DVS ECG ED EE EEG EHR EL EM EMG FAS FER FL fMRI FR FSL FSS GAN GEC GNN "
    "GPS GPT GPT-4 GPU GUI GZSL HAR HDR HOI HRI ICL ICRA ID IE II IID III ILP IMU IoT IPC IQA IR "
    "IROS IV KBQA KG KGC KGQA LF LIDAR LiDAR Lidar LLM LLMs LTR MAPF MARL MCQ MDP MIL MILP MIP ML "
    "MLLM MMT MOT MRC MRI MT MVS MWP NAS NER NIST-style NLG NLI NLP NLU NMT non-IID NP OCR ODE "
    "OLTR OOD OSR PAR PDDL PDE POMDP QA RAG RE Re-ID re-ID ReID reID RGB RGB-D RGBD RL rPPG SAR "
    "SAR-to-optical SAT SFT SLAM SLU SMT SOD SOTA SQL SR SRL SSL STR SVM TAL TOD TTS TV UAV UDA "
    "UK US USA V1 V2 V3 VID VideoQA VLA VLM VLN VOS VPR VQA WCE WSD WSSS X-Ray X-ray XAI ZSL"
)
"""Tasks, signals and kinds of model: "a VQA dataset" names no dataset."""
METHODS = wordset(
    "3DGS 3DMM 4DGS AAM ABC ABSA AC ACE AD AdaBoost Adafactor AdaGrad Adam ADAS ADL ADM ADMM AF "
    "AFM AGV AHRS AI AI2-THOR AIS AL ALBERT AlexNet Alpaca AlphaFold AlphaGo AlphaZero AM AMCL "
    "AMP AMR ANN AOB AOG AP APC APE APF Apollo AR ARD ARIMA ASD ASP ASR ASV ATE AU AUC AutoML AUV "
    "AV AWB AWGN BA BART BC BCD BCI BCO BDD Behavior BERT BERTScore BEV BFGS BIC BLEU BLIP BLIP-2 "
    "BLOOM BM25 BM3D BMI BN BNN BNP BO BoW BP BSP BT BTL BVP CAD CARLA CATE CAV CBF CBFs CBR CCA "
    "CDPR CE CEM CF CFD CG ChatGPT CHOMP CI CIL CL Claude CLF CLIP CLIR CMA-ES CMDP CNN CNNs CNT "
    "COD COG COLMAP COM CoM ControlNet ConvLSTM ConvNet ConvNets CoP CoT CP CPG CPP CQA CRF CRFs "
    "CS CSC CSP CSQMI CT CTC CTR CV CVAE CVaR CVRP CWS CycleGAN CZSL DA DAE DAG DAgger DARTS DBN "
    "DBSCAN DC DCF DCM DCNN DCT DDIM DDP DDPG DDPM DEA DeepLab DeepMind DeepSeek DeepSeek-R1 "
    "DenseNet DETR DG DGM DGP DINO DINOv2 DL DLO DMD DML DMP DMPs DNN DOA DOB DOF DoF DP DPM DPO "
    "DPP DPPs DQN DR Dreamer DreamerV3 DRL DRO DROID-SLAM DS DSL DSP DST DT DTW DVL dVRK DVS EA "
    "EAE ED EE EF1 EfficientNet EFX EHR EI EIT EKF ELBO ELMo EM EMA EP EQA ERC ERM ERP ERT ES "
    "ESDF EV EWC F/T F1 FAB-MAP FACS FAISS Falcon FAS Faster-RCNN FastSLAM FBG FCN FDD FDE FDI "
    "FDR FE FEA FedAvg FEM FER FES FFT FGSM FGVC FID FIM FL Flamingo Flan-T5 FMCW fMRI FOV FoV "
    "FPGA FPN FPS FR FSCIL FSL FSM FSOD FSR FSS FTRL FV FWMAV GA GAIL GAN GANs GAT GBR GCN GCNs "
    "GD GEC Gemini Gemma GGM GLM GloVe GMM GMMs GMR GMRF GNN GNNs GNSS GoogLeNet GP GPIS GPLVM "
    "GPR GPS GPs GPT GPT-2 GPT-3 GPT-3.5 GPT-4 GPT-4o GPT-4V GPT4 GPU GPUs Grad-CAM GradCAM "
    "GraphSAGE GRF GRPO GRU GRU4Rec GT GUI GZSL HAR HD HDP HDR HFR HHMM HIFU HIN HJ HJB HMC HMD "
    "HMI HMM HMMs HNSW HOG HOI HPE HPF HPO HR HRC HRI HRL HRP-2 HSI HSIC HSMM HTN HVS HZD I3D IB "
    "IBP IBVS ICA ICL ICP ICS ID IDIM IHT IID IK IL ILC ILP iLQR IMM IMU IMUs InfoNCE INR INS "
    "InstructGPT IOC IoT IoU IPM IPMC IQA IR IRL IRLS IRM IS iSAM iSAM2 ISP ISS ISTA IUR JPEG "
    "k-means k-NN KAN KANs KB KBQA KD KF KG KGC KGE KGs KKT KL KNN kNN L-BFGS LASSO LCD LCP LDA "
    "LDL LDP LDR LDS LF LfD LIDAR LiDAR LIME LINE-MOD LIO LIP LIPM LLaMA Llama LLaMA-2 LLaMA-3 "
    "LLaVA LLM LLMs LM LMC LMI LMs LO LogitBoost LoRA LOS LP LQ LQG LQR LR LRF LRR LS LSH LSTM "
    "LSTMs LTL LTR LVM MAB MABs MAE Mamba MAML MAP mAP MAPF MAPPO MARL MAS MATLAB MAV MaxSAT "
    "mBERT MBRL MC MCI MCL MCMC MCQA MCTS MDE MDL MDP MDPs MDS MEMS MF MI MIA MIL MILP MIM MIMO "
    "mIoU MIP MIPS MIQP MIS Mistral Mixtral MKL ML MLE MLL MLLM MLLMs MLM MLN MLP MLPs MM MMD MNL "
    "MobileNet MoCap MoCo MoE MORL MOT MP MPC MPM MPNN MPPI MR MRC MRF MRFs MRI MRS MRTA MSCKF "
    "MSE MST MT MTL MuJoCo MuZero MVS MW MWE MWP NAMO NAS NBV NCA NCE NDT NE NER NERF NeRF NeRFs "
    "NetVLAD Newton-CG NICE-SLAM NIR NLG NLI NLOS NLP NLU NMF NMPC NMS NMT NN NNs NRSfM NTK "
    "NVIDIA o1 OCO OCP OCR OCT ODE ODEs ODQA OLS OMP OOD OoD OPE OpenAI OpenPose OPT ORB-SLAM "
    "ORB-SLAM2 ORB-SLAM3 OSDA OT OWL PAC PAD PageRank PaLM PAM PAN PatchMatch PB PbD PBVS PCA "
    "PCFG PCFGs pCLE PD PDAC PDDL PDE PDF PET PF PFL PG PGM PGMs PGO pHRC pHRI PI PID PINN PINNs "
    "Pix2Pix PixelCNN PKM PLL PLM PLMs PM PMI PnP POI PointNet PointNet++ Polyak POMDP POMDPs POS "
    "POSG PPCA PPO PRB PRM PRM800K PRNG PS PSF PSNR PSO PSR PTQ PTZ PU PWM PyTorch Q-learning QA "
    "QAP QAT QCQP QD QE QG QLoRA QMIX QoS QP QPs Qwen Qwen2 R-CNN RAFT RAG RAMIS RANSAC "
    "RANSAC-based RAS RBF RBM RBMs RBPF RC RCM RDF RE Re-ID re-ID ReID reID REINFORCE ReLU ResNet "
    "ResNet-50 RetinaNet RF RFF RFID RFS RGB RGB-D RHC RIP RKHS RL RLHF RLS RLVR RMIS RMS RMSE "
    "RNN RNNPB RNNs RoBERTa ROI RoI ROS ROV RPCA RPN RRT RRT* RRTs RS RSS RSSI RTDP RTE RTK RVM "
    "S2ST SA SAC SAE SAGA SAM SAM2 SAR SARSA SAT SBIR SBM SCI SCM SCP SDCA SDE SDEs SDF SDG SDP "
    "SEG Seq2Seq seq2seq SeqGAN SeqSLAM SFA SFDA SFM SfM SFT SGD SGG SGLD SHAP SIFT SimCLR SISO "
    "SISR SLAM SLIC SLT SLU SMC SMP SMPL SMT SNN SNR SOCP SOD SOM Sora SOS SOTA SoTA SPA SpaCy "
    "SPAD SPD SPG SPH SPN SPNs SQ SQL SQP SR SRC SRL SSC SSD SSDA SSIM SSL SSM SSMs SSOD SSP "
    "ST-GCN StarCraft STDP STL STN STR STS StyleGAN StyleGAN2 SURF SVD SVGD SVI SVM SVMs SVR SVRG "
    "Swin t-SNE T2I T5 TAL TALOS TAMP TCN TD TD3 TDOA TDPA TE TensorFlow TF-IDF TKG TN TNC TO TOD "
    "TOF ToF ToM TPS TRPO TS TSA TSDF TSDFs TSP TSPs Tsybakov TT TTA TTS TV U-Net UAP UAS UAV UCB "
    "UCT UDA UGV UI UKF UMAP UML UNet UniDA USAR USV UUV UV UVMS UWB V2V VAD VAE VAEs VAR VB VCG "
    "VFI VGG VGG-16 VGGT VI Vicuna VideoQA VINS VINS-Mono VIO ViT ViTs VLA VLAs VLM VLMs VLN VM "
    "vMF VO VOR VOS VP VPR VPT VQ VQ-VAE VQA VQG VR VRP VS VSA VSR VTOL VTT wav2vec WaveNet WBC "
    "WCE WE WER WEs WGAN Whisper WMR Word2Vec word2vec WordNet WSD WSI WSOD WSOL WSSS WTA XAI "
    "XGBoost XLM-R XLNet YOLO YOLOv3 YOLOv5 YuMi ZMP ZSL"
)
"""Models, algorithms and notions that many papers use and no new paper introduces."""
