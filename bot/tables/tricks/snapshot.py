"""Converts a table of Hearts or Gong Zhu to JSON and back without loss."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from bot.players import Level, TrickGame
from bot.rules.tricks import SEATS, Hand, choice_called
from bot.tables import kept_values as read
from bot.tables.events import PlayerJoined, TableClosed, dump_closed
from bot.tables.ids import ChannelId, UserId
from bot.tables.kept_values import plain, plain_fields
from bot.tables.points import PointsMode
from bot.tables.ports import Json, StoredEvent
from bot.tables.tricks.duplicate import Duplicate
from bot.tables.tricks.events import ChosenAfterPlay, Event, MoreTimeGiven
from bot.tables.tricks.options import TrickTableOptions
from bot.tables.tricks.state import Occupant, Phase, Shuffle, TrickTable

T = TypeVar("T")


def dump(table: TrickTable) -> Json:
    """Return the state as JSON."""
    return {
        "game": table.game.name,
        **plain_fields(table, "opener_id", "options", "seed_root", "phase"),
        "seats": [_dump_occupant(occupant) for occupant in table.seats],
        **plain_fields(table, "parts", "round", "games", "hand_number"),
        "hand": None if table.hand is None else _dump_hand(table.hand),
        **plain_fields(table, "shuffle", "scores", "played_by"),
        "sweepers": list(table.took_everything),
        "moon": plain(table.chosen),
        **plain_fields(table, "calling_off", "left", "over_ms"),
        "more_time": _dump_by_user(table.more_time),
        "deadline_ms": table.deadline_ms,
        # Unset fields are left out, as in tables that are older than these fields.
        **({"sat_out": _dump_by_user(table.sat_out)} if table.sat_out else {}),
        **({} if table.since_ms is None else plain_fields(table, "since_ms")),
        **(plain_fields(table, "arrivals") if table.arrivals else {}),
        **(plain_fields(table, "played") if table.played else {}),
        **(plain_fields(table, "duplicate") if table.duplicate else {}),
    }


def load(kept: Json, game: TrickGame) -> TrickTable:
    """Return the state that `dump` wrote.

    Raises:
        Exception: `kept` is damaged or of another game. The exception can be of any type.
    """
    if kept["game"] != game.name:
        raise ValueError("a table of another game")
    options = _trick_options(kept["options"], game)
    played = None if kept.get("played") is None else _trick_options(kept["played"], game)
    return TrickTable(
        game=game,
        opener_id=read.user_id(kept["opener_id"]),
        options=options,
        played=played,
        seed_root=read.secret(kept["seed_root"]),
        phase=Phase(kept["phase"]),
        seats=_by_seat(read.each(_load_occupant, kept["seats"])),
        parts=read.by_user(read.word, kept["parts"]),
        round=read.count(kept["round"]),
        games=read.count(kept["games"]),
        hand_number=read.count(kept["hand_number"]),
        hand=None if kept["hand"] is None else _load_hand(kept, game, played or options),
        shuffle=read.optional(_load_shuffle, kept["shuffle"]),
        scores=read.each(_load_scores, kept["scores"]),
        played_by=read.each(_load_players, kept.get("played_by", [])),
        took_everything=read.each(partial(read.optional, _seat_index), kept["sweepers"]),
        chosen=None if kept["moon"] is None else choice_called(kept["moon"], game.rules),
        calling_off=frozenset(read.each(read.user_id, kept["calling_off"])),
        # Older tables did not store this. Their games count as if nobody had left.
        left=frozenset(read.each(read.user_id, kept.get("left", []))),
        sat_out=read.by_user(read.count, kept.get("sat_out", {})),
        more_time=read.by_user(read.count, kept.get("more_time", {})),
        over_ms=read.optional(read.instant_ms, kept.get("over_ms")),
        arrivals=read.each(read.user_id, kept.get("arrivals", [])),
        deadline_ms=read.optional(read.instant_ms, kept["deadline_ms"]),
        since_ms=read.optional(read.instant_ms, kept.get("since_ms")),
        duplicate=read.optional(_load_duplicate, kept.get("duplicate")),
    )


def _dump_occupant(occupant: Occupant) -> Json:
    kept: Json = plain(occupant)
    # Without a level of its own, a seat is stored as before levels existed.
    return {name: value for name, value in kept.items() if name != "level" or value is not None}


def _load_occupant(kept: Any) -> Occupant:
    return Occupant(
        read.optional(read.user_id, kept["user_id"]),
        read.flag(kept["is_computer"]),
        read.flag(kept["is_away"]),
        read.optional(read.user_id, kept["holder_id"]),
        None if kept.get("level") is None else Level(kept["level"]),
    )


def _load_scores(kept: object) -> tuple[int, ...]:
    return _by_seat(read.each(read.whole, kept))


def _load_players(kept: object) -> tuple[UserId | None, ...]:
    return _by_seat(read.each(partial(read.optional, read.user_id), kept))


def _seat_index(kept: object) -> int:
    return read.whole(kept, 0, SEATS - 1)


def _by_seat(kept: tuple[T, ...]) -> tuple[T, ...]:
    if len(kept) != SEATS:
        raise ValueError("not one for each seat")
    return kept


def _trick_options(kept: Json, game: TrickGame) -> TrickTableOptions:
    return TrickTableOptions(
        rules=game.rules.Options.from_record(kept["rules"]),
        stake_points=read.count(kept["stake_points"]),
        level=Level(kept["level"]),
        turn_s=read.count(kept["turn_s"]),
        points=PointsMode(kept["points"]),
    )


def _dump_hand(hand: Hand) -> Json:
    plays = [] if hand.play is None else plain(hand.play.played)
    return plain_fields(hand, "leader", "deal", "prepared") | {"plays": plays}


def _load_hand(kept: Json, game: TrickGame, options: TrickTableOptions) -> Hand:
    dealt = kept["hand"]
    deal = tuple(map(read.cards, dealt["deal"]))
    leader = read.optional(_seat_index, dealt["leader"])
    hand = game.rules.begin_hand(deal, kept["hand_number"], leader, options.rules)
    for seat, cards in enumerate(dealt["prepared"]):
        if cards is not None:
            hand = game.rules.prepare(hand, seat, read.cards(cards))
    for card in read.cards(dealt["plays"]):
        hand = game.rules.play_card(hand, hand.to_play, card)
    return hand


def _load_shuffle(kept: Any) -> Shuffle:
    people, parts = read.each(read.user_id, kept["people"]), read.each(read.word, kept["parts"])
    return Shuffle(read.secret(kept["seed"]), people, parts, read.count(kept["scheme"]))


def _load_duplicate(kept: Any) -> Duplicate:
    return Duplicate(
        read.count(kept["tournament"]),
        read.count(kept["number"]),
        read.count(kept["deals"]),
        ChannelId(read.whole(kept["channel_id"])),
    )


def _dump_by_user(numbers: Mapping[UserId, int]) -> Json:
    return {str(user_id): numbers[user_id] for user_id in sorted(numbers)}


STORED_OTHERWISE: Final[Mapping[type[Event], Callable[[Any], StoredEvent]]] = {
    TableClosed: dump_closed,
    PlayerJoined: lambda event: StoredEvent("PlayerJoined", plain_fields(event, "user_id", "seat", "part")),
    ChosenAfterPlay: lambda event: StoredEvent(
        "MoonChosen", {"seat": event.seat, "moon": event.chosen.value}
    ),
    MoreTimeGiven: lambda event: StoredEvent("MoreTimeGiven", {"times": _dump_by_user(event.times)}),
}
"""The stored form of the events that are not stored as they are."""
