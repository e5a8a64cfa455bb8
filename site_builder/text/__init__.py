"""Strings from strings: repair, typesetting, names, slugs, snippets, keys."""

from site_builder.text.fingerprints import fingerprint, similarity, words_key
from site_builder.text.latex import latex_escape
from site_builder.text.markdown import notes_html
from site_builder.text.names import family_given, name_key, sort_key
from site_builder.text.repair import repair
from site_builder.text.slugs import slugify
from site_builder.text.snippets import clip
from site_builder.text.typeset import typeset_abstract, typeset_title

__all__ = [
    "clip",
    "family_given",
    "fingerprint",
    "latex_escape",
    "name_key",
    "notes_html",
    "repair",
    "similarity",
    "slugify",
    "sort_key",
    "typeset_abstract",
    "typeset_title",
    "words_key",
]
