"""The rules of Gong Zhu (拱猪, Chase the Pig): exposing, play, scoring, house rules and records.

The package implements `bot.rules.tricks.TrickRules`.
"""

from bot.rules.gongzhu.hand import (
    Hand,
    begin_hand,
    chooser,
    exposable,
    expose_cards,
    hand_scores,
    has_nothing_to_prepare,
    legal_plays,
    new_hand,
    next_leader,
    play_card,
    took_everything,
    verify_exposing,
)
from bot.rules.gongzhu.options import Options, PigFlips
from bot.rules.gongzhu.record import NAME, answer, dealt_hand, parse_record, prepared_hand, replay, to_record
from bot.rules.gongzhu.scoring import (
    ACE_OF_HEARTS,
    CHOICES,
    EXPOSABLE,
    PIG,
    SHEEP,
    TRANSFORMER,
    TWO_OF_SPADES,
    has_all_hearts,
    heart_points,
    is_over,
    is_point_card,
    losers,
    merit,
    payments,
    score_hand,
    winners,
)

prepare = expose_cards

__all__ = [
    "ACE_OF_HEARTS",
    "CHOICES",
    "EXPOSABLE",
    "NAME",
    "PIG",
    "SHEEP",
    "TRANSFORMER",
    "TWO_OF_SPADES",
    "Hand",
    "Options",
    "PigFlips",
    "answer",
    "begin_hand",
    "chooser",
    "dealt_hand",
    "exposable",
    "expose_cards",
    "hand_scores",
    "has_all_hearts",
    "has_nothing_to_prepare",
    "heart_points",
    "is_over",
    "is_point_card",
    "legal_plays",
    "losers",
    "merit",
    "new_hand",
    "next_leader",
    "parse_record",
    "payments",
    "play_card",
    "prepare",
    "prepared_hand",
    "replay",
    "score_hand",
    "to_record",
    "took_everything",
    "verify_exposing",
    "winners",
]
