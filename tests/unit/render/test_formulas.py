from __future__ import annotations

import pytest

from site_builder.render.formulas import keep_words

K = "<math><mi>k</mi></math>"
WIDE = f"<math>{'<mi>k</mi>' * 20}</math>"
BLOCK = '<math display="block"><mi>k</mi></math>'

CASES = [
    (f"the {K}th", f'the <span class="m-word">{K}th</span>'),
    (f"10{K} faster", f'<span class="m-word">10{K}</span> faster'),
    (f"O{K}Lamp", f'<span class="m-word">O{K}Lamp</span>'),
    (f"a {K}, b", f"a {K}, b"),
    (f"a {K}-b", f"a {K}-b"),
    (f"<em>a</em>{K}", f"<em>a</em>{K}"),
    (f"{K} and {K}b", f'{K} and <span class="m-word">{K}b</span>'),
    (f"a{WIDE}b", f"a{WIDE}b"),
    (f"a{BLOCK}b", f"a{BLOCK}b"),
    ("no formula", "no formula"),
]


@pytest.mark.parametrize(("html", "kept"), CASES)
def test_a_line_does_not_break_between_a_formula_and_letters(html: str, kept: str) -> None:
    assert keep_words(html) == kept


def test_hostile_text_takes_linear_time() -> None:
    long = "a" * 100_000 + "<math>" * 10_000

    assert keep_words(long) == long
