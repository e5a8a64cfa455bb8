"""What an abstract states of its own paper: names, acronyms, datasets, claims, links."""

from site_builder.understanding.facts.extract import find_facts
from site_builder.understanding.facts.filling import new_links, own_names, stated_facts
from site_builder.understanding.facts.finding import Finding

__all__ = ["Finding", "find_facts", "new_links", "own_names", "stated_facts"]
