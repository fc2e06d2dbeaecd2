"""Why a card is good in Black Lady."""

from typing import Any, Final

from bot.players.cardset import set_of
from bot.players.reasons import Play, Prepared, Reason
from tests.black_lady import rules

_BLACK_LADIES: Final = set_of(rules.SPADES)


def pass_the_black_ladies(given: Prepared) -> bool:
    """Q♠, K♠ or A♠."""
    return bool(given.card & _BLACK_LADIES)


def pass_the_highest(given: Prepared) -> bool:
    """Another card."""
    return True


def lead_the_lowest(play: Play[Any]) -> bool:
    """A lead."""
    return play.leads


def duck_under(play: Play[Any]) -> bool:
    """It stays under."""
    return play.follows and play.loses


def follow_with_the_lowest(play: Play[Any]) -> bool:
    """It follows, and does not stay under."""
    return play.follows and not play.loses


def throw_the_black_ladies(play: Play[Any]) -> bool:
    """Q♠, K♠ or A♠ is thrown away."""
    return play.is_discard and bool(play.card & _BLACK_LADIES)


def throw_the_highest(play: Play[Any]) -> bool:
    """Another card is thrown away."""
    return play.is_discard


PASSING_REASONS: Final[tuple[Reason, ...]] = (pass_the_black_ladies, pass_the_highest)
REASONS: Final[tuple[Reason, ...]] = (
    lead_the_lowest,
    duck_under,
    follow_with_the_lowest,
    throw_the_black_ladies,
    throw_the_highest,
)
