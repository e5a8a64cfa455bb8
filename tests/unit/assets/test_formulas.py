from __future__ import annotations

import re
from pathlib import Path

import pytest

from site_builder.assets import formulas

STYLES = Path(__file__).parents[3] / "static" / "css" / "components" / "math.css"

LETTERS = [
    ("<p>No formula</p>", ""),
    ("a <math><mn>12</mn></math> b", "12"),
    ("<math><mi>x</mi></math>", "x𝑥"),
    ("<math><mi>h</mi><mi>ϵ</mi><mi>∇</mi></math>", "hϵℎ∇𝛻𝜖"),
    ("<math><mi>log</mi></math>", "glo"),
    ("<math><mo>&lt;</mo><mtext>&amp;</mtext></math>", "&<"),
    ("<math><msqrt><mn>2</mn></msqrt></math>", "2√"),
    ("<math><mroot><mn>2</mn><mn>3</mn></mroot></math>", "23√"),
    ('<math display="block">\n<mn>1</mn></math>', "\n1"),
    ("<math><mn>1</mn></math>, <math><mn>2</mn></math>", "12"),
]


@pytest.mark.parametrize(("html", "expected"), LETTERS)
def test_letters_are_those_that_formulas_show(html: str, expected: str) -> None:
    assert formulas.letters([html]) == expected


def test_the_style_sheet_asks_for_the_font_by_its_name() -> None:
    families = re.findall(r"font-family: (.*);", STYLES.read_text("utf-8"))

    assert [family.split(", ")[0] for family in families] == [f'"{formulas.FAMILY}"']
