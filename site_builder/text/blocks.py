"""Paragraphs and lists of an abstract, as pieces of source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_BLANK = re.compile(r"\n[ \t]*\n\s*")
_BULLET = re.compile(r"[ \t]*[-*•·‣▪][ \t]+(?=\S)")
_NUMBER = re.compile(r"[ \t]*(?:\((\d{1,2})\)|(\d{1,2})[.)])[ \t]+(?=\S)")
_ENVIRONMENT = re.compile(
    r"\s*\\begin\{(itemize|enumerate|compactitem|compactenum|inparaenum)\}(?:\[[^\]\n]{0,60}\])?"
)
_ITEM = re.compile(r"\\item(?![A-Za-z])(?:\[[^\]\n]{0,60}\])?\s*")
_SPANS = re.compile(
    r"\$\$[^$]{1,2000}\$\$|\\\[(?:[^\\]|\\[^\]\[]){1,2000}\\\]"
    r"|\\begin\{(equation|align|gather|multline|eqnarray|displaymath)(\*?)\}(?s:.){1,3000}?\\end\{\1\2\}"
)
_JATS = re.compile(
    r"<(/?)(?:jats:)?(p|title|sec|list|list-item)(?:\s[^<>]{0,100})?>", re.IGNORECASE
)
_JATS_PREFIX = re.compile(r"(?<=<)(/?)jats:", re.IGNORECASE)

_LONGEST_ITEM = 40
"""Lines of a list's item; what is longer is no list."""


@dataclass(frozen=True, slots=True)
class Source:
    """Source of one block: a paragraph's text, or a list's items."""

    kind: str
    """p, ul or ol."""
    parts: tuple[str, ...]


def split(text: str) -> Iterator[Source]:
    """Part an abstract at blank lines, and find its lists.

    A list has two items or more that begin lines; numbers run 1, 2, …
    """
    text = _tags(_SPANS.sub(lambda match: _BLANK.sub("\n", match[0]), text))
    if r"\begin" in text:
        yield from _environments(text)
    else:
        yield from _paragraphs(text)


def _tags(text: str) -> str:
    """Turn <p> and its JATS kin into blank lines."""
    if "<" not in text:
        return text
    text = _JATS_PREFIX.sub(r"\1", text)
    if re.search(r"</(?:p|sec|title|list)>", text):
        text = _JATS.sub("\n\n", text)
    return text


def _environments(text: str) -> Iterator[Source]:
    done = 0
    while match := _ENVIRONMENT.search(text, done):
        end = text.find(rf"\end{{{match[1]}}}", match.end())
        stop = end if end >= 0 else len(text)
        yield from _paragraphs(text[done : match.start()])
        lead, *items = _ITEM.split(text[match.end() : stop])
        yield from _paragraphs(lead)
        if items := [item.strip() for item in items if item.strip()]:
            yield Source("ul" if match[1] in ("itemize", "compactitem") else "ol", tuple(items))
        done = stop + len(rf"\end{{{match[1]}}}") if end >= 0 else stop
    yield from _paragraphs(text[done:])


def _paragraphs(text: str) -> Iterator[Source]:
    """Yield paragraphs and lists of lines."""
    lines = text.split("\n")
    start = 0
    while start < len(lines):
        found = _list_at(lines, start)
        if found:
            source, start = found
            yield source
            continue
        end = start + 1
        while end < len(lines) and lines[end].strip() and not _list_at(lines, end):
            end += 1
        if paragraph := "\n".join(lines[start:end]).strip():
            yield Source("p", (paragraph,))
        start = end


def _list_at(lines: list[str], start: int) -> tuple[Source, int] | None:
    """Read the list whose first item is line `start`; give it and the line after."""
    bullet = _BULLET.match(lines[start])
    if not bullet and _number(lines[start]) != 1:
        return None
    items: list[list[str]] = []
    at = start
    while at < len(lines) and not (items and len(items[-1]) > _LONGEST_ITEM):
        line = lines[at]
        if _begins_item(line, bullet, len(items) + 1):
            items.append([line])
        elif not line.strip():
            if not _continues(lines, at, bullet, len(items) + 1):
                break
        else:
            items[-1].append(line)
        at += 1
    if len(items) < 2:
        return None
    mark = _BULLET if bullet else _NUMBER
    texts = tuple(mark.sub("", "\n".join(item), count=1).strip() for item in items)
    return Source("ul" if bullet else "ol", texts), at


def _begins_item(line: str, bullet: re.Match[str] | None, expected: int) -> bool:
    if not bullet:
        return _number(line) == expected
    match = _BULLET.match(line)
    return match is not None and match[0].strip() == bullet[0].strip()


def _continues(lines: list[str], at: int, bullet: re.Match[str] | None, expected: int) -> bool:
    """Tell whether the next line with text begins the list's next item."""
    following = next((line for line in lines[at : at + 4] if line.strip()), "")
    return _begins_item(following, bullet, expected)


def _number(line: str) -> int:
    match = _NUMBER.match(line)
    return int(match[1] or match[2]) if match else 0
