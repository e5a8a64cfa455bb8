"""Typeset damaged abstracts of a corpus and say what breaks.

python tests/bench/fuzz_text.py papers.jsonl.xz [-n 100000] [--seed 1] [--start 0] [--maths]
python tests/bench/fuzz_text.py --patterns

Mutant number k of a seed is always the same text, so that a run can be cut in
pieces by --start and -n, and a fault be looked at again.
"""

from __future__ import annotations

import argparse
import pkgutil
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from html import escape
from importlib import import_module
from itertools import chain
from pathlib import Path
from re import _parser  # type: ignore[attr-defined]
from xml.etree import ElementTree

from corpus import read

from site_builder import text
from site_builder.engine.mathml import Formulas
from site_builder.model import MathRenderer, Text
from site_builder.text import mathml, repair, typeset_abstract, typeset_title

OURS = frozenset(
    ["div", "p", "ul", "ol", "li", "em", "strong", "code", "u", "sub", "sup", "span", "br", "a"]
)
ATTRIBUTES = frozenset(["href", "rel", "class"])
ADDRESS = re.compile(r"(?:https?://|mailto:)[^\s\"<>]+", re.IGNORECASE)
CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
TAG_OF_OURS = re.compile(r'<math|<mi>|class="sc"|rel="nofollow')
PROSE = re.compile(r"(?<![^ ])(?:[A-Za-z]{1,20}[,;]? ){3,40}[A-Za-z]{1,20}\.")
SLOW = 0.25
"""Seconds that no abstract may take."""

MARKS = [
    *"$\\{}[]()*_`'\"~<>&^%#|-–.,:;/@!?=\n\r\t \xa0",
    "$$", "\\(", "\\)", "\\[", "\\]", "``", "''", "**", "***", "--", "---", "](", "\n\n", "\\\\",
    "\\emph{", "\\textbf{", "{\\em ", "\\frac{", "\\sqrt", "\\alpha", "\\begin{", "\\end{", "\\item ",
    "\\cite{", "\\footnote{", "\\left(", "\\right", "\\'", "\\url{", "- ", "\n- ", "\n1. ", "\n2. ",
]  # fmt: skip
HOSTILE = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>",
    "javascript:alert(1)", "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](data:text/html,x)",
    "\\href{javascript:alert(1)}{x}", "\\url{javascript:alert(1)}", "\\href{//evil.example.org}{x}",
    "$\\href{javascript:alert(1)}{x}$", "$\\text{<script>alert(1)</script>}$", "$\\class{x}{y}$",
    "$\\includegraphics{https://evil.example.org}$", "$\\style{color:red}{x}$", '<a href="javascript:x">y</a>',
    '<a href="https://ok.example.org" onclick="x">y</a>', "https://ok.example.org/\"onmouseover=alert(1)",
    "https://ok.example.org/'><b>", "<p onclick=x>", "</p>", "</div>", "</math>", "<math><mi>x</mi></math>",
    "<!--", "-->", "<![CDATA[", "]]>", "<?xml?>", "&#0;", "&#x202e;", "&#xd800;", "&#9999999;", "&lt;script&gt;",
    "&amp;lt;", "&nbsp;", "{{7*7}}", "{% x %}", "\x00", "\x08", "\x0b", "\x0c", "\x1b[31m", "\x7f", "\x85", "\x9d",
    "\ud800", "\udc00", "\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\ufffe", "\uffff", "\u2028", "\u0301",
    "\u0338", "\u20d7", "\U000e0001", "\U0001f468\u200d\U0001f4bb", "שלום", "مرحبا", "图像", "ﬁ", "´", "¨", "¿", "¡",
    "â€™", "Ã©", "ÃƒÂ©", "{" * 40, "}" * 40, "$" * 9, "*" * 9, "_" * 9, "[" * 30, "(" * 30, "<" * 20, "`" * 7,
    "\\" * 7, "&" * 5, "^" * 6, "-" * 9, "~" * 5, "'" * 5, '"' * 5, "\\sqrt{" * 30, "x^{" * 30, "\\emph{" * 30,
    "\\frac" * 5, "\\left(" * 9, "a@" * 9, "http://" * 4, "www." * 4, "1. a\n2. b\n", "- a\n- b\n",
]  # fmt: skip
TOKEN = re.compile(r"\w+|[^\w\s]|\s+")

Mutation = Callable[[random.Random, str, str], str]


def cut(dice: random.Random, source: str, _other: str) -> str:
    start = dice.randrange(len(source) + 1)
    return source[start:] if dice.random() < 0.5 else source[:start]


def drop_marks(dice: random.Random, source: str, _other: str) -> str:
    share = dice.choice([0.05, 0.3, 0.8])
    return re.sub(r"[^\w\s]", lambda match: "" if dice.random() < share else match[0], source)


def double_marks(dice: random.Random, source: str, _other: str) -> str:
    share = dice.choice([0.05, 0.3])
    return re.sub(r"[^\w\s]", lambda match: match[0] * (2 if dice.random() < share else 1), source)


def swap(dice: random.Random, source: str, _other: str) -> str:
    tokens = TOKEN.findall(source)
    for _ in range(dice.randint(1, 6) if tokens else 0):
        a, b = dice.randrange(len(tokens)), dice.randrange(len(tokens))
        tokens[a], tokens[b] = tokens[b], tokens[a]
    return "".join(tokens)


def insert(dice: random.Random, source: str, _other: str) -> str:
    for _ in range(dice.randint(1, 8)):
        at = dice.randrange(len(source) + 1)
        source = source[:at] + dice.choice(MARKS) + source[at:]
    return source


def attack(dice: random.Random, source: str, _other: str) -> str:
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(source) + 1)
        source = source[:at] + dice.choice(HOSTILE) + source[at:]
    return source


def splice(dice: random.Random, source: str, other: str) -> str:
    return source[: dice.randrange(len(source) + 1)] + other[dice.randrange(len(other) + 1) :]


def stammer(dice: random.Random, source: str, _other: str) -> str:
    tokens = TOKEN.findall(source) or ["$"]
    at = dice.randrange(len(tokens))
    tokens[at] *= dice.choice([2, 3, 50, 400])
    return "".join(tokens)


def glue(dice: random.Random, source: str, _other: str) -> str:
    share = dice.choice([0.02, 0.2, 1])
    return re.sub(r"\s+", lambda match: "" if dice.random() < share else match[0], source)


MUTATIONS: tuple[Mutation, ...] = (
    cut, drop_marks, double_marks, swap, insert, insert, attack, attack, splice, stammer, glue,
)  # fmt: skip


def mutant(seed: int, number: int, sources: list[str]) -> str:
    """Give the mutant of this number: one to three mutations of one text."""
    dice = random.Random(f"{seed}:{number}")
    result = dice.choice(sources)
    for _ in range(dice.choice([1, 1, 2, 3])):
        result = dice.choice(MUTATIONS)(dice, result, dice.choice(sources))
    return result[:20_000]


def show_tex(tex: str, display: bool) -> str:
    """Stand in for the renderer."""
    mark = ' display="block"' if display else ""
    return f"<math{mark}><mi>{escape(tex, quote=False)}</mi></math>"


def faults(source: str, render: MathRenderer) -> Iterator[str]:
    """Yield what is wrong with a text's renderings."""
    title, abstract = typeset_title(source, render), typeset_abstract(source, render)
    for kind, done in (("title", title), ("abstract", abstract)):
        yield from (f"{kind}: {fault}" for fault in malformed(done))
    if "\n" in title.plain:
        yield "title: more than one line"
    mended = repair(source)
    if repair(mended) != mended:
        yield "repair is not idempotent"
    for sentence in PROSE.findall(source)[:3]:
        plain = typeset_abstract(sentence, render).plain
        if typeset_abstract(plain, render).plain != plain:
            yield "prose of prose differs"


def malformed(done: Text) -> Iterator[str]:
    if CONTROL.search(done.plain) or CONTROL.search(done.html):
        yield "control characters"
    if TAG_OF_OURS.search(done.plain) and not TAG_OF_OURS.search(repair(done.source)):
        yield "tags in plain text"
    try:
        root = ElementTree.fromstring(f"<div>{done.html.replace('<br>', '<br/>')}</div>")
    except ElementTree.ParseError:
        yield "not well-formed"
        return
    for element in root.iter():
        inside_maths = element.tag in mathml.ELEMENTS
        if element.tag not in OURS and not inside_maths:
            yield f"element {element.tag}"
        allowed = ATTRIBUTES | mathml.ATTRIBUTES.keys() if inside_maths else ATTRIBUTES
        yield from (f"attribute {name}" for name in element.attrib if name not in allowed)
        if not ADDRESS.fullmatch(element.get("href", "https://ok")):
            yield "address"
        if element.tag == "a" and any(child.tag == "a" for child in list(element.iter())[1:]):
            yield "link in a link"


def fuzz(options: argparse.Namespace, render: MathRenderer) -> None:
    sources = list(
        chain.from_iterable((p.title, p.abstract, p.abstract) for p in read(options.corpus))
    )
    counts: Counter[str] = Counter()
    slowest: list[tuple[float, int, int]] = []
    for number in range(options.start, options.start + options.n):
        source = mutant(options.seed, number, sources)
        start = time.process_time()
        try:
            found = set(faults(source, render))
        except Exception as error:  # noqa: BLE001 - every kind is to be counted
            found = {f"{type(error).__name__}: {error}"[:100]}
        took = time.process_time() - start
        slowest = sorted([*slowest, (took, number, len(source))], reverse=True)[:5]
        if took > SLOW:
            found.add("slow")
        for fault in sorted(found):
            counts[fault] += 1
            if counts[fault] <= options.show:
                print(f"{fault}: mutant {number}: {source!r}"[: options.width], flush=True)
    print(
        f"{options.n} mutants from {options.start} of seed {options.seed}: {sum(counts.values())} faults"
    )
    for fault, count in counts.most_common():
        print(f"  {fault}: {count}")
    for took, number, length in slowest:
        print(f"  {took * 1000:.0f} ms: mutant {number}, {length} characters")


def literals(pattern: str, flags: int) -> Iterator[str]:
    """Yield every run of literal characters of a pattern."""

    def walk(parsed: object) -> Iterator[str]:
        run = ""
        for item in parsed if isinstance(parsed, list | tuple | _parser.SubPattern) else ():
            name = str(item[0]) if isinstance(item, tuple) and len(item) == 2 else ""
            if name == "LITERAL":
                run += chr(item[1])
                continue
            yield from [run] if run else []
            run = ""
            if isinstance(item, list | tuple | _parser.SubPattern):
                yield from walk(item)
        yield from [run] if run else []

    yield from walk(_parser.parse(pattern, flags))


STEPS: tuple[Callable[[str], object], ...] = (
    lambda source: typeset_abstract(source, show_tex),
    lambda source: typeset_title(source, show_tex),
    repair,
)


def seconds(step: Callable[[str], object], source: str) -> float:
    """Time one step, in seconds of the processor."""
    start = time.process_time()
    step(source)
    return time.process_time() - start


def patterns() -> None:
    """Time each literal of each pattern, repeated to 50, 100 and 200 kB."""
    found: set[str] = set()
    for module in pkgutil.iter_modules(text.__path__):
        for value in vars(import_module(f"site_builder.text.{module.name}")).values():
            if isinstance(value, re.Pattern):
                found.update(literals(value.pattern, value.flags & ~re.UNICODE))
    pieces = sorted(found | set(MARKS) | set(HOSTILE) | {f"{piece} " for piece in found})
    rows = []
    for piece in pieces:
        times = []
        for size in (50_000, 100_000, 200_000):
            source = (piece * (size // len(piece) + 1))[:size]
            times.append(max(seconds(step, source) for step in STEPS))
        rows.append((times, piece))
    rows.sort(reverse=True, key=lambda row: row[0][-1])
    print(f"{len(pieces)} literals, each repeated to 50, 100 and 200 kB; the slowest, in s:")
    for times, piece in rows[:15]:
        print("  " + " ".join(f"{took:6.2f}" for took in times), repr(piece[:60]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("corpus", type=Path, nargs="?")
    parser.add_argument("-n", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--maths", action="store_true", help="set formulas with the real engine")
    parser.add_argument("--patterns", action="store_true", help="time the patterns instead")
    parser.add_argument("--show", type=int, default=3, help="mutants printed of each fault")
    parser.add_argument("--width", type=int, default=600, help="characters printed of a mutant")
    options = parser.parse_args()
    if options.patterns:
        patterns()
    if options.corpus:
        fuzz(options, Formulas() if options.maths else show_tex)


if __name__ == "__main__":
    main()
