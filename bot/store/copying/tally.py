"""What a table holds, in figures that are the same whichever database holds it."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

_DIGEST_BITS = 256


@dataclass(frozen=True)
class Tally:
    """What a table holds.

    Args:
        rows: How many rows.
        total: The sum of all whole numbers in them.
        digest: 64 hexadecimal digits that any other content would change. It does not depend on the order
            of the rows, which is each database's own.
    """

    rows: int
    total: int
    digest: str


class Tallying:
    """Adds up the rows of a table as they come by."""

    def __init__(self) -> None:
        self._rows = self._total = self._digests = 0

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        """Take some more rows, the columns always in the same order."""
        for row in rows:
            self._rows += 1
            self._total += sum(value for value in row if type(value) is int)
            self._digests += int.from_bytes(sha256(repr(row).encode()).digest())

    def tally(self) -> Tally:
        """Return what came by so far."""
        return Tally(self._rows, self._total, f"{self._digests % 2**_DIGEST_BITS:064x}")
