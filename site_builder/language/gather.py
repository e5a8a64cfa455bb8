"""The phrases of templates, scripts and Python, for translators.

    python -m site_builder.language.gather

writes papershelf.pot anew and brings each .po file beside it up to date: new
phrases wait there untranslated, phrases that are gone are dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po, write_po

from site_builder.language.scripts import phrases

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
TEMPLATE = HERE / "papershelf.pot"
PYTHON = {"say": None, "phrase": None, "count": (2, 3), "forms": (1, 2)}
JINJA = {"_": None, "count": (2, 3)}
WIDTH = 96
NEVER = datetime(2000, 1, 1, tzinfo=UTC)
"""A date that does not change: the file changes with its phrases alone."""

Found = tuple[str | tuple[str, ...], str]
"""A phrase, or the two forms of one, and the file it stands in."""


def gather(root: Path = ROOT) -> Catalog:
    """Return all phrases, each with the files that say it, in the order of the files."""
    catalog = Catalog(
        project="Papershelf",
        header_comment="# What Papershelf says on its pages.",
        creation_date=NEVER,
        revision_date=NEVER,
        fuzzy=False,
    )
    for phrase, place in (*_called(root), *_scripted(root)):
        catalog.add(phrase, locations=[(place, 0)])
    return catalog


def _called(root: Path) -> Iterator[Found]:
    for folder, method, keywords in (
        ("site_builder/render", "python", PYTHON),
        ("site_builder/exports", "python", PYTHON),
        ("templates", "jinja2.ext:babel_extract", JINJA),
    ):
        suffix = "*.py" if method == "python" else "*.*html"
        for file in sorted((root / folder).rglob(suffix)):
            for _, phrase, _, _ in extract_from_file(method, file, keywords=keywords):
                yield phrase, file.relative_to(root).as_posix()


def _scripted(root: Path) -> Iterator[Found]:
    for file in sorted((root / "static").rglob("*.js")):
        if file == root / "static/js/lib/words.js":
            continue  # It explains how phrases are marked, and has none.
        for phrase in phrases(file.read_text("utf-8")):
            one, *many = phrase.forms
            yield (one, many[0]) if many else one, file.relative_to(root).as_posix()


def written(catalog: Catalog) -> bytes:
    """Return a catalogue as its file: places without lines, so that few edits change it."""
    file = BytesIO()
    write_po(file, catalog, width=WIDTH, include_lineno=False, ignore_obsolete=True)
    return file.getvalue()


def main() -> None:
    """Write the template and every language beside it."""
    found = gather()
    TEMPLATE.write_bytes(written(found))
    for file in sorted(HERE.glob("*.po")):
        known = read_po(BytesIO(file.read_bytes()), locale=file.stem)
        known.update(found, no_fuzzy_matching=True)
        file.write_bytes(written(known))


if __name__ == "__main__":
    main()
