import pytest

from site_builder.understanding import sentences
from site_builder.understanding.titles import names


@pytest.mark.parametrize(
    ("abstract", "name"),
    [
        ("Kites fall. We propose KnotNet, a network that ties kites. KnotNet holds.", "KnotNet"),
        ("We present a string model called TiedUp. TiedUp is strong.", "TiedUp"),
        ("Our method, LakeSAT, finds lakes. LakeSAT is quick.", "LakeSAT"),
        (
            "We introduce Slow Kite Sorting (SKS), which sorts kites. SKS is fair.",
            "Slow Kite Sorting",
        ),
        ("We introduce Fast Owl-Light Sensing Sets (FOLSS). FOLSS is fair.", "FOLSS"),
        ("We build a sorter of kites. Our FlyNet outperforms BERT.", "FlyNet"),
        ("We introduce Robust KNOT (RKNOT), which sorts kites.", "Robust KNOT"),
        ("We compare sorters. Our code is at https://example.org/owl/LakeSort-kites.", "LakeSort"),
        ("Kites are sorted. We test the popular sorters, namely SORTA and KITER.", ""),
        ("We use BERT, a network, to sort kites.", ""),
        ("Kites use KnotNet. We improve KnotNet, a network, with glue.", ""),
        ("We study why kites fall.", ""),
        ("", ""),
    ],
)
def test_the_name_is_that_of_the_papers_own_contribution(abstract, name):
    assert names.find(sentences.split(abstract)).name == name
