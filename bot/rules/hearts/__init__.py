"""The rules of Hearts: passing, play, scoring, house rules and records."""

from bot.rules.hearts.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, TWO_OF_CLUBS, points_of
from bot.rules.hearts.hand import (
    Hand,
    can_play,
    legal_plays,
    new_hand,
    pass_cards,
    play_card,
    verify_passing,
    verify_play,
)
from bot.rules.hearts.options import Moon, Options
from bot.rules.hearts.passing import PASSED, Direction, direction_of, receiver_of
from bot.rules.hearts.record import answer, dealt_hand, parse_record, replay, to_record
from bot.rules.hearts.scoring import MOON, is_over, moon_shooter, score_hand, winners

__all__ = [
    "JACK_OF_DIAMONDS",
    "MOON",
    "PASSED",
    "QUEEN_OF_SPADES",
    "TWO_OF_CLUBS",
    "Direction",
    "Hand",
    "Moon",
    "Options",
    "answer",
    "can_play",
    "dealt_hand",
    "direction_of",
    "is_over",
    "legal_plays",
    "moon_shooter",
    "new_hand",
    "parse_record",
    "pass_cards",
    "play_card",
    "points_of",
    "receiver_of",
    "replay",
    "score_hand",
    "to_record",
    "verify_passing",
    "verify_play",
    "winners",
]
