"""How computer players play Hearts: what they know, what advice they follow, what they aim at."""

from bot.players.hearts.advice import ADVICE
from bot.players.hearts.knowledge import knowledge_of
from bot.players.hearts.passing import PASSING, pass_by_advice
from bot.players.hearts.situation import ALIKE, FIRST_LEAD, HeartsSituation
from bot.players.hearts.worth import SPREAD, pick_moon, worth_of_taken

__all__ = [
    "ADVICE",
    "ALIKE",
    "FIRST_LEAD",
    "PASSING",
    "SPREAD",
    "HeartsSituation",
    "knowledge_of",
    "pass_by_advice",
    "pick_moon",
    "worth_of_taken",
]
