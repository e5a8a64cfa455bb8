"""What stands beside a list: the tags and people its papers lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from site_builder.catalog import PROGRAMME, children, coauthors, person_key, programme_key
from site_builder.model import Group
from site_builder.render.programme import HEADINGS
from site_builder.render.shelf import Shelf, counted_link, person_link
from site_builder.render.views import LinkGroupView, LinkView

TAGS = 12
PEOPLE = 12
PLACES = 12
"""Sessions beside a year, and the like; a venue has too many."""


def companions(group: Group, shelf: Shelf) -> tuple[LinkGroupView, ...]:
    """Groups of links beside the list of a group, each with at least one link."""
    found: tuple[LinkGroupView, ...]
    if group.kind == "tag":
        found = (_narrower(group, shelf), _together(group, shelf), _authors(group, shelf))
    elif group.kind == "author":
        found = (_coauthors(group, shelf), _tags(group, shelf))
    elif group.kind in ("year", "venue"):
        found = (*_programme(group, shelf), _tags(group, shelf))
    else:
        found = (_tags(group, shelf),)
    return tuple(each for each in found if each.links)


def _programme(group: Group, shelf: Shelf) -> Iterator[LinkGroupView]:
    """The tracks, presentations, awards and sessions of a year's or a venue's papers."""
    places = {(place.kind, place.slug): place for place in shelf.catalog.programme}
    for kind in PROGRAMME if group.kind == "year" else PROGRAMME[:-1]:
        counts = Counter(programme_key(kind, paper) for paper in group.members)
        found = [place for key, place in places.items() if key[0] == kind and counts[key[1]]]
        links = tuple(counted_link(place, counts[place.slug]) for place in found[:PLACES])
        yield LinkGroupView(heading=shelf.say(HEADINGS[kind]), links=links)


def _narrower(group: Group, shelf: Shelf) -> LinkGroupView:
    tags = (shelf.tags.get(tag.slug) for tag in children(group.slug, shelf.catalog.taxonomy))
    links = (counted_link(tag) for tag in tags if tag)
    return LinkGroupView(heading=shelf.say("Narrower tags"), links=tuple(links))


def _together(group: Group, shelf: Shelf) -> LinkGroupView:
    links = tuple(shelf.tag_link(slug) for slug in shelf.companions[group.slug])
    return LinkGroupView(heading=shelf.say("Often together with"), links=links)


def _authors(group: Group, shelf: Shelf) -> LinkGroupView:
    """Who wrote most of the group's papers, ties by name."""
    counts = Counter(person_key(author) for paper in group.members for author in set(paper.authors))
    people = [shelf.people[key] for key in counts]
    people.sort(key=lambda person: (-counts[person.key], person.label, person.slug))
    links = (person_link(person, counts[person.key]) for person in people[:PEOPLE])
    return LinkGroupView(heading=shelf.say("Authors"), links=tuple(links))


def _coauthors(group: Group, shelf: Shelf) -> LinkGroupView:
    found = coauthors(group, shelf.people)[:PEOPLE]
    links = (person_link(person, count) for person, count in found)
    return LinkGroupView(heading=shelf.say("Co-authors"), links=tuple(links))


def _tags(group: Group, shelf: Shelf) -> LinkGroupView:
    """The tags most of the group's papers bear, ties by label."""
    counts = Counter(shelf.tag_link(tag) for paper in group.members for tag in paper.tags)
    order = sorted(counts, key=lambda link: (-counts[link], link.label))
    links = (
        LinkView(label=link.label, href=link.href, count=counts[link]) for link in order[:TAGS]
    )
    return LinkGroupView(heading=shelf.say("Tags"), links=tuple(links))
