"""Where a catalogue is so large that its files must be lean."""

LEAN = 20_000
"""Papers from which files leave abstracts out, so that the site stays below 1 GB."""
