"""What is searched of a paper."""

from site_builder.search.documents import BOOSTS, fields


def test_a_name_is_a_word_of_the_paper_that_introduces_it_beyond_its_abstract(make_paper) -> None:
    introduces = fields(make_paper("Lamps", names=("LampNet",), abstract="LampNet burns."), ())
    mentions = fields(make_paper("Horns", abstract="LampNet burns."), ())

    assert introduces["tags"] == introduces["abstract"][:1]
    assert mentions["tags"] == []
    assert BOOSTS["tags"] > BOOSTS["abstract"]
