import pytest

from site_builder.understanding import sentences
from site_builder.understanding.facts import datasets, spelt_out


@pytest.mark.parametrize(
    ("text", "own", "used"),
    [
        ("We introduce KiteBench, a large benchmark of knots.", ["KiteBench"], []),
        ("We collect the KITE-9K dataset of strings.", ["KITE-9K"], []),
        ("We build a dataset of knots called Knots in the Wind.", [], []),
        ("We release a new corpus, named KnotTalk, of pilots.", ["KnotTalk"], []),
        ("We present the Lake Kite Benchmark (LKB) for pilots.", ["LKB"], []),
        ("We test on the KITE-9K dataset.", [], ["KITE-9K"]),
        ("We test on KITE-9K, LakeSet and MNIST datasets.", [], ["MNIST", "KITE-9K", "LakeSet"]),
        ("We test on CIFAR-10 and ImageNet.", [], ["CIFAR-10", "ImageNet"]),
        ("We test on the Tall Harbour 5 dataset.", [], ["Tall Harbour 5"]),
        ("We test on the KiteSet LakeSet dataset.", [], []),
        ("We test on KITTI Knots and others.", [], []),
        ("We test on Rotated MNIST.", [], ["Rotated MNIST"]),
        ("We test on VQA and RGB-D datasets.", [], []),
        ("We test on an English dataset and the Visual Question Answering benchmark.", [], []),
        ("We study lake kite flight (LKF) on LKF datasets and the LKF dataset.", [], []),
        ("We go beyond existing datasets such as ImageNet.", [], []),
        ("Our set is larger than the existing KnotSet dataset.", [], []),
        ("Inspired by GLUE, we propose KnotGLUE, a benchmark.", ["KnotGLUE"], []),
        ("We present KnotNet, a large planner trained on a larger dataset.", [], []),
        ("We propose KnotNet and KnotSet, a benchmark of knots.", ["KnotSet"], []),
        ("We develop a benchmark called Lake Kite Flight Test Set (LKFT).", [], []),
        ("We test on KG-to-text and Lake-to-Lake datasets.", [], ["Lake-to-Lake"]),
        ("We study kite dance (KD) on a Windy-KD dataset.", [], []),
        ("Many use MNIST. We tie knots.", [], []),
        ("In Spider webs we find knots.", [], []),
        ("We test on Spider.", [], ["Spider"]),
    ],
)
def test_a_dataset_is_named_whole_or_not_at_all(text, own, used):
    found = datasets.find(sentences.split(text), spelt_out.find(text))

    assert [each.value for each in found if each.detail == "introduced"] == own
    assert [each.value for each in found if not each.detail] == used
