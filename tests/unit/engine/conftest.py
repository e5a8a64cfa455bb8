"""An engine of an empty catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from site_builder.engine import Engine


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    with Engine(tmp_path / "cache", tmp_path / "site") as engine:
        yield engine


@pytest.fixture
def site(engine: Engine) -> Path:
    """The engine's output folder."""
    return engine.output
