"""What facts promise for any text at all."""

from hypothesis import given
from hypothesis import strategies as st

from site_builder import fields, yaml_text
from site_builder.understanding import facts, find_facts

SAID = (
    "We propose KnotNet , a novel lake kite planner ( LKP ) that is called KiteBench benchmark "
    "dataset MNIST and CIFAR-10 datasets improves by 12% 3x points ( word ) . Code is available "
    "at https://github.com/k/kite in our the of on “ ” — ; 95.5 to -based ImageNet KITTI Odometry"
)
WORDS = st.lists(st.sampled_from(SAID.split()), max_size=60).map(" ".join)
TEXTS = st.one_of(st.text(max_size=300), WORDS)


@given(TEXTS)
def test_every_fact_stands_in_the_text_once(abstract):
    found = find_facts(abstract)

    assert all(each.value and each.words for each in found)
    assert len({(each.kind, each.value) for each in found}) == len(found)
    in_its_words = ("name", "dataset", "claim")
    assert all(each.value in each.words for each in found if each.kind in in_its_words)


@given(TEXTS)
def test_facts_go_through_front_matter_unchanged(abstract):
    stated = facts.stated_facts(find_facts(abstract))
    written = yaml_text.dump({"facts": fields.plain_facts(stated)})
    read = yaml_text.load(written, "a.md").values["facts"]

    assert fields.facts(read) == stated
