"""The deal file of a round of Gnau: what only it says, and how it is read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.cards import Card, parse_card
from bot.rules.deal_files import (
    HIGHEST_NUMBER,
    Dealt,
    Json,
    Part,
    impossible,
    is_user,
    read_facts,
    read_hash,
    whole_number,
)
from bot.rules.errors import RuleError
from bot.rules.gnau.record import HandRecord, parse_record

DEAL_FORMAT: Final = "gnau-deal"
# Who a part is of when a person dealt: what comes first in the shuffle is the dealer's.
DEALER: Final = "dealer"

_KEYS: Final = ("packs", "dealer_id", "passports", "deltas")


@dataclass(frozen=True, kw_only=True)
class DealtRound(Dealt):
    """A settled round with what made its cards fall as they did.

    The dealer's part comes first, as `DEALER`'s, when a person dealt; then come the players' in the order of
    the seats. The players of the hand record are user ids.

    Args:
        packs: How many packs were shuffled.
        dealer_id: The user id of the person who dealt; None for the house.
        ox_cards: Where people split their hands themselves, the three cards that each confirmed, or none of
            them; None where the best split counted.
        deltas: What each person's points changed by, the dealer's too when a person dealt.
    """

    packs: int
    dealer_id: str | None
    ox_cards: Mapping[str, Sequence[str]] | None
    deltas: Mapping[str, int]

    @property
    def format(self) -> str:
        """What kind of a deal file it is."""
        return DEAL_FORMAT

    def own_facts(self) -> Json:
        """Return what only the files of Gnau say."""
        return {
            "packs": self.packs,
            "dealer_id": self.dealer_id,
            "passports": self.ox_cards,
            "deltas": self.deltas,
        }


@dataclass(frozen=True)
class DealRecord:
    """A deal file that was read.

    Args:
        dealt: What it says.
        hands: What its hand record says.
        ox_cards: The three cards that each confirmed, or none; None where the best split counted.
        digest: The digest that it bears.
        written: Its bytes.
    """

    dealt: DealtRound
    hands: HandRecord
    ox_cards: dict[str, tuple[Card, ...]] | None
    digest: str
    written: bytes


def read_deal(record: Json, written: bytes) -> DealRecord:
    """Read a deal file of Gnau. Whether it is true is for `check_deal` to say.

    Args:
        record: The file as an object.
        written: Its bytes.

    Raises:
        RuleError: It says what no deal can be.
    """
    facts = read_facts(record, _KEYS)
    hands = _hands(facts["hand_record"])
    dealer_id = _dealer_id(record["dealer_id"])
    _verify_seats(facts["parts"], hands, dealer_id)
    ox_cards = _ox_cards(record["passports"], hands, facts["parts"])
    dealt = DealtRound(
        **facts,
        packs=whole_number(record, "packs", HIGHEST_NUMBER),
        dealer_id=dealer_id,
        ox_cards=record["passports"],
        deltas=_deltas(record["deltas"]),
    )
    return DealRecord(dealt, hands, ox_cards, read_hash(record, "digest"), written)


def _dealer_id(value: object) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or not is_user(value):
        raise impossible("dealer_id", value)
    return value


def _hands(record: Mapping[str, object]) -> HandRecord:
    hands = parse_record(record)
    for user in hands.players:
        if not is_user(user):
            raise impossible("hand_record", user)
    return hands


def _verify_seats(parts: Sequence[Part], hands: HandRecord, dealer_id: str | None) -> None:
    seats = [part.who for part in parts]
    if dealer_id is not None and seats[:1] == [DEALER]:
        seats = seats[1:]
    elif dealer_id is not None:
        raise RuleError("deal-seats-differ")
    if sorted(seats) != sorted(hands.players) or dealer_id in seats:
        raise RuleError("deal-seats-differ")


def _ox_cards(value: object, hands: HandRecord, parts: Sequence[Part]) -> dict[str, tuple[Card, ...]] | None:
    if value is None:
        return None
    people = {part.who for part in parts}
    if not isinstance(value, dict) or not value.keys() <= people:
        raise impossible("passports", value)
    held = {DEALER: hands.dealer, **hands.players}
    return {who: _ox(cards, held[who]) for who, cards in value.items()}


def _ox(value: object, hand: Sequence[Card]) -> tuple[Card, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise impossible("passports", value)
    cards = tuple(parse_card(word) for word in value)
    if len(cards) not in {0, 3} or any(cards.count(card) > hand.count(card) for card in cards):
        raise impossible("passports", value)
    return cards


def _deltas(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        raise impossible("deltas", value)
    for user, delta in value.items():
        if not is_user(user) or isinstance(delta, bool) or not isinstance(delta, int):
            raise impossible("deltas", delta)
    return value
