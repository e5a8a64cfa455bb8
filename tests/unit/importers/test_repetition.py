"""Whatever is repeated 200,000 characters long is read in a moment."""

import json
from time import process_time

import pytest

LENGTH = 200_000
LONGEST = 2.0
"""Seconds; a quadratic reader needs minutes."""

PIECES = [
    "1. ", "[1] ", "(1) ", "Abstract: ", "*", "_ ", "# ", "- ", "=", " ", "\u00a0", "2023 ",
    "2023 Papers ", "a.", "a.b/", "10.1000/", "1234.", "https://", "https://a/", "http://[", "and ",
    " and ", ", ", "; ", "López, Ana and ", "\\",
    '"', "{", "[", "<", "&", "\u202e", "\u2028", "é", "日本 ",
]  # fmt: skip


@pytest.mark.parametrize("piece", PIECES)
def test_a_text_of_one_repeated_piece_is_read_in_time(read_source, piece: str) -> None:
    long = piece * (LENGTH // len(piece))
    begin = process_time()
    read_source(f"{long}\n\nTidal 2023 Papers\n\n{long}\n{long}", "a-2023.txt")

    assert process_time() - begin < LONGEST


@pytest.mark.parametrize("piece", PIECES)
def test_fields_of_one_repeated_piece_are_read_in_time(read_source, piece: str) -> None:
    long = piece * (LENGTH // len(piece))
    keys = ["title", "authors", "venue", "keywords", "url", "doi", "arxiv", "year", "language"]
    entries = [{"abstract": "We weigh shells", key: long} for key in keys]
    begin = process_time()
    read_source("\n".join(map(json.dumps, entries)), "a.jsonl")

    assert process_time() - begin < LONGEST
