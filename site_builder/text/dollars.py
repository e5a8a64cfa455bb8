r"""Formulas between $…$, $$…$$, \(…\), \[…\] and \begin…\end; money is not."""

from __future__ import annotations

import re

from site_builder.text.cursor import Cursor
from site_builder.text.eaten import restore_inside
from site_builder.text.tree import Maths

_NEXT = re.compile(r"\\.|\$\$?", re.DOTALL)
LONGEST = 3000
_TEXT_ARGUMENT = re.compile(
    r"\\(?:text\w*|mathrm|mathit|mathbf|mathsf|operatorname\*?|mbox|emph|it|bf|rm|sf|sc)\s*\{[^{}]*\}"
    r"|\\langle[^$\\]{1,80}\\rangle|\\[A-Za-z]+"
)
_PROSE = re.compile(r"(?<![A-Za-z\\_])[A-Za-z]{2,}[,.;:]?\s+(?:[a-z]{2,}|a)(?![A-Za-z(])")
_TEX = re.compile(r"[\\^_=<>]|[^\W\d_]\(|^[\s.,…]*(?:…|\.{3})[\s.,…]*$")
_OPENS = re.compile(r"\\[A-Za-z|]|[A-Za-z](?:\([^()]{0,40}[\\^_]|[_^])")
"""What begins a formula and no sum of money."""
_LONGEST_WORD = 60
"""Characters of a formula without any sign of mathematics."""


def dollar(cursor: Cursor, match: re.Match[str]) -> int:
    """Read a formula, or a dollar sign."""
    start = match.end()
    display = match[0] == "$$"
    close = _closing(cursor, start, match[0])
    if close is None:
        return _sign(cursor, match)
    end, after = close
    body = restore_inside(cursor.text[start:end])
    if not is_formula(body, cursor.char_at(after)):
        return _sign(cursor, match)
    cursor.out.append(Maths(squeeze(body), display))
    return after


def _sign(cursor: Cursor, match: re.Match[str]) -> int:
    """Say a dollar sign, unless it is one of two, the other being lost, beside a formula."""
    beside = bool(cursor.out) and isinstance(cursor.out[-1], Maths)
    closes = beside and not cursor.char_at(match.end()).isdigit()
    if not closes and not _OPENS.match(cursor.text, match.end(), cursor.end):
        cursor.say(match[0])
    return match.end()


def squeeze(tex: str) -> str:
    """Give TeX single spaces."""
    tidy = " ".join(tex.split())
    return tidy.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def _closing(cursor: Cursor, start: int, opening: str) -> tuple[int, int] | None:
    for match in _NEXT.finditer(cursor.text, start, min(cursor.end, start + LONGEST)):
        if match[0][0] == "\\":
            continue
        if match[0] == opening:
            return match.start(), match.end()
        if opening == "$":
            return match.start(), match.start() + 1
        return None
    return None


def is_formula(body: str, after: str) -> bool:
    """Tell a formula from text between two dollar signs; `after` is the next character."""
    if not body.strip() or "\n\n" in body:
        return False
    bare = _TEXT_ARGUMENT.sub(" ", body)
    if _PROSE.search(bare):
        return False
    if _TEX.search(body):
        return True
    before_space, after_space = body[0].isspace(), body[-1].isspace()
    if before_space != after_space or (body[0].isdigit() and after.isdigit()):
        return False
    return len(body) < _LONGEST_WORD and not (before_space and after.isalnum())


def bracketed(cursor: Cursor, start: int, opening: str) -> int | None:
    r"""Read \(…\) or \[…\] whose inside begins at `start`; None when it is not closed."""
    end = cursor.source.find("\\)" if opening == "(" else "\\]", start, cursor.end)
    if end < 0 or end - start > LONGEST or not cursor.text[start:end].strip():
        return None
    cursor.out.append(Maths(squeeze(cursor.text[start:end]), opening == "["))
    return end + 2


_ENVIRONMENT = re.compile(
    r"\{(equation|align|gather|multline|eqnarray|displaymath|math|aligned|split|cases|array"
    r"|[pbvBV]?matrix|flalign|alignat)(\*?)\}"
)


def environment(cursor: Cursor, at: int) -> int | None:
    r"""Read \begin{align}…\end{align} from its first brace; None when it is none."""
    match = _ENVIRONMENT.match(cursor.text, at, cursor.end)
    if not match:
        return None
    name = match[1] + match[2]
    end_mark = f"\\end{{{name}}}"
    end = cursor.source.find(end_mark, match.end(), cursor.end)
    if end < 0 or end - at > LONGEST:
        return None
    after = end + len(end_mark)
    body = cursor.text[match.end() : end]
    plain = name.rstrip("*") in ("equation", "displaymath", "math", "multline")
    whole = (
        body
        if plain and "&" not in body and r"\\" not in body
        else rf"\begin{cursor.text[at:after]}"
    )
    cursor.out.append(Maths(squeeze(whole), True))
    return after
