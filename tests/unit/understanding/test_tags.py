import pytest

from site_builder.model import Evidence, Tag
from site_builder.understanding import compile_taxonomy, from_keywords, tag, taggings

KITES = compile_taxonomy(
    (
        Tag(slug="sky", label="Sky", aliases=("sky",)),
        Tag(slug="kites", label="Kites", parent="sky", aliases=("kite", "box kite")),
        Tag(slug="stunt", label="Stunts", parent="sky", aliases=("stunt kite",), cased=("STK",)),
        Tag(slug="bats", label="Bats", parent="sky", aliases=("bat",), needs=("wing", "cave")),
        Tag(slug="lakes", label="Lakes", aliases=("mountain lake",)),
    )
)


def slugs(abstract: str, title: str = "", tagger=KITES) -> tuple[str, ...]:
    return tuple(tagging.slug for tagging in tag(title, abstract, tagger))


@pytest.mark.parametrize(
    ("abstract", "expected"),
    [
        ("We fly box-kites.", ("kites",)),
        ("BOX KITES are flown by us.", ("kites",)),
        ("We watch the sky.", ("sky",)),
        ("We watch kites in the sky.", ("kites",)),
        ("We train stunt kites.", ("stunt",)),
        ("We train STKs.", ("stunt",)),
        ("We train stks.", ()),
        ("We swing a bat.", ()),
        ("We follow a bat into its cave.", ("bats",)),
        ("We measure a mountain, lake by lake.", ()),
        ("", ()),
    ],
)
def test_wordings_are_found_as_the_taxonomy_says(abstract, expected):
    assert slugs(abstract) == expected


def test_a_title_weighs_more_than_the_abstract():
    abstract = "They cross. We fly kites by the mountain lake."

    assert slugs(abstract) == ("kites", "lakes")
    assert slugs(abstract, "A mountain lake") == ("lakes", "kites")


def test_the_evidence_tells_words_and_field():
    (found,) = tag("A kite", "Our box kite flies; a kite rests.", KITES)

    assert found.evidence == (
        Evidence(words="kite", field="title"),
        Evidence(words="box kite", field="abstract"),
        Evidence(words="kite", field="abstract"),
    )


def test_at_most_five_tags_are_given():
    many = tuple(Tag(slug=name, label=name, aliases=(f"{name} bird",)) for name in "abcdefg")
    abstract = "We see an a bird, b bird, c bird, d bird, e bird, f bird and g bird."

    assert len(slugs(abstract, tagger=compile_taxonomy(many))) == 5


@pytest.mark.parametrize(
    ("keywords", "expected"),
    [
        (("Kites",), ("kites",)),
        (("Sport: Box kites", "mountain lakes"), ("kites", "lakes")),
        (("STK",), ("stunt",)),
        (("sky", "kite"), ("kites",)),
        (("cheese",), ()),
    ],
)
def test_keywords_map_to_the_tags_they_name(keywords, expected):
    assert tuple(each.slug for each in from_keywords(keywords, KITES)) == expected


def test_only_the_longest_of_overlapping_wordings_counts(tagger):
    assert slugs("We probe large language models.", tagger=tagger) == ("large-language-models",)


SHORE = compile_taxonomy(
    (
        Tag(slug="sea", label="Sea", hints=("tide", "salt", "wave")),
        Tag(slug="land", label="Land", hints=("soil", "salt")),
        Tag(slug="crabs", label="Crabs", parent="sea", aliases=("hermit crab",)),
    )
)


@pytest.mark.parametrize(
    ("abstract", "expected"),
    [
        ("Tides bring salt.", ("sea",)),
        ("Salt and soil and salt.", ("land",)),
        ("Salt, soil and waves.", ("sea",)),
        ("Salt and more salt.", ()),
        ("We feed a hermit crab with salt and soil.", ("crabs",)),
    ],
)
def test_two_hints_give_a_tag_where_nothing_else_does(abstract, expected):
    assert slugs(abstract, tagger=SHORE) == expected


CELLS = compile_taxonomy(
    (
        Tag(slug="plants", label="Plants", aliases=("plant biology",)),
        Tag(slug="moss", label="Mosses", parent="plants", aliases=("moss", "peat moss")),
        Tag(slug="roots", label="Roots", parent="plants", aliases=("root hair", "root growth")),
        Tag(slug="enzymes", label="Enzymes", aliases=("enzyme", "enzyme kinetics")),
        Tag(slug="frogs", label="Frogs", aliases=("tree frog",), cased=("Rana",)),
    )
)


@pytest.mark.parametrize(
    ("abstract", "expected"),
    [
        (
            "Peat moss dries. We measure root growth of moss under drought; root hairs shrink.",
            ("moss", "roots"),
        ),
        ("We study enzyme kinetics of a tree frog, unlike work on moss.", ("enzymes", "frogs")),
        ("Tree frogs sing. Rana was recorded at night.", ("frogs",)),
        ("We water a lawn.", ()),
    ],
)
def test_a_taxonomy_of_another_field_does_without_fitted_habits(abstract, expected):
    assert slugs(abstract, tagger=CELLS) == expected


def test_scores_are_chances_and_fall():
    scores = [each.score for each in tag("", "We fly kites by a mountain lake.", KITES)]

    assert scores == sorted(scores, reverse=True)
    assert all(0 < score < 1 for score in scores)


@pytest.mark.parametrize(
    ("keywords", "expected"),
    [
        ((), ("kites", "lakes")),
        (("stunt kites",), ("stunt", "kites", "lakes")),
        (("sky", "mountain lake"), ("lakes", "kites")),
        (("bats", "mountain lake", "stunt kite"), ("bats", "lakes", "stunt")),
    ],
)
def test_keywords_come_first_and_areas_give_way_to_topics(keywords, expected):
    found = taggings("", keywords, "We fly kites by a mountain lake.", KITES)

    assert tuple(each.slug for each in found) == expected
