"""The name an abstract gives to what it proposes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from site_builder.understanding import acronyms
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.words import wordset

_NAME = r"(?:[A-Za-zΑ-ω0-9]{0,20}[A-ZΑ-Ω][\w+*-]{0,30}|[a-z]{1,20}[A-Z0-9][\w+-]{0,30})"
"""A word with a capital; bounded, so that a run of letters costs no time."""
_PROPOSE = (
    r"(?:propos|introduc|present|develop|design|describ|devis|releas|creat|construct|contribut"
    r"|build|formulat|provid|offer)\w*"
)
_HEAD = (
    r"(?:method|approach|framework|algorithm|model|system|architecture|network|dataset|benchmark"
    r"|technique|pipeline|library|toolkit|agent|scheme|strategy|module|estimator|loss|policy"
    r"|simulator|platform|planner|controller)s?"
)
_CALLED = (
    r"(?:(?:that|which) we (?:call|name|term|dub|refer to as|denote(?: as| by)?)"
    r"|called|named|termed|dubbed|coined|namely|referred to as|denoted(?: as| by)?|nicknamed)"
)
_PLAIN = r"(?!(?:for|of|in|with|using|to|on|from|by|as|via|under)\b)[\w-]+,?"
"""A word that does not lead away from what is proposed."""
_INNER = r"[A-Za-z]{1,20}[A-Z0-9][\w+-]{0,30}"
"""A word with a capital inside, which is hardly ever anything but a name."""
_PATTERNS: tuple[tuple[float, re.Pattern[str]], ...] = (
    (
        3.0,
        re.compile(
            rf"\b{_CALLED},?:? (?:as )?(?:the )?[\"“'‘]?"
            rf"(?P<name>{_NAME}(?: (?:[A-Z][\w-]*|{_NAME})){{0,2}})"
        ),
    ),
    (
        3.0,
        re.compile(
            rf"\b(?:[Ww]e|[Pp]aper|[Ww]ork|[Ss]tudy|and) (?:\w+ly |also |further |then |here )?"
            rf"{_PROPOSE} (?:the |our |a |an )?[\"“]?(?P<name>{_NAME})[\"”]?"
            r"(?=\s*(?:[,:(–—]|--|that\b|which\b|to\b|for\b|,? an?\b|\.))"
        ),
    ),
    (
        2.3,
        re.compile(
            rf"\b[Oo]ur (?:\w+ )?(?:{_HEAD}|approach),? (?:called |named )?(?P<name>{_NAME})\b"
        ),
    ),
    (
        3.0,
        re.compile(
            rf"\b{_PROPOSE} (?:a|an|the|our)(?: [\w-]+){{0,8}}? {_HEAD},? [\"“]?(?P<name>{_NAME})\b"
            r"(?! [A-Z][a-z])"
        ),
    ),
    (
        3.0,
        re.compile(
            rf"\b(?:[Ww]e|[Pp]aper|[Ww]ork) (?:\w+ly )?{_PROPOSE} "
            r"(?P<name>[A-Z][\w-]+(?: [A-Z][\w-]+){1,3})(?=,| ?[:(–—] ?| (?:--|that|which)\b)"
        ),
    ),
    (2.6, re.compile(rf"\b{_PROPOSE}(?: {_PLAIN}){{1,9}} \((?P<name>{_NAME})\)")),
    (1.7, re.compile(rf"\b{_PROPOSE} [^.;]{{3,140}} \((?P<name>{_NAME})\)")),
    (2.4, re.compile(rf"\b{_PROPOSE} [^.;,]{{3,100}}, (?P<name>{_INNER}),")),
    (1.8, re.compile(rf"\b[Oo]ur (?:proposed )?(?P<name>{_NAME}) (?!\w+s\b and)")),
    (
        2.8,
        re.compile(
            rf"\b(?P<name>{_NAME}(?: [A-Z]\w+){{0,2}}) is (?:our|a (?:novel|new)|the first)\b"
        ),
    ),
    (2.0, re.compile(rf"\b(?P<name>{_NAME}) \([a-zα-ω][\w -]*\)")),
    (1.5, re.compile(rf"\b{_PROPOSE} (?:[\w-]+ ){{1,8}}?(?P<name>{_NAME}),")),
)
_KNOWN = wordset(
    "AI ML DL RL DRL LLM LLMs MLLM VLM PLM NLP CV CNN CNNs RNN RNNs LSTM GRU GAN GANs VAE "
    "VAEs GNN GNNs GCN DNN DNNs MLP MLPs SVM PCA SGD Adam MDP MDPs POMDP POMDPs BERT GPT "
    "GPT-2 GPT-3 GPT-4 GPT-4o ChatGPT LLaMA CLIP ViT ViTs T5 RoBERTa ImageNet COCO MNIST "
    "CIFAR CIFAR-10 CIFAR-100 KITTI nuScenes GPU GPUs CPU CPUs API APIs URL RGB RGB-D RGBD "
    "LiDAR LIDAR IMU GPS SLAM MPC PID QA VQA OCR ASR TTS MT NMT SMT IR IE NER SQL SOTA OOD "
    "FID BLEU ROUGE MSE KL KL-divergence MCMC EM MAP MLE ELBO NeRF SDF SDE PDE ODE ODEs PDEs "
    "SAT ILP MILP MIP LP NP NP-hard UAV UAVs ROS IoT DNA RNA EEG fMRI MRI CT Bayesian "
    "Gaussian Markov Euclidean Riemannian Wasserstein English Chinese German French Wikipedia "
    "GitHub Github Python PyTorch TensorFlow Transformer Transformers ResNet U-Net UNet YOLO "
    "CTC HMM CRF LDA MCTS PAC VC UCB NTK RKHS DP FL SSL 3D 2D 4D 6D 6-DoF DoF XAI HCI ICL CoT "
    "RAG RLHF DPO PPO SAC DQN A3C LoRA PEFT SFT SAM DDPM ADMM"
)
_NOT_A_NAME = re.compile(r"(?:I|A|In|The|This|We|Our|It|To|On|An|For|By|[0-9.]+D?)$")
_ENOUGH = 2.6
_SHORT = 4
"""Letters of an acronym that is better written in full."""
_FEW_WORDS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """What the paper calls its own contribution."""

    name: str
    """As it opens a title; "" when there is none."""
    short: str = ""
    """The acronym, where the name is its long form."""


def find(sentences: tuple[Sentence, ...]) -> Name:
    """Return the name of the paper's own contribution, empty when none is sure.

    Each way of introducing a name gives points; so does using it again. A name
    that stood in the background, before the paper speaks of itself, is not new.
    """
    whole = " ".join(sentence.text for sentence in sentences)
    background = " ".join(each.text for each in sentences if each.role == "background")
    best, best_score = "", _ENOUGH
    scores: dict[str, float] = {}
    for name, points in _introduced(sentences):
        scores[name] = max(scores.get(name, 0.0), points) + (0.5 if name in scores else 0.0)
    for name, points in scores.items():
        score = points + _support(name, whole, background)
        if score > best_score + 1e-9:
            best, best_score = name, score
    return _in_full(best, sentences)


def _in_full(name: str, sentences: tuple[Sentence, ...]) -> Name:
    """Return the long form of a short acronym: few letters tell a reader nothing."""
    if not name.isupper() or len(name) > _SHORT:
        return Name(name=name)
    for sentence in sentences:
        for acronym in acronyms.find(sentence.text):
            words = re.split(r"[ ]", acronym.long)
            capital = all(word[:1].isupper() for word in words)
            if acronym.short == name and len(words) <= _FEW_WORDS and capital:
                return Name(name=acronym.long, short=name)
    return Name(name=name)


def _introduced(sentences: tuple[Sentence, ...]) -> Iterator[tuple[str, float]]:
    own = [sentence for sentence in sentences if sentence.role != "background"]
    for number, sentence in enumerate(own):
        lateness = min(0.08 * number, 0.6)
        for points, pattern in _PATTERNS:
            for match in pattern.finditer(sentence.text):
                yield _trimmed(match["name"]), points - lateness
        for acronym in acronyms.find(sentence.text):
            if points := _spelt_out(sentence.text, acronym):
                yield acronym.short, points - lateness


def _spelt_out(text: str, acronym: acronyms.Acronym) -> float:
    """Rate a spelt-out acronym by what stands before it in its sentence."""
    before = text[: acronym.start].rstrip(" \"“'‘")
    if re.search(rf"{_CALLED},?:? (?:as |the |a )*$", before + " "):
        return 3.5
    proposed = re.search(
        rf"\b{_PROPOSE}(?: (?:a|an|the|our|novel|new|simple|first|effective|efficient|general|"
        r"framework|method|approach|algorithm|model|technique|and|yet|of|class|family|it)[,:]?)*"
        rf"(?: [\w-]+(?: {_HEAD})?,)? $",
        before + " ",
    )
    if proposed:
        return 3.2
    own = re.search(rf"\b{_PROPOSE}(?: {_PLAIN}){{0,9}}$", before)
    return 2.6 if own and acronym.long[:1].isupper() else 0.0


def _support(name: str, whole: str, background: str) -> float:
    uses = _stands(name, whole)
    support = min(uses - 1, 3) * 0.5
    if name in _KNOWN or _NOT_A_NAME.match(name):
        support -= 10
    if _stands(name, background):
        support -= 3
    if not name.isupper() and _stands(name.lower(), whole):
        support -= 3
    if name.islower() or (name[0].isupper() and name[1:].islower() and uses < 3):
        support -= 0.3
    return support


def _stands(name: str, text: str) -> int:
    """Count how often a name stands in a text as a word of its own."""
    return len(re.findall(rf"(?<![\w/.-]){re.escape(name)}(?!\w)", text))


def _trimmed(name: str) -> str:
    words = name.rstrip("-*").split(" ")
    while len(words) > 1 and words[-1].rstrip("s").lower() in {"method", "model", "framework"}:
        words.pop()
    return " ".join(words)
