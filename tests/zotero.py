"""What Zotero would make of a page, by the rules of its translators.

The rules of "Embedded Metadata" for Highwire tags and of "COinS" for list
entries, as far as our pages can set them off.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import unquote

from bs4 import BeautifulSoup

_TYPES = {
    "citation_journal_title": "journalArticle",
    "citation_technical_report_institution": "report",
    "citation_conference_title": "conferencePaper",
    "citation_conference": "conferencePaper",
    "citation_book_title": "bookSection",
    "citation_dissertation_institution": "thesis",
}
"""The last tag of these on a page says what it is."""
_RDF = ("og:", "dc.", "dc:", "dcterms.", "prism.", "bibo:", "eprints.", "article:", "book:")
_EDGES = re.compile(r"^[\s\u00a0.,/\[\]:]+|[\s\u00a0.,/\[\]:]+$")
BYLINES = ".byline, .vcard"
"""What Zotero takes for authors where no tag names any."""

Creator = tuple[str, str]
"""Family and given names."""


@dataclass(frozen=True, kw_only=True)
class Item:
    """What is saved."""

    kind: str
    title: str = ""
    creators: tuple[Creator, ...] = ()
    date: str = ""
    conference: str = ""
    abstract: str = ""
    doi: str = ""
    url: str = ""
    pdf: str = ""
    language: str = ""


def embedded(page: BeautifulSoup, address: str) -> Item:
    """The item saved from a page at `address` that has Highwire tags or others."""
    metas = [(m.get("name") or m.get("property") or "", m["content"]) for m in _metas(page)]
    names = [name for name, _ in metas]
    kinds = [_TYPES[name] for name in names if name in _TYPES]
    guess = "journalArticle" if "citation_title" in names else ""
    rdf = "webpage" if any(name.startswith(_RDF) for name in names) else ""
    creators = [c for name, text in metas if name == "citation_author" for c in _authors(text)]
    return Item(
        kind=(kinds or [guess or rdf])[-1],
        title=_joined(metas, "citation_title") or _joined(metas, "og:title") or _title(page),
        creators=tuple(creators),
        date=_joined(metas, "citation_date") or _joined(metas, "citation_publication_date"),
        conference=_joined(metas, "citation_conference_title"),
        abstract=_joined(metas, "citation_abstract") or _joined(metas, "description"),
        doi=re.sub(r"^doi:\s*", "", _joined(metas, "citation_doi")),
        url=_joined(metas, "citation_public_url") or address,
        pdf=next((text for name, text in metas if name == "citation_pdf_url"), ""),
        language=_joined(metas, "citation_language"),
    )


def entries(page: BeautifulSoup) -> list[Item]:
    """The items offered from a list, one for each COinS span that can be read."""
    return [_context_object(str(span["title"])) for span in page.select("span.Z3988[title]")]


def person(text: str) -> Creator:
    """One name, parted at its comma or before its last word."""
    bare = _EDGES.sub("", text)
    if "," in bare:
        family, given, *_ = re.split(", ?", bare)
        return family, given
    given, _, family = bare.rpartition(" ")
    return family, given


def _authors(text: str) -> Iterator[Creator]:
    """The names of one tag: at semicolons, or at a comma between names of two words each."""
    names = re.split(r"\s*;\s*", text)
    if len(names) == 1:
        parts = re.split(r"\s*,\s*", text)
        if len(parts) > 1 and " " in parts[0] and " " in parts[1]:
            names = parts
    yield from (person(name) for name in names if re.search(r"[^\s,-.;]", name))


def _context_object(query: str) -> Item:
    """An OpenURL context object in key-value form."""
    pairs = [pair.partition("=")[::2] for pair in query.split("&")]
    # Zotero reads an escaped plus sign as a space, too.
    values = [(key, unquote(re.sub(r"\+|%2[bB]", " ", value))) for key, value in pairs]
    found = dict(values)
    meetings = ("conference", "proceeding")
    kind = "conferencePaper" if found.get("rft.genre") in meetings else "book"
    return Item(
        kind=kind,
        title=found.get("rft.atitle" if kind == "conferencePaper" else "rft.btitle", ""),
        creators=tuple(person(text) for key, text in values if key == "rft.au"),
        date=found.get("rft.date", ""),
        conference=found.get("rft.btitle", ""),
    )


def _metas(page: BeautifulSoup) -> list[dict[str, str]]:
    return [m.attrs for m in page.select("head > meta[content]") if m["content"]]


def _joined(metas: list[tuple[str, str]], name: str) -> str:
    """All values of one name, as Zotero joins them: two titles would be one wrong one."""
    return " ".join(", ".join(text for key, text in metas if key == name).split())


def _title(page: BeautifulSoup) -> str:
    return str(page.title.string) if page.title else ""
