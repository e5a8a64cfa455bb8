"""BibTeX entries."""

from __future__ import annotations

import re

from site_builder.citation.identifiers import addresses, doi
from site_builder.citation.key import citation_key
from site_builder.model import Paper
from site_builder.text import family_given, latex_escape, to_latex

_INNER_CAPITAL = re.compile(r"(\$[^$]*\$|\\[A-Za-z]+)|\b[\d_]*[^\W\d_]\w*[A-Z]\w*")
"""Words that BibTeX styles would spoil by lowering their letters: LoRA, GPT, QuantSR;
passing by formulas and commands."""


def bibtex(paper: Paper, address: str = "") -> str:
    """One entry, ending without a line break.

    `@inproceedings` when the venue is known, else `@misc`. `address` is the
    public address of the page, for papers that have no link of their own.
    """
    kind = "inproceedings" if paper.venue else "misc"
    fields = {
        "title": _protect(to_latex(paper.title)),
        "author": " and ".join(latex_escape(family_given(a.name)) for a in paper.authors),
        "booktitle": latex_escape(paper.venue),
        "year": str(paper.year or ""),
        **_identifiers(paper),
        "note": "Title derived from the abstract" if paper.title_from == "abstract" else "",
    }
    if address:
        fields.setdefault("url", address)
    lines = (f"  {name} = {{{value}}}," for name, value in fields.items() if value)
    return "\n".join((f"@{kind}{{{citation_key(paper)},", *lines, "}"))


def _identifiers(paper: Paper) -> dict[str, str]:
    """`doi` and `url`, percent-encoded where an address could close the field."""
    links = addresses(paper)
    found = {"doi": doi(paper)}
    address = links.get("paper") or links.get("arxiv") or links.get("pdf") or ""
    if address:
        found["url"] = address
    return {
        name: value.replace("{", "%7B").replace("}", "%7D").replace("\\", "%5C")
        for name, value in found.items()
    }


def _protect(title: str) -> str:
    return _INNER_CAPITAL.sub(lambda word: word[1] or f"{{{word[0]}}}", title)
