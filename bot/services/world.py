"""The machine's own clock and randomness: shuffles that nobody can foresee and anyone can check."""

import secrets
import time
from collections.abc import Sequence

from bot.rules import fair_deal
from bot.rules.cards import Card


class FairChance:
    """The machine's own randomness, bound by commitments."""

    def fresh_root(self) -> bytes:
        return secrets.token_bytes(fair_deal.SEED_BYTES)

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int, /
    ) -> list[Card]:
        """Return a deck in the order that a seed and all parts decide."""
        return fair_deal.shuffled(deck, seed, parts, round_number)


class SystemClock:
    """The machine's clock."""

    def now_ms(self) -> int:
        """Return the current instant in milliseconds since 1970-01-01 UTC."""
        return time.time_ns() // 1_000_000
