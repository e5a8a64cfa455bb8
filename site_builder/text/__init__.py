"""Strings from strings: repair, typesetting, names, slugs, snippets, keys."""

from site_builder.text.fingerprints import fingerprint, similarity, words_key
from site_builder.text.latex import latex_escape
from site_builder.text.names import family_given, name_key, sort_key
from site_builder.text.slugs import slugify
from site_builder.text.snippets import clip

__all__ = [
    "clip",
    "family_given",
    "fingerprint",
    "latex_escape",
    "name_key",
    "similarity",
    "slugify",
    "sort_key",
    "words_key",
]
