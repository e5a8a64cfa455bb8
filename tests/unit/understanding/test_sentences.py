import pytest

from site_builder.understanding import sentences


@pytest.mark.parametrize(
    ("plain", "texts"),
    [
        ("", []),
        ("One line without a stop", ["One line without a stop"]),
        ("It rains. We walk.", ["It rains.", "We walk."]),
        ("Kites, e.g. Box kites, fly.", ["Kites, e.g. Box kites, fly."]),
        ("As shown by Moss et al. The kite flies.", ["As shown by Moss et al. The kite flies."]),
        ("It rose by 3.5 metres. Good.", ["It rose by 3.5 metres.", "Good."]),
        ("Does it fly? It does!", ["Does it fly?", "It does!"]),
        ("Written by J. Moss in spring.", ["Written by J. Moss in spring."]),
        ("Over two\n lines.  Next.", ["Over two lines.", "Next."]),
    ],
)
def test_a_text_is_cut_at_the_ends_of_its_sentences(plain, texts):
    assert [sentence.text for sentence in sentences.split(plain)] == texts


@pytest.mark.timeout(5)
def test_a_run_of_marks_takes_no_time():
    marks = "?" * 100_000

    assert [sentence.text for sentence in sentences.split(f"{marks}! Good.")] == [
        f"{marks}!",
        "Good.",
    ]
    assert len(sentences.split(marks)) == 1


def test_the_first_sentence_about_the_paper_is_its_contribution():
    found = sentences.split("Kites fly. Strings break (i.e. often). We knot them. They hold.")

    assert [each.role for each in found] == ["background", "background", "contribution", "detail"]


def test_an_abstract_that_never_says_we_opens_with_its_contribution():
    found = sentences.split("A knot for kites. It holds.")

    assert [each.role for each in found] == ["contribution", "detail"]
