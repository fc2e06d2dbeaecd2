"""The record of a round of Gnau: one JSON object that includes the house rules of the round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.rules.cards import Card, packs_for, parse_card, verify_packs_hold
from bot.rules.errors import RuleError, quote
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.settlement import settle, verify_stake
from bot.rules.gnau.splits import HAND_SIZE, Split
from bot.rules.json_objects import verify_game, verify_keys

# The keys of a split in a record, in this order.
SPLIT_KEYS: Final = ("category", "strength", "passport", "rest", "points")

_KEYS: Final = ("game", "rules", "stake", "dealer", "players")


@dataclass(frozen=True, slots=True)
class HandRecord:
    """The deal of a round.

    Args:
        stake: The points that one point of a hand was worth.
        players: Each player's five cards by the player's name, in the order of the deal.
    """

    rules: HouseRules
    stake: int
    dealer: tuple[Card, ...]
    players: dict[str, tuple[Card, ...]]


def to_record(
    rules: HouseRules, stake: int, dealer: Sequence[Card], players: Mapping[str, Sequence[Card]]
) -> dict[str, Any]:
    """Return the record of a round, ready for JSON. The arguments are the fields of `HandRecord`."""
    return {
        "game": "gnau",
        "rules": rules.to_record(),
        "stake": stake,
        "dealer": _words(dealer),
        "players": {name: _words(cards) for name, cards in players.items()},
    }


def parse_record(record: Mapping[str, object]) -> HandRecord:
    """Read the record of a round.

    Args:
        record: The result of `to_record`, with exactly its keys.

    Raises:
        RuleError: A key, the house rules, the stake, a hand or a card is wrong, or there are more equal cards
            than the decks in play hold.
    """
    verify_keys(record, _KEYS)
    verify_game(record, "gnau")
    rules = HouseRules.from_record(record["rules"])
    stake = verify_stake(record["stake"])
    dealer = _hand("dealer", record["dealer"])
    players = _players(record["players"])
    table = [*dealer, *(card for hand in players.values() for card in hand)]
    verify_packs_hold(table, packs_for(1 + len(players)))
    return HandRecord(rules, stake, dealer, players)


def replay(record: Mapping[str, object]) -> dict[str, Any]:
    """Return the hands of a round and each player's gain, ready for JSON.

    Raises:
        RuleError: As `parse_record`.
    """
    dealt = parse_record(record)
    settlement = settle(dealt.dealer, dealt.players, dealt.rules, dealt.stake)
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


def _hand(name: str, value: object) -> tuple[Card, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise RuleError("record-hand-invalid", hand=quote(name))
    if len(value) != HAND_SIZE:
        raise RuleError("record-hand-size", hand=quote(name), count=len(value))
    return tuple(parse_card(word) for word in value)
