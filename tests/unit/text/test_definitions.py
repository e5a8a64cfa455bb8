from __future__ import annotations

import pytest

from site_builder.text import Macro, expand_macros, read_macros
from site_builder.text.definitions import LONGEST

DEFINITIONS = [
    (r"\newcommand{\ours}{ShelfNet}", {"ours": Macro("ShelfNet")}),
    (r"\newcommand\ours{ShelfNet\xspace}", {"ours": Macro("ShelfNet")}),
    (r"\renewcommand*{\R}{\mathbb{R}}", {"R": Macro(r"\mathbb{R}")}),
    (r"\providecommand{\set}[1]{\{#1\}}", {"set": Macro(r"\{#1\}", 1)}),
    (r"\newcommand{\ball}[2][r]{B_{#1}(#2)}", {"ball": Macro("B_{#1}(#2)", 2, "r")}),
    (r"\def\pair#1#2{(#1, #2)}", {"pair": Macro("(#1, #2)", 2)}),
    (r"\DeclareMathOperator{\rank}{rank}", {"rank": Macro(r"\operatorname{rank}")}),
    (r"\DeclareMathOperator*{\best}{best}", {"best": Macro(r"\operatorname*{best}")}),
    ("% mine\n\\def\\a{b} % so\n\n\\def\\c{5\\%}\n", {"a": Macro("b"), "c": Macro(r"5\%")}),
    ("", {}),
]


@pytest.mark.parametrize(("source", "macros"), DEFINITIONS)
def test_definitions_are_read_as_a_preamble_has_them(source: str, macros: dict[str, Macro]) -> None:
    assert read_macros(source) == macros


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (r"\ours = ShelfNet", r"expected a definition such as .* found \\ours = ShelfNet"),
        (r"\newcommand{\ours}{ShelfNet", r"the braces of \\ours are not closed"),
        ("\\def\\a{b}\nand so", "found and so"),
    ],
)
def test_what_is_no_definition_is_refused(source: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_macros(source)


OURS = r"\newcommand{\ours}{ShelfNet}"
BALL = r"\newcommand{\ball}[2][r]{B_{#1}(#2)}"
EXPANSIONS = [
    (OURS, r"Is \ours{} good? \ours is; \ours.", "Is ShelfNet good? ShelfNet is; ShelfNet."),
    (OURS, r"\ours\xspace and \oursome", r"ShelfNet and \oursome"),
    (BALL, r"$\ball{x}$, $\ball[2]{x}$, $\ball y$", "$B_{r}(x)$, $B_{2}(x)$, $B_{r}(y)$"),
    (r"\def\a#1{<#1>}", r"\a{p{q}} \a\b \a", r"<p{q}> <\b> \a"),
    (r"\def\a{\b\b} \def\b{x}", r"\a", "xx"),
]


@pytest.mark.parametrize(("definitions", "text", "expanded"), EXPANSIONS)
def test_macros_give_way_to_what_they_stand_for(definitions: str, text: str, expanded: str) -> None:
    assert expand_macros(text, read_macros(definitions)) == expanded


def test_definitions_that_feed_on_each_other_come_to_an_end() -> None:
    macros = read_macros(r"\def\a{\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a}")

    assert len(expand_macros(r"\a", macros)) <= LONGEST
