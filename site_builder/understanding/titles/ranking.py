"""How title-like a candidate is: a weighted sum of what can be seen of it."""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import dataclass

from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import phrases
from site_builder.understanding.titles.candidates import Candidate
from site_builder.understanding.titles.weights import WEIGHTS
from site_builder.understanding.words import CLAUSE_WORDS, DETERMINERS, GENERIC, PREPOSITIONS

_LETTERS = re.compile(r"[^\W_]+")
_LITTLE = DETERMINERS | PREPOSITIONS | CLAUSE_WORDS | {"and", "or", "as", "not"}
_SHORT_ENDS = (2, 3, 4, 5, 6, 7, 8, 10, 12)


@dataclass(frozen=True, slots=True, kw_only=True)
class Abstract:
    """What the features need to know of the whole abstract."""

    counts: Counter[str]
    opening: frozenset[str]
    """Words of the first sentence."""
    closing: frozenset[str]
    sentences: int
    named: bool


def survey(sentences: tuple[Sentence, ...], name: str) -> Abstract:
    """Count the words of an abstract once for all its candidates."""
    words = [content(sentence.text) for sentence in sentences]
    return Abstract(
        counts=Counter(word for each in words for word in each),
        opening=frozenset(words[0]) if words else frozenset(),
        closing=frozenset(words[-1]) if words else frozenset(),
        sentences=len(sentences),
        named=bool(name),
    )


def content(text: str) -> list[str]:
    """Return the words of a text that mean something, without case and plural."""
    found = (word.lower() for word in _LETTERS.findall(text))
    return [word.removesuffix("s") for word in found if word not in _LITTLE]


def score(candidate: Candidate, abstract: Abstract) -> float:
    """Return the weighted sum of a candidate's features."""
    seen = features(candidate, abstract)
    return sum(WEIGHTS.get(feature, 0.0) * value for feature, value in seen.items())


def features(candidate: Candidate, abstract: Abstract) -> dict[str, float]:
    """Name what can be seen of a candidate."""
    return {
        **_place(candidate, abstract),
        **_shape(candidate, abstract),
        **_matter(candidate, abstract),
    }


def _place(candidate: Candidate, abstract: Abstract) -> dict[str, float]:
    return {
        f"source {candidate.source}": 1.0,
        f"verb {candidate.verb}": 1.0,
        f"cut {candidate.reason}": 1.0,
        f"order {min(candidate.order, 3)}": 1.0,
        "position": candidate.sentence / max(abstract.sentences, 1),
        "topic alone": float(candidate.source in {"topic", "keyphrase"} and not abstract.named),
        "module": float(
            abstract.named and candidate.order > 0 and candidate.source in {"propose", "appositive"}
        ),
        "early verb": float(candidate.order == 0 and candidate.source != "topic"),
    }


def _shape(candidate: Candidate, abstract: Abstract) -> dict[str, float]:
    words = [word.lower() for word in candidate.words if phrases.is_word(word)]
    length = next((end for end in _SHORT_ENDS if len(words) <= end), 99)
    named = "named " if abstract.named else ""
    shape = {
        f"{named}words {length}": 1.0,
        "comma": float("," in candidate.words),
        "hyphens": float(min(sum("-" in word for word in words), 3)),
        "capitals": float(min(sum(word[:1].isupper() for word in candidate.words[1:]), 4)),
        "acronym": float(any(word[:2].isupper() for word in candidate.words)),
        "digit": float(any(char.isdigit() for word in words for char in word)),
        "gerund first": float(words[0].endswith("ing")),
        "generic last": float(words[-1] in GENERIC),
        "generic first": float(words[0] in GENERIC),
        "the": float(sum(word in {"the", "a", "an"} for word in words)),
    }
    for word in ("for", "with", "via", "in", "of", "and", "from", "by", "to", "using", "on"):
        shape[f"has {word}"] = float(word in words)
    return shape


def _matter(candidate: Candidate, abstract: Abstract) -> dict[str, float]:
    words = content(" ".join(candidate.words))
    if not words:
        return {"nothing": 1.0}
    total = len(words)
    counts = [abstract.counts[word] for word in words]
    telling = sum(word not in GENERIC for word in words)
    return {
        "telling": min(telling, 8) / 8,
        "no more than generic": float(telling <= 1),
        "generic share": 1 - telling / total,
        "mean count": sum(math.log(max(count, 1)) for count in counts) / total,
        "sum count": min(sum(math.log(max(count, 1)) for count in counts), 10.0) / 10,
        "repeated share": sum(count > 1 for count in counts) / total,
        "repeated": min(sum(count > 1 for count in counts), 6) / 6,
        "in opening": sum(word in abstract.opening for word in words) / total,
        "in closing": sum(word in abstract.closing for word in words) / total,
        "distinct": len(set(words)) / total,
    }
