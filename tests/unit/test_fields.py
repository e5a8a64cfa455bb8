import pytest

from site_builder import fields
from site_builder.model import Author, Facts, Link


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (["Ana López", "Bo Ek", "Ana López", "Bo Ek"], ["Ana López", "Bo Ek"]),
        ("Ana López; Bo Ek ;", ["Ana López", "Bo Ek"]),
        ("López, Ana; Ek, Bo", ["Ana López", "Bo Ek"]),
        ("López, Ana and Ek, Bo", ["Ana López", "Bo Ek"]),
        ("Ana López, Bo Ek and Cy Dee", ["Ana López", "Bo Ek", "Cy Dee"]),
        ("Ana López, Bo Ek", ["Ana López", "Bo Ek"]),
        ("López, Ana", ["Ana López"]),
        ("Orbit Task Force", ["Orbit Task Force"]),
        (["Sammy Ode, Jr."], ["Sammy Ode, Jr."]),
        (["Teller"], ["Teller"]),
        (["田中, 太郎"], ["田中, 太郎"]),
        (["Ana\n López\u202e"], ["Ana López"]),
        ([{"given": "Ana", "family": "López"}], ["Ana López"]),
        ([], []),
        (None, []),
    ],
)
def test_authors_come_from_lists_and_texts(value: object, expected: list[str]) -> None:
    assert [author.name for author in fields.authors(value)] == expected


def test_an_author_may_have_an_id_and_affiliations() -> None:
    value = [{"name": "Ana López", "orcid": "0000-0001", "affiliation": ["Tidal U", "Salt Lab"]}]

    assert fields.authors(value) == (
        Author(name="Ana López", id="0000-0001", affiliation="Tidal U; Salt Lab"),
    )
    assert fields.plain_authors(fields.authors(value)) == [
        {"name": "Ana López", "id": "0000-0001", "affiliation": "Tidal U; Salt Lab"}
    ]


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("https://openreview.net/forum?id=x", "paper"),
        ("https://arxiv.org/abs/2406.02550", "arxiv"),
        ("https://arxiv.org/pdf/2406.02550", "pdf"),
        ("https://example.org/A.PDF", "pdf"),
        ("https://doi.org/10.1000/1", "doi"),
        ("https://www.github.com/a/b", "code"),
        ("https://a.github.io/b/", "project"),
        ("https://huggingface.co/datasets/a", "data"),
        ("https://youtu.be/x", "video"),
        ("http://[bad", "paper"),
    ],
)
def test_the_kind_of_a_link_is_guessed(url: str, kind: str) -> None:
    assert fields.link_kind(url) == kind


def test_links_are_read_from_pairs_and_lists_alike() -> None:
    pairs = {"code": ["https://github.com/a/b", "https://x.org/c"], "arxiv": "2406.02550v2"}
    listed = [
        {"kind": "code", "url": "https://github.com/a/b"},
        {"kind": "code", "url": "https://x.org/c"},
        "https://arxiv.org/abs/2406.02550v2",
    ]

    expected = (
        Link(kind="arxiv", url="https://arxiv.org/abs/2406.02550v2"),
        Link(kind="code", url="https://github.com/a/b"),
        Link(kind="code", url="https://x.org/c"),
    )
    assert fields.links(pairs) == expected
    assert fields.links(listed) == expected
    assert fields.links(fields.plain_links(expected)) == expected


def test_a_label_survives_the_round_trip() -> None:
    found = (Link(kind="data", url="https://x.org/d", label="Tide tables"),)

    assert fields.links(fields.plain_links(found)) == found


@pytest.mark.parametrize(
    ("value", "url"),
    [
        ({"doi": "10.1000/(x)12;2"}, "https://doi.org/10.1000/(x)12;2"),
        ({"arxiv": "math.GT/0309136"}, "https://arxiv.org/abs/math.GT/0309136"),
        ({"code": "github.com/a/b"}, "https://github.com/a/b"),
        ({"code": "[![g](/i.svg) a/b](https://github.com/a/b) + more"}, "https://github.com/a/b"),
    ],
)
def test_an_address_is_found_in_what_people_write(value: object, url: str) -> None:
    assert fields.links(value)[0].url == url


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (
            "javascript:alert(1)",
            "expected an address that begins with https://, found 'javascript:alert(1)'",
        ),
        ("//host/x", "expected an address that begins with https://, found '//host/x'"),
        ({"paper": {"x": "y"}}, "expected an address that begins with https://, found ''"),
        (
            {"blog": "https://x.org"},
            "unknown kind of link 'blog'; one of paper, pdf, doi, arxiv, code, data, model,"
            " demo, project, video, slides, poster",
        ),
    ],
)
def test_other_addresses_are_refused(value: object, message: str) -> None:
    with pytest.raises(ValueError, match=r"address|kind") as caught:
        fields.links(value)

    assert str(caught.value) == message


@pytest.mark.parametrize(("value", "expected"), [(2024, 2024), (" 2024 ", 2024), ("", None)])
def test_a_year_is_four_digits(value: object, expected: int | None) -> None:
    assert fields.year(value) == expected


@pytest.mark.parametrize("value", ["24", "20244", "1066", "२०२४", True, [2024], 2024.5])
def test_other_years_are_refused(value: object) -> None:
    with pytest.raises(ValueError, match="expected a year"):
        fields.year(value)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("a; b, c;a", ("a", "b, c")),
        ("a, b", ("a", "b")),
        (["a, b", " c\nd "], ("a, b", "c d")),
        (None, ()),
    ],
)
def test_a_list_may_be_one_text(value: object, expected: tuple[str, ...]) -> None:
    assert fields.texts(value) == expected


STATED = Facts(
    acronyms=(("LKP", "lake kite planner"), ("NO", "night owl")),
    datasets=("Kites-9K", "LakeBench"),
    claims=("cuts string by 12%, on average",),
)
WRITTEN = {
    "acronyms": {"LKP": "lake kite planner", "NO": "night owl"},
    "datasets": ["Kites-9K", "LakeBench"],
    "claims": ["cuts string by 12%, on average"],
}


def test_facts_are_read_as_they_are_written() -> None:
    assert fields.plain_facts(STATED) == WRITTEN
    assert fields.facts(WRITTEN) == STATED


def test_a_claim_may_hold_a_comma() -> None:
    assert fields.facts({"claims": "cuts string by 12%, on average"}) == Facts(
        claims=("cuts string by 12%, on average",)
    )


def test_facts_without_any_are_nothing() -> None:
    assert fields.plain_facts(Facts()) == {}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("LKP", "expected acronyms, datasets, claims, found 'LKP'"),
        ({"acronym": {}}, "unknown fact 'acronym'; one of acronyms, datasets, claims"),
        ({"acronyms": ["LKP"]}, "expected acronyms as `SHORT: long form`, found a list"),
        ({"acronyms": {"LKP": ["a"]}}, "expected a long form, found a list"),
        ({"claims": {"a": "b"}}, "expected a list of texts, found a mapping"),
    ],
)
def test_other_facts_are_refused(value: object, message: str) -> None:
    with pytest.raises(ValueError, match=r"expected|unknown") as caught:
        fields.facts(value)

    assert str(caught.value) == message
