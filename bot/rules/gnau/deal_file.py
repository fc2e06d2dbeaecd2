"""The deal file of a round of Gnau: the facts that only this game has, its reading, and its check."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.rules import deal_files
from bot.rules.cards import Card, build_deck, format_cards, packs_for, parse_card
from bot.rules.errors import RuleError
from bot.rules.fair_deal import shuffled
from bot.rules.gnau.record import HandRecord, parse_record
from bot.rules.gnau.settlement import settle_splits
from bot.rules.gnau.splits import HAND_SIZE, Split, chosen_split, optimal_split

DEAL_FORMAT: Final = "gnau-deal"
# Stands for the person who dealt, whose part comes first in the shuffle.
DEALER: Final = "dealer"

_KEYS: Final = ("packs", "dealer_id", "passports", "deltas")


@dataclass(frozen=True, kw_only=True)
class DealtRound(deal_files.Dealt):
    """A settled round with everything that determined its deal.

    If a person dealt, that person's part comes first, under the name `DEALER`. The players' parts follow in
    the order of the seats. The names of the players in the hand record are user ids.

    Args:
        packs: The number of decks that were shuffled.
        dealer_id: The user id of the person who dealt; None for the house.
        ox_cards: If people split their hands themselves, the three cards that each person confirmed, or no
            cards for No Ox. None if the best split counted.
        deltas: The change of each person's points, including the dealer's if a person dealt.
    """

    packs: int
    dealer_id: str | None
    ox_cards: Mapping[str, Sequence[str]] | None
    deltas: Mapping[str, int]

    @property
    def format(self) -> str:
        return DEAL_FORMAT

    def own_facts(self) -> deal_files.Json:
        return {
            "packs": self.packs,
            "dealer_id": self.dealer_id,
            "passports": self.ox_cards,
            "deltas": self.deltas,
        }


class Step(StrEnum):
    """One step of the check, in the order in which a deal happens."""

    FORM = deal_files.FORM
    DIGEST = deal_files.DIGEST
    COMMITMENT = deal_files.COMMITMENT
    PACKS = "packs"
    SHUFFLE = "shuffle"
    HANDS = "hands"
    SETTLEMENT = "settlement"


def check_deal(record: deal_files.Json, written: bytes) -> deal_files.CheckedDeal:
    """Read and check a deal file of Gnau.

    Raises:
        RuleError: The file states something that is impossible for a deal.
    """
    read = _read(record, written)
    return deal_files.CheckedDeal(read.dealt, written, _checks(read))


@dataclass(frozen=True)
class _DealRecord:
    """A deal file that was read.

    Args:
        hands: The content of its hand record.
        ox_cards: The three cards that each person confirmed, or no cards; None if the best split counted.
        digest: The digest in the file.
    """

    dealt: DealtRound
    hands: HandRecord
    ox_cards: dict[str, tuple[Card, ...]] | None
    digest: str
    written: bytes


def _read(record: deal_files.Json, written: bytes) -> _DealRecord:
    facts = deal_files.read_facts(record, _KEYS)
    hands = _hands(facts["hand_record"])
    dealer_id = _dealer_id(record["dealer_id"])
    _verify_seats(facts["parts"], hands, dealer_id)
    ox_cards = _ox_cards(record["passports"], hands, facts["parts"])
    dealt = DealtRound(
        **facts,
        packs=deal_files.whole_number(record, "packs", deal_files.HIGHEST_NUMBER),
        dealer_id=dealer_id,
        ox_cards=record["passports"],
        deltas=_deltas(record["deltas"]),
    )
    return _DealRecord(dealt, hands, ox_cards, deal_files.read_hash(record, "digest"), written)


def _dealer_id(value: object) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or not deal_files.is_user(value):
        raise deal_files.impossible("dealer_id", value)
    return value


def _hands(record: Mapping[str, object]) -> HandRecord:
    hands = parse_record(record)
    for user in hands.players:
        if not deal_files.is_user(user):
            raise deal_files.impossible("hand_record", user)
    return hands


def _verify_seats(parts: Sequence[deal_files.Part], hands: HandRecord, dealer_id: str | None) -> None:
    seats = [part.who for part in parts]
    if dealer_id is not None and seats[:1] == [DEALER]:
        seats = seats[1:]
    elif dealer_id is not None:
        raise RuleError("deal-seats-differ")
    if sorted(seats) != sorted(hands.players) or dealer_id in seats:
        raise RuleError("deal-seats-differ")


def _ox_cards(
    value: object, hands: HandRecord, parts: Sequence[deal_files.Part]
) -> dict[str, tuple[Card, ...]] | None:
    if value is None:
        return None
    people = {part.who for part in parts}
    if not isinstance(value, dict) or not value.keys() <= people:
        raise deal_files.impossible("passports", value)
    held = {DEALER: hands.dealer, **hands.players}
    return {who: _ox(cards, held[who]) for who, cards in value.items()}


def _ox(value: object, hand: Sequence[Card]) -> tuple[Card, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise deal_files.impossible("passports", value)
    cards = tuple(parse_card(word) for word in value)
    if len(cards) not in {0, 3} or any(cards.count(card) > hand.count(card) for card in cards):
        raise deal_files.impossible("passports", value)
    return cards


def _deltas(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        raise deal_files.impossible("deltas", value)
    for user, delta in value.items():
        if not deal_files.is_user(user) or isinstance(delta, bool) or not isinstance(delta, int):
            raise deal_files.impossible("deltas", delta)
    return value


def _checks(record: _DealRecord) -> tuple[deal_files.Check, ...]:
    # A failed step does not stop the check.
    dealt, hands = record.dealt, record.hands
    return (
        *deal_files.file_checks(dealt, record.digest, record.written),
        deal_files.compared(Step.PACKS, packs_for(1 + len(hands.players)), dealt.packs),
        *_dealing_checks(record),
        deal_files.compared(Step.SETTLEMENT, _settle_again(record), dict(dealt.deltas)),
    )


def _dealing_checks(record: _DealRecord) -> Iterator[deal_files.Check]:
    hands = record.hands
    if deal_files.lacks_words(record.dealt.parts):
        yield deal_files.left_open(Step.SHUFFLE)
        return
    again = _deal_again(record)
    yield deal_files.compared(Step.SHUFFLE, again.pop(DEALER), format_cards(hands.dealer))
    dealt_to = {who: format_cards(hands.players[who]) for who in again}
    yield deal_files.compared(Step.HANDS, again, dealt_to)


def _deal_again(record: _DealRecord) -> dict[str, str]:
    """Deal again from the seed and the parts: five cards at a time, to the dealer, then seat by seat."""
    dealt = record.dealt
    seats = [DEALER, *(part.who for part in dealt.parts if part.who != DEALER)]
    parts = [part.part for part in dealt.parts]
    deck = shuffled(build_deck(packs_for(len(seats))), dealt.seed, parts, dealt.round)
    return {
        who: format_cards(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat, who in enumerate(seats)
    }


def _settle_again(record: _DealRecord) -> dict[str, int]:
    hands, dealer_id = record.hands, record.dealt.dealer_id
    dealer = _split(record, DEALER, hands.dealer) if dealer_id else optimal_split(hands.dealer, hands.rules)
    players = {user: _split(record, user, cards) for user, cards in hands.players.items()}
    settlement = settle_splits(dealer, players, hands.rules, hands.stake)
    deltas = {user: result.delta for user, result in settlement.players.items()}
    return deltas if dealer_id is None else deltas | {dealer_id: settlement.dealer_delta}


def _split(record: _DealRecord, who: str, cards: Sequence[Card]) -> Split:
    """Return how a person's hand counts: by the best split, or by the person's choice if the file has one."""
    if record.ox_cards is None:
        return optimal_split(cards, record.hands.rules)
    return chosen_split(cards, _indexes(record.ox_cards.get(who, ()), cards), record.hands.rules)


def _indexes(ox: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Return the places of the cards of an ox in a hand. With several decks a hand may hold a card twice."""
    indexes: list[int] = []
    for card in ox:
        indexes.append(next(n for n, held in enumerate(cards) if held == card and n not in indexes))
    return indexes
