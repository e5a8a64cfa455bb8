"""Editions to carry are written by a command."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.unit.cli.conftest import Desk


def names(file: Path) -> list[str]:
    with ZipFile(file) as packed:
        return packed.namelist()


def test_the_site_is_packed_in_a_folder_of_its_name(built: Desk) -> None:
    target = built.folder / "out/lantern.zip"

    ran = built.run("export", "--zip", str(target))
    packed = names(target)

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Wrote {target}: 2 papers, ")
    assert "lantern/index.html" in packed
    assert {name.partition("/")[0] for name in packed} == {"lantern"}
    assert [name for name in packed if ".papershelf" in name] == []
    assert len(packed) == len(
        [file for file in (built.folder / "site").rglob("*") if file.is_file()]
    ) - len(list((built.folder / "site").glob(".papershelf*")))


@pytest.mark.parametrize("option", ["--zip", "--single-file", "--epub"])
def test_the_same_catalogue_gives_the_same_bytes(built: Desk, option: str) -> None:
    first, second = built.folder / "first", built.folder / "second"

    assert built.run("export", option, str(first)).code == 0
    assert built.run("export", option, str(second), "--jobs", "2", "--no-cache").code == 0

    assert first.read_bytes() == second.read_bytes()


def test_the_date_of_a_book_is_that_of_its_newest_paper_or_the_epoch(
    built: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    for paper in built.folder.glob("content/papers/**/*.md"):
        lines = paper.read_text("utf-8").split("\n")
        kept = [line for line in lines if not line.startswith("added:")]
        paper.write_text("\n".join(kept).replace("\nid:", "\nadded: 2024-06-01\nid:", 1), "utf-8")
    target = built.folder / "lantern.epub"

    built.run("export", "--epub", str(target))
    of_papers = package(target)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    built.run("export", "--epub", str(target))

    assert b">2024-06-01T00:00:00Z<" in of_papers
    assert b">2023-11-14T00:00:00Z<" in package(target)


def package(file: Path) -> bytes:
    with ZipFile(BytesIO(file.read_bytes())) as packed:
        return packed.read("EPUB/package.opf")


def test_a_year_and_a_tag_choose_the_papers(built: Desk) -> None:
    first, second = sorted(built.folder.glob("content/papers/**/*.md"))
    first.write_text(
        first.read_text("utf-8").replace("\nyear: 2024", "\nyear: 2023\ntags:\n- lamps"), "utf-8"
    )
    target = built.folder / "out.html"

    assert "1 paper," in built.run("export", "--single-file", str(target), "--year", "2024").out
    assert "1 paper," in built.run("export", "--single-file", str(target), "--tag", "lamps").out

    ran = built.run("export", "--single-file", str(target), "--tag", "lamps", "--year", "2024")

    assert second.exists()
    assert ran.code == 2
    assert "no paper of 2024 has the tag 'lamps'" in ran.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "there is nothing to export"),
        (["--zip", "a.zip", "--year", "2024"], "--zip holds the whole site"),
        (["--epub", "a.epub", "--year", "1999"], "no paper has the year '1999'"),
        (["--epub", "a.epub", "--tag", "lamp"], "no paper has the tag 'lamp'"),
    ],
)
def test_what_cannot_be_exported_is_said(
    built: Desk, arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    ran = built.run("export", *arguments)

    assert ran.code == 2
    assert message in ran.err
    assert not (tmp_path / "a.zip").exists()
