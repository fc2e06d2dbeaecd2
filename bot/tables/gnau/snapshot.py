"""Converts a Gnau table to JSON and back without loss."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from bot.rules.cards import Card
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.splits import HAND_SIZE
from bot.tables import kept_values as read
from bot.tables.events import STORED_EVENTS, PlayerJoined, PlayerLeft, StoredForm
from bot.tables.gnau import events
from bot.tables.gnau.evening import Evening, dump_evening, load_evening
from bot.tables.gnau.kept_round import DEAL
from bot.tables.gnau.state import DealerPolicy, GnauTable, GnauTableOptions, Hands, Phase, SplitMode
from bot.tables.ids import UserId
from bot.tables.points import PointsMode
from bot.tables.ports import Json


def dump(table: GnauTable) -> Json:
    """Return the state as JSON."""
    return {
        "opener_id": table.opener_id,
        "options": _dump_gnau_options(table.options),
        "seed_root": table.seed_root.hex(),
        "phase": table.phase.value,
        "round": table.round,
        "seats": list(table.seats),
        "banker_id": table.banker_id,
        "parts": _dump_mapping(table.parts),
        "hands": None if table.hands is None else _dump_hands(table.hands),
        "sat_out": _dump_mapping(table.sat_out),
        "ready": sorted(table.ready),
        "choices": {str(user_id): list(positions) for user_id, positions in table.choices.items()},
        "delivered": table.delivered,
        "undelivered": sorted(table.undelivered),
        "gone": sorted(table.gone),
        "rounds_played": table.rounds_played,
        "tally": _dump_mapping(table.tally),
        "deadline_ms": table.deadline_ms,
        **_added(table),
    }


def _dump_gnau_options(options: GnauTableOptions) -> Json:
    return {
        "stake_points": options.stake_points,
        "rules": options.rules.to_options(),
        "reveal_s": options.reveal_s,
        "dealer": options.dealer.value,
        "split": options.split.value,
        "points": options.points.value,
    }


def _added(table: GnauTable) -> Json:
    """Return the fields that later versions added, if they are set, so that older tables stay unchanged."""
    added: Json = {}
    if table.evening != Evening():
        added["evening"] = dump_evening(table.evening)
    if table.revealed_ms is not None:
        added["revealed_ms"] = table.revealed_ms
    if table.is_forsaken:
        added["is_forsaken"] = True
    if table.played is not None:
        added["played"] = _dump_gnau_options(table.played)
    return added


def load(kept: Json) -> GnauTable:
    """Return the state that `dump` wrote.

    Raises:
        Exception: `kept` is damaged. The exception can be of any type.
    """
    return GnauTable(
        opener_id=read.user_id(kept["opener_id"]),
        options=_gnau_options(kept["options"]),
        seed_root=read.secret(kept["seed_root"]),
        phase=Phase(kept["phase"]),
        round=read.count(kept["round"]),
        seats=read.each(read.user_id, kept["seats"]),
        banker_id=read.optional(read.user_id, kept["banker_id"]),
        parts=read.by_user(read.word, kept["parts"]),
        hands=read.optional(_load_hands, kept["hands"]),
        sat_out=read.by_user(read.whole, kept["sat_out"]),
        ready=frozenset(read.each(read.user_id, kept["ready"])),
        choices=read.by_user(
            partial(read.each, partial(read.whole, least=0, most=HAND_SIZE - 1)), kept["choices"]
        ),
        delivered=read.flag(kept["delivered"]),
        undelivered=frozenset(read.each(read.user_id, kept["undelivered"])),
        # Older tables did not store this.
        gone=frozenset(read.each(read.user_id, kept.get("gone", []))),
        rounds_played=read.count(kept["rounds_played"]),
        tally=read.by_user(read.whole, kept["tally"]),
        # Older tables did not store the evening, so it begins empty.
        evening=load_evening(kept["evening"]) if "evening" in kept else Evening(),
        revealed_ms=read.optional(read.instant_ms, kept.get("revealed_ms")),
        is_forsaken=read.flag(kept.get("is_forsaken", False)),
        played=read.optional(_gnau_options, kept.get("played")),
        deadline_ms=read.optional(read.instant_ms, kept["deadline_ms"]),
    )


def _gnau_options(kept: Any) -> GnauTableOptions:
    return GnauTableOptions(
        stake_points=read.count(kept["stake_points"]),
        rules=HouseRules.from_record(kept["rules"]),
        reveal_s=read.count(kept["reveal_s"]),
        dealer=DealerPolicy(kept["dealer"]),
        split=SplitMode(kept["split"]),
        points=PointsMode(kept["points"]),
    )


def _dump_mapping(by_user: Mapping[UserId, Any]) -> Json:
    return {str(user_id): value for user_id, value in by_user.items()}


def _dump_hands(hands: Hands) -> Json:
    # A list of pairs, because JSON objects promise no order and the order of the seats matters.
    players = [[user_id, _card_words(cards)] for user_id, cards in hands.players.items()]
    return {
        "dealer": _card_words(hands.dealer),
        "players": players,
        "dealer_id": hands.dealer_id,
        "seed": hands.seed.hex(),
        "parts": list(hands.parts),
        "scheme": hands.scheme,
    }


def _load_hands(kept: Any) -> Hands:
    return Hands(
        dealer=_hand(kept["dealer"]),
        players={read.user_id(person): _hand(cards) for person, cards in kept["players"]},
        dealer_id=read.optional(read.user_id, kept["dealer_id"]),
        seed=read.secret(kept["seed"]),
        parts=read.each(read.word, kept["parts"]),
        scheme=read.count(kept["scheme"]),
    )


def _card_words(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _hand(kept: object) -> tuple[Card, ...]:
    held = read.cards(kept)
    if len(held) != HAND_SIZE:
        raise ValueError("no hand")
    return held


EVENTS: Final[Mapping[type[Any], StoredForm]] = {
    **STORED_EVENTS,
    PlayerJoined: ("PlayerJoined", lambda event: {"user_id": event.user_id, "part": event.part}),
    PlayerLeft: ("PlayerLeft", lambda event: {"user_id": event.user_id}),
    events.BankMoved: ("BankMoved", lambda event: {"banker_id": event.banker_id}),
    events.DealerChanged: (
        "DealerChanged",
        lambda event: {"dealer": event.dealer.value, "by_id": event.by_id},
    ),
    events.SplitChanged: (
        "SplitChanged",
        lambda event: {"split": event.split.value, "reveal_s": event.reveal_s, "by_id": event.by_id},
    ),
    events.CardsDealt: (
        DEAL,
        lambda event: {
            # The first format also had the hands. The table has them, and later the settled round.
            "format": 2,
            "round": event.round,
            "reveal_at_ms": event.reveal_at_ms,
        },
    ),
    events.HandsDelivered: ("HandsDelivered", lambda event: {"undelivered": sorted(event.undelivered)}),
    events.PlayerGone: ("PlayerGone", lambda event: {"user_id": event.user_id}),
    events.PlayerReady: ("PlayerReady", lambda event: {"user_id": event.user_id}),
    events.SplitChosen: (
        "SplitChosen",
        lambda event: {"user_id": event.user_id, "places": list(event.positions)},
    ),
    events.RoundRevealed: ("RoundRevealed", lambda event: {"round": event.round, "cause": event.cause.value}),
}
"""How each kind of event is stored, whatever its class is called."""
