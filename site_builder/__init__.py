"""Papershelf: a pile of abstracts in, a browsable catalogue out."""

__version__ = "0.1.0"
