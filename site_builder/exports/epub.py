"""The container of an e-book: EPUB 3.3, Open Container Format."""

from __future__ import annotations

from collections.abc import Iterable

from site_builder.exports.archive import archive
from site_builder.model import Artifact

_MIMETYPE = Artifact(path="mimetype", body=b"application/epub+zip")
_CONTAINER = Artifact(
    path="META-INF/container.xml",
    body=b"""<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
""",
)


def epub(pages: Iterable[Artifact], style: bytes, *, date: str) -> bytes:
    """An e-book of its pages and package; `date` is an ISO date."""
    sheet = Artifact(path="EPUB/style.css", body=style)
    return archive((_CONTAINER, sheet, *pages), date=date, stored=(_MIMETYPE,))
