"""One person, one page."""

from site_builder.model import Author, Catalog


def people(catalog: Catalog) -> list[tuple[str, str, int]]:
    return [(group.label, group.slug, len(group.members)) for group in catalog.authors]


def test_spellings_of_one_name_are_one_person(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", authors=["Zoë Quist"]), make_paper("B", authors=["Zoe Quist"])
    )

    assert people(found) == [("Zoë Quist", "zoe-quist", 2)]


def test_an_id_tells_homonyms_apart(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", authors=["Li Wei"]),
        make_paper("B", authors=[Author(name="Li Wei", id="physics")]),
    )

    assert people(found) == [("Li Wei", "li-wei", 1), ("Li Wei", "li-wei-physics", 1)]


def test_a_slug_with_an_id_is_no_other_persons(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", authors=["Li Wei", "Li Wei Oslo"]),
        make_paper("B", authors=[Author(name="Li Wei", id="oslo")]),
    )

    slugs = [group.slug for group in found.authors]

    assert len(set(slugs)) == 3
    assert {"li-wei", "li-wei-oslo"} < set(slugs)


def test_an_id_joins_two_names_under_the_fuller_one(make_paper, make_catalog) -> None:
    found = make_catalog(
        make_paper("A", authors=[Author(name="A. Ax", id="ax")]),
        make_paper("B", authors=[Author(name="Ann Ax", id="ax")]),
    )

    assert [(group.label, len(group.members)) for group in found.authors] == [("Ann Ax", 2)]


def test_people_stand_by_family_name(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", authors=["Bo Zed", "Cy de Ax", "Al Moss"]))

    assert [group.label for group in found.authors] == ["Cy de Ax", "Al Moss", "Bo Zed"]


def test_an_author_named_twice_on_a_paper_has_it_once(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", authors=["Bo Zed", "Bo Zed"]))

    assert people(found) == [("Bo Zed", "bo-zed", 1)]


def test_names_of_other_scripts_have_addresses_of_their_own(make_paper, make_catalog) -> None:
    one = make_catalog(make_paper("A", authors=["王伟", "Wang Wei 王伟"]))
    more = make_catalog(make_paper("A", authors=["一一", "王伟", "Wang Wei 王伟"]))

    slugs = {group.slug for group in one.authors}

    assert len(slugs) == 2
    assert "untitled" not in slugs
    assert slugs < {group.slug for group in more.authors}


def test_tags_of_other_scripts_are_not_one(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", tags=("机器学习", "灯塔")))

    assert sorted(group.label for group in found.tags) == ["机器学习", "灯塔"]


def test_initials_do_not_say_who_someone_is_unless_an_id_does(make_paper, make_catalog) -> None:
    apart = make_catalog(
        make_paper("A", authors=["J. Smith"]), make_paper("B", authors=["John Smith"])
    )
    joined = make_catalog(
        make_paper("A", authors=[Author(name="J. Smith", id="js")]),
        make_paper("B", authors=[Author(name="John Smith", id="js")]),
    )

    assert [len(group.members) for group in apart.authors] == [1, 1]
    assert [len(group.members) for group in joined.authors] == [2]
