"""Names so widely used that an abstract which states one seldom introduces it."""

from __future__ import annotations

from site_builder.understanding.words import wordset

DATASETS = wordset(
    "20Newsgroups 300-W 3DMatch 3DPW 7-Scenes ActivityNet ADE20K ADNI AffectNet AFLW AgentBench "
    "AgentDojo AlpacaEval AMASS ANLI AQuA Arena-Hard Argoverse ATIS AVA AVE bAbI BabyAI BDD100K "
    "BEIR BIG-Bench BoolQ Breakfast BSDS500 BTAD CALVIN CamVid CARLA CC12M CC3M cc3m CelebA "
    "CelebA-HQ CHAOS Charades Charades-STA CheXpert CIFAR CIFAR-10 CIFAR-100 CIFAR-FS CIFAR10 "
    "CIFAR100 CINIC-10 CityPersons Cityscapes CLEVR Clothing1M ClueWeb09 CNN/DailyMail CO3D COCO "
    "COCO-Stuff COIL-100 CommonsenseQA ConceptNet CoNLL-2003 CrowdHuman CUB CUB-200 CUB-200-2011 "
    "CUHK-SYSU CUHK03 CULane CVUSA D4RL DailyDialog DAVIS DBpedia DeepFashion DexYCB DocRED "
    "DomainBed DomainNet DOTA DROP DSEC DTU DukeMTMC DukeMTMC-reID Ego4D ELI5 EPIC-Kitchens ETHZ "
    "EuRoC FaceForensics++ Fashion-MNIST FAUST FER2013 FEVER FFHQ Flickr30K Flickr30k "
    "FlyingChairs FlyingThings3D GLUE GoPro GOT-10k GQA GraspNet-1Billion GSM8K GuacaMol "
    "HellaSwag HICO-DET HMDB HMDB51 HotPotQA HotpotQA HPatches Human3.6M HumanEval HumanML3D "
    "ICDAR IEMOCAP IJB-A IJB-B IJB-C ILSVRC ILSVRC2012 ImageNet Imagenet ImageNet-100 ImageNet-1K "
    "ImageNet-1k ImageNet-21K ImageNet-A ImageNet-C ImageNet-LT ImageNet-R IMDB iNaturalist IWSLT "
    "J-HMDB JIGSAWS KAIST Kinetics Kinetics-400 Kinetics-600 Kinetics-700 KITTI KITTI-360 LabelMe "
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
    "3DGS 4DGS ACE AdaBoost Adafactor AdaGrad Adam ADMM AI2-THOR ALBERT AlexNet AlphaFold AlphaGo "
    "AlphaZero AMCL AMP Apollo ARIMA ASP ASR ATE AUC AWB BART BC Behavior BERT BERTScore BEV BFGS "
    "BLEU BLIP BLIP-2 BM25 BM3D BO BoW CARLA CATE CBF CBFs CEM ChatGPT CHOMP CLF CLIP CMA-ES CNN "
    "CNNs COLMAP ControlNet ConvLSTM ConvNet ConvNets CoT CRF CRFs CSP CTC CVAE CVaR CycleGAN DA "
    "DAgger DARTS DBSCAN DCF DDIM DDPG DDPM DeepLab DeepMind DeepSeek DenseNet DETR DG DINO "
    "DINOv2 DMD DMP DMPs DoF DP DPO DPP DPPs DQN Dreamer DreamerV3 DRO EF1 EfficientNet EFX EKF "
    "ELBO ELMo EM EMA ERM EWC F1 FAB-MAP FAISS Faster-RCNN FastSLAM FedAvg FGSM FL Flamingo FSL "
    "GAIL GAN GANs GCN GCNs Gemini GloVe GMM GMMs GNN GNNs GoogLeNet GP GPIS GPs GPT GPT-2 GPT-3 "
    "GPT-3.5 GPT-4 GPT-4o GPT-4V GPU GPUs Grad-CAM GradCAM GraphSAGE GRPO GRU GRU4Rec HDR HMC HMM "
    "HMMs HNSW HOG I3D IBP ICL ICP IK IL ILP iLQR IMU IMUs InfoNCE InstructGPT IoU IPM IRL IRM "
    "iSAM iSAM2 ISTA JPEG k-means k-NN KAN KANs KD KG KGs KL KNN kNN L-BFGS LASSO LDA LDP LiDAR "
    "LIME LINE-MOD LLaMA LLaMA-2 LLaVA LLM LLMs LM LMs LogitBoost LoRA LQR LSTM LSTMs LTL MAB "
    "MABs MAE Mamba MAML MAP MAPPO MATLAB mBERT MCMC MCTS MDP MDPs MILP MIQP MLE MLLM MLLMs MLP "
    "MLPs MobileNet MoCo MoE MPC MPM MPPI MSCKF MSE MuJoCo MuZero MVS NAS NCA NCE NER NERF NeRF "
    "NeRFs NetVLAD Newton-CG NLP NMF NMPC NMS NN NNs NTK NVIDIA OCR ODE ODEs OOD OPE OpenAI "
    "OpenPose ORB-SLAM ORB-SLAM2 ORB-SLAM3 OT OWL PAC PageRank PatchMatch PbD PCA PCFG PCFGs PDDL "
    "PDE PID PINN PINNs Pix2Pix PixelCNN PLM PLMs PnP PointNet PointNet++ Polyak POMDP POMDPs "
    "PPCA PPO PRM PRM800K PRNG PSNR PSO PyTorch Q-learning QA QAT QLoRA QMIX QP QPs R-CNN RAG "
    "RANSAC RANSAC-based RBF RBM RBMs RDF REINFORCE ReLU ResNet ResNet-50 RetinaNet RGB RGB-D RHC "
    "RKHS RL RLHF RLVR RMSE RNN RNNs RoBERTa ROS RRT RRT* RRTs RS RTDP RTK SAC SAE SAGA SAM SAM2 "
    "SARSA SAT SDCA SDE SDF Seq2Seq seq2seq SeqGAN SeqSLAM SfM SFT SGD SGLD SHAP SIFT SimCLR SLAM "
    "SLIC SMC SMPL SMT SOCP SOM Sora SpaCy SPG SPN SPNs SQL SQP SRL SSD SSIM SSL SSM SSMs ST-GCN "
    "StarCraft STDP StyleGAN StyleGAN2 SURF SVD SVGD SVI SVM SVMs SVRG Swin t-SNE T5 TD3 "
    "TensorFlow TF-IDF TN TRPO TSDF TSDFs TSP TSPs TT TTA U-Net UCB UCT UDA UKF UMAP UML UNet UV "
    "VAE VAEs VCG VGG VGG-16 VGGT VI VINS VINS-Mono VIO ViT ViTs VLA VLAs VLM VLMs VO VPT VQ-VAE "
    "VQA VRP wav2vec WaveNet WGAN Whisper Word2Vec word2vec WordNet XAI XGBoost XLM-R XLNet YOLO "
    "YOLOv3 YOLOv5 YuMi ZSL"
)
"""Models, algorithms and notions that many papers use and no new paper introduces."""
