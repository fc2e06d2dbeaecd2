"""The deal file of a round of Gnau: the keys that only this game has, and their check.

If a person dealt, that person's part comes first, under the name `DEALER`. The players' parts follow in the
order of the seats. The names of the players in the hand record are user ids.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from bot.rules.cards import Card, format_cards, packs_for, parse_card
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
    verify_number,
)
from bot.rules.errors import RuleError
from bot.rules.gnau.record import HandRecord, parse_record
from bot.rules.gnau.settlement import settle_splits
from bot.rules.gnau.splits import HAND_SIZE, Split, chosen_split, optimal_split

# Stands for the person who dealt.
DEALER: Final = "dealer"

_KEYS: Final = (
    "packs",  # the number of decks that were shuffled
    "dealer_id",  # the user id of the person who dealt; null for the house
    # If people split their hands themselves, the three cards that each confirmed, or no cards for No Ox; null
    # if the best split counted.
    "passports",
    "deltas",  # the change of each person's points, including the dealer's if a person dealt
)

OxCards: TypeAlias = Mapping[str, Sequence[Card]]


def deal_checks(deal: Json) -> Iterator[Check]:
    """Yield the results of the steps that only deals of Gnau have. A failed step does not stop the check.

    Raises:
        RuleError: The file states something that is impossible for a deal.
    """
    verify_deal(deal, _KEYS)
    hands = _hands(deal["hand_record"])
    _verify_people(deal, hands)
    ox_cards = None if deal["passports"] is None else _ox_cards(deal, hands)
    verify_number(deal, "packs")
    _verify_deltas(deal["deltas"])
    yield compared("packs", packs_for(1 + len(hands.players)), deal["packs"])
    yield from _dealing_checks(deal, hands)
    yield compared("settlement", _settle_again(hands, deal["dealer_id"], ox_cards), deal["deltas"])


def _hands(record: Json) -> HandRecord:
    hands = parse_record(record)
    for user in hands.players:
        if not is_user(user):
            raise impossible("hand_record", user)
    return hands


def _verify_people(deal: Json, hands: HandRecord) -> None:
    dealer_id, seats = deal["dealer_id"], [part["who"] for part in deal["parts"]]
    if dealer_id is not None:
        if not is_user(dealer_id):
            raise impossible("dealer_id", dealer_id)
        if seats[:1] != [DEALER]:
            raise RuleError("deal-seats-differ")
        seats = seats[1:]
    if sorted(seats) != sorted(hands.players) or dealer_id in seats:
        raise RuleError("deal-seats-differ")


def _ox_cards(deal: Json, hands: HandRecord) -> OxCards:
    value, people = deal["passports"], {part["who"] for part in deal["parts"]}
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


def _verify_deltas(deltas: object) -> None:
    if not isinstance(deltas, dict):
        raise impossible("deltas", deltas)
    for user, delta in deltas.items():
        if not is_user(user) or isinstance(delta, bool) or not isinstance(delta, int):
            raise impossible("deltas", delta)


def _dealing_checks(deal: Json, hands: HandRecord) -> Iterator[Check]:
    if lacks_words(deal):
        yield left_open("shuffle")
        return
    again = _deal_again(deal)
    yield compared("shuffle", again.pop(DEALER), format_cards(hands.dealer))
    yield compared("hands", again, {who: format_cards(hands.players[who]) for who in again})


def _deal_again(deal: Json) -> dict[str, str]:
    """Deal again from the seed and the parts: five cards at a time, to the dealer, then seat by seat."""
    seats = [DEALER, *(part["who"] for part in deal["parts"] if part["who"] != DEALER)]
    deck = shuffled_again(deal, packs_for(len(seats)))
    return {
        who: format_cards(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat, who in enumerate(seats)
    }


def _settle_again(hands: HandRecord, dealer_id: str | None, ox_cards: OxCards | None) -> dict[str, int]:
    def split(who: str, cards: Sequence[Card]) -> Split:
        """Return how a hand counts: by the best split, or by the person's choice if the file has choices."""
        if ox_cards is None or (who == DEALER and dealer_id is None):
            return optimal_split(cards, hands.rules)
        return chosen_split(cards, _indexes(ox_cards.get(who, ()), cards), hands.rules)

    players = {user: split(user, cards) for user, cards in hands.players.items()}
    settlement = settle_splits(split(DEALER, hands.dealer), players, hands.rules, hands.stake)
    deltas = {user: result.delta for user, result in settlement.players.items()}
    return deltas if dealer_id is None else deltas | {dealer_id: settlement.dealer_delta}


def _indexes(ox: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Return the places of the cards of an ox in a hand. With several decks a hand may hold a card twice."""
    indexes: list[int] = []
    for card in ox:
        indexes.append(next(n for n, held in enumerate(cards) if held == card and n not in indexes))
    return indexes
