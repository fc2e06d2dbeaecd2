"""Computer players: they see what their seat may see, and a generator of chance, nothing else.

`easy` errs as beginners do, in ways that have names. `casual` follows the advice of good players, named rule
by named rule. `strong` looks ahead: it guesses the unseen cards again and again and plays every choice out.
"""

from types import FunctionType
from typing import Final

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
from bot.players.reasons import LOOKING_AHEAD
from bot.players.situation import play_out
from bot.players.view import Habit, PlayerView

# Whether they are compiled or pure Python. Both decide the same, but compiled `strong` sees more in its time.
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
    "decide",
    "follow_advice",
    "habit_after",
    "is_clearly_better",
    "next_best",
    "prepare",
    "sure_leads",
    "taught",
]
