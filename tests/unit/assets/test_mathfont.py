"""The font of the formulas, as cut from the one that npm brings."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

import pytest
from fontTools.ttLib import TTFont

from site_builder.assets.formulas import FONT_FILE, FONT_PACKAGE
from site_builder.assets.mathfont import ROOM, cut
from site_builder.engine import node

TEXT = "xy√()ˆ"


@pytest.fixture(scope="module")
def whole() -> bytes:
    return (node.package(FONT_PACKAGE) / FONT_FILE).read_bytes()


@pytest.fixture(scope="module")
def small(whole: bytes) -> bytes:
    return cut(whole, TEXT)


@pytest.fixture
def face(small: bytes) -> TTFont:
    return TTFont(BytesIO(small))


def widths(face: TTFont, sign: str) -> list[int]:
    """Widths of a sign and of all that stands for it when it is stretched upwards."""
    variants = face["MATH"].table.MathVariants
    plain = face.getBestCmap()[ord(sign)]
    grown = variants.VertGlyphConstruction[variants.VertGlyphCoverage.glyphs.index(plain)]
    parts: Iterable[str] = (part.glyph for part in grown.GlyphAssembly.PartRecords)
    forms = [record.VariantGlyph for record in grown.MathGlyphVariantRecord]
    return [face["hmtx"][name][0] for name in (plain, *forms, *parts)]


def test_the_font_has_the_letters_and_no_more(face: TTFont) -> None:
    assert sorted(map(chr, face.getBestCmap())) == sorted(TEXT)


def test_a_root_and_a_fence_still_grow(face: TTFont) -> None:
    assert len(widths(face, "√")) > 4
    assert len(widths(face, "(")) > 4


def test_a_root_grows_in_height_only(face: TTFont) -> None:
    plain, *grown = widths(face, "√")

    assert {width for width in grown if width > plain} == set()


def test_a_fence_grows_little_in_width(face: TTFont) -> None:
    plain, *grown = widths(face, "(")

    assert max(grown) == round(plain * ROOM)


def test_an_accent_grows_over_many_letters(face: TTFont) -> None:
    variants = face["MATH"].table.MathVariants

    assert face.getBestCmap()[ord("ˆ")] in variants.HorizGlyphCoverage.glyphs


def test_a_font_of_few_letters_is_small(small: bytes) -> None:
    assert len(small) < 5_000


def test_letters_that_the_font_lacks_are_left_to_others(whole: bytes) -> None:
    assert TTFont(BytesIO(cut(whole, "漢"))).getBestCmap() is None


def test_the_same_letters_give_the_same_bytes(whole: bytes, small: bytes) -> None:
    assert cut(whole, TEXT) == small
