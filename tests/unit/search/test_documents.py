"""What is searched of a paper."""

from site_builder.search.documents import texts


def test_a_name_is_a_word_of_the_paper_that_introduces_it_beyond_its_abstract(make_paper) -> None:
    introduces = texts(make_paper("Lamps", names=("LampNet",), abstract="LampNet burns."), ())
    mentions = texts(make_paper("Horns", abstract="LampNet burns."), ())

    assert introduces["tags"] == ("LampNet",)
    assert mentions["tags"] == ()
