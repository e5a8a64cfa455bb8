"""Text from the bytes of a file, and back in the file's own manner."""

from __future__ import annotations

import codecs
import re

from site_builder.errors import ContentError

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_SURROGATE = re.compile("[\ud800-\udfff]")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]")


def decode(raw: bytes, path: str) -> str:
    r"""Return the text of a file: no byte order mark, every line end `\n`.

    UTF-8, or UTF-16 with a byte order mark; anything else is a `ContentError`
    that names line and column.
    """
    mark, encoding = _encoding(raw)
    try:
        text = raw[len(mark) :].decode(encoding)
    except UnicodeDecodeError as fault:
        raise _undecodable(raw[len(mark) :], encoding, fault.start, path) from None
    return unify_lines(text)


def beginning_of(raw: bytes) -> str:
    """Return the text of the first bytes of a file; U+FFFD for what is none."""
    mark, encoding = _encoding(raw)
    return unify_lines(raw[len(mark) :].decode(encoding, "replace"))


def encode_like(text: str, original: bytes) -> bytes:
    """Encode text with the encoding, mark and line ends of an earlier version."""
    mark, encoding = _encoding(original)
    feeds, pairs = original.count(b"\n"), original.count(b"\r\n")
    if encoding != "utf-8":
        sample = original.decode(encoding, "replace")
        feeds, pairs = sample.count("\n"), sample.count("\r\n")
    if pairs and pairs == feeds:
        text = text.replace("\n", "\r\n")
    return mark + text.encode(encoding)


def unify_lines(text: str) -> str:
    r"""Turn `\r\n` and `\r` into `\n`; U+2028 and its like stay what they are."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def strip_controls(text: str) -> str:
    """Remove control characters but tab and line feed; lone surrogates become U+FFFD."""
    return _CONTROL.sub("", _SURROGATE.sub("\ufffd", unify_lines(text)))


def _encoding(raw: bytes) -> tuple[bytes, str]:
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return mark, encoding
    return b"", "utf-8"


def _undecodable(body: bytes, encoding: str, at: int, path: str) -> ContentError:
    before = unify_lines(body[:at].decode(encoding, "replace"))
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    if encoding != "utf-8":
        return ContentError(
            "the file is cut short in the middle of a UTF-16 character",
            where=f"{path}:{line}:{column}",
            hint="Save the file again as UTF-8.",
        )
    guess = bytes(body[at : at + 1]).decode("cp1252", "replace")
    meant = "" if guess == "\ufffd" else f"; in Windows-1252 it would be {guess!r}"
    return ContentError(
        f"byte 0x{body[at]:02X} is not UTF-8{meant}",
        where=f"{path}:{line}:{column}",
        hint="Save the file as UTF-8: in most editors “Save with encoding”.",
    )
