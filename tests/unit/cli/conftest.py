"""A small catalogue, and commands run on it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from site_builder.cli import main

ABSTRACTS = """Lantern 2024 Papers

Harbour lamps drift out of step after storms. We propose a protocol by which neighbouring lamps
agree on a rhythm from passing ships alone, and prove that it settles within nine nights.

Gulls mistake white buoys for fish. We measure the error over two summers and present a paint
that halves it without dimming the buoy for sailors.
"""
SETTINGS = "title: Lantern\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """A folder with a catalogue in content/, and a way to run commands on it."""

    folder: Path
    call: Callable[[list[str]], Ran]

    def run(self, *arguments: str) -> Ran:
        """Run a command on the catalogue."""
        return self.call([*arguments, "--content", str(self.folder / "content")])

    def write(self, path: str, text: str) -> Path:
        """Put a file below content/."""
        file = self.folder / "content" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        return file

    def paper(self) -> Path:
        """The first paper file."""
        return sorted(self.folder.glob("content/papers/**/*.md"))[0]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Callable[[list[str]], Ran]:
    def run(arguments: list[str]) -> Ran:
        code = main(arguments)
        said = capsys.readouterr()
        return Ran(code=code, out=said.out, err=said.err)

    return run


@pytest.fixture
def desk(tmp_path: Path, call: Callable[[list[str]], Ran]) -> Desk:
    """A catalogue of two abstracts, not yet imported."""
    desk = Desk(folder=tmp_path, call=call)
    desk.write("site.yaml", SETTINGS)
    desk.write("abstracts/lantern-2024.txt", ABSTRACTS)
    return desk


@pytest.fixture(scope="session")
def built_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A catalogue built once for all tests."""
    folder = tmp_path_factory.mktemp("built")
    for path, text in (("site.yaml", SETTINGS), ("abstracts/lantern-2024.txt", ABSTRACTS)):
        (folder / "content" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "content" / path).write_text(text, "utf-8")
    assert main(["--content", str(folder / "content"), "-q"]) == 0
    return folder


@pytest.fixture
def built(built_folder: Path, tmp_path: Path, call: Callable[[list[str]], Ran]) -> Desk:
    """A copy of a built catalogue."""
    shutil.copytree(built_folder, tmp_path, dirs_exist_ok=True)
    return Desk(folder=tmp_path, call=call)
