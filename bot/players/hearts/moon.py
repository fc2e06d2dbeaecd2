"""Shooting the moon, and stopping it."""

from typing import Final

from bot.players.hearts.situation import HeartsSituation
from bot.players.sweeps import NOBODY, losers, sole_taker

# How many hearts and Q♠ somebody who alone has taken any must have for it to look like the moon.
_SUSPICIOUS: Final = 6
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


def suspect(s: HeartsSituation) -> int:
    """Return who seems to shoot the moon: another seat that alone has points, and many; else `NOBODY`."""
    seat = sole_taker(s.takers)
    if seat in (NOBODY, s.seat):
        return NOBODY
    return seat if (s.taken[seat] & s.costly).bit_count() >= _SUSPICIOUS else NOBODY


def shoots(s: HeartsSituation) -> bool:
    """Tell whether the seat may well take all points: it has all that were taken and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & s.costly).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS
