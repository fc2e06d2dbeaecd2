"""Sweeps: to win all the cards that cost a player who takes some, and pay a player who takes them all.

A sweep begins with plain tricks, long before the cards taken reveal it. The advice begins none. This module
can play a hand as if a sweep were worth it, and looking ahead decides whether it is. The advice only finishes
a sweep that is nearly done, and stops one that another seat seems to try.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.players.advice import Advice
from bot.players.cardset import (
    HEARTS,
    NO_CARDS,
    NOBODY,
    QUEEN_OF_SPADES,
    SUIT_SETS,
    above,
    below,
    each,
    highest,
    least_dangerous,
    losers,
    lowest,
    rank_of,
    sole_taker,
    unbeatable,
)
from bot.players.play import Play
from bot.players.situation import Situation

# How many tricks a seat that tries a sweep may expect to lose: while no card of it is taken yet, and later.
_MOST_LOST_AT_FIRST: Final = 6
_MOST_LOST_LATER: Final = 4
# About how many cards of a suit one lead of it draws from the others.
_DRAWN: Final = 2.5
# With this many cards of the sweep, and at most this many cards that may lose, a seat finishes a sweep.
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


# Trying a sweep.


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


# Finishing a sweep.


def is_nearly_done(s: Situation) -> bool:
    """Return whether the seat may well finish a sweep: it has all of it so far, and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & s.sweep).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS


def win_all(s: Situation) -> int:
    """Lead a card that nobody can beat, or win with the highest card, if the seat may well finish a sweep."""
    if not is_nearly_done(s):
        return NO_CARDS
    return highest(above(s.legal, s.best)) if s.led else unbeatable(s.legal, s.unseen)


def wins_all(play: Play[Situation]) -> bool:
    """Return whether the card surely wins, and the seat may well finish a sweep."""
    return play.wins and is_nearly_done(play.s) and play.s.can_sweep(play.s.seat)


# Stopping a sweep.


def suspect(s: Situation) -> int:
    """Return the other seat that seems to try a sweep: it alone has cards of it, and many. Else `NOBODY`."""
    seat = sole_taker(s.takers)
    return NOBODY if seat in (NOBODY, s.seat) or not s.is_suspicious(s.taken[seat]) else seat


def suspect_wins(s: Situation) -> bool:
    """Return whether the suspect wins the trick so far, to which the seat does not lead."""
    return s.takers == 1 << s.winner and s.is_suspicious(s.taken[s.winner])


def rival(s: Situation) -> int:
    """Return the suspect, if the sweep can still succeed; else `NOBODY`."""
    seat = suspect(s)
    return seat if seat != NOBODY and s.can_sweep(seat) else NOBODY


def stop_a_sweep(s: Situation) -> int:
    """Win a trick without Q♠ that would go to the suspect."""
    if not suspect_wins(s) or s.pile & QUEEN_OF_SPADES:
        return NO_CARDS
    over = above(s.legal, s.best)
    over = over & ~QUEEN_OF_SPADES or over
    return lowest(over) if s.is_last else highest(over)


def stops_a_sweep(play: Play[Situation]) -> bool:
    """Return whether the card surely, and by choice, takes a card of the sweep from a rival."""
    s = play.s
    return rival(s) != NOBODY and bool(s.pile & s.sweep) and play.wins and not play.is_forced


def may_stop_a_sweep(play: Play[Situation]) -> bool:
    """Return whether the card may, by choice, take a card of the sweep from a rival."""
    s = play.s
    return rival(s) != NOBODY and bool(s.pile & s.sweep) and play.goes_over and not play.cannot_duck


def keep_a_stopper(s: Situation) -> int:
    """Play low under the suspect: a higher card may still stop the sweep."""
    if not s.watchful >> s.seat & 1 or not suspect_wins(s):
        return NO_CARDS
    return lowest(below(s.legal & ~(QUEEN_OF_SPADES | s.jack), s.best))


def keeps_a_stopper(play: Play[Situation]) -> bool:
    """Return whether the card ducks under a rival, and the seat keeps a higher one that may stop them."""
    kept = above(play.others, play.card)
    may_win = kept and below(play.out, highest(kept))
    return play.loses and bool(may_win) and rival(play.s) == play.s.winner


def keep_what_stops_a_sweep(s: Situation) -> int:
    """Give the suspect the card that is least likely to win a trick later."""
    if not suspect_wins(s):
        return NO_CARDS
    spare = s.legal & ~s.spared
    return least_dangerous(spare & ~unbeatable(spare & HEARTS, s.unseen) or spare, s.unseen)


def gives_nothing_to_a_sweep(play: Play[Situation]) -> bool:
    """Return whether a rival wins, and the discard is no card of the sweep although one is legal."""
    s = play.s
    return rival(s) == s.winner and bool(s.legal & s.sweep) and not play.card & s.sweep
