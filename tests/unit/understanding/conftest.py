from pathlib import Path

import pytest
import yaml

from site_builder.model import Tag
from site_builder.understanding import Tagger, compile_taxonomy

SHIPPED = Path(__file__).parents[3] / "content" / "taxonomy.yaml"


@pytest.fixture(scope="session")
def shipped() -> tuple[Tag, ...]:
    """The taxonomy of the repository."""
    entries = yaml.safe_load(SHIPPED.read_text(encoding="utf-8"))["tags"]
    return tuple(
        Tag(
            slug=entry["id"],
            label=entry["label"],
            parent=entry.get("parent", ""),
            description=entry["description"],
            aliases=tuple(entry.get("aliases", ())),
            cased=tuple(entry.get("cased", ())),
            needs=tuple(entry.get("needs", ())),
            hints=tuple(entry.get("hints", ())),
        )
        for entry in entries
    )


@pytest.fixture(scope="session")
def tagger(shipped: tuple[Tag, ...]) -> Tagger:
    return compile_taxonomy(shipped)
