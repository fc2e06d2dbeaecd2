"""A Gnau table to JSON and back, exactly."""

from collections.abc import Iterable

from bot.rules.cards import Card, parse_card
from bot.rules.gnau import HouseRules
from bot.tables.gnau.events import CardsDealt, Event, HandsDelivered
from bot.tables.gnau.state import GnauTable, Hands, Phase
from bot.tables.ids import UserId
from bot.tables.ports import Json, StoredEvent


def dump(table: GnauTable) -> Json:
    """Return the state as JSON."""
    return {
        "opener_id": table.opener_id,
        "dealer_id": table.dealer_id,
        "stake_points": table.stake_points,
        "rules": table.rules.to_options(),
        "reveal_s": table.reveal_s,
        "phase": table.phase.value,
        "round": table.round,
        "seats": list(table.seats),
        "hands": None if table.hands is None else _dump_hands(table.hands),
        "ready": sorted(table.ready),
        "delivered": table.delivered,
        "undelivered": sorted(table.undelivered),
        "rounds_played": table.rounds_played,
        "tally": {str(user_id): points for user_id, points in table.tally.items()},
        "deadline_ms": table.deadline_ms,
    }


def load(kept: Json) -> GnauTable:
    """Return the state that `dump` wrote."""
    return GnauTable(
        opener_id=UserId(kept["opener_id"]),
        dealer_id=None if kept["dealer_id"] is None else UserId(kept["dealer_id"]),
        stake_points=kept["stake_points"],
        rules=HouseRules.from_record(kept["rules"]),
        reveal_s=kept["reveal_s"],
        phase=Phase(kept["phase"]),
        round=kept["round"],
        seats=tuple(UserId(user_id) for user_id in kept["seats"]),
        hands=None if kept["hands"] is None else _load_hands(kept["hands"]),
        ready=frozenset(UserId(user_id) for user_id in kept["ready"]),
        delivered=kept["delivered"],
        undelivered=frozenset(UserId(user_id) for user_id in kept["undelivered"]),
        rounds_played=kept["rounds_played"],
        tally={UserId(int(user_id)): points for user_id, points in kept["tally"].items()},
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


def _dump_hands(hands: Hands) -> Json:
    # A list of pairs, because JSON objects promise no order and the order of the seats matters.
    players = [[user_id, _dump_cards(cards)] for user_id, cards in hands.players.items()]
    return {"dealer": _dump_cards(hands.dealer), "players": players}


def _load_hands(kept: Json) -> Hands:
    players = {UserId(user_id): _load_cards(cards) for user_id, cards in kept["players"]}
    return Hands(dealer=_load_cards(kept["dealer"]), players=players)


def _dump_cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _load_cards(kept: Iterable[str]) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in kept)
