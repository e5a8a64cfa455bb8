from site_builder.catalog.trends import Trends, count_trends
from site_builder.model import Group


def test_papers_are_counted_by_year_and_tag(make_paper):
    papers = tuple(make_paper(f"Moss {n}", year=2020 + 2 * (n % 2)) for n in range(6))
    tags = (
        Group(kind="tag", slug="moss", label="Moss", members=papers[:5]),
        Group(kind="tag", slug="lichen", label="Lichen", members=papers),
    )

    assert count_trends(papers, tags) == Trends(
        years=(2020, 2021, 2022),
        papers=(3, 0, 3),
        tags=(("lichen", (3, 0, 3)), ("moss", (3, 0, 2))),
    )


def test_a_tag_of_few_papers_has_no_trend(make_paper):
    papers = tuple(make_paper(f"Moss {n}", year=2020) for n in range(4))
    tags = (Group(kind="tag", slug="moss", label="Moss", members=papers),)

    assert count_trends(papers, tags).tags == ()


def test_papers_without_a_year_make_no_column(make_paper):
    assert count_trends((make_paper("Moss", year=None),), ()) == Trends(
        years=(), papers=(), tags=()
    )
