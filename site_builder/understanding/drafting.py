"""What import would write for one record."""

from __future__ import annotations

from site_builder import text
from site_builder.model import Draft, Record
from site_builder.understanding import facts
from site_builder.understanding.tags import taggings
from site_builder.understanding.taxonomy import Tagger
from site_builder.understanding.titles import derive_title


def draft(record: Record, taxonomy: Tagger, macros: text.Macros = text.NO_MACROS) -> Draft:
    """Complete a record with its title, tags, facts and fingerprint."""
    name = text.method_name(record.title)
    plain = text.typeset_abstract(record.abstract, _no_mathematics, macros, name).plain
    found = facts.find_facts(plain)
    tags = taggings(record.title, record.keywords, plain, taxonomy)
    return Draft(
        record=record,
        fingerprint=text.fingerprint(record.abstract),
        title=record.title or derive_title(plain),
        title_from=record.title_from if record.title else "abstract",
        tags=tuple(tagging.slug for tagging in tags),
        names=facts.own_names(found, record.title),
        facts=facts.stated_facts(found),
        links=facts.new_links(found, record.links),
    )


def _no_mathematics(_tex: str, _display: bool) -> str:
    return ""
