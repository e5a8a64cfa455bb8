"""The glossary: one term a name."""

from site_builder.model import Facts


def test_a_name_is_one_term_with_the_papers_that_introduce_and_use_it(
    make_paper, make_catalog
) -> None:
    first = make_paper("A", names=("KiteNet",))
    second = make_paper("B", facts=Facts(datasets=("kitenet",)), year=2023)
    third = make_paper("C", facts=Facts(datasets=("KiteNet",)), year=2022)
    (term,) = make_catalog(third, second, first).glossary

    assert (term.slug, term.name) == ("kitenet", "KiteNet")
    assert term.introduced == (first,)
    assert term.members == (first, second, third)


def test_a_paper_whose_words_hold_the_name_mentions_it(make_paper, make_catalog) -> None:
    named = make_paper("A", names=("KiteNet",))
    says = make_paper("B", abstract="We tie knots as KiteNet-2 and (KiteNet) do.")
    title = make_paper("Why KiteNets Fall")
    silent = make_paper("D", abstract="We tie kitenets and MyKiteNet.")
    (term,) = make_catalog(named, says, title, silent).glossary

    assert term.members == (named, says, title)


def test_a_name_that_could_be_a_word_is_not_mentioned_by_chance(make_paper, make_catalog) -> None:
    named = make_paper("A", names=("Harbour",))
    (term,) = make_catalog(named, make_paper("B", abstract="Harbour walls are old.")).glossary

    assert term.members == (named,)


def test_an_acronym_that_stands_for_two_things_is_mentioned_by_nobody(
    make_paper, make_catalog
) -> None:
    lake = make_paper("A", facts=Facts(acronyms=(("LKP", "lake kite planner"),)))
    loud = make_paper("B", facts=Facts(acronyms=(("LKP", "loud key press"),)))
    again = make_paper("C", facts=Facts(acronyms=(("LKP", "Lake-Kite Planners"),)))
    loud_too = make_paper("E", facts=Facts(acronyms=(("LKP", "loud key presses"),)))
    (term,) = make_catalog(
        lake, loud, again, loud_too, make_paper("D", abstract="LKP is old.")
    ).glossary

    assert term.expansions == ("Lake-Kite Planners", "loud key press")
    assert term.members == (lake, loud, again, loud_too)


def test_terms_are_in_alphabetical_order_whatever_their_case(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", names=("Zeta", "alpha2", "Beta"))).glossary

    assert [term.name for term in found] == ["alpha2", "Beta", "Zeta"]


def test_names_with_one_address_keep_apart(make_paper, make_catalog) -> None:
    found = make_catalog(make_paper("A", names=("Kite+", "Kite")), make_paper("B")).glossary

    assert [term.name for term in found] == ["Kite", "Kite+"]
    assert len({term.slug for term in found}) == 2
    assert found[0].slug == "kite"


def test_a_name_that_ends_in_a_number_is_no_second_page(make_paper, make_catalog) -> None:
    (term,) = make_catalog(make_paper("A", names=("Kite-2",))).glossary

    assert term.slug == "kite2"


def test_hidden_and_withdrawn_papers_name_nothing(make_paper, make_catalog) -> None:
    papers = (make_paper(s, names=("KiteNet",), status=s) for s in ("hidden", "withdrawn"))

    assert make_catalog(*papers).glossary == ()
