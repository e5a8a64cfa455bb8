import pytest

from site_builder.understanding import derive_title
from site_builder.understanding.titles import Derivation, derivation


@pytest.mark.parametrize(
    ("abstract", "title"),
    [
        (
            "Kites fall often. We propose KnotNet, a neural network for tying kite strings. "
            "KnotNet holds in storms.",
            "KnotNet: Neural Network for Tying Kite Strings",
        ),
        (
            "Strings break. In this paper, we study the emergence of knots in wet kite strings.",
            "Emergence of Knots in Wet Kite Strings",
        ),
        (
            "Kites are old. We investigate how box kites balance lift and drag by a wind tunnel.",
            "How Box Kites Balance Lift and Drag",
        ),
        (
            "Night is long. This paper fills a gap by explaining why barn owls hear better.",
            "Why Barn Owls Hear Better",
        ),
        (
            "Wind is wild. A self-tying kite string for stormy lakes is presented.",
            "Self-Tying Kite String for Stormy Lakes",
        ),
        (
            "Our aim is to improve the sorting of small kites by colour.",
            "Improving the Sorting of Small Kites by Colour",
        ),
        (
            "Kites fall. We propose a wet string network to achieve stable flight of box kites.",
            "Wet String Network for Stable Flight of Box Kites",
        ),
        (
            "Kites fall. We propose a wet string network to efficiently detect box kites.",
            "Wet String Network for Detecting Box Kites",
        ),
        (
            "This work proposes to learn the colours of box kites from wet strings.",
            "Learning the Colours of Box Kites from Wet Strings",
        ),
        (
            "We study the problem of approximately sorting box kites by the colour of strings.",
            "Sorting Box Kites by the Colour of Strings",
        ),
        (
            "Wind is wild. We study the kite sorting problem.",
            "Kite Sorting",
        ),
    ],
)
def test_the_title_is_what_the_paper_says_it_does(abstract, title):
    assert derive_title(abstract) == title


def test_what_points_outside_the_title_is_never_taken():
    title = derive_title(
        "Kites have strings and tails. We study how pilots weigh these two parts. "
        "We highlight the role of wet tails as anchors."
    )

    assert title == "Role of Wet Tails as Anchors"


@pytest.mark.parametrize(
    ("abstract", "title"),
    [
        ("", "Untitled"),
        ("...", "Untitled"),
        ("Kites", "Kites"),
        ("In this paper we fly.", "Fly"),
    ],
)
def test_a_title_is_never_empty(abstract, title):
    assert derive_title(abstract) == title


@pytest.mark.timeout(5)
@pytest.mark.parametrize("abstract", ["A" * 30000, "x1Y" * 9000, "lake owl (LO) " * 3000])
def test_hostile_text_takes_no_time(abstract):
    assert derive_title(abstract)


@pytest.mark.parametrize("abstract", ["kite " * 500, "k" * 5000, "we propose " * 200, "(" * 900])
def test_a_title_is_never_longer_than_110_characters(abstract):
    assert 0 < len(derive_title(abstract)) <= 110


@pytest.mark.parametrize(
    ("abstract", "found"),
    [
        (
            "Kites fall. We propose KnotNet, a neural network for tying kite strings.",
            Derivation(
                title="KnotNet: Neural Network for Tying Kite Strings",
                name="KnotNet",
                cue="appositive propose",
                sentence="We propose KnotNet, a neural network for tying kite strings.",
            ),
        ),
        ("Kites", Derivation(title="Kites", cue="clipped")),
    ],
)
def test_a_title_tells_where_it_came_from(abstract, found):
    assert derivation(abstract) == found
