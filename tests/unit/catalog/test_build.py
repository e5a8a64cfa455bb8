"""What a catalogue shows and in which order."""

from site_builder.model import Group


def titles(group: Group) -> list[str]:
    return [paper.title.plain for paper in group.members]


def test_papers_stand_newest_year_first_then_by_title(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("B", year=2023),
        make_paper("c", year=2024),
        make_paper("A", year=None),
        make_paper("B two", year=2024),
    )

    assert [paper.title.plain for paper in found.papers] == ["B two", "c", "B", "A"]
    assert [(group.label, group.slug) for group in found.years] == [
        ("2024", "2024"),
        ("2023", "2023"),
        ("Undated", "undated"),
    ]


def test_hidden_papers_are_gone_and_withdrawn_ones_stand_in_no_list(
    make_paper, make_catalog
) -> None:
    found = make_catalog(
        make_paper("Kept"),
        make_paper("Hidden", status="hidden"),
        make_paper("Withdrawn", status="withdrawn"),
    )

    assert [paper.title.plain for paper in found.papers] == ["Kept", "Withdrawn"]
    assert titles(found.years[0]) == ["Kept"]


def test_the_order_of_files_does_not_matter(make_paper, make_catalog) -> None:
    papers = [make_paper(title, authors=["Ann Ax"], tags=("t",)) for title in "abc"]

    assert make_catalog(*papers) == make_catalog(*reversed(papers))
