"""The rules of Gong Zhu (拱猪, Chase the Pig): exposing, play, scoring, house rules and records."""

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
    can_play,
    exposable,
    expose_cards,
    legal_plays,
    new_hand,
    play_card,
    verify_exposing,
    verify_play,
)
from bot.rules.gongzhu.options import Options, PigFlips
from bot.rules.gongzhu.record import answer, dealt_hand, parse_record, replay, to_record
from bot.rules.gongzhu.scoring import has_all_hearts, is_over, losers, score_hand, winners

__all__ = [
    "ACE_OF_HEARTS",
    "EXPOSABLE",
    "PIG",
    "SHEEP",
    "TRANSFORMER",
    "TWO_OF_SPADES",
    "Hand",
    "Options",
    "PigFlips",
    "answer",
    "can_play",
    "dealt_hand",
    "exposable",
    "expose_cards",
    "has_all_hearts",
    "heart_points",
    "is_over",
    "is_point_card",
    "legal_plays",
    "losers",
    "new_hand",
    "parse_record",
    "play_card",
    "replay",
    "score_hand",
    "to_record",
    "verify_exposing",
    "verify_play",
    "winners",
]
