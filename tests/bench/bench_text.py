"""Score typesetting against a gold file, and time it on a corpus.

python tests/bench/bench_text.py [--gold markup.jsonl] [--corpus papers.jsonl.xz -n 1000]
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
import time
from collections import Counter
from collections.abc import Iterator
from html import escape, unescape
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

from site_builder.engine.mathml import Formulas
from site_builder.text import typeset_abstract, typeset_title

MATHS = re.compile(r"(<math[^>]*>)(.*?)</math>", re.DOTALL)
SPACES = re.compile(r"[ \n]+")
OPAQUE = re.compile(r"<math.*?</math>|<code.*?</code>|<a .*?</a>", re.DOTALL)


def source_as_maths(tex: str, display: bool) -> str:
    """Stand in for the renderer, so that the HTML can be compared."""
    mark = ' display="block"' if display else ""
    return f"<math{mark}>{escape(tex, quote=False)}</math>"


def normal(html: str) -> str:
    """Drop from HTML what the gold leaves open."""
    html = html.replace(' rel="nofollow ugc noopener"', "")
    html = MATHS.sub(lambda match: match[1] + "".join(match[2].split()) + "</math>", html)
    return SPACES.sub(" ", unescape(html)).replace("<br/>", "<br>")


def score(gold: Path, render: Formulas) -> None:
    counts: Counter[str] = Counter()
    for line in gold.read_text("utf-8").splitlines():
        case = json.loads(line)
        typeset = typeset_title if case["kind"] == "title" else typeset_abstract
        html = typeset(case["input"], source_as_maths).html
        plain = typeset(case["input"], render).plain
        counts["items"] += 1
        for name, got, wanted in (
            ("html", normal(html), normal(case["html"])),
            ("text", plain, case["text"]),
        ):
            counts[name] += got == wanted
            if got != wanted:
                print(f"{case['id']} {name}\n  got    {got}\n  wanted {wanted}")
    print(f"gold: HTML {counts['html']}, text {counts['text']} of {counts['items']}")


class Balance(HTMLParser):
    """Counts elements that are closed out of order or not at all."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 - the base calls it so
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.faults += 1


def papers(corpus: Path, count: int) -> Iterator[dict[str, str]]:
    opened = lzma.open if corpus.suffix == ".xz" else open
    with opened(corpus, "rt", encoding="utf-8") as lines:
        yield from (json.loads(line) for line in islice(lines, count))


def survey(corpus: Path, count: int, render: Formulas, *, show: bool) -> None:
    seen: Counter[str] = Counter()
    sample = list(papers(corpus, count))
    start = time.perf_counter()
    done = [
        (
            paper["id"],
            typeset_title(paper["title"], render),
            typeset_abstract(paper["abstract"], render),
        )
        for paper in sample
    ]
    seconds = time.perf_counter() - start
    for identity, title, abstract in done:
        for text in (title, abstract):
            for fault in faults(text.html):
                seen[fault] += 1
                if show:
                    print(f"{fault}: {identity}: {text.html[:3000]}")
    print(f"{len(sample)} papers in {seconds:.1f} s: {len(sample) / seconds:.0f} papers/s")
    for fault, number in sorted(seen.items()):
        print(f"  {fault}: {number}")


def faults(html: str) -> Iterator[str]:
    balance = Balance()
    balance.feed(html)
    if balance.open or balance.faults:
        yield "unbalanced elements"
    words = OPAQUE.sub("", html)
    if "\\" in words:
        yield "backslashes left"
    if "$" in words:
        yield "dollars left"
    if "://" in words:
        yield "addresses not linked"
    if 'class="tex"' in html:
        yield "formulas not set"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gold", type=Path)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("-n", type=int, default=1000)
    parser.add_argument("--show", action="store_true", help="print what is at fault")
    options = parser.parse_args()
    render = Formulas()
    if options.gold:
        score(options.gold, render)
    if options.corpus:
        survey(options.corpus, options.n, render, show=options.show)


if __name__ == "__main__":
    main()
