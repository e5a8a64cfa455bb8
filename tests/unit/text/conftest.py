"""A renderer that shows the TeX it was given: no node, no engine."""

from __future__ import annotations

from html import escape

import pytest

from site_builder.model import MathRenderer


def show_tex(tex: str, display: bool) -> str:
    """Accept any TeX, as one identifier."""
    mark = ' display="block"' if display else ""
    return f"<math{mark}><mi>{escape(tex, quote=False)}</mi></math>"


@pytest.fixture
def render() -> MathRenderer:
    return show_tex
