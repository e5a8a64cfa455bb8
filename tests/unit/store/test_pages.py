from pathlib import Path

import pytest

from site_builder.errors import ContentError
from site_builder.store import find, read_page


@pytest.mark.parametrize(
    "raw",
    [
        b"---\ntitle: About\n---\nWords.\n",
        b"# About\n\nWords.\n",
        b"\xef\xbb\xbf\r\n#  About \r\nWords.\r\n",
    ],
)
def test_a_title_stands_in_front_matter_or_is_the_first_heading(raw: bytes) -> None:
    page = read_page(raw, "about.md")

    assert (page.path, page.title) == ("about.md", "About")
    assert "Words." in page.html
    assert "About" not in page.html


@pytest.mark.parametrize(
    ("raw", "path", "message"),
    [
        (
            b"Words.",
            "a.md",
            "pages/a.md:1: the page has no title\n  Begin it with a heading: # Title",
        ),
        (b"---\ntitle: a: b\n---\n", "a.md", "pages/a.md:2:9: there is a colon"),
        (b"# A", "Our Page.md", "pages/Our Page.md: the name 'Our Page' cannot be an address"),
    ],
)
def test_a_bad_page_is_refused(raw: bytes, path: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_page(raw, path)

    assert str(caught.value).startswith(message)


def test_the_files_of_a_folder_come_by_name(tmp_path: Path) -> None:
    for name in ("b.md", "a.md", "README.md", ".c.md", "notes.txt"):
        (tmp_path / name).write_text("# T\n", "utf-8")

    assert [file.name for file in find(tmp_path)] == ["a.md", "b.md"]
    assert find(tmp_path / "missing") == ()
