"""A Gnau table to JSON and back, exactly."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.rules.cards import Card, parse_card
from bot.rules.gnau import HouseRules
from bot.tables.gnau.events import CardsDealt, Event, HandsDelivered
from bot.tables.gnau.options import DealerPolicy, SplitMode, TableOptions
from bot.tables.gnau.state import GnauTable, Hands, Phase
from bot.tables.ids import UserId
from bot.tables.points import PointsMode
from bot.tables.ports import Json, StoredEvent


def dump(table: GnauTable) -> Json:
    """Return the state as JSON."""
    return {
        "opener_id": table.opener_id,
        "options": _dump_options(table.options),
        "seed_root": table.seed_root.hex(),
        "phase": table.phase.value,
        "round": table.round,
        "seats": list(table.seats),
        "banker_id": table.banker_id,
        "parts": _dump_mapping(table.parts),
        "hands": None if table.hands is None else _dump_hands(table.hands),
        "sat_out": _dump_mapping(table.sat_out),
        "ready": sorted(table.ready),
        "choices": {str(user_id): list(places) for user_id, places in table.choices.items()},
        "delivered": table.delivered,
        "undelivered": sorted(table.undelivered),
        "gone": sorted(table.gone),
        "rounds_played": table.rounds_played,
        "tally": _dump_mapping(table.tally),
        "deadline_ms": table.deadline_ms,
    }


def load(kept: Json) -> GnauTable:
    """Return the state that `dump` wrote."""
    return GnauTable(
        opener_id=UserId(kept["opener_id"]),
        options=_load_options(kept["options"]),
        seed_root=bytes.fromhex(kept["seed_root"]),
        phase=Phase(kept["phase"]),
        round=kept["round"],
        seats=tuple(UserId(user_id) for user_id in kept["seats"]),
        banker_id=_load_id(kept["banker_id"]),
        parts=_load_mapping(kept["parts"]),
        hands=None if kept["hands"] is None else _load_hands(kept["hands"]),
        sat_out=_load_mapping(kept["sat_out"]),
        ready=frozenset(UserId(user_id) for user_id in kept["ready"]),
        choices={UserId(int(user_id)): tuple(places) for user_id, places in kept["choices"].items()},
        delivered=kept["delivered"],
        undelivered=frozenset(UserId(user_id) for user_id in kept["undelivered"]),
        # Tables from before it was noted know of nobody.
        gone=frozenset(UserId(user_id) for user_id in kept.get("gone", ())),
        rounds_played=kept["rounds_played"],
        tally=_load_mapping(kept["tally"]),
        deadline_ms=kept["deadline_ms"],
    )


def dump_event(event: Event) -> StoredEvent:
    """Return an event as JSON, under its name."""
    return StoredEvent(type(event).__name__, _event_data(event))


def _event_data(event: Event) -> Json:
    if isinstance(event, CardsDealt):
        return {"round": event.round, "hands": _dump_hands(event.hands), "reveal_at_ms": event.reveal_at_ms}
    if isinstance(event, HandsDelivered):
        return {"undelivered": sorted(event.undelivered)}
    return dict(vars(event))


def _dump_options(options: TableOptions) -> Json:
    return {
        "stake_points": options.stake_points,
        "rules": options.rules.to_options(),
        "reveal_s": options.reveal_s,
        "dealer": options.dealer.value,
        "split": options.split.value,
        "points": options.points.value,
    }


def _load_options(kept: Json) -> TableOptions:
    return TableOptions(
        stake_points=kept["stake_points"],
        rules=HouseRules.from_record(kept["rules"]),
        reveal_s=kept["reveal_s"],
        dealer=DealerPolicy(kept["dealer"]),
        split=SplitMode(kept["split"]),
        points=PointsMode(kept["points"]),
    )


def _dump_mapping(by_user: Mapping[UserId, Any]) -> Json:
    return {str(user_id): value for user_id, value in by_user.items()}


def _load_mapping(kept: Json) -> dict[UserId, Any]:
    return {UserId(int(user_id)): value for user_id, value in kept.items()}


def _load_id(kept: int | None) -> UserId | None:
    return None if kept is None else UserId(kept)


def _dump_hands(hands: Hands) -> Json:
    # A list of pairs, because JSON objects promise no order and the order of the seats matters.
    players = [[user_id, _dump_cards(cards)] for user_id, cards in hands.players.items()]
    return {
        "dealer": _dump_cards(hands.dealer),
        "players": players,
        "dealer_id": hands.dealer_id,
        "seed": hands.seed.hex(),
        "parts": list(hands.parts),
        "scheme": hands.scheme,
    }


def _load_hands(kept: Json) -> Hands:
    return Hands(
        dealer=_load_cards(kept["dealer"]),
        players={UserId(user_id): _load_cards(cards) for user_id, cards in kept["players"]},
        dealer_id=_load_id(kept["dealer_id"]),
        seed=bytes.fromhex(kept["seed"]),
        parts=tuple(kept["parts"]),
        scheme=kept["scheme"],
    )


def _dump_cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _load_cards(kept: Iterable[str]) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in kept)
