"""Converts a Gnau table to JSON and back without loss."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from bot.rules.cards import Card
from bot.rules.gnau.bidding import BIDS, RAISES, Bidding
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.splits import HAND_SIZE
from bot.tables import kept_values as read
from bot.tables.events import PlayerJoined, PlayerLeft, TableClosed, dump_closed
from bot.tables.gnau.evening import Evening, load_evening
from bot.tables.gnau.events import CardsDealt, Event, SplitChosen
from bot.tables.gnau.state import BID_S, DealerPolicy, GnauTable, GnauTableOptions, Hands, Phase, SplitMode
from bot.tables.ids import TableId, UserId
from bot.tables.kept_values import plain, plain_fields
from bot.tables.points import PointsMode
from bot.tables.ports import Json, StoredEvent


def dump(table: GnauTable) -> Json:
    """Return the state as JSON."""
    return {
        "opener_id": plain(table.opener_id),
        "options": _dump_options(table.options),
        **plain_fields(table, "seed_root", "phase", "round", "seats", "banker_id"),
        "parts": plain(table.parts),
        "hands": None if table.hands is None else _dump_hands(table.hands),
        **plain_fields(table, "sat_out", "ready", "choices", "delivered", "undelivered", "gone"),
        **plain_fields(table, "rounds_played", "tally", "deadline_ms"),
        # Unset fields are left out, as in tables that are older than these fields.
        **({} if table.bidding is None else {"bidding": _dump_bidding(table.bidding)}),
        **({} if table.evening == Evening() else plain_fields(table, "evening")),
        **({} if table.revealed_ms is None else plain_fields(table, "revealed_ms")),
        **(plain_fields(table, "is_forsaken") if table.is_forsaken else {}),
        **({"played": _dump_options(table.played)} if table.played else {}),
        **({} if table.follows_id is None else plain_fields(table, "follows_id")),
        **({} if table.since_ms is None else plain_fields(table, "since_ms")),
        **({} if table.deal_ms is None else plain_fields(table, "deal_ms")),
    }


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
        bidding=read.optional(_load_bidding, kept.get("bidding")),
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
        follows_id=read.optional(_table_id, kept.get("follows_id")),
        deal_ms=read.optional(read.instant_ms, kept.get("deal_ms")),
        deadline_ms=read.optional(read.instant_ms, kept["deadline_ms"]),
        since_ms=read.optional(read.instant_ms, kept.get("since_ms")),
    )


def _table_id(kept: object) -> TableId:
    return TableId(read.whole(kept, least=1))


def _gnau_options(kept: Any) -> GnauTableOptions:
    return GnauTableOptions(
        stake_points=read.count(kept["stake_points"]),
        rules=HouseRules.from_record(kept["rules"]),
        reveal_s=read.count(kept["reveal_s"]),
        dealer=DealerPolicy(kept["dealer"]),
        split=SplitMode(kept["split"]),
        points=PointsMode(kept["points"]),
        bid_s=read.count(kept.get("bid_s", BID_S)),
    )


def _dump_options(options: GnauTableOptions) -> Json:
    # Older versions knew no other time for bids.
    kept: Json = plain(options)
    return kept if options.bid_s != BID_S else {key: kept[key] for key in kept if key != "bid_s"}


def _dump_bidding(bidding: Bidding[UserId]) -> Json:
    kept: Json = plain(bidding)
    return {key: value for key, value in kept.items() if value}


def _load_bidding(kept: Any) -> Bidding[UserId]:
    return Bidding(
        bids=read.by_user(partial(read.whole, least=min(BIDS), most=max(BIDS)), kept.get("bids", {})),
        raises=read.by_user(partial(read.whole, least=min(RAISES), most=max(RAISES)), kept.get("raises", {})),
        covers=read.by_user(partial(read.whole, least=0), kept.get("covers", {})),
    )


def _dump_hands(hands: Hands) -> Json:
    # A list of pairs, because JSON objects promise no order and the order of the seats matters.
    kept = {**plain(hands), "players": plain(tuple(hands.players.items()))}
    if not hands.dealer_place:
        del kept["dealer_place"]
    return kept


def _load_hands(kept: Any) -> Hands:
    return Hands(
        # While the bank is bid for, there is no dealer.
        dealer=_hand(kept["dealer"]) if kept["dealer"] else (),
        players={read.user_id(person): _hand(cards) for person, cards in kept["players"]},
        dealer_id=read.optional(read.user_id, kept["dealer_id"]),
        seed=read.secret(kept["seed"]),
        parts=read.each(read.word, kept["parts"]),
        scheme=read.count(kept["scheme"]),
        dealer_place=read.count(kept.get("dealer_place", 0)),
    )


def _hand(kept: object) -> tuple[Card, ...]:
    held = read.cards(kept)
    if len(held) != HAND_SIZE:
        raise ValueError("no hand")
    return held


STORED_OTHERWISE: Final[Mapping[type[Event], Callable[[Any], StoredEvent]]] = {
    TableClosed: dump_closed,
    PlayerJoined: lambda event: StoredEvent("PlayerJoined", plain_fields(event, "user_id", "part")),
    PlayerLeft: lambda event: StoredEvent("PlayerLeft", plain_fields(event, "user_id")),
    # The first format also had the hands. The table has them, and later the settled round.
    CardsDealt: lambda event: StoredEvent(
        "CardsDealt", {"format": 2, **plain_fields(event, "round", "reveal_at_ms")}
    ),
    SplitChosen: lambda event: StoredEvent(
        "SplitChosen", {"user_id": event.user_id, "places": list(event.positions)}
    ),
}
"""The stored form of the events that are not stored as they are."""
