import pytest

from site_builder.understanding.facts import spelt_out


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("the lake kite problem (LKP) is old", [("LKP", "lake kite problem")]),
        ("many Lazy Kite Models (LKMs) fly", [("LKM", "Lazy Kite Model")]),
        ("winged fishes (WFs), tidal bodies (TBs)", [("WF", "winged fish"), ("TB", "tidal body")]),
        ("we use Self-Tying String (STS)", [("STS", "Self-Tying String")]),
        ("rather rapid gliding (RRG)", [("RRG", "rather rapid gliding")]),
        ("multi-lake kite planner (MLKP)", [("MLKP", "multi-lake kite planner")]),
        ("an in-harbour landing (IHL)", [("IHL", "in-harbour landing")]),
        ("knots from air to water (A2W)", [("A2W", "air to water")]),
        ("a kite autoencoder (KAE)", [("KAE", "kite autoencoder")]),
        ("degrees of freedom (DoF)", [("DoF", "degrees of freedom")]),
        ("string-knot-wind models (SKW)", [("SKW", "string-knot-wind")]),
        ("Kite Network (“KiteNet”) flies", [("KiteNet", "Kite Network")]),
        ("LKP (lake kite problem) is old", [("LKP", "lake kite problem")]),
        ("a bird, the grey lake owl (GLO), sings", [("GLO", "grey lake owl")]),
        ("KnotNet (a small one) holds", []),
        ("we compare word embeddings (WEs)", [("WE", "word embedding")]),
        ("a kite (see Fig. 2) flies", []),
        ("winds (NASA) blow", []),
        ("the LKP-Bench data (LKP)", []),
        ("knots, the best string of all (SBX)", []),
        ("lake kites are old. Problems (LKP)", []),
        ("the lake kite problem (LKP) or loud key press (LKP)", [("LKP", "lake kite problem")]),
    ],
)
def test_a_long_form_is_whole_or_not_given(text, pairs):
    assert [(each.short, each.long) for each in spelt_out.find(text)] == pairs


def test_the_place_of_both_forms_is_told():
    text = "In short: the lake kite problem (LKP)."
    (found,) = spelt_out.find(text)

    assert text[found.start : found.end] == "lake kite problem (LKP)"
