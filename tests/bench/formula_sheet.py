"""Write a page of a corpus's formulas, to be looked at in browsers.

python -m tests.bench.formula_sheet papers.jsonl.xz sheet.html [-n 20000] [--no-font]

It holds the most frequent formulas, then the most frequent and the longest of
each kind, as the site would show them, and tells how large their font is.
"""

from __future__ import annotations

import argparse
import re
from base64 import b64encode
from collections import Counter
from html import escape
from itertools import islice
from pathlib import Path

from site_builder.assets.formulas import FAMILY, FONT_FILE, FONT_PACKAGE, formula_font, letters
from site_builder.engine import bundler, node
from site_builder.engine.mathml import Formulas
from site_builder.text import typeset_abstract
from tests.bench import corpus

FREQUENT = 20
OF_A_KIND = 3
LONGEST = 120
KINDS = {
    "roots": r"\\sqrt",
    "fences": r"\\left|\\[bB]ig",
    "tables": r"\\begin",
    "accents": r"\\(?:hat|tilde|bar|vec|dot)\b",
    "wide accents": r"\\(?:wide|over|under)",
    "primes": r"'|\\prime",
    "letters": r"\\math(?:cal|scr|bb|bf|sf|frak)",
    "large operators": r"\\(?:sum|prod|int|bigcup|max|min|sup)_",
    "fractions": r"\\frac",
    "words": r"\\(?:text|mathrm|operatorname)",
    "relations": r"\\(?:leq?|geq?|lesssim|sim|subset|to)\b",
    "norms": r"\\\||\\[lr]?Vert",
}
STYLE = """
body { display: block; padding: 1rem; }
main { columns: 22rem; font-size: 1.125rem; line-height: 1.65; }
p { break-inside: avoid; border-block-end: 1px solid #8884; overflow-x: auto; }
"""


class Noting:
    """Sets formulas and counts them."""

    def __init__(self) -> None:
        self.render = Formulas()
        self.seen: Counter[tuple[str, bool]] = Counter()

    def __call__(self, tex: str, display: bool) -> str:
        html = self.render(tex, display)
        self.seen[tex, display] += bool(html)
        return html


def chosen(seen: Counter[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """The formulas to be shown, each once."""
    by_count = sorted((each for each in seen if seen[each]), key=lambda each: (-seen[each], each))
    found = dict.fromkeys(by_count[:FREQUENT])
    for pattern in KINDS.values():
        kind = [each for each in by_count if re.search(pattern, each[0])]
        short = [each for each in kind if len(each[0]) <= LONGEST]
        long = sorted(short, key=lambda each: -len(each[0]))
        found |= dict.fromkeys(kind[:OF_A_KIND] + long[:OF_A_KIND])
    return list(found)


def page(formulas: list[tuple[str, bool]], *, with_font: bool) -> str:
    """A page that needs no other file."""
    marks = {True: "$$", False: "$"}
    sources = (f"{marks[display]}{tex}{marks[display]}" for tex, display in formulas)
    rows = [f"<p>as {typeset_abstract(source, Formulas()).html[3:-4]} in</p>" for source in sources]
    body = "".join(rows)
    styles = bundler.bundle((node.ROOT / "static",), "css/main.css").decode()
    if with_font:
        whole = (node.package(FONT_PACKAGE) / FONT_FILE).read_bytes()
        font = formula_font((whole, letters([body])))
        print(f"{len(letters([body]))} letters, font of {len(font)} bytes")
        address = f"data:font/woff2;base64,{b64encode(font).decode()}"
        styles += f'@font-face {{ font-family: "{FAMILY}"; src: url({address}); }}'
    title = escape(f"{len(formulas)} formulas")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<style>{styles}{STYLE}</style><main>{body}</main></html>"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("corpus", type=Path)
    parser.add_argument("sheet", type=Path)
    parser.add_argument("-n", type=int, default=20_000, help="papers that are read")
    parser.add_argument("--no-font", action="store_true", help="leave it to the system's fonts")
    options = parser.parse_args()
    noting = Noting()
    for paper in islice(corpus.read(options.corpus), options.n):
        typeset_abstract(paper.abstract, noting)
    formulas = chosen(noting.seen)
    print(f"{len(noting.seen)} formulas, {len(formulas)} shown")
    options.sheet.write_text(page(formulas, with_font=not options.no_font), encoding="utf-8")


if __name__ == "__main__":
    main()
