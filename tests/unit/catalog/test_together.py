"""Who and what stand together."""

from site_builder import catalog
from site_builder.catalog import count_pairs
from site_builder.model import Tag


def test_coauthors_come_with_how_many_papers_they_share(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", authors=["Ann Ax", "Bo Zed", "Cy Oak"]),
        make_paper("B", authors=["Ann Ax", "Cy Oak"]),
    )
    people = {group.key: group for group in found.authors}
    ann = next(group for group in found.authors if group.label == "Ann Ax")

    shared = [(person.label, count) for person, count in catalog.coauthors(ann, people)]

    assert shared == [("Cy Oak", 2), ("Bo Zed", 1)]


def test_companions_of_a_tag_come_commonest_first(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", tags=("a", "b")),
        make_paper("B", tags=("a", "c")),
        make_paper("C", tags=("a", "c")),
    )

    assert catalog.tags_together(found.tags, {}, 1)["a"] == ("c",)


def test_a_tag_is_no_companion_of_those_above_it(make_paper, make_catalog) -> None:
    taxonomy = (Tag(slug="light", label="Light"), Tag(slug="lamps", label="Lamps", parent="light"))
    found = make_catalog(make_paper("A", tags=("lamps", "fog")), taxonomy=taxonomy)

    together = catalog.tags_together(found.tags, {tag.slug: tag for tag in taxonomy}, 8)

    assert together == {"light": ("fog",), "lamps": ("fog",), "fog": ("light", "lamps")}


def test_pairs_of_tags_are_counted_in_either_order(make_paper, make_catalog):
    tags = make_catalog(
        make_paper("One", tags=("moss", "fern")),
        make_paper("Two", tags=("moss", "fern", "bark")),
        make_paper("Three", tags=("bark",)),
    ).tags

    assert count_pairs(tags) == {
        ("moss", "fern"): 2,
        ("fern", "moss"): 2,
        ("moss", "bark"): 1,
        ("bark", "moss"): 1,
        ("fern", "bark"): 1,
        ("bark", "fern"): 1,
    }
