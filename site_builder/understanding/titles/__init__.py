"""A title for an abstract that came without one."""

from site_builder.understanding.titles.derive import Derivation, derivation, derive_title

__all__ = ["Derivation", "derivation", "derive_title"]
