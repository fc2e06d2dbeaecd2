"""The common rules of trick-taking games: four seats, thirteen cards each, tricks, following suit.

`TrickRules` is the interface of the rule module of such a game.
"""

from bot.rules.tricks.play import (
    CARDS_EACH,
    SEATS,
    BySeat,
    Cards,
    Play,
    Trick,
    TrickHand,
    begun,
    deal_out,
    following,
    height,
    holder_of,
    in_order,
    of_suit,
    verify_deal,
    verify_turn,
)
from bot.rules.tricks.rules import Hand, TrickRules, choice_called

__all__ = [
    "CARDS_EACH",
    "SEATS",
    "BySeat",
    "Cards",
    "Hand",
    "Play",
    "Trick",
    "TrickHand",
    "TrickRules",
    "begun",
    "choice_called",
    "deal_out",
    "following",
    "height",
    "holder_of",
    "in_order",
    "of_suit",
    "verify_deal",
    "verify_turn",
]
