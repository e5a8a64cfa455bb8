"""Title case."""

from __future__ import annotations

from site_builder.understanding.words import SMALL


def title_case(words: tuple[str, ...]) -> tuple[str, ...]:
    """Capitalise a title's words: all but the small ones inside, capitals as found.

    A word with a capital or a digit past its first letter ("BERT", "t-SNE", "3D")
    is a name and stays; a hyphenated word counts as its parts.
    """
    last = len(words) - 1
    return tuple(
        _word(word, small=0 < place < last and words[place - 1] != ":")
        for place, word in enumerate(words)
    )


def _word(word: str, *, small: bool) -> str:
    if word in {"2d", "3d", "4d"}:
        return word.upper()
    if any(char.isupper() or char.isdigit() for char in word[1:]):
        return word
    if small and word.lower() in SMALL:
        return word.lower()
    first, *others = word.split("-")
    return "-".join((_capital(first), *(_part(part) for part in others)))


def _part(part: str) -> str:
    return part if part in SMALL else _capital(part)


def _capital(part: str) -> str:
    return part if len(part) == 1 and part not in {"a"} else part[:1].upper() + part[1:]
