from __future__ import annotations

import pytest

from site_builder.text import repair

CASES = [
    ("plain words, as they are", "plain words, as they are"),
    ("one\r\ntwo\rthree", "one\ntwo\nthree"),
    ("one\u2028two", "one\ntwo"),
    ("cafe\u0301", "café"),
    ("tab\there", "tab here"),
    ("no\N{NO-BREAK SPACE}break\u2009thin", "no break thin"),
    ("zero\u200bwidth so\xadft \ufeffmark", "zerowidth soft mark"),
    ("bidi\u202eevil\u202c", "bidievil"),
    ("nul\x00 bell\x07 del\x7f", "nul bell del"),
    ("no meaning \x8d at all", "no meaning  at all"),
    ("half \ud800 pair", "half \N{REPLACEMENT CHARACTER} pair"),
    ("ﬁnd eﬃcient ﬂoors, oﬀ", "find efficient floors, off"),
    ("the owlâ€™s nest, 5Â° â€“ cafÃ©", "the owl’s nest, 5° – café"),
    ("the owl\xe2\x80\x99s nest", "the owl’s nest"),
    ("cafÃƒÂ©", "café"),
    ("Â real letter Ã too", "Â real letter Ã too"),
    ("the owl\x92s nest \x96 5", "the owl’s nest – 5"),
    ("well\x02known", "well-known"),
    ("Nystr¨om, Lov´asz", "Nyström, Lovász"),
    ("Ho¨lder and Poincare´", "Hölder and Poincaré"),
    ("Poincare ́ maps", "Poincaré maps"),
    ("a diﬁerent, well-deﬂned ﬂeld", "a different, well-defined field"),
    ("a ﬁne ﬂow of diﬀerent oﬃces", "a fine flow of different offices"),
    ("na\u0131\u0308ve, Kre\u0131\u0306n", "naïve, Kreĭn"),
    ("a ¿turned phrase¿ here", "a “turned phrase” here"),
    ("n ¿ 3 or m ¡ 4", "n > 3 or m < 4"),
    ("the owl¿s nest", "the owl’s nest"),
    ("first.\\nWe go", "first.\nWe go"),
    (r"\nabla f", r"\nabla f"),
    ("\theta and \x0crac{1}{2}", r"\theta and \frac{1}{2}"),
    ("3 imes 4", r"3 \times 4"),
    ("sometimes", "sometimes"),
    ("extbf{a} ootnote{b}", r"\textbf{a} \footnote{b}"),
    ("emph{a} url{b}", r"\emph{a} \url{b}"),
    (r"\emph{a} \textbf{b}", r"\emph{a} \textbf{b}"),
    ("شكرا 图 🏹 न्‍", "شكرا 图 🏹 न्‍"),
]


@pytest.mark.parametrize(("damaged", "meant"), CASES)
def test_damaged_characters_become_what_was_meant(damaged: str, meant: str) -> None:
    assert repair(damaged) == meant
