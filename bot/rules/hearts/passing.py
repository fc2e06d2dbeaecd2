"""Passing: which way three cards go before play, and what each seat holds after it.

Source: a public rule-and-strategy description of Hearts: left, right, across, none, then again.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, BySeat, Cards, in_order

PASSED: Final = 3


class Direction(IntEnum):
    """Where passed cards go, as the number of seats further to the left; nowhere is none at all."""

    NONE = 0
    LEFT = 1
    ACROSS = 2
    RIGHT = 3


_IN_TURN: Final = (Direction.NONE, Direction.LEFT, Direction.RIGHT, Direction.ACROSS)


def direction_of(number: int) -> Direction:
    """Return which way cards are passed in a hand.

    Args:
        number: Which hand of the game, from 1.

    Example:
        >>> [direction_of(number).name for number in (1, 2, 3, 4, 5)]
        ['LEFT', 'RIGHT', 'ACROSS', 'NONE', 'LEFT']
    """
    return _IN_TURN[number % len(_IN_TURN)]


def receiver_of(seat: int, direction: Direction) -> int:
    """Return who gets what a seat passes."""
    return (seat + direction) % SEATS


def verify_pass(cards: Sequence[Card], held: Sequence[Card]) -> None:
    """Check that a seat may pass these cards.

    Raises:
        RuleError: `pass-count`, `pass-card-twice`, `card-not-held`.
    """
    if len(cards) != PASSED:
        raise RuleError("pass-count", count=len(cards), needed=PASSED)
    for card in cards:
        if cards.count(card) > 1:
            raise RuleError("pass-card-twice", card=str(card))
        if card not in held:
            raise RuleError("card-not-held", card=str(card))


def after_passing(deal: BySeat, passes: BySeat, direction: Direction) -> BySeat:
    """Return what each seat holds once all have passed.

    Args:
        deal: What each seat was dealt.
        passes: What each seat gives.
        direction: Where it goes.
    """
    return tuple(
        in_order(
            [*_without(deal[seat], passes[seat]), *passes[receiver_of(seat, Direction(SEATS - direction))]]
        )
        for seat in range(SEATS)
    )


def _without(cards: Cards, given: Cards) -> Cards:
    return tuple(card for card in cards if card not in given)
