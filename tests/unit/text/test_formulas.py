from __future__ import annotations

from site_builder.text.formulas import set_formulas
from site_builder.text.tree import Maths, Paragraph

FORMULA = Maths(tex="x", display=False)


def copyable(tex: str, display: bool) -> str:
    """Set any TeX as the engine does, its source with it."""
    return f'<math data-tex="{tex}"><mi>{tex}</mi></math>'


def test_a_copyable_formula_carries_its_tex() -> None:
    found = set_formulas([Paragraph((FORMULA,))], copyable, copyable=True)

    assert found[FORMULA].html == '<math data-tex="x"><mi>x</mi></math>'


def test_another_formula_carries_no_tex() -> None:
    found = set_formulas([Paragraph((FORMULA,))], copyable)

    assert found[FORMULA].html == "<math><mi>x</mi></math>"
