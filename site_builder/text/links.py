"""Addresses in running text: where they begin and end, what they lead to."""

from __future__ import annotations

import re
from html import unescape

_CHAR = r"(?:[^\s<>\"{}|\\^`´“”‘’«»，。；）（、】【\x00-\x1f$]|\\[_%#&~])"
_TLD = (
    "com|org|net|io|edu|gov|ai|dev|app|co|me|info|de|uk|fr|ch|cn|jp|kr|eu|nl|it|ca|au|sg|in|es|at"
    "|se|be|il"
)
_LABELS = r"(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,5}"
ADDRESS = (
    rf"(?P<url>https?://{_CHAR}+"
    rf"|(?<![\w@/.:\\-])www\.{_LABELS}[a-z]{{2,12}}(?:[/?]{_CHAR}*)?"
    rf"|(?<![\w@/.:\\-]){_LABELS}(?:{_TLD})(?=/[\w~]){_CHAR}+"
    rf"|(?<![\w@/.:\\-])[A-Za-z0-9-]{{1,63}}\.(?:github|gitlab)\.io(?![\w.-]*\w@)(?:/{_CHAR}*)?)"
    r"|(?P<mail>(?<![\w.+/-])[A-Za-z0-9][\w.+-]{1,63}@(?!\d+\.)(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,4}[a-z]{2,12}(?![\w@]))"
)
"""Pattern of an address in text, with named groups `url` and `mail`."""
HINT = re.compile(r"://|www\.|@|\.[a-z]{2,4}/\w|\.git(?:hub|lab)\.io")
"""What every text with an address has."""

_NEXT_SENTENCE = re.compile(
    r"\.(?=(?:The|This|We|Our|In|It|Code|To|For|However|Project|Data)(?![a-z])|\.)"
)
_TRAILING = re.compile(r"[.,;:!?'*…]+$")
_GLUED = re.compile(
    r"(?:(?<=[A-Za-z])\d{1,2}|\\[a-z]{1,20}|\b(?:blue|magenta|red|cyan|teal|purple))(?=https?://)"
)
_AFTER_SCHEME = re.compile(r"(https?://)\s+(?=(?:[\w-]+\.)+[a-z]{2,})")
_INSIDE_HOST = re.compile(
    r"(https?://(?:www\.)?[\w-]{1,40}(?:\.[\w-]{1,40})?\.)\s+((?:com|org|io|net|edu)/)"
)
_BEFORE_TILDE = re.compile(r"(https?://[\w.-]{1,80}/)\s+(?=~\w)")
_ESCAPED = re.compile(r"\\([_%#&~$])")
_SAFE = re.compile(
    r"(?:https?://[^\s/?#\"<>]+[^\s\"<>]*|mailto:[^\s\"<>@]+@[^\s\"<>@]+)", re.IGNORECASE
)


def mend_addresses(text: str) -> str:
    """Join addresses broken by a space, part those glued to a word before."""
    if "http" not in text:
        return text
    text = _GLUED.sub(lambda match: " " if match[0].isdigit() else "", text)
    return _BEFORE_TILDE.sub(r"\1", _INSIDE_HOST.sub(r"\1\2", _AFTER_SCHEME.sub(r"\1", text)))


def trim(found: str) -> str:
    """Cut what belongs to the sentence: stops, and brackets not opened inside."""
    if match := _NEXT_SENTENCE.search(found, 8):
        found = found[: match.start()]
    while True:
        shorter = _TRAILING.sub("", found)
        for opening, closing in ("()", "[]"):
            if shorter.endswith(closing) and shorter.count(closing) > shorter.count(opening):
                shorter = shorter[:-1]
        if shorter == found:
            return found
        found = shorter


def unescape_address(raw: str) -> str:
    r"""Undo TeX and HTML escapes of an address: "a\_b" → "a_b"."""
    joined = "".join(_ESCAPED.sub(r"\1", raw).split())
    return unescape(joined) if "&amp;" in joined else joined


def safe_url(url: str) -> str:
    """Complete an address with its scheme; "" unless http, https or mailto."""
    if re.match(r"[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?=[/?#]|$)", url):
        url = f"https://{url}"
    return url if _SAFE.fullmatch(url) else ""
