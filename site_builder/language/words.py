"""Phrases of one language by those of the source, which are English."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from gettext import c2py

ENGLISH = "(n != 1)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What the interface says; English as it stands."""

    phrases: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By the English phrase (of two forms, the first): the forms of the language."""
    rule: str = ENGLISH
    """Which form goes with a number n, as gettext's Plural-Forms has it, in C."""
    comma: str = ","
    """Stands between the thousands of a number."""
    right_to_left: bool = False

    def __hash__(self) -> int:
        """Few words are alike in these, so that a cache may be kept by words."""
        return hash((self.rule, self.comma, len(self.phrases)))

    def say(self, phrase: str, /, **values: object) -> str:
        """Return a phrase with its values in their places: `say("Page {page}", page=2)`."""
        return self._form(phrase, phrase, 0).format_map(values)

    def count(self, number: int, one: str, many: str, /, **values: object) -> str:
        """Return the form that goes with a number, which is written where it has `{n}`."""
        english = one if number == 1 else many
        form = self._form(one, english, which_form(self.rule)(number))
        return form.format_map({"n": self.number(number), **values})

    def number(self, number: int) -> str:
        """Write a whole number: `4,812`."""
        return f"{number:,}".replace(",", self.comma)

    def _form(self, phrase: str, english: str, at: int) -> str:
        known = self.phrases.get(phrase, ())
        return known[at] if at < len(known) else english


def phrase(text: str) -> str:
    """Mark a phrase that is said elsewhere, so that translators find it."""
    return text


def forms(one: str, many: str) -> tuple[str, str]:
    """Mark the two forms of a phrase that is counted elsewhere."""
    return one, many


@lru_cache(maxsize=8)
def which_form(rule: str) -> Callable[[int], int]:
    """Return the function of a rule; raises ValueError where it is none."""
    function: Callable[[int], int] = c2py(rule)
    return function
