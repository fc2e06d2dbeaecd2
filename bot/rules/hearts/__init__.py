"""The rules of Hearts: passing, play, scoring, house rules and records.

The package implements `bot.rules.tricks.TrickRules`.
"""

from bot.rules.hearts.hand import (
    PASSED,
    Direction,
    Hand,
    begin_hand,
    chooser,
    direction_of,
    hand_scores,
    has_nothing_to_prepare,
    legal_plays,
    new_hand,
    next_leader,
    pass_cards,
    play_card,
    receiver_of,
    took_everything,
)
from bot.rules.hearts.options import Moon, Options
from bot.rules.hearts.record import NAME, answer, dealt_hand, parse_record, prepared_hand, replay, to_record
from bot.rules.hearts.scoring import (
    CHOICES,
    JACK_OF_DIAMONDS,
    MOON,
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    is_over,
    merit,
    moon_shooter,
    payments,
    points_of,
    score_hand,
    winners,
)

prepare = pass_cards

__all__ = [
    "CHOICES",
    "JACK_OF_DIAMONDS",
    "MOON",
    "NAME",
    "PASSED",
    "QUEEN_OF_SPADES",
    "TWO_OF_CLUBS",
    "Direction",
    "Hand",
    "Moon",
    "Options",
    "answer",
    "begin_hand",
    "chooser",
    "dealt_hand",
    "direction_of",
    "hand_scores",
    "has_nothing_to_prepare",
    "is_over",
    "legal_plays",
    "merit",
    "moon_shooter",
    "new_hand",
    "next_leader",
    "parse_record",
    "pass_cards",
    "payments",
    "play_card",
    "points_of",
    "prepare",
    "prepared_hand",
    "receiver_of",
    "replay",
    "score_hand",
    "to_record",
    "took_everything",
    "winners",
]
