"""Taking all the hearts, and stopping it."""

from typing import Final

from bot.players.cardset import HEARTS, NO_CARDS, SUIT_SETS, highest
from bot.players.gongzhu.situation import GongzhuSituation

_NOBODY: Final = -1
_SOLE_TAKER: Final = {1: 0, 2: 1, 4: 2, 8: 3}
_SUSPICIOUS: Final = 6
_PROMISING: Final = 6
_LOSERS: Final = 1


def suspect(s: GongzhuSituation) -> int:
    """Return who seems to collect the hearts: another seat that alone has taken any, and many; else −1."""
    seat = _SOLE_TAKER.get(s.takers, _NOBODY)
    if seat in (_NOBODY, s.seat):
        return _NOBODY
    return seat if (s.taken[seat] & HEARTS).bit_count() >= _SUSPICIOUS else _NOBODY


def run_of_hearts(s: GongzhuSituation) -> int:
    """Return the highest card of a seat that collects the hearts, from a suit nobody can beat; else no card."""
    if not collects(s):
        return NO_CARDS
    for suit in SUIT_SETS:
        top = highest(s.legal & suit)
        if top and not s.unseen & suit & -top:
            return top
    return NO_CARDS


def collects(s: GongzhuSituation) -> bool:
    """Tell whether the seat may well take all hearts: it has all that were taken and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & HEARTS).bit_count() < _PROMISING:
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
