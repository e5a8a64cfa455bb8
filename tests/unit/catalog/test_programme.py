"""Tracks, presentations, awards and sessions."""

import pytest

from site_builder.catalog import followed
from site_builder.model import Catalog


def places(catalog: Catalog) -> list[tuple[str, str, str, int]]:
    return [(g.kind, g.slug, g.label, len(g.members)) for g in catalog.programme]


def test_each_kind_of_place_has_its_groups(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", track="Theory", presentation="oral"),
        make_paper("B", presentation="Oral", award="Best paper"),
        make_paper("C", presentation="poster"),
    )

    assert places(found) == [
        ("track", "theory", "Theory", 1),
        ("presentation", "oral", "Oral", 2),
        ("presentation", "poster", "Poster", 1),
        ("award", "best-paper", "Best paper", 1),
    ]


def test_a_session_is_one_of_its_meeting(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", session="Session 1", venue="LightConf", year=2023),
        make_paper("B", session="Session 1", venue="LightConf", year=2024),
        make_paper("C", session="Session 1", venue="fogConf", year=2024),
        make_paper("D", session="Session 1", venue="LightConf", year=2024),
    )

    assert places(found) == [
        ("session", "fogconf-2024-session1", "fogConf 2024 · Session 1", 1),
        ("session", "lightconf-2024-session1", "LightConf 2024 · Session 1", 2),
        ("session", "lightconf-2023-session1", "LightConf 2023 · Session 1", 1),
    ]


def test_what_all_papers_share_has_no_group(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", track="Main"), make_paper("B", track="Main"))

    assert places(found) == []


@pytest.mark.parametrize("status", ["hidden", "withdrawn"])
def test_papers_that_stand_in_no_list_stand_in_none_of_these(
    make_paper, make_catalog, status: str
) -> None:
    found = make_catalog(make_paper("A", award="Best", status=status), make_paper("B"))

    assert places(found) == []


def test_in_a_large_catalogue_only_the_prolific_have_a_feed(
    make_paper, make_catalog, monkeypatch
) -> None:
    papers = [make_paper(f"P{n}", authors=["Ann Ax"], venue="LightConf") for n in range(10)]
    found = make_catalog(*papers, make_paper("Q", authors=["Bo Zed"]))

    assert [followed(person, found) for person in found.authors] == [True, True]

    monkeypatch.setattr("site_builder.catalog.following.LARGE", 11)

    assert [followed(person, found) for person in found.authors] == [True, False]
    assert [followed(group, found) for group in (*found.years, *found.venues)] == [True, False]
