"""Computer players. Their only inputs are what their seat may see and a random number generator.

`easy` makes the mistakes of beginners, each of which has a name. `casual` follows the advice of good players,
as a list of named rules. `strong` looks ahead: it guesses the unseen cards many times and plays out every
choice.
"""

from types import FunctionType
from typing import Final

from bot.players.advice import LOOKING_AHEAD
from bot.players.choosing import (
    Choice,
    Decision,
    Level,
    Selection,
    advice_ids,
    advise,
    advise_prepared,
    choose,
    clearly_better,
    decide,
    follow_advice,
    is_clearly_better,
    next_best,
    prepare,
    taught,
)
from bot.players.claims import sure_leads
from bot.players.game import TrickGame
from bot.players.gongzhu import GONGZHU
from bot.players.habits import habit_after
from bot.players.hearts import HEARTS
from bot.players.lookahead import Budget, Savings
from bot.players.situation import play_out
from bot.players.view import Habit, PlayerView

# Whether this package is compiled or pure Python. Both follow the same rules, but a compiled `strong` player
# examines more deals in the same time.
IS_COMPILED: Final = not isinstance(play_out, FunctionType)

__all__ = [
    "GONGZHU",
    "HEARTS",
    "IS_COMPILED",
    "LOOKING_AHEAD",
    "Budget",
    "Choice",
    "Decision",
    "Habit",
    "Level",
    "PlayerView",
    "Savings",
    "Selection",
    "TrickGame",
    "advice_ids",
    "advise",
    "advise_prepared",
    "choose",
    "clearly_better",
    "decide",
    "follow_advice",
    "habit_after",
    "is_clearly_better",
    "next_best",
    "prepare",
    "sure_leads",
    "taught",
]
