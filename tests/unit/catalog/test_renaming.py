"""Tags that had other ids before."""

from site_builder.catalog import former_tags, rename_tags
from site_builder.model import Tag

TAXONOMY = (
    Tag(slug="lamps", label="Lamps", formerly=("lanterns", "beacons")),
    Tag(slug="horns", label="Horns"),
)


def test_former_ids_give_way_to_present_ones(make_paper) -> None:
    papers = [make_paper("A", tags=("horns", "lanterns", "Beacons", "fog"))]

    assert [paper.tags for paper in rename_tags(papers, TAXONOMY)] == [("horns", "lamps", "fog")]


def test_each_former_id_is_told_with_what_to_write(make_paper) -> None:
    papers = [make_paper("A", tags=("lanterns", "horns"))]

    assert [str(problem) for problem in former_tags(papers, TAXONOMY)] == [
        "papers/2024/a.md: warning: the tag 'lanterns' is now 'lamps' [former-tag]\n"
        "  Write 'lamps' in its place."
    ]


def test_a_catalogue_groups_papers_under_present_ids(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", tags=("lanterns",)), taxonomy=TAXONOMY)

    assert [group.slug for group in found.tags] == ["lamps"]
