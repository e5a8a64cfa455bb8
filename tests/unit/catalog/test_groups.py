"""Tags, venues and their file names."""

from site_builder.model import Tag

AREA = Tag(slug="light", label="Light")
TAXONOMY = (AREA, Tag(slug="lamps", label="Lamps", parent="light"))


def test_a_tag_implies_the_tags_above_it(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", tags=("lamps",)), taxonomy=TAXONOMY)

    assert [(tag.slug, len(tag.members)) for tag in found.tags] == [("light", 1), ("lamps", 1)]


def test_a_paper_that_names_a_tag_and_its_area_counts_once(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", tags=("light", "lamps")), taxonomy=TAXONOMY)

    assert [len(tag.members) for tag in found.tags] == [1, 1]


def test_a_tag_outside_the_taxonomy_keeps_the_words_typed(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", tags=("Fog Horns",)), taxonomy=TAXONOMY)

    assert [(tag.slug, tag.label) for tag in found.tags] == [("fog-horns", "Fog Horns")]


def test_a_tag_that_ends_in_a_number_is_no_second_page(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", tags=("GPT-2",)))

    assert [tag.slug for tag in found.tags] == ["gpt2"]


def test_venues_that_differ_in_case_are_one(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", venue="LightConf"), make_paper("B", venue="lightconf"))

    assert [(venue.label, len(venue.members)) for venue in found.venues] == [("LightConf", 2)]
