"""Words and figures as readers see them."""

from __future__ import annotations

from site_builder.language import Words, forms, phrase

LINK_LABELS = {
    "paper": phrase("Paper page"),
    "pdf": phrase("PDF"),
    "arxiv": phrase("arXiv"),
    "doi": phrase("DOI"),
    "code": phrase("Code"),
    "data": phrase("Data"),
    "model": phrase("Model"),
    "demo": phrase("Demo"),
    "project": phrase("Project"),
    "video": phrase("Video"),
    "slides": phrase("Slides"),
    "poster": phrase("Poster"),
}

NOUNS = {
    "area": forms("{n} area", "{n} areas"),
    "author": forms("{n} author", "{n} authors"),
    "award": forms("{n} award", "{n} awards"),
    "fault": forms("{n} fault", "{n} faults"),
    "paper": forms("{n} paper", "{n} papers"),
    "presentation": forms("{n} presentation", "{n} presentations"),
    "session": forms("{n} session", "{n} sessions"),
    "tag": forms("{n} tag", "{n} tags"),
    "track": forms("{n} track", "{n} tracks"),
    "venue": forms("{n} venue", "{n} venues"),
    "year": forms("{n} year", "{n} years"),
}


def counted(number: int, noun: str) -> str:
    """`1 paper`, `4,812 papers`: in English, for the command line."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {plural(noun)}"


def plural(noun: str) -> str:
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


def link_label(kind: str, words: Words) -> str:
    """What a link of a kind leads to; a kind of a person's own as it is."""
    return words.say(LINK_LABELS[kind]) if kind in LINK_LABELS else capitalised(kind)


def capitalised(words: str) -> str:
    """With a capital first letter and the rest as it was."""
    return words[:1].upper() + words[1:]
