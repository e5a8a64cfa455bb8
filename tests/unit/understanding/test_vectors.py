import numpy as np
from scipy.sparse import csr_array

from site_builder.understanding.terms import read_terms
from site_builder.understanding.vectors import (
    LENGTH,
    rarity_of,
    strongest,
    to_length,
    weigh_tags,
    weigh_terms,
)

TEXTS = ("moss stone moss", "moss wall", "stone wall", "heron")


def test_weights_are_whole_numbers_and_rows_have_one_length():
    rows = weigh_terms(*read_terms(TEXTS), len(TEXTS))

    assert np.array_equal(rows.data, np.rint(rows.data))
    assert np.allclose(np.sqrt((rows * rows).sum(axis=1))[:3], LENGTH, rtol=1e-3)


def test_a_term_of_one_text_weighs_nothing():
    assert weigh_terms(*read_terms(TEXTS), len(TEXTS))[[3]].nnz == 0


def test_a_rare_tag_weighs_more_than_a_common_one():
    rows = weigh_tags([("sea", "gull"), ("sea",), ("sea",), ()], 1.0).toarray()

    assert rows[0, 0] > rows[0, 1] > 0
    assert rows[1].tolist() == [0, LENGTH]
    assert rows[3].tolist() == [0, 0]


def test_rarity_falls_with_frequency():
    assert np.all(np.diff(rarity_of(np.array([1, 2, 5, 10]), 10)) < 0)


def test_the_strongest_terms_are_kept_and_of_equals_the_first():
    rows = csr_array(np.array([[5, 5, 9, 1], [0, 0, 0, 2]], np.float32))

    assert strongest(rows, 2, np.ones(4)).toarray().tolist() == [[5, 0, 9, 0], [0, 0, 0, 2]]
    assert strongest(rows, 1, np.array([1, 1, 0.1, 1])).toarray()[0].tolist() == [5, 0, 0, 0]


def test_an_empty_row_stays_empty():
    assert to_length(csr_array(np.zeros((2, 3), np.float32))).nnz == 0
