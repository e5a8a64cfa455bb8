"""tags"""

from __future__ import annotations

from tests.unit.cli.conftest import Desk

TAXONOMY = """schema: 1
tags:
  - id: gulls
    label: Gulls
    aliases: [gull]
  - id: signals
    label: Signals
    aliases: [protocol]
    formerly: [lamps]
  - id: fog
    label: Fog
"""


def test_it_tells_how_papers_and_tags_meet(desk: Desk) -> None:
    desk.write("taxonomy.yaml", TAXONOMY)
    desk.run("import")
    for paper in desk.folder.glob("content/papers/**/*.md"):
        paper.write_text(paper.read_text("utf-8").replace("- gulls", "- gulsl"), "utf-8")

    ran = desk.run("tags", "-v")

    assert ran.code == 0
    assert ran.out.splitlines()[0] == "2 papers, 2 with tags (100.0%), 1.0 each. 1 of 3 tags used."
    assert "Tags that the taxonomy does not hold: 1\n  gulsl  papers/2024/" in ran.out
    assert "did you mean gulls?" in ran.out
    assert "Tags of one paper: 1\n  signals  papers/2024/" in ran.out
    assert "Tags of no paper: 2\n  gulls\n  fog\n" in ran.out


def test_quietly_it_tells_the_sum(desk: Desk) -> None:
    desk.run("import")

    ran = desk.run("tags", "-q")

    assert ran.out == "2 papers, 0 with tags (0.0%), 0.0 each. 0 of 0 tags used.\n"


def test_a_renamed_tag_leads_on_and_warns(desk: Desk) -> None:
    desk.write("taxonomy.yaml", TAXONOMY)
    desk.run("import")
    for paper in desk.folder.glob("content/papers/**/*.md"):
        paper.write_text(paper.read_text("utf-8").replace("- signals", "- lamps"), "utf-8")

    ran = desk.run("build")

    assert ran.code == 0
    assert "the tag 'lamps' is now 'signals' [former-tag]" in ran.err
    assert (desk.folder / "site/tags/signals.html").is_file()
    assert "signals.html" in (desk.folder / "site/tags/lamps.html").read_text("utf-8")
