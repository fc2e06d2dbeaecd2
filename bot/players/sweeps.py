"""Taking every trick that is left: for the moon in Hearts, for all the hearts in Gong Zhu."""

from typing import Final

from bot.players.cardset import NO_CARDS, SUIT_SETS, highest

NOBODY: Final = -1

_SEAT_OF_BIT: Final = {1: 0, 2: 1, 4: 2, 8: 3}


def sole_taker(takers: int) -> int:
    """Return the only seat in a set of seats, one bit for each; `NOBODY` if there are none or several."""
    return _SEAT_OF_BIT.get(takers, NOBODY)


def unbeatable(legal: int, unseen: int) -> int:
    """Return the highest legal card of a suit in which nothing higher is unseen; else no card."""
    for suit in SUIT_SETS:
        top = highest(legal & suit)
        if top and not unseen & suit & -top:
            return top
    return NO_CARDS


def losers(held: int, unseen: int) -> int:
    """Return how many of some cards are not as high as the highest that is unseen in their suit.

    Example:
        >>> losers(0b1001, 0b0100)
        1
    """
    lost = 0
    for suit in SUIT_SETS:
        rival = highest(unseen & suit)
        if rival:
            lost += (held & suit & (rival - 1)).bit_count()
    return lost
