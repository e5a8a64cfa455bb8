from pathlib import Path

import pytest

from site_builder import importers
from site_builder.errors import ImportFailure
from site_builder.importers import opening


def test_sources_are_found_by_name_without_notes_and_strangers(tmp_path: Path) -> None:
    folder = tmp_path / "abstracts"
    for name in [
        "b.txt",
        "a.jsonl.xz",
        "sub/c.txt",
        "README.md",
        "readme.txt",
        ".hidden",
        "b.txt~",
    ]:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (tmp_path / "secret.txt").touch()
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")

    found = importers.find(folder)

    assert [file.relative_to(folder).as_posix() for file in found] == [
        "a.jsonl.xz",
        "b.txt",
        "sub/c.txt",
    ]


def test_a_missing_folder_holds_nothing(tmp_path: Path) -> None:
    assert importers.find(tmp_path / "abstracts") == ()


def test_a_file_without_a_known_ending_is_known_by_its_beginning(read_source) -> None:
    (record,) = read_source('{"abstract": "We weigh the shells of crabs."}', "tides-2023.data")

    assert record.provenance.importer == "jsonl"


def test_a_file_that_nobody_reads_is_refused(read_source) -> None:
    with pytest.raises(ImportFailure) as caught:
        read_source(b"%PDF-1.5\n\xe2\xe3\xcf\xd3\n", "a.pdf")

    assert str(caught.value) == (
        "abstracts/a.pdf: no importer reads this kind of file\n"
        "  Known endings are .txt, .text, .md, .jsonl, .ndjson, .json, .yaml, .yml; each may be"
        " followed by .gz or .xz."
    )


def test_a_file_that_is_too_large_is_refused(read_source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "LARGEST_FILE", 10)

    with pytest.raises(ImportFailure, match="the file is larger than"):
        read_source("Tidal 2023 Papers\n")
