"""A font for mathematics, cut to what a text is drawn with."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from io import BytesIO

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import MathGlyphConstruction, MathVariants

ROOM = 1.25
"""How wide a stretched fence may be, in widths of the plain one."""

_STRETCHED = {"ˆ": "\u0302", "˜": "\u0303", "ˇ": "\u030c"}
"""Accents, and those the font has in several widths."""


def cut(font: bytes, text: str) -> bytes:
    """Keep of a font what draws the text, and all that it stretches to; as WOFF2."""
    options = Options(
        drop_tables=["GSUB", "GPOS", "GDEF", "DSIG"],
        flavor="woff2",
        glyph_names=False,
        hinting=False,
        name_IDs=[0, 1, 2, 13, 14],
        notdef_outline=True,
        recalc_timestamp=False,
    )
    face = load_font(BytesIO(font), options)
    _stretch_accents(face)
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(face)
    if "MATH" in face:
        _squeeze(face)
    packed = BytesIO()
    save_font(face, packed, options)
    return packed.getvalue()


def _stretch_accents(face: TTFont) -> None:
    """Let an accent of its own grow as the one that combines does."""
    variants: MathVariants = face["MATH"].table.MathVariants
    cmap = face.getBestCmap()
    known = dict(
        zip(variants.HorizGlyphCoverage.glyphs, variants.HorizGlyphConstruction, strict=True)
    )
    for accent, combining in _STRETCHED.items():
        grown = deepcopy(known[cmap[ord(combining)]])
        grown.MathGlyphVariantRecord[0].VariantGlyph = cmap[ord(accent)]
        known[cmap[ord(accent)]] = grown
    ordered = sorted(known, key=face.getGlyphID)
    variants.HorizGlyphCoverage.glyphs = ordered
    variants.HorizGlyphConstruction = [known[glyph] for glyph in ordered]
    variants.HorizGlyphCount = len(ordered)


def _squeeze(face: TTFont) -> None:
    """Make stretched roots and fences about as wide as plain ones.

    Chromium gives each the room of the widest form that the font has: a gap
    after every root, half an em round every fence.
    """
    variants: MathVariants = face["MATH"].table.MathVariants
    if not variants.VertGlyphCoverage:
        return
    widths = face["hmtx"].metrics
    root = (face.getBestCmap() or {}).get(ord("√"))
    for plain, grown in zip(
        variants.VertGlyphCoverage.glyphs, variants.VertGlyphConstruction, strict=True
    ):
        widest = round(widths[plain][0] * (1 if plain == root else ROOM))
        for glyph in _forms(grown):
            width, bearing = widths[glyph]
            if width > widest:
                _scale(face, glyph, widest / width)
                widths[glyph] = (widest, round(bearing * widest / width))


def _forms(grown: MathGlyphConstruction) -> Iterator[str]:
    """Names of the glyphs that stand for a larger one, whole or in parts."""
    yield from (record.VariantGlyph for record in grown.MathGlyphVariantRecord)
    if grown.GlyphAssembly:
        yield from (part.glyph for part in grown.GlyphAssembly.PartRecords)


def _scale(face: TTFont, name: str, factor: float) -> None:
    glyph = face["glyf"][name]
    glyph.coordinates.scale((factor, 1))
    glyph.coordinates.toInt()
    glyph.recalcBounds(face["glyf"])
