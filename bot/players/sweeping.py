"""Play for a sweep: to win all the cards that cost a player who takes some, and pay a player who takes all.

A sweep begins with plain tricks, long before the cards taken reveal it. This module only plays a hand as if a
sweep were worth it. Looking ahead decides whether it is.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.players.advice import Advice
from bot.players.cardset import NO_CARDS, SUIT_SETS, above, each, highest, lowest, rank_of, unbeatable
from bot.players.situation import Situation

# How many tricks a seat that tries a sweep may expect to lose: while no card of it is taken yet, and later.
_MOST_LOST_AT_FIRST: Final = 6
_MOST_LOST_LATER: Final = 4
# About how many cards of a suit one lead of it draws from the others.
_DRAWN: Final = 2.5


def tricks_lost(held: int, unseen: int) -> int:
    """Return about how many tricks a seat loses if it leads each suit from the top.

    Example:
        >>> tricks_lost(0b1111000000000, 0b0000111111111), tricks_lost(0b0000000000011, 0b1111111111100)
        (0, 2)
    """
    lost = 0
    for suit in SUIT_SETS:
        own, others = held & suit, unseen & suit
        if own and others:
            sure = above(own, highest(others))
            left = others.bit_count() - int(_DRAWN * sure.bit_count())
            lost += min((own ^ sure).bit_count(), max(left, 0))
    return lost


def may_sweep(s: Situation) -> bool:
    """Return whether no other seat has a card of the sweep, and the seat can win nearly all tricks."""
    if s.takers & ~(1 << s.seat):
        return False
    return tricks_lost(s.held, s.unseen) <= (_MOST_LOST_LATER if s.takers else _MOST_LOST_AT_FIRST)


def go_for_all(s: Situation) -> int:
    """Return the card that the seat plays to win everything; no card if it has none for that."""
    if not s.led:
        return unbeatable(s.legal, s.unseen) or max(each(s.legal), key=rank_of)
    if s.legal & s.led:
        over = above(s.legal, s.best)
        return lowest(over) if s.is_last else highest(over)
    useless = s.legal & ~(s.sweep | s.spared)
    return min(each(useless), key=rank_of) if useless else NO_CARDS


def sweeping_at(seat: int, advice: Advice[Any]) -> Callable[[Situation], int]:
    """Return a function that decides for all seats, where one seat tries a sweep as long as it may succeed.

    Args:
        seat: The seat that tries the sweep.
        advice: The advice that this seat follows otherwise, and the other seats always.
    """

    def decide(s: Situation) -> int:
        card = go_for_all(s) if s.seat == seat and may_sweep(s) else NO_CARDS
        return card or advice.decide(s)

    return decide
