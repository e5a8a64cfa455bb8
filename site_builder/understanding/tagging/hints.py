"""The one tag of an abstract that names none, by single words that hint at it."""

from __future__ import annotations

from site_builder.model import Evidence, Tagging
from site_builder.understanding.taxonomy import TOKEN, Tagger, fold

FEWEST = 2
"""Different hints that an abstract must hold."""


def hinted(text: str, tagger: Tagger) -> tuple[Tagging, ...]:
    """Return the tag most hinted at, the first of the taxonomy among equals; () if none is."""
    found: dict[str, dict[str, str]] = {}
    for word in TOKEN.findall(text):
        folded = fold(word)
        for slug in tagger.hints.get(folded, ()):
            found.setdefault(slug, {}).setdefault(folded, word)
    order = {slug: place for place, slug in enumerate(tagger.tags)}
    best = max(found, key=lambda slug: (len(found[slug]), -order[slug]), default="")
    if len(found.get(best, ())) < FEWEST:
        return ()
    evidence = tuple(Evidence(words=word, field="abstract") for word in found[best].values())
    return (Tagging(slug=best, score=0.0, evidence=evidence),)
