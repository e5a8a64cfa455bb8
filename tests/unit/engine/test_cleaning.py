from pathlib import Path

from site_builder.engine import Engine, remove
from tests.unit.engine.leaves import leaves, tree


def built(folder: Path) -> None:
    with Engine(folder / "cache", folder / "site") as engine:
        engine.publish(leaves({"index.html": "home", "tags/a.html": "a"}))


def test_cleaning_leaves_nothing_of_ours(tmp_path: Path) -> None:
    built(tmp_path)

    assert remove(tmp_path / "site", tmp_path / "cache") == 2
    assert list(tmp_path.iterdir()) == []


def test_cleaning_leaves_all_of_others(tmp_path: Path) -> None:
    built(tmp_path)
    (tmp_path / "site" / "tags" / "mine.txt").write_text("mine")
    (tmp_path / "cache" / "of-a-browser").write_text("theirs")

    remove(tmp_path / "site", tmp_path / "cache")

    assert tree(tmp_path) == {"site/tags/mine.txt": "mine", "cache/of-a-browser": "theirs"}


def test_cleaning_where_nothing_is_does_nothing(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "mine.txt").write_text("mine")

    assert remove(tmp_path / "site", tmp_path / "cache") == 0
    assert tree(tmp_path) == {"site/mine.txt": "mine"}
