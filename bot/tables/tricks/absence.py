"""People who let their time run out, come back, or are gone, and tables that nobody can see any more."""

from typing import Final

from bot.tables.commands import Close, CutDeck, Leave, LosePlace, RecordGone, Wake
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.tricks.commands import (
    AddComputer,
    ChooseMoon,
    Command,
    NextHand,
    PlayCard,
    Prepare,
    Start,
    TakeSeatBack,
)
from bot.tables.tricks.conditions import seated
from bot.tables.tricks.dealing import deal
from bot.tables.tricks.events import Cause, Event, PlayerAway, PlayerBack, PlayerLeft, TableClosed
from bot.tables.tricks.evolution import evolve_all
from bot.tables.tricks.playing import advised
from bot.tables.tricks.seating import leave
from bot.tables.tricks.state import GATHERING, Phase, TrickTable

_OF_THEIR_OWN: Final = (AddComputer, ChooseMoon, CutDeck, NextHand, PlayCard, Prepare)
_FOR_THE_TABLE: Final = (Close, Start)


def back_with(table: TrickTable, command: Command) -> tuple[Event, ...]:
    """Return that somebody is back who was away, where they ask for something that shows it."""
    if isinstance(command, _OF_THEIR_OWN):
        return _back(table, command.user_id)
    return _back(table, command.actor.user_id) if isinstance(command, _FOR_THE_TABLE) else ()


def _back(table: TrickTable, user_id: UserId) -> tuple[Event, ...]:
    place = table.seat_of(user_id)
    return () if place is None or not table.seats[place].is_away else (PlayerBack(user_id, place),)


def take_seat_back(table: TrickTable, command: TakeSeatBack, _: Moment) -> tuple[Event, ...]:
    """Somebody is back, if they were away."""
    seated(table, command.user_id)
    return _back(table, command.user_id)


def record_gone(table: TrickTable, command: RecordGone, moment: Moment) -> tuple[Event, ...]:
    """Some of those seated have left the server: their seats are given up."""
    happened: tuple[Event, ...] = ()
    for user_id in table.people:
        if user_id in command.people and table.is_open:
            left = leave(table, Leave(user_id), moment)
            table, happened = evolve_all(table, left, moment.now_ms), happened + left
    return happened


def lose_place(_: TrickTable, __: LosePlace, ___: Moment) -> tuple[Event, ...]:
    """Nobody can see the table any more: a running game is called off."""
    return (TableClosed(Cause.PLACE_LOST),)


def wake(table: TrickTable, _: Wake, moment: Moment) -> tuple[Event, ...]:
    """The time of a table has come."""
    if table.deadline_ms is None or moment.now_ms < table.deadline_ms:
        return ()
    if table.is_paused and table.must_be_played_out:
        return _given_up(table)
    if table.phase in GATHERING or table.is_paused:
        return (TableClosed(Cause.TIME),)
    if table.phase is Phase.BETWEEN:
        return deal(table, moment)
    return _out_of_time(table, moment)


def _given_up(table: TrickTable) -> tuple[Event, ...]:
    """Return that all who are away have left, and computer players end what is not theirs to call off."""
    held = enumerate(seat.user_id for seat in table.seats)
    return tuple(PlayerLeft(user_id, place) for place, user_id in held if user_id is not None)


def _out_of_time(table: TrickTable, moment: Moment) -> tuple[Event, ...]:
    """Return what happens to those who were waited for: people are away, computer players play the advice."""
    people = [place for place in table.waited_for if table.seats[place].is_present]
    if people:
        return tuple(_away(table, place) for place in people)
    happened: tuple[Event, ...] = ()
    for place in table.waited_for:
        done = advised(table, place, moment)
        table, happened = evolve_all(table, done, moment.now_ms), happened + done
    return happened


def _away(table: TrickTable, place: int) -> PlayerAway:
    user_id = table.seats[place].user_id
    assert user_id is not None
    return PlayerAway(user_id, place)
