"""Taking all the hearts, and stopping it."""

from typing import Final

from bot.players.cardset import HEARTS
from bot.players.gongzhu.situation import GongzhuSituation
from bot.players.sweeps import NOBODY, losers, sole_taker

# How many hearts somebody who alone has taken any must have for it to look like collecting them all.
_SUSPICIOUS: Final = 6
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


def suspect(s: GongzhuSituation) -> int:
    """Return who seems to collect the hearts: another seat that alone has any, and many; else `NOBODY`."""
    seat = sole_taker(s.takers)
    if seat in (NOBODY, s.seat):
        return NOBODY
    return seat if (s.taken[seat] & HEARTS).bit_count() >= _SUSPICIOUS else NOBODY


def collects(s: GongzhuSituation) -> bool:
    """Tell whether the seat may well take all hearts: it has all that were taken and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & HEARTS).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS
