"""Reasons about Q♠ that Hearts and Gong Zhu share: players avoid her in both. In Gong Zhu she is the pig.

Each game has its own sentences for these reasons.
"""

from typing import Any, Final

from bot.players.cardset import SPADES, bit_of
from bot.players.reasons import Play
from bot.rules.cards import QUEEN, Card, Suit

_QUEEN: Final = bit_of(Card(QUEEN, Suit.SPADES))


def _is_out(play: Play[Any]) -> bool:
    return bool(play.s.unseen & _QUEEN)


def _is_above(play: Play[Any]) -> bool:
    return play.suit == SPADES and play.card > _QUEEN


def _is_below(play: Play[Any]) -> bool:
    return play.suit == SPADES and play.card < _QUEEN


# Q♠ herself.


def throw_the_queen_under(play: Play[Any]) -> bool:
    """Return whether Q♠ is played under A♠ or K♠."""
    return play.card == _QUEEN and play.follows and play.loses


def discard_the_queen(play: Play[Any]) -> bool:
    """Return whether Q♠ is discarded, so that another player takes her."""
    return play.card == _QUEEN and play.is_discard


def lead_the_queen_under_the_last_high_spade(play: Play[Any]) -> bool:
    """Return whether Q♠ is led while only higher spades are out."""
    return play.card == _QUEEN and play.leads and play.loses


# Other spades.


def drop_a_high_spade_under(play: Play[Any]) -> bool:
    """Return whether K♠ is played under A♠ while Q♠ is out."""
    return _is_above(play) and play.follows and play.loses and _is_out(play)


def discard_high_spades(play: Play[Any]) -> bool:
    """Return whether A♠ or K♠ is discarded while Q♠ is out."""
    return _is_above(play) and play.is_discard and _is_out(play)


def play_high_while_holding_the_queen(play: Play[Any]) -> bool:
    """Return whether A♠ or K♠ is led or follows suit while the seat itself holds Q♠."""
    return _is_above(play) and not play.is_discard and bool(play.s.held & _QUEEN)


def stay_below_the_queen(play: Play[Any]) -> bool:
    """Return whether a spade is the best of the trick so far but below Q♠, which may still be played."""
    return _is_below(play) and play.follows and play.card > play.s.best and play.may_come(_QUEEN)


def lead_spades_to_force_the_queen(play: Play[Any]) -> bool:
    """Return whether a spade below Q♠ is led while she is out."""
    return _is_below(play) and play.leads and _is_out(play)
