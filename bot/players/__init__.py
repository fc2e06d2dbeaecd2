"""Computer players: they see what their seat may see, and a generator of chance, nothing else.

`casual` follows the advice of good players, named rule by named rule. `strong` looks ahead: it guesses the
unseen cards again and again and plays every choice out.
"""

from collections.abc import Sequence

from bot.players.advisor import LOOKING_AHEAD
from bot.players.choosing import (
    Choice,
    Decision,
    Level,
    Selection,
    advice_ids,
    advise,
    advise_prepared,
    choose,
    decide,
    follow_advice,
    is_clearly_better,
    prepare,
    taught,
)
from bot.players.game import TrickGame
from bot.players.gongzhu import GONGZHU
from bot.players.hearts import HEARTS
from bot.players.lookahead import Budget
from bot.players.view import PlayerView
from bot.rules import gongzhu, hearts
from bot.rules.tricks import SEATS

__all__ = [
    "GONGZHU",
    "HEARTS",
    "LOOKING_AHEAD",
    "Budget",
    "Choice",
    "Decision",
    "Level",
    "PlayerView",
    "Selection",
    "TrickGame",
    "advice_ids",
    "advise",
    "advise_prepared",
    "choose",
    "decide",
    "follow_advice",
    "is_clearly_better",
    "prepare",
    "taught",
    "view_of",
]


def view_of(hand: hearts.Hand | gongzhu.Hand, seat: int, totals: Sequence[int] = (0,) * SEATS) -> PlayerView:
    """Return what a seat may see of a hand.

    Args:
        hand: The whole hand.
        seat: Whose view.
        totals: The scores of the game before this hand.
    """
    game = HEARTS if isinstance(hand, hearts.Hand) else GONGZHU
    return game.view_of(hand, seat, totals)
