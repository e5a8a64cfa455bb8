from __future__ import annotations

import pytest

from site_builder.model import Text
from site_builder.text import damage, typeset_abstract, typeset_title


def stubborn(tex: str, _display: bool) -> str:
    """An engine that takes no braces left open and no command but a few."""
    known = tex.replace(r"\operatorname", "").replace(r"\varepsilon", "")
    good = tex.count("{") == tex.count("}") and "\\" not in known and "@" not in tex
    return f"<math><mi>{len(tex)}</mi></math>" if good else ""


def typeset(source: str, name: str = "") -> Text:
    return typeset_abstract(source, stubborn, name=name)


def told(text: Text) -> list[tuple[int, str, str]]:
    return [(remark.line, remark.code, remark.message) for remark in text.remarks]


def test_a_macro_of_the_method_gets_the_name_in_the_title() -> None:
    text = typeset("Kites fall.\n\nWe fly \\ours{} and \\Method.", name="KiteNet")

    assert text.plain == "Kites fall.\n\nWe fly KiteNet and KiteNet."
    assert told(text) == [
        (3, "unknown-macro", r"\ours is defined nowhere; shown as “KiteNet”"),
        (3, "unknown-macro", r"\Method is defined nowhere; shown as “KiteNet”"),
    ]


@pytest.mark.parametrize(
    ("source", "plain", "message"),
    [
        (r"We fly \ours.", "We fly ours.", r"\ours is defined nowhere; shown as “ours”"),
        (
            r"We fly \kite{high}.",
            "We fly high.",
            r"\kite is defined nowhere; only its argument is shown",
        ),
    ],
)
def test_a_macro_without_a_meaning_shows_its_name_or_its_argument(
    source: str, plain: str, message: str
) -> None:
    text = typeset(source)

    assert (text.plain, told(text)) == (plain, [(1, "unknown-macro", message)])


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("So $a + b$.", []),
        (r"So $\eps$.", []),
        (
            "So\nit is $\\kites$.",
            [(2, "unknown-macro", r"\kites is defined nowhere; set as the operator “kites”")],
        ),
        ("So ${a$.", [(1, "formula-mended", "the formula was balanced to be set: {a")]),
        (
            "So\n\n$@ =\n  b$.",
            [(3, "formula-not-set", "the formula cannot be set, its TeX is shown: @ = b")],
        ),
    ],
)
def test_a_formula_that_had_to_be_guessed_at_is_told(
    source: str, expected: list[tuple[int, str, str]]
) -> None:
    assert told(typeset(source)) == expected


DAMAGED = [
    ("As in [??], kites fly.", "a reference that was lost, in “As in [??], kites fly.”"),
    ("See Section ?? here.", "a reference that was lost, in “See Section ?? here.”"),
    ("Mr. J??gou flies.", "letters that were lost, in “Mr. J??gou flies.”"),
    ("Mr. J\ufffdgou flies.", "a character that was lost, in “Mr. J\ufffdgou flies.”"),
    ("It holds when $n", "the text ends within a formula: “It holds when $n”"),
    ("It holds when the", "the text ends within a sentence: “It holds when the”"),
    ("First, we (", "the text ends within a sentence: “First, we (”"),
    ("It holds for neu-", "the text ends within a sentence: “It holds for neu-”"),
]


@pytest.mark.parametrize(("source", "message"), DAMAGED)
def test_damage_that_nobody_can_undo_is_told(source: str, message: str) -> None:
    assert [remark.message for remark in damage(source)] == [message]


@pytest.mark.parametrize(
    "source",
    [
        "It costs $30.", "At $n$ it holds.", "Really?? We doubt it.", "Why? Because.", "It works with it",
        "It is under 20$", "A method for type A", "See https://kites.example.org/the", "A 100 kg kite",
    ],
)  # fmt: skip
def test_whole_text_is_not_called_damaged(source: str) -> None:
    assert list(damage(source)) == []


def test_damage_is_told_with_its_line() -> None:
    assert [remark.line for remark in damage("One.\nTwo [??].\nThree of\n")] == [2, 3]


def test_a_title_may_end_as_it_likes() -> None:
    assert typeset_title("Kites we Run On", stubborn).remarks == ()
