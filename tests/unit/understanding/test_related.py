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


def test_the_same_work_in_another_year_is_told_apart_from_neighbours():
    text = "Glow worms lure midges into sticky threads; longer threads catch fewer midges."
    papers = (
        ("a", f"How glow worms catch midges\n{text}", ()),
        ("b", f"How glow worms catch midges at night\n{text} Caves matter.", ()),
        ("c", "Threads of spiders\nSticky threads catch midges in caves.", ()),
    )

    assert [(near.id, near.same) for near in related(papers)["a"]] == [("b", True), ("c", False)]


def test_a_title_of_few_words_makes_no_two_papers_one_work():
    text = "Glow worms lure midges into sticky threads; longer threads catch fewer midges."
    papers = [(own, f"Preface\n{text}", ()) for own in "ab"]

    assert [near.same for near in related(papers)["a"]] == [False]


def test_reasons_are_written_as_people_write_them():
    papers = (
        ("a", "Tide-pool Surveys\nWe count limpets by tide-pool surveys.", ()),
        ("b", "Limpets\nIn tide-pool surveys the limpets hide.", ()),
    )

    assert related(papers)["a"][0].terms == ("limpets", "tide-pool", "pool surveys")


def test_an_empty_catalogue_has_no_neighbours():
    assert related(()) == {}
