import pytest

from site_builder.errors import ContentError
from site_builder.store.paper_file import compose, edit, escape, parse

FILE = (
    "---\n"
    "# by hand\n"
    "id: a1\n"
    'title: "Shells: a survey" # checked\n'
    "tags:\n"
    "  - a\n"
    "  # not b\n"
    "  - c\n"
    "\n"
    "year: 2023\n"
    "---\n"
    "We weigh shells.\n"
    "\n"
    "# Notes\n"
    "\n"
    "A *note*.\n"
)


def test_a_file_is_cut_into_its_parts() -> None:
    file = parse(FILE.encode(), "papers/2023/a.md")

    assert file.front.values == {
        "id": "a1",
        "title": "Shells: a survey",
        "tags": ["a", "c"],
        "year": "2023",
    }
    assert (file.abstract, file.notes) == ("We weigh shells.", "# Notes\n\nA *note*.\n")


@pytest.mark.parametrize(
    "raw",
    [
        b"\xef\xbb\xbf---\ntitle: X\n---\nWords",
        b"---\r\ntitle: X\r\n---\r\nWords\r\n",
        b"---\ntitle: X\n...\nWords",
        b"---\ntitle: X\n--- \n\n\nWords\n\n",
    ],
)
def test_marks_and_line_ends_do_not_matter(raw: bytes) -> None:
    file = parse(raw, "a.md")

    assert (file.front.values, file.abstract) == ({"title": "X"}, "Words")


@pytest.mark.parametrize(
    ("body", "abstract"),
    [
        ("A\n#hashtag B", "A\n#hashtag B"),
        ("A\n\\# B", "A\n\\# B"),
        ("A\n   ## B", "A"),
        ("A\n    # B", "A\n    # B"),
        ("A\n#", "A"),
        ("# A\nB", ""),
    ],
)
def test_the_abstract_ends_at_the_first_heading(body: str, abstract: str) -> None:
    assert parse(f"---\na: b\n---\n{body}".encode(), "a.md").abstract == abstract


@pytest.mark.parametrize(
    ("changes", "old", "new"),
    [
        ({"year": "2024"}, "year: 2023\n", "year: 2024\n"),
        ({"year": ""}, "year: 2023\n", ""),
        ({"venue": "Tidal"}, "year: 2023\n", "year: 2023\nvenue: Tidal\n"),
        ({"schema": "1"}, "---\n# by hand\n", "---\nschema: 1\n# by hand\n"),
        (
            {"title": "Shells"},
            'title: "Shells: a survey" # checked\n',
            "# checked\ntitle: Shells\n",
        ),
        (
            {"tags": ["d"]},
            "tags:\n  - a\n  # not b\n  - c\n",
            "# not b\ntags:\n  - d\n",
        ),
    ],
)
def test_an_edit_changes_its_key_alone_and_keeps_comments(changes, old: str, new: str) -> None:
    file = parse(FILE.encode(), "a.md")

    assert edit(file, changes).decode() == FILE.replace(old, new, 1)


def test_an_edit_of_nothing_gives_the_same_bytes() -> None:
    raw = FILE.replace("\n", "\r\n").encode("utf-8-sig")

    assert edit(parse(raw, "a.md"), {}) == raw


def test_an_abstract_is_replaced_and_notes_stay() -> None:
    file = parse(FILE.encode(), "a.md")

    assert edit(file, {}, "New\n# words").decode() == FILE.replace(
        "We weigh shells.", "\nNew\n\\# words", 1
    )


def test_what_is_composed_parses_as_the_same() -> None:
    file = parse(compose({"title": "A: b", "id": "x", "venue": ""}, "One\n\n# two"), "a.md")

    assert file.front.values == {"id": "x", "title": "A: b"}
    assert (file.abstract, file.notes) == (escape("One\n\n# two"), "")


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "a.md:1: the file does not begin with front matter"),
        (b"title: X\n", "a.md:1: the file does not begin with front matter"),
        (b"---\ntitle: X\n", "a.md:1: the front matter is not closed"),
        (b"---\na: b\n---\n" + b"x" * 1_000_000, "a.md: the file is larger than 1 MB"),
        (b"---\na: \xe9\n---\n", "a.md:2:4: byte 0xE9 is not UTF-8"),
    ],
)
def test_what_is_no_paper_file_is_refused(raw: bytes, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(raw, "a.md")

    assert str(caught.value).startswith(message)
