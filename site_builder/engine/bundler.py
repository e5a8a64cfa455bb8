"""Scripts and style sheets → one minified file each, by esbuild."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from site_builder.engine import node
from site_builder.errors import TemplateError

TARGET = "es2020,chrome109,firefox115,safari16.4"
"""Browsers that hold MathML Core and cascade layers, and nothing older."""
OPTIONS = (
    "--minify",
    "--charset=utf8",
    "--legal-comments=none",
    "--log-level=error",
    "--color=false",
    f"--target={TARGET}",
)


def bundle(folders: tuple[Path, ...], prepare: Callable[[str], str], name: str) -> bytes:
    """Minify a .css file with its imports, or a .js module as a classic script.

    `name` is looked up in `folders`, an earlier one standing in for a later
    one file by file; each script goes through `prepare` first. Raises
    `TemplateError` with esbuild's own words.
    """
    kind = ["--format=iife"] if name.endswith(".js") else []
    with _overlaid(folders) as folder:
        if kind:
            _prepare(folder, prepare)
        return _esbuild([str(folder / name), "--bundle", *kind], name)


def minify(script: bytes) -> bytes:
    """Minify a classic script and keep its names to itself."""
    return _esbuild(["--loader=js", "--format=iife"], "a library", script)


@contextmanager
def _overlaid(folders: tuple[Path, ...]) -> Iterator[Path]:
    with TemporaryDirectory() as name:
        for folder in reversed(folders):
            shutil.copytree(folder, name, dirs_exist_ok=True)
        yield Path(name)


def _prepare(folder: Path, prepare: Callable[[str], str]) -> None:
    for file in folder.rglob("*.js"):
        text = file.read_text("utf-8")
        try:
            prepared = prepare(text)
        except ValueError as fault:
            where = f"static/{file.relative_to(folder).as_posix()}"
            raise TemplateError(str(fault), where=where) from None
        if prepared != text:
            file.write_text(prepared, "utf-8")


def _esbuild(arguments: list[str], name: str, given: bytes | None = None) -> bytes:
    # esbuild ships a program of its own for each platform; node starts it.
    script = str(node.package("esbuild") / "bin" / "esbuild")
    done = subprocess.run(
        [node.program(), script, *arguments, *OPTIONS],
        input=given,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise TemplateError(
            done.stderr.decode("utf-8", "replace").strip(),
            where=f"static/{name}",
            hint="Correct the file and build again.",
        )
    return done.stdout
