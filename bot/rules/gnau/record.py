"""The record of a round of Gnau, which includes the house rules, and its deal file with its check.

If a person dealt, that person's part comes first in a deal file, under the name `DEALER`. The players' parts
follow in the order of the seats. If the bank was bid for, all parts are in the order of the seats. The names
of the players in its hand record are user ids.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from bot.rules.cards import Card, build_deck, format_cards, packs_for, parse_card, verify_packs_hold
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
    verify_keys,
    verify_number,
    verify_record,
)
from bot.rules.errors import RuleError, quote
from bot.rules.fair_deal import lot_after
from bot.rules.gnau.bidding import BIDS, RAISES, Bidding, who_has_the_bank
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import read_rules, rules_record
from bot.rules.gnau.settlement import settle, settle_splits, verify_stake
from bot.rules.gnau.splits import HAND_SIZE, Split, chosen_split, optimal_split

# The keys of a split in a record, in this order.
SPLIT_KEYS: Final = ("category", "strength", "passport", "rest", "points")

_KEYS: Final = ("game", "rules", "stake", "dealer", "players")
# Only rounds whose bank was bid for have these, and then both.
_BIDDING_KEYS: Final = ("bid", "raises")


@dataclass(frozen=True, slots=True)
class HandRecord:
    """The deal of a round.

    Args:
        stake: The points that one point of a hand was worth.
        players: Each player's five cards by the player's name, in the order of the deal.
        bid: The number at which the dealer has the bank, if it was bid for.
        raises: How each player raised, by the player's name; empty if the bank was not bid for.
    """

    rules: HouseRules
    stake: int
    dealer: tuple[Card, ...]
    players: dict[str, tuple[Card, ...]]
    bid: int = 1
    raises: Mapping[str, int] = field(default_factory=dict)

    @property
    def times(self) -> dict[str, int]:
        """How many times the stake each player plays for, by the player's name, unless it is once for all."""
        return {name: self.bid * times for name, times in self.raises.items()}


def to_record(
    rules: HouseRules, stake: int, dealer: Sequence[Card], players: Mapping[str, Sequence[Card]]
) -> dict[str, Any]:
    """Return the record of a round, ready for JSON. The arguments are the fields of `HandRecord`."""
    return {
        "game": "gnau",
        "rules": rules_record(rules),
        "stake": stake,
        "dealer": _words(dealer),
        "players": {name: _words(cards) for name, cards in players.items()},
    }


def parse_record(record: Mapping[str, object]) -> HandRecord:
    """Read the record of a round.

    Args:
        record: The result of `to_record`, with exactly its keys. If the bank was bid for, also with `bid`
            and `raises`.

    Raises:
        RuleError: A key, the house rules, the stake, a hand, a card, the bid or a raise is wrong, or there
            are more equal cards than the decks in play hold.
    """
    is_bid = not record.keys().isdisjoint(_BIDDING_KEYS)
    verify_record(record, "gnau", _KEYS + _BIDDING_KEYS if is_bid else _KEYS)
    rules = read_rules(record["rules"])
    stake = verify_stake(record["stake"])
    dealer = _hand("dealer", record["dealer"])
    players = _players(record["players"])
    table = [*dealer, *(card for hand in players.values() for card in hand)]
    verify_packs_hold(table, packs_for(1 + len(players)))
    if not is_bid:
        return HandRecord(rules, stake, dealer, players)
    return HandRecord(rules, stake, dealer, players, *_bids(record["bid"], record["raises"], players))


def replay(record: Mapping[str, object]) -> dict[str, Any]:
    """Return the hands of a round and each player's gain, ready for JSON.

    Raises:
        RuleError: As `parse_record`.
    """
    dealt = parse_record(record)
    settlement = settle(dealt.dealer, dealt.players, dealt.rules, dealt.stake, dealt.times)
    players = {
        name: split_record(result.split) | {"delta": result.delta}
        for name, result in settlement.players.items()
    }
    return {"dealer": split_record(settlement.dealer), "players": players}


def split_record(split: Split) -> dict[str, Any]:
    """Return a split ready for JSON: category, strength, the ox as `passport`, rest and points."""
    return {
        "category": split.category.value,
        "strength": split.strength,
        "passport": _words(split.ox_cards) if split.ox_cards else None,
        "rest": _words(split.rest) if split.rest else None,
        "points": split.points,
    }


def way_record(split: Split) -> dict[str, Any]:
    """Return a split ready for JSON, including the values that its cards count as."""
    record, values = split_record(split), split.ox_values
    record["passport_values"] = list(values) if values else None
    record["total"] = sum(values) if values else None
    record["rest_values"] = list(split.rest_values) if split.rest_values else None
    return record


def _words(cards: Sequence[Card]) -> list[str]:
    return list(map(str, cards))


def _players(value: object) -> dict[str, tuple[Card, ...]]:
    if not isinstance(value, Mapping):
        raise RuleError("record-players-invalid", value=quote(value))
    return {str(name): _hand(str(name), cards) for name, cards in value.items()}


def _bids(bid: object, raises: object, players: Collection[str]) -> tuple[int, dict[str, int]]:
    if type(bid) is not int or bid not in BIDS or not bid:
        raise RuleError("record-bid-invalid", value=quote(bid))
    if not isinstance(raises, Mapping) or raises.keys() != set(players):
        raise RuleError("record-raises-invalid", value=quote(raises))
    for times in raises.values():
        if type(times) is not int or times not in RAISES:
            raise RuleError("record-raises-invalid", value=quote(times))
    return bid, dict(raises)


def _hand(name: str, value: object) -> tuple[Card, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise RuleError("record-hand-invalid", hand=quote(name))
    if len(value) != HAND_SIZE:
        raise RuleError("record-hand-size", hand=quote(name), count=len(value))
    return tuple(parse_card(word) for word in value)


# Stands for the person who dealt.
DEALER: Final = "dealer"

_DEAL_KEYS: Final = (
    "packs",  # the number of decks that were shuffled
    "dealer_id",  # the user id of the person who dealt; null for the house
    # If people split their hands themselves, the three cards that each confirmed, or no cards for No Ox; null
    # if the best split counted.
    "passports",
    "deltas",  # the change of each person's points, including the dealer's if a person dealt
)

# What everyone bid, under the names of the parts; only in files of rounds whose bank was bid for.
_BIDS_KEY: Final = "bids"

OxCards: TypeAlias = Mapping[str, Sequence[Card]]


def deal_checks(deal: Json) -> Iterator[Check]:
    """Yield the results of the steps that only deals of Gnau have. A failed step does not stop the check.

    Raises:
        RuleError: The file states something that is impossible for a deal.
    """
    verify_deal(deal, (*_DEAL_KEYS, _BIDS_KEY) if _BIDS_KEY in deal else _DEAL_KEYS)
    hands = _hands(deal["hand_record"])
    if hands.raises:
        verify_keys(deal, [*deal, _BIDS_KEY])
    _verify_people(deal, hands)
    ox_cards = None if deal["passports"] is None else _ox_cards(deal, hands)
    if hands.raises:
        _verify_bids(deal[_BIDS_KEY], [part["who"] for part in deal["parts"]])
    verify_number(deal, "packs")
    _verify_deltas(deal["deltas"])
    yield compared("packs", packs_for(1 + len(hands.players)), deal["packs"])
    yield from _dealing_checks(deal, hands)
    if hands.raises:
        yield _bid_check(deal, hands)
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
        # If the bank was bid for, the dealer sits anywhere.
        if seats.count(DEALER) != 1 or (not hands.raises and seats[0] != DEALER):
            raise RuleError("deal-seats-differ")
        seats.remove(DEALER)
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


def _verify_bids(bids: object, people: Collection[str]) -> None:
    if not isinstance(bids, dict) or bids.keys() != set(people):
        raise impossible(_BIDS_KEY, bids)
    for bid in bids.values():
        if type(bid) is not int or bid not in BIDS:
            raise impossible(_BIDS_KEY, bid)


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


def _bid_check(deal: Json, hands: HandRecord) -> Check:
    """Check who got the bank, and at which number."""
    if lacks_words(deal):
        return left_open("bid")
    bids = {part["who"]: deal[_BIDS_KEY][part["who"]] for part in deal["parts"]}
    cards = len(build_deck(packs_for(len(bids))))
    parts = [part["part"] for part in deal["parts"]]
    lot = lot_after(cards, bytes.fromhex(deal["seed"]), parts, deal["round"])
    return compared("bid", {who_has_the_bank(bids, lot): Bidding(bids).number}, {DEALER: hands.bid})


def _deal_again(deal: Json) -> dict[str, str]:
    """Deal again from the seed and the parts: five cards at a time, seat by seat, to the house before all."""
    seats = [part["who"] for part in deal["parts"]]
    if DEALER not in seats:
        seats.insert(0, DEALER)
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
    settlement = settle_splits(split(DEALER, hands.dealer), players, hands.rules, hands.stake, hands.times)
    deltas = {user: result.delta for user, result in settlement.players.items()}
    return deltas if dealer_id is None else deltas | {dealer_id: settlement.dealer_delta}


def _indexes(ox: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Return the places of the cards of an ox in a hand. With several decks a hand may hold a card twice."""
    indexes: list[int] = []
    for card in ox:
        indexes.append(next(n for n, held in enumerate(cards) if held == card and n not in indexes))
    return indexes
