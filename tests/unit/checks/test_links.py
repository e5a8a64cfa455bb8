from pathlib import Path

import pytest

from site_builder import checks


def site(folder: Path, **pages: str) -> Path:
    """A site of a home page and a list, with `pages` over them."""
    bodies = {"index": '<h1 id="top">Home</h1>', "years__2024": '<h2 id="é">2024</h2>', **pages}
    for name, body in bodies.items():
        file = folder / f"{name.replace('__', '/')}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"<!doctype html><body>{body}", "utf-8")
    (folder / "style.css").write_text("")
    (folder / "a?#1.html").write_text("")
    return folder


def faults(folder: Path) -> list[str]:
    return [f"{problem.where}: {problem.message}" for problem in checks.links(folder)]


@pytest.mark.parametrize(
    "html",
    [
        '<a href="years/2024.html">list</a>',
        '<a href="years/2024.html?q=a#%C3%A9">list</a>',
        '<a href="years/2024.html?q=c%23sharp">found</a>',
        '<a href="a%3F%231.html">asked</a>',
        '<a href="#top">up</a>',
        '<a href="">here</a>',
        '<a href="https://papers.example/a.pdf">paper</a>',
        '<a href="mailto:ada@papers.example">ada</a>',
        '<link rel="stylesheet" href="style.css">',
        '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
        '<link rel="canonical" href="https://papers.example/">',
    ],
)
def test_a_link_that_leads_somewhere_is_no_fault(tmp_path: Path, html: str) -> None:
    assert faults(site(tmp_path, index=f'<h1 id="top">Home</h1>{html}')) == []


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="gone.html">', "leads to no file of the site: gone.html"),
        ('<a href="Years/2024.html">', "leads to no file of the site: Years/2024.html"),
        ('<a href="years/">', "leads to no file of the site: years/"),
        ('<a href="../index.html">', "leads to no file of the site: ../index.html"),
        ('<a href="/index.html">', "starts at the server's root: /index.html"),
        ('<a href="#bottom">', "leads to no such place in the page: #bottom"),
        (
            '<a href="years/2024.html#may">',
            "leads to no such place in the page: years/2024.html#may",
        ),
        (
            '<script src="https://cdn.example/a.js"></script>',
            "loads a file from another site: https://cdn.example/a.js",
        ),
        (
            '<link rel="stylesheet" href="//fonts.example/a.css">',
            "loads a file from another site: //fonts.example/a.css",
        ),
    ],
)
def test_a_link_that_breaks_somewhere_is_a_fault(tmp_path: Path, html: str, fault: str) -> None:
    assert faults(site(tmp_path, index=html)) == [f"index.html: {fault}"]


def test_links_are_read_from_where_their_page_is(tmp_path: Path) -> None:
    page = '<a href="../index.html#top">home</a> <a href="index.html">none</a>'

    assert faults(site(tmp_path, years__2024=page)) == [
        "years/2024.html: leads to no file of the site: index.html"
    ]
