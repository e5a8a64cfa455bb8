"""How much more, or less, authors mean a wording when they write it.

Of two papers that mention a wording in the same places, one may be about it and
the other only use it: "federated learning" nearly always names the topic, "loss
function" hardly ever. The numbers add to the odds (as logarithms) and were fitted
by `tests/bench/fit_tags.py` on public abstracts and their titles. A wording that
is not listed, such as one of your own taxonomy, is taken to be of the usual kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_TABLE = """
1.6: person re identification
1.2: distributionally robust, medical image segmentation, video object segmentation
1.0: 3d human pose, affordance, federated learning, gait recognition, text to sql
0.8: 3d object detection, attention network, contrastive learning, control barrier function,
  coreset, cross lingual transfer, deblurring, depth completion, diffusion model, generalized zero
  shot, geo localization, image super resolution, information bottleneck, light field, machine
  reading, named entity recognition, neural radiance field, novelty detection, open vocabulary,
  person search, polyp, quadrupedal, radar, relation extraction, risk aware, sign language, speech
  translation, temporal action, time sery forecasting, trajectory prediction, uncertainty aware,
  video super resolution, visual dialog, visual inertial
0.6: 3d scene graph, 6d pose, Mamba, RRT, abstractive summarization, action detection, action
  recognition, action segmentation, active learning, activity recognition, anomaly detection,
  barrier function, bayesian, bayesian optimization, behavior tree, belief space planning, bilevel,
  bilevel optimization, calcium imaging, camera relocalization, class incremental, contrastive
  representation, counterfactual, coverage path planning, cross lingual, data to text, dehazing,
  denoizing diffusion, deraining, dialogue summarization, differentiable physic, differential
  privacy, differentially private, discourse structure, domain adaptive, dueling bandit,
  exoskeleton, extractive summarization, face reconstruction, fact verification, fake new, few shot,
  flocking, footstep, gaze, gesture recognition, grammatical error correction, graph contrastive
  learning, graph convolutional, graph matching, graph transformer, hamiltonian monte carlo, hand
  pose, haptic, human pose estimation, human robot collaboration, image compression, image
  enhancement, image restoration, information gathering, informative path planning, knowledge graph
  completion, lane detection, lie group, lifelong learning, long tailed, mapless navigation, matrix
  completion, medical image registration, meta rl, microrobot, monocular depth, monocular slam,
  multi robot, multitask, navigation policy, neural architecture search, neural machine translation,
  next best view, nonlinear model predictive control, normalizing flow, object navigation, object
  tracking, one shot learning, optimal transport, pac baye, pac bayesian, paraphrase generation,
  photometric stereo, physic informed, place recognition, policy search, predictive control,
  quantum, radiance field, radiology, re identification, reranking, retrieval augmented, saliency,
  sarcasm, scene flow, scene graph generation, scene parsing, scene text, self distillation, self
  paced, self supervized, semantic parsing, semantic scene, semantic slam, semi supervized learning,
  sentiment classification, shapley value, sim to real, space robot, speech synthesis, stance
  detection, stein variational, style transfer, submodular maximization, subspace clustering, super
  resolution, survival analysis, text classification, ultra wideband, underwater environment,
  unsupervized domain adaptation, variational baye, vehicle localization, video anomaly, video
  captioning, vision and language navigation, vision language pre training, visual localization,
  visual navigation, visual question answering, visual servoing, wasserstein, weakly supervized,
  zero shot learning
0.4: 3DGS, 3d aware, 3d detection, 6d object pose, AUV, GNN, HRI, Llama 2, MAV, MOT, MPC, NER, NMT,
  UAV, WGAN, active sampling, active slam, adapter, admittance control, adversarial network,
  affordance learning, aleatoric uncertainty, anonymization, architecture search, aspect based
  sentiment, attribution, attribution method, audio visual, automatic speech recognition, automl,
  autonomous racing, backdoor, backdoor attack, bandit, bandit feedback, bandit problem, bayesian
  neural network, belief space, bimanual, bin picking, biped, bipedal, brain computer interface,
  brain network, camera localization, captioning, catheter, chance constrained, change detection,
  change point, climbing robot, cloth, co design, color constancy, commonsense, compositional,
  concept drift, constrained markov, contextual bandit, continuum robot, contrastive language image,
  cooperative multi agent, correlation clustering, cost sensitive, cross domain, crowd navigation,
  curiosity, dance, debiasing, deep hashing, deep reinforcement learning, deepfake, deepfake
  detection, dependency parsing, detect anomaly, dialog, dialogue, diffusion, discourse parsing,
  disentangled, disentangled representation learning, disentangling, distillation, domain
  adaptation, domain generalization, domain randomization, driving behavior, driving policy, early
  exit, egocentric video, electroencephalography, emotion recognition, entity linking, equivariance,
  equivariant, event detection, event extraction, face anti spoofing, face recognition, fact
  checking, factuality, federated, few shot learning, few shot segmentation, fine grained
  recognition, flow matching, fpga, gait analysis, gaze estimation, global localization, grasp
  detection, grasp planning, grasp pose, grasp quality, guided diffusion, hallucination, hand mesh,
  hate speech, heterogeneous graph, heterogeneous robot, heuristic search, hexapod, human motion
  prediction, human object interaction, human robot, humor, hypergraph, image denoizing, image
  inpainting, image quality assessment, image to image translation, imitation, imitation learning,
  impedance control, in hand manipulation, indoor localization, inertial odometry, instance
  segmentation, interactive perception, interactive segmentation, inverse reinforcement learning,
  iterative learning control, knowledge distillation, knowledge graph, knowledge graph embedding,
  koopman, label correlation, label smoothing, langevin, language command, language conditioned,
  large vision language model, learning with noisy label, lidar inertial, lifelong, lighting
  estimation, localization, logged data, low rank tensor, low shot, matrix factorization, max
  margin, memory augmented, memory network, meta learning, metric learning, micro aerial vehicle,
  millimeter wave, missing modality, mixup, mobile manipulation, mobile manipulator, mobility on
  demand, model predictive control, modular robot, monocular 3d object detection, monte carlo tree
  search, multi agent reinforcement learning, multi armed bandit, multi label, multi object
  tracking, multi objective, multi person pose, multi robot task, multi task, multi task learning,
  multiagent, multilingual, multimodal, multimodal learning, multimodal representation, multiple
  object tracking, multirobot, multirotor, multisensory, multitask learning, musculoskeletal,
  natural gradient, network pruning, neural implicit, nonprehensile, object pose estimation, object
  rearrangement, object search, occupancy prediction, off policy evaluation, offline policy, one
  shot, online convex optimization, open set, open set recognition, optical flow estimation,
  orchard, panoptic segmentation, pedestrian trajectory, persistent homology, persona, pneumatic,
  point cloud registration, policy optimization, predictive coding, privacy preserving, prompt
  tuning, prosthesis, quadcopter, quadrotor, quadruped robot, quantization, question answering,
  question generation, rain removal, reachability analysis, reactive synthesis, recommender,
  reconfigurable, redundant manipulator, referring expression, regret analysis, relocalization,
  robot assisted surgery, robot team, rolling shutter, rope, rumor, rumor detection, safe
  reinforcement learning, saliency model, salient object, satisfiability modulo theory, scene graph,
  selective inference, self supervision, semantic role labeling, semantic segmentation, semi
  supervized, sentiment analysis, shadow removal, similarity learning, sinkhorn, skeleton based,
  sliced wasserstein, sliding mode, small language model, social robot navigation, sound source,
  source free, sparse coding, sparse gaussian process, spectral learning, speech enhancement,
  spiking neural network, state space model, structural causal model, submodular, submodularity,
  suction, summarization, surgical instrument, swarm, tactile, tactile sensor, teleoperation,
  telepresence, temporal knowledge graph, tendon driven, tensor network, tensor train, test time
  adaptation, text style transfer, text to image generation, text to image synthesis, tracker,
  trajectory forecasting, transformer, translation quality, traversability, tree search, tweet, two
  layer neural network, ultrasound image, underwater, underwater robot, unsupervized, urban driving,
  user item, variable selection, variational bound, variational family, variational inference,
  vehicle detection, video compression, video frame interpolation, video generation, video moment,
  video prediction, video segmentation, video summarization, video synthesis, vision based tactile,
  vision transformer, visual object tracking, visual odometry, visual place recognition, visual
  relationship, watermarking, word sense disambiguation, zero shot, zero shot recognition
-0.4: 3d vision, Adam, BEV, DQN, GNSS, GPT 4, GPT 4o, ICP, LM, LSTM, Llama 3, MuJoCo, NLP, PID, PPO,
  RNN, ROUGE, ReLU, SHAP, SIFT, StyleGAN, actuation, advertizing, agricultural robot, algorithmic
  fairness, annotated with, annotation budget, annotation scheme, approximation algorithm, ar / vr,
  artistic, atari, attention head, attention map, attitude control, audio signal, autism, automatic
  evaluation, automatic metric, autonomous navigation, autonomous surface vehicle, autonomous
  system, auxiliary task, backpropagation, bank, batch normalization, batch size, bayesian approach,
  bayesian filtering, bayesian inference, big data, biologically inspired, biomechanic,
  biomechanical, bipartite graph, bounding box, brain machine interface, brownian, cad model,
  calibration error, carbon, character animation, classroom, clinical, clinical trial, clinician,
  closed world, cognitive science, collect a dataset, complexity analysis, computational linguistic,
  compute optimal, continually, continuous control, control lyapunov, control theory, controller
  design, conversational agent, convolution kernel, convolutional architecture, convolutional layer,
  corrupted data, covariance matrix, cross entropy, cross validation, crowdsourced, cyber, data
  generation, data mining, data science, data stream, dataset collected, dataset containing, dataset
  for, decoding method, deep network, deep neural network, deep reinforcement learning agent, deep
  rl, denoizing model, dense subgraph, depth sensing, determinantal point process, diagnosis,
  difference of convex, differentiable optimization, dimensionality reduction, disease, distance
  metric, distribution shift, distribution testing, driver assistance, drug discovery, dynamic
  bayesian network, e commerce, ecology, efficient architecture, embedded device, embedded system,
  energy cost, ensemble method, ensemble model, equalized odd, equilibria, establishing
  correspondence, ethical, evaluation dataset, event based camera, evidence lower bound, expert
  advice, expert demonstration, exploration exploitation, expressive power, face verification,
  facial image, factory, feature interaction, feedback control, finance, fine tune, finetuning,
  finite sample, fluid, formal guarantee, formal method, foundation model, from demonstration, fully
  convolutional, gearbox, gene, gene expression, generalization error, generated data, generative
  method, global convergence, graph data, graph property, graph similarity, graph structured data,
  hand motion, hardware accelerator, hawke process, head pose, health, hierarchical planning, human
  body shape, human cognition, human decision making, human intelligence, human learning, human
  machine, human movement, human visual perception, hyperbolic geometry, image classification, image
  classifier, image quality, image recognition, implicit function, implicit representation,
  incentive, independence test, indoor scene, inductive bia, industrial, inertial sensor, inference
  cost, inference efficiency, inference latency, influence maximization, information theoretic,
  information theory, instructional video, interior point, intrinsic dimension, introduce a dataset,
  invariance, joint torque, kernel function, knowledge base, language modeling, large graph, large
  pre trained language model, learnability, learning dynamic, learning guarantee, learning rate,
  learning representation, least square, legged, lexical semantic, linguistic knowledge, linguistic
  property, linguistic theory, local descriptor, local feature, logic based, logistic, logistic
  regression, low data, low resource setting, lower bound on the sample, machining, markov chain,
  markov chain monte carlo, markov random field, masked language modeling, maximum mean discrepancy,
  medical, medical diagnosis, medical image analysis, medical robot, medicine, memory bank, memory
  constraint, memory consumption, memory demand, memory efficient, memory module, memory usage, meta
  training, minimally invasive surgery, minimax lower bound, misalignment problem, mistake bound,
  mixed integer, mobile device, modality, mode collapse, monte carlo, morphology, multi view data,
  multi view image, multiclass classification, multilayer perceptron, natural language, natural
  language instruction, natural language understanding, navigate, nearest neighbor, network
  analysis, neural architecture, neural circuit, neural network, new benchmark, node representation,
  non convex, non monotonic, novel dataset, np complete, object affordance, object pose, occupancy
  map, ocean, on device, online optimization, online platform, online social network, online user,
  open dataset, open source software, optimal controller, pandemic, parallel training, parameter
  initialization, paraphrasing, partial differential equation, physic based simulation, physical
  activity, physician, planning algorithm, point based, point correspondence, point of interest,
  poison, position paper, pre trained language model, pretrained language model, probabilistic
  modeling, probing task, production line, programming by demonstration, projected gradient, prompt
  design, protected attribute, provably safe, proximal gradient, psychological, quadratic
  programming, radial basis function, real time inference, reasoning ability, reasoning capability,
  reasoning model, reasoning path, relational knowledge, relative pose, representational power,
  residual connection, resource constrained device, retail, retrieval system, retriever, reward
  shaping, robot motion, robot simulator, robust to noisy, routing problem, safe control, safety
  guarantee, saliency map, saliency method, sample complexity, scene reconstruction, scene text
  detection, scene understanding, score function, search and rescue, search engine, search query,
  segment anything, self reconfigurable, semantic textual similarity, sensor calibration, sequence
  labeling, set cover, shape from, shape memory alloy, sharpness, shopping, signed distance
  function, simulation framework, single cell, social media, social network, soft constraint,
  software framework, software library, sparse feature, sparse regression, spatial relation,
  stabilizing, stationary point, statistical estimation, step by step, stochastic optimization,
  streaming data, structure from motion, structured data, subgoal, subgraph, supervized
  classification, support vector machine, sustainability, synthetic image, synthetically generated,
  systematic evaluation, target domain, teacher network, temporal reasoning, text representation,
  tokenization, toolkit, trading, traffic, training cost, training efficiency, training stability,
  training trajectory, travel time, unfair, user behavior, user interface, user profile, value
  based, value function, variational auto encoder, vc dimension, vector quantized, viral, virtual
  assistant, visual cortex, we review, world knowledge
-0.6: 3d mesh, ImageNet, ResNet, U Net, VI, a corpus of, a new benchmark, accelerated gradient,
  activation function, adversarially, agriculture, an overview of, answering question, approximate
  inference, assistive robot, attention mechanism, attention model, autonomous agent, autonomous
  robot, autoregressive model, benchmark of, biologically plausible, boosting algorithm, calibration
  method, camera motion, cancer, chemical, climate, combinatorial optimization, computational
  photography, computational power, constraint satisfaction, control system, convolutional neural
  network, data analysis, data set of, dataset consisting, dataset that contain, decision process,
  deep architecture, deep convolutional, deep model, dense correspondence, depth map estimation,
  differential equation, dimension reduction, distributional shift, drawing, efficient
  approximation, efficient inference, efficient model, ensemble of, environmental monitoring, error
  bound, expressiveness, fast inference, feature matching, finding correspondence, first order
  optimization, function class, gaussian process model, generalize better, generalized linear model,
  generation model, genome, gpu memory, hardness result, high dimensional data, high fidelity
  simulation, human computer interaction, human judgment, human participant, image understanding,
  imagenet classification, industrial application, information retrieval, intelligent agent,
  knowledge representation, large scale training, latent variable, learning theory, long sequence,
  long tail, low dimensional embedding, low latency, low power, mechanism design, meta learner,
  microscopy, mobile phone, model free reinforcement learning, motion capture, natural language
  command, negative transfer, nesterov, noisy data, nonlinear control, object representation, online
  advertizing, open source, partially labeled, patient, physic engine, physic simulator, positional
  encoding, positive definite kernel, posterior inference, power consumption, probabilistic
  graphical, probabilistic model, prompting technique, proximal policy optimization,
  psycholinguistic, psychology, raw image, representation of data, reproducibility, reproducing
  kernel, retrieval model, reward signal, robot design, robot dynamic, robot policy, sample
  efficiency, sampling algorithm, satellite, scene layout, search algorithm, segmentation mask,
  sentence encoder, simulated dataset, societal, sparsity, sparsity inducing, specy, sport,
  statistical guarantee, statistical inference, stochastic process, strongly convex, surrogate loss,
  syntactic structure, synthetic data, synthetic dataset, temporal difference, tensor factorization,
  theoretical foundation, thermal camera, touch sensing, traffic flow, twitter, unseen task, visual
  perception, warehouse, weather, well calibrated
-0.8: CIFAR 10, a dataset of, annotated dataset, approximation error, cardinality constraint,
  challenging benchmark, control law, control policy, corpora, cross entropy loss, deep learning,
  depth map, dynamic model, edge device, empirical evaluation, encoder decoder, energy consumption,
  evaluation protocol, event stream, feature extraction, feature representation, first order method,
  hessian, human behavior, human body, kernel matrix, large scale data, large scale dataset, latent
  representation, learned representation, linear programming, long range dependency, manufacturing,
  mechanical design, memory cost, memory footprint, memory requirement, multi class classification,
  neuroscience, new dataset, new loss function, novel loss function, online algorithm, performance
  metric, physical system, publicly available dataset, real robot, relu activation, rule based,
  safety critical, scaling up, semantic similarity, semidefinite programming, sequential decision
  making, shape representation, simulation environment, statistical learning, transfer knowledge
-1.0: BLEU, binary classification, biological, generalization performance, human evaluation,
  inference speed, kullback leibler, machine learning algorithm, markov decision process, natural
  language processing, new article, np hard, optimization algorithm, reward function, robustness,
  simulated data, state space, supervized learning, user study
-1.2: computational efficiency, evaluation metric, overfitting, source code
-1.4: inertial measurement unit
-1.6: benchmark dataset, computational complexity, computer vision, learning algorithm, optimization
  problem, real world application
"""


def _habits(table: str) -> Iterator[tuple[str, float]]:
    """Yield wording and number; each group begins with its number and a colon."""
    for group in re.split(r"\n(?=-?\d)", table.strip()):
        weight, _, wordings = group.partition(": ")
        for wording in " ".join(wordings.split()).split(", "):
            yield wording, float(weight)


HABITS = dict(_habits(_TABLE))
"""Wording, folded as `taxonomy.fold` does, or an acronym → what it adds."""
