"""Results of pure functions, kept between runs by what went in."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

Result = TypeVar("Result")

PACKAGE = Path(__file__).resolve().parents[1]


class Cache:
    """Values by stage and key, in one SQLite file; none of them is code.

    A damaged file is set aside for a new one: losing it costs time only.
    """

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._open(file)
        except sqlite3.DatabaseError:
            self._store.close()
            file.unlink(missing_ok=True)
            self._open(file)

    def _open(self, file: Path) -> None:
        self._store = sqlite3.connect(file, isolation_level=None)
        self._store.execute("PRAGMA journal_mode = WAL")
        self._store.execute("PRAGMA synchronous = OFF")
        self._store.execute(
            "CREATE TABLE IF NOT EXISTS results (stage TEXT, key BLOB, value BLOB, "
            "PRIMARY KEY (stage, key)) WITHOUT ROWID"
        )

    def get(self, stage: str, key: bytes, kind: type[Result]) -> Result | None:
        """The value stored under a key; None when there is none of that type."""
        row = self._store.execute(
            "SELECT value FROM results WHERE stage = ? AND key = ?", (stage, key)
        ).fetchone()
        try:
            return msgspec.msgpack.decode(row[0], type=kind) if row else None
        except msgspec.MsgspecError:
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

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._store.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._store.execute("ROLLBACK")
            raise
        self._store.execute("COMMIT")


def key_of(*parts: bytes) -> bytes:
    """A key that differs whenever any of the parts, or our own code, does."""
    digest = blake2b(code_fingerprint(), digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8))
        digest.update(part)
    return digest.digest()


@lru_cache(maxsize=1)
def code_fingerprint() -> bytes:
    """A digest of the package's own source, so that no result outlives its code."""
    digest = blake2b(digest_size=16)
    for file in sorted(PACKAGE.rglob("*")):
        if file.suffix in (".py", ".mjs"):
            digest.update(file.relative_to(PACKAGE).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.digest()
