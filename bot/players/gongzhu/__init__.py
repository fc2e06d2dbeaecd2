"""How computer players play Gong Zhu: what they know, what advice they follow, what they aim at."""

from bot.players.gongzhu.advice import ADVICE
from bot.players.gongzhu.exposing import EXPOSING, expose_by_advice
from bot.players.gongzhu.knowledge import knowledge_of
from bot.players.gongzhu.situation import ALIKE, FIRST_LEAD, GongzhuSituation
from bot.players.gongzhu.worth import SPREAD, worth_of_taken

__all__ = [
    "ADVICE",
    "ALIKE",
    "EXPOSING",
    "FIRST_LEAD",
    "SPREAD",
    "GongzhuSituation",
    "expose_by_advice",
    "knowledge_of",
    "worth_of_taken",
]
