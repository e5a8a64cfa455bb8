"""Records from the files people keep abstracts and facts in."""

from site_builder.importers.attach import Attached, attach
from site_builder.importers.files import IMPORTERS, find, read
from site_builder.importers.headings import year_of_name
from site_builder.importers.interface import Importer, Source

__all__ = ["IMPORTERS", "Attached", "Importer", "Source", "attach", "find", "read", "year_of_name"]
