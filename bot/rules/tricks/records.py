"""The common parts of the hand records of Hearts and Gong Zhu: reading deals and plays, and the answer."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from bot.rules.cards import Card, parse_card
from bot.rules.errors import Param, RuleError, quote
from bot.rules.tricks import SEATS, BySeat, Cards, Play


class PlayError(RuleError):
    """A play of a record that breaks a rule.

    Args:
        at: The index of the play, from 0.
    """

    def __init__(self, code: str, at: int, **params: Param) -> None:
        super().__init__(code, **params)
        self.at = at


class TrickHand(Protocol):
    """The parts of a hand of either game that are needed to read its plays."""

    @property
    def to_play(self) -> int | None:
        """The seat that plays next, if any."""
        ...


HandT = TypeVar("HandT", bound=TrickHand)


def read_cards(key: str, value: object) -> Cards:
    """Read a list of cards.

    Args:
        value: Words such as `10H`.

    Raises:
        RuleError: `record-cards-invalid`, or the error of an invalid card.
    """
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise RuleError("record-cards-invalid", key=key)
    return tuple(map(parse_card, value))


def read_by_seat(key: str, value: object) -> BySeat:
    """Read four lists of cards, one for each seat.

    Raises:
        RuleError: `record-seats-invalid`, `record-cards-invalid`, or the error of an invalid card.
    """
    if not isinstance(value, list) or len(value) != SEATS:
        raise RuleError("record-seats-invalid", key=key)
    return tuple(read_cards(key, cards) for cards in value)


def play_all(hand: HandT, value: object, play_card: Callable[[HandT, int, Card], HandT]) -> HandT:
    """Return a hand after the plays of a record.

    Args:
        hand: The hand before the first card.
        value: The cards in the order of play.

    Raises:
        PlayError: A play breaks a rule or is no card.
        RuleError: `record-cards-invalid`.
    """
    if not isinstance(value, list):
        raise RuleError("record-cards-invalid", key="plays")
    for at, word in enumerate(value):
        try:
            hand = _play(hand, word, play_card)
        except RuleError as error:
            raise PlayError(error.code, at, **error.params) from error
    return hand


def words(cards: Sequence[Card]) -> list[str]:
    """Return cards in the form of a record."""
    return [str(card) for card in cards]


def words_by_seat(cards: Sequence[Sequence[Card]]) -> list[list[str]]:
    """Return the cards of each seat in the form of a record."""
    return [words(each) for each in cards]


def answer_for(play: Play, legal: Cards, scores: Sequence[int] | None, *, is_broken: bool) -> dict[str, Any]:
    """Return the state of a hand, ready for JSON.

    Args:
        scores: The change of each seat's score; None until all cards are played.
        is_broken: Whether hearts are broken.
    """
    return {
        "winners": list(play.winners),
        "captured": words_by_seat(play.captured),
        "broken": is_broken,
        "to_play": play.to_play,
        "legal": words(legal),
        "scores": None if scores is None else list(scores),
    }


def _play(hand: HandT, word: object, play_card: Callable[[HandT, int, Card], HandT]) -> HandT:
    if not isinstance(word, str):
        raise RuleError("card-unknown", card=quote(word))
    card = parse_card(word)
    if hand.to_play is None:
        raise RuleError("play-finished")
    return play_card(hand, hand.to_play, card)
