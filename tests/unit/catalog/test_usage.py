"""How papers and tags meet."""

from site_builder.catalog import tag_usage
from site_builder.model import Tag

TAXONOMY = (Tag(slug="lamps", label="Lamps"), Tag(slug="horns", label="Horns"))


def test_usage_tells_tagged_from_untagged_and_known_from_unknown(make_paper, make_catalog) -> None:
    catalog = make_catalog(
        make_paper("A", tags=("lamps",)),
        make_paper("B", tags=("lapms", "lamps")),
        make_paper("C"),
        taxonomy=TAXONOMY,
    )

    usage = tag_usage(catalog)

    assert [paper.title.plain for paper in usage.untagged] == ["C"]
    assert [(use.name, len(use.papers)) for use in usage.known] == [("lamps", 2)]
    assert usage.unused == ("horns",)
    assert [(use.name, use.near) for use in usage.unknown] == [("lapms", "lamps")]
