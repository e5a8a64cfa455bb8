"""What import would write for one record."""

from __future__ import annotations

from site_builder import text
from site_builder.model import Draft, Record, Tagging
from site_builder.understanding import facts
from site_builder.understanding.tags import MOST, from_keywords, tag
from site_builder.understanding.taxonomy import Tagger
from site_builder.understanding.titles import derive_title

_ENOUGH_KEYWORDS = 3
"""Mapped keywords that make the tagger's opinion needless."""


def draft(record: Record, taxonomy: Tagger, macros: text.Macros = text.NO_MACROS) -> Draft:
    """Complete a record with its title, tags, facts and fingerprint."""
    name = text.method_name(record.title)
    plain = text.typeset_abstract(record.abstract, _no_mathematics, macros, name).plain
    found = facts.find_facts(plain)
    return Draft(
        record=record,
        fingerprint=text.fingerprint(record.abstract),
        title=record.title or derive_title(plain),
        title_from=record.title_from if record.title else "abstract",
        tags=tuple(tagging.slug for tagging in _tags(record, plain, taxonomy)),
        names=facts.own_names(found, record.title),
        facts=facts.stated_facts(found),
        links=facts.new_links(found, record.links),
    )


def _tags(record: Record, plain: str, taxonomy: Tagger) -> tuple[Tagging, ...]:
    """Return the author's keywords as tags, filled up by what the abstract says."""
    said = from_keywords(record.keywords, taxonomy)
    if len(said) >= _ENOUGH_KEYWORDS:
        return said
    slugs = {tagging.slug for tagging in said}
    found = tag(record.title, plain, taxonomy)
    return (*said, *(tagging for tagging in found if tagging.slug not in slugs))[:MOST]


def _no_mathematics(_tex: str, _display: bool) -> str:
    return ""
