"""What the documents say is there is there, and what is there is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import click
import pytest

from site_builder.cli.commands import cli
from site_builder.config import Site
from site_builder.errors import CODES
from site_builder.importers import IMPORTERS
from site_builder.store.paper_file import KEYS

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "site_builder/README.md")
)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
MAKE = re.compile(r"\bmake ([a-z]+)")


def read(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def named(path: str) -> set[str]:
    """All that stands in code marks in a document."""
    return set(CODE.findall(read(path)))


def options() -> Iterator[str]:
    """The longest name of each option of each command."""
    for command in (cli, *cli.commands.values()):
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                yield max(parameter.opts, key=len)


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_the_readme_names_every_command(command: str) -> None:
    assert re.search(rf"`build\.py {command}\b", read("README.md"))


@pytest.mark.parametrize("option", sorted(set(options())))
def test_the_documents_name_every_option(option: str) -> None:
    short = {"--verbose": "-v", "--quiet": "-q"}.get(option, option)

    assert any(re.search(rf"{short}\b", path.read_text("utf-8")) for path in DOCUMENTS)


@pytest.mark.parametrize("key", sorted({field.name for field in fields(Site)} - {"words"}))
def test_every_setting_is_documented(key: str) -> None:
    assert f"| `{key}` |" in read("docs/configuration.md")


@pytest.mark.parametrize("key", KEYS)
def test_every_field_of_a_paper_is_documented(key: str) -> None:
    assert key in named("docs/papers.md")


@pytest.mark.parametrize("importer", IMPORTERS, ids=lambda importer: importer.name)
def test_every_kind_of_source_is_documented(importer: object) -> None:
    suffixes = importer.suffixes  # type: ignore[attr-defined] # a parameter is an object

    assert [suffix for suffix in suffixes if f"`{suffix}`" not in read("docs/sources.md")] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text("utf-8"))

    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_make_targets_of_documents_exist(document: Path) -> None:
    spoken = {
        target
        for code in CODE.findall(document.read_text("utf-8"))
        for target in MAKE.findall(code)
    }
    there = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))

    assert spoken <= there


def test_the_readme_is_short() -> None:
    assert len(read("README.md").split("\n")) <= 100


def problem_codes() -> set[str]:
    sources = (path.read_text("utf-8") for path in (ROOT / "site_builder").rglob("*.py"))
    return {code for text in sources for code in re.findall(r'\bcode ?= ?"([a-z]+-[a-z-]+)"', text)}


def test_every_problem_is_listed_and_documented() -> None:
    assert problem_codes() - CODES == set()
    assert CODES - named("docs/problems.md") == set()
