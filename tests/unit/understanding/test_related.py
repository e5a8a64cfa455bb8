import random

from site_builder.model import Related
from site_builder.understanding import related

POND = (
    ("a", "Frogs leap between lily pads at dusk.", ("frogs",)),
    ("b", "Lily pads carry small frogs; frogs leap.", ("frogs", "plants")),
    ("c", "Herons hunt frogs among reeds.", ("birds",)),
    ("d", "Tax law of medieval towns.", ()),
)


def test_neighbours_come_nearest_first_with_what_they_share():
    assert related(POND)["a"][0] == Related(
        id="b", terms=("frogs leap", "lily pads"), tags=("frogs",)
    )


def test_a_paper_that_shares_nothing_has_no_neighbour():
    assert related(POND)["d"] == ()


def test_the_order_of_the_papers_does_not_matter():
    shuffled = list(POND)
    random.Random(1).shuffle(shuffled)

    assert related(shuffled) == related(POND)


def test_shared_tags_bring_papers_nearer():
    texts = ("Moss grows on stone walls.", "Moss grows on old roofs.", "Moss grows on wet bark.")
    tags = (("walls",), (), ("walls",))
    papers = tuple(zip("xyz", texts, tags, strict=True))

    assert related(papers)["x"][0].id == "z"


def test_at_most_six_neighbours_are_given():
    papers = [(f"p{number}", f"Moss carpet number{number} stone", ()) for number in range(40)]
    papers += [(f"q{number}", f"Unlike thing{number}", ()) for number in range(200)]

    assert {len(found) for own, found in related(papers).items() if own[0] == "p"} == {6}


def test_no_paper_is_its_own_neighbour():
    assert all(own != each.id for own, found in related(POND).items() for each in found)


def test_an_empty_catalogue_has_no_neighbours():
    assert related(()) == {}
