"""Games of tricks as a state machine: it turns a command into events, or refuses it with an error code."""

from operator import attrgetter
from types import MappingProxyType

from bot.players import TrickGame
from bot.tables.commands import (
    Close,
    CutDeck,
    HandOver,
    Join,
    Leave,
    LoseChannel,
    RecordGone,
    Remove,
    Wake,
)
from bot.tables.deciders import HOST_CHANGES, cut_deck, hand_over, host_changes, lose_channel
from bot.tables.events import Cause, PlayerLeft, TableClosed
from bot.tables.machine import Moment, TableMachine
from bot.tables.ports import Json
from bot.tables.tricks import accounts, commands, events, playing, seating, snapshot
from bot.tables.tricks.events import Event, evolve
from bot.tables.tricks.playing import advised, deal_hand
from bot.tables.tricks.state import GATHERING, Phase, TrickTable


def wake(table: TrickTable, _: Wake, moment: Moment) -> tuple[Event, ...]:
    """Return what a table does by itself when its deadline has passed."""
    if not table.is_due(moment.now_ms):
        return ()
    if table.is_paused and table.must_be_played_out:
        return _given_up(table)
    if table.phase in GATHERING or table.is_paused:
        return (TableClosed(Cause.TIME),)
    if table.phase is Phase.BETWEEN:
        return deal_hand(table, moment)
    return _out_of_time(table, moment)


def _given_up(table: TrickTable) -> tuple[Event, ...]:
    """Return events by which all absent people leave, so that computer players finish the staked game."""
    held = enumerate(table.seated)
    return tuple(PlayerLeft(user_id, seat) for seat, user_id in held if user_id is not None)


def _out_of_time(table: TrickTable, moment: Moment) -> tuple[Event, ...]:
    """Mark the people whose time has run out as away; let late computer players follow the plain advice."""
    people = [seat for seat in table.waited_for if table.seats[seat].is_present]
    if people:
        return tuple(_away(table, seat) for seat in people)
    happened: tuple[Event, ...] = ()
    for seat in table.waited_for:
        done = advised(table, seat, moment)
        table, happened = evolve.all(table, done, moment.now_ms), happened + done
    return happened


def _away(table: TrickTable, seat: int) -> events.PlayerAway:
    user_id = table.seats[seat].user_id
    assert user_id is not None
    return events.PlayerAway(user_id, seat)


class TrickMachine(TableMachine[TrickTable, commands.Command, Event]):
    """The state machine of one game of tricks, through which the game-independent table service runs it."""

    evolution = evolve
    stored_otherwise = snapshot.STORED_OTHERWISE
    refused_when_blocked = (
        Join,
        commands.TakeOver,
        commands.AddComputer,
        commands.ChooseLevel,
        CutDeck,
        HandOver,
        Remove,
        *HOST_CHANGES,
        commands.NextHand,
        commands.Start,
        Close,
    )
    staking = (Join,)
    staking_all = (commands.Start,)
    deciders = MappingProxyType(
        {
            Join: seating.join,
            commands.TakeOver: seating.take_over,
            Leave: seating.give_seat_up,
            commands.AddComputer: seating.add_computer,
            commands.ChooseLevel: seating.choose_level,
            CutDeck: cut_deck,
            HandOver: hand_over,
            Remove: seating.remove_from_seat,
            **host_changes(seating.verify_gathering),
            commands.Start: playing.start,
            commands.NextHand: playing.next_hand,
            commands.Prepare: playing.prepare,
            commands.PlayCard: playing.play_card,
            commands.ClaimRest: playing.claim_rest,
            commands.ChooseAfterPlay: playing.choose_after_play,
            commands.TakeSeatBack: seating.take_seat_back,
            commands.PrepareFor: playing.prepare_for,
            commands.PlayFor: playing.play_for,
            commands.PlayForced: playing.play_forced,
            Close: seating.close_or_call_off,
            RecordGone: seating.unseat_gone,
            LoseChannel: lose_channel,
            Wake: wake,
        }
    )

    heirs = staticmethod(seating.by_arrival)
    awaited = staticmethod(attrgetter("awaited"))
    booking = staticmethod(accounts.book_game)
    dump = staticmethod(snapshot.dump)

    def __init__(self, game: TrickGame) -> None:
        self._game = game
        self.game = game.name

    def happen(self, table: TrickTable, command: commands.Command, moment: Moment) -> tuple[Event, ...]:
        happened = self._happen(table, command, moment)
        if not happened or table.more_time == moment.more_time:
            return happened
        return (events.MoreTimeGiven(moment.more_time), *happened)

    def _happen(self, table: TrickTable, command: commands.Command, moment: Moment) -> tuple[Event, ...]:
        if not isinstance(command, commands.ForSeat):
            return super().happen(table, command, moment)
        # These commands arrive after a delay. One that arrives too late is no error and does nothing.
        thought = self.deciders[type(command)](table, command, moment)
        return (*thought, *self.settle(table, thought, moment))

    def load(self, kept: Json) -> TrickTable:
        return snapshot.load(kept, self._game)

    def act(self, table: TrickTable, command: commands.Command, moment: Moment) -> tuple[Event, ...]:
        back = seating.back_with(table, command)
        return (*back, *super().act(evolve.all(table, back, moment.now_ms), command, moment))
