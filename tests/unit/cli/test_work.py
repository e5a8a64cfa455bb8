"""Importing and building a whole small catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.unit.cli.conftest import Desk

LAST = re.compile(r"in \d+\.\d s")


def told(out: str) -> list[str]:
    """Lines printed, with their times left out."""
    return LAST.sub("in T", out).strip().split("\n")


def files(folder: Path) -> dict[str, bytes]:
    """Bytes by path of all that is in a folder."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def test_a_run_without_a_command_imports_and_builds(desk: Desk) -> None:
    ran = desk.run()
    imported, wrote, where = told(ran.out)

    assert (ran.code, ran.err) == (0, "")
    assert imported == "Imported: 2 added."
    assert re.fullmatch(r"Wrote (\d+) of \1 files \(0 unchanged\) in T\.", wrote)
    assert where == f"Open {desk.folder / 'site' / 'index.html'}"
    assert (desk.folder / "site" / "index.html").is_file()


def test_a_second_run_writes_nothing(built: Desk) -> None:
    built.run()
    before = files(built.folder / "site"), files(built.folder / "content")

    ran = built.run()

    assert re.match(r"Imported: 2 unchanged\.\nWrote 0 of \d+ files", ran.out)
    assert (files(built.folder / "site"), files(built.folder / "content")) == before


def test_two_clean_builds_are_the_same_byte_for_byte(built: Desk, tmp_path: Path) -> None:
    built.run("build", "--no-cache", "--output", str(tmp_path / "again"))

    assert files(tmp_path / "again") == files(tmp_path / "site")


def retitle(paper: Path, title: str) -> None:
    text = re.sub(r"\ntitle: .*", f"\ntitle: {title}", paper.read_text("utf-8"))
    paper.write_text(text, "utf-8")


def test_an_edit_changes_what_a_clean_build_would(built: Desk, tmp_path: Path) -> None:
    paper = built.paper()
    retitle(paper, "Lamps in Step")

    built.run("build")
    built.run("build", "--no-cache", "--output", str(tmp_path / "again"))

    page = paper.relative_to(tmp_path / "content").with_suffix(".html").as_posix()
    assert b"Lamps in Step" in files(tmp_path / "site")[page]
    assert files(tmp_path / "site") == files(tmp_path / "again")


def test_a_removed_paper_takes_its_page_with_it(built: Desk) -> None:
    paper = built.paper()
    page = built.folder / "site" / paper.relative_to(built.folder / "content").with_suffix(".html")
    assert page.is_file()
    paper.unlink()

    ran = built.run("build")

    assert not page.exists()
    assert " removed)" in ran.out


def test_one_bad_paper_is_told_and_the_others_are_built(built: Desk) -> None:
    retitle(built.paper(), "Lamps in Step")
    built.write("papers/2024/bad.md", "---\ntitle: Bad\nyear: soon\n---\n\nAbstract.\n")

    ran = built.run("build")

    assert ran.code == 1
    assert "papers/2024/bad.md:3" in ran.err
    assert re.search(r"; 1 error\.\n", ran.out)
    assert b"Lamps in Step" in files(built.folder / "site")["data/catalog.json"]


@pytest.mark.parametrize(
    ("grade", "arguments", "code"),
    [
        ("warning", [], 0),
        ("warning", ["--strict"], 1),
        ("warning", ["--strict", "-q"], 1),
        ("error", [], 1),
        ("off", ["--strict"], 0),
    ],
)
def test_warnings_weigh_what_the_catalogue_says(
    desk: Desk, grade: str, arguments: list[str], code: int
) -> None:
    source = (desk.folder / "content/abstracts/lantern-2024.txt").read_text("utf-8")
    desk.write("abstracts/lantern-2024.txt", source + source.partition("\n")[2])
    desk.write("site.yaml", f"title: Lantern\nproblems:\n  duplicate-abstract: {grade}\n")

    assert desk.run(*arguments).code == code


def test_quiet_says_nothing_when_all_is_well(desk: Desk) -> None:
    ran = desk.run("-q")

    assert (ran.code, ran.out, ran.err) == (0, "", "")


def test_options_may_stand_before_the_command(built: Desk, tmp_path: Path) -> None:
    ran = built.run("--output", str(tmp_path / "elsewhere"), "build")

    assert ran.code == 0
    assert (tmp_path / "elsewhere" / "index.html").is_file()


def test_a_public_address_of_the_call_wins(built: Desk) -> None:
    built.write("site.yaml", "title: Lantern\nsite_url: https://old.example/\n")

    built.run("build", "--site-url", "https://new.example/shelf/")

    home = (built.folder / "site" / "index.html").read_text("utf-8")
    assert "https://new.example/shelf/" in home
    assert "old.example" not in home


def test_quiet_tells_the_warnings_that_fail_a_strict_run(built: Desk) -> None:
    built.write("abstracts/empty.txt", "")

    ran = built.run("-q", "--strict")

    assert ran.code == 1
    assert "[empty-file]" in ran.err


def test_the_import_says_how_surely_metadata_matched(desk: Desk) -> None:
    metadata = desk.folder / "content" / "metadata"
    metadata.mkdir(exist_ok=True)
    source = next((desk.folder / "content" / "abstracts").iterdir()).read_text("utf-8")
    first, second = [part for part in source.split("\n\n") if part][-2:]
    damaged = second.replace("e", "a", 1)
    entries = [
        f"  - abstract: {' '.join(text.split())!r}\n    venue: Tidal\n" for text in (first, damaged)
    ]
    (metadata / "facts.yaml").write_text("papers:\n" + "".join(entries), "utf-8")

    ran = desk.run("-v")

    assert re.search(
        r"^Metadata: 1 matched word for word, 1 nearly \(9\d% alike or more\)\.$", ran.out, re.M
    )
    assert re.search(
        r"^matched: metadata/facts\.yaml:\d+ with abstracts/.+:\d+, 9\d\.\d% alike$", ran.out, re.M
    )


def test_the_page_of_faults_is_the_same_after_an_import_and_after_a_build(desk: Desk) -> None:
    twice = r"We weigh $\nosuch{x}$ lamps by the shadows that they throw on the quay at noon, and count gulls."
    desk.write("abstracts/lantern-2024.txt", f"Too short.\n\n{twice}\n\n{twice}\n")
    desk.run()
    page = desk.folder / "site" / "health.html"
    imported = page.read_text("utf-8")

    desk.run()
    again = page.read_text("utf-8")
    desk.run("build")

    assert imported == again == page.read_text("utf-8")
    assert "abstracts/lantern-2024.txt:1<" in imported
    assert "Duplicate abstract" in imported
    assert "Unknown macro" in imported
