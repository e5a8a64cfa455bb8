"""What is kept of a lunr index is enough to make it again."""

import json
from pathlib import Path

from site_builder.search.postings import STOP_WORDS, build, postings

GOLDEN = json.loads((Path(__file__).parents[2] / "golden" / "lunr.json").read_text("utf-8"))
BOOSTS = dict(GOLDEN["counts"]["boosts"])


def test_counts_are_kept_as_gaps_between_places() -> None:
    found = postings(
        build([{"a": ["x", "x"], "b": []}, {"a": ["y"], "b": ["x"]}], {"a": 1, "b": 1})
    )

    assert found.terms == ("x", "y")
    assert found.lists == ((-1, 2, 3), (3,))
    assert found.lengths == (2, 0, 1, 1)


def test_terms_are_in_the_order_of_utf16_units() -> None:
    found = postings(build([{"a": ["ﬁ", "𝛼", "a"]}], {"a": 1}))

    assert found.terms == ("a", "𝛼", "ﬁ")


def test_no_documents_make_an_empty_index() -> None:
    found = postings(build([], {"a": 1}))

    assert (found.terms, found.lists, found.lengths) == ((), (), ())


def test_the_browser_is_tested_with_what_lunr_writes() -> None:
    builder = build(GOLDEN["documents"], BOOSTS)
    counted = postings(builder)

    assert GOLDEN["counts"]["terms"] == " ".join(counted.terms)
    assert GOLDEN["counts"]["lists"] == [list(numbers) for numbers in counted.lists]
    assert GOLDEN["counts"]["lengths"] == list(counted.lengths)
    assert GOLDEN["lunr"] == in_utf16_order(builder.build().serialize())


def test_stop_words_are_lunrs_own() -> None:
    assert len(STOP_WORDS) == 119


def in_utf16_order(serialised: dict[str, object]) -> dict[str, object]:
    """An index of lunr.py as lunr.js can load it, through JSON."""
    plain = json.loads(json.dumps(serialised))
    plain["invertedIndex"].sort(key=lambda pair: pair[0].encode("utf-16-be"))
    return plain
