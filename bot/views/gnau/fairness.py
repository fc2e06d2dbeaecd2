"""The lock on a shuffle before the deal, and the key to it after the round."""

from bot.rules.fair_deal import SCHEME, commitment_to
from bot.tables.gnau import GnauTable, Phase
from bot.text import Text


def lock_line(text: Text, table: GnauTable) -> str:
    """Return what binds the shuffle of the round that is running, or that comes next."""
    if table.phase is Phase.DEALT and table.hands is not None:
        if not table.hands.seed:
            return text("gnau-fair-before")
        return _lock(text, table.round, commitment_to(table.hands.seed), table.hands.scheme)
    return _lock(text, table.round + 1, table.commitment, SCHEME)


def _lock(text: Text, number: int, commitment: bytes, scheme: int) -> str:
    return text("gnau-fair-lock", scheme=str(scheme), round=str(number), commitment=commitment.hex())


def seed_line(text: Text, table: GnauTable) -> str:
    """Return the seed of the round that is over."""
    assert table.hands is not None
    if not table.hands.seed:
        return text("gnau-fair-before")
    return text("gnau-fair-seed", seed=table.hands.seed.hex())


def unplayed_seed_line(text: Text, table: GnauTable) -> str:
    """Return the seed of the round that a closed table never dealt, so that its lock can be checked too."""
    return text("gnau-fair-unplayed", round=str(table.round + 1), seed=table.next_seed.hex())
