"""What each visible feature of a tag's mentions adds to the odds that it is meant.

Fitted by `tests/bench/fit_tags.py` on public papers whose authors gave keywords;
what it gives is measured by `tests/bench/bench_tags.py`. A feature that is not
listed adds nothing. Logarithms of odds.
"""

START = -1.01
"""Of any tag, before anything is seen of it."""
LEAST = 0.04
"""Chance below which a tag is not given."""
WEIGHTS: dict[str, float] = {
    "area": -0.64,
    "area with topics": -1.05,
    "early": 0.96,
    "in background": 0.10,
    "in closing": 0.16,
    "in contribution": 0.60,
    "in detail": 0.21,
    "in opening": 0.19,
    "in passing": -0.30,
    "in title": 0.54,
    "sentences": -0.04,
    "share": 1.14,
    "tags": -0.58,
    "wordings": 0.64,
}
