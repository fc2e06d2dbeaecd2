"""Gnau as a state machine: it turns a command into events, or refuses it with an error code.

This module has the decisions between the rounds: seats, bank and options. `dealing` has those of a round.
"""

from dataclasses import replace
from types import MappingProxyType

from bot.rules.errors import RuleError
from bot.tables.commands import (
    Actor,
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
from bot.tables.deciders import HOST_CHANGES, close, cut_deck, hand_over, host_changes, remove
from bot.tables.events import Cause, PlayerJoined, PlayerLeft, TableClosed
from bot.tables.gnau import accounts, bank, bidding, commands, dealing, events, snapshot, state
from bot.tables.gnau.events import Event, evolve
from bot.tables.gnau.state import GnauTable
from bot.tables.ids import UserId
from bot.tables.machine import Moment, TableMachine
from bot.tables.table import verify_hosts, verify_no_cards_out, verify_seated


def join(table: GnauTable, command: Join, moment: Moment) -> tuple[Event, ...]:
    """Seat a new player."""
    if command.user_id in table.seats:
        raise RuleError("already-dealing" if command.user_id == table.banker_id else "already-seated")
    verify_no_cards_out(table)
    if table.is_full:
        raise RuleError("table-full", players=state.MAX_PLAYERS)
    accounts.verify_player_cover(table, command.user_id, moment)
    accounts.verify_one_more_covered(table, moment)
    banker_id = bank.banker_after_join(table, command.user_id)
    return (PlayerJoined(command.user_id, command.part), *_bank_events(table, banker_id))


def leave(table: GnauTable, command: Leave, _: Moment) -> tuple[Event, ...]:
    """Free a person's seat; a dealer passes the bank on first."""
    verify_seated(table, command.user_id)
    verify_no_cards_out(table)
    moved = _bank_events(table, bank.banker_after_pass(table)) if command.user_id == table.banker_id else ()
    return (*moved, PlayerLeft(command.user_id))


def take_bank(table: GnauTable, command: commands.TakeBank, moment: Moment) -> tuple[Event, ...]:
    """Let a person deal instead of the bot from now on, if they can cover the possible loss."""
    if command.user_id == table.banker_id:
        raise RuleError("already-dealing")
    if not table.may_take_bank(command.user_id):
        raise RuleError("bank-not-to-take")
    verify_no_cards_out(table)
    if table.banker_id is not None:
        raise RuleError("bank-taken", dealer=f"<@{table.banker_id}>")
    accounts.verify_bank_cover(table, command.user_id, moment)
    sits = command.user_id in table.seats
    joined = () if sits else (PlayerJoined(command.user_id, command.part),)
    return (*joined, events.BankMoved(command.user_id))


def pass_bank(table: GnauTable, command: commands.PassBank, _: Moment) -> tuple[Event, ...]:
    """Let the dealer stop dealing."""
    if command.user_id != table.banker_id:
        raise RuleError("bank-not-yours")
    verify_no_cards_out(table)
    banker_id = bank.banker_after_pass(table)
    if banker_id is None and table.options.dealer in state.ALWAYS_A_PERSON:
        raise RuleError("nobody-to-pass-to")
    # If the bot deals next, the former dealer becomes one more player, who may be one too many.
    is_full = banker_id is None and len(table.players) >= state.MAX_PLAYERS
    left = (PlayerLeft(command.user_id),) if is_full else ()
    return (events.BankMoved(banker_id), *left)


def hand_table_over(table: GnauTable, command: HandOver, moment: Moment) -> tuple[Event, ...]:
    """Make another person the host; under the `OPENER` policy, the former host stops dealing."""
    verify_no_cards_out(table)
    handed = hand_over(table, command, moment)
    if not handed or table.options.dealer is not state.DealerPolicy.OPENER or table.banker_id is None:
        return handed
    return (*handed, *pass_bank(table, commands.PassBank(table.banker_id), moment))


def remove_player(table: GnauTable, command: Remove, moment: Moment) -> tuple[Event, ...]:
    """Remove a person on behalf of the host."""
    verify_no_cards_out(table)
    return (*remove(table, command), *leave(table, Leave(command.guest_id), moment))


def change_dealer(table: GnauTable, command: commands.ChangeDealer, moment: Moment) -> tuple[Event, ...]:
    """Change the dealer policy.

    If the former dealer is now one player too many, they lose their seat, as in `pass_bank`.
    """
    verify_no_cards_out(table)
    verify_hosts(table, command.actor)
    if command.dealer is table.options.dealer:
        return ()
    changed = events.DealerChanged(command.dealer, command.actor.user_id)
    # A server manager cannot make an absent host sit down.
    is_there = table.opener_id in {*table.seats, command.actor.user_id}
    banker_id = bank.banker_under(
        evolve(table, changed, moment.now_ms), table.opener_id if is_there else None
    )
    is_new = banker_id is not None and banker_id not in table.seats
    joined = (PlayerJoined(banker_id, command.part),) if banker_id is not None and is_new else ()
    happened = (changed, *joined, *_bank_events(table, banker_id))
    after = evolve.all(table, happened, moment.now_ms)
    if table.banker_id is None or len(after.players) <= state.MAX_PLAYERS:
        return happened
    return (*happened, PlayerLeft(table.banker_id))


def change_split(table: GnauTable, command: commands.ChangeSplit, _: Moment) -> tuple[Event, ...]:
    """Change who splits the hands."""
    verify_no_cards_out(table)
    verify_hosts(table, command.actor)
    # The options raise an error if the time is too short.
    replace(table.options, split=command.split, reveal_s=command.reveal_s)
    changed = events.SplitChanged(command.split, command.reveal_s, command.actor.user_id)
    return () if command.split is table.options.split else (changed,)


def _bank_events(table: GnauTable, banker_id: UserId | None) -> tuple[Event, ...]:
    return () if banker_id == table.banker_id else (events.BankMoved(banker_id),)


def _close_between_rounds(table: GnauTable, command: Close, moment: Moment) -> tuple[Event, ...]:
    closed = close(table, command, moment)
    # A dealer who dislikes the cards must not be able to end the table before they count.
    if table.has_cards_out:
        raise RuleError("reveal-first")
    return closed


def _wake(table: GnauTable, _: Wake, moment: Moment) -> tuple[Event, ...]:
    if not table.is_due(moment.now_ms):
        return ()
    if table.is_face_down:
        return bidding.end_time(table, moment)
    if table.has_cards_out:
        return (events.RoundRevealed(table.round, Cause.TIME),)
    if table.deal_ms is not None:
        return _deal_unasked(table, moment)
    return (TableClosed(Cause.TIME),)


def _deal_unasked(table: GnauTable, moment: Moment) -> tuple[Event, ...]:
    """Deal as the host would; if that is not possible, stay an open lobby."""
    try:
        return dealing.deal(table, commands.Deal(Actor(table.opener_id)), moment)
    except RuleError:
        return (events.DealDropped(),)


class GnauMachine(TableMachine[GnauTable, commands.Command, Event]):
    """The state machine of Gnau tables, through which the game-independent table service runs them."""

    game = "gnau"
    evolution = evolve
    stored_otherwise = snapshot.STORED_OTHERWISE
    refused_when_blocked = (
        Join,
        commands.TakeBank,
        commands.PassBank,
        CutDeck,
        HandOver,
        Remove,
        *HOST_CHANGES,
        commands.ChangeDealer,
        commands.ChangeSplit,
        commands.Deal,
        commands.Reveal,
        Close,
    )
    staking = (Join, commands.TakeBank)
    staking_all = (commands.Deal,)
    deciders = MappingProxyType(
        {
            Join: join,
            Leave: leave,
            commands.TakeBank: take_bank,
            commands.PassBank: pass_bank,
            CutDeck: cut_deck,
            HandOver: hand_table_over,
            Remove: remove_player,
            **host_changes(verify_no_cards_out),
            commands.ChangeDealer: change_dealer,
            commands.ChangeSplit: change_split,
            commands.Deal: dealing.deal,
            commands.Bid: bidding.bid,
            commands.Raise: bidding.raise_stake,
            commands.MarkReady: dealing.mark_ready,
            commands.ChooseSplit: dealing.choose_split,
            commands.Reveal: dealing.reveal,
            Close: _close_between_rounds,
            commands.RecordDelivery: dealing.record_delivery,
            RecordGone: dealing.note_gone,
            LoseChannel: dealing.end_unseen,
            Wake: _wake,
        }
    )

    heirs = staticmethod(state.longest_seated)
    awaited = staticmethod(dealing.awaited)
    booking = staticmethod(accounts.book_round)
    dump = staticmethod(snapshot.dump)
    load = staticmethod(snapshot.load)

    def at_stake(self, table: GnauTable, command: commands.Command) -> tuple[UserId, ...]:
        if isinstance(command, Wake):
            # It may deal, which `_deal_unasked` does for the host.
            return table.people if table.is_bankroll and table.deal_ms is not None else ()
        people = super().at_stake(table, command)
        # A dealer can now lose to one more player.
        dealer = () if table.banker_id is None else (table.banker_id,)
        return (*people, *dealer) if people and isinstance(command, Join) else people
