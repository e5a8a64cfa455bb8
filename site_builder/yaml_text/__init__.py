"""YAML in which every value is the text that was typed."""

from site_builder.yaml_text.reading import Document, load
from site_builder.yaml_text.writing import dump, scalar

__all__ = ["Document", "dump", "load", "scalar"]
