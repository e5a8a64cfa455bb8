"""Score typesetting against a gold file, and time it on a corpus.

python tests/bench/bench_text.py [--gold markup.jsonl] [--corpus papers.jsonl.xz -n 1000]
python tests/bench/bench_text.py --corpus papers.jsonl.xz --sample 200 --seed 7
"""

from __future__ import annotations

import argparse
import json
import lzma
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from html import escape, unescape
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

from site_builder.engine.mathml import Formulas
from site_builder.text import repair, typeset_abstract, typeset_title
from site_builder.text.hyphens import mend_hyphens

MATHS = re.compile(r"(<math[^>]*>)(.*?)</math>", re.DOTALL)
SPACES = re.compile(r"[ \n]+")
OPAQUE = re.compile(r"<math.*?</math>|<code.*?</code>|<a .*?</a>", re.DOTALL)
MONEY = re.compile(r"\$\s?\d|\d\s?\$(?![A-Za-z\d])|[A-Z]\$\d")
CUT = re.compile(r"\$[^$]{0,40}(?:</p>)?$")
BROKEN = re.compile(r"\b[A-Za-z]{2,}-(?: |\s*\n\s*)[a-z]{2,}\b")
SUSPENDED = re.compile(r"- (?:and|or|to|versus|vs|nor|but|as)\b")
MARKUP = re.compile(
    r"\\[A-Za-z'\"^`~=.(\[]|\$|\*\w|\w\*|_\w|[{}<>~^]|``|\'\'|--|://|www\.|\]\(|&\w|\w- |\w-\n"
    r"|[\x80-\x9f\x00-\x08\ufb00-\ufb06´¨ˆ˜¿¡]|Ã|â€|\n\s*\n|\n\s*[-*•\d(]|\"\"|[a-z)]\.[A-Z]| [,.;](?:\s|$)"
    r"|[a-z]@|(?<!\w)\'\w|\"$|^\s*Abstract"
)
"""What makes a paper one to read with one's own eyes."""


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
    formulas = 0
    for identity, title, abstract in done:
        formulas += title.html.count("<math") + abstract.html.count("<math")
        for fault in sorted({*faults(title.html), *faults(abstract.html)}):
            seen[fault] += 1
            if show:
                print(f"{fault}: {identity}: {title.html} | {abstract.html[:3000]}")
    print(f"{len(sample)} papers in {seconds:.1f} s: {len(sample) / seconds:.0f} papers/s")
    print(f"  {formulas} formulas set")
    for fault, number in sorted(seen.items()):
        print(f"  papers with {fault}: {number}")
    hyphens(sample)


def faults(html: str) -> Iterator[str]:
    balance = Balance()
    balance.feed(html)
    if balance.open or balance.faults:
        yield "unbalanced elements"
    words = OPAQUE.sub("", html)
    if "\\" in words:
        yield "backslashes left"
    if "$" in MONEY.sub("", words):
        yield "a dollar cut off" if CUT.search(words) else "a dollar without its partner"
    elif "$" in words:
        yield "money"
    if "://" in words:
        yield "addresses not linked"
    if 'class="tex"' in html:
        yield "formulas not set"


def hyphens(sample: list[dict[str, str]]) -> None:
    """Count what became of "x- y"."""
    counts: Counter[str] = Counter()
    for paper in sample:
        for broken in BROKEN.findall(repair(f"{paper['title']}\n\n{paper['abstract']}")):
            mended = mend_hyphens(broken)
            if mended != broken:
                counts["joined with a hyphen" if "-" in mended else "joined"] += 1
            else:
                counts["left, suspended" if SUSPENDED.search(broken) else "left"] += 1
    print("  broken words: " + ", ".join(f"{n} {kind}" for kind, n in sorted(counts.items())))


def read_by_eye(corpus: Path, count: int, seed: int, render: Formulas) -> None:
    """Print source, HTML and text of papers with markup, the parts that differ only."""
    marked = [
        p for p in papers(corpus, 1_000_000) if MARKUP.search(p["title"] + "\n" + p["abstract"])
    ]
    for paper in random.Random(seed).sample(marked, count):
        print(f"== {paper['id']}")
        for source, done in (
            (paper["title"], typeset_title(paper["title"], render)),
            (paper["abstract"], typeset_abstract(paper["abstract"], render)),
        ):
            if " ".join(source.split()) != done.html.removeprefix("<p>").removesuffix("</p>"):
                shown = MATHS.sub(r"⟦maths⟧", done.html)
                print(f"S {source!r}\nH {shown}\nT {done.plain}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gold", type=Path)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("-n", type=int, default=1000)
    parser.add_argument("--sample", type=int, help="print so many papers with markup instead")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--show", action="store_true", help="print what is at fault")
    options = parser.parse_args()
    render = Formulas()
    if options.gold:
        score(options.gold, render)
    if options.corpus and options.sample:
        read_by_eye(options.corpus, options.sample, options.seed, render)
    elif options.corpus:
        survey(options.corpus, options.n, render, show=options.show)


if __name__ == "__main__":
    main()
