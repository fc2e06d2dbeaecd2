"""Shuffles that nobody can foresee and anyone can check, behind the Chance port."""

import secrets
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
        """Return a deck in the order that a seed and everybody's parts decide."""
        return fair_deal.shuffled(deck, seed, parts, round_number)
