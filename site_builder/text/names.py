"""People's names: family first, sorted, and matched across spellings."""

from __future__ import annotations

import re
from functools import lru_cache

from site_builder.text.folding import fold

_PARTICLES = frozenset(re.findall(r"\w+", """
    af al ap av bin da dal das de degli dei del della den der des di do dos du e el la las le
    los san st ten ter tot van vander vom von zu zum zur
"""))  # fmt: skip
"""Words that belong to a family name and do not count where it is filed."""
_BEGINNINGS = frozenset(["abdel", "abou", "abu", "ait", "ben", "bou", "haj", "ibn", "mac", "ould"])
"""Words that begin a family name and do count: Loubna Ben Allal is filed under B."""
_IN_FAMILY = _PARTICLES | _BEGINNINGS
_EAST_ASIAN = re.compile(r"[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\u30fb·\s]+")
_SUFFIX = re.compile(r"(?:jr|sr|esq)\.?|I{2,3}|IV|VI{0,3}", re.IGNORECASE)
_SPACE = re.compile(r"\s+")
_NOT_IN_KEY = re.compile(r"[^\w]+")


def family_given(name: str) -> str:
    """Turn "Ana María de la Cruz" into "de la Cruz, Ana María".

    A name that already has a comma, or a single word, stays as it is. A suffix
    stands by the family name, "King Jr., Martin Luther": Google Scholar and
    BibTeX take a second comma for something else.
    """
    tidy = _SPACE.sub(" ", name).strip()
    if "," in tidy:
        head, _, tail = (part.strip() for part in tidy.rpartition(","))
        return family_given(f"{head} {tail}") if _is_suffix(tail) and " " in head else tidy
    given, family, suffix = split(tidy)
    return ", ".join(part for part in (f"{family} {suffix}".strip(), given) if part)


def split(name: str) -> tuple[str, str, str]:
    """Part a printed name into given names, family name and suffix.

    Particles in lower case belong to the family name, from the first one that
    follows a given name; a capital particle only directly before the last word
    of a name of three or more ("Vincent Van Gogh" stays "Van Gogh"). Names in
    Chinese, Japanese or Korean script have the family name first.
    """
    words = name.split()
    if _family_first(name):
        return " ".join(words[1:]), words[0], ""
    suffix = words.pop() if len(words) > 2 and _is_suffix(words[-1]) else ""
    if len(words) < 2:
        return "", " ".join(words), suffix
    start = len(words) - 1
    while start > 1 and _is_particle(words[start - 1]):
        start -= 1
    for index in range(1, start):
        if words[index] in _IN_FAMILY and words[index] != "e":
            start = index
            break
    return " ".join(words[:start]), " ".join(words[start:]), suffix


def _family_first(name: str) -> bool:
    """Tell whether a name is printed with its family name, then given names, apart."""
    return len(name.split()) > 1 and _EAST_ASIAN.fullmatch(name) is not None


@lru_cache(maxsize=1 << 16)
def sort_key(name: str) -> str:
    """Give the key by which lists of people are ordered: family, then given.

    Particles and accents do not count: "de la Cruz" is filed under C.
    """
    given, family, suffix = split(_given_first(_SPACE.sub(" ", name).strip()))
    words = family.split()
    while len(words) > 1 and words[0].lower().rstrip(".") in _PARTICLES:
        words.pop(0)
    return " ".join((*(_bare(word) for word in words), ",", _bare(given), _bare(suffix))).strip()


@lru_cache(maxsize=1 << 16)
def name_key(name: str) -> str:
    """Give one key to every spelling of one printed name.

    "José M. Díaz", "Jose M Diaz" and "Díaz, José M." are one; "J. M. Díaz" and
    "José Díaz" are others, for initials do not say who someone is. A space in
    a name of East Asian script tells nothing: "田中 太郎" is "田中太郎".
    """
    printed = _given_first(name)
    key = " ".join(_bare(printed).split())
    return (key.replace(" ", "") if _family_first(printed) else key) or printed.casefold()


def _given_first(name: str) -> str:
    family, _, given = (part.strip() for part in name.partition(","))
    if not given:
        return family
    if _family_first(f"{family} {given}"):
        return f"{family} {given}"
    return f"{family} {given}" if _is_suffix(given) else f"{given} {family}"


def _bare(words: str) -> str:
    apart = re.sub(r"(?<=\b\w)\.(?=\w)", ". ", words)
    return _NOT_IN_KEY.sub(" ", re.sub(r"['’ʼ`]", "", fold(apart))).strip()


def _is_particle(word: str) -> bool:
    return word.lower().rstrip(".") in _IN_FAMILY


def _is_suffix(word: str) -> bool:
    return _SUFFIX.fullmatch(word) is not None
