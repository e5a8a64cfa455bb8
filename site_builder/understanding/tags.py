"""The tags of one paper, each with the words that speak for it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from site_builder.model import Evidence, Tagging
from site_builder.understanding import acronyms, sentences
from site_builder.understanding.taxonomy import TOKEN, Tagger, Words, fold, fold_all

MOST = 5
"""Tags a paper."""

_TITLE = 3.0
_PLACES = {"background": 0.55, "contribution": 1.4, "detail": 0.9}
_FIRST_SENTENCE = 1.4
_AGAINST = 0.15
"""Weight of a mention in a clause about what the paper is not."""
_EXAMPLE = 0.5
"""Weight of a mention in a list of examples."""
_FADING = 0.6
"""Each further mention counts this much of the one before."""
_ONE_WORD = 0.65
_AREA = 0.7
_LEAST = 0.25
"""Score below which a tag is not given: a mere "unlike X" is not about X."""
_ENOUGH = 0.45
"""Share of the best score that a further tag must reach."""
_ENOUGH_FOR_A_SECOND = 0.25
"""The same where it would be the second: one tag leads to few neighbours."""

_ASIDE = re.compile(
    r"\b(?P<against>unlike|in contrast (?:to|with)|contrary to|rather than|instead of|as opposed to"
    r"|compared (?:to|with)|different from|in place of|outperform(?:s|ed|ing)?|without)\b"
    r"|\b(?P<example>such as|e\.g\.|including|for example|for instance|ranging from)",
    re.IGNORECASE,
)
_ASIDE_END = re.compile(r"[,;:()]|\.$|\b(?:we|our|is|are|but)\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Mention:
    slug: str
    words: str
    field: str
    weight: float


def tag(title: str, abstract: str, tagger: Tagger) -> tuple[Tagging, ...]:
    """Choose up to five tags, the most telling first.

    `title` is "" when it was derived from the abstract. Only the most specific
    tags are given, an area only when none of its topics is: parents are
    implied when papers are grouped.
    """
    local = _local_acronyms(f"{title}. {abstract}", tagger)
    mentions = [
        mention
        for field, text, weight in _passages(title, abstract)
        for mention in _mentions(text, field, weight, tagger, local)
    ]
    allowed = _in_company(mentions, f"{title} {abstract}", tagger)
    return _best(_score(allowed, tagger), tagger)


def from_keywords(keywords: tuple[str, ...], tagger: Tagger) -> tuple[Tagging, ...]:
    """Map an author's keywords, in their order, to the tags that name them."""
    found: dict[str, Tagging] = {}
    for keyword in keywords:
        evidence = (Evidence(words=keyword, field="keywords"),)
        for slug in _named(keyword, tagger):
            found.setdefault(slug, Tagging(slug=slug, score=1.0, evidence=evidence))
    return _without_implied(tuple(found.values()), tagger)[:MOST]


def _named(keyword: str, tagger: Tagger) -> tuple[str, ...]:
    """Return the tags a keyword names; of "Area: Topic" the topic counts."""
    for name in (keyword, keyword.rpartition(":")[2]):
        folded = fold_all(name)
        slugs = tagger.labels.get(folded) or tagger.wordings.get(folded)
        if slugs := slugs or tagger.cased.get(tuple(TOKEN.findall(name)), ()):
            return slugs
    return ()


def _passages(title: str, abstract: str) -> Iterator[tuple[str, str, float]]:
    """Yield field, text and weight of every stretch of text, asides apart."""
    if title:
        yield "title", title, _TITLE
    for number, sentence in enumerate(sentences.split(abstract)):
        weight = _PLACES[sentence.role]
        if number == 0:
            weight = max(weight, _FIRST_SENTENCE)
        for text, share in _asides(sentence.text):
            yield "abstract", text, weight * share


def _asides(text: str) -> Iterator[tuple[str, float]]:
    start = 0
    while aside := _ASIDE.search(text, start):
        yield text[start : aside.start()], 1.0
        end = _ASIDE_END.search(text, aside.end() + 1)
        stop = end.start() if end else len(text)
        yield text[aside.end() : stop], _AGAINST if aside["against"] else _EXAMPLE
        start = max(stop, aside.end())
    yield text[start:], 1.0


def _local_acronyms(text: str, tagger: Tagger) -> dict[str, tuple[str, ...]]:
    """Map each acronym the text spells out to the tags of its long form."""
    local = {}
    for acronym in acronyms.find(text):
        long_form = _mentions(acronym.long, "", 1.0, tagger, {})
        meant = {mention.slug for mention in long_form}
        usual = tagger.cased.get(tuple(TOKEN.findall(acronym.short)), ())
        same = tuple(slug for slug in usual if slug in meant or _akin(acronym.long, slug, tagger))
        local[acronym.short] = same or tuple(sorted(meant - set(usual)))
    return local


def _akin(long_form: str, slug: str, tagger: Tagger) -> bool:
    """Tell whether two words of a long form stand in one wording of a tag."""
    spelt = set(fold_all(long_form))
    known = tagger.tags[slug]
    return any(len(spelt & set(fold_all(alias))) > 1 for alias in (known.label, *known.aliases))


def _mentions(
    text: str, field: str, weight: float, tagger: Tagger, local: dict[str, tuple[str, ...]]
) -> Iterator[_Mention]:
    """Yield what each place names; of wordings that overlap, the longest."""
    spans = [(token.start(), token.end()) for token in TOKEN.finditer(text)]
    words = tuple(text[start:end] for start, end in spans)
    folded = tuple(fold(word) for word in words)
    at = 0
    while at < len(words):
        length, slugs = _longest(words, folded, at, tagger, local)
        if slugs:
            surface = text[spans[at][0] : spans[at + length - 1][1]]
            specific = weight if " " in surface or surface[:2].isupper() else weight * _ONE_WORD
            for slug in slugs:
                yield _Mention(slug=slug, words=surface, field=field, weight=specific)
        at += length


def _longest(
    words: Words, folded: Words, at: int, tagger: Tagger, local: dict[str, tuple[str, ...]]
) -> tuple[int, tuple[str, ...]]:
    singular = words[at].removesuffix("s") if words[at][:-1].isupper() else words[at]
    if singular in local:
        return 1, local[singular]
    reach = max(tagger.reach.get(folded[at], 0), tagger.reach.get(singular, 0))
    for length in range(min(reach, len(words) - at), 0, -1):
        slugs = tagger.wordings.get(folded[at : at + length], ())
        slugs = slugs or tagger.cased.get((singular, *words[at + 1 : at + length]), ())
        if slugs:
            return length, slugs
    return 1, ()


def _in_company(mentions: Iterable[_Mention], text: str, tagger: Tagger) -> list[_Mention]:
    """Drop tags that need a word the text does not have."""
    folded = f" {' '.join(fold_all(text))} "
    lonely = {
        slug
        for slug, needs in tagger.needs.items()
        if not any(f" {' '.join(need)} " in folded for need in needs)
    }
    return [mention for mention in mentions if mention.slug not in lonely]


def _score(mentions: Iterable[_Mention], tagger: Tagger) -> list[Tagging]:
    by_slug: dict[str, list[_Mention]] = {}
    for mention in mentions:
        by_slug.setdefault(mention.slug, []).append(mention)
    return [
        Tagging(
            slug=slug,
            score=round(_faded(found) * (1.0 if tagger.tags[slug].parent else _AREA), 4),
            evidence=_evidence(found),
        )
        for slug, found in by_slug.items()
    ]


def _faded(mentions: list[_Mention]) -> float:
    weights = sorted((mention.weight for mention in mentions), reverse=True)
    return sum(weight * _FADING**number for number, weight in enumerate(weights))


def _evidence(mentions: list[_Mention]) -> tuple[Evidence, ...]:
    found = {(mention.words.casefold(), mention.field): mention for mention in mentions}
    return tuple(Evidence(words=each.words, field=each.field) for each in found.values())


def _best(taggings: list[Tagging], tagger: Tagger) -> tuple[Tagging, ...]:
    sure = (tagging for tagging in taggings if tagging.score >= _LEAST)
    ranked = sorted(sure, key=lambda tagging: (-tagging.score, tagging.slug))
    if not ranked:
        return ()
    best = ranked[0].score
    for share in (_ENOUGH, _ENOUGH_FOR_A_SECOND):
        kept = tuple(tagging for tagging in ranked if tagging.score >= best * share)
        chosen = _without_implied(kept, tagger)
        if len(chosen) > 1:
            break
    return chosen[: MOST if share == _ENOUGH else 2]


def _without_implied(taggings: tuple[Tagging, ...], tagger: Tagger) -> tuple[Tagging, ...]:
    implied = {tagger.tags[tagging.slug].parent for tagging in taggings}
    return tuple(tagging for tagging in taggings if tagging.slug not in implied)
