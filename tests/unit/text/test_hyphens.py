from __future__ import annotations

import pytest

from site_builder.text.hyphens import mend_hyphens

CASES = [
    # pieces of one word
    ("the effec- tiveness of an esti- mate", "the effectiveness of an estimate"),
    ("a poste-\nrior per- formance", "a posterior performance"),
    ("hard- ware and max- imum path- way", "hardware and maximum pathway"),
    ("How- ever, some ro- bots", "However, some robots"),
    ("its unheard- ofness", "its unheardofness"),
    # two words
    ("a real- time, data- driven loop", "a real-time, data-driven loop"),
    ("state- of-the-art and state-of- the-art", "state-of-the-art and state-of-the-art"),
    ("degrees-of- freedom, coarse-to- fine", "degrees-of-freedom, coarse-to-fine"),
    ("end- to-end, sim- to-real, plug- and-play", "end-to-end, sim-to-real, plug-and-play"),
    ("a sparsity- inducing and noisily- annotated set", "a sparsity-inducing and noisily-annotated set"),
    ("an XYZ- suitable and NP- hard task", "an XYZ-suitable and NP-hard task"),
    ("the foreground- background gap", "the foreground-background gap"),
    # hyphens that wait for their word, and dashes
    ("low- and high-level", "low- and high-level"),
    ("left- or right-handed, two- to four-fold", "left- or right-handed, two- to four-fold"),
    ("first-, second- and third-order", "first-, second- and third-order"),
    ("the network- that is new", "the network- that is new"),
    ("values- the data", "values- the data"),
    ("an A- B test", "an A- B test"),
]  # fmt: skip


@pytest.mark.parametrize(("broken", "meant"), CASES)
def test_a_word_cut_by_a_line_end_is_one_again(broken: str, meant: str) -> None:
    assert mend_hyphens(broken) == meant
