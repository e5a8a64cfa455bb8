"""Which files of many citations a site has."""

from __future__ import annotations

ONE_FILE = 5_000
"""Papers that one file may hold; a larger catalogue has files of its years only."""

FILES = (("BibTeX", "bib"), ("RIS", "ris"), ("CSL-JSON", "csl.json"), ("CSV", "csv"))
"""Name of each format, and how its files' names end."""
