import gzip
import json
import lzma

import pytest

from site_builder.errors import ImportFailure, Problem
from site_builder.model import Author, Link, Provenance, Record

ABSTRACT = "We weigh the shells of hermit crabs at low tide."


def line(**fields: object) -> str:
    return json.dumps({"abstract": ABSTRACT, **fields})


def test_every_field_finds_its_place(read_source):
    (record,) = read_source(
        line(
            id="tidal-1",
            title=" Shells\n by weight ",
            authors=[{"name": "Ana López", "affiliation": "Tidal U"}, "Bo Ek", "Bo Ek"],
            year="2023",
            venue="tidal",
            keywords="shells; crabs",
            url="https://example.org/p/1",
            pdf="https://example.org/p/1.pdf",
            github="https://github.com/a/b",
            doi="10.1000/1",
            arxiv="2301.00010",
            track="Main",
            license="CC-BY-4.0",
            unknown={"deep": [1]},
        ),
        "a.jsonl",
    )

    assert record == Record(
        abstract=ABSTRACT,
        title="Shells by weight",
        title_from="source",
        authors=(Author(name="Ana López", affiliation="Tidal U"), Author(name="Bo Ek")),
        year=2023,
        venue="tidal",
        keywords=("shells", "crabs"),
        links=(
            Link(kind="paper", url="https://example.org/p/1"),
            Link(kind="pdf", url="https://example.org/p/1.pdf"),
            Link(kind="doi", url="https://doi.org/10.1000/1"),
            Link(kind="arxiv", url="https://arxiv.org/abs/2301.00010"),
            Link(kind="code", url="https://github.com/a/b"),
        ),
        details=(("licence", "CC-BY-4.0"), ("track", "Main")),
        provenance=Provenance(importer="jsonl", path="abstracts/a.jsonl", line=1),
    )


def test_all_but_the_abstract_may_be_missing(read_source):
    (record,) = read_source(line(), "a.jsonl")

    assert (record.title, record.year, record.authors, record.links) == ("", None, (), ())


def test_a_missing_year_comes_from_the_name_or_the_option(read_source):
    assert read_source(line(), "tidal-2021.jsonl", 2020)[0].year == 2021
    assert read_source(line(), "tidal.jsonl", 2020)[0].year == 2020
    assert read_source(line(year=2019), "tidal-2021.jsonl")[0].year == 2019


@pytest.mark.parametrize(
    ("name", "pack"),
    [("a.jsonl", bytes), ("a.jsonl.gz", gzip.compress), ("a.jsonl.xz", lzma.compress)],
)
def test_a_file_may_be_compressed(read_source, name, pack):
    content = f"\ufeff{line()}\r\n\n{line(title='B')}".encode()

    assert [record.title for record in read_source(pack(content), name)] == ["", "B"]


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ('{"abstract": ', "not JSON at character 14: Expecting value"),
        ('{"a": 1},', "not JSON at character 9: Extra data"),
        ('["a"]', "expected an object in braces, found '[\"a\"]'"),
        ('{"abstract": NaN}', "NaN is not JSON"),
        ('{"a": 1, "a": 2}', "the key 'a' stands in it twice"),
        ("[" * 100_000, "it is nested too deeply"),
        ('{"a": ' + "9" * 5_000 + "}", None),
        (f'{{"abstract": "{"x" * 1_000_001}"}}', "it is longer than 1,000,000 bytes"),
        (b'{"abstract": "\xe9"}', "byte 0xE9 is not UTF-8; in Windows-1252 it would be 'é'"),
    ],
)
def test_a_bad_line_is_said_and_the_rest_is_kept(read_source, bad, message):
    raw = bad.encode() if isinstance(bad, str) else bad
    content = b"\n".join([line(title="A").encode(), raw, line(title="C").encode()])
    first, problem, third = read_source(content, "a.jsonl")

    assert (first.title, third.title, third.provenance.line) == ("A", "C", 3)
    assert (problem.where, problem.code, problem.severity) == (
        "abstracts/a.jsonl:2",
        "bad-line",
        "error",
    )
    if message:
        assert problem.message == f"the line was left out: {message}"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"year": "MMXX"}, "year: expected a year from 1900 to 2100, found 'MMXX'"),
        ({"authors": {"a": 1}}, "authors: expected a list of authors, found a mapping"),
        ({"authors": [["a"]]}, "authors: expected an author's name, found a list"),
        ({"title": ["a"]}, "title: expected a text, found a list"),
        ({"keywords": [{}]}, "keywords: expected a text, found a mapping"),
        (
            {"url": "javascript:alert(1)"},
            "url: expected an address that begins with https://, found 'javascript:alert(1)'",
        ),
    ],
)
def test_a_bad_value_is_said_and_the_record_is_kept_without_it(read_source, fields, message):
    problem, record = read_source(line(**fields), "a.jsonl")

    assert isinstance(record, Record)
    assert (problem.where, problem.message) == ("abstracts/a.jsonl:1", message)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ('{"title": "A"}', "no-abstract"),
        ('{"abstract": ""}', "no-abstract"),
        ('{"abstract": null}', "no-abstract"),
        ('{"abstract": ["a"]}', "no-abstract"),
        (json.dumps({"abstract": "w " * 60_000}), "long-abstract"),
        ("", "empty-file"),
    ],
)
def test_what_has_no_abstract_is_a_problem(read_source, content, code):
    (problem,) = read_source(content, "a.jsonl")

    assert isinstance(problem, Problem)
    assert problem.code == code


def test_control_characters_and_surrogates_do_not_come_through(read_source):
    (record,) = read_source(
        r'{"abstract": "We\u0000 weigh \ud800 shells\r\nat low tide.", "title": "A\u001bB"}',
        "a.jsonl",
    )

    assert (record.abstract, record.title) == ("We weigh \ufffd shells\nat low tide.", "AB")


def test_a_bomb_is_refused(read_source):
    bomb = gzip.compress(b'{"abstract": "' + b"x" * 30_000_000 + b'"}')

    with pytest.raises(ImportFailure, match="unpacks to more than 100 times its size"):
        read_source(bomb, "a.jsonl.gz")


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("a.jsonl.gz", gzip.compress(line().encode() * 100)[:-20]),
        ("a.jsonl.gz", b"not packed"),
        ("a.jsonl.xz", lzma.compress(line().encode() * 100)[:-20]),
        ("a.jsonl.xz", b"not packed"),
    ],
)
def test_a_damaged_archive_is_refused(read_source, name, raw):
    with pytest.raises(ImportFailure, match="damaged or cut short"):
        read_source(raw, name)
