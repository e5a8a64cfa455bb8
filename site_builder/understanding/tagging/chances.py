"""How likely an author is to name a tag that the abstract mentions."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log1p

from site_builder.understanding.tagging.habits import HABITS
from site_builder.understanding.tagging.mentions import Mention
from site_builder.understanding.tagging.weights import START, WEIGHTS
from site_builder.understanding.taxonomy import Tagger

Features = dict[str, float]


def chances(mentions: Sequence[Mention], tagger: Tagger) -> dict[str, float]:
    """Return a chance from 0 to 1 for each tag mentioned, rounded to 4 digits.

    Tags with a single slight mention are left out where others are not.
    """
    seen = describe(mentions, tagger)
    firm = {
        slug for slug, (_, found) in seen.items() if len(found) > 1 or not _slight(found[0])
    } or set(seen)
    return {
        slug: round(_sigmoid(score(features, wordings(found))), 4)
        for slug, (features, found) in seen.items()
        if slug in firm
    }


def _slight(mention: Mention) -> bool:
    """Tell whether a mention, if it is the only one, may well be beside the point.

    A single word outside title and contribution, or anything that comes up on
    the way to what the paper is about.
    """
    if mention.place == "background" and mention.sentence > 0:
        return True
    return mention.place in ("background", "detail") and " " not in mention.wording


def describe(
    mentions: Sequence[Mention], tagger: Tagger
) -> dict[str, tuple[Features, list[Mention]]]:
    """Return for each tag what can be seen of it, and its mentions."""
    by_slug: dict[str, list[Mention]] = defaultdict(list)
    first: dict[str, float] = {}
    for number, mention in enumerate(mentions):
        by_slug[mention.slug].append(mention)
        first.setdefault(mention.slug, 1 - number / len(mentions))
    topics = Counter(tagger.tags[slug].parent for slug in by_slug)
    return {
        slug: (
            {
                **_features(found),
                "early": first[slug],
                "share": len(found) / len(mentions),
                "tags": log1p(len(by_slug)),
                **_rank(slug, topics, tagger),
            },
            found,
        )
        for slug, found in by_slug.items()
    }


def score(features: Mapping[str, float], wordings: Sequence[str]) -> float:
    """Weigh what was seen and how authors use the wordings found."""
    seen = sum(WEIGHTS.get(name, 0.0) * value for name, value in features.items())
    return START + seen + sum(HABITS.get(wording, 0.0) for wording in wordings)


def wordings(found: Sequence[Mention]) -> list[str]:
    """The distinct wordings, those of passing mentions only when there are no others."""
    plain = [mention for mention in found if not mention.stance]
    return sorted({mention.wording for mention in plain or found})


def _features(found: Sequence[Mention]) -> Features:
    plain = [mention for mention in found if not mention.stance]
    features = {f"in {mention.place}": 1.0 for mention in plain}
    if any(mention.sentence == 0 for mention in plain):
        features["in opening"] = 1.0
    if any(mention.closing for mention in plain):
        features["in closing"] = 1.0
    if not plain:
        features["in passing"] = 1.0
    sentences = {mention.sentence for mention in plain if mention.sentence >= 0}
    features["sentences"] = log1p(len(sentences))
    features["wordings"] = min(3.0, len({mention.wording for mention in found})) - 1
    return features


def _rank(slug: str, topics: Mapping[str, int], tagger: Tagger) -> Features:
    if tagger.tags[slug].parent:
        return {}
    return {"area": 1.0, "area with topics": 1.0} if topics[slug] else {"area": 1.0}


def _sigmoid(value: float) -> float:
    return 1 / (1 + exp(-value))
