"""Shooting the moon, and stopping it."""

from typing import Final

from bot.players.cardset import NO_CARDS, SUIT_SETS, highest
from bot.players.hearts.situation import QUEEN, HeartsSituation

_NOBODY: Final = -1
_SOLE_TAKER: Final = {1: 0, 2: 1, 4: 2, 8: 3}
_SUSPICIOUS: Final = 6
_PROMISING: Final = 6
_LOSERS: Final = 1


def suspect(s: HeartsSituation) -> int:
    """Return who seems to shoot the moon: another seat that alone has taken points, and many; else −1."""
    seat = _SOLE_TAKER.get(s.takers, _NOBODY)
    if seat in (_NOBODY, s.seat):
        return _NOBODY
    return seat if (s.taken[seat] & s.costly).bit_count() >= _SUSPICIOUS else _NOBODY


def run_of_the_moon(s: HeartsSituation) -> int:
    """Return the highest card of a seat that shoots the moon, from a suit nobody can beat; else no card."""
    if not shoots(s):
        return NO_CARDS
    for suit in SUIT_SETS:
        top = highest(s.legal & suit)
        if top and not s.unseen & suit & -top:
            return top
    return NO_CARDS


def shoots(s: HeartsSituation) -> bool:
    """Tell whether the seat may well take all points: it has all that were taken and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & s.costly).bit_count() < _PROMISING:
        return False
    if (s.gone & ~s.taken[s.seat] & ~s.pile) & s.costly:
        return False
    return losers(s.held, s.unseen) <= _LOSERS


def losers(held: int, unseen: int) -> int:
    """Return how many of some cards are not as high as the highest that is unseen in their suit."""
    lost = 0
    for suit in SUIT_SETS:
        rival = highest(unseen & suit)
        if rival:
            lost += (held & suit & (rival - 1)).bit_count()
    return lost
