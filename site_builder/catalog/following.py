"""Which groups have a feed of their own."""

from __future__ import annotations

from site_builder.model import Catalog, Group

LARGE = 20_000
"""Papers of a catalogue whose files must be few and lean, to stay below 1 GB."""
PROLIFIC = 10
"""Papers of a person who has a feed even there."""


def followed(group: Group, catalog: Catalog) -> bool:
    """Whether a group has a feed: years, tags and people; of a large catalogue's, the prolific."""
    if group.kind == "author":
        return len(catalog.papers) < LARGE or len(group.members) >= PROLIFIC
    return group.kind in ("year", "tag")
