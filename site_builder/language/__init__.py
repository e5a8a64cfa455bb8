"""The words of the interface, in the catalogue's language."""

from site_builder.language.scripts import Phrase, phrases, put_into
from site_builder.language.words import Words, forms, phrase

__all__ = ["Phrase", "Words", "forms", "phrase", "phrases", "put_into"]
