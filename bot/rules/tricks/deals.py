"""The deal file of a hand of a trick-taking game, and its check."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.rules import deal_files
from bot.rules.cards import build_deck, format_cards
from bot.rules.errors import RuleError
from bot.rules.fair_deal import shuffled
from bot.rules.tricks import CARDS_EACH, SEATS, TrickRules, deal_out
from bot.rules.tricks.records import PlayError, read_by_seat, read_cards

# The names of the seats in the results of checks.
SEAT_NAMES: Final = tuple(f"seat {place}" for place in range(SEATS))

_KEYS: Final = ("seats", "scores")
_CARDS: Final = SEATS * CARDS_EACH
# The keys of a hand record that hold cards after the deal. A later step checks whether the rules allow them.
_CARDS_OF_RECORD: Final[Mapping[str, Callable[[str, object], object]]] = {
    "passes": read_by_seat,
    "exposed": read_cards,
    "plays": read_cards,
}


class Step(StrEnum):
    """One step of the check, in the order in which a hand happens."""

    FORM = deal_files.FORM
    DIGEST = deal_files.DIGEST
    COMMITMENT = deal_files.COMMITMENT
    DEAL = "deal"
    PLAY = "play"
    SCORES = "scores"


@dataclass(frozen=True, kw_only=True)
class DealtHand(deal_files.Dealt):
    """A scored hand with everything that determined its deal.

    The parts are those of the people in the seats at the deal, in the order of the seats.

    Args:
        seats: The user id of the person in each seat at the end of the hand; None for a computer player.
            During a hand people may leave, but no one can sit down.
        scores: The change of each seat's score in this hand.
    """

    seats: tuple[str | None, ...]
    scores: tuple[int, ...]

    @property
    def format(self) -> str:
        return format_of(str(self.hand_record["game"]))

    def own_facts(self) -> deal_files.Json:
        return {"seats": list(self.seats), "scores": list(self.scores)}


def format_of(game: str) -> str:
    """Return the name of the file format of a game's deal files."""
    return f"{game}-deal"


def check_deal(rules: TrickRules, record: deal_files.Json, written: bytes) -> deal_files.CheckedDeal:
    """Read and check a deal file. A failed step does not stop the check.

    Args:
        rules: The rules of the file's game.

    Raises:
        RuleError: The file states something that is impossible for a deal.
    """
    dealt = _dealt(record)
    hand = rules.dealt_hand(dealt.hand_record)
    _verify_cards(dealt.hand_record)
    play, scores = _play_again(rules, dealt.hand_record)
    checks = (
        *deal_files.file_checks(dealt, deal_files.read_hash(record, "digest"), written),
        _dealing_check(dealt, _by_seat(map(format_cards, hand.deal))),
        play,
        deal_files.compared(Step.SCORES, _by_seat(scores), _by_seat(dealt.scores)),
    )
    return deal_files.CheckedDeal(dealt, written, checks)


def _dealt(record: deal_files.Json) -> DealtHand:
    facts, seats = deal_files.read_facts(record, _KEYS), _seats(record["seats"])
    _verify_seats(facts["parts"], seats)
    return DealtHand(**facts, seats=seats, scores=_scores(record["scores"]))


def _seats(value: object) -> tuple[str | None, ...]:
    if not isinstance(value, list) or len(value) != SEATS:
        raise deal_files.impossible("seats", value)
    for who in value:
        if who is not None and not deal_files.is_user(who):
            raise deal_files.impossible("seats", who)
    return tuple(value)


def _verify_seats(parts: Sequence[deal_files.Part], seats: Sequence[str | None]) -> None:
    """Check that the people seated at the end were also seated at the deal, in the same order."""
    dealt_to = [part.who for part in parts]
    for who in dealt_to:
        if not deal_files.is_user(who):
            raise deal_files.impossible("parts", who)
    seated = [who for who in seats if who is not None]
    stayed = [who for who in dealt_to if who in seated]
    if stayed != seated or len(set(dealt_to)) != len(dealt_to) or len(dealt_to) > SEATS:
        raise RuleError("deal-trick-seats-differ")


def _scores(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != SEATS:
        raise deal_files.impossible("scores", value)
    for score in value:
        if isinstance(score, bool) or not isinstance(score, int):
            raise deal_files.impossible("scores", score)
    return tuple(value)


def _verify_cards(record: Mapping[str, Any]) -> None:
    """Check that a hand record has cards, and only cards, where it should."""
    for key, read in _CARDS_OF_RECORD.items():
        if record.get(key) is not None:
            read(key, record[key])


def _by_seat(values: Any) -> dict[str, Any]:
    return dict(zip(SEAT_NAMES, values, strict=False))


def _dealing_check(dealt: DealtHand, found: dict[str, str]) -> deal_files.Check:
    if deal_files.lacks_words(dealt.parts):
        return deal_files.left_open(Step.DEAL)
    return deal_files.compared(Step.DEAL, _deal_again(dealt), found)


def _deal_again(dealt: DealtHand) -> dict[str, str]:
    """Deal again from the seed and the parts: thirteen cards at a time, seat by seat."""
    deck = shuffled(build_deck(), dealt.seed, [part.part for part in dealt.parts], dealt.round)
    return _by_seat(map(format_cards, deal_out(deck)))


def _play_again(rules: TrickRules, record: Mapping[str, Any]) -> tuple[deal_files.Check, Sequence[int]]:
    """Check that a hand was played to its last card by the rules, and return its scores; empty if not."""
    try:
        scores: Sequence[int] | None = rules.replay(record)["scores"]
    except RuleError as error:
        return _misplayed(error.at if isinstance(error, PlayError) else 0, error), ()
    if scores is None:
        return _misplayed(len(record["plays"]), RuleError("deal-hand-unfinished")), ()
    return deal_files.Check(Step.PLAY, ok=True, expected=_CARDS, found=_CARDS), scores


def _misplayed(cards: int, reason: RuleError) -> deal_files.Check:
    return deal_files.Check(Step.PLAY, ok=False, expected=_CARDS, found=cards, reason=reason)
