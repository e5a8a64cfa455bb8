"""Our YAML: facts about papers, written and kept by hand."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from site_builder import yaml_text
from site_builder.decoding import decode
from site_builder.errors import ContentError, Problem
from site_builder.importers.interface import Source
from site_builder.importers.opening import read_bytes
from site_builder.importers.records import KEYS, Entry, record
from site_builder.model import Provenance, Record, Value

SCHEMA = "1"


class MetadataImporter:
    """Reads `papers:`, each with its abstract or the abstract's first words."""

    name = "metadata"
    suffixes: tuple[str, ...] = (".yaml", ".yml")

    def sniff(self, head: str) -> bool:
        """Take any text: the ending of the name tells."""
        return "\0" not in head

    def read(self, source: Source) -> Iterator[Record | Problem]:
        """Yield a record an entry of `papers`."""
        text = decode(read_bytes(source.file, source.path), source.path)
        document = yaml_text.load(text, source.path)
        for key in document.values:
            if key not in ("schema", "papers"):
                yield _unknown(key, document.where(key), ["schema", "papers"])
        if document.values.get("schema", SCHEMA) != SCHEMA:
            raise ContentError(
                f"this is schema {document.values['schema']}; only {SCHEMA} is known",
                where=document.where("schema"),
            )
        papers = document.values.get("papers") or []
        if not isinstance(papers, list):
            raise ContentError("papers: expected a list", where=document.where("papers"))
        for at in range(len(papers)):
            yield from _read_entry(papers[at], at, document, source)


def _read_entry(
    values: Value, at: int, document: yaml_text.Document, source: Source
) -> Iterator[Record | Problem]:
    where = document.where("papers", at)
    if not isinstance(values, dict):
        yield Problem(
            where=where,
            code="bad-entry",
            message="expected an entry of `key: value` lines; it was left out",
            severity="error",
        )
        return
    for key in values:
        if key not in KEYS:
            yield _unknown(key, document.where("papers", at, key), sorted(KEYS))
    entry = Entry(values=values, where=lambda key: document.where("papers", at, key))
    line = document.lines["papers", at]
    provenance = Provenance(importer="metadata", path=source.path, line=line)
    yield from record(entry, provenance, year=source.year, title_from="metadata")


def _unknown(key: str, where: str, known: list[str]) -> Problem:
    near = get_close_matches(key, known, 1)
    hint = f"Did you mean {near[0]!r}?" if near else f"Known keys: {', '.join(known)}."
    return Problem(where=where, code="unknown-key", message=f"unknown key {key!r}", hint=hint)
