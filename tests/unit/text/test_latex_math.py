from __future__ import annotations

import pytest

from site_builder.text.latex_math import LONGEST, attempts

SECOND = [
    (r"\eps", r"\varepsilon"),
    (r"\R^d", r"\mathbb{R} ^d"),
    (r"\cO(n)", r"\mathcal{O} (n)"),
    (r"\bx+\mA", r"\mathbf{x} +\mathbf{A}"),
    (r"\hatx", r"\hat{x}"),
    (r"\mathcalO(n)", r"\mathcal{O} (n)"),
    (r"\sqrtT", r"\sqrt{T}"),
    (r"\logn", r"\log n"),
    (r"\norm{x}", r"\lVert x\rVert"),
    (r"\abs{a_{b_{c}} + \norm{x}}", r"\lvert a_{b_{c}} + \lVert x\rVert \rvert"),
    (r"\rank(A)", r"\operatorname{rank} (A)"),
    (r"\tilde\mathcal{O}", r"\tilde{\mathcal{O}}"),
    (r"x_\text{in}", r"x_{\text{in}}"),
]


@pytest.mark.parametrize(("tex", "mended"), SECOND)
def test_the_second_rung_expands_macros(tex: str, mended: str) -> None:
    assert list(attempts(tex))[1].tex.strip() == mended


@pytest.mark.parametrize(
    ("tex", "escaped"),
    [
        ("5%", r"5\%"),
        (r"5\%", r"5\%"),
        ("#P", r"\#P"),
        (r"\\alpha", r"\alpha"),
        (r"\O(n)", r"\mathcal{O}(n)"),
        ("K^-0.8 x^-1", "K^{-0.8} x^{-1}"),
        (r"\mleft(x\mright)", r"\left(x\right)"),
        ("x", "x"),
    ],
)
def test_the_first_rung_escapes_what_would_end_the_formula(tex: str, escaped: str) -> None:
    assert next(attempts(tex)).tex == escaped


@pytest.mark.parametrize(
    ("tex", "balanced"),
    [("{x", "{x}"), ("x}", "x"), (r"\left( x", "( x"), ("a & b", "a   b"), ("x^a^b", "x^a{}^b")],
)
def test_a_later_rung_balances(tex: str, balanced: str) -> None:
    assert balanced.split() in [attempt.tex.split() for attempt in attempts(tex)]


def test_no_attempt_is_made_twice() -> None:
    tried = [attempt.tex for attempt in attempts(r"\foo{x}^")]

    assert len(tried) == len(set(tried))


def test_a_formula_beyond_the_cap_is_not_tried() -> None:
    assert list(attempts("x" * (LONGEST + 1))) == []
