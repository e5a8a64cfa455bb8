from __future__ import annotations

import pytest

from site_builder.text import latex_escape


@pytest.mark.parametrize(
    ("plain", "latex"),
    [
        ("5% of R&D_1 #2 $3 {x}", r"5\% of R\&D\_1 \#2 \$3 \{x\}"),
        ("a~b^c\\d", r"a\textasciitilde{}b\textasciicircum{}c\textbackslash{}d"),
        ("Erdős “so” – no…", r"Erdős ``so'' -- no\ldots{}"),
        ("α ≤ x²", r"$\alpha$ $\le$ x$^2$"),
        ("ℓ₁", r"$\ell$$_1$"),
    ],
)
def test_plain_text_is_written_as_latex(plain: str, latex: str) -> None:
    assert latex_escape(plain) == latex
