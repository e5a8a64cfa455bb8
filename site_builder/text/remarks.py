"""What a person should look at in a text: guesses made, and damage that stays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from site_builder.model import Remark
from site_builder.text.formulas import Formula, Formulas
from site_builder.text.latex_math import guessed
from site_builder.text.tree import Block, Maths, Unknown, walk

_DEFINE = r"Define it under `macros` in site.yaml: \newcommand{\%s}{…}"
_CUT_HINT = "Complete it from the paper: what a source lost cannot be given back."
_SHOWN = 60
"""Characters of a formula that a message quotes."""
_MENDS = {"balanced": "balanced", "stripped": "cut down"}
_DAMAGE = (
    (re.compile(r"\[\?{1,3}\]|(?<![\w?!])\?\?(?!\?)(?=\s?\w)"), "a reference that was lost"),
    (re.compile(r"(?<=[^\W\d_])\?{2,3}(?=[^\W\d_])"), "letters that were lost"),
    (re.compile("\N{REPLACEMENT CHARACTER}"), "a character that was lost"),
)
_OPEN_FORMULA = re.compile(r"(?<!\d)\$(?!\d|[^$]*[.?!]\s)[^$]*\Z")
_CUT = re.compile(
    r"(?:[,:(\[{=+^–—-]|(?<=\s)(?:an?|the|of|with|and|or|for|to|by|from|that|when|where|which|is"
    r"|are|under|such|as|in|on|we|our))\Z"
)
_LONGEST = 100_000
"""Characters of a text that are looked at."""


def remarks(
    source: str, blocks: Iterable[Block], formulas: Formulas, *, prose: bool
) -> tuple[Remark, ...]:
    """Give all remarks on a text, by line, each once; a title is no prose."""
    found = [*_guesses(source, blocks, formulas), *(damage(source) if prose else lost(source))]
    return tuple(sorted(dict.fromkeys(found), key=lambda remark: remark.line))


def damage(source: str) -> Iterator[Remark]:
    """Find in an abstract what an exporter lost and nobody can give back."""
    yield from lost(source)
    text = source[:_LONGEST].rstrip()
    open_formula = _OPEN_FORMULA.search(text) if text.count("$") % 2 else None
    if open_formula or _CUT.search(text):
        where = "a formula" if open_formula else "a sentence"
        yield _damaged(text, len(text), f"the text ends within {where}: “{_one_line(text[-40:])}”")


def lost(source: str) -> Iterator[Remark]:
    """Find where characters were lost."""
    text = source[:_LONGEST]
    for pattern, what in _DAMAGE:
        for match in pattern.finditer(text):
            before = text[max(0, match.start() - 20) : match.start()].rpartition("\n")[2]
            after = text[match.end() : match.end() + 20].partition("\n")[0]
            around = f"{before}{match[0]}{after}".strip()
            yield _damaged(text, match.start(), f"{what}, in “{around}”")


def _guesses(source: str, blocks: Iterable[Block], formulas: Formulas) -> Iterator[Remark]:
    for node in walk(blocks):
        if isinstance(node, Unknown):
            place = source.find(f"\\{node.command}")
            shown = f"shown as “{node.shown}”" if node.shown else "only its argument is shown"
            yield _unknown(_line(source, place), node.command, shown)
        elif isinstance(node, Maths):
            yield from _on_formula(_line(source, _place(source, node.tex)), node, formulas[node])


def _on_formula(line: int, node: Maths, formula: Formula) -> Iterator[Remark]:
    quoted = node.tex if len(node.tex) <= _SHOWN else f"{node.tex[: _SHOWN - 1]}…"
    if not formula.tex:
        message = f"the formula cannot be set, its TeX is shown: {quoted}"
        yield Remark(line=line, code="formula-not-set", message=message, hint="Mend its TeX.")
    elif formula.mend in ("balanced", "stripped"):
        message = f"the formula was {_MENDS[formula.mend]} to be set: {quoted}"
        yield Remark(line=line, code="formula-mended", message=message, hint="Mend its TeX.")
    if formula.mend:
        for command in guessed(node.tex):
            yield _unknown(line, command, f"set as the operator “{command}”")


def _unknown(line: int, command: str, shown: str) -> Remark:
    message = f"\\{command} is defined nowhere; {shown}"
    return Remark(line=line, code="unknown-macro", message=message, hint=_DEFINE % command)


def _damaged(text: str, at: int, message: str) -> Remark:
    return Remark(line=_line(text, at), code="damaged-text", message=message, hint=_CUT_HINT)


def _place(source: str, tex: str) -> int:
    """Find a formula whose white space was squeezed; -1 when it stands there otherwise."""
    first_words = tex[:_SHOWN].split(" ")
    match = re.search(r"\s+".join(map(re.escape, first_words)), source)
    return match.start() if match else -1


def _line(source: str, at: int) -> int:
    return source.count("\n", 0, max(at, 0)) + 1


def _one_line(text: str) -> str:
    return " ".join(text.split())
