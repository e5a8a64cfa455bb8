import pickle

import pytest

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy, tag
from site_builder.understanding.taxonomy import fold


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Models", "model"),
        ("queries", "query"),
        ("processes", "process"),
        ("meshes", "mesh"),
        ("boxes", "box"),
        ("approaches", "approach"),
        ("caches", "cache"),
        ("modelling", "modeling"),
        ("behaviour", "behavior"),
        ("optimisation", "optimization"),
        ("regularised", "regularized"),
    ],
)
def test_spellings_and_plurals_fold_together(one, other):
    assert fold(one) == fold(other)


@pytest.mark.parametrize("word", ["loss", "bus", "basis", "gas"])
def test_words_that_only_look_like_plurals_stay(word):
    assert fold(word) == word


def test_a_tagger_survives_the_way_to_another_process():
    tagger = compile_taxonomy((Tag(slug="kites", label="Kites", aliases=("box kite",)),))
    other = pickle.loads(pickle.dumps(tagger))

    assert tag("", "We fly box kites.", other) == tag("", "We fly box kites.", tagger)
