import pytest

from site_builder.model import Layout, Tag
from site_builder.understanding import lay_out

TAXONOMY = (Tag(slug="sea", label="Sea"), Tag(slug="sky", label="Sky"))
SEA = [
    (f"a{n}", f"Kelp {n}\nKelp forests shelter crabs in cold tides.", ("sea",)) for n in range(6)
]
SKY = [(f"b{n}", f"Swifts {n}\nSwifts sleep upon warm winds at night.", ("sky",)) for n in range(6)]


def test_papers_on_one_thing_stand_together():
    points = lay_out(SEA + SKY, TAXONOMY, Layout()).points
    x, y = points["a0"]
    far = sorted(points, key=lambda own: (points[own][0] - x) ** 2 + (points[own][1] - y) ** 2)

    assert {own[0] for own in far[:6]} == {"a"}


def test_old_papers_stay_and_a_new_one_goes_beside_its_like():
    before = lay_out(SEA + SKY[:5], TAXONOMY, Layout())
    after = lay_out(SEA + SKY, TAXONOMY, before)

    assert {own: after.points[own] for own in before.points} == before.points
    assert set(after.points) - set(before.points) == {"b5"}


def test_a_layout_stays_as_it_is_and_papers_that_went_go():
    before = lay_out(SEA + SKY, TAXONOMY, Layout())

    assert lay_out(SEA + SKY, TAXONOMY, before) == before
    assert set(lay_out(SEA, TAXONOMY, before).points) == {own for own, _, _ in SEA}


@pytest.mark.parametrize("papers", [[], SEA[:1], SEA[:2]])
def test_few_papers_have_a_place_too(papers):
    points = lay_out(papers, TAXONOMY, Layout()).points

    assert len(points) == len(papers)
    assert all(0 <= place <= 1 for point in points.values() for place in point)


def test_the_order_of_the_papers_does_not_matter():
    assert lay_out(SKY + SEA, TAXONOMY, Layout()) == lay_out(SEA + SKY, TAXONOMY, Layout())


def test_regions_are_named_by_their_tag():
    assert {label.text for label in lay_out(SEA + SKY, TAXONOMY, Layout()).labels} == {"Sea", "Sky"}
