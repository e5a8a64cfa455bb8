"""The words of the interface are complete in every language that comes along."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from site_builder import store
from site_builder.language import gather

LANGUAGES = sorted(file.stem for file in gather.HERE.glob("*.po"))


def test_a_second_language_comes_along() -> None:
    assert "de" in LANGUAGES


@pytest.mark.parametrize("file", sorted(gather.HERE.glob("*.po*")), ids=lambda file: file.name)
def test_the_files_hold_the_phrases_there_are(file: Path) -> None:
    with file.open("rb") as opened:
        held = {message.id for message in read_po(opened) if message.id}

    assert held == {message.id for message in gather.gather() if message.id}, (
        "run: python -m site_builder.language.gather"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_translated_with_its_values(language: str) -> None:
    words = store.read_words(language, [gather.HERE])
    english = {message.id for message in gather.gather() if message.id}

    assert set(words.phrases) == {one if isinstance(one, str) else one[0] for one in english}
