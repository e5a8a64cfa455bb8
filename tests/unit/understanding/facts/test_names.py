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
        ("We study the lake kite planner (LKP), and present an analysis of the LKP.", []),
        ("We fill this gap by introducing the Lake Kite Condition (LKC) and prove bounds.", []),
        ("We consider a kite, referred to as the lake kite (LK).", []),
        ("We weigh two kites, namely the LakeFly and the SeaFly.", []),
        ("We propose a planner called Tall Lake Kite Search (TLKS) for pilots.", ["TLKS"]),
        ("We present Mobile LakeFly, a low kite.", ["Mobile LakeFly"]),
        ("We propose a method named Lake Kite Detection with Long Strings for pilots.", []),
        ("We propose a sampler from physics called Prussian knot sampling.", []),
        ("We design Lake-aware, quick planners for kites.", []),
        ("We develop a Lake Fly (LF) based planner.", []),
        ("We propose the lake kite correction (LKC) method.", ["LKC"]),
        ("Our planner, named LakeFly, is old.", ["LakeFly"]),
        ("LakeFly is a novel planner.", ["LakeFly"]),
        ("We introduce lake kite nets (LKNs), a class of LakeNets.", ["LKN"]),
        (
            "We propose a planner for windy lakes (BREEZY) that flies. BREEZY is fast. Try BREEZY.",
            ["BREEZY"],
        ),
        ("We propose a planner for windy lakes (WLK) that flies.", []),
        ("We tie knots.", []),
    ],
)
def test_a_name_is_given_where_it_is_sure(text, found):
    actual = names.find(sentences.split(text), spelt_out.find(text))

    assert [each.value for each in actual] == found
