"""Records from the files people keep abstracts and facts in."""

from site_builder.importers.attach import attach
from site_builder.importers.files import IMPORTERS, find, read
from site_builder.importers.interface import LOST, Importer, Source

__all__ = ["IMPORTERS", "LOST", "Importer", "Source", "attach", "find", "read"]
