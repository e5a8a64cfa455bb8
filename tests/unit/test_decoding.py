import codecs

import pytest

from site_builder.decoding import decode, encode_like, strip_controls
from site_builder.errors import ContentError


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"a\r\nb\rc\n", "a\nb\nc\n"),
        (codecs.BOM_UTF8 + b"a", "a"),
        (codecs.BOM_UTF16_LE + "é\r\n".encode("utf-16-le"), "é\n"),
        (codecs.BOM_UTF16_BE + "é".encode("utf-16-be"), "é"),
        ("a\u2028b\x0bc\x85d".encode(), "a\u2028b\x0bc\x85d"),
    ],
)
def test_marks_and_line_ends_are_unified(raw: bytes, expected: str) -> None:
    assert decode(raw, "a.txt") == expected


def test_what_is_not_utf8_is_named_with_a_guess() -> None:
    with pytest.raises(ContentError) as caught:
        decode(b"one\r\ntwo Caf\xe9 three", "a.txt")

    assert str(caught.value) == (
        "a.txt:2:8: byte 0xE9 is not UTF-8; in Windows-1252 it would be 'é'\n"
        "  Save the file as UTF-8: in most editors “Save with encoding”."
    )


def test_half_a_utf16_character_is_named() -> None:
    with pytest.raises(ContentError, match=r"a\.txt:1:2: the file is cut short"):
        decode(codecs.BOM_UTF16_LE + b"a\0b", "a.txt")


@pytest.mark.parametrize(
    "raw",
    [
        b"a\nb\n",
        b"a\r\nb\r\n",
        codecs.BOM_UTF8 + b"a\r\n",
        codecs.BOM_UTF16_LE + "é\r\n".encode("utf-16-le"),
    ],
)
def test_a_text_goes_back_in_the_manner_of_its_file(raw: bytes) -> None:
    assert encode_like(decode(raw, "a.txt"), raw) == raw


def test_controls_go_and_surrogates_are_replaced() -> None:
    assert strip_controls("a\x00b\tc\x1b\nd\x9f\ud800\r\n") == "ab\tc\nd\ufffd\n"
