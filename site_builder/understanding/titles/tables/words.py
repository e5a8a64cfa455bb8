"""What a word adds to the log odds that the title has it; "" is any other word."""

_GROUPS: dict[float, str] = {
    -5.8: """
        thi
    """,
    -5.6: """
        our which
    """,
    -5.0: """
        that
    """,
    -4.4: """
        paper such
    """,
    -4.0: """
        art has have these
    """,
    -3.8: """
        each present show
    """,
    -3.6: """
        existing result where work
    """,
    -3.4: """
        also been both however provide use we while
    """,
    -3.2: """
        but different introduce proposed well
    """,
    -3.0: """
        called given require their
    """,
    -2.8: """
        achieve address allow are available can due many more most other outperform previou propose
        several than then
    """,
    -2.6: """
        able aim further its not often recent significantly when
    """,
    -2.4: """
        be compared consider experiment including issue it may novel number same the them they
        variou
    """,
    -2.2: """
        ability any challenging current directly even extensive important is known need obtain only
        recently significant some technique there thu
    """,
    -2.0: """
        applied challenge demonstrate develop first how into new particular perform possible problem
        produce shown standard take was way within yet
    """,
    -1.8: """
        accuracy achieved additional advantage all among amount assumption case doe enable
        especially finally furthermore idea instead jointly key manner method moreover much named
        original popular procedure resulting since state still tackle three traditional utilize
        variety will
    """,
    -1.6: """
        about across addition along apply because become being between capabilitie capable contain
        could crucial desired difficult either experimental explicitly focu formulation here
        imagenet increase introduced investigate lead main modalitie namely obtained or performance
        pipeline presented promising prove rely remain required research scheme setting specifically
        success therefore those two typically underlying usually variant were whose widely
    """,
    -1.4: """
        achieving addresse advance analyze as benefit better cannot certain computationally conduct
        consist contribution conventional corresponding defined dependencie describe despite during
        easily effective effectively effectiveness employ ensure essential find form full
        fundamental give great handle help include input interest item lack limitation made make
        module must notion pair particularly per previously provided providing requirement respect
        respectively should solution strong subject successfully suffer superior truth unlike upon
        user version very whether year yield
    """,
    -1.2: """
        according account additionally after alleviate allowing alternative although approach area
        attempt build built call candidate capture collected common commonly conducted considered
        create deal define derive developed entire exhibit exist expensive facilitate fail final
        formulate found four higher highly identify implementation incorporate individual insight
        introducing involve leading less leverage literature major observed offer output overall
        publicly rather reduce relevant relie represent requiring scenario seen showing size solve
        study sub suggest suitable termed together would
    """,
    -1.0: """
        above access activitie adopt algorithm another applying appropriate around associated assume
        baseline best capability caused characteristic classical combine comparable compare
        component considering consisting derived determine development downstream easy element
        empirically enabling end establish established every expected extension far focuse freedom
        gain having hence if incorporating increasing increasingly indicate intermediate involving
        kind larger learner leveraging like mainly maintain maintaining modern motivated nature
        necessary one over overcome paradigm past performed performing powerful presence progress
        public purpose quickly recover reid related resnet role run serve set simple smaller
        specific specified step studied successful superiority surrounding theoretical true
        utilizing validate verify wide world
    """,
    -0.8: """
        aiming analyzing architecture argue arise aspect at basic before beside bring building
        capturing choose cifar cityscape classic coco code combining come competitive composed
        computer concept construct consuming containing counterpart currently dataset degree
        demonstrated demonstrating depend deployed desirable detailed developing difference discuss
        distinct drawn effector efficacy effort encourage english enough epsilon equipped etc
        euclidean experimentally extend fact family fewer finding five formulated frame framework
        function get good greatly hold id illustrate implement implemented inherent inter intra iou
        just kitti latter left level likely little magnitude meaningful methodology might naturally
        node numerical obtaining occur omega operate operation outcome outperforming parameter
        participant pascal planner potential potentially practical principle principled probabilitie
        probability processing propertie quality quantitative reach realistic received relatively
        relying remarkable represented representing reveal satisfy score second seek setup similar
        special stage strategy studie substantial substantially sufficient taking target task tend
        term theoretically thereby though trivial type typical unique unseen utilized vit what
        without worst
    """,
    -0.6: """
        100 ablation acquire acquired actual add added adding addressed addressing adopted advanced
        affect against almost alone already alway analyse analyzed angle application applie
        approache arbitrarily article assuming attracted automatically availability average
        background basi belong broad capacity captured carefully carried cause change chosen clear
        client close complex comprehensive computational compute concern configuration confirm
        consequently considerable consideration constant constructed consumption content contrast
        contribute convnet core correctly correspond crafted created creating criterion critical
        decade decrease detail determining devise differ difficulty distinguish do done embed
        emerging employed employing enforce enjoy ensuring error establishing evidence examine
        example excellent existence exploit extensively extra extracted firstly focused focusing
        fraction frequently future g gained github goal handling hardware hessian highlight i
        identifying ill impact implicitly importantly impressive increased indeed information
        inherently innovative inside interesting intuitive itself last layer length life linearly
        location log longer lower m manually mathcal matrice meanwhile measure modification mostly n
        needed newly numerou o observe ood operating own par part patient phenomenon pixel poor
        poorly possibility practice pre prevent priori produced producing promise prone proof
        property proven qualitative qualitatively randomly range rapidly recognize recorded
        recovering reducing refer reference regarding regime relationship representative resolve
        robustly round sentence severe shelf short showed similaritie simply situation six small snn
        so software solely solved solving speed ssl starting straightforward strength struggle
        student subset suited support surprisingly t taken technology tested thank too tool
        trainable treat usage validated valuable variation vector vertice wherea worker working
    """,
    -0.4: """
        10 abilitie absence abundant accommodate accomplish accordingly accurately acquiring
        activitynet actually adjacent adopting advancement affected aforementioned aid aimed al
        allowed alongside alpha amazon annotated appealing appear appearance applicability
        applicable appropriately arising assumed attached attain away backbone becoming behaviour
        believe belonging benchmark beneficial big block blur branch burden calculation caltech
        carry cartesian cast categorie celeba central choice class classify clean clearly closely
        coefficient collection com combination combined command commercial communitie comparing
        comparison competing complement completely complexitie complicated comprise comprising
        computed conceptually condition consecutive consequence considerably consistently convert
        cope corpora corpu cost costly course cumulative custom customer data database date day
        dealing decide decompose dedicated defining definition deliver depending deploy deployment
        derivation described describing determined deterministic difficultie direction discussed dnn
        doing dramatically drastically drawback drift drl dubbed earlier earth ease easier ego
        emerged emphasize empirical encouraging entirely equal essentially et exactly exceed
        expectation expressed extending extent extractor extremely facilitating false fashion faster
        favorable favorably feasible fed feed fixed follow followed former forward franka front
        fully fuse gazebo genome gradually gram greater high highest hinder homogeneou hope hour
        huge identifie identified identitie ignore iid implie impose imposed inception incorporated
        independently indicating inefficient inequalitie initial innovation integrate intended
        intensive interested intractable intuition intuitively investigated investigation involved
        irrelevant jacobian keep keeping kinetic labor largely largest later learnt let lfd limited
        lipschitz live lot maker making manual massive mathbb mathbf mathematical meaning measured
        measurement mechanism meet member million mnist modified modify motivate move narrow nash
        nearby necessarily negligible nevertheless no nor notably now observation occurrence
        occurring off old once onto optimum order otherwise overhead paired panda pareto partner
        pattern people period phenomena plausible play portion positive possess possibly posterior
        predefined predictor presenting prevalent primarily primary prominent promote proper
        properly proposing protocol proved pseudo published purely python quantify quantitatively
        quite rarely rate ratio readily real realize receive record reflect regard regardless region
        released reliably relu remaining remarkably replace report reported respective restricted
        retain retaining return revealed rich richer right rigorou rise running s sampler satisfie
        satisfying scannet science scientific seamlessly secondly sensory separate separately server
        severely sfm sharp shortcoming showcase sigma signal simpler simplicity simultaneously sized
        slow sometime sophisticated sota source specially specify speedup sr stanford storage store
        stronger strongly subjective subsequent subsequently subtle successive sufficiently
        supporting surpasse synthesizing synthetic systematic tackling tailored teacher technical
        technologie test theta third thorough thousand threat through throughout tilde to today
        total trade traditionally training treated tremendou turn ubiquitou ucb understood
        unexpected unfortunately unlabelled unobserved upper utility utterance value vanilla
        varepsilon varying vast verified vital voc want website wherein who why widespread window
        wrong y youtube
    """,
    -0.2: """
        000 101 20 200 2012 2015 30 300 400 50 500 9 a acceptable accessible accessing accident
        accompanied accompanying accomplished accounting accuracie accurate achievement act acting
        adam adequate adequately adjust admit adoption advancing advantageou advent advocate
        affecting afford afterward agent agree ahead albeit alexnet alleviating alter alternatively
        ambiguitie amenable amongst amplitude an analog analogou analytical and annotation apart app
        apparent appearing ar arbitrary argoverse arguably arrive artifact asset assigned associate
        atari attained attempted attract attracting attractive author automaton avenue avs axe back
        bad band battery begin beginning behave behaved behind believed bell bellman below bending
        benefiting beta bev beyond biase biological biology bleu blurring blurry bn bo board bone
        boost bottom branche breakthrough brightness bringing broader broadly brought bypass c
        calculate calculated calculating cam car careful carla carrying catastrophic causing cdot
        centimeter centralized challenged changing characterize characterized charade cheap choosing
        cifar10 circumstance circumvent claim classifie classifier classifying closed closer cm cmu
        coarser collapse collect collecting collectively coming commerce compactly comparably
        compelling competitor complementary comprehend comprehensively comprised compromise
        compromising con concerned concerning concise conclude conclusion concrete concretely
        conducting confirmed conflicting conform conjunction connecting connection constitute
        constructing consume consumer contemporary continue contrary contributing convenient
        converted converting cornerstone correlate corroborate counter cover covered covering cpu
        craft criteria cropped crucially cub cue cumbersome curated dangerou davi decent deciding
        decoder decomposing decreased decreasing default degenerate degradation degrade delivering
        demand demanding demo denote denoted depict deploying derivative deriving designed detector
        deteriorate deterioration determination detrimental deviation device devised devoted
        diagnostic diagonal diameter did differently dimension dimensional dirichlet disadvantage
        discard discarded discipline discontinuitie discrepancie discriminator discusse disparitie
        disparity displacement dissimilar distal distant distinction distinctive distinguishing
        distribution dominant dominate door down dramatic drastic draw drop dukemtmc duration eight
        elaborate elegant elementary eliminate eliminating emika emphasi emphasizing empower empty
        encode encoder encompasse encounter encountered endow enforced enforcing engage engineering
        enormou entail enter entitie entrie entry environmental epoch equally equip equipping
        erroneou establishe euler evaluated eventually ever exact examined examining excel except
        excessive exchange exciting exclusively execute executed execution exert exhaustive
        exhibited exhibiting expand expect expense experienced experimentation expert explained
        explicit exploitation exploited exploiting exponentially exposed external extract f1 faced
        facing facto failing fairly faithful faithfully fake fall familiar fastest favor featuring
        fid filled finance finer fit flexibly flickr30k floating flop follower following forced
        foreground formalism formalize format formed forming formula formulating foundation fps frac
        freely frequencie frequent from fulfill functionality fundamentally fusing gaining gamma gap
        gather gathered gcn geq german gibb giving gnn goe gold google governed ground groundtruth
        growing growth gru guaranteeing gym had half hamilton hamming handcrafted happen hard harder
        harness harnesse haze healthy heavily held helping her herein heuristically highlighted
        highlighting hilbert hindered his historical history hmdb hoi holding host hot human3
        hundred hungry hyper hypothese hypothesize hz ideal ideally identical ignored ignoring iii
        ilsvrc imbalance immediate impede implication imply imposing impossible impractical
        imprecise inability inaccuracie inaccurate inadequate included incoming inconsistencie
        incorporation incorrect incur independent indicated indicator indirectly indispensable
        individually induce inducing ineffective inefficiency inevitable inevitably inexpensive
        infeasible inferior infinity infty ingredient inherit initially initiate injecting inlier
        inner insensitive instability installed instantaneou instantiate instantiation insufficient
        integrating intelligence intensitie interestingly interior international internet interplay
        intricate intriguing introduction investigating irl irrespective j jetson judge judgment
        justification justify kinect kit know knowing kuka kullback l lab laboratory laboriou
        lacking lambda laplacian large lastly lateral latest law ldot leader led leibler leq
        leveraged lfw lie likelihood limiting linemod link list locate located look lose losing loss
        low lowest lr lying mab mainstream maintained majority maliciou mar marginal market markov
        marl mathematically mathrm matter medicine medium mentioned merely merit met meter
        methodologie microsoft mil mild mimic min mini minor minority minute miou mis misalignment
        misclassification misleading misspecification mit mm mobilenet mocap mode modelnet40 modest
        modifying morphologie mot mouse moved movement mu mujoco multiple multiplier multitude name
        near necessitate necessity needing negative negatively neglect neglected neglecting
        neighboring neither nesterov neuroscience neutral never newton nlp nmt none nonetheless
        nonlinearitie norm normally notable note notoriously nowaday np ntu nuisance numerically
        nuscene nvidia nyu obey obliviou obviou offered offering office ongoing operator
        opportunitie opportunity opposed originally originating out outline outperformed outside
        outstanding overfit overfitting overlook overlooked overly overview owing oxford page paid
        palm paramount parent partly passage pathway pay penalizing penn perceive percentage perfect
        perfectly perhap permit perspective phantom phase picture piece pilot placed plain platform
        plu poly popularity posed position positively possesse possibilitie posteriori practically
        practitioner preceding precisely predicate predominantly preliminary preprocessing
        prerequisite prescribed pressure pretext prevailing preventing priority pro probably
        problematic proceed production professional profile prohibitive prohibitively project
        protected provably proving psnr psychological pull pure pursue put quantitie quantity r
        rademacher raise raw reache reached reaching react realism realization reasonable reasonably
        receiving receptive recognized recording recovered reduced reformulate regarded relate
        release reliable reliance relied remained remedy repeatedly replaced replacing replicate
        reproduce reprojection request researche researched researcher resemble reside resolving
        resort respecting respond responsible rest restrict restricting restriction restrictive
        resulted retraining revealing reward rigidly rigorously rkh rl robotcar roi root roughly
        routine routinely row sacrificing safer satisfactory satisfied save saving scanner scarce
        scarcity scope scratch secondary section see seed seem seemingly semantickitti seminal
        sequence seriou seven shallow shaped shapenet sharpness shed shorter shrink significance
        similarly simplifie simplified simplify singular site slight slightly slower smallest
        smoothly smpl society solver something somewhat sought sourced space spanning sparsity
        specialized specifying spectrum spite sqrt ssim stably stance stand standardized standing
        start statement static stationarity stem stored storing straight streak strengthen strictly
        strive stuck studying subjected subnetwork suboptimality subproblem subsume subtask succeed
        successe suffering suggested suggesting suitability suite summary summation supplementary
        supply supported suppose surge surgeon surpass surpassing surprising susceptible svhn symbol
        syntactic synthesize system systematically tackled tailor tasked tediou ten textual
        themselve theorem think thoroughly throughput tied tighter timestep token top topologie toy
        tracker trained translational transmit transmitted treating treebank trial trie truly turk
        twice ucf uda ultimate ultimately un unable unannotated unavailable unchanged unclear
        uncontrolled uncover under understand understandable undesirable undesired undirected
        unexplored unforeseen uniquely uniqueness unit united unlabeled unless unnecessary unordered
        unprecedented unrelated unreliable unsatisfactory unsolved unstable until unwanted up update
        updated usual utilise utilitie utilization vae valid varied velocitie verifie versa versu
        vgg viability viable vice vid vio violate violating visit visited vlm vulnerable w waymo
        weak weaker weakness weaknesse wearer wearing whenever whereby whilst white widetilde width
        wikipedia wise wish witnessed worse writing written x yaw yielded yielding zone zsl
    """,
    0.0: """
        1 1000 10x 11 12 120 13 14 15 150 16 17 18 180 1d 1k 1m 1st 2000 2007 2011 2013 2014 2016
        2017 2018 2019 2020 21 22 23 24 25 26 27 28 29 2x 31 32 33 34 35 36 37 38 39 3x 4 40 41 42
        43 44 45 46 47 48 49 4x 5 51 52 53 54 55 56 57 58 59 5x 60 61 62 63 64 65 66 67 68 69 6m 70
        71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 8x 90 91 92 93 94 95 96 97 98 99
        abnormal absent absolute abundance academia academic accelerating accelerator accept
        accepted accessed accessibility accomplishe accomplishing accumulate accumulated achievable
        activate acyclic ad ade20k adjacency adjusted adjusting adult advertising advice aerodynamic
        affordable again aggressive aging agreement aircraft alarm albedo aleatoric algebra aliasing
        altering alternate altogether ambient ambiguity amplify analogue analogy analysing analytic
        animal ann anomalou ap api appeared appendix approached approximately arc arithmetic
        arranged arrangement arrival artificial artificially artist artistic ask asked asking
        assessed assign assigning associating asymmetry atom attach attaining attempting attended
        attending attitude attraction attributed au auc automating av averaged avoid avoided b
        backward bag ball bandwidth bank bar based bear bearing beat beforehand behavior bench
        benchmarked benefited benign bernoulli biased billion blocking blurred body book bound
        bounding break briefly brittle buffer bulky byproduct canonical capitalize carrie cart
        casting categorize categorized category celebrated center centered centroid changed
        character cheaper child cifar100 circle circular citie classe classified clause clevr click
        climate clinical clinician clock cloning closest closing clue coarse cognition coil
        collapsing colliding colour combat comfort commercially commodity community compact
        comparatively compatible compete competitively complementarity complemented complementing
        complete completeness complexity complicate compose composing compositionality compromised
        computable computation concatenated concatenation concentrate concentrated concentration
        concurrently conditionally confirming confusion conjecture conjectured connect conservative
        consolidate constantly constituent contained contraction contributed conveniently
        conventionally conversely conversion convey convincing cooking copy corrective correlated
        corridor corrupted cortex cosine countrie cp creation critically cube cuboid cuhk03 curate
        curse customize cylinder cylindrical da damage db dcnn dead decay decision decode decoded
        decomposed defend deficiency definite deflection degrading deliberately delicate delivered
        delta demographic dependence dependency depicting description descriptive desire desktop
        destination det detr developer deviate devising diagnose diagnosing dice differing digit
        dilemma disagreement discarding discounted discover discrepancy discretize discriminating
        discussion disjoint disorder disparate display dissimilarity distance distinguishe
        distractor divided dividing dl doesn dog dominance don dot downsampling downward dozen
        dropping duality e economic effect ekf elaborately electromyography electronic elicit
        eliminated ell ellipsoid elusive emulate enabled encapsulate encoded encountering encouraged
        endeavor ending endowed endpoint engine engineer engineered enjoying enlarge enrich ensured
        entailment envelope envy epipolar episode epistemic equality equation equilibria equipment
        equivalence equivalent equivalently era essence ethical evaluate evaluation everyday evolve
        evolved examination exceeding exceptional excess executing exerted exhaustively exit exp
        expanded expanding experience expertise explanatory exploding exploratory explored explosion
        expose express expressing expressiveness extendable extended extensible f fabricated
        facilitated factor failed failure falling familie famou fcn feature feedforward feet fiber
        figure file film finetune finetuning finite fisher fisheye fixation fl flat flexibility
        floor fluctuation fly fog fold footprint forcing formalization forth foster fourth fragment
        freeness frequency friendly frontal functionalitie fused gallery garment gathering gauss ge
        gender gene general generalizability genomic geometrie getting global gmm going governing gp
        gps gpu gracefully grade graphic grayscale greedily grow guarantee guess guideline h hamper
        handful handheld handled hardly harm harmful harnessing hazard he heading health heat
        heatmap helpful heuristic hidden hide hindering hit hmdb51 hoc hole home horizon horizontal
        hospital house household hr hri hurt hypothesi identically identifiability identifiable
        identity ii il illumination illustrated illustrating illustrative immediately immense
        impairment imperative imperceptible imperfect implementing implied importance impossibility
        improve improvement inaccessible inappropriate incapable incident inclusion incompatible
        incorrectly incurred incurring independence indice indistinguishable industrie industry
        infinitely influence influential inform informative initialized inject injected insightful
        inspire inspired instance instant instantiated integrated integrity intelligently
        interconnected interference internally intersection invalid investment invisible io ir
        irregular iso isolated isolation isotropic iterate iterated iteration job justified kd kept
        keyframe keyword kg kitchen km l2 labelled lag lagrange lagrangian lambertian laplace late
        latency lay leaderboard least leave leaving librarie limit linearization linguistic linked
        llm load locating logarithmic logarithmically long looking lookup loose lost lowering
        machinery mae man manage maneuverability manifest manufactured margin marine markovian
        massively material matlab maximal maximally maximize maximized mean mechanic median membrane
        memorization message mid middle millimeter millisecond mimicking minimise minimising
        minimize minimized minimum misclassified mislead mismatch miss missed mission mistake
        mitigate mitigated mitigation mixup ml mle mmd model moderate moderately modifie molecule
        monolingual monotone month motivating motivation motor mounted movable movie moving mpi mpii
        mscoco multidimensional multimedia multiplication mutually mvs myopic naive naively nas
        native natural nearly nerf night nine noise noiseless nominal non nonlinearity nontrivial
        normal notice noticeable nuanced null numeric objective observational observing occluded
        occupied official offset opening operated operational opponent opposite optima oracle
        ordering organ organization organize organized ot outer outlier overcoming overlap p package
        pairing parallelizable parameterize parametrized parity party passed pave paving payoff peak
        penalize penaltie perceived perceiving percent perceptron permanent pertinent perturbation
        pervasive phone photo photograph photography physician pi pid pitch pivotal plate
        plausibility played player please pleasing plenty plethora plugged pointnet pointwise
        poisson pole polygon polynomial polynomially pool populated port posing posit post power
        practicality preclude predictable preferable prevention prime prior process productivity
        profit progresse projecting promoting proportion proportional proposal propositional
        prospect protect protection psychology publication pulling pushed quantifie quantified
        quantifying queried quick radiation radiu raised ranging rapid rating rationale ray rcnn
        read reader realistically realizable realized realizing really recall receding receiver
        recognizing rectangular rectified rectify referred reflecting reflective reformulated
        reformulation register registered regressor regular regularitie regularity regularly
        regulate rejection relating relative relax relaxing releasing relevance relieve
        repeatability repeatable repetitive repository reproducing resampling rescue resistance
        resolved resonance resorting resource response restart resultant returned returning reusing
        revolute richness ridge riemannian rig rigid ring rising risky rmse rollout rule sa
        sacrifice safety said salesman sample satisfaction saturated saturation say scalar scattered
        schema screen sea seamless season seeing seldom selector send sense sensitive sensor sent
        seriously service serving session severity shading sharper she shifted shortage showcasing
        side sift sigmoid silicone simplest simplex simplifying simulation slot slowly smoother
        softmax solid solvable soon sort spanned speaking specification specificity specifie
        speeding spend spot spread spring squared ss stable stack started station statu stay steer
        stimuli stone stop strategie street stress strict stride strike striking stringent stroke
        strongest stuff subgroup submission suboptimal subroutine substrate subterranean
        successively suffice suggestion suitably sun supplement surveillance svd swin swing
        synthesized synthia tag targeting technically tell tendency terminal testbed textureless th
        theory therapy thereof thirdly thought thread thrust thumo tie tight time timely timestamp
        timing tolerate tone topic totally tracklet tractability tractable traction tradeoff trait
        transducer traversing trend triangulation trigger triple triplet trivially trustworthy
        trying tuning turning twitter twofold u ucf101 unavoidable unbalanced unbounded
        unconditional underscore unfair uni uniformity uniformly unifying unimodal union unknown
        unlikely unlimited unmanned unmodeled unpredictable unrealistic unsafe unsuitable untrimmed
        ur5 usable v v1 v2 vacuum validation validity valued valve vanishing variability varie vary
        vastly verb verbal verifying versatility vertex vi vicinity viewed viewer viewpoint violated
        violation virtually virtue vivo vo voltage volume von voter vqa vr wall warehouse warm wear
        webpage week weigh weight welfare whistle wider winner winning won word workflow workload
        worldwide worth wrench write www ycb z ε
    """,
    0.2: """
        0 6dof 8 acceptance accumulation acquisition activated actor adjustable admissible age
        agility air algebraic alternately alternating altitude analytically anatomical angular
        anisotropic annealing anti aperture approaching approximator association asymptotic
        asymptotically atla atomic attachment attend auditory automation automotive auv auxiliary
        avoiding axi axial backpropagation batch beam bio biologically biometric bipartite blend
        blending blood boltzmann boolean box boxe breaking cad camera cancer cardinality care
        cascading cell certificate chain chair channel characterizing check checking chest children
        chip circuit cleaning clearance clip clique cnn codec cognitive coherent column committee
        compactness comparative compatibility completing compliance computing cone configurable
        conflict conjugate connected constrain constraining constraint construction container
        contaminated context contrasting convergent converging coordinating corner correct
        correctness corruption couple covid credit crf cropping crossing cubic cup curved cyclic
        daily damping dark dc decomposable deeper deeply defect degeneracy denied dependent
        deployable design differentiability diffuse digital disambiguate disaster discontinuity
        discovered discovering discriminate disease distribute disturbance diverge diversified
        divide division dominated dp dr drag drawing driver drug early ecosystem edge eigenvalue
        eigenvector election electric electrical electromagnetic elevation embodiment emg emission
        engagement enriched environment erm escape evolving ex exercise explain explore exposure
        expressive expressivity extracting extrapolation fabric fabrication factorize factorized
        fatigue fault feasibility feeding fill fine fingertip fish fitting fix fixing flexible flip
        fluid focal food fool force forensic forgetting formally foundational fourier fragile frank
        frictional generalisation generalise geometrical geometry glass gnss go granular gravity
        grid gripping hair harmonic hazardou head healthcare heart heavy highway hindsight hinge
        hint histogram holonomic hull icp illustration impaired improper improving incentive
        inconsistency inconsistent index indivisible induced induction inertia infrastructure
        initialize initializing injection injury insect inserted instruction integer integrator
        intelligent internal interpreted interval intrinsically jerk kalman keypoint l1 labeled
        landscape lane leaf leakage legal len lesion lexical lift lighting line linearity linearized
        linking lip liquid living locking logit lossy lp ltl lyapunov machine macro manhattan mapped
        mark marked marker marking mask master maximum measuring media meeting mental merged
        metadata metal microphone microscopy mind miniature minima minimizer minimizing missing
        mitigating mix mlp modulate molecular moment monte morphological ms multilayer narrative
        neighbor neighborhood neighbour neuron next nn nonnegative nuclear ocean of open opinion
        optic optimise optimised optimistic option ordinary origin oscillation overlapping painting
        pan parallelization parameterized parser partitioned pass passe passing passively
        pathological payload pd peer peg penalized penalty pendulum perceptually performant perturb
        photorealistic phrase pile placing plant planted plastic playing pointing polar polygonal
        population positional pouring precise precision precondition premise preserved price
        principal prioritize probabilistically probe procedural processed processor product
        progression projective projector propeller prosthese protein prototyping proxy puzzle q qa
        quadratically qualitie quaternion question randomness ransac rare rational rationality
        realtime reason recipe reciprocal reflected regress regresse regret regularisation
        regulation regulator relaxation remotely removed removing repeat replacement replay
        reporting representational reproducibility restoring rethink reuse revenue review rigidity
        rnn roadmap rod roll room ros runtime sam sat satisfiability scale scanned scoring secure
        security seeking separability separable separated sequentially servo shaping share shopping
        shortcut sight signature simplification simulated simultaneou single singularity skeletal
        slice sliding smartphone snake snapshot span speaker specie spectra split sport squeeze st
        stacking stationary statistic statistical statistically steady stepping stiff stock story
        strategically stream subgraph subsampling suit summarie summarize summarized supervisory
        suppress suppressed suppressing suppression surrogate sustainable swapping sweep swimming
        switch synchronized synchronou synergistic synergy syntax table tabletop tabular talking
        tangent tank targeted temperature template tension termination textured thin thing thompson
        threshold tightly tightness tilt tiny tip tissue tolerance tomography toolbox toolkit torque
        toward trace trading train transforming transition transmission transporting travel
        traveling traversability traversal traverse treatment triangle trick triggering truncation
        try tumor tunable tune tuned uncertain underground uneven unfolding unifie uniform
        univariate universally unstructured untethered updating upsampling usability validating
        valuation variable variate velocity vertical voice voronoi voxel vs vulnerability warped
        water wave wavelet waypoint weighting wideband wire wireless wolfe workspace
    """,
    0.4: """
        19 5d 7 abstract activation adaptable adapter adjustment admittance admm adverse aesthetic
        affinity agnostic agriculture algorithmic ambiguou analysi anchor animation anthropomorphic
        anticipate approximating argument ascent assembling assessing assignment assisting
        asynchronously attribute augmenting auto automate autonomy avatar baye bia bilinear bin
        binary biomedical bit black bodie boosted bootstrapping boundary bridge bridging budget
        bundle by capsule carlo categorical cellular centric centroidal chance characterization
        chinese city climbing clothe coded collective collision commonsense communicating
        compensated competition completed compound concave conceptual concurrent confidence
        confident confined congestion conquer continually continuity convergence coordinate
        correlation covariance creative curvature customized cutting dag dance de defense degraded
        delivery density diagram dictionarie differentiate dilated direct directed disambiguation
        discontinuou discourse discrete discretization discretized discriminability discrimination
        discriminative discriminatively distortion diverse doubly dropout education emerge emergence
        emergency encoding endoscope energy ensembling entangled equilibrium excitation expansion
        explaining exponential factored fidelity field filling financial fingered fingerprint fitted
        fleet flying folding foot forget formal formation fractional friction frontier functional
        gate gear generic genetic geo geometric geometrically grammar granularity grouped guaranteed
        halfspace hamiltonian hand handover handwritten harvesting height hierarchie hierarchy hip
        holistic homography hop hyperparameter image immersive improved imputation imu incomplete
        indirect inductive inequality infinite influenced initialization insert inserting
        inspiration instrument intensity intent interface intermittent interpret interpreting
        intrinsic invasive invert inverted invertible ising iteratively jigsaw jpeg k kl knowledge
        kronecker label labelling land landing langevin laparoscopic lasso latent layered library
        lifted light linear lingual linkage loading localisation logistic longitudinal loop lstm
        maintenance management maneuver manufacturing map mass matrix max mechanically membership
        memory merge merging metric mine minimal minimally mobility modulated monitor monotonic
        monotonicity morphable morphing mri multiclass multiplicative multispectral muscle music
        nearest neuronal noisy nonlinear nonsmooth novelty observable observer obstacle occlusion on
        onboard orientation orthogonality outdoor packing pairwise panorama paragraph parallelism
        parameterization parametrization parking partially pathology perception perceptual periodic
        permutation personal perturbed photographic physiological pick piecewise place plane
        planetary plug point pointer policy polymer polytope pomdp pooled portable portfolio
        portrait positioning posture preconditioning prefer preferred prehensile presentation
        preserve pretrained primal printed printing privileged proactively probing projected
        propagated prosthetic prototype provable proximal push quadratic quantification quantile
        quasi query querying radial radio random reaction rectification recurrence reduction
        reflectance regional regressing reinforce reject relation render reparameterization repeated
        replanning representation reproducible resilience restore retinal retrieved reverse rgb rgbd
        rotate rotating rotational rotor rough rrt saddle scaled scan scattering screening screw
        selectively sensed sensorimotor separating sequencing serial serie shadow shared sharing
        shift shifting shortest shrinkage silhouette sim2real similarity situ skip slope smooth
        sparsification spatial specular sphere spoken spuriou stabilizing stair star steerable stein
        stitching stochasticity strain strategic string structurally structure stylization stylized
        sublinear suction sum surface svm switche switching symmetrie synthetically tagging taxonomy
        teach team tendon tethered theorie touch tracing transient transportation triggered trust
        twin unbiased uncalibrated unconstrained understanding unify usefulness variance vc
        vibration visible vision visualizing visuomotor walker warp weather web whole wind wrist
        yolo
    """,
    0.8: """
        3 360 action aggregated aggregating agile ankle annotate annotator anticipation arm armed
        assemble assist attribution auction audio autoregressive balancing base batche bayesian
        behavioral belief biped bird boundarie calibrating classification closure cloth clothing
        communication compressing conditional connectivity consistent constrained contact contextual
        continuously contour converge conversational convexity convolutional coordinated cross
        crowdsourced d decoding deform deformed deforming dehazing demonstration demonstrator dense
        densely descent descriptor designing determinantal dialog dimensionality directional
        document dof drive driven drone embedding embodied emotional endoscopic enhancing evaluating
        evolutionary exemplar explainability exploring extraction extrinsic eye feedback filter
        finger flight forest gating gaze generalize graphical grounded grouping hallucination hd
        hypergraph imagery infer inference inferring interaction interpolated interpretation
        intervention jumping kernelized layout lidar limb local logical mapping masking match mav
        mcmc micro microrobot mirror mixing mobile modal modelled modularity mpc multilingual
        multirotor mutual nested network neural normalized object omnidirectional optical partial
        partitioning passive patch persistent pneumatic pose powered preserving pretraining privacy
        probabilistic pyramid quadrupedal quantum race randomization reading reasoning recursively
        redundancy redundant refining remote rendering repair resilient resolution restored salient
        sampled satellite scalability scalable scaling select separation sequential shape signed sim
        simulate skeleton social sonar sorting spatio spherical spline square stabilization
        stiffness style symbolic symmetric tail teaching teleoperated text thermal transductive
        transform transformed translate translated transparency unified volumetric voting
        wasserstein wearable weighted with
    """,
    1.0: """
        4d abstraction adaptability adversarie aligned allocation annotating assistive asynchronou
        attack attention attentional augment balanced bidirectional bilateral clutter colorization
        communicate compliant conditioned consensu consistency conversation coordination coverage
        decoupled deformation delay delayed differentiable discovery distorted driving dynamic edit
        equivariance equivariant event face facial fast gait game gated generalization generalizing
        globally grasped gripper guide heterogeneity hybrid indoor informed infrared invariant
        iterative kernel lifelong matche matching maximization medical mesh meshe meta minimax
        minimization mining momentum multivariate musical networked nonconvex normalizing ordinal
        pac panoptic parallel parse patche photometric physic physically planar policie prediction
        preference primitive prompt propagate propagation quantize racing radiance randomized rank
        reachable reality recovery recursive referring refine refinement regularize reinforced
        retrieving routing safe safely sampling scheduling search selected selecting selection
        semantic sensing simulator sketching smoothness sound spatiotemporal speech structured
        subspace supervise surgery symmetry synchronization temporal topology tree uncertainty
        unpaired urban walking wheel wild wing zero
    """,
    1.2: """
        actuator adaption adaptivity aerial affordance aggregate alignment articulated asymmetric
        augmentation autonomou barrier bipedal boosting cable cascaded cloud clustered cluttered
        coding composite composition compress conditioning continuum crowdsourcing curriculum deep
        dialogue distilled distributed distributional diversity edited editing elastic enhanced
        ensemble explainable explanation exploration flow fusion generate graph guiding haptic
        hierarchically hyperspectral imitating impedance inpainting intention interactively
        invariance labeling manifold manipulability matched mixed mixture modulation multi multitask
        normalization objectness optimal optimally optimization pedestrian personalized picking
        processe program programming progressively prune quadruped querie rearrangement
        reconfiguration recurrent regression regularization removal residual revisit robust saliency
        searched selective self sentiment servoing smoothed socially sparse spectral spike
        structural submodularity supervised surgical tailed terrain transfer translation ultrasound
        uncertaintie underactuated verification via video visual visually wheeled
    """,
    1.4: """
        2d 6 acceleration active activity actuated actuation aggregation align aligning answer
        assessment attacker attacking augmented autonomously avoidance awareness benchmarking blind
        causality comprehension control controllability convolution correction count decentralized
        decomposition differential differentially disentangle disentangling dual efficiency
        egocentric emotion estimate filtering for gan generalized gesture guided imitate implicit
        interact interpretable inverse locomotion losse manipulating masked modality modeling
        modular nonparametric online optimize optimized oriented person planned predict predictive
        progressive quadrotor quantization ranking reachability reconfigurable reconstruction
        registration regularized retrieval retrieve robot searching semi smoothing soft spatially
        stereo stochastic swarm synthesi temporally topological trajectorie trajectory
        transferability transformer transport universal us variational
    """,
    1.6: """
        accelerated actively adapt adapted adversarial ai assistance assisted autoencoder bi
        calibrate calibrated calibration clustering compositional controlled cooperation
        counterfactual crowded denoising dexterou distilling dynamical dynamically estimated
        estimation estimator exoskeleton factorization forecast generated generating grounding hash
        hashing heterogeneou imitation incrementally inertial interacting interpolation learning leg
        localization localized logic magnet magnetic manipulated modeled multimodal optimizing
        predicted private pruning reactive recognition reconstruct regularizer restoration streaming
        track tracked transferable walk
    """,
    1.8: """
        adaptively answering assembly aware co completion continual contrastive cooperative counting
        deformable detection disentanglement distill estimating generative generator hierarchical
        humanoid incremental interpretability locally manipulation manipulator modelling monocular
        navigation parsing planning pruned quantized radar re recommendation recommender relational
        robustness semantically shot summarization survey tensor tracking unsupervised weakly
    """,
    2.0: """
        attentive causal collaboration collaborative compression crowd deblurring diffusion
        enhancement generation grasping identification imaging interactive legged localizing
        navigating odometry optimizer predicting reconstructed reinforcement robotic segment
        segmentation sketche slam submodular supervision transferred transferring underwater
    """,
    2.2: """
        adversary anomaly caption captioning cluster controllable controlling distillation
        forecasting grasp manipulate optimality plan reconstructing sketch spiking super
        teleoperation
    """,
    2.4: """
        adaptation adapting adaptive adversarially compressed detect detected detecting disentangled
        fair localize navigate segmented tactile uav
    """,
    2.6: """
        bandit controller fairness federated learn
    """,
    2.8: """
        anomalie learned
    """,
    3.2: """
        3d segmenting
    """,
    3.6: """
        6d
    """,
}
WORDS: dict[str, float] = {
    word: weight for weight, words in _GROUPS.items() for word in words.split()
} | {"": 0.5}
