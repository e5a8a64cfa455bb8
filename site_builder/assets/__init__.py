"""Style sheets, scripts, fonts and images → files of the site."""

from site_builder.assets.bundles import Assets, Bundler, bundle
from site_builder.assets.formulas import FONT_FILE, FONT_PACKAGE, formula_font, formula_letters
from site_builder.assets.inline import book_style, inline
from site_builder.assets.media import media

__all__ = [
    "FONT_FILE",
    "FONT_PACKAGE",
    "Assets",
    "Bundler",
    "book_style",
    "bundle",
    "formula_font",
    "formula_letters",
    "inline",
    "media",
]
