"""Every place where a text speaks of a tag."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from site_builder.understanding import acronyms, sentences
from site_builder.understanding.tagging import asides
from site_builder.understanding.tagging.asides import Stance
from site_builder.understanding.taxonomy import TOKEN, Tagger, Words, fold, fold_all

Place = Literal["title", "background", "contribution", "detail"]
Local = dict[str, tuple[str, ...]]
"""Acronym → slugs of what this text lets it stand for."""

_LACKING = re.compile(r"-(?:free|less)\b", re.IGNORECASE)
_NEGATING = ("non-", "anti-")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """One wording of one tag, and where it stands."""

    slug: str
    words: str
    """As they stand in the text."""
    wording: str
    """As the taxonomy has them, folded; "" for an acronym that the text itself spells out."""
    place: Place
    sentence: int
    """From 0; -1 in the title."""
    closing: bool
    """Whether it is the abstract's last sentence."""
    stance: Stance


def find(title: str, abstract: str, tagger: Tagger) -> tuple[Mention, ...]:
    """List the mentions of title and abstract in order.

    Of wordings that overlap, the longest counts. Left out are what the paper
    says it is not, tags that need a word the text does not have, and tags
    mentioned in passing where others are not.
    """
    local = _local_acronyms(f"{title}. {abstract}", tagger)
    lonely = _lonely(f"{title} {abstract}", tagger)
    found: list[Mention] = []
    split = sentences.split(abstract)
    texts: list[tuple[str, Place, int]] = [(title, "title", -1)]
    texts += [(each.text, each.role, number) for number, each in enumerate(split)]
    for text, place, number in texts:
        for stretch, stance in asides.split(text):
            if stance == "against":
                continue
            found += (
                Mention(
                    slug=slug,
                    words=words,
                    wording=wording,
                    place=place,
                    sentence=number,
                    closing=number == len(split) - 1,
                    stance=stance,
                )
                for slug, words, wording in scan(stretch, tagger, local)
                if slug not in lonely
            )
    plain = {mention.slug for mention in found if not mention.stance}
    return tuple(mention for mention in found if not plain or mention.slug in plain)


def scan(text: str, tagger: Tagger, local: Local) -> Iterator[tuple[str, str, str]]:
    """Yield slug, words and wording of whatever a stretch of text names."""
    spans = [(token.start(), token.end()) for token in TOKEN.finditer(text)]
    words = tuple(text[start:end] for start, end in spans)
    folded = tuple(fold(word) for word in words)
    at = 0
    while at < len(words):
        length, slugs, wording = _longest(words, folded, at, tagger, local)
        start, end = spans[at][0], spans[at + length - 1][1]
        negated = text[max(0, start - 5) : start].lower().endswith(_NEGATING)
        if slugs and not (negated or _LACKING.match(text, end)):
            for slug in slugs:
                yield slug, text[start:end], wording
        at += length


def _longest(
    words: Words, folded: Words, at: int, tagger: Tagger, local: Local
) -> tuple[int, tuple[str, ...], str]:
    singular = words[at].removesuffix("s") if words[at][:-1].isupper() else words[at]
    if singular in local:
        return 1, local[singular], ""
    reach = max(tagger.reach.get(folded[at], 0), tagger.reach.get(singular, 0))
    for length in range(min(reach, len(words) - at), 0, -1):
        wording = folded[at : at + length]
        if slugs := tagger.wordings.get(wording):
            return length, slugs, " ".join(wording)
        written = (singular, *words[at + 1 : at + length])
        if slugs := tagger.cased.get(written):
            return length, slugs, " ".join(written)
    return 1, (), ""


def _local_acronyms(text: str, tagger: Tagger) -> Local:
    """Map each acronym the text spells out to the tags of its long form."""
    local: Local = {}
    for acronym in acronyms.find(text):
        meant = {slug for slug, _, _ in scan(acronym.long, tagger, {})}
        usual = tagger.cased.get(tuple(TOKEN.findall(acronym.short)), ())
        same = tuple(slug for slug in usual if slug in meant)
        if not meant:
            same = tuple(slug for slug in usual if _akin(acronym.long, slug, tagger))
        local[acronym.short] = same or tuple(sorted(meant))
    return local


def _akin(long_form: str, slug: str, tagger: Tagger) -> bool:
    """Tell whether two words of a long form stand in one wording of a tag."""
    spelt = set(fold_all(long_form))
    known = tagger.tags[slug]
    wordings = (known.label, *known.aliases)
    return any(len(spelt & set(fold_all(wording))) > 1 for wording in wordings)


def _lonely(text: str, tagger: Tagger) -> frozenset[str]:
    """Return the tags that need a word the text does not have."""
    words = fold_all(text)
    spoken = {words[at : at + length] for length in (1, 2, 3) for at in range(len(words))}
    return frozenset(slug for slug, needs in tagger.needs.items() if spoken.isdisjoint(needs))
