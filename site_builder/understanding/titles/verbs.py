"""Verbs by which a paper says what it does, and their forms."""

from __future__ import annotations

import re
from typing import Literal

from site_builder.understanding.words import wordset

Cue = Literal["propose", "study", "show", "aim", "act"]

_VERBS: dict[Cue, str] = {
    "propose": "propose introduce present develop design describe devise offer suggest build "
    "construct formulate give provide create derive define contribute outline advocate "
    "implement release publish",
    "study": "study investigate explore examine analyze analyse consider address tackle revisit "
    "discuss characterize characterise evaluate compare review survey focus quantify assess "
    "explain rethink target highlight initiate uncover clarify elucidate test",
    "show": "show prove demonstrate find observe argue report reveal illustrate discover "
    "conclude establish",
    "aim": "aim seek attempt try want wish strive",
    "act": "improve extend generalize generalise apply train learn leverage exploit use utilize "
    "combine adapt estimate predict model solve employ adopt enhance fuse integrate incorporate "
    "optimize optimise reduce accelerate detect generate infer identify understand "
    "interpret reconstruct segment classify recognize cast reformulate unify connect relate bridge "
    "decompose approximate compute measure simulate control learn synthesize transfer align "
    "distill compress scale redesign replace augment automate bound perform conduct achieve "
    "make take obtain verify validate determine select enable allow facilitate encourage "
    "guide capture encode represent map discover mitigate alleviate overcome resolve handle deal "
    "avoid prevent remove minimize maximize increase boost speed track localize plan "
    "navigate manipulate grasp collect annotate search retrieve rank answer translate summarize "
    "extract parse label cluster embed project sample preserve protect defend attack "
    "exploit match register render edit produce convert transform update refine recover "
    "restore remove regularize fine-tune finetune pre-train pretrain quantize prune regulate "
    "steer elicit jointly-learn disentangle separate model perceive anticipate forecast "
    "assign allocate schedule coordinate cooperate communicate reason balance behave work emerge "
    "arise store influence affect shape depend fall hear break process change evolve interact "
    "respond vary lead matter help hurt fail succeed differ scale converge diverge benefit suffer",
}
_DOUBLED = wordset(
    "plan map run set get fit cut put let prefer transfer infer control refer occur begin "
    "embed submit commit permit step stop drop shed output input"
)
_BLAND = wordset(
    "achieve obtain outperform perform conduct make take give use provide allow enable "
    "require deal try want wish find offer suggest be have do consist work help aim seek "
    "utilize employ adopt rely lead yield shed result show demonstrate exhibit contain include "
    "comprise involve focus entail become remain exist seem need begin start follow tend serve "
    "come go get keep put say see aid facilitate draw bring mean let benefit gain lie fail"
)


def third_person(base: str) -> str:
    """Return the form after "it": learn → learns."""
    if base.endswith(("s", "x", "z", "ch", "sh", "go", "do")):
        return base + "es"
    if base.endswith("y") and base[-2:-1] not in "aeiou":
        return base[:-1] + "ies"
    return base + "s"


def past(base: str) -> str:
    """Return the regular past: study → studied."""
    irregular = {"build": "built", "give": "given", "find": "found", "show": "shown"}
    if base in irregular:
        return irregular[base]
    if base.endswith("e"):
        return base + "d"
    if base.endswith("y") and base[-2:-1] not in "aeiou":
        return base[:-1] + "ied"
    return (base + base[-1] if base in _DOUBLED else base) + "ed"


def gerund(base: str) -> str:
    """Return the -ing form: study → studying, prune → pruning, map → mapping."""
    if base in _DOUBLED:
        return base + base[-1] + "ing"
    if base.endswith("ie"):
        return base[:-2] + "ying"
    if base.endswith("e") and not base.endswith(("ee", "oe", "ye")):
        return base[:-1] + "ing"
    return base + "ing"


def base_of_third_person(word: str) -> str:
    """Undo `third_person` for any verb: applies → apply; "" when it cannot be one."""
    if not re.fullmatch(r"[a-z]+(?:-[a-z]+)*s", word) or word.endswith(("ss", "us", "is")):
        return ""
    if word.endswith("ies") and len(word) > len("ties"):
        return word[:-3] + "y"
    if word.endswith(("sses", "ches", "shes", "xes", "zzes")):
        return word[:-2]
    return word[:-1]


def is_telling(base: str) -> bool:
    """Tell whether a gerund of the verb may open a title."""
    return base not in _BLAND


CUES: dict[Cue, frozenset[str]] = {cue: frozenset(text.split()) for cue, text in _VERBS.items()}
BASES: frozenset[str] = frozenset().union(*CUES.values())
BASE_OF: dict[str, str] = {
    form: base for base in sorted(BASES) for form in (base, third_person(base), past(base))
} | {"gave": "give", "showed": "show", "found": "find", "built": "build"}
CUE_OF: dict[str, Cue] = {base: cue for cue, bases in CUES.items() for base in sorted(bases)}
_ALSO_NOUNS = wordset(
    "model design plan control transfer map cluster sample search review survey study project "
    "label track test target match rank answer focus attack register segment update measure "
    "estimate use approximate separate benchmark report release bound transform cast balance "
    "work store influence shape fall break process change lead matter help benefit act face "
    "cause lack fit span reach drive cover express tune turn couple correct deal select feed "
    "monitor hope return name get even produce reason grasp speed"
)
_OTHERS = wordset(
    "accept accommodate accomplish accumulate acquire act add adjust affect alter amplify argue "
    "arrive ask assemble assist associate assume attain attend become begin believe belong bring "
    "calculate calibrate categorize cause choose circumvent collaborate combat comprehend "
    "comprise compensate compete compose compromise concern confirm conform constitute constrain "
    "contain continue convey cope correct correlate couple cover craft decide decode decouple "
    "deform degrade deliver depict deploy deteriorate differentiate discard discriminate "
    "distinguish divide drive ease eliminate emphasize encompass encounter enforce enjoy enrich "
    "ensure entail equip escape exceed execute exhibit exist expand expect express face factorize "
    "favor feed fill fit follow fool formalize foster fulfill gather get grow guarantee "
    "hallucinate happen harness hinder hold hope hypothesize ignore imagine imitate impede impose "
    "incentivize incur indicate induce inform inherit initialize inject inspire instantiate "
    "interpolate introduce invert involve justify keep know lack let lift locate look lose "
    "maintain manage meet merge mimic mislead miss modify modulate monitor motivate move name "
    "navigate necessitate obtain occur operate organize outperform overfit parameterize parse "
    "pass pave penalize permit pick play possess prefer proceed propagate pursue push put raise "
    "reach realize receive recommend rectify refer reflect reinforce reject remain remedy repair "
    "replicate reproduce require resemble resort retain retrain return reuse save say see select "
    "seem serve showcase simplify span specialize specify stabilize stay stop strengthen "
    "supplement suppress surpass synthesise teach tell think treat tune underlie unfold utilise "
    "extrapolate intend fit visualize warp yield rely reside suffer tend turn undergo arise emerge"
)
VERBS_ONLY: frozenset[str] = (BASES | _OTHERS) - _ALSO_NOUNS
"""Bases that are not also nouns or adjectives: they begin a clause, not a phrase."""
ALL: frozenset[str] = BASES | _OTHERS
FINITE: frozenset[str] = (
    VERBS_ONLY
    | frozenset(third_person(base) for base in VERBS_ONLY)
    | wordset("uses aims helps produces")
)
"""Forms that after "and" begin a clause."""
BASE_OF_GERUND: dict[str, str] = {gerund(base): base for base in sorted(BASES)}
PAST_PARTICIPLES: dict[str, str] = {past(base): base for base in sorted(BASES)}
