"""What goes wrong, how often, and how often it has."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Final


class DiskFault(StrEnum):
    """What may become of a commit."""

    FULL = "disk-full"
    BROKEN = "disk-broken"
    UNACKNOWLEDGED = "disk-unacknowledged"


# A disk that is so slow that another process has to wait for longer than it does.
LOCKED: Final = "disk-locked"


class WireFault(StrEnum):
    """What may become of a request."""

    LOST = "connection-lost-before"
    CUT = "connection-lost-after"
    TOO_MANY = "429"
    BROKEN = "500"
    FORBIDDEN = "403"
    NOT_FOUND = "404"
    NO_DIRECT_MESSAGES = "50007"
    UNKNOWN_MESSAGE = "10008"
    UNKNOWN_INTERACTION = "10062"


@dataclass(frozen=True)
class Rates:
    """How likely each kind of fault is, from 0 to 1.

    Args:
        slow_wire: For each request to take seconds instead of milliseconds.
    """

    wire: float = 0.0
    slow_wire: float = 0.0
    disk: float = 0.0
    slow_disk: float = 0.0
    death: float = 0.0


NO_FAULTS: Final = Rates()


@dataclass
class Faults:
    """Decides, by chance, what goes wrong."""

    chance: Random
    rates: Rates = NO_FAULTS
    counts: Counter[str] = field(default_factory=Counter)

    def count(self, kind: str) -> None:
        """Note that something has gone wrong."""
        self.counts[kind] += 1

    @property
    def has_failing_disk(self) -> bool:
        """Whether the disk has failed so far, not only been slow."""
        return any(self.counts[fault] for fault in (LOCKED, *DiskFault))

    def disk_delay_s(self) -> float:
        """Return how long the disk takes for a piece of work."""
        if not self._happens(self.rates.slow_disk):
            return 0.0
        self.count("disk-slow")
        return self.chance.choice((0.01, 0.2, 1.0, 4.0))

    def disk_fault(self) -> DiskFault | None:
        """Return what becomes of a commit; None where all is well."""
        if not self._happens(self.rates.disk):
            return None
        fault = self.chance.choice(list(DiskFault))
        self.count(fault)
        return fault

    def wire_fault(self, possible: tuple[WireFault, ...]) -> WireFault | None:
        """Return what becomes of a request; None where all is well.

        Args:
            possible: What may happen to a request of its kind.
        """
        if not self._happens(self.rates.wire):
            return None
        fault = self.chance.choice(possible)
        self.count(fault)
        return fault

    def wire_delay_s(self) -> float:
        """Return how long a request is under way, in one direction."""
        if self._happens(self.rates.slow_wire):
            self.count("wire-slow")
            return self.chance.choice((1.0, 4.0, 20.0))
        return self.chance.uniform(0.01, 0.15)

    def dies(self) -> bool:
        """Tell whether a process dies at this very point."""
        return self._happens(self.rates.death)

    def _happens(self, rate: float) -> bool:
        return rate > 0 and self.chance.random() < rate
