"""Words that a line's end cut in two: "esti- mate", "state- of-the-art"."""

from __future__ import annotations

import re

from site_builder.text.macros import names

_BROKEN = re.compile(r"\b([A-Za-z]{2,})-(?: |\s*\n\s*)([a-z]{2,})\b(?!-?[A-Z])")
_SUSPENDED = names("and or to versus vs nor but as")
_CONTEXT = names("in the a an with for")
_ENDINGS = re.compile(
    r"(?:tion|tions|sion|sions|ment|ments|ness|tive|tively|sive|ing|ings|ed|ly|ity|ities|al|ally"
    r"|able|ible|ous|ful|ence|ance|ism|ist|ize|izes|ized|izing|ise|ised|ate|ates|ated|ating|ator"
    r"|ical|ically|ology|ometry|er|ers|ory|ary|ic|ics|fy|fied|fies|ture|tures|sure|ures|ure)"
)
_HALVES = names("""
    mate mates mated mating rior riors tiveness fectiveness ficient ficiently ficiency proach
    proaches rithm rithms gorithm gorithms formance mance mental mentally ments ject
    jects jective jectives tation tations sentation sentations mension mensions mensional tecture
    tectures chitecture putation putational tributed tribution tributions ception act acts
    lem lems lation lations strate strates strated onstrate eral erally eter
    eters ameter ameters vide vides vided mize mizes mization mal mum ber bers ple ples
    plex plexity tem tems tic tics nal nally nals tial tially tialy cal cals cally cially cient
    ently ent ents ous ously tor tors ter ters der ders ver vers ger gers ner ners ster sters
    guage guages timal timization nition ognition duce duces duced ducing duction spect spective
    spectively sult sults riment riments periment periments perimental pose poses posed posing
    quence quences quently quency ance ances ence ences ancy ency ity ties ties ularly ular
    ization izations isation ceptual tional tionally tionship tionships sis ses thesis
""")


def mend_hyphens(text: str) -> str:
    """Join what a break cut; keep the hyphen of a compound; leave "low- and high-"."""
    return _BROKEN.sub(_mend, text)


def _mend(match: re.Match[str]) -> str:
    first, second = match.groups()
    if second in _SUSPENDED or ("\n" not in match[0] and second in _CONTEXT):
        return match[0]
    if second in _HALVES or _ENDINGS.fullmatch(second):
        return first + second
    return f"{first}-{second}"
