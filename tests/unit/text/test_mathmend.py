from __future__ import annotations

import pytest

from site_builder.text import mathml

MENDED = [
    (
        '<menclose notation="top" class="tml-overline"><mi>A</mi></menclose>',
        '<mrow class="tml-overline"><mi>A</mi></mrow>',
    ),
    (
        '<menclose notation="bottom"><mi>A</mi></menclose>',
        '<mrow class="tml-underline"><mi>A</mi></mrow>',
    ),
    ('<menclose notation="box"><mi>A</mi></menclose>', '<mrow class="tml-fbox"><mi>A</mi></mrow>'),
    ('<menclose notation="longdiv"><mi>A</mi></menclose>', "<mrow><mi>A</mi></mrow>"),
    (
        '<mover><mi>x</mi><mo stretchy="false">^</mo></mover>',
        '<mover><mi>x</mi><mo stretchy="false">ˆ</mo></mover>',
    ),
    (
        '<mover><mi>O</mi><mo stretchy="true">~</mo></mover>',
        '<mover><mi>O</mi><mo stretchy="false">˜</mo></mover>',
    ),
    (
        '<mover><mrow><mi>a</mi><mi>b</mi></mrow><mo stretchy="true">~</mo></mover>',
        '<mover><mrow><mi>a</mi><mi>b</mi></mrow><mo stretchy="true">˜</mo></mover>',
    ),
    (
        '<mover><mi>v</mi><mo stretchy="true">→</mo></mover>',
        '<mover><mi>v</mi><mo stretchy="true">→</mo></mover>',
    ),
    ('<mi>a</mi><mo fence="true" form="postfix"></mo>', "<mi>a</mi><mrow></mrow>"),
    (
        '<msup><mi>x</mi><mo form="prefix" stretchy="false">∗</mo></msup>',
        "<msup><mi>x</mi><mi>∗</mi></msup>",
    ),
    (
        '<msup><mi>f</mi><mo lspace="0em" rspace="0em" class="tml-prime tml-lrg-pad">′</mo></msup>',
        '<msup><mi>f</mi><mi class="tml-lrg-pad">′</mi></msup>',
    ),
    ("<msup><mo>∑</mo><mi>n</mi></msup>", "<msup><mo>∑</mo><mi>n</mi></msup>"),
    (
        '<mn>1</mn><mrow style="margin-left:-0.1667em;"></mrow><mi>n</mi>',
        '<mn>1</mn><mrow class="m-closer"></mrow><mi>n</mi>',
    ),
    (
        '<mi>O</mi><mrow style="margin-left:-0.1667em;"></mrow><mrow><mo fence="true" stretchy="true">(</mo></mrow>',
        '<mi>O</mi><mrow></mrow><mrow><mo stretchy="true">(</mo></mrow>',
    ),
    ("<mn>0,1</mn>", "<mrow><mn>0</mn><mo>,</mo><mn>1</mn></mrow>"),
    ("<mn>1,000,000</mn>", "<mn>1,000,000</mn>"),
    (
        "<mover><mi>S</mi><mspace width='1em'/><mo>→</mo></mover>",
        '<mover><mrow><mi>S</mi><mspace width="1em"></mspace></mrow><mo>→</mo></mover>',
    ),
    ("<mover><mi>S</mi></mover>", "<mrow><mi>S</mi></mrow>"),
    ("<msup><mi>S</mi></msup>", "<mrow><mi>S</mi></mrow>"),
    ("<mi>a</mi><mo>⋯</mo><mi>b</mi>", "<mi>a</mi><mi>⋯</mi><mi>b</mi>"),
    ("<mn>40</mn><mo>×</mo>", '<mn>40</mn><mo rspace="0em" lspace="0em">×</mo>'),
    ("<mo>≥</mo><mn>3</mn>", '<mo lspace="0em">≥</mo><mn>3</mn>'),
    ("<mi>n</mi><mo>=</mo>", '<mi>n</mi><mo rspace="0em">=</mo>'),
    ("<mo>(</mo><mi>n</mi><mo>)</mo>", "<mo>(</mo><mi>n</mi><mo>)</mo>"),
    ("<mi>a</mi><mo>×</mo><mi>b</mi>", "<mi>a</mi><mo>×</mo><mi>b</mi>"),
]


@pytest.mark.parametrize(("given", "mended"), MENDED)
def test_what_browsers_show_wrongly_is_written_otherwise(given: str, mended: str) -> None:
    assert (
        mathml.admit(f"<math><mrow>{given}</mrow></math>") == f"<math><mrow>{mended}</mrow></math>"
    )
