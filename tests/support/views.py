"""What a seat may see of a hand, of whichever game it is."""

from collections.abc import Sequence

from bot.players import GONGZHU, HEARTS, PlayerView
from bot.rules import gongzhu, hearts
from bot.rules.tricks import SEATS


def view_of(hand: hearts.Hand | gongzhu.Hand, seat: int, totals: Sequence[int] = (0,) * SEATS) -> PlayerView:
    """Return what a seat may see of a hand."""
    game = HEARTS if isinstance(hand, hearts.Hand) else GONGZHU
    return game.view_of(hand, seat, totals)
