"""Reads what the page reads, in the plainest way."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass

from site_builder.search.bits import ESCAPED, LONGEST_UNARY


@dataclass
class Bits:
    """A string of bits, read from its beginning."""

    bits: Iterator[str]

    @classmethod
    def of(cls, base64: str) -> Bits:
        body = b64decode(base64 + "=" * (-len(base64) % 4))
        return cls(iter("".join(f"{byte:08b}" for byte in body)))

    def number(self, width: int) -> int:
        return int("0" + "".join(next(self.bits) for _ in range(width)), 2)

    def rice(self, parameter: int) -> int:
        ones = 0
        while ones < LONGEST_UNARY and next(self.bits) == "1":
            ones += 1
        if ones == LONGEST_UNARY:
            return self.number(ESCAPED)
        return (ones << parameter) + self.number(parameter)

    def gamma(self) -> int:
        zeros = 0
        while next(self.bits) == "0":
            zeros += 1
        return (1 << zeros) + self.number(zeros)
