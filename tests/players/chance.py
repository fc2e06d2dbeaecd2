"""Playing by chance alone: what the computer players are measured against."""

from random import Random
from typing import Final

from bot.players.view import PlayerView
from bot.rules.cards import Card
from bot.rules.gongzhu import exposable
from bot.rules.hearts import PASSED
from bot.rules.tricks import Cards, in_order

_EXPOSING: Final = 0.5


def random_choice(view: PlayerView, rng: Random) -> Card:
    """Return any legal card."""
    return rng.choice(view.legal)


def random_pass(view: PlayerView, rng: Random) -> Cards:
    """Return any three cards to pass."""
    return in_order(rng.sample(view.held, PASSED))


def random_exposed(view: PlayerView, rng: Random) -> Cards:
    """Return any of the cards that may be exposed."""
    return in_order(card for card in exposable(view.held) if rng.random() < _EXPOSING)
