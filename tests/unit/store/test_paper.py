import pytest

from site_builder import store, text
from site_builder.errors import ContentError
from site_builder.model import Author, Facts, Link, Paper

PATH = "papers/2023/shells.md"


def no_math(_tex: str, _display: bool) -> str:
    return ""


def read(front: str, body: str = "We weigh shells.\n", path: str = PATH) -> Paper:
    return store.read_paper(f"---\n{front}---\n{body}".encode(), path, no_math)


def test_every_key_finds_its_place() -> None:
    paper = read(
        "schema: 1\n"
        "id: 0445348e8bbe\n"
        "title: Shells\n"
        "title_from: metadata\n"
        "authors:\n  - Ana López\n  - name: Bo Ek\n    id: 0000-1\n"
        "year: 2023\n"
        "venue: Tidal\n"
        "track: Main\n"
        "presentation: oral\n"
        "award: Best shell\n"
        "session: Morning\n"
        "tags: [crustacea]\n"
        "keywords: [no, 12:30]\n"
        "links:\n  arxiv: 2301.00010\n"
        "names: [ShellNet]\n"
        "facts:\n  acronyms:\n    SN: shell net\n  datasets: [Tide-9]\n  claims:\n    - 3x faster\n"
        "status: withdrawn\n"
        "aliases: [papers/2023/crabs.html]\n"
        "source: abstracts/tides.txt\n"
        "added: 2024-01-01\n"
        "updated: 2024-02-29\n"
        "licence: CC-BY-4.0\n"
        "language: pt-BR\n"
    )

    assert (paper.id, paper.path, paper.title.plain) == ("0445348e8bbe", PATH, "Shells")
    assert (paper.title_from, paper.year, paper.venue) == ("metadata", 2023, "Tidal")
    assert paper.authors == (Author(name="Ana López"), Author(name="Bo Ek", id="0000-1"))
    assert (paper.track, paper.presentation) == ("Main", "oral")
    assert (paper.award, paper.session) == ("Best shell", "Morning")
    assert (paper.tags, paper.keywords) == (("crustacea",), ("no", "12:30"))
    assert paper.links == (Link(kind="arxiv", url="https://arxiv.org/abs/2301.00010"),)
    assert paper.names == ("ShellNet",)
    assert paper.facts == Facts(
        acronyms=(("SN", "shell net"),), datasets=("Tide-9",), claims=("3x faster",)
    )
    assert (paper.status, paper.aliases) == ("withdrawn", ("papers/2023/crabs",))
    assert (paper.source, paper.added, paper.updated) == (
        "abstracts/tides.txt",
        "2024-01-01",
        "2024-02-29",
    )
    assert (paper.licence, paper.language) == ("CC-BY-4.0", "pt-BR")
    assert (paper.abstract.source, paper.notes_html) == ("We weigh shells.", "")


def test_a_paper_written_by_hand_needs_a_title_and_an_abstract() -> None:
    paper = read("title: Shells\n", "We weigh shells.\n\n# Notes\n\nSeen.\n")

    assert paper.id == text.fingerprint("We weigh shells.")[:12]
    assert (paper.title_from, paper.year, paper.status) == ("person", None, "published")
    assert "Seen." in paper.notes_html


@pytest.mark.parametrize(
    ("front", "message"),
    [
        ("titel: X\n", f"{PATH}:2: unknown key 'titel'\n  Did you mean 'title'?"),
        ("year: 2023\n", f"{PATH}:1: the paper has no title\n  Add a line `title: …`."),
        (
            "schema: 2\ntitle: X\n",
            f"{PATH}:2: schema: only 1 is known\n  A newer version wrote this.",
        ),
        (
            "title: X\nyear: 2023 # printed\n",
            f"{PATH}:3: year: expected a year from 1900 to 2100, found '2023 # printed'\n"
            "  A comment needs a line of its own.",
        ),
        ("title: [X]\n", f"{PATH}:2: title: expected one text, found a list"),
        (
            "title: X\ntitle_from: me\n",
            f"{PATH}:3: title_from: expected one of source, metadata, abstract, person, found 'me'",
        ),
        (
            "title: X\nstatus: draft\n",
            f"{PATH}:3: status: expected one of published, hidden, withdrawn, found 'draft'",
        ),
        (
            "title: X\nadded: 1.2.2024\n",
            f"{PATH}:3: added: expected a date such as 2024-12-31, found '1.2.2024'",
        ),
        ("title: X\nupdated: 2023-02-29\n", f"{PATH}:3: updated: there is no day 2023-02-29"),
        (
            "title: X\ntags:\n  - Graph Theory\n",
            f"{PATH}:3: tags: 'Graph Theory' is not the id of a tag; perhaps graph-theory",
        ),
        (
            "title: X\nlinks:\n  - javascript:alert(1)\n",
            f"{PATH}:3: links: expected an address that begins with https://,"
            " found 'javascript:alert(1)'",
        ),
        (
            "title: X\naliases: ../secret\n",
            f"{PATH}:3: aliases: expected a former address such as papers/2024/old-name,"
            " found '../secret'",
        ),
        (
            "title: X\nid: ../x\n",
            f"{PATH}:3: id: expected an id of small letters, digits and hyphens, found '../x'",
        ),
        (
            "title: X\nlanguage: deutsch!\n",
            f"{PATH}:3: language: expected a language such as en or pt-BR, found 'deutsch!'",
        ),
    ],
)
def test_a_bad_value_names_its_line(front: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(front)

    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("", f"{PATH}:1: the paper has no abstract\n  Write it below the line that closes ---."),
        (
            "# Notes\n",
            f"{PATH}:1: the paper has no abstract\n  Write it below the line that closes ---.",
        ),
        ("x" * 100_001, f"{PATH}:1: the abstract is longer than 100,000 characters\n  Cut it."),
    ],
)
def test_a_paper_needs_an_abstract_of_sensible_length(body: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read("title: X\n", body)

    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("papers/2023/My Shells.md", "the name 'My Shells' cannot be an address"),
        ("papers/2023/../x.md", "the name '..' cannot be an address"),
        ("papers/2023/_x.md", "the name '_x' cannot be an address"),
        ("papers/2023/index.md", "the name 'index' is taken by the site or by Windows"),
        ("papers/con/x.md", "the name 'con' is taken by the site or by Windows"),
        (f"papers/2023/{'x' * 200}.md", "the path is longer than 200 characters"),
    ],
)
def test_a_name_that_cannot_be_an_address_is_refused(path: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read("title: X\n", path=path)

    assert caught.value.message.startswith(message)


def test_remarks_count_the_lines_of_the_file() -> None:
    paper = read("title: The \\kite\nyear: 2023\n", "\n\nOne.\nTwo [??].\n\n# Notes\n")

    assert [remark.line for remark in paper.title.remarks] == [2]
    assert [remark.line for remark in paper.abstract.remarks] == [8]


def test_an_abstract_knows_the_catalogues_macros_and_the_papers_name() -> None:
    body = '---\ntitle: "KiteNet: a study"\n---\n\nWe fly \\ours over \\R.\n'
    macros = text.read_macros(r"\newcommand{\R}{Rome}")

    paper = store.read_paper(body.encode(), PATH, no_math, macros)

    assert paper.abstract.plain == "We fly KiteNet over Rome."
