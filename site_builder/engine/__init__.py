"""Where work meets the machine: files, processes, caches, programs."""

from site_builder.engine.cleaning import remove
from site_builder.engine.console import Console
from site_builder.engine.folders import check_output
from site_builder.engine.output import Output
from site_builder.engine.preview import Preview, watch
from site_builder.engine.report import Report
from site_builder.engine.run import Engine

__all__ = [
    "Console",
    "Engine",
    "Output",
    "Preview",
    "Report",
    "check_output",
    "remove",
    "watch",
]
