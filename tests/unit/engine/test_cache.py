import sqlite3
from pathlib import Path

import pytest

from site_builder.engine import Engine
from site_builder.engine.cache import Cache, key_of
from tests.unit.engine.leaves import double, even

KEY, OTHER = key_of(b"a"), key_of(b"b")


def silent(_words: str) -> None: ...


def test_what_was_put_is_got_as_its_type(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "c.sqlite", silent)
    cache.put("Papers", [(KEY, ("one", 2))])

    assert cache.get("Papers", KEY, tuple[str, int]) == ("one", 2)
    assert cache.get("Papers", KEY, int) is None
    assert cache.get("Papers", OTHER, tuple[str, int]) is None
    assert cache.get("Pages", KEY, tuple[str, int]) is None
    cache.close()


def test_what_a_run_did_not_ask_for_is_dropped(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "c.sqlite", silent)
    cache.put("Papers", [(KEY, 1), (OTHER, 2)])
    cache.forget("Papers", but=[KEY])

    assert [cache.get("Papers", key, int) for key in (KEY, OTHER)] == [1, None]
    cache.close()


def test_keys_tell_where_one_part_ends() -> None:
    assert key_of(b"ab", b"c") != key_of(b"a", b"bc")


@pytest.mark.parametrize("keep", [0, 100, 4096])
def test_a_damaged_cache_is_replaced_with_a_note(tmp_path: Path, keep: int) -> None:
    file = tmp_path / "c.sqlite"
    cache = Cache(file, silent)
    cache.put("Papers", [(bytes([number]), "x" * 500) for number in range(100)])
    cache.close()
    body = file.read_bytes()
    file.write_bytes(body[:keep] + b"\xff" * (len(body) - keep))
    notes: list[str] = []

    cache = Cache(file, notes.append)
    found = cache.get("Papers", bytes([1]), str)
    cache.put("Papers", [(KEY, 1)])

    assert found is None
    assert cache.get("Papers", KEY, int) == 1
    assert [note.startswith("The cache was not usable") for note in notes] == [True]
    cache.close()


def test_a_cache_that_cannot_be_on_disk_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "c.sqlite").mkdir()
    cache = Cache(tmp_path / "c.sqlite", silent)
    cache.put("Papers", [(KEY, 1)])

    assert cache.get("Papers", KEY, int) == 1
    cache.close()


def test_a_full_disk_only_keeps_values_from_being_stored(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "c.sqlite", silent)
    cache._store.execute("PRAGMA max_page_count = 4")

    cache.put("Papers", [(bytes([number]), "x" * 5000) for number in range(9)])

    assert cache.get("Papers", bytes([1]), str) is None
    cache.close()


def test_mapping_works_only_on_items_that_are_new(engine: Engine) -> None:
    worked: list[int] = []

    def watched(number: int) -> int:
        worked.append(number)
        return double(number)

    first = engine.map(watched, [1, 2], stage="Numbers", kind=int)
    second = engine.map(watched, [2, 3, 2], stage="Numbers", kind=int)
    third = engine.map(watched, [3], stage="Numbers", kind=int, salt="other")

    assert (first, second, third) == ([2, 4], [4, 6, 4], [6])
    assert worked == [1, 2, 3, 3]


def test_a_failure_is_reported_and_tried_again(engine: Engine) -> None:
    found = [engine.map(even, [2, 3, 4], stage="Even", kind=int) for _ in range(2)]

    assert found == [[2, 4], [2, 4]]
    assert [problem.where for problem in engine.problems] == ["numbers:3", "numbers:3"]


def test_results_are_no_code(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "c.sqlite", silent)
    cache.put("Papers", [(KEY, "os.system")])
    cache.close()
    store = sqlite3.connect(tmp_path / "c.sqlite")
    (value,) = store.execute("SELECT value FROM results").fetchone()
    store.close()

    assert value == b"\xa9os.system"
