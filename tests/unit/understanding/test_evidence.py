from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy, evidence, said

KITES = compile_taxonomy(
    (
        Tag(slug="sky", label="Sky", aliases=("sky",)),
        Tag(slug="kites", label="Kites", parent="sky", aliases=("kite", "tethered wing")),
        Tag(slug="lakes", label="Lakes", aliases=("mountain lake",)),
    )
)


def test_each_tag_has_the_words_that_speak_for_it():
    paper = ("", (), "We fly kites over a mountain lake.", ("lakes", "kites"))

    assert evidence(paper, KITES) == {"lakes": ("mountain lake",), "kites": ("kites",)}


def test_keywords_come_first_and_no_word_is_told_twice():
    abstract = "A kite is a tethered wing. Kites fly."
    paper = ("Kites at Night", ("Tethered wing",), abstract, ("kites",))

    assert evidence(paper, KITES) == {"kites": ("Tethered wing", "Kites")}


def test_a_tag_by_hand_of_which_the_paper_says_nothing_has_none():
    paper = ("", (), "We fly kites.", ("lakes", "no-such-tag"))

    assert evidence(paper, KITES) == {}


def test_a_derived_title_does_not_speak_beside_its_abstract(make_paper):
    paper = make_paper("Kites", title_from="abstract", abstract="We sit.", tags=("kites",))

    assert said(paper) == ("", (), "We sit.", ("kites",))
