"""Strings from strings: repair, typesetting, names, slugs, snippets, keys."""

from site_builder.text.definitions import NO_MACROS, Macro, Macros, expand_macros, read_macros
from site_builder.text.fingerprints import fingerprint, similarity, words_key
from site_builder.text.latex import latex_escape, to_latex
from site_builder.text.markdown import notes_html
from site_builder.text.names import family_given, name_key, sort_key
from site_builder.text.remarks import damage
from site_builder.text.repair import repair
from site_builder.text.slugs import distinct_slug, slugify
from site_builder.text.snippets import clip
from site_builder.text.typeset import method_name, typeset_abstract, typeset_title

__all__ = [
    "NO_MACROS",
    "Macro",
    "Macros",
    "clip",
    "damage",
    "distinct_slug",
    "expand_macros",
    "family_given",
    "fingerprint",
    "latex_escape",
    "method_name",
    "name_key",
    "notes_html",
    "read_macros",
    "repair",
    "similarity",
    "slugify",
    "sort_key",
    "to_latex",
    "typeset_abstract",
    "typeset_title",
    "words_key",
]
