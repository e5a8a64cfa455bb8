from pathlib import Path

import pytest

from site_builder.errors import ContentError
from site_builder.model import Related, Statistics
from site_builder.store import (
    Entry,
    read_evidence,
    read_ledger,
    read_related,
    read_statistics,
    source_lines,
    with_source_line,
    write_evidence,
    write_ledger,
    write_related,
    write_statistics,
)
from site_builder.store.ledger import digest

ENTRY = Entry(
    id="b",
    path="papers/2023/shells.md",
    source="abstracts/tides.txt",
    year=2023,
    fingerprint="0445",
    digests={"title": "12"},
)
OTHER = Entry(id="a", path="papers/undated/x.md", source="abstracts/ö.txt", fingerprint="1")


def test_a_ledger_is_one_line_a_paper_by_id(tmp_path: Path) -> None:
    file = tmp_path / "ledger.jsonl"
    file.write_bytes(write_ledger([ENTRY, OTHER]))

    assert [line[:9] for line in file.read_text("utf-8").splitlines()] == ['{"digests'] * 2
    assert read_ledger(file) == (OTHER, ENTRY)
    assert read_ledger(tmp_path / "missing") == ()


@pytest.mark.parametrize("line", ["<<<<<<< HEAD", '{"id": 1}', "[" * 10_000, '{"id": "a"}'])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "ledger.jsonl"
    file.write_bytes(write_ledger([ENTRY]) + line.encode())

    with pytest.raises(ContentError, match=r"derived/ledger\.jsonl:2: the ledger is damaged"):
        read_ledger(file)


def test_a_digest_depends_on_the_value_alone() -> None:
    assert digest("") == digest([]) == digest({}) == ""
    assert digest("a") == digest("a") != digest(["a"])


def test_neighbours_survive_the_round_trip(tmp_path: Path) -> None:
    related = {"b": (Related(id="a", terms=("shell",), tags=("sea",)),), "a": ()}
    file = tmp_path / "related.json"
    file.write_bytes(write_related(related))

    assert read_related(file) == related
    assert file.read_text("utf-8").startswith('{\n"a": [],\n"b": [{"id":"a"')
    assert read_related(tmp_path / "missing") == {}


def test_evidence_survives_the_round_trip(tmp_path: Path) -> None:
    evidence = {"b": {"kites": ("kite", "wing")}, "a": {}}
    file = tmp_path / "evidence.json"
    file.write_bytes(write_evidence(evidence))

    assert read_evidence(file) == {"b": {"kites": ("kite", "wing")}}
    assert read_evidence(tmp_path / "missing") == {}


def test_statistics_survive_the_round_trip(tmp_path: Path) -> None:
    statistics = Statistics(terms={"kites": {2023: 5, 2024: 1}, "a 'k\"ite'": {2020: 9}})
    file = tmp_path / "statistics.json"
    file.write_bytes(write_statistics(statistics))

    assert read_statistics(file) == statistics
    assert read_statistics(tmp_path / "missing") == Statistics()


def test_damaged_neighbours_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "related.json"
    file.write_text("{", "utf-8")

    with pytest.raises(ContentError, match=r"derived/related\.json: the file is damaged"):
        read_related(file)


def test_the_line_of_an_abstract_is_looked_up(make_draft, make_paper) -> None:
    records = [
        make_draft("We weigh shells.", line=3).record,
        make_draft("We read lighthouses.", line=5).record,
        make_draft("We weigh SHELLS!", line=9).record,
    ]
    lines = source_lines(records)
    paper = make_paper("Shells", abstract="We weigh shells.", source="abstracts/tides.txt")
    by_hand = make_paper("Shells", abstract="We weigh shells.")
    edited = make_paper("Shells", abstract="We weigh crabs.", source="abstracts/tides.txt")

    assert [with_source_line(one, lines).source_line for one in (paper, by_hand, edited)] == [
        3,
        0,
        0,
    ]
