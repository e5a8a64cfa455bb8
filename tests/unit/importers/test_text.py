import codecs

import pytest

from site_builder.errors import ContentError, ImportFailure, Problem
from site_builder.model import Provenance, Record

FIRST = "We weigh the shells of hermit crabs at low tide."
SECOND = "A lighthouse can be read like a slow sentence of light."
PLAIN = f"Tidal 2023 Papers\n\n{FIRST}\n\n{SECOND}\n"


def said(found: list[Record | Problem]) -> list[tuple[str, int | None, str, int]]:
    assert all(isinstance(one, Record) for one in found), found
    return [
        (one.abstract, one.year, one.venue, one.provenance.line)
        for one in found
        if isinstance(one, Record)
    ]


def test_a_record_says_where_it_stood(read_source):
    assert read_source(PLAIN)[1] == Record(
        abstract=SECOND,
        year=2023,
        venue="Tidal",
        provenance=Provenance(importer="text", path="abstracts/tides.txt", line=5),
    )


@pytest.mark.parametrize(
    "content",
    [
        PLAIN,
        PLAIN.rstrip("\n"),
        PLAIN.replace("\n", "\r\n"),
        PLAIN.replace("\n", "\r"),
        codecs.BOM_UTF8 + PLAIN.encode(),
        codecs.BOM_UTF16_LE + PLAIN.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + PLAIN.encode("utf-16-be"),
        PLAIN.replace("\n", "   \n"),
        PLAIN.replace("\n", "\n\u00a0\n"),
        PLAIN.replace("\n\n", "\n\n\n \n\t\n"),
        PLAIN.replace("\n\n", "\n\n----\n\n"),
        f"\n\n{PLAIN}\n\n\n",
        PLAIN.replace("Papers\n\n", "Papers\n"),
        PLAIN.replace("Papers", "Papers\n============="),
    ],
)
def test_the_same_two_abstracts_come_from_every_spelling_of_a_file(read_source, content):
    assert [one[:3] for one in said(read_source(content))] == [
        (FIRST, 2023, "Tidal"),
        (SECOND, 2023, "Tidal"),
    ]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("1. ", "2. "),
        ("[1] ", "[2] "),
        ("1) ", "2) "),
        ("(1) ", "(2) "),
        ("1.\n", "2.\n"),
        ("Abstract: ", "Abstract: "),
        ("**Abstract.** ", "*Abstract*: "),
        ("ABSTRACT\n", "Abstract — "),
        ("Abstract\n\n", "Abstract\n\n"),
        ("1. Abstract: ", "2. Abstract: "),
    ],
)
def test_numbers_and_labels_are_taken_away(read_source, first, second):
    found = read_source(f"Tidal 2023 Papers\n\n{first}{FIRST}\n\n{second}{SECOND}\n")

    assert [one[0] for one in said(found)] == [FIRST, SECOND]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("1. ", "3. "),
        ("2. ", "3. "),
        ("1. ", ""),
        ("", "1. "),
        ("2023) ", "2024) "),
        ("Abstract shells: ", "Abstract-level crabs: "),
    ],
)
def test_other_numbers_and_words_stay(read_source, first, second):
    found = read_source(f"Tidal 2023 Papers\n\n{first}{FIRST}\n\n{second}{SECOND}\n")

    assert [one[0] for one in said(found)] == [f"{first}{FIRST}", f"{second}{SECOND}"]


def test_numbers_may_run_on_below_the_next_heading(read_source):
    found = read_source(f"A 2022 Papers\n\n1. {FIRST}\n\nB 2023 Papers\n\n2. {SECOND}")

    assert [one[0] for one in said(found)] == [FIRST, SECOND]


def test_a_wrapped_abstract_keeps_its_lines(read_source):
    found = read_source("Tidal 2023 Papers\n\n   We weigh the shells  \n   of hermit crabs\n")

    assert said(found) == [("We weigh the shells\nof hermit crabs", 2023, "Tidal", 3)]


def test_only_line_feeds_and_returns_end_a_line(read_source):
    abstract = "We weigh\u2028\u2028the shells\x85\x85of hermit\x0b\x0bcrabs."
    found = read_source(f"Tidal 2023 Papers\n\n{abstract}\n")

    assert [one.abstract for one in found if isinstance(one, Record)] == [
        "We weigh\u2028\u2028the shellsof hermitcrabs."
    ]


def test_a_file_may_hold_several_headings(read_source):
    found = read_source(f"Tidal 2023 Papers\n\n{FIRST}\n\n# Salt Lab 2024\n\n{FIRST}\n")

    assert said(found) == [(FIRST, 2023, "Tidal", 3), (FIRST, 2024, "Salt Lab", 7)]


def test_the_year_may_come_from_the_name_or_the_option(read_source):
    assert said(read_source(FIRST, "tidal-2021.txt", 2020)) == [(FIRST, 2021, "", 1)]
    assert said(read_source(FIRST, "tidal.txt", 2020)) == [(FIRST, 2020, "", 1)]
    assert said(read_source(f"Tidal Papers\n\n{FIRST}", "a.txt", 2020)) == [
        (FIRST, 2020, "Tidal", 3)
    ]


def test_without_any_year_the_file_is_refused(read_source):
    with pytest.raises(ImportFailure) as caught:
        read_source(f"\n{FIRST}")

    assert str(caught.value) == (
        "abstracts/tides.txt:2: nothing tells the year of these abstracts\n"
        "  Begin the file with a line such as “NeurIPS 2024 Papers”, or put the year into its name"
        " (icml-2021.txt); --year 2021 gives it for one run."
    )


@pytest.mark.parametrize("content", ["", "\n \n", b"\xef\xbb\xbf", "---\n"])
def test_an_empty_file_is_a_problem(read_source, content):
    (problem,) = read_source(content)

    assert (problem.code, problem.message) == ("empty-file", "the file is empty")


def test_a_heading_without_abstracts_is_a_problem(read_source):
    (problem,) = read_source("Tidal 2023 Papers\n")

    assert problem.message == "no abstract follows the heading"


def test_a_short_block_is_said_and_left_out(read_source):
    problem, record = read_source(f"Tidal 2023 Papers\n\nTo be announced\n\n{FIRST}\n")

    assert isinstance(record, Record)
    assert (problem.where, problem.code) == ("abstracts/tides.txt:3", "short-block")
    assert problem.message == "'To be announced' is too short for an abstract and was left out"


def test_abstracts_without_blank_lines_between_are_refused(read_source):
    long = "We weigh the shells of hermit crabs. " * 12
    (problem,) = read_source(f"Tidal 2023 Papers\n\n{long}\n{long}\n{long}\n")

    assert problem.severity == "error"
    assert problem.message == (
        "3 lines, 1,331 characters without a blank line between: this cannot be one abstract"
    )


@pytest.mark.parametrize("content", ["word " * 2_000_000, "a line of words\n" * 100_000])
def test_an_endless_abstract_is_refused_in_time(read_source, content):
    (problem,) = read_source(f"Tidal 2023 Papers\n\n{content}")

    assert problem.code == "no-blank-lines"


def test_control_characters_are_left_out_with_their_line(read_source):
    problem, record = read_source("Tidal 2023 Papers\n\nWe weigh\x00 the shells of crabs.\n")

    assert (problem.where, problem.code) == ("abstracts/tides.txt:3", "control-character")
    assert record.abstract == "We weigh the shells of crabs."


def test_other_encodings_are_refused_with_a_guess(read_source):
    with pytest.raises(ContentError, match=r"tides\.txt:3:15: byte 0xE9 is not UTF-8; .* 'é'"):
        read_source("Tidal 2023 Papers\n\nWe weigh a café at low tide.\n".encode("cp1252"))
