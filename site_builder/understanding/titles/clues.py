"""What speaks for and against a word being the name of what a paper proposes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from site_builder.understanding import acronyms
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import verbs
from site_builder.understanding.titles.mentions import addressed, mentions
from site_builder.understanding.titles.tables import KNOWN
from site_builder.understanding.words import wordset

_PROPOSE = (
    r"(?:propos|introduc|present|develop|design|describ|devis|releas|creat|construct|contribut"
    r"|build|built|formulat|establish|collect|publish|implement|instantiat)\w{0,4}"
)
_HEAD = (
    r"(?:method|approach|framework|algorithm|model|system|architecture|network|dataset|benchmark"
    r"|technique|pipeline|library|toolkit|agent|scheme|strategy|module|estimator|loss|policy"
    r"|simulator|platform|planner|controller|transformer|detector|corpus|suite|robot|metric|tool"
    r"|solution|paradigm|procedure|mechanism|optimizer|environment|language|package|formulation)"
    r"s?"
)
_PLAIN = (
    r"(?:(?!(?:for|of|in|with|using|to|on|from|by|as|via|under|through|that|which|and|based)\b)"
    r"[\w-]+,? )"
)
"""A word that does not lead away from what is proposed."""
_LEFT: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (clue, re.compile(pattern + "$"))
    for clue, pattern in (
        (
            "called",
            r"(?:(?<!-)\b(?:called|named|termed|dubbed|coined|nicknamed|call(?: it| them)?"
            r"|dub(?: it)?|term(?: it)?|refer(?:red)? to(?: it)? as|denoted?(?: as| by)?"
            r"|abbreviated(?: as)?|short for|name(?: it)?|a\.?k\.?a\.?)|\(or)[,:]? (?:as )?"
            r"(?:the |a |an |our )?",
        ),
        ("called", rf"\b{_PROPOSE} [^.;]{{3,140}}\b(?:namely|i\.e\.),? (?:the |a |an |our )?"),
        ("calls this", rf"\b(?:call|name|term|dub) (?:\S+ ){{1,5}}{_HEAD},? (?:as )?"),
        (
            "proposed",
            r"\b(?:[Ww]e|[Pp]aper|[Ww]ork|[Ss]tudy|[Aa]rticle|and|to|by) (?:\w+ly |also |further "
            rf"|then |here |first )?{_PROPOSE} (?:(?:the|our|a|an|novel|new|simple|first|effective"
            r"|efficient|and|robust|general),? )*",
        ),
        (
            "proposed kind",
            rf"\b{_PROPOSE} (?:(?!(?:over|than|existing|strong|popular|pre-trained|online|public"
            rf"|on)\b)[^.;:()]){{0,120}}{_HEAD},? ",
        ),
        ("proposed near", rf"\b{_PROPOSE} {_PLAIN}{{1,4}}"),
        ("proposed in brackets", rf"\b{_PROPOSE} {_PLAIN}{{1,9}}\("),
        ("proposed far in brackets", rf"\b{_PROPOSE} [^.;()]{{3,160}}\("),
        ("proposed aside", rf"\b{_PROPOSE} [^.;()]{{3,160}}(?:,|:| [–—-]+) ?"),
        ("proposed before", rf"\b{_PROPOSE} [^.;]{{3,100}}"),
        ("kind", rf"\b(?:[Oo]ur|[Tt]his|[Nn]ew|novel)(?: [\w-]+){{0,4}} {_HEAD},? "),
        ("our", r"\b[Oo]ur (?:proposed |new |novel |full )?"),
        ("proposed one", r"\b(?:proposed|resulting|presented) (?:\w+ )?"),
        ("resulting", r"\b(?:result(?:ing|s in)|lead(?:ing|s) to) [^.;]{0,60}"),
        (
            "merit of",
            r"\b(?:effectiveness|superiority|performance|utility|advantages?|efficacy|efficiency"
            r"|benefits?|power|robustness|usefulness|capability|strengths?|potential|evaluat\w+"
            r"|implementation|generality|validity|version|core|heart|idea|behind)"
            r"(?: (?:of|behind))? (?:our |the )?(?:proposed )?",
        ),
    )
)
_BEFORE = wordset(
    "than as like including on over using in from and or by of with to for the a an based "
    "outperforms outperform existing that while via where when dataset benchmark is are"
)
_CLOSE = r"[\"”'’}*_]*"
_RIGHT: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (f"then {clue}", re.compile(pattern))
    for clue, pattern in (
        ("comma", rf"{_CLOSE},"),
        ("comma a", rf"{_CLOSE}, (?:an?|the|which|that|our|to) "),
        ("bracket", rf"{_CLOSE} ?\("),
        ("colon", rf"{_CLOSE}:"),
        ("dash", rf"{_CLOSE} ?[–—]| -+ "),
        ("closes", r"\)"),
        ("stop", rf"{_CLOSE}[.;]"),
        ("head", rf" {_HEAD}\b"),
        ("is", r" (?:is|are|consists?|has|can|does|aims?) "),
        ("is new", r" is (?:our|an? (?:novel|new)|the first)\b"),
        (
            "wins",
            r" (?:\w+ly |also )?(?:achiev|outperform|surpass|improv|attain|exceed|obtain|reach"
            r"|demonstrat|exhibit|deliver|yield|show|boost)(?:e?s|ed)? ",
        ),
        ("for", r" (?:for|to|that|which) "),
        ("lower word", r" [a-z]"),
        ("and", r" and "),
        (
            "is proposed",
            r"\)?(?: [\w-]+){0,6},? (?:is|are|was|were) (?:\w+ly |then |first |also )?(?:propos"
            r"|introduc|present|develop|design|devis|creat|construct|built|releas|formulat)\w*",
        ),
        ("possessive", r"['’]s "),
    )
)
_VERB = re.compile(r" (?:\w+ly |first |also |then |not only )?([a-z]+s)\b")
_LAST = re.compile(r"(\w+|[^\w\s]) ?$")
_MARKED = re.compile(r"(?:[\"“'‘*_`{]|\\(?:emph|textbf|textit|textsc|texttt|text|bf|it|em))+$")
_PROPOSED = re.compile(rf"\b(?:{_PROPOSE}|proposed|resulting|presented)\b")
_OURS = re.compile(rf"\b(?:[Ww]e|[Oo]ur|this|[Pp]aper|novel|new|{_PROPOSE})\b")
_PART = re.compile(
    r"(?:module|loss|block|layer|unit|term|mechanism|head|encoder|decoder|strategy|function)s?$"
)
_KIND = re.compile(
    r"(?:problem|task|setting|process|program|inference|divergence|learning|criterion|principle"
    r"|point)s?$"
)
_TRAIL = re.compile(
    r"-(?:based|aware|free|like|style|guided|driven|level|specific|wise|type|trained|to|hard"
    r"|complete|optimal|scale|shot|enhanced|augmented|invariant|equivariant|norm|learning|and"
    r"|only|oriented|agnostic|assisted|aided|inspired|induced)$"
)
_USUAL_END = re.compile(
    r"(?:Net|GAN|[Ff]ormer|Bench|BERT|NeRF|SLAM|RL|GPT|LLM|Flow|Diff|Gym|Sim|QA|Set|Diffusion|Eval"
    r"|CLIP|DETR|NN|ViT|VAE|MoE|Fusion|Gen|Track|Pose|Seg|Loc|Map|Point|3D)s?(?:-?v?\d)?$"
)
_HEAD_ITSELF = re.compile(_HEAD)
_LEFT_CONTEXT = 180
_RIGHT_CONTEXT = 110
_MANY = 5


def find(sentences: tuple[Sentence, ...]) -> dict[str, set[str]]:
    """Name the clues of each name-like word of an abstract."""
    found: dict[str, set[str]] = {}
    uses: Counter[str] = Counter()
    own = 0
    for sentence in sentences:
        where = "later" if sentence.role == "detail" and own > 1 else sentence.role
        own += sentence.role != "background"
        spelt = {each.short: each for each in acronyms.find(sentence.text)}
        for start, name in mentions(sentence.text):
            clues = found.setdefault(name, {f"first in {where}"})
            uses[name] += 1
            clues.update(_around(sentence.text, start, start + len(name), where))
            if acronym := spelt.get(name) or spelt.get(name.removesuffix("s")):
                clues.update(_spelt_out(sentence.text, acronym, where))
    whole = " ".join(sentence.text for sentence in sentences)
    _address(found, whole)
    words = set(re.findall(r"[a-z]+", whole))
    for name, clues in found.items():
        clues.update(_shape(name))
        clues.add(f"uses {min(uses[name], _MANY)}")
        if name.lower() in words:
            clues.add("lower caps" if name.isupper() else "lower")
    return found


def _address(found: dict[str, set[str]], whole: str) -> None:
    """Add what the web addresses of an abstract tell."""
    ends = addressed(whole)
    for name, clues in found.items():
        if any(name.lower() in end.lower() for end in ends):
            clues.add("in url")
    for name in ends:
        if name not in found and re.search("[a-z][A-Z]|[A-Z]{2}", name):
            found[name] = {"only url", "in url"}


def _around(text: str, start: int, end: int, where: str) -> Iterator[str]:
    yield from _before(text[:start], where)
    near = text[end : end + _RIGHT_CONTEXT]
    yield from (clue for clue, pattern in _RIGHT if pattern.match(near))
    verb = _VERB.match(near)
    if verb and verbs.base_of_third_person(verb[1]) in verbs.ALL:
        yield "then verb"


def _before(text: str, where: str) -> Iterator[str]:
    near = text[-_LEFT_CONTEXT:]
    bare = _MARKED.sub("", near)
    if bare != near:
        yield "marked"
    suffix = " bg" if where == "background" else ""
    proposed = _PROPOSED.search(bare)
    for clue, pattern in _LEFT:
        if (proposed or not clue.startswith("proposed ")) and pattern.search(bare):
            others = clue == "called" and not _OURS.search(text)
            yield f"{clue}{' else' if others else suffix}"
    last = _LAST.search(bare)
    if not last:
        yield "opens sentence"
    elif last[1].lower() in _BEFORE:
        yield f"before {last[1].lower()}"


def _spelt_out(text: str, acronym: acronyms.Acronym, where: str) -> Iterator[str]:
    yield "spelt out"
    yield from (f"spelt out {clue}" for clue in _before(text[: acronym.start], where))
    if acronym.long[:1].isupper():
        yield "spelt out capital"
    if _PART.search(acronym.long.lower()):
        yield "spelt out part"
    if _KIND.search(acronym.long.lower()):
        yield "spelt out kind of thing"


def _shape(name: str) -> Iterator[str]:
    words = name.split(" ")
    yield f"words {len(words)}"
    yield f"known {KNOWN.get(name, 0)}"
    if len(words) > 1:
        yield f"parts known {max(KNOWN.get(word, 0) for word in words)}"
        if _HEAD_ITSELF.fullmatch(words[-1].lower()):
            yield "ends in head"
    if _TRAIL.search(name.lower()):
        yield "trailing part"
    yield _capitals(name)
    if any(char.isdigit() for char in name):
        yield "digit"
    if name[0].islower():
        yield "starts small"
    if _USUAL_END.search(name):
        yield "usual end"
    if name.endswith("s") and name[:-1].isupper():
        yield "plural"


def _capitals(name: str) -> str:
    if name.isupper():
        return f"caps {min(len(name), 6)}"
    if re.search(r"[a-z][A-Z]|[A-Z]{2}|\d", name):
        return "inner capital"
    return "hyphen capital" if "-" in name else "capitalised"
