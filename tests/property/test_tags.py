"""Whatever a text holds, its tags are few, known and none implies another."""

from hypothesis import given
from hypothesis import strategies as st

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy, taggings
from site_builder.understanding.tags import MOST

TAGGER = compile_taxonomy(
    (
        Tag(slug="sky", label="Sky", aliases=("sky",), hints=("cloud", "wind")),
        Tag(slug="kites", label="Kites", parent="sky", aliases=("kite", "box kite"), cased=("KT",)),
        Tag(slug="bats", label="Bats", parent="sky", aliases=("bat",), needs=("wing", "cave")),
        Tag(slug="lakes", label="Lakes", aliases=("lake", "box"), keywords=("water",)),
    )
)
SAID = (
    "sky kite box KT bat wing lake water unlike without such as (KT) we propose non- -free . , "
    "cloud winds Kites: bats; é ( )"
)
TEXTS = st.one_of(st.text(), st.lists(st.sampled_from(SAID.split())).map(" ".join))


@given(title=TEXTS, keywords=st.lists(TEXTS), abstract=TEXTS)
def test_tags_are_few_known_and_none_implies_another(title, keywords, abstract):
    found = taggings(title, tuple(keywords), abstract, TAGGER)
    slugs = [each.slug for each in found]

    assert len(slugs) <= MOST
    assert len(set(slugs)) == len(slugs)
    assert set(slugs) <= set(TAGGER.tags)
    assert not {TAGGER.tags[slug].parent for slug in slugs} & set(slugs)
    assert all(each.evidence for each in found)
    assert taggings(title, tuple(keywords), abstract, TAGGER) == found
