"""What stands in the output folder after a build, whatever happened before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from site_builder.engine import Engine, Report, manifest
from site_builder.engine.output import Output
from site_builder.errors import OutputCollision
from tests.unit.engine.leaves import Leaf, leaves, tree

ROOT = Path(__file__).parents[3]


def test_the_first_build_writes_all(engine: Engine, site: Path) -> None:
    report = engine.publish(leaves({"index.html": "home", "years/2024.html": "list"}))

    assert report == Report(written=2)
    assert tree(site) == {"index.html": "home", "years/2024.html": "list"}


def test_a_second_build_writes_nothing(engine: Engine, site: Path) -> None:
    engine.publish(leaves({"index.html": "home"}))
    before = (site / "index.html").stat()

    report = engine.publish(leaves({"index.html": "home"}))

    assert report == Report(kept=1)
    assert (site / "index.html").stat().st_mtime_ns == before.st_mtime_ns
    assert (site / "index.html").stat().st_ino == before.st_ino


def test_what_is_no_longer_made_goes_with_its_empty_folders(engine: Engine, site: Path) -> None:
    engine.publish(leaves({"index.html": "home", "tags/deep/old.html": "old"}))

    report = engine.publish(leaves({"index.html": "home"}))

    assert report == Report(kept=1, removed=1)
    assert [file.name for file in site.iterdir() if not file.name.startswith(".")] == ["index.html"]


def test_files_of_others_stay(engine: Engine, site: Path) -> None:
    engine.publish(leaves({"tags/old.html": "old"}))
    (site / "CNAME").write_text("papers.example")
    (site / "tags" / "mine.html").write_text("mine")

    engine.publish(leaves({"index.html": "home"}))

    assert tree(site) == {"CNAME": "papers.example", "index.html": "home", "tags/mine.html": "mine"}


@pytest.mark.parametrize("listed", ["../mine.txt", "/etc/hostname-of-nobody", "link/mine.txt"])
def test_a_manifest_cannot_have_files_elsewhere_removed(
    engine: Engine, site: Path, tmp_path: Path, listed: str
) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    site.mkdir()
    (site / "link").symlink_to(tmp_path)
    manifest.write(site, manifest.Manifest(files={listed: ""}))

    report = engine.publish(leaves({"index.html": "home"}))

    assert report.removed == 0
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_a_damaged_page_is_mended(engine: Engine, site: Path) -> None:
    engine.publish(leaves({"index.html": "home", "about.html": "about"}))
    (site / "index.html").write_text("hime")
    (site / "about.html").unlink()

    report = engine.publish(leaves({"index.html": "home", "about.html": "about"}))

    assert report == Report(written=2)
    assert tree(site) == {"index.html": "home", "about.html": "about"}


def test_a_damaged_manifest_removes_nothing(engine: Engine, site: Path) -> None:
    engine.publish(leaves({"index.html": "home", "old.html": "old"}))
    (site / manifest.NAME).write_text('{"files": [')

    engine.publish(leaves({"index.html": "home"}))

    assert tree(site) == {"index.html": "home", "old.html": "old"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("tags/c.html", "tags/c.html"),
        ("tags/C.html", "tags/c.html"),
        ("tags/stra\u00dfe.html", "tags/strasse.html"),
        ("tags/caf\u00e9.html", "tags/cafe\u0301.html"),
        ("tags/\u212a.html", "tags/k.html"),
    ],
)
def test_two_files_for_one_place_are_refused_and_both_named(
    engine: Engine, first: str, second: str
) -> None:
    with pytest.raises(OutputCollision) as caught:
        engine.publish(leaves({first: "a"}) + leaves({second: "b"}))

    assert str(caught.value) == (
        f"two files claim one place: {first} and {second}\n"
        "  Rename the paper, page or tag that one of them comes from."
    )


@pytest.mark.parametrize("path", ["../a", "a/../../b", "/etc/a", "a//b", "a\\..\\b", "a\0b", ""])
def test_nothing_is_written_out_of_the_folder(engine: Engine, path: str) -> None:
    with pytest.raises(OutputCollision):
        engine.publish(leaves({path: "a"}))


def test_an_interrupted_build_goes_on_where_it_stopped(engine: Engine, site: Path) -> None:
    def stopped() -> Iterator[Output]:
        yield from leaves({"index.html": "home", "gone.html": "gone"})
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        engine.publish(stopped())
    report = engine.publish(leaves({"index.html": "home", "about.html": "about"}))

    assert report == Report(written=1, kept=1, removed=1)
    assert tree(site) == {"index.html": "home", "about.html": "about"}


KILLED = """
import os, sys
from pathlib import Path
from site_builder.engine import Engine
from tests.unit.engine.leaves import leaves

left = int(sys.argv[2])
replace = os.replace

def rename(*args, **named):
    global left
    left -= 1
    if left < 0:
        os._exit(9)
    return replace(*args, **named)

os.replace = os.rename = rename
folder = Path(sys.argv[1])
with Engine(folder / "cache", folder / "site") as engine:
    engine.publish(leaves({"index.html": "home", "a/b.html": "new", "c.html": "c"}))
"""


@pytest.mark.parametrize("renames", range(5))
def test_a_build_killed_at_any_rename_leaves_whole_pages_and_the_next_one_ends_it(
    tmp_path: Path, renames: int
) -> None:
    with Engine(tmp_path / "cache", tmp_path / "site") as engine:
        engine.publish(leaves({"index.html": "home", "a/b.html": "old", "d.html": "d"}))

    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path), str(renames)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    between = tree(tmp_path / "site")
    with Engine(tmp_path / "cache", tmp_path / "site") as engine:
        engine.publish(leaves({"index.html": "home", "a/b.html": "new"}))

    assert killed.returncode == (0 if renames == 4 else 9)
    assert {between["a/b.html"], between.get("c.html", "c"), between["index.html"]} <= {
        "old",
        "new",
        "c",
        "home",
    }
    assert tree(tmp_path / "site") == {"index.html": "home", "a/b.html": "new"}
    assert not list(tmp_path.rglob(".papershelf-new"))
    assert not list(tmp_path.rglob(manifest.JOURNAL))


def test_writing_into_a_persons_folder_removes_nothing(engine: Engine, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    engine.write(leaves({"papers/a.md": "a", "papers/b.md": "b"}), folder)

    report = engine.write([Leaf(path="papers/a.md", body=b"c")], folder)

    assert report == Report(written=1)
    assert tree(folder) == {"papers/a.md": "c", "papers/b.md": "b"}
