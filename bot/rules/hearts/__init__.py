"""The rules of Hearts: passing, play, scoring, house rules and records.

The module is a `bot.rules.tricks.TrickRules`.
"""

from bot.rules.hearts.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, TWO_OF_CLUBS, points_of
from bot.rules.hearts.hand import (
    Hand,
    begin_hand,
    can_play,
    has_nothing_to_prepare,
    legal_plays,
    new_hand,
    pass_cards,
    play_card,
    verify_passing,
    verify_play,
)
from bot.rules.hearts.options import Moon, Options
from bot.rules.hearts.passing import PASSED, Direction, direction_of, receiver_of
from bot.rules.hearts.record import NAME, answer, dealt_hand, parse_record, prepared_hand, replay, to_record
from bot.rules.hearts.scoring import (
    CHOICES,
    MOON,
    chooser,
    hand_scores,
    is_over,
    merit,
    moon_shooter,
    next_leader,
    payments,
    score_hand,
    took_everything,
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
    "can_play",
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
    "verify_passing",
    "verify_play",
    "winners",
]
