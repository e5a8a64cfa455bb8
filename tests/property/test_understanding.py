"""What titles, tags and neighbours promise for any text at all."""

from hypothesis import given
from hypothesis import strategies as st

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy, derive_title, related, tag

SAID = (
    "we propose a novel kite , which sorts lakes . KnotNet ( KN ) and the of for that is "
    "called by how to show these deep owls In this paper i.e. “ ” — $ \\ 3D learning"
)
WORDS = st.lists(st.sampled_from(SAID.split()), max_size=60).map(" ".join)
TEXTS = st.one_of(st.text(max_size=300), WORDS)
TAGGER = compile_taxonomy(
    tuple(Tag(slug=word, label=word, aliases=(word,)) for word in ("kite", "lake", "owl", "deep"))
)


@given(TEXTS)
def test_a_title_is_one_line_of_1_to_110_characters(abstract):
    title = derive_title(abstract)

    assert 0 < len(title) <= 110
    assert title == " ".join(title.split())


@given(TEXTS, TEXTS)
def test_tags_are_at_most_five_known_ones_each_with_evidence(title, abstract):
    found = tag(title, abstract, TAGGER)

    assert len(found) <= 5
    assert all(each.slug in TAGGER.tags and each.evidence for each in found)
    assert list(found) == sorted(found, key=lambda each: (-each.score, each.slug))


@given(st.lists(TEXTS, max_size=8), st.randoms(use_true_random=False))
def test_neighbours_do_not_depend_on_the_order_of_papers(texts, random):
    papers = [(f"p{number}", text, ("kite",)) for number, text in enumerate(texts)]
    shuffled = list(papers)
    random.shuffle(shuffled)

    assert related(shuffled) == related(papers)
