"""What was learnt from public abstracts and their titles, as numbers.

Written by `tests/bench/fit_titles.py`; measured by `tests/bench/bench_titles.py`.
"""

from site_builder.understanding.titles.tables.clues import CLUES
from site_builder.understanding.titles.tables.features import FEATURES
from site_builder.understanding.titles.tables.known import KNOWN
from site_builder.understanding.titles.tables.places import PLACES
from site_builder.understanding.titles.tables.words import WORDS

__all__ = ["CLUES", "FEATURES", "KNOWN", "PLACES", "WORDS"]
