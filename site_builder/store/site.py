"""The settings of a catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields as dataclass_fields
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import get_args
from urllib.parse import urlsplit

import msgspec

from site_builder import yaml_text
from site_builder.config import DOORS, OPTIONAL, Grade, MenuItem, Site
from site_builder.decoding import decode
from site_builder.errors import CODES, ConfigError, ContentError
from site_builder.fields import clipped, language, one_line, text
from site_builder.model import Value
from site_builder.store.faults import Faults
from site_builder.text import read_macros

LIGHT, DARK = "#ffffff", "#14171c"
"""Backgrounds of the two themes, as in static/css/tokens.css."""
LEAST_CONTRAST = 4.5
"""Of text and background, WCAG 2.2 level AA."""

_PICTURES = (".svg", ".png", ".webp", ".jpg", ".jpeg", ".gif", ".avif")
_COLOURS = ("accent", "accent_dark")
_SCHEME = re.compile(r"[^/?#]*:")
_COLOUR = re.compile("#[0-9a-fA-F]{6}")


def read_site(path: Path) -> Site:
    """Read site.yaml; the defaults when there is none.

    Raises `ConfigError` with every fault, each with its line.
    """
    if not path.exists():
        return Site()
    try:
        document = yaml_text.load(decode(path.read_bytes(), path.name), path.name)
    except ContentError as fault:
        raise ConfigError(fault.message, where=fault.where, hint=fault.hint) from None
    return _site(document, path.parent / "pages")


def _site(document: yaml_text.Document, pages: Path) -> Site:
    faults = Faults(document)
    known = {field.name for field in dataclass_fields(Site)} - {"words"}
    texts: dict[str, str] = {}
    grades: dict[str, Grade] = {}
    menu: tuple[MenuItem, ...] = ()
    without: tuple[str, ...] = ()
    for key, value in document.values.items():
        if key not in known:
            faults.unknown((key,), key, known)
        elif key == "problems":
            grades = _grades(value, faults)
        elif key == "menu":
            menu = tuple(_menu(value, faults))
        elif key == "without":
            without = tuple(_without(value, faults))
        elif not value and key in _COLOURS:
            faults.add((key,), f'{key}: expected a colour in quotes, such as "#0b57b0"')
        elif value:
            texts[key] = _setting(key, value, faults)
    for key in ("logo", "card"):
        if (picture := texts.get(key)) and not (pages / picture).is_file():
            faults.add((key,), f"{key}: there is no file content/pages/{clipped(picture)[1:-1]}")
    faults.stop(ConfigError)
    return replace(msgspec.convert(texts, Site), problems=grades, menu=menu, without=without)


def _setting(key: str, value: Value, faults: Faults) -> str:
    try:
        written = text(value, "one text")
        if key in _LONG:
            return _LONG[key](written)
        return _READERS.get(key, str)(one_line(written))
    except ValueError as fault:
        faults.add((key,), f"{key}: {fault}")
        return ""


def _grades(value: Value, faults: Faults) -> dict[str, Grade]:
    grades: dict[str, Grade] = {}
    if not isinstance(value, dict):
        if value:
            faults.add(("problems",), "problems: expected lines such as `unknown-tag: error`")
        return grades
    for code, written in value.items():
        grade = next((one for one in get_args(Grade) if one == written), None)
        if code not in CODES:
            faults.unknown(("problems", code), code, CODES)
        elif grade is None:
            message = f"expected error, warning or off, found {clipped(str(written))}"
            faults.add(("problems", code), f"{code}: {message}")
        else:
            grades[code] = grade
    return grades


def _menu(value: Value, faults: Faults) -> Iterator[MenuItem]:
    """Read a list of names of pages and of `label: target`."""
    if not isinstance(value, list):
        if value:
            faults.add(("menu",), "menu: expected a list of pages, such as `- years`")
        return
    for at, entry in enumerate(value):
        if isinstance(entry, str) and entry in DOORS:
            yield MenuItem(target=entry)
        elif isinstance(entry, str):
            faults.unknown(("menu", at), entry, DOORS)
        elif isinstance(entry, dict) and len(entry) == 1 and all(map(_is_line, entry.values())):
            yield from _led(entry, at, faults)
        else:
            faults.add(("menu", at), "menu: expected the name of a page, or `label: address`")


def _led(entry: Mapping[str, Value], at: int, faults: Faults) -> Iterator[MenuItem]:
    ((label, value),) = entry.items()
    try:
        if not (words := one_line(label)):
            raise ValueError("expected words before the colon")
        where = faults.document.where("menu", at)
        yield MenuItem(label=words, target=_target(one_line(str(value))), where=where)
    except ValueError as fault:
        faults.add(("menu", at), f"menu: {fault}")


def _target(written: str) -> str:
    """Refuse what leads neither into the site nor to an address that browsers may open."""
    if written in DOORS:
        return written
    scheme = _SCHEME.match(written)
    try:
        parts = urlsplit(written)
        if scheme:
            good = bool(parts.hostname if parts.scheme in ("http", "https") else parts.path)
            good &= parts.scheme in ("http", "https", "mailto")
        else:
            path = PurePosixPath(parts.path)
            good = bool(path.suffix) and not path.is_absolute() and ".." not in path.parts
    except ValueError:
        good = False
    if not good or "\\" in written:
        raise ValueError(
            "expected a page such as committee.html, or an address such as"
            f" https://example.org/, found {clipped(written)}"
        )
    return written


def _is_line(value: Value) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _without(value: Value, faults: Faults) -> Iterator[str]:
    if not isinstance(value, list):
        if value:
            faults.add(("without",), "without: expected a list of pages, such as `- map`")
        return
    for at, entry in enumerate(value):
        if isinstance(entry, str) and entry in OPTIONAL:
            yield entry
        else:
            faults.unknown(("without", at), str(entry)[:80], OPTIONAL)


def _picture(written: str) -> str:
    path = PurePosixPath(written)
    if path.is_absolute() or ".." in path.parts or path.suffix.lower() not in _PICTURES:
        raise ValueError(
            f"expected a picture in content/pages/, such as logo.svg, found {clipped(written)}"
        )
    return path.as_posix()


def _macros(written: str) -> str:
    read_macros(written)
    return written


def _address(written: str) -> str:
    try:
        parts = urlsplit(written)
        good = parts.scheme in ("http", "https") and parts.hostname
    except ValueError:
        good = False
    if not good or parts.query or parts.fragment:
        raise ValueError(
            f"expected an address such as https://example.org/, found {clipped(written)}"
        )
    return written


def _root(written: str) -> str:
    return f"{_address(written).rstrip('/')}/"


def _repository(written: str) -> str:
    return _address(written).rstrip("/").removesuffix(".git")


def _accent(background: str, theme: str) -> Callable[[str], str]:
    def read(written: str) -> str:
        if not _COLOUR.fullmatch(written):
            raise ValueError(f'expected a colour such as "#0b57b0", found {clipped(written)}')
        if (found := contrast(written, background)) < LEAST_CONTRAST:
            raise ValueError(
                f"{written} has a contrast of {found:.1f} on the {theme} background;"
                f" readers need {LEAST_CONTRAST}"
            )
        return written.lower()

    return read


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted((_luminance(first), _luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


_LONG: Mapping[str, Callable[[str], str]] = {"macros": _macros, "home": str, "footer": str}
"""Keys whose texts may have several lines."""
_READERS: Mapping[str, Callable[[str], str]] = {
    "logo": _picture,
    "card": _picture,
    "language": language,
    "site_url": _root,
    "repository": _repository,
    "accent": _accent(LIGHT, "light"),
    "accent_dark": _accent(DARK, "dark"),
}
