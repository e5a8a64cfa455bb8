"""BibTeX entries."""

from __future__ import annotations

import re

from site_builder.citation.identifiers import doi, own_address
from site_builder.citation.key import citation_key
from site_builder.citation.values import DERIVED
from site_builder.model import Paper
from site_builder.text import family_given, latex_escape, to_latex

_INNER_CAPITAL = re.compile(r"(\$[^$]*\$|\\[A-Za-z]+)|\b[\d_]*[^\W\d_]\w*[A-Z]\w*")
"""Words that BibTeX styles would spoil by lowering their letters: LoRA, GPT, QuantSR;
passing by formulas and commands."""
_AND = re.compile(r"(?:^|\s)and(?:\s|$)", re.IGNORECASE)


def bibtex(paper: Paper, address: str = "", key: str = "") -> str:
    """One entry, ending without a line break.

    `@inproceedings` when the venue is known, else `@misc`. `address` is the
    public address of the page, for papers that have no link of their own;
    `key` the paper's among `citation_keys`, else its own.
    """
    kind = "inproceedings" if paper.venue else "misc"
    fields = {
        "title": _protect(to_latex(paper.title)),
        "author": " and ".join(_person(author.name) for author in paper.authors),
        "booktitle": latex_escape(paper.venue),
        "year": str(paper.year or ""),
        **_identifiers(paper),
        "note": DERIVED if paper.title_from == "abstract" else "",
    }
    if address:
        fields.setdefault("url", address)
    lines = (f"  {name} = {{{value}}}," for name, value in fields.items() if value)
    return "\n".join((f"@{kind}{{{key or citation_key(paper)},", *lines, "}"))


def _identifiers(paper: Paper) -> dict[str, str]:
    """`doi` and `url`, percent-encoded where an address could close the field."""
    found = {"doi": doi(paper)}
    if address := own_address(paper):
        found["url"] = address
    return {
        name: value.replace("{", "%7B").replace("}", "%7D").replace("\\", "%5C")
        for name, value in found.items()
    }


def _person(name: str) -> str:
    """A name for a list that `and` parts; one that holds the word itself is a body's."""
    return f"{{{latex_escape(name)}}}" if _AND.search(name) else latex_escape(family_given(name))


def _protect(title: str) -> str:
    return _INNER_CAPITAL.sub(lambda word: word[1] or f"{{{word[0]}}}", title)
