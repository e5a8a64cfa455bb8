"""Where work meets the machine: files, processes, caches, programs."""

from site_builder.engine.bundler import bundle
from site_builder.engine.console import Console
from site_builder.engine.folders import check_output
from site_builder.engine.report import Report
from site_builder.engine.run import Engine

__all__ = ["Console", "Engine", "Report", "bundle", "check_output"]
