"""Who sits where, and who has the bank: what people decide between the rounds."""

from bot.rules.errors import RuleError
from bot.tables.commands import Join, Leave
from bot.tables.events import PlayerJoined, PlayerLeft
from bot.tables.gnau.accounts import verify_bank_cover, verify_player_cover
from bot.tables.gnau.commands import PassBank, TakeBank
from bot.tables.gnau.events import BankMoved, Event
from bot.tables.gnau.state import (
    ALWAYS_A_PERSON,
    MAX_PLAYERS,
    GnauTable,
    banker_after_join,
    banker_after_pass,
)
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.table import verify_no_cards_out, verify_seated


def join(table: GnauTable, command: Join, moment: Moment) -> tuple[Event, ...]:
    """Somebody sits down."""
    if command.user_id in table.seats:
        raise RuleError("already-dealing" if command.user_id == table.banker_id else "already-seated")
    verify_no_cards_out(table)
    if len(table.players) >= MAX_PLAYERS:
        raise RuleError("table-full", players=MAX_PLAYERS)
    verify_player_cover(table, command.user_id, moment.funds)
    banker_id = banker_after_join(table, command.user_id)
    return (PlayerJoined(command.user_id, command.part), *_bank_events(table, banker_id))


def leave(table: GnauTable, command: Leave, _: Moment) -> tuple[Event, ...]:
    """Somebody gives their seat up; a dealer passes the bank on first."""
    verify_seated(table, command.user_id)
    verify_no_cards_out(table)
    moved = _bank_events(table, banker_after_pass(table)) if command.user_id == table.banker_id else ()
    return (*moved, PlayerLeft(command.user_id))


def take_bank(table: GnauTable, command: TakeBank, moment: Moment) -> tuple[Event, ...]:
    """Somebody who could pay what that may cost deals instead of the bot from now on."""
    if command.user_id == table.banker_id:
        raise RuleError("already-dealing")
    if not table.may_take_bank(command.user_id):
        raise RuleError("bank-not-to-take")
    verify_no_cards_out(table)
    if table.banker_id is not None:
        raise RuleError("bank-taken", dealer=f"<@{table.banker_id}>")
    verify_bank_cover(table, command.user_id, moment.funds)
    sits = command.user_id in table.seats
    joined = () if sits else (PlayerJoined(command.user_id, command.part),)
    return (*joined, BankMoved(command.user_id))


def pass_bank(table: GnauTable, command: PassBank, _: Moment) -> tuple[Event, ...]:
    """The dealer stops dealing."""
    if command.user_id != table.banker_id:
        raise RuleError("bank-not-yours")
    verify_no_cards_out(table)
    banker_id = banker_after_pass(table)
    if banker_id is None and table.options.dealer in ALWAYS_A_PERSON:
        raise RuleError("nobody-to-pass-to")
    # With the bot dealing, the former dealer is one player more, for whom there may be no seat.
    is_full = banker_id is None and len(table.players) >= MAX_PLAYERS
    left = (PlayerLeft(command.user_id),) if is_full else ()
    return (BankMoved(banker_id), *left)


def _bank_events(table: GnauTable, banker_id: UserId | None) -> tuple[Event, ...]:
    return () if banker_id == table.banker_id else (BankMoved(banker_id),)
