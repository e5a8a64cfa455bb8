"""Sentences in which a tag's words mean something else, or are not what the paper is about."""

import pytest

from site_builder.understanding import tag

TRAPS = [
    # Acronyms that the text itself spells out.
    ("Disentangled representation learning (DRL) splits causes. We improve DRL.", "deep-rl"),
    ("A random access garden (RAG) is planted. We water it.", "retrieval-augmented-generation"),
    ("We study the state aid moratorium (SAM) of 1950. SAM was lifted.", "loss-landscape"),
    ("Our common open tariff (CoT) lowers fees. CoT is fair.", "chain-of-thought"),
    ("The mountain observation tent (MOT) keeps warm; we test the MOT.", "tracking"),
    ("Graph notation notes (GNN) are kept by clerks. We read each GNN.", "graph-neural-networks"),
    ("We meet at the rural lodge (RL). RL has six beds.", "rl"),
    ("A sea lane atlas map (SLAM) is drawn. Sailors buy the SLAM.", "slam"),
    ("Cargo loading in ports (CLIP) is slow. We speed up CLIP.", "vision-language"),
    ("The gentle air nozzle (GAN) blows. We tune each GAN.", "gans"),
    ("A pilot plant opens (PPO). We describe the PPO.", "policy-gradient"),
    ("A vast apple estate (VAE) is for sale. We buy the VAE.", "vaes"),
    ("Quick answers (QA) please callers. We time every QA call.", "question-answering"),
    ("We weigh the normal egg ration (NER). The NER is two.", "information-extraction"),
    ("A moist oven environment (MoE) helps dough. We keep the MoE.", "mixture-of-experts"),
    ("Semi-supervised learning (SSL) needs few labels. We improve SSL.", "self-supervised"),
    # What the paper is not, does not need, or replaces.
    (
        "Unlike transformer-based LLMs, our kernel regression explains itself.",
        "large-language-models",
    ),
    ("Unlike diffusion models, we sort images by hand.", "diffusion-models"),
    ("Rather than reinforcement learning, we use optimal transport.", "rl"),
    (
        "We train agents by imitation, in contrast to generative adversarial networks.",
        "gans",
    ),
    ("We cluster texts without large language models.", "large-language-models"),
    ("Instead of graph neural networks, we sum the degrees of nodes.", "graph-neural-networks"),
    ("We sum words in place of self-attention; no transformer is trained.", "transformers"),
    ("Our clustering does not require federated learning.", "federated-learning"),
    ("Our method avoids object detection and counts cells by colour.", "object-detection"),
    ("As opposed to semantic segmentation, we draw circles round cats.", "segmentation"),
    ("We replace contrastive learning by a look-up in a table of images.", "contrastive-learning"),
    ("Neither meta-learning nor data augmentation helps; k-means does.", "meta-learning"),
    ("Different from knowledge distillation, we copy the k-means centres.", "distillation"),
    ("Contrary to active learning, we label all images at once.", "active-learning"),
    ("Our search needs no speech recognition, only a decision tree.", "speech-recognition"),
    ("We do not use language models to solve the traveling salesman problem.", "language-models"),
    ("A planner that doesn't rely on motion capture walks the robot.", "human-modeling"),
    ("We give a transformer-free parser for dependency parsing.", "transformers"),
    ("We fit decision trees, an alternative to deep neural networks.", "deep-networks"),
    # What others do, or where it could be used.
    (
        "We prove regret bounds for bandits. Applications range from drug discovery to ads.",
        "molecule-generation",
    ),
    (
        "We sort numbers on a tape. Uses lie in areas like machine translation.",
        "machine-translation",
    ),
    (
        "We bound the regret of linear bandits. In future work, robot navigation may follow.",
        "robot-navigation",
    ),
    (
        "We sample with Langevin dynamics, inspired by statistical physics.",
        "physics-ml",
    ),
    (
        "Sketching fits least squares. It outperforms gradient boosting and random forests.",
        "ensembles",
    ),
    # Words of everyday life and of other sciences.
    ("We measure the diffusion model of salt in soil, slow in wet ground.", "diffusion-models"),
    ("The diffusion of smallpox in villages is mapped by us.", "diffusion-models"),
    ("We design power transformers with less copper and cooler oil.", "transformers"),
    ("The transformer stations of the village hum; we rebuild them.", "transformers"),
    ("We sat and read the SAT results of pupils.", "constraints"),
    ("We give a quantization of the Poisson bracket on a sphere.", "quantization"),
    ("We track parcels with a spreadsheet: a tracking of costs.", "tracking"),
    ("We propose a control policy for stocks of flour in bakeries.", "fintech"),
    ("We boost the boosting of morale.", "ensembles"),
    ("We calibrate a thermometer; calibration takes an hour.", "uncertainty"),
    ("The court is green. We play tennis on the web of lines.", "law-text"),
    ("We prune apple trees in March; the orchard thanks us.", "pruning"),
    ("The orchard blooms in May. We count its blossoms.", "field-robotics"),
    ("Our state-of-the-art kettle boils water in a minute.", "art"),
    ("The embedding of fossils in amber fascinates us.", "representation-learning"),
    ("A tree fell. We sawed the tree into boards.", "decision-trees"),
    ("We plan a party; planning it takes weeks of attention.", "transformers"),
    ("The generation of 1968 grew old. We interview it.", "generative"),
    ("We describe the alignment of standing stones with the sun.", "alignment"),
    ("Agents sell houses. We ask estate agents for prices.", "llm-agents"),
    ("A bandit robbed the mail coach. We tell the story.", "reasoning"),
    ("We calibrated the camera in the cellar with a chequered board.", "uncertainty"),
    ("The equilibrium of the bridge is static; we compute loads.", "game-theory"),
    ("Momentum of the flywheel is stored. We brake it softly.", "sgd"),
    ("The policy of the bank is strict. We pay rent by cheque.", "policy-gradient"),
    ("Federal law reform is slow; a control law for a valve is not. We tune it.", "law-text"),
    ("We sharpen knives: sharpness lasts a year of cooking.", "loss-landscape"),
    ("Exploration of the cave took us four days and much rope.", "exploration"),
    ("The localization of the software into Welsh pleased us.", "slam"),
    ("A translation of the axis by one metre aligns our walls.", "machine-translation"),
    ("We recommend the soup. A spoon is included.", "recommender"),
    ("Teacher and student networks: we distil whisky, too, in copper.", "education"),
    ("The mechanism of the clock has nine wheels; we oil it.", "game-theory"),
    ("A graph of the rainfall hangs in our kitchen.", "graph-neural-networks"),
    ("Invariance of the rent for ten years suits us.", "equivariance"),
    ("The bias of the tape recorder is set with a screw; we turn it.", "fairness"),
    ("A private garden is quiet. We read there.", "federated-learning"),
    ("The manipulation of public opinion worries us.", "manipulation"),
    ("Paint is mixed by diffusion on the wet paper; we film it.", "diffusion-models"),
    ("The variational form of the beam problem is solved by us.", "variational-inference"),
    ("We sketch the tower from the north and from the south.", "art"),
    ("The resource allocation of the kitchen went wrong; we ordered eggs.", "social-choice"),
    ("The transportation of bricks by mule costs us a day.", "transportation"),
    ("We give a compositional proof of the lemma on knots.", "compositionality"),
    ("Our muscles ached; we rested.", "biomechanics"),
    ("Our spider moves on 6-DoF legs under an RGB-D sensor.", "3d-vision"),
    ("A graph algorithm sorts our mail in linear time.", "graph-mining"),
    ("We take inductive bias as given and count sheep.", "fairness"),
]

MEANT = [
    (
        "Disentangled representation learning (DRL) splits causes. We improve DRL.",
        "disentanglement",
    ),
    ("We present a dataset of 40 lakes and a benchmark suite.", "benchmarks"),
    ("Our vision-language model answers questions about charts.", "vision-language"),
    ("We adapt large language models with LoRA adapters.", "fine-tuning"),
    ("Many fields use graph neural networks. We sort socks by colour with k-means.", "clustering"),
    ("Sharpness-aware minimization (SAM) finds flat minima. We explain SAM.", "loss-landscape"),
    ("Unlike transformer-based LLMs, our kernel regression explains itself.", "kernel-methods"),
    ("Rather than reinforcement learning, we use optimal transport.", "optimal-transport"),
    ("We prune weights of neural networks to a tenth.", "pruning"),
    ("We segment tumours: medical image segmentation with few labels.", "medical-imaging"),
    ("We study not only federated learning but also its privacy.", "federated-learning"),
    ("Model-free reinforcement learning is slow. We speed it up with replay.", "deep-rl"),
    ("We solve non-convex problems: nonconvex optimization by restarts.", "nonconvex"),
    ("We let robots grasp mugs: robotic grasping with two fingers.", "grasping"),
    ("Semi-supervised learning (SSL) needs few labels. We improve SSL.", "semi-supervised"),
    ("Text-to-image diffusion models forget; we remind them.", "diffusion-models"),
    ("We train a GNN on road networks.", "graph-neural-networks"),
    ("Text-to-SQL parsing of long questions is what we improve.", "parsing"),
]


def slugs(abstract, tagger):
    return {each.slug for each in tag("", abstract, tagger)}


@pytest.mark.parametrize(("abstract", "never"), TRAPS)
def test_words_that_mean_something_else_do_not_count(tagger, abstract, never):
    assert never in tagger.tags

    assert never not in slugs(abstract, tagger)


@pytest.mark.parametrize(("abstract", "always"), MEANT)
def test_words_that_mean_the_tag_count(tagger, abstract, always):
    assert always in slugs(abstract, tagger)
