"""HTML of titles and abstracts as XHTML."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from site_builder.render.xhtml import xhtml

NAMED = '<math xmlns="http://www.w3.org/1998/Math/MathML"'


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("5 &lt; 6 <em>and</em>", "5 &lt; 6 <em>and</em>"),
        ("<p>one<br>two</p>", "<p>one<br/>two</p>"),
        ('<math data-tex="x"><mi>x</mi></math>', f'{NAMED} alttext="x"><mi>x</mi></math>'),
        (
            '<p>a <math><mrow scriptlevel="2" class="m"><mi>x</mi></mrow></math> &amp; b</p>',
            f'<p>a {NAMED}><mstyle scriptlevel="2" class="m"><mi>x</mi></mstyle></math> &amp; b</p>',
        ),
        (
            '<math><mfrac displaystyle="true"><mi>x</mi><mi>y</mi></mfrac></math>',
            f"{NAMED}><mfrac><mi>x</mi><mi>y</mi></mfrac></math>",
        ),
        (
            '<math><mstyle scriptlevel="0"><mi>x</mi></mstyle></math>',
            f'{NAMED}><mstyle scriptlevel="0"><mi>x</mi></mstyle></math>',
        ),
        ("no scriptlevel=2 here", "no scriptlevel=2 here"),
    ],
)
def test_it_is_xml_with_mathml_3(html: str, expected: str) -> None:
    assert xhtml(Markup(html)) == expected
