"""Scripts and style sheets → one minified file each, by esbuild."""

from __future__ import annotations

import subprocess
from pathlib import Path

from site_builder.engine import node
from site_builder.errors import ContentError

TARGET = "es2020,chrome109,firefox115,safari16.4"
"""Browsers that hold MathML Core and cascade layers, and nothing older."""


def bundle(entry: Path) -> bytes:
    """Minify a .css file with its imports, or a .js module as a classic script.

    Raises `ContentError` with esbuild's own words (file, line, what is wrong).
    """
    kind = ["--format=iife"] if entry.suffix == ".js" else []
    done = subprocess.run(
        [
            *_program(),
            str(entry),
            "--bundle",
            "--minify",
            "--charset=utf8",
            "--legal-comments=none",
            "--log-level=error",
            "--color=false",
            f"--target={TARGET}",
            *kind,
        ],
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise ContentError(
            done.stderr.decode("utf-8", "replace").strip(),
            where=str(entry),
            hint="Correct the file and build again.",
        )
    return done.stdout


def _program() -> list[str]:
    """esbuild ships a program of its own for each platform; node starts it."""
    return [node.program(), str(node.package("esbuild") / "bin" / "esbuild")]
