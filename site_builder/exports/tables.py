"""Lines of tables for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

BOM = "\ufeff"
"""Tells spreadsheets that a table is UTF-8."""
_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""What makes a spreadsheet run a cell."""


def table_line(cells: Iterable[str]) -> str:
    """One line of a table. A cell that a spreadsheet would run begins with an apostrophe."""
    written = StringIO()
    csv.writer(written).writerow(
        f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in cells
    )
    return written.getvalue()
