import numpy as np
from scipy.sparse import csr_array

from site_builder.understanding.neighbours import find_near
from site_builder.understanding.vectors import to_length


def near_rows(rows: list[list[int]]) -> list[list[int]]:
    """Neighbours of each row, nearest first."""
    found = find_near(to_length(csr_array(np.array(rows, np.float32))), np.ones(len(rows[0])))
    return [[number for number in row.tolist() if number >= 0] for row in found.rows]


def test_rows_that_share_more_are_nearer():
    assert near_rows([[3, 2, 1], [3, 2, 0], [0, 2, 3], [0, 0, 0]]) == [[1, 2], [0, 2], [0, 1], []]


def test_of_equals_the_lower_number_comes_first():
    assert near_rows([[1, 1]] * 4)[3] == [0, 1, 2]


def test_equal_rows_have_the_score_one():
    found = find_near(to_length(csr_array(np.ones((2, 4), np.float32))), np.ones(4))

    assert found.scores[0, 0] == found.plain[0, 0] == 1.0
    assert found.rows[0].tolist()[1:] == [-1] * 47
