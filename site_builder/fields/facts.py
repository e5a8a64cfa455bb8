"""Facts of a paper ↔ the mapping people write."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.fields.plain import clipped, kind_of, one_line, text, texts
from site_builder.model import Facts, Value

FACT_KINDS = ("acronyms", "datasets", "claims")


def facts(value: object) -> Facts:
    """Read `acronyms` (short: long), `datasets` and `claims`, all of which may be missing."""
    if not isinstance(value, Mapping):
        raise ValueError(f"expected {', '.join(FACT_KINDS)}, found {kind_of(value)}")
    unknown = next((str(key) for key in value if key not in FACT_KINDS), None)
    if unknown is not None:
        raise ValueError(f"unknown fact {clipped(unknown)}; one of {', '.join(FACT_KINDS)}")
    return Facts(
        acronyms=_acronyms(value.get("acronyms") or {}),
        datasets=texts(value.get("datasets"), ";"),
        claims=texts(value.get("claims"), ";"),
    )


def _acronyms(value: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, Mapping):
        raise ValueError(f"expected acronyms as `SHORT: long form`, found {kind_of(value)}")
    return tuple(
        (one_line(str(short)), one_line(text(long, "a long form")))
        for short, long in value.items()
        if long
    )


def plain_facts(found: Facts) -> dict[str, Value]:
    """Write facts as a mapping; kinds with nothing in them are left out."""
    kinds: dict[str, Value] = {
        "acronyms": dict(found.acronyms),
        "datasets": [*found.datasets],
        "claims": [*found.claims],
    }
    return {kind: value for kind, value in kinds.items() if value}
