"""What a word adds to the log odds that the title has it; "" is any other word."""

_GROUPS: dict[float, str] = {
    -4.8: """
        our thi
    """,
    -4.6: """
        which
    """,
    -4.0: """
        such
    """,
    -3.8: """
        paper
    """,
    -3.6: """
        that these
    """,
    -3.4: """
        art each has have present show work
    """,
    -3.2: """
        also existing provide result where while
    """,
    -3.0: """
        been both but however use we
    """,
    -2.8: """
        address called different introduce proposed well
    """,
    -2.6: """
        allow are due given most other outperform previou propose require several than their when
    """,
    -2.4: """
        able achieve aim any available can consider further it its many may more often significantly
        the then they variou
    """,
    -2.2: """
        be challenging compared including is issue known not novel number recent same them
    """,
    -2.0: """
        ability among current demonstrate directly even experiment extensive jointly method need
        obtain only particular recently significant some technique there thu way within
    """,
    -1.8: """
        all amount applied case challenge develop finally first furthermore how important manner
        moreover named new perform popular possible problem produce resulting shown standard tackle
        take three utilize was will yet
    """,
    -1.6: """
        about achieved addition additional advantage assumption because become between capable could
        desired difficult doe either employ enable especially experimental explicitly focu here idea
        imagenet instead into key main much obtained original performance procedure prove remain
        scheme since specifically state still success those traditional typically variety widely
    """,
    -1.4: """
        accuracy across advance along analyze apply being benefit better cannot capabilitie contain
        contribution conventional corresponding crucial defined describe despite during ensure form
        formulation full fundamental give great help include increase introduced investigate item
        lack lead limitation made modalitie module must namely notion or pair pipeline presented
        promising provided providing rely required research respect setting should study therefore
        truth two underlying upon usually variant version very were whether whose
    """,
    -1.2: """
        according achieving additionally addresse after allowing alternative although approach area
        as build built call candidate capture certain commonly comparable computationally conduct
        conducted considered considering consist consisting deal define dependencie easily effective
        effectively effectiveness emph essential exhibit facilitate fail final find formulate
        freedom handle higher highly identify implementation incorporate individual input interest
        involve less literature major make observed offer overall particularly per previously reduce
        related relevant relie represent requirement respectively seen showing solution strong
        studied sub subject successfully suffer suitable superior unlike user wide would year yield
    """,
    -1.0: """
        above access account activitie adopt algorithm alleviate another applying appropriate around
        associated assume attempt baseline caused characteristic classical code collected combine
        common create degree derive derived developed downstream easy efficacy empirically enabling
        end entire establish euclidean exist expected expensive extension far focuse found four gain
        hence incorporating increasing indicate insight introducing involving kind larger leading
        learner leverage mainly maintain maintaining methodology modern motivated necessary output
        over overcome paradigm performed performing powerful propertie publicly rather reid
        requiring run scenario simple size smaller solve specific specified stage step studie
        suggest superiority termed theoretical together true type utilizing validate verify world
    """,
    -0.8: """
        advanced arise aspect beside best bring building capability change cifar cityscape classic
        coco combining come compare competitive component composed compute computer consuming
        containing core counterpart currently dataset demonstrated demonstrating depend desirable
        detailed determine developing development discuss effector effort element encourage enough
        equipped established every experimentally exploit extend extracted fact family finding five
        formulated framework function good greatly having hold id if illustrate implement
        increasingly inherent intermediate intra iou kitti latter left level life like little
        magnitude meaningful might modification naturally nature node numerical obtaining occur
        omega one operate operation outcome parameter participant pascal past potential potentially
        presence probabilitie probability progress public purpose qualitative quality quantitative
        quickly reach realistic recover relatively relying remarkable represented resnet score
        second seek serve set setup substantial substantially successful surrounding taken taking
        target task tend term theoretically thereby though trivial unique utilized vit what worst
    """,
    -0.6: """
        100 acquire acquired actual add added adding addressed adopted against aiming al almost
        alone already alway analyse analyzing angle application applie arbitrarily architecture
        argue article assuming at attracted automatically basi basic before belong broad capacity
        captured capturing carefully cause central choice choose chosen clear client comparison
        complicated comprehensive computational computed concept concern configuration confirm
        considerable consideration constant construct consumption content contribute convnet
        correctly created creating criterion critical decade decrease definition deployed detail
        determining devise differ difficulty distinct distinguish do drawn embed emerging employed
        employing english enjoy ensuring epsilon error etc example existence extensively extra
        extractor extremely fewer firstly focusing follow fraction frame future g get github goal
        handling hardware hessian highlight identifying ill impact implemented implicitly
        importantly impressive incorporated information inherently initial innovative inter
        interesting itself just length leveraging likely location longer m manually meanwhile
        measure modified mostly n needed newly numerou observation observe onto ood operating
        outperforming own par patient phenomenon planner poor practical practice pre principled
        processing produced producing promise prone proof proven qualitatively range rapidly
        received recognize recorded reducing reference regarding relationship representative
        representing resolve return reveal robustly role round satisfy shelf short showed similar
        similaritie simply situation six so software solving special speed ssl strategy strength
        struggle student subset sufficient suited support surprisingly t technology tested thank
        theta too tool trainable treat turn typical unseen usage validated valuable variation vector
        vertice who without worker working
    """,
    -0.4: """
        10 abilitie ablation absence abundant accomplish accordingly accurately activitynet actually
        addressing adjacent adopting advancement affect affected aforementioned aimed allowed
        alongside amazon analyzed appealing appear applicable approache arising artifact assigned
        assumed attain availability average away back backbone background becoming behaviour believe
        beneficial blur burden calculation caltech carried carry cartesian cast categorie celeba
        centralized charade class clean clearly close closed closely collecting com combination
        command communitie comparing competing complement completely complex comprise comprising
        connection consecutive consequence consequently considerably consistently constructed
        contrast convert cope corpora corpu correspond cost costly course crafted cumulative custom
        customer database date day dealing decide decoder decompose dedicated defining deliver
        deploy deployment derivation described determined deviation difference difficultie discussed
        dnn dominant done dramatically drastically drawback drift drl earth ease easier ego
        eliminate emerged emphasize empirical encoder encounter enforce entirely environmental equal
        equally essentially establishing et evaluated evidence exactly examine exceed excellent
        expectation exploiting expressed extent facilitating false fashion faster favorable
        favorably fed feed finer focused followed former forward foundation frequently fully
        functionality fuse gained gazebo genome greater heavily her high highest hinder homogeneou
        hope huge hyper i identified identitie ignore iid implie impose inception increased indeed
        independently inefficient inequalitie initially innovation inside insufficient intended
        intensive interested interplay intractable intuition intuitive intuitively investigated
        investigation involved irrelevant jacobian keep keeping kinetic labor large largest last law
        layer leader learnt let limited linearly lipschitz live log lot lower maker marl mathbb
        mathbf mathcal matrice measured measurement mechanism meet member mini mnist mode modify
        motivate narrow negligible neither nevertheless no nor notably now o occurrence occurring
        old once order otherwise overhead paired panda part partner pattern people period phase
        pixel plausible poorly portion positive possess possibility possibly posterior posteriori
        predefined prevent primarily primary principle priori prominent promote proper properly
        property proposing protocol proved pseudo published purely quantify quantitatively quite
        randomly rarely reaching readily real receive record recovering refer reflect regardless
        regime region release released reliably remaining replace replacing report reported
        respective restricted retain retaining revealed richer right rigorou rise rl roi running s
        satisfie satisfying scannet scientific seamlessly secondly sentence separately server severe
        severely sfm sharp shortcoming showcase sigma signal simplicity simultaneously sized slow
        small snn solely solved sometime sophisticated sota source specially spectrum speedup sr
        starting store straightforward stronger subjective subsequent subsequently subtle
        sufficiently suite supporting surpasse synthesize synthetic tailored teacher technical
        technologie textit themselve thorough thousand threat through throughout tilde to today
        total trade traditionally training treated trial ubiquitou uda understood unexpected
        unfortunately unlabelled upper utility utterance value vanilla varying vast verified vital
        voc want website wherea wherein why widespread wrong y youtube
    """,
    -0.2: """
        0 000 1000 101 20 200 2012 2015 30 300 400 50 500 9 a absent acceptable accessible accessing
        accommodate accompanied accompanying accomplished accounting accuracie accurate achievement
        acquiring act acting adequate adequately adjust admit adoption advancing advantageou advent
        advocate affecting afford afterward again agent agree aid aircraft albeit alexnet
        alleviating alpha alter alternatively ambiguitie amenable amplitude an analog analogou and
        animal annotated apart apparent appearance appearing applicability appropriately argoverse
        arguably arrangement arrive asked asset associate atari attached attained attempted attract
        attractive author avenue axe backward ball band bandwidth bank battery begin beginning
        behave behaved behind believed bell bellman belonging below bench benchmark bending
        benefiting bernoulli beta bev big billion biological biology block blurring blurry bo boost
        bottom branch branche breakthrough brightness bringing broader brought bypass calculate
        calculated calculating careful carrying casting catastrophic causing changing character
        characterize characterized cheap choosing cifar10 circumstance circumvent claim classifie
        classifier classify classifying closer cm coefficient collect collection combined coming
        commercial compact comparative compelling competitor complexitie comprehensively comprised
        compromise compromising con concentrated conceptually concerned concerning concise conclude
        conclusion concrete concretely condition conducting confirmed conflicting conform
        conjunction connecting constitute consume contemporary continue contrary contributing
        convenient converted converting cornerstone correlate corroborate counter cover covering cpu
        criteria critically crucially cub cube cue cumbersome curated dangerou data davi deciding
        decomposing decreased decreasing definite degenerate degradation degrade delivering delta
        demand demanding demo denote dependence depending depict deploying derivative deriving
        describing designed desktop deteriorate determination deterministic detrimental deviate
        device devised devoted diagonal diameter did differently dimension dimensional direction
        dirichlet disadvantage discard discipline discontinuitie discrepancie discusse disparitie
        displacement dissimilar distant distinctive distinguishing distractor distribution divided
        doing dominate down dramatic drastic draw dubbed earlier eight elaborate elegant elementary
        eliminating emika emphasi empower encode encoded encompasse encountered encouraging endow
        enforced enforcing engage engine engineer enormou entitie entrie entry epoch equip
        equivalence equivalent equivalently era erroneou establishe eventually ever exact examined
        examining excel except excessive exciting exclusively execute executed execution exhaustive
        exhibited exhibiting expand expect expense experienced experimentation expert explicit
        exploitation exponentially exposed expressive extending external extract f1 faced facing
        facto fairly faithful faithfully fall familiar fastest favor feasible featuring fid fit
        fixed flat flexibility flexibly flickr30k floating flop follower following forced foreground
        formalism formalize format formed forming formula formulating fps frac franka freely
        frequencie frequent from front fulfill fundamentally gaining gallery gamma gap gathered
        generalizability geq gibb giving gnn goe gold google governed gradually gram ground growing
        guaranteeing gym had half happen hard harder harness held helpful herein highlighting
        hilbert hindered his history holding home host hot hour human3 hundred hungry hypothese
        hypothesi hypothesize hz ideal ideally identical identifie ignored ignoring iii ilsvrc
        imbalance immediate impede implementing implication imply imposed imposing impossible
        impractical imprecise inability inaccurate inadequate included inconsistencie incorporation
        incorrect incur independent indicated indicating indicator indirectly indispensable induce
        inducing ineffective inefficiency inevitable inevitably inexpensive infeasible inferior
        infinitely infty ing inherit initiate injecting inlier inner instability installed
        instantiate integrate intelligence intensitie interestingly interference interior internet
        interval intricate intriguing introduction investigating irrespective j jetson judge
        justification justify know knowing kuka kullback l lab laboratory laboriou lacking
        lagrangian laplacian largely lastly late latency later lateral latest led leibler leveraged
        lfw lie likelihood limit limiting link list locate located looking lose loss low lowering
        lowest lr lying mainstream maintained majority making maliciou man manual mar marine markov
        massive mathematical mathematically mathrm matter meaning mechanic medicine medium mentioned
        merely merit met meter methodologie mid mil mild million mimic mimicking min minor miou
        misalignment misclassification misleading mm mobilenet modest modifying morphologie
        motivating move movement mu mujoco multiple multiplication multiplier multitude name nash
        near nearby necessarily necessitate necessity needing negative negatively neglect neglected
        neglecting neighboring nerf nesterov neuroscience neutral never newton nine noise nominal
        non nonetheless norm normally notable note notoriously nowaday np numerically nuscene nvidia
        obliviou obviou off offered offering office offset ongoing operator opportunitie opposed
        optima optimum oracle organized originally out outlier outline outperformed outside
        outstanding overfit overlap overlook overlooked overview owing oxford page paid parametrized
        paramount parent pareto partly passage passed pathway pay peak penalize perceive percentage
        perfectly perhap permit perspective phantom phenomena photo picture piece pilot pivotal
        placed plain plate platform play plu pointnet poly popularity position positively
        possibilitie power practically practitioner preceding predicate predictor preprocessing
        prerequisite prescribed presenting pressure prevailing prevalent preventing prime priority
        pro probably problematic proceed production professional profile prohibitive prohibitively
        project proportion proposal protect protected provably proving pull pure pursue put python
        quantitie quantity quick r raise rare rate ratio rationale ray reache reached react realism
        realization realize reasonable reasonably receiving receptive recording recovered
        reformulate regard regarded regressor regular regulate relate reliance relied relu remained
        remarkably remedy repeatedly repetitive replaced reproduce reproducing reprojection request
        researcher resemble reside resort respecting respond response responsible restrict
        restriction restrictive resulted retraining revealing reward rich riemannian rigorously root
        roughly routine sacrificing safer sampler satisfactory satisfied save saving scalar scanner
        scarce scarcity science scope scratch secondary section see seed seem seemingly sense
        sensitive sensory separate sequence seriou serving session seven shading shallow shaped
        shapenet shed shorter shrink sift significance similarly simpler simplest simplifie
        simplified simplify simplifying singular slight slightly slower smallest smoothly society
        softmax solver something somewhat soon sought sourced spanning sparsity specification
        specify specifying spite sqrt stable stably stance stand standardized standing stanford
        statement stay stem storage stored storing straight strengthen strictly strive stroke
        strongly stuck studying subjected subnetwork suboptimal subproblem subsume subtask succeed
        successe successive suffering suffice suggested suggesting suitability summary supplementary
        supply surgeon surpass surpassing surprising susceptible svhn syntactic synthesizing system
        systematic systematically tackled tackling tasked tediou ten terminal textual theory third
        thoroughly throughput tighter timestep tion token top topologie toy tracker trained
        translational transmit treating tremendou trie trigger triplet truly twice u ucb ucf
        ultimate ultimately unable unavailable unclear uncontrolled uncover under undesirable
        undesired undirected unexplored uniform unimodal uniquely unit unlabeled unless unnecessary
        unobserved unordered unrelated unreliable unsatisfactory unsolved until unwanted up updated
        url usual utilitie valid validity varepsilon varie varied vary velocitie verifie versa
        versatility versu vgg viable vice vio violate visit visited vlm vulnerable w waymo weaker
        weaknesse wearing whenever whereby whilst white wider widetilde window wise wish witnessed
        word workspace worse written yaw yielded yielding
    """,
    0.0: """
        1 11 12 120 13 14 150 16 17 18 1d 1k 2007 2011 2014 2016 2017 2019 21 22 23 24 25 26 27 28
        29 31 32 33 34 35 36 37 38 3x 4 40 41 42 44 45 46 47 48 4x 5 51 52 53 55 57 5x 60 61 62 63
        64 65 67 68 6m 70 71 73 74 75 76 78 8 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97
        98 99 abnormal absolute abundance academic accept acceptance accepted accessed accumulate
        achievable acyclic ad adam ade20k adjusted adjusting advertising affordable aggressive aging
        agreement ahead albedo algebra alternate altogether ambient analogue analytic analytically
        annotation anomalou ap ar arbitrary arc arrival artificially ask asking assessed assessing
        associating asymmetry attending attitude attraction attributed auc automating avoid avoided
        axial b bad bar based baye beat behavior benchmarked beyond biase biomedical bleu blurred
        board body bone bound bounding break brittle broadly c cam canonical car cardinality carrie
        category centric centroid chair challenged changed cifar100 circular citie classe clinical
        clique cloning closest clue coarse cognition collapse collectively combat commercially
        commodity compactly comparably compatible compete competition competitively complementary
        complete completeness complexity complicate compose comprehend computation concatenation
        concurrently confusion conjecture connect constantly constituent constructing construction
        consumer contained conveniently conversion convey convincing copy correct correlated
        corridor corrupted corruption cosine covered creation cuboid curse daily damage decay decode
        decomposed deflection delicate delivered demographic dependency dependent descriptive
        destination detector diagnose diagnostic differing digit dilemma directed discarded
        discarding discounted discrepancy discretization discriminator discussion disjoint disparity
        display distance distinction diversified doesn don door downsampling downward driver drop
        duration e early economic effect eigenvalue eigenvector electromyography electronic
        eliminated ell enabled endpoint engineered engineering enjoying enlarge enrich entail envy
        equilibria equipment essence euler evaluate evaluation everyday evolve evolved evolving
        examination exceeding excess exchange executing expanded expanding expertise explained
        exploited exploratory explored explosion expose exposure expressing expressiveness extended
        extensible f fabricated factor failed failing failure fake falling familie feature
        feedforward feet fiber figure file finetuning finite fisher fitting fix fl floor fly fog
        fold food footprint forcing foster fragment frequency fused fusing gather gathering gauss
        gcn gender gene general geometrie getting global going gp gps gpu grade graphic greedily
        grid grow growth guarantee guess guideline h handcrafted handful handled hardly harm heading
        health healthcare healthy heart heat heatmap heavy hidden highlighted hindering historical
        hoc hole holonomic horizontal house ii illumination illustrated immediately imperceptible
        imperfect importance improve improvement inaccuracie inappropriate inclusion incoming
        incurring independence indistinguishable individually indivisible industry influence inform
        infrastructure ingredient initialized inject injected insensitive inspire inspired instance
        instantaneou instantiated integrating integrity interconnected intersection invalid
        irregular isolation iteration job justified kalman kept keypoint keyword kg kitchen km l2
        labelled laplace lay leaderboard leave leaving legal lighting linearity linked locating
        logarithmic logit long look losing lost lyapunov macro manage manifest margin mark marked
        market mask matlab maximal maximally maximized mean median merged message middle millimeter
        millisecond minimize minimum minute mislead mismatch miss mission mistake mitigation model
        moderate molecule monotone monotonic motivation motor mounted moved moving ms mscoco
        multilayer mutually myopic naive native natural nearly night nlp noiseless none nonlinearity
        nontrivial normal noticeable ntu null nyu objective observational observing of opening
        opportunity opposite optimistic ordering organ organization oscillation overcoming
        overfitting overly p package pairing parameterization parameterize pave payoff peer penalty
        perceived perceiving perceptron perceptually perfect perturbation phone photograph
        photography pi pitch played player please plethora plugged polygon pool posed positional
        possesse post practicality precise precisely predominantly preliminary preserved prior probe
        process processed profit projecting promoting proportional protection psnr publication
        pulling pushed q qa quantifie quantified quantifying quasi queried radiu ranging rapid
        rating raw rcnn read realizable realizing receding recognized recognizing rectified reduced
        referred reflecting reflective regress regularity regulation relating relative relax
        relaxing relevance reliable removed removing repeatable replicate resampling rescue
        researche resolved resolving resonance resource rest restricting resultant reuse review
        ridge rig rnn row rule sample scan schema sea seamless season security seeing sensor
        seriously service shifted side signature simulation simultaneou site skip slowly smartphone
        smoother solid solvable space specialized spot spread ssim st stack start static station
        statu stimuli stop strategie street stress strict stride successively sun supplement
        supported suppressing svd synthesized table tank targeting temperature template tendency
        tension test testbed textureless th theorem thing thought thread thrust tie tight time
        timely timing topic torque tractability tractable tradeoff trait transforming traversability
        traversal traverse trend triple trying tune tuning turning ucf101 un unbalanced unbounded
        unchanged understand uniformly unifying union unknown unlikely unmanned unprecedented
        unpredictable unrealistic unsafe unstable unsuitable update upsampling usable utilization v
        v1 v2 vae validation valued vanishing variability variate vastly velocity verbal verifying
        vertical viability vicinity viewed violated violation virtually voltage volume voter vqa vr
        warehouse weak weight welfare whistle width winner won workflow worth x ycb z ε
    """,
    0.2: """
        15 19 accelerating accumulated accumulation acquisition activated actor adaptable adjustable
        admittance adverse affinity age air alarm algorithmic alternating ambiguity analytical
        anatomical animation aperture approaching approximately arithmetic artificial artistic
        assign assigning assisting atomic attachment attend auto automotive autonomy auxiliary
        averaged avoiding axi backpropagation bag benign biased bit blend blending boolean box boxe
        breaking bridge bridging buffer bundle cad camera cancer care center centered chain chance
        channel check checking chest children chinese chip circuit city classified cleaning
        clearance click clip closing cnn coded cognitive collaboratively collapsing column comfort
        communicating community compactness compatibility compensation complementarity completed
        completing compliance compound computable computing concatenated concentrate concentration
        cone confidence conflict connected conservative constraining constraint container
        contraction converging corner correctness couple crf cropping crossing cubic curate curved
        customized cutting cyclic da damping dc de decision deeper deeply description design
        differentiability differentiate dilated disaster discover discovered discretized
        discriminate disease dissimilarity distortion distribute disturbance divide division dl
        dominated dp dr drawing dropout drug duality electrical elevation embodiment emergence
        encoding enriched ensembling environment epipolar episode epistemic equation escape ex
        exercise experience explain explore express expressivity extracting fabrication factorize
        fault feasibility feeding fill film fine fitted fluid focal foot forensic forgetting fourier
        frank friendly frontal frontier generalisation generalise geometrical geometrically geometry
        glass go grammar granular granularity gravity harmonic head height heuristic hierarchy
        highway hindsight hinge hint histogram hop horizon household identity illustrative improper
        improving imu inconsistency inconsistent indirect induced inductive informative injection
        inserted instruction integer integrated intensity interface internal interpreted
        intrinsically isolated iterate iteratively keyframe l1 labeled labelling land landing
        landscape lane leakage least len lesion lexical line linearization linguistic linking liquid
        living llm lossy lp machine maintenance manufacturing marginal marker master material
        maximize maximum measuring media mental merging metadata metric microphone microscopy mind
        mine minima minimized minimizer minimizing mitigate mix ml modulate molecular moment movie
        music narrative nas neighborhood next nonsmooth novelty nuclear occluded onboard operated
        optimise optimised ordinary origin outer overlapping painting parametric parser partitioned
        pass passing payload peg penalized pendulum performant personal phrase pick placing plane
        plant plausibility playing poisson polar polynomial polynomially population portable
        precision prefer primal principal printed prioritize probabilistically processor product
        productivity progresse protein proximal proxy push quadratically qualitie quantification
        question radial randomness ransac reaction realized reason recall recipe reflected regresse
        regressing regret regulator reject rejection remotely render rendered repeatability
        replacement replanning representational reproducibility resistance restoring retrieved rigid
        ring roadmap roll ros rotate rotating rough saddle safety sat satisfaction satisfiability
        saturation scale scanned scoring secure seeking sensed separability separable separated
        servo share shifting shortcut sight silhouette sim2real simplification simulated single situ
        skeletal sliding slip snake sort span speaker specie sphere spring squared stacking
        statistic statistical statistically steady steer stepping stock story stream stylization
        subgraph summarie supervisory suppress suppression surrogate surveillance swimming swing
        switch switching synchronized synchronou synergy tabletop tabular tag tangent targeted
        textured thin thompson tightness tilt tiny tissue tolerance touch toward trace tracing
        trading train transition transmission travel traveling traversing treatment triangulation
        try tunable tuned unbiased uncertain uneven unify universally untrimmed updating usability
        validating variable variance vertex viewpoint visible visualization visualizing voxel vs
        vulnerability wall warm warp warped water weather wind wireless wolfe workload wrench
    """,
    0.4: """
        7 abstract activation adapter additive adjustment aesthetic affine agnostic agriculture
        algebraic ambiguou analysi anchor angular anti anticipate approximating approximator
        argument articulation ascent assembling assess assistant association asymptotic
        asymptotically asynchronously attribute auction augmenting automation batch beam bia
        bilinear bin binary bio bipartite black boosted bootstrapping boundary by carlo categorical
        cell characterization characterizing cloth coherent collision color compensated concave
        conceptual concurrent confident conjugate conquer constrain context continually convergence
        coordinate correlation correspondence covariance creative critic curvature cycle dark defect
        defense degraded delivery denied densely diagram digital direct discontinuou discovering
        discrete discriminability discrimination divergence diverse edge education electric
        electromagnetic elimination emerge entity excitation exemplar expansion exponential
        extrapolation fabric factored factorized fidelity field financial finger fingered fingertip
        fleet flexible flying folding fool force formal formally formation friction gate gear
        generic genetic geometric greedy grouped guaranteed hamiltonian hand hardness hip homography
        hyperparameter image improved incentive index inequality inertia inferred influenced
        initialize inserting instrument integral intelligent intent interpolate interpret
        interpreting intrinsic inversion inverted joint jpeg kinodynamic kl knowledge label landmark
        langevin laser lasso latent layered leaf library lift light linear lingual lip load loading
        localisation logistic longitudinal loop management maneuver map mapped mass matrix mdp
        mechanically membership memory merge minimal missing mitigating mlp mobility modulated monte
        mpc mrf mri multiclass nearest neighbor neuromorphic neuron nn noisy nonlinear observability
        observable observer obstacle occlusion omnidirectional on open operational opinion option
        orientation outdoor pairwise panorama parallelism parameterized parametrization partially
        partition passe passively passivity pca perception perceptual periodic permutation perturb
        perturbed photorealistic physiological planetary point policy portrait positioning preferred
        prehensile preservation preserve pretrained price printing privacy probing progression
        projected projection propagated prosthetic prototype pushe pushing query random rational
        realtime rectification reduction reflectance regional regularizing relation relaxation
        repeated replay representation reproducible resilience retinal reverse rgbd room rotation
        rotational rotor rrt runtime scanning scattering screening screw selectively sensitivity
        sequencing sequentially serie sgd shadow shaping shared sharing shortest siamese similarity
        slice slide slope sparsely spatial spherical split sport spuriou stabilizing stacked stair
        stationary stein strain strategic string structurally structure summarize surface
        sustainable svm synthetically team tendon texture theoretic theorie threshold tightly tip
        tolerant tomography transient transportation trick triggered trust twin ultra unconstrained
        understanding unifie unstructured useful vessel vibration vision visualize visuomotor
        vocabulary voice wave wavelet waypoint web weighting whole wrist
    """,
    0.8: """
        3 action aggregating aligned allocate ankle annotate annotating anytime arm armed assist
        attention attentional attribution automated base bayesian behavioral belief bodie bootstrap
        boundarie bounded categorization classification clothing coherence combinatorial communicate
        communication compliant conditional connectivity consensu constrained contact contextual
        converge convolutional cooperate coordination correcting crop cross cut d decoupling
        deformed demonstration densitie descriptor diagnosi dialogue dimensionality dof double
        driving drone efficient embedding embodied equivariance evaluating event explainability
        exploring extraction extreme extrinsic feedback filter forest gated gaze generalizable
        generalize generally graphical grasped gripper grounded grouping guidance hd hypergraph
        imitating indoor infer inference inferring informed infrared inspection integration
        interaction interpretation invariant jump jumping kernelized knee lattice layout lidar
        lifting limb local logical lstm mapping masking mechanical medical micro minimization mining
        mobile modal modelled modularity monitoring multilingual multirotor multiview mutual nested
        neural nonconvex normalized object optimisation orthogonal panoptic panoramic partial patch
        patche photometric physic pneumatic pose pretraining primitive propagation prototypical
        proximity pyramid radiance randomized reading reality reasoning recursively redundancy
        refined regularize rehabilitation reliability remote rendering resolution road sampling
        satellite scalable scaling se select semidefinite separation sequential shape sim skeleton
        social sonar sorting spatiotemporal spline square stabilization steering stopping style
        symbolic tail teaching temporal testing text topology transform translate translated
        translating transparency tree truncated tube uncertainty unified unpaired wasserstein with
        zero
    """,
    1.0: """
        4d abstraction adaptability adaptivity adversarie affordance aggregate agile allocation
        anticipation attack augment augmentation balanced balancing bilateral bird cascaded
        colorization compressing conditioned conditioning consistency contour conversation convexity
        coverage crowdsourcing curriculum deep deformation delay delayed demonstrator descent
        determinantal dialog differentiable directional discovery distorted document drive dynamic
        edit editing equivariant exploration face facial fast fusion gait game gating generalization
        generalizing globally guide guiding heterogeneity impedance inpainting intervention
        iterative kernel match matche matching maximization mcmc mesh meta minimax mirror mixing
        mixture multi multivariate normalization normalizing optical ordinal pac parallel parse
        partitioning passive pedestrian persistent personalized physically policie prediction
        preference progressively prompt quadrupedal racing recursive refine regression reinforced
        removal routing safe safely saliency scalability scheduling search searched selected
        selecting selection selective self sensing simulator sketching smoothness sound speech spike
        stiffness structured submodularity subspace symmetry tailed thermal transductive translation
        transport uncertaintie urban wearable weighted wheel wheeled wild
    """,
    1.2: """
        6 activity actuator adaption aerial aggregation alignment articulated assessment assistive
        asymmetric asynchronou autonomou barrier bidirectional bipedal boosting cable causality
        cloud clustered clutter composite composition compositional comprehension convolution
        cooperation correction count decomposition decoupled differentially distilled distributional
        diversity egocentric elastic emotion enhanced ensemble explanation flow generate gesture
        graph haptic hierarchically hybrid imitate implicit intention invariance inverse labeling
        lifelong losse manifold manipulability meshe mixed momentum multitask optimal person picking
        planar processe program programming propagate quadruped quantize querie rank ranking
        reachability reachable rearrangement reconfiguration recovery recurrent referring refinement
        regularization residual retrieving revisit salient semantic semi sentiment sparse stochastic
        structural supervise surgery synchronization terrain topological transfer transformer
        ultrasound universal verification via visual walking wing
    """,
    1.4: """
        2d acceleration active actively actuated actuation adapted align aligning answer assistance
        attacker attacking augmented autonomously avoidance awareness blind coding compress
        continuum control controllability cooperative decentralized differential disentangling
        distributed dual efficiency estimate estimator exoskeleton explainable filtering gan
        generalized guided hashing heterogeneou humanoid hyperspectral interact interacting
        interactively interpolation interpretable leg locomotion magnet manipulated manipulating
        matched modality modeling modular modulation nonparametric online optimally optimization
        optimize optimized oriented predict predictive prune quadrotor reactive reconstruction
        retrieval retrieve robot robust servoing smoothed socially soft spatially spectral stereo
        streaming supervised surgical synthesi temporally tracked trajectorie trajectory
        transferability underactuated us variational video visually
    """,
    1.6: """
        accelerated adversarial ai assisted autoencoder benchmarking calibrate calibrated
        calibration clustering cluttered completion controlled counterfactual crowded dexterou
        disentangle disentanglement distilling dynamically estimated factorization for generated
        generating generative grounding hash hierarchical imitation inertial learning localization
        localized logic magnetic manipulator masked modeled multimodal navigation optimizing planned
        predicted private progressive pruned pruning quantization recognition reconfigurable
        reconstruct registration regularized restoration searching shot smoothing swarm tensor track
        walk
    """,
    1.8: """
        adapt adaptively answering assembly aware bi co collaboration compression continual
        contrastive crowd deblurring deformable denoising dynamical enhancement estimating
        estimation forecast generator grasping imaging incremental incrementally interpretability
        localizing locally manipulation modelling monocular navigating planning predicting radar re
        recommendation regularizer relational robustness semantically sketche spiking supervision
        survey tracking transferable weakly
    """,
    2.0: """
        adversary anomaly attentive causal cluster collaborative controlling counting detection
        diffusion distill identification interactive legged manipulate odometry optimizer parsing
        quantized recommender reconstructed reinforcement robotic segment segmentation segmented
        sketch slam submodular summarization super teleoperation transferring underwater
        unsupervised
    """,
    2.2: """
        adapting adaptive caption compressed controllable detect federated forecasting generation
        grasp optimality plan reconstructing transferred
    """,
    2.4: """
        adaptation bandit captioning detected detecting disentangled distillation fair localize
        tactile uav
    """,
    2.6: """
        adversarially anomalie controller fairness learn navigate
    """,
    2.8: """
        segmenting
    """,
    3.0: """
        3d learned
    """,
    3.8: """
        6d
    """,
}
WORDS: dict[str, float] = {
    word: weight for weight, words in _GROUPS.items() for word in words.split()
} | {"": 0.5}
