"""LaTeX commands in running text."""

from __future__ import annotations

import re
from collections.abc import Callable

from site_builder.text.accents import accented
from site_builder.text.cursor import Cursor
from site_builder.text.dollars import bracketed, environment
from site_builder.text.links import safe_url, unescape_address
from site_builder.text.macros import names
from site_builder.text.symbols import ACCENTS, DECLARATIONS, PUNCTUATION, STYLES, SYMBOLS
from site_builder.text.tree import Anchor, Styled, Tag, Unknown, Words

_CITES = names("""
    cite citep citet citealp citealt citeauthor citeyear citeyearpar parencite textcite Cite Citet
    Citep ref eqref autoref cref Cref pageref nameref
""")
_WITHOUT_OUTPUT = names("""
    label vspace hspace vskip hskip thispagestyle pagestyle index nocite bibliographystyle
    bibliography phantom setlength color textcolor colorbox definecolor hypersetup looseness
""")
_FONTS = names("rm sf up md normal upper lower")
_TRANSPARENT = names("mbox hbox ensuremath fbox makebox")
_ALIASES = names("""
    ours our ourmethod ourmodel ourapproach oursys oursystem method methodname themethod name
    thename shortname ourname tool toolname model modelname sys system sysname systemname approach
    approachname alg algo algname algoname algorithmname framework frameworkname acronym proj
    project projectname papername papertitle mname benchmark benchname benchmarkname dataset
    datasetname dataname
""")
"""What authors call the macro that prints their method's name, in small letters."""
_KEEPS_LAST = frozenset(["textcolor", "colorbox"])
_ACCENT_TARGET = re.compile(
    r"\s*(?:\{\s*(?:\\([ij])(?![A-Za-z])\s*|([^\W\d_]?))\s*\}|\\([ij])(?![A-Za-z])\s?|([^\W\d_]))"
)
_CITE = re.compile(r"^cite(?:[tp](?=[A-Z]))?")
_KEY = re.compile(r"(?:[:,.+]?[\w-])+")
_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_ABBREVIATION_STOP = re.compile(r"(?:\\@)?\.(?=[\s,;:)]|$)")


def command(cursor: Cursor, match: re.Match[str]) -> int:
    """Read one command that is not mathematics; say where it ends."""
    name, at = match[0][1:].rstrip("*") or match[0][1:], match.end()
    if not name:
        cursor.say("\\")
        return at
    if not name[0].isalpha():
        return _sign(cursor, name, at)
    if rule := _RULES.get(name):
        return rule(cursor, at)
    if name in STYLES:
        return _styled(cursor, STYLES[name], at)
    if name in _WITHOUT_OUTPUT:
        return _without_output(cursor, name, at)
    return (name in ACCENTS and _accent(cursor, name, at)) or _word(cursor, name, at)


def _sign(cursor: Cursor, sign: str, at: int) -> int:
    if sign in "([" and (after := bracketed(cursor, at, sign)):
        return after
    if sign in ACCENTS and (after := _accent(cursor, sign, at)):
        return after
    cursor.say(PUNCTUATION.get(sign, sign))
    return at


def _begin(cursor: Cursor, at: int) -> int:
    return environment(cursor, at) or _skip(cursor, at)


def _skip(cursor: Cursor, at: int) -> int:
    inside = cursor.argument(at)
    return inside[2] if inside else at


def _url(cursor: Cursor, at: int) -> int:
    inside = cursor.argument(at)
    if not inside:
        return at
    shown = unescape_address(cursor.text[inside[0] : inside[1]])
    if url := safe_url(shown):
        cursor.out.append(Anchor(url, (Words(shown),)))
    else:
        cursor.say(shown)
    return inside[2]


def _href(cursor: Cursor, at: int) -> int:
    target = cursor.argument(at)
    label = cursor.argument(target[2]) if target else None
    if not target or not label:
        return _url(cursor, at)
    url = safe_url(unescape_address(cursor.text[target[0] : target[1]]))
    children = without_links(cursor.inline(label[0], label[1]))
    cursor.out.extend([Anchor(url, children)] if url else children)
    return label[2]


def without_links(nodes: tuple[object, ...]) -> tuple[Words | Styled, ...]:
    """Unwrap links inside what becomes a link itself."""
    out: list[object] = []
    for node in nodes:
        if isinstance(node, Anchor):
            out.extend(without_links(node.children))
        elif isinstance(node, Styled):
            out.append(Styled(node.tag, without_links(node.children)))
        else:
            out.append(node)
    return tuple(out)  # type: ignore[arg-type]


def _styled(cursor: Cursor, tag: Tag, at: int) -> int:
    if inside := cursor.argument(at):
        children = cursor.inline(inside[0], inside[1])
        if children:
            cursor.out.append(Styled(tag, children))
        return inside[2]
    start = at + 1 if cursor.char_at(at) == " " else at
    word = _WORD.match(cursor.text, start, cursor.end)
    if not word:
        return at
    cursor.out.append(Styled(tag, (Words(word[0]),)))
    return word.end()


def _cite(cursor: Cursor, at: int) -> int:
    inside = cursor.argument(cursor.optional(at))
    if not inside:
        return at
    keys = [key.strip() for key in cursor.text[inside[0] : inside[1]].split(",")]
    cursor.say(f"[{', '.join(filter(None, keys))}]")
    return inside[2]


def _footnote(cursor: Cursor, at: int) -> int:
    inside = cursor.argument(cursor.optional(at))
    if not inside:
        return at
    last = cursor.out[-1] if cursor.out else Words(" ")
    spaced = isinstance(last, Words) and last.text[-1:].isspace()
    cursor.say("(" if spaced else " (")
    cursor.out.extend(cursor.inline(inside[0], inside[1]))
    cursor.say(")")
    return inside[2]


def _without_output(cursor: Cursor, name: str, at: int) -> int:
    at = _skip(cursor, cursor.optional(at))
    inside = cursor.argument(at) if name in _KEEPS_LAST else None
    if not inside:
        return at
    cursor.out.extend(cursor.inline(inside[0], inside[1]))
    return inside[2]


def _accent(cursor: Cursor, name: str, at: int) -> int | None:
    """Put an accent on what follows; None when no letter takes it."""
    if name.isalpha() and cursor.char_at(at) not in ("{", " ", "\\"):
        return None
    match = _ACCENT_TARGET.match(cursor.text, at, cursor.end)
    if not match:
        return None
    letter = match[1] or match[2] or match[3] or match[4] or ""
    composed = accented(letter, ACCENTS[name])
    if not composed and letter:
        composed = letter + ACCENTS[name]
    cursor.say(composed)
    return match.end() if composed else None


def _word(cursor: Cursor, name: str, at: int) -> int:
    """Read a symbol, a declaration, a transparent or an unknown command."""
    if name in DECLARATIONS:
        return _eat_space(cursor, at)
    if name in SYMBOLS:
        return _symbol(cursor, SYMBOLS[name], at)
    if name.startswith("cite"):
        return _bare_key(cursor, name, at)
    if known := next((style for style in STYLES if name.startswith(style)), ""):
        return _styled(cursor, STYLES[known], at - len(name) + len(known))
    return _unknown(cursor, name, at)


def _bare_key(cursor: Cursor, name: str, at: int) -> int:
    r"""Read \citeOak:01, a citation whose braces are lost."""
    rest = _KEY.match(cursor.text, at, cursor.end)
    key = _CITE.sub("", name) + (rest[0] if rest else "")
    cursor.say(f"[{key.replace(',', ', ')}]")
    return rest.end() if rest else at


def _unknown(cursor: Cursor, name: str, at: int) -> int:
    """Read a command without a meaning: its argument, else what it must stand for."""
    transparent = name.startswith("text") or name in _TRANSPARENT
    inside = cursor.argument(at) if cursor.char_at(at) == "{" else None
    if inside and inside[1] > inside[0]:
        if not transparent:
            cursor.out.append(Unknown(name, ""))
        cursor.out.extend(cursor.inline(inside[0], inside[1]))
        return inside[2]
    if transparent:
        glued = name.removeprefix("text")
        if glued == name or glued in _FONTS:
            return _eat_space(cursor, at)
        cursor.say(glued)
        return at
    alias = cursor.source.name if name.lower() in _ALIASES else ""
    cursor.out.append(Unknown(name, alias or name))
    return _end_of_name(cursor, inside[2] if inside else at)


def _symbol(cursor: Cursor, shown: str, at: int) -> int:
    """Say a symbol; a letter eats the space after it, a word or a stop does not."""
    cursor.say(shown)
    if shown.endswith(".") and (stop := _ABBREVIATION_STOP.match(cursor.text, at, cursor.end)):
        return stop.end()
    after = _end_of_name(cursor, at)
    return (
        _eat_space(cursor, after) if len(shown) == 1 and shown.isalpha() and after == at else after
    )


def _end_of_name(cursor: Cursor, at: int) -> int:
    """Skip what authors put to end a name: {} or \\xspace."""
    for ending in ("{}", "\\xspace"):
        if cursor.text.startswith(ending, at) and at + len(ending) <= cursor.end:
            at += len(ending)
    return at


def _eat_space(cursor: Cursor, at: int) -> int:
    while at < cursor.end and cursor.text[at] in " \n":
        at += 1
    return at


_RULES: dict[str, Callable[[Cursor, int], int]] = {
    "begin": _begin,
    "end": _skip,
    "href": _href,
    **dict.fromkeys(("url", "path", "nolinkurl"), _url),
    **dict.fromkeys(("footnote", "footnotetext", "thanks"), _footnote),
    **dict.fromkeys(_CITES, _cite),
}
