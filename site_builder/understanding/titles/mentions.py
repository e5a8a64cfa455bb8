"""Words of an abstract that look like names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from site_builder.understanding.words import wordset

_WORD = (
    r"(?:[A-Za-zΑ-ω0-9]{0,20}[A-ZΑ-Ω][\w+*^'’-]{0,30}|[a-zα-ω]{1,20}[A-Z0-9][\w+-]{0,30}"
    r"|[a-zα-ω]{1,12}-[A-Z][\w+-]{0,30})"
)
"""A word with a capital; bounded, so that a run of letters costs no time."""
_RUN = re.compile(rf"(?<![\w/.@-]){_WORD}(?: (?:[A-Z0-9][\w+-]{{0,30}}(?:\.\d)?|{_WORD})){{0,3}}")
_ADDRESS = re.compile(r"https?://[^\s/]{1,99}/(?:[^\s/]{1,99}/){0,6}([A-Za-z][\w.-]{0,60})")
_NOT_CODE = re.compile(
    r"https?://(?:www\.)?(?:youtu|arxiv|doi|drive|bit\.ly|goo|vimeo|figshare)\S*"
)
_SUFFIX = re.compile(r"-[A-Z]?[a-z].*")
"""What follows the name in "PondNet-Image-Sorting"."""
_LEADS = wordset(
    "i a in the this we our it to on an for by code data project experiments extensive "
    "specifically finally however moreover furthermore additionally first second third also using "
    "unlike while when with although since given here as both if based through each from under at "
    "after thus then these those there all many most recent existing such notably inspired "
    "concretely compared unlike built towards toward citation codes video videos"
)
"""Words that open a sentence rather than a name."""
_LONGEST = 3
"""Words of a name."""
_LONGEST_ADDRESSED = 14
_LONGEST_STARRED = 5
"""Letters of a name such as "A*", whose star is no markup."""


def mentions(text: str) -> Iterator[tuple[int, str]]:
    """Yield place and text of each name-like word, then of the runs it begins."""
    for match in _RUN.finditer(text):
        at = match.start()
        words = match[0].split(" ")
        while words and _opens(words, at):
            at += len(words[0]) + 1
            words = words[1:]
        yield from _words(words, at)
        plain = all(word[1:].islower() and "-" not in word for word in words)
        sizes = (len(words),) if plain else (2, 3)
        yield from (
            (at, " ".join(words[:size]).rstrip("-*."))
            for size in sizes
            if 1 < size <= min(len(words), _LONGEST) and not _is_cut(words, size)
        )


def _is_cut(words: list[str], size: int) -> bool:
    """Tell whether the first words of a run are only the beginning of a name."""
    return size < len(words) and all(word[1:].islower() for word in words[:size])


def _opens(words: list[str], at: int) -> bool:
    """Tell whether the first word is a capital only because it opens a sentence."""
    lone = at == 0 and len(words) == 1 and words[0][1:].islower()
    return lone or words[0].lower() in _LEADS


def _words(words: list[str], at: int) -> Iterator[tuple[int, str]]:
    for number, word in enumerate(words):
        bare = re.sub(r"['’]s?$", "", word).rstrip("-.'’")
        bare = bare if len(bare) <= _LONGEST_STARRED else bare.rstrip("-*.'’")
        parted = number + 1 < len(words) and all(part[1:].islower() for part in bare.split("-"))
        plain = len(words) > 1 and (bare[1:].islower() or parted)
        if len(bare) > 1 and not bare.isdigit() and not bare.islower() and not plain:
            yield at, bare
        at += len(word) + 1


def addressed(text: str) -> list[str]:
    """Return what the web addresses of a text end in, if it may be a name."""
    ends = _ADDRESS.findall(_NOT_CODE.sub("", text))
    return sorted(
        {
            name
            for end in ends
            if "_" not in (name := _SUFFIX.sub("", end.removesuffix(".git").rstrip(".")))
            and len(name) <= _LONGEST_ADDRESSED
        }
    )
