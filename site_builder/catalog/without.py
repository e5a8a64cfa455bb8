"""A catalogue without the pages that its owner does not want."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from site_builder.model import Catalog, Layout


def without(catalog: Catalog, pages: Collection[str]) -> Catalog:
    """Leave out what only some pages show, so that nothing leads to them."""
    derived = catalog.derived
    return replace(
        catalog,
        venues=() if "venues" in pages else catalog.venues,
        programme=() if "programme" in pages else catalog.programme,
        glossary=() if "names" in pages else catalog.glossary,
        derived=replace(derived, layout=Layout()) if "map" in pages else derived,
    )
