"""Faults of a catalogue as a whole."""

from site_builder import catalog
from site_builder.model import Tag


def test_two_papers_with_one_id_are_an_error(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", id="x"), make_paper("B", id="x"))

    assert [str(problem) for problem in catalog.check(found)] == [
        "papers/2024/b.md: error: id x is also the id of papers/2024/a.md [shared-id]\n"
        "  Give the copy another id, or delete the file that is not wanted."
    ]


def test_a_tag_outside_the_taxonomy_is_a_warning(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", tags=("lapms",)), taxonomy=(Tag(slug="lamps", label="Lamps"),)
    )

    assert [(p.where, p.code, p.severity) for p in catalog.check(found)] == [
        ("papers/2024/a.md", "unknown-tag", "warning")
    ]
