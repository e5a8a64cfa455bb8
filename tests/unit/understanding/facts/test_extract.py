from site_builder.model import Facts, Link
from site_builder.understanding import facts

ABSTRACT = (
    "Kites fall. We propose KiteNet, a planner for the lake kite problem (LKP). We also release "
    "KiteBench, a new benchmark. On MNIST it cuts string by 12%. Code: https://github.com/k/kite"
)


def test_an_abstract_gives_its_facts_with_the_words_that_state_them():
    found = [(each.kind, each.value, each.words) for each in facts.find_facts(ABSTRACT)]

    assert found[0] == ("name", "KiteNet", ABSTRACT[12:74])
    assert [each[:2] for each in found] == [
        ("name", "KiteNet"),
        ("name", "KiteBench"),
        ("acronym", "LKP"),
        ("dataset", "KiteBench"),
        ("dataset", "MNIST"),
        ("claim", "cuts string by 12%"),
        ("link", "https://github.com/k/kite"),
    ]
    assert all(words in ABSTRACT for _, _, words in found)


def test_findings_become_what_front_matter_has():
    found = facts.find_facts(ABSTRACT)

    assert facts.stated_facts(found) == Facts(
        acronyms=(("LKP", "lake kite problem"),),
        datasets=("KiteBench", "MNIST"),
        claims=("cuts string by 12%",),
    )
    assert facts.new_links(found, ()) == (Link(kind="code", url="https://github.com/k/kite"),)


def test_a_true_title_tells_a_name_that_the_abstract_does_not():
    found = facts.find_facts("We tie knots.")

    assert facts.own_names(found, "LakeFly: Knots for All") == ("LakeFly",)
    assert facts.own_names(found, "Knots: A Survey") == ()
    assert facts.own_names(found, "Coarse-to-Fine: Knots for All") == ()
    assert facts.own_names(found, "LSTM: Knots of Memory") == ()
    assert facts.own_names(facts.find_facts(ABSTRACT), "KITENET: Knots") == ("KiteNet", "KiteBench")


def test_a_link_that_the_source_has_is_not_given_twice():
    found = facts.find_facts(ABSTRACT)

    assert facts.new_links(found, (Link(kind="data", url="http://github.com/K/kite/"),)) == ()


def test_an_empty_abstract_states_nothing():
    assert facts.find_facts("") == ()
