"""What an abstract keeps coming back to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from site_builder.understanding import acronyms
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import phrases, verbs
from site_builder.understanding.titles.phrases import Tokens
from site_builder.understanding.words import (
    ANAPHORA,
    AUXILIARIES,
    CLAUSE_WORDS,
    DETERMINERS,
    GENERIC,
    NOVELTY,
    PREPOSITIONS,
    wordset,
)

_UNTELLING = (
    CLAUSE_WORDS
    | PREPOSITIONS
    | DETERMINERS
    | ANAPHORA
    | GENERIC
    | AUXILIARIES
    | NOVELTY
    | frozenset(verbs.BASE_OF)
    | wordset("or not more real-world")
)
_SUBJECTS = 2
_KEYPHRASES = 2
_OFTEN = 3
"""Times a phrase must stand in the abstract to be what it is about."""


def find(subjects: Iterable[Tokens], sentences: tuple[Sentence, ...]) -> list[Tokens]:
    """Return sentence subjects that come back, then the most frequent phrases.

    `subjects` are subjects of the first sentences; one counts as coming back
    when its acronym does.
    """
    whole = " ".join(sentence.text for sentence in sentences)
    lower = whole.lower()
    short_forms = {one.long.lower(): one.short.lower() for one in acronyms.find(whole)}

    def uses(words: Tokens) -> int:
        phrase = " ".join(words).lower()
        short = short_forms.get(phrase)
        return lower.count(phrase) + (lower.count(short) if short else 0)

    repeated = [words for words in subjects if 1 < len(words) < 6 and uses(words) > 1]
    return list(dict.fromkeys((*repeated[:_SUBJECTS], *_keyphrases(sentences))))


def _keyphrases(sentences: tuple[Sentence, ...]) -> list[Tokens]:
    """Return the two phrases of two or three words that come back most often."""
    counts: Counter[Tokens] = Counter()
    surface: dict[Tokens, Tokens] = {}
    for sentence in sentences:
        words = phrases.tokens(sentence.text)
        telling = [_is_telling(word) for word in words]
        for at in range(len(words)):
            for length in (2, 3):
                gram = words[at : at + length]
                well = all(telling[at : at + length - 1]) and len(gram) == length
                if well and (telling[at + length - 1] or gram[-1].lower() in GENERIC):
                    key = tuple(word.lower().removesuffix("s") for word in gram)
                    counts[key] += 1
                    surface.setdefault(key, gram)
    best = sorted(counts, key=lambda key: (-counts[key] * (len(key) - 0.5), key))
    sound = (surface[key] for key in best[:6] if counts[key] >= _OFTEN)
    return [gram for gram in sound if phrases.is_sound(gram)][:_KEYPHRASES]


def _is_telling(word: str) -> bool:
    lower = word.lower()
    return len(word) > 2 and lower not in _UNTELLING and not lower.endswith("ly")
