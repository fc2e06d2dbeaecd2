"""A table of Hearts or Gong Zhu to JSON and back, exactly."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from bot.players import Level, TrickGame
from bot.rules.cards import parse_card
from bot.rules.hearts import Moon
from bot.rules.trick_records import words, words_by_seat
from bot.rules.tricks import SEATS, Cards, Hand
from bot.tables.kept_values import (
    by_user,
    count,
    each,
    flag,
    instant_ms,
    optional,
    secret,
    user_id,
    whole,
    word,
)
from bot.tables.points import PointsMode
from bot.tables.ports import Json, StoredEvent
from bot.tables.tricks import events
from bot.tables.tricks.events import Event
from bot.tables.tricks.options import TableOptions
from bot.tables.tricks.seats import Seat
from bot.tables.tricks.state import Phase, Shuffle, TrickTable

T = TypeVar("T")


def dump(table: TrickTable) -> Json:
    """Return the state as JSON."""
    return {
        "game": table.game.name,
        "opener_id": table.opener_id,
        "options": _dump_options(table.options),
        "seed_root": table.seed_root.hex(),
        "phase": table.phase.value,
        "seats": [_dump_seat(seat) for seat in table.seats],
        "parts": {str(user_id): part for user_id, part in table.parts.items()},
        "round": table.round,
        "games": table.games,
        "hand_number": table.hand_number,
        "hand": None if table.hand is None else _dump_hand(table),
        "shuffle": None if table.shuffle is None else _dump_shuffle(table.shuffle),
        "scores": [list(scores) for scores in table.scores],
        "sweepers": list(table.sweepers),
        "moon": None if table.moon is None else table.moon.value,
        "calling_off": sorted(table.calling_off),
        "left": sorted(table.left),
        "deadline_ms": table.deadline_ms,
    }


def load(kept: Json, game: TrickGame) -> TrickTable:
    """Return the state that `dump` wrote.

    Args:
        kept: What it wrote.
        game: Which game is played there.

    Raises:
        Exception: It did not write that: of whatever kind, `kept` is damaged.
    """
    if kept["game"] != game.name:
        raise ValueError("a table of another game")
    options = _load_options(kept["options"], game)
    return TrickTable(
        game=game,
        opener_id=user_id(kept["opener_id"]),
        options=options,
        seed_root=secret(kept["seed_root"]),
        phase=Phase(kept["phase"]),
        seats=_by_seat(each(_load_seat, kept["seats"])),
        parts=by_user(word, kept["parts"]),
        round=count(kept["round"]),
        games=count(kept["games"]),
        hand_number=count(kept["hand_number"]),
        hand=None if kept["hand"] is None else _load_hand(kept, game, options),
        shuffle=optional(_load_shuffle, kept["shuffle"]),
        scores=each(_load_scores, kept["scores"]),
        sweepers=each(partial(optional, _load_place), kept["sweepers"]),
        moon=None if kept["moon"] is None else Moon(kept["moon"]),
        calling_off=frozenset(each(user_id, kept["calling_off"])),
        # Games from before this was kept are counted for whoever had left them as if they had stayed.
        left=frozenset(each(user_id, kept.get("left", []))),
        deadline_ms=optional(instant_ms, kept["deadline_ms"]),
    )


def _dump_seat(seat: Seat) -> Json:
    return {
        "user_id": seat.user_id,
        "is_computer": seat.is_computer,
        "is_away": seat.is_away,
        "holder_id": seat.holder_id,
    }


def _load_seat(kept: Any) -> Seat:
    return Seat(
        optional(user_id, kept["user_id"]),
        flag(kept["is_computer"]),
        flag(kept["is_away"]),
        optional(user_id, kept["holder_id"]),
    )


def _load_scores(kept: object) -> tuple[int, ...]:
    return _by_seat(each(whole, kept))


def _load_place(kept: object) -> int:
    return whole(kept, 0, SEATS - 1)


def _by_seat(kept: tuple[T, ...]) -> tuple[T, ...]:
    if len(kept) != SEATS:
        raise ValueError("not one for each seat")
    return kept


def dump_event(event: Event) -> StoredEvent:
    """Return an event as JSON, under the name that is stored for its kind."""
    name, facts = _EVENTS[type(event)]
    return StoredEvent(name, facts(event))


def _dump_options(options: TableOptions) -> Json:
    return {
        "rules": options.rules.to_record(),
        "stake_points": options.stake_points,
        "level": options.level.value,
        "turn_s": options.turn_s,
        "points": options.points.value,
    }


def _load_options(kept: Json, game: TrickGame) -> TableOptions:
    return TableOptions(
        rules=game.rules.Options.from_record(kept["rules"]),
        stake_points=count(kept["stake_points"]),
        level=Level(kept["level"]),
        turn_s=count(kept["turn_s"]),
        points=PointsMode(kept["points"]),
    )


def _dump_hand(table: TrickTable) -> Json:
    hand: Hand = table.hand
    return {
        "leader": hand.leader,
        "deal": words_by_seat(hand.deal),
        "prepared": [None if cards is None else words(cards) for cards in hand.prepared],
        "plays": [] if hand.play is None else words(hand.play.played),
    }


def _load_hand(kept: Json, game: TrickGame, options: TableOptions) -> Hand:
    dealt = kept["hand"]
    deal = tuple(map(_load_cards, dealt["deal"]))
    leader = optional(_load_place, dealt["leader"])
    hand = game.rules.begin_hand(deal, kept["hand_number"], leader, options.rules)
    for seat, cards in enumerate(dealt["prepared"]):
        if cards is not None:
            hand = game.rules.prepare(hand, seat, _load_cards(cards))
    for card in _load_cards(dealt["plays"]):
        hand = game.rules.play_card(hand, hand.to_play, card)
    return hand


def _dump_shuffle(shuffle: Shuffle) -> Json:
    return {
        "seed": shuffle.seed.hex(),
        "people": list(shuffle.people),
        "parts": list(shuffle.parts),
        "scheme": shuffle.scheme,
    }


def _load_shuffle(kept: Any) -> Shuffle:
    people, parts = each(user_id, kept["people"]), each(word, kept["parts"])
    return Shuffle(secret(kept["seed"]), people, parts, count(kept["scheme"]))


def _load_cards(kept: object) -> Cards:
    return tuple(map(parse_card, each(word, kept)))


def _dump_dealt(event: events.HandDealt) -> Json:
    return {
        "round": event.round,
        "number": event.number,
        "deal": words_by_seat(event.deal),
        "shuffle": _dump_shuffle(event.shuffle),
        "people": list(event.people),
    }


def _dump_scored(event: events.HandScored) -> Json:
    return {"round": event.round, "scores": list(event.scores), "is_last": event.is_last}


def _dump_joined(event: events.PlayerJoined) -> Json:
    return {"user_id": event.user_id, "seat": event.seat, "part": event.part}


# What is stored of each kind of event, and under which name: whatever the classes are called, this stays.
_EVENTS: Final[Mapping[type[Any], tuple[str, Callable[[Any], Json]]]] = {
    events.PlayerJoined: ("PlayerJoined", _dump_joined),
    events.PlayerLeft: ("PlayerLeft", lambda event: {"user_id": event.user_id, "seat": event.seat}),
    events.ComputerJoined: ("ComputerJoined", lambda event: {"seat": event.seat}),
    events.DeckCut: ("DeckCut", lambda event: {"user_id": event.user_id, "part": event.part}),
    events.GameStarted: ("GameStarted", lambda event: {"number": event.number}),
    events.HandDealt: ("HandDealt", _dump_dealt),
    events.CardsPrepared: (
        "CardsPrepared",
        lambda event: {"seat": event.seat, "cards": words(event.cards)},
    ),
    events.CardPlayed: ("CardPlayed", lambda event: {"seat": event.seat, "card": str(event.card)}),
    events.MoonChosen: ("MoonChosen", lambda event: {"seat": event.seat, "moon": event.moon.value}),
    events.HandScored: ("HandScored", _dump_scored),
    events.PlayerAway: ("PlayerAway", lambda event: {"user_id": event.user_id, "seat": event.seat}),
    events.PlayerBack: ("PlayerBack", lambda event: {"user_id": event.user_id, "seat": event.seat}),
    events.CallingOffAsked: ("CallingOffAsked", lambda event: {"user_id": event.user_id}),
    events.TableClosed: ("TableClosed", lambda event: {"cause": event.cause.value}),
}
