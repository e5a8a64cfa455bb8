"""What was added, corrected and withdrawn."""

from site_builder.catalog import changes
from site_builder.model import Paper


def told(*papers: Paper) -> list[tuple[str, str, list[str]]]:
    return [(c.date, c.what, [paper.title.plain for paper in c.papers]) for c in changes(papers)]


def test_a_corrected_paper_stands_on_both_its_days(make_paper) -> None:
    paper = make_paper("Lamp", added="2024-01-01", updated="2024-02-01")

    assert told(paper) == [("2024-02-01", "corrected", ["Lamp"]), ("2024-01-01", "added", ["Lamp"])]


def test_a_paper_written_the_day_it_came_is_not_corrected(make_paper) -> None:
    assert told(make_paper("Lamp", added="2024-01-01", updated="2024-01-01")) == [
        ("2024-01-01", "added", ["Lamp"])
    ]


def test_a_withdrawn_paper_is_told_on_its_day_or_last(make_paper) -> None:
    papers = (
        make_paper("Old", added="2024-01-01"),
        make_paper("Gone", added="2024-01-01", updated="2024-01-02", status="withdrawn"),
        make_paper("Lost", added="2024-01-01", status="withdrawn"),
    )

    assert told(*papers) == [
        ("2024-01-02", "withdrawn", ["Gone"]),
        ("2024-01-01", "added", ["Old"]),
        ("", "withdrawn", ["Lost"]),
    ]


def test_hidden_papers_and_days_nobody_knows_are_not_told(make_paper) -> None:
    assert told(make_paper("Hid", added="2024-01-01", status="hidden"), make_paper("When")) == []
