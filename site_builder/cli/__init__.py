"""The command line: arguments → settings → pipeline → exit code."""

from site_builder.cli.main import main

__all__ = ["main"]
