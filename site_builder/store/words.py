"""The words of the interface, from gettext's .po files."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

from site_builder.errors import ConfigError, Problem
from site_builder.language import Words
from site_builder.language.words import ENGLISH, which_form

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

_TRIED = 1_000
"""Numbers that a rule of plurals is tried with; rules look at the last two or three digits."""


def read_words(language: str, folders: Iterable[Path]) -> Words:
    """Read the words of a BCP 47 language; those of an earlier folder count first.

    `de-AT.po` stands before `de.po`; a language without a file has the words
    of the source, which are English. Raises ConfigError for a damaged file.
    """
    found = [file for file in _files(language, tuple(folders)) if file.is_file()]
    if not found and language.partition("-")[0] == "en":
        return Words()
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 - slow to load, and seldom wanted

    phrases: dict[str, tuple[str, ...]] = {}
    rule = ENGLISH
    for file in reversed(found):
        catalog = _read(file)
        rule = catalog.plural_expr if catalog.num_plurals > 1 else "0"
        phrases.update(_phrases(catalog, file))
    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Words(phrases=phrases, rule=rule)
    return Words(
        phrases=phrases,
        rule=rule,
        comma=locale.number_symbols.get("latn", {}).get("group", ","),
        right_to_left=locale.text_direction == "rtl",
    )


def without_words(language: str, words: Words) -> tuple[Problem, ...]:
    """Tell of a language that the interface does not speak."""
    if words.phrases or language.partition("-")[0] == "en":
        return ()
    return (
        Problem(
            where="site.yaml",
            code="no-words",
            message=f"there are no words for the language {language}; the interface stays English",
            hint=f"Translate it in content/words/{language}.po: docs/configuration.md says how.",
        ),
    )


def _files(language: str, folders: tuple[Path, ...]) -> Iterator[Path]:
    for folder in folders:
        for name in dict.fromkeys((language, language.partition("-")[0])):
            yield folder / f"{name}.po"


def _read(file: Path) -> Catalog:
    from babel.messages.pofile import PoFileError, read_po  # noqa: PLC0415 - as above

    try:
        source = BytesIO(file.read_bytes().removeprefix(BOM_UTF8))
        catalog = read_po(source, abort_invalid=True)
        _check_rule(catalog)
    except (PoFileError, ValueError, LookupError) as fault:
        raise ConfigError(
            f"the file of words is damaged: {fault}",
            where=f"words/{file.name}",
            hint="It must be a gettext catalogue in UTF-8; `msgfmt --check` tells more.",
        ) from None
    return catalog


def _phrases(catalog: Catalog, file: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    for message in catalog:
        if not message.id or message.fuzzy:
            continue
        english = message.id[0] if isinstance(message.id, (tuple, list)) else message.id
        said = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
        forms = tuple(form or "" for form in said)
        if all(forms):
            _check(message, english, forms, file)
            yield english, forms


def _check(message: Message, english: str, forms: tuple[str, ...], file: Path) -> None:
    """Refuse words that lack a value, or would say one that there is not."""
    texts = message.id if message.pluralizable else (english,)
    wanted = {name for text in texts for name in _values(text)}
    for form in forms:
        try:
            values = _values(form)
        except ValueError:
            values = ["?"]
        said = set(values)
        once = len(said) == len(values) or not any(map(str.isdecimal, said))
        if not once or (said != wanted and not (message.pluralizable and said == wanted - {"n"})):
            raise ConfigError(
                f"{form!r} must hold the same values as {english!r}, and no other brace",
                where=f"words/{file.name}:{message.lineno or 1}",
                hint="Keep what stands in braces as it is; its place may change.",
            )


def _values(text: str) -> list[str]:
    """Return the names in braces; raises ValueError for what is more, or less, than a name."""
    names: list[str] = []
    for _, name, spec, conversion in Formatter().parse(text):
        if name is None:
            continue
        if spec or conversion or not re.fullmatch(r"\w+", name):
            raise ValueError(text)
        names.append(name)
    return names


def _check_rule(catalog: Catalog) -> None:
    """Raise ValueError where the rule of plurals leads to no form for some number."""
    form = which_form(catalog.plural_expr)
    try:
        bad = next((n for n in range(_TRIED) if not 0 <= form(n) < catalog.num_plurals), None)
    except ZeroDivisionError:
        bad = 0
    if bad is not None:
        raise ValueError(f"Plural-Forms names no form for the number {bad}")
