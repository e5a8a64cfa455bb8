from __future__ import annotations

import pytest

from site_builder.text import mathml

CASES = [
    ("<math><mi>x</mi></math>", "<math><mi>x</mi></math>"),
    ('<math data-tex="a&lt;&quot;"><mi>a</mi></math>', '<math data-tex="a&lt;&quot;"><mi>a</mi></math>'),
    ('<math display="block"><mi>x</mi></math>', '<math display="block"><mi>x</mi></math>'),
    ('<math onclick="f()"><mi href="x">x</mi></math>', "<math><mi>x</mi></math>"),
    ("<math><mi>x</mi><script>f()</script></math>", "<math><mi>x</mi></math>"),
    ("<math><a><mi>x</mi></a></math>", "<math><mi>x</mi></math>"),
    ("<math><mn>1</mn><mo>&lt;</mo><mi>&amp;</mi></math>", "<math><mn>1</mn><mo>&lt;</mo><mi>&amp;</mi></math>"),
    ('<math><mo style="math-depth:0;">~</mo></math>', '<math><mo class="m-accent">~</mo></math>'),
    ('<math><mi style="color:red">x</mi></math>', "<math><mi>x</mi></math>"),
    ('<math><mi class="tml-left evil">x</mi></math>', '<math><mi class="tml-left">x</mi></math>'),
    ('<math><mo class="tml-prime chr-sml wbk-acc">′</mo></math>', "<math><mo>′</mo></math>"),
    ('<math><mo fence="true" form="prefix" separator="true">(</mo></math>', "<math><mo>(</mo></math>"),
    ('<math><mo form="prefix">|</mo></math>', '<math><mo form="prefix">|</mo></math>'),
    ('<math><mspace width="1em"/><mi>x</mi></math>', '<math><mspace width="1em"></mspace><mi>x</mi></math>'),
    ('<math><mspace width="9999em"/><mi>x</mi></math>', "<math><mi>x</mi></math>"),
    (
        "<math><semantics><mi>x</mi><annotation>tex</annotation></semantics></math>",
        "<math><mi>x</mi></math>",
    ),
    ('<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>', "<math><mi>x</mi></math>"),
    (
        "<math><mover><mi>x</mi><mo>~</mo><mi>y</mi></mover></math>",
        "<math><mover><mrow><mi>x</mi><mo>~</mo></mrow><mi>y</mi></mover></math>",
    ),
    ("", ""),
    ("<math></math>", ""),
    ("<math><mi>x</math>", ""),
    ("<svg><mi>x</mi></svg>", ""),
    ('<!DOCTYPE math [<!ENTITY a "b">]><math><mi>&a;</mi></math>', ""),
    (f"<math>{'<mrow>' * 200}<mi>x</mi>{'</mrow>' * 200}</math>", ""),
]  # fmt: skip


@pytest.mark.parametrize(("given", "admitted"), CASES)
def test_only_known_parts_of_mathml_are_admitted(given: str, admitted: str) -> None:
    assert mathml.admit(given) == admitted
