"""What a paper's abstract states, as its page shows it."""

from __future__ import annotations

from site_builder.model import Paper
from site_builder.render.shelf import Shelf
from site_builder.render.views import FactView, LinkView


def facts(paper: Paper, shelf: Shelf) -> tuple[FactView, ...]:
    """The kinds of fact a paper has, each with at least one item."""
    if paper.status == "withdrawn":
        return ()
    stated, say = paper.facts, shelf.say
    kinds = (
        (say("Introduces"), tuple(map(shelf.name_link, paper.names))),
        (
            say("Data"),
            tuple(shelf.name_link(name) for name in stated.datasets if name not in paper.names),
        ),
        (say("Claims"), tuple(LinkView(label=claim) for claim in stated.claims)),
        (say("Acronyms"), tuple(_acronym(short, long, shelf) for short, long in stated.acronyms)),
    )
    return tuple(FactView(label=label, entries=items) for label, items in kinds if items)


def _acronym(short: str, long: str, shelf: Shelf) -> LinkView:
    return LinkView(label=f"{short}: {long}", href=shelf.name_link(short).href)
