"""Rules for single marks: dashes, ties, entities, scripts, groups, links, tags."""

from __future__ import annotations

import re
from html import unescape
from math import gcd

from site_builder.text.commands import without_links
from site_builder.text.cursor import Cursor
from site_builder.text.emphasis import run
from site_builder.text.links import safe_url, trim, unescape_address
from site_builder.text.symbols import DECLARATIONS
from site_builder.text.tree import Anchor, Break, Styled, Tag, Words

_DECLARATION = re.compile(r"\s*\\([A-Za-z]+)(?![A-Za-z])\s*")
_KEPT_GROUP = re.compile(r"[\s,;|]")
_SQUARE = re.compile(r"[\[\]]")
_LONGEST_LABEL = 300
_TARGET = re.compile(
    r"\(\s*<?((?:https?://|mailto:|www\.)(?:[^\s()<>]|\([^\s()<>]*\)){1,2000})>?\s*\)"
)
_SCRIPT = re.compile(
    r"(?:[-+−]?\d+(?:\.\d+)?(?![\w])|[-+−]?\d+|[A-Za-z](?![A-Za-z])|[*′+†]|th\b|\([\w+\-−/.]{1,12}\))"
)
_FRACTION = re.compile(r"[-−]?(\d)/(\d)(?![\d/])")
"""An exponent whose braces are lost, in lowest terms: T^2/3, but not d^2/4."""
_SUBSCRIPT = re.compile(r"_(?:\{([\w,+\-−. ]{1,12})\}|([A-Za-zΑ-ω∞]|\d{1,2})(?![\w]))")
_NORMS = frozenset("|‖)")
"""What bears a subscript beside a letter."""
_TAG = re.compile(
    r"<(/?)([A-Za-z]{1,12})(?:\s+href=\"([^\"<>]{1,2000})\")?(?:\s[^<>]{0,100})?\s*(/?)>"
)
_TAGS: dict[str, Tag | None] = {
    "i": "em", "em": "em", "italic": "em", "b": "strong", "strong": "strong", "bold": "strong",
    "sub": "sub", "sup": "sup", "u": "u", "underline": "u", "code": "code", "tt": "code",
    "monospace": "code", "sc": "sc", "span": None, "a": None, "p": None, "font": None,
}  # fmt: skip
_ENTITY = re.compile(r"&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\u200b\xad\u202a-\u202e\u2066-\u2069]")


def dash(cursor: Cursor, match: re.Match[str]) -> int:
    cursor.say({2: "–", 3: "—"}.get(len(match[0]), match[0]))
    return match.end()


def tie(cursor: Cursor, match: re.Match[str]) -> int:
    """Read "Table~1" as a tie, "~100" and "70~100" as they are."""
    before, after = cursor.char_before(match.start()), cursor.char_at(match.end())
    literal = (
        not before or before.isspace() or before in "([{=<>≈~/:-–—" or not after or after.isspace()
        or (before in "0123456789%°" and (after.isdigit() or after in "~%"))
    )  # fmt: skip
    if cursor.text.startswith(("\\cite", "\\footnote"), match.end()):
        cursor.say(" ")
        return match.end()
    cursor.say("~" if literal else "\N{NO-BREAK SPACE}")
    return match.end()


def delimiters(cursor: Cursor, match: re.Match[str]) -> int:
    start, end = match.span()
    before, after = cursor.char_before(start), cursor.char_at(end)
    if match[0] == "_" and (before.isalpha() or before in _NORMS):
        base = cursor.char_before(start - 1) if before.isalpha() else ""
        script = _SUBSCRIPT.match(cursor.text, start, cursor.end)
        if script and not (base.isalnum() and not base.isdigit()) and base != "_":
            cursor.out.append(Styled("sub", (Words(script[1] or script[2]),)))
            return script.end()
    if match[0] == "*" and before.isdigit() and after.isdigit():
        cursor.say("*")
    else:
        cursor.out.append(run(match[0][0], end - start, before, after))
    return end


def caret(cursor: Cursor, match: re.Match[str]) -> int:
    """Read "n^2" and "n^{1/2}" as superscripts."""
    before, at = cursor.char_before(match.start()), match.end()
    if before and (before.isalnum() or before in ")]}|*"):
        inside = cursor.argument(at) if cursor.char_at(at) == "{" else None
        if inside and inside[1] > inside[0]:
            cursor.out.append(Styled("sup", cursor.inline(inside[0], inside[1])))
            return inside[2]
        script = _FRACTION.match(cursor.text, at, cursor.end) if not before.isdigit() else None
        if script and gcd(int(script[1]), int(script[2])) == 1 < int(script[2]):
            cursor.out.append(Styled("sup", (Words(script[0]),)))
            return script.end()
        if script := _SCRIPT.match(cursor.text, at, cursor.end):
            cursor.out.append(Styled("sup", (Words(script[0].strip("()")),)))
            return script.end()
    cursor.say("^")
    return at


def group(cursor: Cursor, match: re.Match[str]) -> int:
    """Read {…}: a declaration's reach, a protected word, or a set as it is."""
    inside = cursor.argument(match.start())
    if not inside:
        cursor.say("{")
        return match.end()
    start, end, after = inside
    declared = _DECLARATION.match(cursor.text, start, end)
    if declared and declared[1] in DECLARATIONS:
        children = cursor.inline(_after_colour(cursor, declared), end)
        tag = DECLARATIONS[declared[1]]
        cursor.out.extend([Styled(tag, children)] if tag and children else children)
    elif declared or not _KEPT_GROUP.search(cursor.text, start, end):
        cursor.out.extend(cursor.inline(start, end))
    else:
        cursor.say("{")
        cursor.out.extend(cursor.inline(start, end))
        cursor.say("}")
    return after


def _after_colour(cursor: Cursor, declared: re.Match[str]) -> int:
    r"""Skip what {\color{blue} …} names."""
    inside = cursor.argument(declared.end()) if declared[1] == "color" else None
    return inside[2] if inside else declared.end()


def bracket(cursor: Cursor, match: re.Match[str]) -> int:
    """Read [label](https://…) as a link; any other bracket stays."""
    after_open = match.end()
    close = _label_end(cursor, after_open)
    target = _TARGET.match(cursor.text, close + 1, cursor.end) if close > after_open else None
    url = safe_url(unescape_address(target[1])) if target else ""
    if not target or not url:
        cursor.say(match[0])
        return after_open
    label = cursor.text[after_open:close].strip()
    children = (
        (Words(unescape_address(label)),)
        if re.match(r"https?://\S+$", label)
        else without_links(cursor.inline(after_open, close))
    )
    cursor.out.append(Anchor(url, children))
    return target.end()


def _label_end(cursor: Cursor, start: int) -> int:
    """Where the "]" stands that closes a label begun at `start`; -1 without a "(" after it."""
    depth = 0
    for match in _SQUARE.finditer(cursor.text, start, min(cursor.end, start + _LONGEST_LABEL)):
        depth += 1 if match[0] == "[" else -1
        if depth < 0:
            return match.start() if cursor.char_at(match.end()) == "(" else -1
    return -1


def address(cursor: Cursor, match: re.Match[str]) -> int:
    """Read a URL or an e-mail address."""
    if mail := match["mail"]:
        cursor.out.append(Anchor(f"mailto:{mail}", (Words(mail),)))
        return match.end()
    found = trim(match[0])
    shown = unescape_address(found)
    if url := safe_url(shown):
        cursor.out.append(Anchor(url, (Words(shown),)))
    else:
        cursor.say(shown)
    return match.start() + len(found)


def tag(cursor: Cursor, match: re.Match[str]) -> int:
    """Read a known tag that is closed; any other "<" stays."""
    found = _TAG.match(cursor.text, match.start(), cursor.end)
    name = found[2].lower() if found else ""
    if found and name == "br":
        cursor.out.append(Break())
        return found.end()
    if not found or found[1] or found[4] or name not in _TAGS:
        cursor.say("<")
        return match.end()
    closing = f"</{found[2]}>"
    close = cursor.source.find(closing, found.end(), cursor.end)
    if close < 0:
        cursor.say("<")
        return match.end()
    children = cursor.inline(found.end(), close)
    url = safe_url(unescape_address(found[3])) if found[3] else ""
    style = _TAGS[name]
    if name == "a" and url:
        cursor.out.append(Anchor(url, without_links(children)))
    else:
        cursor.out.extend([Styled(style, children)] if style else children)
    return close + len(closing)


def entity(cursor: Cursor, match: re.Match[str]) -> int:
    """Decode &lt; once, &amp;lt; twice."""
    found = _ENTITY.match(cursor.text, match.start(), cursor.end)
    if not found:
        cursor.say("&")
        return match.end()
    after = found.end()
    shown = unescape(found[0])
    if shown == "&" and (
        second := _ENTITY.match("&" + cursor.text[after : min(after + 34, cursor.end)])
    ):
        shown, after = unescape(second[0]), after + second.end() - 1
    cursor.say(_UNSEEN.sub("", shown.replace("\xa0", " ")))
    return after
