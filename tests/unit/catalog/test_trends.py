from dataclasses import replace

import pytest

from site_builder.catalog import count_trends, movers
from site_builder.model import Derived, Statistics, Tag


def many(make_paper, year, papers, *tags):
    return [
        make_paper(f"Moss {year} {n} {'-'.join(tags)}", year=year, tags=tags) for n in range(papers)
    ]


def test_papers_are_counted_by_year_and_tag(make_paper, make_catalog):
    found = count_trends(
        make_catalog(*many(make_paper, 2020, 5, "moss"), *many(make_paper, 2022, 6, "moss", "fern"))
    )

    assert (found.years, found.papers) == ((2020, 2021, 2022), (5, 0, 6))
    assert [(tag.name, tag.counts) for tag in found.tags] == [
        ("moss", (5, 0, 6)),
        ("fern", (0, 0, 6)),
    ]


def test_terms_come_from_what_import_counted(make_paper, make_catalog):
    terms = {"moss": {2020: 3, 2021: 2}, "fern": {2021: 1}, "old": {1990: 9}}
    found = count_trends(
        make_catalog(
            *many(make_paper, 2020, 3),
            *many(make_paper, 2021, 3),
            derived=Derived(statistics=Statistics(terms=terms)),
        )
    )

    assert [(term.kind, term.name, term.counts) for term in found.terms] == [
        ("term", "moss", (3, 2))
    ]


def test_a_tag_of_few_papers_has_no_trend(make_paper, make_catalog):
    assert count_trends(make_catalog(*many(make_paper, 2020, 4, "moss"))).tags == ()


def test_papers_without_a_year_make_no_column(make_paper, make_catalog):
    found = count_trends(make_catalog(make_paper("Moss", year=None)))

    assert (found.years, found.papers, found.tags) == ((), (), ())


@pytest.mark.parametrize(
    ("papers", "years", "earlier"),
    [
        ({2000: 3, 2001: 20, 2002: 4, 2003: 21}, (2001, 2002, 2003), 3),
        ({2000: 3, 2001: 19, 2002: 40}, (2000, 2001, 2002), 0),
    ],
)
def test_years_of_few_papers_at_the_beginning_are_left_out_where_others_have_many(
    make_paper, make_catalog, papers, years, earlier
):
    made = (paper for year, count in papers.items() for paper in many(make_paper, year, count))
    found = count_trends(make_catalog(*made))

    assert (found.years, found.earlier) == (years, earlier)


def test_what_rose_and_fell_is_told_by_share(make_paper, make_catalog):
    found = count_trends(
        make_catalog(
            *many(make_paper, 2020, 8, "fern"),
            *many(make_paper, 2020, 2, "moss"),
            *many(make_paper, 2021, 8, "fern"),
            *many(make_paper, 2021, 12, "moss"),
        )
    )
    risen, fallen = movers(found, 4, {})

    assert [tag.name for tag in risen] == ["moss"]
    assert [tag.name for tag in fallen] == ["fern"]


def test_of_a_tag_and_the_one_above_only_one_is_named(make_paper, make_catalog):
    taxonomy = (Tag(slug="plant", label="Plant"), Tag(slug="moss", label="Moss", parent="plant"))
    found = count_trends(
        make_catalog(
            *many(make_paper, 2020, 5),
            *many(make_paper, 2020, 1, "moss"),
            *many(make_paper, 2021, 5, "moss"),
            taxonomy=taxonomy,
        )
    )
    assert {tag.name for tag in found.tags} == {"plant", "moss"}

    risen, _ = movers(found, 4, {tag.slug: tag for tag in taxonomy})

    assert len(risen) == 1


def test_nothing_moves_within_one_year(make_paper, make_catalog):
    found = count_trends(make_catalog(*many(make_paper, 2020, 6, "moss")))

    assert movers(found, 4, {}) == ((), ())
    assert movers(replace(found, tags=()), 4, {}) == ((), ())
