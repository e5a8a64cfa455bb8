"""The normaliser, held to the file that the browser's is held to as well."""

import json
import time
from pathlib import Path

import pytest

from site_builder.search.tokens import fold, forms, tokens, words

GOLDEN = json.loads((Path(__file__).parents[2] / "golden" / "tokens.json").read_text("utf-8"))


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: case["text"][:30] or "nothing")
def test_words_are_those_of_the_golden_file(case) -> None:
    assert [list(word) for word in words(case["text"])] == case["words"]


def test_tokens_are_the_parts_and_then_their_compound() -> None:
    assert tokens("In-context GPT4") == ["in", "context", "incontext", "gpt", "4", "gpt4"]


def test_a_token_is_what_lunr_would_make_of_it() -> None:
    found = [token for case in GOLDEN for token in tokens(case["text"])]

    assert [token.lower() for token in found] == found


def test_what_is_folded_folds_to_itself() -> None:
    letters = [chr(code) for code in range(0x20000) if not 0xD800 <= code < 0xE000]

    assert [letter for letter in letters if fold(fold(letter)) != fold(letter)] == []


@pytest.mark.parametrize("piece", ["a-", "'", "a'", "1,", "c++", "é", "图", "αa", "-", "a.1"])
def test_much_of_one_kind_is_read_in_little_time(piece) -> None:
    start = time.process_time()
    words(piece * 100_000)

    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    "raw",
    ["Lamp,", "(state-of-the-art)", "well-known", "self-self", "a--b", "-x", "a-1", "GPT-4", "x" * 60,
     "-".join(["lighthouse"] * 4), "model's", "3,000", "C++", "c#", "f(x)", "naïve-bayes", "don't"],
)  # fmt: skip
def test_short_cuts_lead_to_the_same_forms(raw: str) -> None:
    assert forms(raw) == [form for one in words(raw) for form in (*one[1:], one[0])]
