"""Characters as their author meant them; markup is not touched."""

from __future__ import annotations

import re
import unicodedata

from site_builder.text.accents import attach
from site_builder.text.eaten import restore
from site_builder.text.ligatures import spell_out

_ROUNDS = 8
"""How often in a row a text may have been decoded wrongly; real ones were up to three times."""

_CP1252 = {
    chr(byte): bytes([byte]).decode("cp1252", "ignore") or chr(byte) for byte in range(0x80, 0xA0)
}
_BYTE_OF = {chr(byte): byte for byte in range(256)} | {
    shown: ord(raw) for raw, shown in _CP1252.items()
}
_TAIL = f"[{re.escape(''.join(char for char, byte in _BYTE_OF.items() if 0x80 <= byte < 0xC0))}]"
_MISREAD = re.compile(f"[\xc2-\xdf]{_TAIL}|[\xe0-\xef]{_TAIL}{{2}}|[\xf0-\xf4]{_TAIL}{{3}}")
_C1 = str.maketrans(_CP1252)

_LINE_END = re.compile("\r\n?|[\u2028\u2029]")
_WRITTEN_LINE_END = re.compile(r"(?<=[.:;?!])\\n(?=[A-Z][a-z]* )")
_LOST_HYPHEN = re.compile(r"(?<=[^\W\d_])\x02(?=[^\W\d_])")
_INVISIBLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064"
    "\u2066-\u2069\ufeff\ufff9-\ufffc\ufffe\uffff]"
)
_JOINER = re.compile("(?<=[\x00-\u024f])[\u200c\u200d]|[\u200c\u200d](?=[\x00-\u024f])")
_SPACE = re.compile("[\t\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_SURROGATE = re.compile("[\ud800-\udfff]")
_TURNED_PHRASE = re.compile(r"[¿¡](?=[^\W\d])([^¿¡\n]{1,80})(?<=[\w.!?)])[¿¡](?!\d)")
_TURNED = (
    (re.compile(r"¿(?=\s?\d)"), ">"),
    (re.compile(r"¡(?=\s?\d)"), "<"),
    (re.compile(r"(?<=[a-z])¿(?=s\b)"), "’"),
)
_PLAIN = re.compile(r"[\n\x20-\x7e]*")


def repair(source: str) -> str:
    r"""Mend characters that software damaged, and compose the rest (NFC).

    Line ends become `\n`, exotic spaces plain ones; controls, invisible and
    direction-changing characters go; ligatures are spelt out; UTF-8 read as
    cp1252, accents beside their letter and escapes that C ate are undone.
    """
    text = _WRITTEN_LINE_END.sub("\n", restore(source))
    if _PLAIN.fullmatch(text):
        return text
    text = _LINE_END.sub("\n", _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text))
    for _ in range(_ROUNDS):
        misread, text = text, _MISREAD.sub(_decode, text)
        if text == misread:
            break
    text = _INVISIBLE.sub("", _LOST_HYPHEN.sub("-", text.translate(_C1)))
    text = unicodedata.normalize("NFC", _SPACE.sub(" ", _JOINER.sub("", spell_out(text))))
    text = _TURNED_PHRASE.sub(r"“\1”", attach(text))
    for pattern, meant in _TURNED:
        text = pattern.sub(meant, text)
    return text


def _decode(match: re.Match[str]) -> str:
    try:
        return bytes(_BYTE_OF[char] for char in match[0]).decode("utf-8")
    except UnicodeDecodeError:
        return match[0]
