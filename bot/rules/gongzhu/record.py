"""The record of a hand of Gong Zhu: the deal, the exposed cards, and the cards in the order of play."""

from collections.abc import Mapping
from typing import Any, Final

from bot.rules.cards import Suit
from bot.rules.errors import RuleError, quote
from bot.rules.gongzhu.hand import Hand, expose_cards, legal_plays, new_hand, play_card
from bot.rules.gongzhu.options import Options
from bot.rules.gongzhu.scoring import score_hand
from bot.rules.json_objects import verify_game, verify_keys
from bot.rules.tricks import SEATS, Cards, begun, holder_of
from bot.rules.tricks.records import answer_for, play_all, read_by_seat, read_cards, words, words_by_seat

NAME: Final = "gongzhu"
_KEYS: Final = ("game", "options", "deal", "exposed", "leader", "plays")


def to_record(hand: Hand, _chosen: None = None) -> dict[str, Any]:
    """Return the record of a hand whose play has begun, ready for JSON.

    Raises:
        RuleError: `play-not-begun`.
    """
    return {
        "game": NAME,
        "options": hand.options.to_record(),
        "deal": words_by_seat(hand.deal),
        "exposed": words(hand.exposed),
        "leader": hand.leader,
        "plays": words(begun(hand.play).played),
    }


def dealt_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record right after the deal; see `TrickRules.dealt_hand`."""
    verify_keys(record, _KEYS)
    verify_game(record, NAME)
    options = Options.from_record(record["options"])
    leader = _leader(record["leader"])
    return new_hand(read_by_seat("deal", record["deal"]), leader, options)


def prepared_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record before its first card; see `TrickRules.prepared_hand`."""
    return _expose(dealt_hand(record), read_cards("exposed", record["exposed"]))


def parse_record(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record after all its plays; see `TrickRules.parse_record`."""
    return play_all(prepared_hand(record), record["plays"], play_card)


def replay(record: Mapping[str, object]) -> dict[str, Any]:
    """Return the state of a recorded hand, ready for JSON; see `TrickRules.replay`."""
    return answer(parse_record(record))


def answer(hand: Hand) -> dict[str, Any]:
    """Return the state of a hand whose play has begun. `broken` is whether a heart was played.

    Raises:
        RuleError: `play-not-begun`.
    """
    play = begun(hand.play)
    scores = score_hand(play.captured, hand.exposed, hand.options) if hand.is_finished else None
    is_broken = any(card.suit is Suit.HEARTS for card in play.played)
    return answer_for(play, legal_plays(hand), scores, is_broken=is_broken)


def _leader(value: object) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEATS):
        return value
    raise RuleError("record-leader-invalid", value=quote(value))


def _expose(hand: Hand, exposed: Cards) -> Hand:
    for seat in range(SEATS):
        hand = expose_cards(hand, seat, [card for card in exposed if holder_of(card, hand.deal) == seat])
    return hand
