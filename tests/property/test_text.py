"""Whatever is typed, typesetting ends, is safe, and says what repair left."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from site_builder.text import (
    clip,
    fingerprint,
    latex_escape,
    mathml,
    name_key,
    notes_html,
    repair,
    similarity,
    slugify,
    typeset_abstract,
    typeset_title,
)

PIECES = [
    "$", "$$", "\\(", "\\)", "\\[", "\\]", "{", "}", "[", "](", ")", "*", "**", "_", "`", "``", "''",
    '"', "'", "~", "--", "^", "<", ">", "<b>", "</b>", "<i", "&", "&lt;", "&amp;", "\\", "\\emph{",
    "\\textbf", "{\\em ", "\\url{", "\\href{", "\\sqrt{", "\\alpha", "\\frac", "\\begin{align}",
    "\\end{align}", "\\begin{itemize}", "\\item ", "\\cite{", "\\footnote{", "\\'", "\n", "\n\n",
    "- ", "1. ", "2. ", "https://kite.example.org/", "www.kite.example.org", "a@b.org", "javascript:",
    "x", "word ", " ", "2", ".", ",", "The ", "é", "´", "Ã©", "图", "\u202e", "\x00", "\t", "\ud800",
    'onclick="', "<script>", "<a href=\"", "- and ", "%", "#",
]  # fmt: skip
sources = st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=30).map("".join)
words = st.text(max_size=60)

TAGS = frozenset(
    [
        "p",
        "ul",
        "ol",
        "li",
        "em",
        "strong",
        "code",
        "u",
        "sub",
        "sup",
        "span",
        "br",
        "a",
        "math",
        "mi",
    ]
)
ADDRESS = re.compile(r"(?:https?://|mailto:)[^\s\"<>]+", re.IGNORECASE)


def show_tex(tex: str, display: bool) -> str:
    """Accept any TeX, as one identifier."""
    mark = ' display="block"' if display else ""
    return f"<math{mark}><mi>{escape(tex, quote=False)}</mi></math>"


class Checker(HTMLParser):
    """Fails on an element or attribute the site does not know, or one left open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS
        assert dict(attrs).keys() <= {"href", "rel", "class", "display"}
        assert ADDRESS.fullmatch(dict(attrs).get("href") or "https://ok")
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check(html: str) -> None:
    checker = Checker()
    checker.feed(html)
    checker.close()
    assert checker.open == []


@given(sources)
def test_an_abstract_becomes_balanced_safe_html(source: str) -> None:
    check(typeset_abstract(source, show_tex).html)


@given(sources)
def test_a_title_becomes_one_balanced_safe_line(source: str) -> None:
    title = typeset_title(source, show_tex)

    check(title.html)
    assert "\n" not in title.plain


@given(sources)
def test_no_renderer_at_all_is_survived(source: str) -> None:
    check(typeset_abstract(source, lambda _tex, _display: "").html)


@given(sources)
def test_plain_text_has_no_controls(source: str) -> None:
    plain = typeset_abstract(source, show_tex).plain

    assert re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]", plain) is None


@given(sources)
def test_repair_of_what_is_repaired_changes_nothing(source: str) -> None:
    once = repair(source)

    assert repair(once) == once


@given(words)
def test_a_slug_is_a_safe_file_name(text: str) -> None:
    assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", slugify(text))
    assert len(slugify(text)) <= 60


@given(words)
def test_a_slug_of_a_slug_is_itself(text: str) -> None:
    assert slugify(slugify(text).replace("-", " ")) == slugify(text)


@given(words, st.integers(0, 40))
def test_a_clipped_text_fits(text: str, limit: int) -> None:
    assert len(clip(text, limit)) <= limit


@given(words)
def test_case_and_spacing_keep_the_fingerprint(text: str) -> None:
    assert fingerprint(f"  {text} \n") == fingerprint(text)


@given(words, words)
def test_similarity_is_symmetric_and_bounded(a: str, b: str) -> None:
    assert 0 <= similarity(a, b) == similarity(b, a) <= 1
    assert similarity(a, a) == 1


@given(words)
def test_escaped_text_has_no_bare_special_characters(text: str) -> None:
    bare = re.sub(r"\\[{}$&#%_,]|\\[a-z]+(?:\{\})?", "", latex_escape(text))

    assert re.search(r"[&#%]", bare) is None


@given(words)
def test_a_name_has_one_key(name: str) -> None:
    assert name_key(name_key(name)) == name_key(name)


@given(sources)
def test_notes_hold_no_script(source: str) -> None:
    assert re.search(r"<script|<[^>]* on\w+=|href=\"javascript:", notes_html(source)) is None


@given(sources)
def test_only_whole_mathml_is_admitted(source: str) -> None:
    admitted = mathml.admit(f"<math><mi>{source}</mi></math>")

    assert admitted == "" or mathml.admit(admitted) == admitted
