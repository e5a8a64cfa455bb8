"""All files of the search."""

from __future__ import annotations

from site_builder.model import Artifact, Catalog


def index(catalog: Catalog) -> tuple[Artifact, ...]:
    """Write the files of a catalogue's search, by path; none for no papers."""
    from site_builder.search.files import index_files  # noqa: PLC0415 - numpy is slow to load

    return index_files(catalog)
