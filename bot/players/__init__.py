"""Computer players: they see what their seat may see, and a generator of chance, nothing else.

`casual` follows the advice of good players, named rule by named rule. `strong` looks ahead: it guesses the
unseen cards again and again and plays every choice out.
"""

from bot.players.advice import LOOKING_AHEAD
from bot.players.chance import random_choice, random_exposed, random_pass
from bot.players.choosing import (
    Choice,
    Level,
    Selection,
    advice_ids,
    choose,
    choose_exposed,
    choose_pass,
)
from bot.players.lookahead import Budget
from bot.players.view import Game, PlayerView, view_of

__all__ = [
    "LOOKING_AHEAD",
    "Budget",
    "Choice",
    "Game",
    "Level",
    "PlayerView",
    "Selection",
    "advice_ids",
    "choose",
    "choose_exposed",
    "choose_pass",
    "random_choice",
    "random_exposed",
    "random_pass",
    "view_of",
]
