"""Which of the possible tags a paper gets, and how many."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.understanding.tagging.weights import LEAST
from site_builder.understanding.taxonomy import Tagger


def choose(chances: Mapping[str, float], tagger: Tagger, most: int) -> tuple[str, ...]:
    """Return the likeliest tags whose expected F1 is best, the likeliest first.

    F1 of a set of k tags against what an author would name is expected to be
    2 × (sum of their chances) / (k + sum of all chances). A topic stands for
    its area, so that no area is chosen with one of its topics.
    """
    ranked = sorted(chances, key=lambda slug: (-chances[slug], slug))
    named = max(1.0, sum(chances.values()))
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    chosen: tuple[str, ...] = ()
    for slug in ranked:
        if len(chosen) == most or chances[slug] < LEAST:
            break
        if any(tagger.tags[other].parent == slug for other in chosen):
            continue
        parent = tagger.tags[slug].parent
        chosen = (*(other for other in chosen if other != parent), slug)
        hits = sum(chances[other] for other in chosen)
        best = max(best, (2 * hits / (len(chosen) + named), chosen), key=lambda each: each[0])
    return best[1]
