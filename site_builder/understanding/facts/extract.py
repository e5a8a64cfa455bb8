"""All facts of one abstract."""

from __future__ import annotations

from site_builder.understanding import sentences
from site_builder.understanding.facts import claims, datasets, links, names, spelt_out
from site_builder.understanding.facts.finding import Finding

_READ = 6000
"""Characters of an abstract that are read: several times a usual one."""


def find_facts(plain_abstract: str) -> tuple[Finding, ...]:
    """List names, acronyms, datasets, claims and links that an abstract states.

    Only what its words leave no doubt of; each with the passage that says so.
    """
    text = plain_abstract[:_READ]
    parts = sentences.split(text)
    spelt = spelt_out.find(text)
    data = datasets.find(parts, spelt)
    own = {each.value: each for each in names.find(parts, spelt)}
    for each in data:
        if each.detail == datasets.INTRODUCED:
            own.setdefault(each.value, Finding(kind="name", value=each.value, words=each.words))
    acronyms = (
        Finding(
            kind="acronym", value=pair.short, detail=pair.long, words=text[pair.start : pair.end]
        )
        for pair in spelt
    )
    return (*own.values(), *acronyms, *data, *claims.find(parts), *links.find(text))
