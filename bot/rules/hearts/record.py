"""The record of a hand of Hearts: the deal, the passed cards, and the cards in the order of play."""

from collections.abc import Mapping
from typing import Any, Final

from bot.rules.errors import RuleError, quote
from bot.rules.hearts.hand import Direction, Hand, legal_plays, new_hand, pass_cards, play_card
from bot.rules.hearts.options import Moon, Options
from bot.rules.hearts.scoring import score_hand
from bot.rules.json_objects import verify_game, verify_keys
from bot.rules.tricks import BySeat, begun
from bot.rules.tricks.records import answer_for, play_all, read_by_seat, words, words_by_seat

NAME: Final = "hearts"
_KEYS: Final = ("game", "options", "hand", "deal", "passes", "plays")
_MAX_NUMBER: Final = 1_000_000


def to_record(hand: Hand, moon: Moon | None = None) -> dict[str, Any]:
    """Return the record of a hand whose play has begun, ready for JSON.

    Args:
        moon: The choice of the seat that shot the moon, if the house rules allow one. It replaces the option
            `moon` in the record, which has no other place for it.

    Raises:
        RuleError: `play-not-begun`.
    """
    given = tuple(each for each in hand.passes if each is not None)
    return {
        "game": NAME,
        "options": hand.options.to_record() | ({"moon": moon.value} if moon else {}),
        "hand": hand.number,
        "deal": words_by_seat(hand.deal),
        "passes": words_by_seat(given) if given else None,
        "plays": words(begun(hand.play).played),
    }


def dealt_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record right after the deal; see `TrickRules.dealt_hand`."""
    verify_keys(record, _KEYS)
    verify_game(record, NAME)
    options = Options.from_record(record["options"])
    number = _number(record["hand"])
    return new_hand(read_by_seat("deal", record["deal"]), number, options)


def prepared_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record before its first card; see `TrickRules.prepared_hand`."""
    hand = dealt_hand(record)
    for seat, cards in enumerate(_passes(record["passes"], hand.direction)):
        hand = pass_cards(hand, seat, cards)
    return hand


def parse_record(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record after all its plays; see `TrickRules.parse_record`."""
    return play_all(prepared_hand(record), record["plays"], play_card)


def replay(record: Mapping[str, object]) -> dict[str, Any]:
    """Return the state of a recorded hand, ready for JSON.

    If the house rules let the shooter of the moon choose and the record has no choice, every other seat gets
    26.

    Raises:
        PlayError, RuleError: As `parse_record`.
    """
    return answer(parse_record(record))


def answer(hand: Hand) -> dict[str, Any]:
    """Return the state of a hand whose play has begun. `broken` is whether hearts may be led.

    Raises:
        RuleError: `play-not-begun`.
    """
    play = begun(hand.play)
    scores = score_hand(play.captured, hand.options) if hand.is_finished else None
    return answer_for(play, legal_plays(hand), scores, is_broken=hand.is_broken)


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= _MAX_NUMBER:
        raise RuleError("record-hand-number-invalid", value=quote(value))
    return value


def _passes(value: object, direction: Direction) -> BySeat:
    if direction is Direction.NONE:
        if value is not None:
            raise RuleError("record-passes-not-expected")
        return ()
    if value is None:
        raise RuleError("record-passes-missing")
    return read_by_seat("passes", value)
