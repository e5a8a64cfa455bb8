"""Results of pure functions, kept between runs by what went in."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

Result = TypeVar("Result")

PACKAGE = Path(__file__).resolve().parents[1]
CODE = frozenset((".py", ".js", ".mjs", ".json"))


class Cache:
    """Values by stage and key, in one SQLite file; none of them is code.

    A damaged file is replaced by a new one, and a full disk only keeps values
    from being stored: losing them costs time, and `note` is told.
    """

    def __init__(self, file: Path, note: Callable[[str], None]) -> None:
        self._file = file
        self._note = note
        self._store = self._opened()

    def _opened(self) -> sqlite3.Connection:
        try:
            return _connect(self._file)
        except sqlite3.DatabaseError as error:
            return self._anew(error)

    def _anew(self, error: sqlite3.DatabaseError) -> sqlite3.Connection:
        """A cache in place of a damaged one; in memory where none can be on disk."""
        self._note(f"The cache was not usable ({error}): everything is made anew.")
        try:
            for ending in ("", "-wal", "-shm"):
                self._file.with_name(self._file.name + ending).unlink(missing_ok=True)
            return _connect(self._file)
        except (sqlite3.DatabaseError, OSError):
            return _connect(":memory:")

    def get(self, stage: str, key: bytes, kind: type[Result]) -> Result | None:
        """The value stored under a key; None when there is none of that type."""
        try:
            row = self._store.execute(
                "SELECT value FROM results WHERE stage = ? AND key = ?", (stage, key)
            ).fetchone()
            return msgspec.msgpack.decode(row[0], type=kind) if row else None
        except msgspec.MsgspecError:
            return None
        except sqlite3.DatabaseError as error:
            self._replace(error)
            return None

    def put(self, stage: str, pairs: Iterable[tuple[bytes, object]]) -> None:
        """Store values under their keys."""
        rows = ((stage, key, msgspec.msgpack.encode(value)) for key, value in pairs)
        with self._transaction():
            self._store.executemany("INSERT OR REPLACE INTO results VALUES (?, ?, ?)", rows)

    def forget(self, stage: str, but: Iterable[bytes]) -> None:
        """Drop the values of a stage that this run did not ask for."""
        with self._transaction():
            self._store.execute("CREATE TEMP TABLE IF NOT EXISTS used (key BLOB PRIMARY KEY)")
            self._store.execute("DELETE FROM used")
            self._store.executemany(
                "INSERT OR IGNORE INTO used VALUES (?)", ((key,) for key in but)
            )
            self._store.execute(
                "DELETE FROM results WHERE stage = ? AND key NOT IN (SELECT key FROM used)",
                (stage,),
            )

    def close(self) -> None:
        self._store.close()

    def _replace(self, error: sqlite3.DatabaseError) -> None:
        self._store.close()
        self._store = self._anew(error)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All that the block stores, or nothing."""
        try:
            self._store.execute("BEGIN")
            yield
            self._store.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            self._replace(error)


def _connect(file: Path | str) -> sqlite3.Connection:
    store = sqlite3.connect(file, isolation_level=None)
    try:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("PRAGMA synchronous = OFF")
        store.execute(
            "CREATE TABLE IF NOT EXISTS results (stage TEXT, key BLOB, value BLOB, "
            "PRIMARY KEY (stage, key)) WITHOUT ROWID"
        )
    except sqlite3.DatabaseError:
        store.close()
        raise
    return store


def key_of(*parts: bytes) -> bytes:
    """A key that differs whenever any of the parts, or our own code, does."""
    digest = blake2b(code_fingerprint(), digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8))
        digest.update(part)
    return digest.digest()


@lru_cache(maxsize=1)
def code_fingerprint() -> bytes:
    """A digest of our source, the interpreter and all packages' versions.

    So no result outlives the code that made it.
    """
    digest = blake2b(sys.version.encode(), digest_size=16)
    for file in (*sorted(PACKAGE.rglob("*")), PACKAGE.parent / "package-lock.json"):
        if file.suffix in CODE and file.is_file():
            digest.update(file.relative_to(PACKAGE.parent).as_posix().encode())
            digest.update(blake2b(file.read_bytes()).digest())
    for folder in sys.path:
        for package in sorted(Path(folder).glob("*.dist-info")):
            digest.update(package.name.encode())
    return digest.digest()
