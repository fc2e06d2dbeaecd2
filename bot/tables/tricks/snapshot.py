"""Converts a table of Hearts or Gong Zhu to JSON and back without loss."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, TypeVar

from bot.players import Level, TrickGame
from bot.rules.tricks import SEATS, Hand, choice_called
from bot.rules.tricks.records import words, words_by_seat
from bot.tables import kept_values as read
from bot.tables.events import STORED_EVENTS, PlayerJoined, PlayerLeft, StoredForm
from bot.tables.ids import UserId
from bot.tables.points import PointsMode
from bot.tables.ports import Json
from bot.tables.tricks import events
from bot.tables.tricks.state import Occupant, Phase, Shuffle, TrickTable, TrickTableOptions

T = TypeVar("T")


def dump(table: TrickTable) -> Json:
    """Return the state as JSON."""
    kept: Json = {
        "game": table.game.name,
        "opener_id": table.opener_id,
        "options": _dump_trick_options(table.options),
        "seed_root": table.seed_root.hex(),
        "phase": table.phase.value,
        "seats": [_dump_occupant(occupant) for occupant in table.seats],
        "parts": {str(user_id): part for user_id, part in table.parts.items()},
        "round": table.round,
        "games": table.games,
        "hand_number": table.hand_number,
        "hand": None if table.hand is None else _dump_hand(table),
        "shuffle": None if table.shuffle is None else _dump_shuffle(table.shuffle),
        "scores": [list(scores) for scores in table.scores],
        "played_by": [list(people) for people in table.played_by],
        "sweepers": list(table.took_everything),
        "moon": None if table.chosen is None else table.chosen.value,
        "calling_off": sorted(table.calling_off),
        "left": sorted(table.left),
        "over_ms": table.over_ms,
        "more_time": _dump_by_user(table.more_time),
        "deadline_ms": table.deadline_ms,
    }
    # Unset fields are left out, as in tables that are older than these fields.
    if table.sat_out:
        kept["sat_out"] = _dump_by_user(table.sat_out)
    if table.arrivals:
        kept["arrivals"] = list(table.arrivals)
    if table.played is not None:
        kept["played"] = _dump_trick_options(table.played)
    return kept


def _dump_trick_options(options: TrickTableOptions) -> Json:
    return {
        "rules": options.rules.to_record(),
        "stake_points": options.stake_points,
        "level": options.level.value,
        "turn_s": options.turn_s,
        "points": options.points.value,
    }


def load(kept: Json, game: TrickGame) -> TrickTable:
    """Return the state that `dump` wrote.

    Raises:
        Exception: `kept` is damaged or of another game. The exception can be of any type.
    """
    if kept["game"] != game.name:
        raise ValueError("a table of another game")
    options = _trick_options(kept["options"], game)
    return TrickTable(
        game=game,
        opener_id=read.user_id(kept["opener_id"]),
        options=options,
        played=None if kept.get("played") is None else _trick_options(kept["played"], game),
        seed_root=read.secret(kept["seed_root"]),
        phase=Phase(kept["phase"]),
        seats=_by_seat(read.each(_load_occupant, kept["seats"])),
        parts=read.by_user(read.word, kept["parts"]),
        round=read.count(kept["round"]),
        games=read.count(kept["games"]),
        hand_number=read.count(kept["hand_number"]),
        hand=None if kept["hand"] is None else _load_hand(kept, game, options),
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
    )


def _dump_occupant(occupant: Occupant) -> Json:
    kept: Json = {
        "user_id": occupant.user_id,
        "is_computer": occupant.is_computer,
        "is_away": occupant.is_away,
        "holder_id": occupant.holder_id,
    }
    # Without a level of its own, a seat is stored as before levels existed.
    return kept if occupant.level is None else {**kept, "level": occupant.level.value}


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


def _dump_hand(table: TrickTable) -> Json:
    hand: Hand = table.hand
    return {
        "leader": hand.leader,
        "deal": words_by_seat(hand.deal),
        "prepared": [None if cards is None else words(cards) for cards in hand.prepared],
        "plays": [] if hand.play is None else words(hand.play.played),
    }


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


def _dump_shuffle(shuffle: Shuffle) -> Json:
    return {
        "seed": shuffle.seed.hex(),
        "people": list(shuffle.people),
        "parts": list(shuffle.parts),
        "scheme": shuffle.scheme,
    }


def _load_shuffle(kept: Any) -> Shuffle:
    people, parts = read.each(read.user_id, kept["people"]), read.each(read.word, kept["parts"])
    return Shuffle(read.secret(kept["seed"]), people, parts, read.count(kept["scheme"]))


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


def _dump_by_user(numbers: Mapping[UserId, int]) -> Json:
    return {str(user_id): numbers[user_id] for user_id in sorted(numbers)}


def _dump_joined(event: PlayerJoined) -> Json:
    return {"user_id": event.user_id, "seat": event.seat, "part": event.part}


EVENTS: Final[Mapping[type[Any], StoredForm]] = {
    **STORED_EVENTS,
    PlayerJoined: ("PlayerJoined", _dump_joined),
    PlayerLeft: ("PlayerLeft", lambda event: {"user_id": event.user_id, "seat": event.seat}),
    events.ComputerJoined: ("ComputerJoined", lambda event: {"seat": event.seat}),
    events.LevelChosen: ("LevelChosen", lambda event: {"level": event.level.value, "seat": event.seat}),
    events.GameStarted: ("GameStarted", lambda event: {"number": event.number}),
    events.HandDealt: ("HandDealt", _dump_dealt),
    events.CardsPrepared: (
        "CardsPrepared",
        lambda event: {"seat": event.seat, "cards": words(event.cards)},
    ),
    events.CardPlayed: ("CardPlayed", lambda event: {"seat": event.seat, "card": str(event.card)}),
    events.ChosenAfterPlay: ("MoonChosen", lambda event: {"seat": event.seat, "moon": event.chosen.value}),
    events.HandScored: ("HandScored", _dump_scored),
    events.PlayerAway: ("PlayerAway", lambda event: {"user_id": event.user_id, "seat": event.seat}),
    events.PlayerBack: ("PlayerBack", lambda event: {"user_id": event.user_id, "seat": event.seat}),
    events.CallingOffAsked: ("CallingOffAsked", lambda event: {"user_id": event.user_id}),
    events.MoreTimeGiven: ("MoreTimeGiven", lambda event: {"times": _dump_by_user(event.times)}),
}
"""How each kind of event is stored, whatever its class is called."""
