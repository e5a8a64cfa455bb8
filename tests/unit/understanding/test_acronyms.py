import pytest

from site_builder.understanding import acronyms


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("the lake kite problem (LKP) is old", [("LKP", "lake kite problem")]),
        ("many Lazy Kite Models (LKMs) fly", [("LKM", "Lazy Kite Models")]),
        ("we use Self-Tying String (STS)", [("STS", "Self-Tying String")]),
        ("KnotNet (a small one) holds", []),
        ("a kite (see Fig. 2) flies", []),
        ("winds (NASA) blow", []),
        ("a bird, the grey lake owl (GLO), sings", [("GLO", "grey lake owl")]),
        (
            "light detection (LD) and tape measuring (TM)",
            [("LD", "light detection"), ("TM", "tape measuring")],
        ),
    ],
)
def test_long_forms_are_found_before_their_acronym(text, pairs):
    assert [(each.short, each.long) for each in acronyms.find(text)] == pairs


def test_the_place_of_the_long_form_is_told():
    text = "In short: the lake kite problem (LKP)."
    (found,) = acronyms.find(text)

    assert text[found.start : found.end] == "lake kite problem (LKP)"
