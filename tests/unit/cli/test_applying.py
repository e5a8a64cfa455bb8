"""Corrections are merged by a command."""

from __future__ import annotations

import io
import sys

import pytest

from tests.unit.cli.conftest import Desk

PAPER = """---
schema: 1
id: 0a1b2c3d4e5f
title: Buoys
year: 2024
tags:
  - buoys
---

Gulls mistake white buoys for fish over two long summers in every harbour that we could visit.
"""


def patch(**changes: tuple[str, str]) -> str:
    rows = "".join(
        f"  {key}:\n    was: {was}\n    now: {now}\n" for key, (was, now) in changes.items()
    )
    return f"schema: 1\npaper: 0a1b2c3d4e5f\nchanges:\n{rows}"


@pytest.fixture
def buoys(desk: Desk) -> Desk:
    desk.write("papers/2024/buoys.md", PAPER)
    desk.write("taxonomy.yaml", "tags:\n- id: buoys\n  label: Buoys\n")
    return desk


def test_a_correction_is_told_written_and_told_to_be_there(buoys: Desk) -> None:
    file = buoys.write("fix.yaml", patch(title=("Buoys", "White buoys"), year=("2024", "2023")))

    first, second = buoys.run("apply", str(file)), buoys.run("apply", str(file))

    assert (first.code, first.err) == (0, "")
    assert first.out == (
        "papers/2024/buoys.md\n"
        "  title: Buoys → White buoys\n"
        "  year: 2024 → 2023\n"
        "Changed 2 fields of 1 paper.\n"
    )
    assert second.out == "papers/2024/buoys.md: merged already\nNothing to change.\n"
    text = (buoys.folder / "content/papers/2024/buoys.md").read_text("utf-8")
    assert "\ntitle: White buoys\ntitle_from: person\nyear: 2023\n" in text


def test_a_list_is_told_in_one_line(buoys: Desk) -> None:
    file = buoys.write("fix.yaml", patch(tags=("[buoys]", "[buoys, gulls]")))

    assert "  tags: buoys → buoys; gulls\n" in buoys.run("apply", str(file)).out


def test_a_dry_run_writes_nothing(buoys: Desk) -> None:
    file = buoys.write("fix.yaml", patch(year=("2024", "2023")))

    ran = buoys.run("apply", "--dry-run", str(file))

    assert ran.out.endswith("Would change 1 field of 1 paper.\n")
    assert (buoys.folder / "content/papers/2024/buoys.md").read_text("utf-8") == PAPER


def test_of_a_long_text_the_words_that_differ_are_shown(buoys: Desk) -> None:
    abstract = PAPER.split("\n\n")[1].strip()
    changed = abstract.replace("two long", "three short")
    file = buoys.write("fix.yaml", patch(abstract=(f'"{abstract}"', f'"{changed}"')))

    assert (
        "  abstract: … white buoys for fish over two long summers in every harbour that …"
        " → … white buoys for fish over three short summers in every harbour that …\n"
    ) in buoys.run("apply", str(file)).out


def test_a_patch_that_cannot_be_merged_keeps_all_from_being_written(buoys: Desk) -> None:
    good = buoys.write("good.yaml", patch(year=("2024", "2023")))
    bad = buoys.write("bad.yaml", patch(title=("Lamps", "White buoys")))

    ran = buoys.run("apply", str(good), str(bad))

    assert ran.code == 1
    assert f"{bad}:5: title: papers/2024/buoys.md:4 says 'Buoys' by now, not 'Lamps'" in ran.err
    assert (buoys.folder / "content/papers/2024/buoys.md").read_text("utf-8") == PAPER


def test_patches_of_one_paper_are_merged_one_upon_the_other(buoys: Desk) -> None:
    first = buoys.write("one.yaml", patch(year=("2024", "2023")))
    second = buoys.write("two.yaml", patch(year=("2023", "2022")))

    ran = buoys.run("apply", str(first), str(second))

    assert ran.code == 0
    assert "\nyear: 2022\n" in (buoys.folder / "content/papers/2024/buoys.md").read_text("utf-8")


def test_a_tag_that_nobody_knows_is_a_warning(buoys: Desk) -> None:
    file = buoys.write("fix.yaml", patch(tags=("[buoys]", "[buoys, gulls]")))

    ran = buoys.run("apply", "--dry-run", "--strict", str(file))

    assert ran.code == 1
    assert "tag 'gulls' is not in taxonomy.yaml" in ran.err


def test_a_dash_reads_an_issue_from_the_terminal(
    buoys: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    issue = f"A correction:\n\n```yaml\n{patch(year=('2024', '2023'))}```\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(issue.encode())))

    assert buoys.run("apply", "-").out.endswith("Changed 1 field of 1 paper.\n")
