"""Zip archives and the container of e-books."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from site_builder.exports import archive, epub
from site_builder.model import Artifact


def files(*paths: str) -> list[Artifact]:
    return [Artifact(path=path, body=path.encode() * 50) for path in paths]


def test_the_order_of_files_makes_no_difference() -> None:
    assert archive(files("b", "a/c"), date="2024-06-01") == archive(
        files("a/c", "b"), date="2024-06-01"
    )


def test_every_file_has_the_date_and_can_be_read() -> None:
    with ZipFile(BytesIO(archive(files("b", "a"), date="2024-06-01"))) as packed:
        entries = packed.infolist()
        read = {entry.filename: packed.read(entry) for entry in entries}

    assert [(entry.filename, entry.date_time[:3]) for entry in entries] == [
        ("a", (2024, 6, 1)),
        ("b", (2024, 6, 1)),
    ]
    assert {entry.external_attr >> 16 for entry in entries} == {0o100644}
    assert read == {"a": b"a" * 50, "b": b"b" * 50}


def test_a_date_before_zips_is_their_first() -> None:
    with ZipFile(BytesIO(archive(files("a"), date="1970-01-01"))) as packed:
        assert packed.infolist()[0].date_time[:3] == (1980, 1, 1)


def test_an_e_book_begins_with_its_type_as_it_is() -> None:
    body = epub(files("EPUB/package.opf"), b"p {}", date="2024-06-01")
    with ZipFile(BytesIO(body)) as packed:
        kinds = {entry.filename: entry.compress_type for entry in packed.infolist()}

    assert body[30:58] == b"mimetypeapplication/epub+zip"
    assert kinds == {
        "mimetype": ZIP_STORED,
        "EPUB/package.opf": ZIP_DEFLATED,
        "EPUB/style.css": ZIP_DEFLATED,
        "META-INF/container.xml": ZIP_DEFLATED,
    }
