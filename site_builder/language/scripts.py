"""The phrases of scripts, found and put in other words.

Scripts say t`Saved ${count}.` and plural(count, "{n} paper", "{n} papers"). To
a translator the first is "Saved {0}.": its values are numbered. What is put in
is again a literal, so that a language costs no more bytes than its words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from site_builder.language.words import ENGLISH, Words

_STRING = r'"(?:[^"\\\n]|\\.)*"'
_PHRASE = re.compile(
    rf"(?<![\w$.])t`|(?<![\w$.])plural\((?:[^()`]|\([^()]*\))*?({_STRING}),\s*({_STRING}),?\s*\)"
)
_VALUE = re.compile(r"\{(\d+)\}")
_RULE = "Number(n !== 1)"
"""Stands once in lib/words.js, for English."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """A phrase of a script."""

    start: int
    end: int
    """Of its literals, in the script."""
    forms: tuple[str, ...]
    """One, or the two of a plural."""
    values: tuple[str, ...] = ()
    """The script's own expressions for {0}, {1}, …"""


def phrases(script: str) -> Iterator[Phrase]:
    """Yield the phrases of a script, those within others' values after them."""
    for phrase in _outer(script):
        yield phrase
        for value in phrase.values:
            yield from phrases(value)


def put_into(script: str, words: Words) -> str:
    """Return a script that says its phrases in the words of a language.

    Raises ValueError where words lack a value of their phrase, or have one more.
    """
    parts: list[str] = []
    at = 0
    for phrase in _outer(script):
        parts += (script[at : phrase.start], _literal(phrase, words))
        at = phrase.end
    made = "".join((*parts, script[at:]))
    return made if words.rule == ENGLISH else made.replace(_RULE, f"Number({words.rule})")


def _outer(script: str) -> Iterator[Phrase]:
    at = 0
    while found := _PHRASE.search(script, at):
        if found[1]:
            forms = (json.loads(found[1]), json.loads(found[2]))
            phrase = Phrase(start=found.start(1), end=found.end(2), forms=forms)
        else:
            phrase = _tagged(script, found.start())
        yield phrase
        at = phrase.end


def _tagged(script: str, start: int) -> Phrase:
    """Read a template from its tag on."""
    texts, values = [""], []
    at = start + len("t`")
    while script[at] != "`":
        if script[at] == "\\":
            texts[-1] += script[at : at + 2]
            at += 2
        elif script.startswith("${", at):
            end = _closing(script, at + 2)
            values.append(script[at + 2 : end])
            texts.append("")
            at = end + 1
        else:
            texts[-1] += script[at]
            at += 1
    text = texts[0] + "".join(f"{{{number}}}{text}" for number, text in enumerate(texts[1:]))
    return Phrase(start=start, end=at + 1, forms=(text,), values=tuple(values))


def _closing(script: str, at: int) -> int:
    """Find the brace that ends a value; strings and templates in it may hold others."""
    depth = 0
    while depth or script[at] != "}":
        letter = script[at]
        if letter in "\"'":
            at = _string_end(script, at)
        elif letter == "`":
            at = _tagged(script, at - 1).end - 1
        else:
            depth += (letter == "{") - (letter == "}")
        at += 1
    return at


def _string_end(script: str, start: int) -> int:
    at = start + 1
    while script[at] != script[start]:
        at += 1 + (script[at] == "\\")
    return at


def _literal(phrase: Phrase, words: Words) -> str:
    english, *more = phrase.forms
    forms = words.phrases.get(english) or phrase.forms
    if more:
        return ",".join(json.dumps(form, ensure_ascii=False) for form in forms)
    values = tuple(put_into(value, words) for value in phrase.values)
    said = sorted(map(int, _VALUE.findall(forms[0])))
    if said != list(range(len(values))):
        raise ValueError(f"{forms[0]!r} must hold the values of {english!r}, each once")
    text = forms[0] if forms[0] == english else _escaped(forms[0])
    return "`" + _VALUE.sub(lambda found: "${" + values[int(found[1])] + "}", text) + "`"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
