import pytest

from site_builder.understanding import sentences
from site_builder.understanding.facts import names, spelt_out


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("We propose KiteNet, a planner for lakes.", ["KiteNet"]),
        ("We propose a planner called LakeFly.", ["LakeFly"]),
        ("We propose the Lake Kite Planner (LKP).", ["LKP"]),
        ("We propose a novel lake kite planner (LKP) for pilots.", ["LKP"]),
        ("We propose a lake kite planning (LKP) approach.", []),
        ("We propose a novel high wind flight (HWF) imaging planner.", []),
        ("We propose an LKP-based planner. LKP is old, LKP is good.", []),
        ("KiteNet is old. We extend KiteNet.", []),
        ("This study extends the recent KiteNet planner.", []),
        ("We propose LSTM, a planner.", []),
        ("We propose MNIST, a planner.", []),
        ("We tie knots.", []),
    ],
)
def test_a_name_is_given_where_it_is_sure(text, found):
    actual = names.find(sentences.split(text), spelt_out.find(text))

    assert [each.value for each in actual] == found
