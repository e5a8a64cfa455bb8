"""Only what changed is made again."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_builder.engine import Engine
from tests.unit.engine.leaves import Leaf, Shout, leaves, tree


class Press:
    """Makes a site of files in capitals, again and again."""

    def __init__(self, engine: Engine, folder: Path) -> None:
        self.engine = engine
        self.folder = folder / "templates"
        self.folder.mkdir()
        self.shout = Shout(notes=folder / "notes.txt")

    def made(self, plan: list[Leaf]) -> list[str]:
        """Build the plan. Gives the paths that were made anew."""
        self.shout.notes.write_text("")
        del self.engine.__dict__["_known"]
        self.engine.publish(self.engine.produce(self.shout, plan, folders=[self.folder]))
        return self.shout.notes.read_text().split()


@pytest.fixture
def press(engine: Engine, tmp_path: Path) -> Press:
    press = Press(engine, tmp_path)
    engine.__dict__["_known"] = {}
    press.made(leaves({"a.html": "a", "b/c.html": "c"}))
    return press


def test_an_unchanged_plan_makes_nothing(press: Press) -> None:
    assert press.made(leaves({"a.html": "a", "b/c.html": "c"})) == []


def test_only_the_changed_file_is_made(press: Press, site: Path) -> None:
    assert press.made(leaves({"a.html": "a", "b/c.html": "d"})) == ["b/c.html"]
    assert tree(site) == {"a.html": "A", "b/c.html": "D"}


def test_a_removed_file_is_made_again(press: Press, site: Path) -> None:
    (site / "a.html").unlink()

    assert press.made(leaves({"a.html": "a", "b/c.html": "c"})) == ["a.html"]


def test_a_changed_template_makes_all_again(press: Press) -> None:
    (press.folder / "page.html").write_text("new")

    assert press.made(leaves({"a.html": "a", "b/c.html": "c"})) == ["a.html", "b/c.html"]


def test_without_the_cache_all_is_made_again(press: Press) -> None:
    press.engine.use_cache = False

    assert press.made(leaves({"a.html": "a", "b/c.html": "c"})) == ["a.html", "b/c.html"]
