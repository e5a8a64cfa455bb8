import pytest

from site_builder import text
from site_builder.model import Provenance, Record, Tag
from site_builder.understanding import compile_taxonomy, draft

TAGGER = compile_taxonomy(
    (
        Tag(slug="kites", label="Kites", aliases=("kite",)),
        Tag(slug="lakes", label="Lakes", aliases=("lake",)),
        Tag(slug="owls", label="Owls", aliases=("owl",)),
        Tag(slug="snow", label="Snow"),
    )
)
ABSTRACT = "Wind is wild. We study the *emergence* of knots in wet kite strings by a lake."


def record(**given: object) -> Record:
    return Record(
        **{"abstract": ABSTRACT, "provenance": Provenance(importer="text", path="a.txt")} | given
    )


def test_a_given_title_is_kept_with_where_it_came_from():
    found = draft(record(title="On Knots", title_from="metadata"), TAGGER)

    assert (found.title, found.title_from) == ("On Knots", "metadata")


def test_a_missing_title_is_derived_from_the_abstract_without_its_markup():
    found = draft(record(), TAGGER)

    assert (found.title, found.title_from) == (
        "Emergence of Knots in Wet Kite Strings",
        "abstract",
    )


def test_the_fingerprint_is_that_of_the_abstract():
    assert draft(record(), TAGGER).fingerprint == text.fingerprint(ABSTRACT)


@pytest.mark.parametrize(
    ("keywords", "tags"),
    [
        ((), ("kites", "lakes")),
        (("Owls", "Lakes", "Snow"), ("owls", "lakes", "snow")),
        (("Owls", "Lakes"), ("owls", "lakes", "kites")),
        (("Owls",), ("owls", "kites", "lakes")),
        (("cheese",), ("kites", "lakes")),
    ],
)
def test_keywords_that_name_tags_come_first(keywords, tags):
    assert draft(record(keywords=keywords), TAGGER).tags == tags


def test_formulas_do_not_break_a_title():
    abstract = "We propose a fast sorting of kites with $O(n \\log n)$ knots."

    assert draft(record(abstract=abstract), TAGGER).title == "Fast Sorting of Kites"
