"""Computer players: they see what their seat may see, and a generator of chance, nothing else.

`casual` follows the advice of good players, named rule by named rule. `strong` looks ahead: it guesses the
unseen cards again and again and plays every choice out.
"""

from bot.players.advice import LOOKING_AHEAD
from bot.players.chance import random_choice, random_exposed, random_pass
from bot.players.choosing import (
    Choice,
    Decision,
    Level,
    Selection,
    advice_ids,
    advise,
    advise_exposed,
    advise_pass,
    choose,
    choose_exposed,
    choose_pass,
)
from bot.players.hearts import pick_moon
from bot.players.lookahead import Budget
from bot.players.teaching import is_clearly_better, taught
from bot.players.view import Game, PlayerView, view_of

__all__ = [
    "LOOKING_AHEAD",
    "Budget",
    "Choice",
    "Decision",
    "Game",
    "Level",
    "PlayerView",
    "Selection",
    "advice_ids",
    "advise",
    "advise_exposed",
    "advise_pass",
    "choose",
    "choose_exposed",
    "choose_pass",
    "is_clearly_better",
    "pick_moon",
    "random_choice",
    "random_exposed",
    "random_pass",
    "taught",
    "view_of",
]
