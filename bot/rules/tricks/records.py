"""The records of hands of tricks: reading deals and plays, the answer, and the deal file with its check."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.rules.cards import Card, format_cards, parse_card
from bot.rules.deal_files import (
    Check,
    Json,
    compared,
    impossible,
    is_user,
    lacks_words,
    left_open,
    shuffled_again,
    verify_deal,
)
from bot.rules.errors import Param, RuleError, quote
from bot.rules.tricks import CARDS_EACH, SEATS, BySeat, Cards, Hand, TrickRules, begun, deal_out
from bot.rules.tricks.play import turned


class PlayError(RuleError):
    """A play of a record that breaks a rule.

    Args:
        at: The index of the play, from 0.
    """

    def __init__(self, code: str, at: int, **params: Param) -> None:
        super().__init__(code, **params)
        self.at = at


def read_cards(key: str, value: object) -> Cards:
    """Read a list of cards.

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


def parse_record(rules: TrickRules, record: Mapping[str, object]) -> Hand:
    """Return the hand of a record after all its plays.

    Raises:
        PlayError: A play breaks a rule or is no card.
        RuleError: Another part of the record is wrong.
    """
    hand, plays = rules.prepared_hand(record), record["plays"]
    if not isinstance(plays, list):
        raise RuleError("record-cards-invalid", key="plays")
    for at, word in enumerate(plays):
        try:
            hand = _play(rules, hand, word)
        except RuleError as error:
            raise PlayError(error.code, at, **error.params) from error
    return hand


def _play(rules: TrickRules, hand: Hand, word: object) -> Hand:
    if not isinstance(word, str):
        raise RuleError("card-unknown", card=quote(word))
    card = parse_card(word)
    if hand.to_play is None:
        raise RuleError("play-finished")
    return rules.play_card(hand, hand.to_play, card)


def replay(rules: TrickRules, record: Mapping[str, object]) -> dict[str, Any]:
    """Return the state of a recorded hand, ready for JSON; `scores` is None until all cards are played.

    Raises:
        PlayError, RuleError: As `parse_record`.
    """
    hand = parse_record(rules, record)
    play = begun(hand.play)
    return {
        "winners": list(play.winners),
        "captured": words_by_seat(play.captured),
        "broken": hand.is_broken,
        "to_play": play.to_play,
        "legal": words(rules.legal_plays(hand)),
        "scores": list(rules.hand_scores(hand)) if hand.is_finished else None,
    }


def words(cards: Sequence[Card]) -> list[str]:
    """Return cards in the form of a record."""
    return [str(card) for card in cards]


def words_by_seat(cards: Sequence[Sequence[Card]]) -> list[list[str]]:
    """Return the cards of each seat in the form of a record."""
    return [words(each) for each in cards]


# The names of the seats in the results of checks.
SEAT_NAMES: Final = tuple(f"seat {place}" for place in range(SEATS))

# The parts are those of the people in the seats at the deal, in the order of the seats.
_KEYS: Final = (
    # The user id of the person in each seat at the end of the hand; null for a computer player. During a hand
    # people may leave, but no one can sit down.
    "seats",
    "scores",  # the change of each seat's score in this hand
)
# Only in deals of a tournament, where every table has the same deck and no person adds a part: by how many
# seats the deal was turned.
_TURNED: Final = "turned"
_CARDS: Final = SEATS * CARDS_EACH
# The keys of a hand record that hold cards after the deal. A later step checks whether the rules allow them.
_CARDS_OF_RECORD: Final[Mapping[str, Callable[[str, object], object]]] = {
    "passes": read_by_seat,
    "exposed": read_cards,
    "plays": read_cards,
}


def deal_checks(rules: TrickRules, deal: Json) -> Iterator[Check]:
    """Yield the results of the steps that only deals of a game of tricks have. A failed step stops nothing.

    Raises:
        RuleError: The file states something that is impossible for a deal.
    """
    verify_deal(deal, (*_KEYS, _TURNED) if _TURNED in deal else _KEYS)
    _verify_each("seats", deal["seats"], lambda who: who is None or is_user(who))
    if _TURNED in deal:
        _verify_turned(deal)
    else:
        _verify_people([part["who"] for part in deal["parts"]], deal["seats"])
    _verify_each("scores", deal["scores"], lambda score: type(score) is int)
    record = deal["hand_record"]
    hand = rules.dealt_hand(record)
    for key, read in _CARDS_OF_RECORD.items():
        if record.get(key) is not None:
            read(key, record[key])
    if lacks_words(deal):
        yield left_open("deal")
    else:
        again = turned(deal_out(shuffled_again(deal)), deal.get(_TURNED, 0))
        yield compared("deal", _by_seat(map(format_cards, again)), _by_seat(map(format_cards, hand.deal)))
    play, scores = _play_again(rules, record)
    yield play
    yield compared("scores", _by_seat(scores), _by_seat(deal["scores"]))


def _verify_each(key: str, values: object, is_possible: Callable[[object], bool]) -> None:
    if not isinstance(values, list) or len(values) != SEATS:
        raise impossible(key, values)
    for value in values:
        if not is_possible(value):
            raise impossible(key, value)


def _verify_turned(deal: Json) -> None:
    if type(deal[_TURNED]) is not int or not 0 <= deal[_TURNED] < SEATS:
        raise impossible(_TURNED, deal[_TURNED])
    if deal["parts"]:
        raise impossible("parts", deal["parts"])


def _verify_people(dealt_to: Sequence[str], seats: Sequence[str | None]) -> None:
    """Check that the people seated at the end were also seated at the deal, in the same order."""
    for who in dealt_to:
        if not is_user(who):
            raise impossible("parts", who)
    seated = [who for who in seats if who is not None]
    stayed = [who for who in dealt_to if who in seated]
    if stayed != seated or len(set(dealt_to)) != len(dealt_to) or len(dealt_to) > SEATS:
        raise RuleError("deal-trick-seats-differ")


def _by_seat(values: Iterable[Any]) -> dict[str, Any]:
    return dict(zip(SEAT_NAMES, values, strict=False))


def _play_again(rules: TrickRules, record: Mapping[str, Any]) -> tuple[Check, Sequence[int]]:
    """Check that a hand was played to its last card by the rules, and return its scores; empty if not."""
    try:
        hand = parse_record(rules, record)
        play = begun(hand.play)
    except RuleError as error:
        return _misplayed(error.at if isinstance(error, PlayError) else 0, error), ()
    if not play.is_finished:
        return _misplayed(len(play.played), RuleError("deal-hand-unfinished")), ()
    return compared("play", _CARDS, _CARDS), rules.hand_scores(hand)


def _misplayed(cards: int, reason: RuleError) -> Check:
    return Check("play", ok=False, expected=_CARDS, found=cards, reason=reason)
