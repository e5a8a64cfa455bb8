import pytest

from site_builder.errors import ContentError
from site_builder.model import Author, Link, Provenance, Record


def test_an_entry_is_a_record_of_first_words(read_source):
    (record,) = read_source(
        "schema: 1\n"
        "papers:\n"
        "\n"
        "  - first_words: We weigh the shells of hermit crabs\n"
        "    year: 2023\n"
        '    title: "Shells: a survey"\n'
        "    authors:\n"
        "      - Ana López\n"
        "      - name: Bo Ek\n"
        "        id: 0000-0002\n"
        "    links:\n"
        "      arxiv: 2301.00010\n"
        "      code: https://github.com/a/b\n"
        "    keywords: [shells, no]\n"
        "    award: Best shell\n",
        "facts.yaml",
    )

    assert record == Record(
        abstract="We weigh the shells of hermit crabs",
        title="Shells: a survey",
        title_from="metadata",
        authors=(Author(name="Ana López"), Author(name="Bo Ek", id="0000-0002")),
        year=2023,
        keywords=("shells", "no"),
        links=(
            Link(kind="arxiv", url="https://arxiv.org/abs/2301.00010"),
            Link(kind="code", url="https://github.com/a/b"),
        ),
        details=(("award", "Best shell"),),
        provenance=Provenance(importer="metadata", path="abstracts/facts.yaml", line=4),
    )


def test_faults_of_an_entry_name_their_line(read_source):
    found = read_source(
        "papers:\n"
        "  - first_words: We weigh the shells of hermit crabs\n"
        "    yaer: 2023\n"
        "    links:\n"
        "      paper: ftp://x\n"
        "  - just words\n"
        "  - title: No words\n"
        "extra: 1\n",
        "facts.yaml",
    )

    assert [str(one) for one in found if not isinstance(one, Record)] == [
        "abstracts/facts.yaml:8: warning: unknown key 'extra' [unknown-key]\n"
        "  Known keys: schema, papers.",
        "abstracts/facts.yaml:3: warning: unknown key 'yaer' [unknown-key]\n  Did you mean 'year'?",
        "abstracts/facts.yaml:4: warning: links: expected an address that begins with https://,"
        " found 'ftp://x' [bad-value]",
        "abstracts/facts.yaml:6: error: expected an entry of `key: value` lines; it was left out"
        " [bad-entry]",
        "abstracts/facts.yaml:7: warning: there is no abstract; the entry was left out"
        " [no-abstract]",
    ]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("schema: 2\n", r"facts\.yaml:1: this is schema 2; only 1 is known"),
        ("papers: x\n", r"facts\.yaml:1: papers: expected a list"),
        ("papers:\n  - a: b: c\n", r"facts\.yaml:2:9: there is a colon and a space"),
    ],
)
def test_a_file_that_is_not_metadata_is_refused(read_source, content, message):
    with pytest.raises(ContentError, match=message):
        read_source(content, "facts.yaml")
