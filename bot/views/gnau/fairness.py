"""The lock on a shuffle before the deal, and the key to it after the round."""

from bot.rules.fair_deal import commitment_to
from bot.tables.gnau import GnauTable, Phase
from bot.text import Text
from bot.views.fairness import lock_line


def table_lock_line(text: Text, table: GnauTable) -> str:
    """Return what binds the shuffle of the round that is running, or that comes next."""
    if table.phase is Phase.DEALT and table.hands is not None:
        if not table.hands.seed:
            return text("gnau-fair-before")
        return lock_line(text, table.round, commitment_to(table.hands.seed), table.hands.scheme)
    return lock_line(text, table.round + 1, table.commitment)


def seed_line(text: Text, table: GnauTable) -> str:
    """Return the seed of the round that is over."""
    assert table.hands is not None
    if not table.hands.seed:
        return text("gnau-fair-before")
    return text("gnau-fair-seed", seed=table.hands.seed.hex())
