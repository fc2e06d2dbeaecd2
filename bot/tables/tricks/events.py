"""The events of a table of tricks, in addition to those of every table, and how they change the table.

This module also computes the deadline after each event, when the table acts by itself.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from bot.players import Level
from bot.rules.cards import Card
from bot.rules.tricks import SEATS, BySeat, Cards
from bot.tables.events import (
    DeckCut,
    PlayerJoined,
    PlayerLeft,
    PlayerSatOut,
    TableEvent,
    TableHandedOver,
)
from bot.tables.evolution import Evolution
from bot.tables.ids import UserId
from bot.tables.table import idle_ms, with_part, without_part
from bot.tables.tricks.state import GATHERING, IN_GAME, Occupant, Phase, Shuffle, TrickTable


@dataclass(frozen=True)
class ComputerJoined:
    """A computer player has taken a free seat."""

    seat: int


@dataclass(frozen=True)
class LevelChosen:
    """The level of computer players was chosen, for one seat or for all seats if `seat` is None."""

    level: Level
    seat: int | None = None


@dataclass(frozen=True)
class GameStarted:
    """A game has begun: all scores are zero, and the people seated now hold the stakes."""

    number: int


@dataclass(frozen=True)
class HandDealt:
    """A hand has begun.

    Args:
        round: The number of the hand at the table, from 1.
        number: The number of the hand in its game, from 1.
        deal: Thirteen cards for each seat.
        people: The person in each seat; None for a computer player.
    """

    round: int
    number: int
    deal: BySeat
    shuffle: Shuffle
    people: tuple[UserId | None, ...]


@dataclass(frozen=True)
class CardsPrepared:
    """A seat has secretly chosen the cards that it passes or exposes."""

    seat: int
    cards: Cards


@dataclass(frozen=True)
class CardPlayed:
    """A seat has played a card."""

    seat: int
    card: Card


@dataclass(frozen=True)
class ChosenAfterPlay:
    """A seat has made its choice after the last card."""

    seat: int
    chosen: StrEnum


@dataclass(frozen=True)
class HandScored:
    """A hand was scored: `scores` has the change of each seat's score; `is_last` says if the game is over."""

    round: int
    scores: tuple[int, ...]
    is_last: bool


@dataclass(frozen=True)
class PlayerAway:
    """A person has let their time run out; a computer player plays for them until they are back."""

    user_id: UserId
    seat: int


@dataclass(frozen=True)
class PlayerBack:
    """An absent person plays their own seat again."""

    user_id: UserId
    seat: int


@dataclass(frozen=True)
class CallingOffAsked:
    """A person wants to call off the running game, to which all seated people have to agree."""

    user_id: UserId


@dataclass(frozen=True)
class MoreTimeGiven:
    """The seated people who want longer turns have changed; `times` has each one's turn-time factor."""

    times: Mapping[UserId, int]


Event: TypeAlias = (
    TableEvent
    | ComputerJoined
    | LevelChosen
    | GameStarted
    | HandDealt
    | CardsPrepared
    | CardPlayed
    | ChosenAfterPlay
    | HandScored
    | PlayerAway
    | PlayerBack
    | CallingOffAsked
    | MoreTimeGiven
)

# If all people of a game are absent, the game is kept for them this long.
KEPT_MS: Final = 7 * 24 * 60 * 60 * 1000
# The time for people to look at the scores of a hand before the next hand is dealt.
BETWEEN_MS: Final = 20 * 1000
# Computer players play within seconds. If their process fails, the table follows the plain advice for them.
COMPUTER_MS: Final = 10 * 1000

# These events are not a turn, so they must not give the player whose turn it is more time.
_BESIDE_THE_TURN: Final = (
    CardsPrepared,
    CallingOffAsked,
    DeckCut,
    MoreTimeGiven,
    PlayerJoined,
    PlayerLeft,
    TableHandedOver,
)


def _with_person(table: TrickTable, event: PlayerJoined) -> TrickTable:
    occupant = table.seats[event.seat]
    seated = table.with_seat(event.seat, occupant.given_to(event.user_id))
    has_come_back = table.phase in IN_GAME and occupant.holder_id == event.user_id
    left = table.left - {event.user_id} if has_come_back else table.left
    arrived = replace(seated, left=left, arrivals=(*table.arrivals, event.user_id))
    return with_part(arrived, event.user_id, event.part)


def _sitting_out(table: TrickTable, event: PlayerSatOut) -> TrickTable:
    seat = table.seat_of(event.user_id)
    assert seat is not None
    left = _without_person(table, PlayerLeft(event.user_id, seat))
    return replace(left, sat_out={**table.sat_out, event.user_id: event.stake_points})


def _without_person(table: TrickTable, event: PlayerLeft) -> TrickTable:
    occupant = table.seats[event.seat]
    is_running = table.phase in IN_GAME
    has_given_up = is_running and occupant.holder_id == event.user_id
    left = replace(
        table.with_seat(event.seat, occupant.given_to_computer() if is_running else occupant.emptied()),
        left=table.left | {event.user_id} if has_given_up else table.left,
        more_time={who: times for who, times in table.more_time.items() if who != event.user_id},
        arrivals=tuple(who for who in table.arrivals if who != event.user_id),
    )
    # If the game must now be played out, the requests to call it off are void.
    asked = frozenset() if left.must_be_played_out else table.calling_off - {event.user_id}
    return without_part(replace(left, calling_off=asked), event.user_id)


def _computer_joined(table: TrickTable, event: ComputerJoined) -> TrickTable:
    return table.with_seat(event.seat, table.seats[event.seat].given_to_computer())


def _level_chosen(table: TrickTable, event: LevelChosen) -> TrickTable:
    if event.seat is not None:
        return table.with_seat(event.seat, replace(table.seats[event.seat], level=event.level))
    seats = tuple(replace(occupant, level=None) for occupant in table.seats)
    return replace(table, options=replace(table.options, level=event.level), seats=seats)


def _started(table: TrickTable, event: GameStarted) -> TrickTable:
    seats = tuple(map(Occupant.held, table.seats))
    return replace(
        table,
        games=event.number,
        seats=seats,
        scores=(),
        played_by=(),
        took_everything=(),
        left=frozenset(),
        played=None,
    )


def _with_hand(table: TrickTable, event: HandDealt) -> TrickTable:
    hand = table.rules.begin_hand(event.deal, event.number, table.next_leader, table.options.rules)
    dealt = replace(
        table,
        round=event.round,
        hand_number=event.number,
        hand=hand,
        shuffle=event.shuffle,
        chosen=None,
        calling_off=frozenset(),
    )
    return _with_phase_of_hand(dealt)


def _prepared(table: TrickTable, event: CardsPrepared) -> TrickTable:
    hand = table.rules.prepare(table.hand, event.seat, event.cards)
    return _with_phase_of_hand(replace(table, hand=hand))


def _played(table: TrickTable, event: CardPlayed) -> TrickTable:
    hand = table.rules.play_card(table.hand, event.seat, event.card)
    return _with_phase_of_hand(replace(table, hand=hand))


def _with_phase_of_hand(table: TrickTable) -> TrickTable:
    assert table.hand is not None
    if table.hand.play is None:
        return replace(table, phase=Phase.PREPARING)
    return replace(table, phase=Phase.CHOOSING if table.hand.is_finished else Phase.PLAYING)


def _chosen(table: TrickTable, event: ChosenAfterPlay) -> TrickTable:
    return replace(table, chosen=event.chosen)


def _scored(table: TrickTable, event: HandScored) -> TrickTable:
    return replace(
        table,
        phase=Phase.OVER if event.is_last else Phase.BETWEEN,
        scores=(*table.scores, event.scores),
        played_by=(*table.played_by, table.seated),
        took_everything=(*table.took_everything, table.rules.took_everything(table.hand)),
        calling_off=frozenset() if event.is_last else table.calling_off,
        sat_out={},
    )


def _away(table: TrickTable, event: PlayerAway) -> TrickTable:
    return table.with_seat(event.seat, replace(table.seats[event.seat], is_away=True))


def _back(table: TrickTable, event: PlayerBack) -> TrickTable:
    return table.with_seat(event.seat, replace(table.seats[event.seat], is_away=False))


def _calling_off(table: TrickTable, event: CallingOffAsked) -> TrickTable:
    return replace(table, calling_off=table.calling_off | {event.user_id})


def _more_time(table: TrickTable, event: MoreTimeGiven) -> TrickTable:
    return replace(table, more_time=event.times)


def _timed_turn(before: TrickTable, table: TrickTable, event: Event, now_ms: int) -> TrickTable:
    over_ms = now_ms if isinstance(event, HandScored) and event.is_last else table.over_ms
    return replace(table, deadline_ms=_deadline_after(before, table, event, now_ms), over_ms=over_ms)


def _deadline_after(before: TrickTable, table: TrickTable, event: Event, now_ms: int) -> int | None:
    if not table.is_open:
        return None
    if table.phase in GATHERING:
        return now_ms + idle_ms(table)
    if table.is_paused:
        return now_ms + KEPT_MS
    due_ms = now_ms + _time_ms(table)
    if before.deadline_ms is not None and _is_same_turn(before, table, event):
        if before.since_ms is not None and table.turn_ms:
            # Those who have yet to act may lose no time by it.
            return before.deadline_ms
        # If only computer players must still act, they need less time.
        return min(before.deadline_ms, due_ms)
    return due_ms


def _is_same_turn(before: TrickTable, table: TrickTable, event: Event) -> bool:
    if before.phase is not table.phase or before.is_paused:
        return False
    if isinstance(event, PlayerBack):
        return event.seat not in table.waited_for
    return isinstance(event, _BESIDE_THE_TURN)


def _time_ms(table: TrickTable) -> int:
    if table.phase is Phase.BETWEEN:
        return BETWEEN_MS
    return table.turn_ms or COMPUTER_MS


evolve: Final = Evolution[TrickTable, Event](
    {
        PlayerJoined: _with_person,
        PlayerLeft: _without_person,
        ComputerJoined: _computer_joined,
        LevelChosen: _level_chosen,
        PlayerSatOut: _sitting_out,
        GameStarted: _started,
        HandDealt: _with_hand,
        CardsPrepared: _prepared,
        CardPlayed: _played,
        ChosenAfterPlay: _chosen,
        HandScored: _scored,
        PlayerAway: _away,
        PlayerBack: _back,
        CallingOffAsked: _calling_off,
        MoreTimeGiven: _more_time,
    },
    _timed_turn,
)
"""Returns a table after an event."""


@dataclass(frozen=True)
class Claim:
    """All remaining tricks of a hand, which one seat took at once.

    Args:
        round: The number of the hand at the table.
        tricks: The number of tricks that the seat took.
    """

    round: int
    seat: int
    tricks: int


def claim_in(number: int, happened: Iterable[Event]) -> Claim | None:
    """Return the claim among the events of one command, or None.

    A claim has no stored event of its own, only the events of its cards. So it can be recognised only as long
    as the events of the command are together, and not after a restart.

    Args:
        number: The number of the hand at the table.
        happened: All events of the command.
    """
    played = [event.seat for event in happened if isinstance(event, CardPlayed)]
    return Claim(number, played[0], len(played) // SEATS) if len(played) > SEATS else None
