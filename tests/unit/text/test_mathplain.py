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
]


@pytest.mark.parametrize(("inside", "line"), CASES)
def test_a_formula_is_read_in_one_line(inside: str, line: str) -> None:
    element = mathml.parse(f"<math><mrow>{inside}</mrow></math>")

    assert element is not None
    assert plain(element) == line
