"""Words and figures as readers see them."""

from __future__ import annotations

LINK_LABELS = {
    "paper": "Paper page",
    "pdf": "PDF",
    "arxiv": "arXiv",
    "doi": "DOI",
    "code": "Code",
    "data": "Data",
    "model": "Model",
    "demo": "Demo",
    "project": "Project",
    "video": "Video",
    "slides": "Slides",
    "poster": "Poster",
}


def counted(number: int, noun: str) -> str:
    """`1 paper`, `4,812 papers`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {plural(noun)}"


def plural(noun: str) -> str:
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


def capitalised(words: str) -> str:
    """With a capital first letter and the rest as it was."""
    return words[:1].upper() + words[1:]
