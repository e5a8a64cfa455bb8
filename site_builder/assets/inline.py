"""Style and script of an edition in one file."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from site_builder.assets.bundles import Bundler, accent_rule
from site_builder.assets.formulas import font_face
from site_builder.config import Site

STYLE, SCRIPT, BOOK_STYLE = "css/edition.css", "js/edition.js", "css/book.css"


def inline(
    static: tuple[Path, ...], site: Site, *, bundler: Bundler, font: bytes
) -> tuple[str, str]:
    """The style sheet, with the font of the formulas in it, and the script."""
    bundled = bundler(static, (STYLE, SCRIPT))
    style = bundled[STYLE] + accent_rule(site)
    if font:
        style += font_face(f"data:font/woff2;base64,{b64encode(font).decode()}")
    return style.decode(), bundled[SCRIPT].decode()


def book_style(static: tuple[Path, ...], *, bundler: Bundler) -> bytes:
    """The style sheet of an e-book."""
    return bundler(static, (BOOK_STYLE,))[BOOK_STYLE]
