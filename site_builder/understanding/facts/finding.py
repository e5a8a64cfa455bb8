"""What one fact is, whatever its kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["name", "acronym", "dataset", "link", "claim"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A fact that an abstract states, and the words that state it."""

    kind: Kind
    value: str
    """The name, the acronym, the address, or the claim in its own words."""
    detail: str = ""
    """An acronym's long form; a link's kind; "introduced" for a dataset that is the paper's own."""
    label: str = ""
    """Of a link that needs words of its own."""
    words: str
    """The passage it was read from."""
