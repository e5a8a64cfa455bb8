from __future__ import annotations

import pytest

from site_builder.text import mathml
from site_builder.text.mathplain import plain

CASES = [
    ("<mi>x</mi><mo>=</mo><mn>1</mn>", "x = 1"),
    ("<mo>−</mo><mi>x</mi><mo>+</mo><mi>y</mi>", "−x + y"),
    ("<mn>40</mn><mo>×</mo>", "40×"),
    ("<mi>a</mi><mo>∗</mo><mi>b</mi>", "a * b"),
    ("<msub><mi>ℓ</mi><mn>2</mn></msub>", "ℓ₂"),
    ("<msup><mi>x</mi><mrow><mn>3</mn><mi>/</mi><mn>2</mn></mrow></msup>", "x^(3/2)"),
    ("<msup><mi>x</mi><mi>n</mi></msup>", "x^n"),
    ("<msup><mi>x</mi><mo>∗</mo></msup>", "x*"),
    ("<msubsup><mi>ℤ</mi><mi>p</mi><mn>2</mn></msubsup>", "ℤ_p²"),
    ("<msqrt><mi>T</mi></msqrt>", "√T"),
    ("<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt>", "√(a + b)"),
    ("<mfrac><mn>1</mn><mn>2</mn></mfrac>", "1/2"),
    ("<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>", "(a + b)/c"),
    ("<mover><mi>O</mi><mo>~</mo></mover>", "Õ"),
    ("<mover><mi>x</mi><mo>^</mo></mover>", "x̂"),
    ("<mi>𝒪</mi><mi>𝐱</mi><mi>ϵ</mi>", "Oxε"),
    ("<mi>log</mi><mo>\u2061</mo><mi>T</mi>", "log T"),
    ("<mi>n</mi><mi>poly</mi><mo>\u2061</mo><mo>(</mo><mi>d</mi><mo>)</mo>", "n poly(d)"),
    ('<mi>a</mi><mo separator="true">,</mo><mi>b</mi>', "a, b"),
    ('<mi>y</mi><mo lspace="0.22em">|</mo><mi>x</mi>', "y | x"),
    ("<mi>a</mi><mo>:</mo><mo>=</mo><mi>b</mi>", "a := b"),
    ("<mtable><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>", "a; b"),
    ("<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>x</mi>", "∑_i^n x"),
    ("<msup><mn>90</mn><mo>∘</mo></msup>", "90°"),
    # What is in a fraction, and what stands beside it.
    ("<mfrac><mi>a</mi><mrow><mn>2</mn><mi>n</mi></mrow></mfrac>", "a/(2n)"),
    ("<mfrac><mi>a</mi><msup><mi>n</mi><mn>2</mn></msup></mfrac>", "a/n²"),
    ("<mfrac><mi>a</mi><mrow><mi>‖</mi><mi>x</mi><mi>‖</mi></mrow></mfrac>", "a/‖x‖"),
    ("<mfrac><mi>d</mi><mrow><mi>d</mi><mi>x</mi></mrow></mfrac><mi>f</mi>", "(d/dx)f"),
    ("<mfrac><mn>1</mn><mi>a</mi></mfrac><mo>(</mo><mi>b</mi><mo>)</mo>", "(1/a)(b)"),
    ("<mfrac><mn>1</mn><mi>a</mi></mfrac><mo>+</mo><mi>b</mi>", "1/a + b"),
    ("<mi>|</mi><mfrac><mn>1</mn><mi>a</mi></mfrac><mi>|</mi>", "|1/a|"),
    ("<mi>x</mi><mfrac><mn>1</mn><mn>2</mn></mfrac>", "x(1/2)"),
    (
        "<mi>log</mi><mo>\u2061</mo><mspace width='0.1667em'/><mfrac><mn>1</mn><mi>a</mi></mfrac>",
        "log(1/a)",
    ),
    ("<msup><mfrac><mi>a</mi><mi>b</mi></mfrac><mi>n</mi></msup>", "(a/b)^n"),
    (
        "<mn>1</mn><mi>/</mi><mspace width='0.1667em'/><mi>log</mi><mo>\u2061</mo><mi>n</mi>",
        "1/log n",
    ),
    # Roots.
    ("<msqrt><mi>k</mi><mi>T</mi></msqrt>", "√(kT)"),
    ("<msqrt><mrow><mi>n</mi><mspace/></mrow></msqrt>", "√n"),
    ("<msup><msqrt><mi>x</mi></msqrt><mn>2</mn></msup>", "(√x)²"),
    ("<mroot><mi>n</mi><mn>3</mn></mroot>", "n^(1/3)"),
    ("<mroot><mrow><mi>a</mi><mi>b</mi></mrow><mn>3</mn></mroot>", "(ab)^(1/3)"),
    # Scripts.
    ("<msup><mi>n</mi><msup><mi>d</mi><mn>3</mn></msup></msup>", "n^(d³)"),
    ("<msub><mi>t</mi><mi>mix</mi></msub><mi>d</mi>", "t_mix d"),
    ("<msubsup><mi>t</mi><mi>mix</mi><mn>2</mn></msubsup><mi>d</mi>", "t_mix²d"),
    ("<msub><mi>t</mi><mi>mix</mi></msub><mo>(</mo><mi>d</mi><mo>)</mo>", "t_mix(d)"),
    ("<msub><mi>w</mi><mrow><mn>1</mn><mo>:</mo><mi>n</mi></mrow></msub>", "w_(1:n)"),
    ("<msup><mi>f</mi><mo>′′</mo></msup>", "f″"),
    (
        "<munder><munder><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mo>⏟</mo></munder><mi>n</mi></munder>",
        "(a + b)_n",
    ),
    # Bars, commas, names.
    ("<mi>|</mi><mi>a</mi><mi>|</mi><mo>+</mo><mi>b</mi>", "|a| + b"),
    ("<mi>|</mi><mo>−</mo><mi>a</mi><mi>|</mi>", "|−a|"),
    ("<mi>‖</mi><mspace width='0.2em'/><mi>x</mi><mspace width='0.2em'/><mi>‖</mi>", "‖x‖"),
    ("<mo>(</mo><mn>0,1</mn><mo>]</mo>", "(0, 1]"),
    ("<mn>1,000</mn>", "1,000"),
    ("<mn>1</mn><mo>:</mo><mn>2</mn>", "1:2"),
    ("<mi>x</mi><mo>mod</mo><mi>y</mi>", "x mod y"),
    ("<mi>a</mi><mo>≼</mo><mi>b</mi>", "a ≼ b"),
    (
        "<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mo>\u2061</mo><mo>(</mo><mi>x</mi><mo>)</mo>",
        "lim_(x → 0) (x)",
    ),
]


@pytest.mark.parametrize(("inside", "line"), CASES)
def test_a_formula_is_read_in_one_line(inside: str, line: str) -> None:
    element = mathml.parse(f"<math><mrow>{inside}</mrow></math>")

    assert element is not None
    assert plain(element) == line
