"""The rules of Gong Zhu (拱猪, Chase the Pig): exposing, play, scoring, house rules and records.

The module is a `bot.rules.tricks.TrickRules`.
"""

from bot.rules.gongzhu.cards import (
    ACE_OF_HEARTS,
    EXPOSABLE,
    PIG,
    SHEEP,
    TRANSFORMER,
    TWO_OF_SPADES,
    heart_points,
    is_point_card,
)
from bot.rules.gongzhu.hand import (
    Hand,
    begin_hand,
    can_play,
    exposable,
    expose_cards,
    has_nothing_to_prepare,
    legal_plays,
    new_hand,
    play_card,
    verify_exposing,
    verify_play,
)
from bot.rules.gongzhu.options import Options, PigFlips
from bot.rules.gongzhu.record import NAME, answer, dealt_hand, parse_record, prepared_hand, replay, to_record
from bot.rules.gongzhu.scoring import (
    CHOICES,
    chooser,
    hand_scores,
    has_all_hearts,
    is_over,
    losers,
    merit,
    next_leader,
    payments,
    score_hand,
    took_everything,
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
    "can_play",
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
    "verify_play",
    "winners",
]
