"""The buttons of a table of tricks: `<game>:<table>:<round>:<action>`."""

import re
from enum import StrEnum
from functools import partial
from typing import Any, Final, Self

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.tables.admission import verify_not_blocked
from bot.tables.commands import Actor, Close, CutDeck, Join, Leave
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.tables.table import verify_current
from bot.tables.tricks import AddComputer, Command, NextHand, Phase, Start, TrickTable
from bot.tables.tricks.seating import ends_by_leaving, seat_to_take, seated, verify_may_call_off
from bot.text import Text
from bot.views.hosting import show_hosting
from bot.views.interactions import (
    actor_of,
    face_of,
    send_note,
    services_of,
    tables_of,
    text_for,
    trick_panels_of,
)
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.modals import CutForm
from bot.views.points import more_points
from bot.views.questions import KeepButton
from bot.views.style import ENDING, NEXT, OTHER, PRIVATE, in_rows, panel
from bot.views.tricks.custom_ids import ADDRESS, HandAddress
from bot.views.tricks.details import show_details
from bot.views.tricks.levels import show_levels
from bot.views.tricks.panel import show_panel, tell_in_panel
from bot.views.tricks.results import has_last_trick, last_trick, score_sheet
from bot.views.tricks.review import show_review
from bot.views.tricks.taking_over import taking_over_view


class TableAction(StrEnum):
    """The action of a button."""

    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "add_computer"
    LEVELS = "levels"
    START = "start"
    AGAIN = "again"
    NEXT = "next"
    HAND = "hand"
    LAST_TRICK = "last_trick"
    SCORES = "scores"
    REVIEW = "review"
    CUT = "cut"
    # The old name, from when it could only hand the table over, stays: messages with such buttons exist.
    HOST = "hand_over"
    DETAILS = "details"
    CLOSE = "close"
    # These two ask first in a running game: a slip of the thumb must not cost a seat or end the game.
    ASK_LEAVE = "ask_leave"
    ASK_CALL_OFF = "ask_call_off"
    GIVE_UP = "give_up"
    CALL_OFF = "call_off"


_ENDING: Final = frozenset({TableAction.GIVE_UP, TableAction.CALL_OFF, TableAction.CLOSE})

_GOING_ON: Final = frozenset({TableAction.NEXT, TableAction.AGAIN, TableAction.START})

_CARDS_OUT: Final = (
    (TableAction.HAND, TableAction.LAST_TRICK, TableAction.SCORES),
    (TableAction.ASK_LEAVE, TableAction.ASK_CALL_OFF),
)
_ACTIONS: Final[dict[Phase, tuple[tuple[TableAction, ...], ...]]] = {
    Phase.LOBBY: (
        (TableAction.JOIN, TableAction.START, TableAction.LEAVE),
        (TableAction.CUT, TableAction.ADD_COMPUTER, TableAction.LEVELS),
        (TableAction.HOST, TableAction.DETAILS, TableAction.CLOSE),
    ),
    Phase.PREPARING: _CARDS_OUT,
    Phase.PLAYING: _CARDS_OUT,
    Phase.CHOOSING: _CARDS_OUT,
    Phase.BETWEEN: (
        (TableAction.NEXT, TableAction.JOIN),
        (TableAction.CUT, TableAction.REVIEW, TableAction.SCORES),
        (TableAction.ASK_LEAVE, TableAction.ASK_CALL_OFF),
    ),
    Phase.OVER: (
        (TableAction.AGAIN, TableAction.JOIN, TableAction.LEAVE),
        (TableAction.REVIEW, TableAction.SCORES, TableAction.HOST),
        (TableAction.CUT, TableAction.ADD_COMPUTER, TableAction.CLOSE),
    ),
    Phase.CLOSED: (),
}


class TrickButton(
    LastingButton,
    template=rf"{ADDRESS}:(?P<action>{'|'.join(TableAction)})",
):
    """A button of one hand of one table.

    Args:
        address: The hand the button belongs to. The table refuses its commands in any other hand.
        looks: None where the button only has to answer a click.
    """

    def __init__(self, address: HandAddress, action: TableAction, looks: ButtonFace | None = None) -> None:
        self.address = address
        self.action = action
        super().__init__(button_with(f"{address}:{action}", looks))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(HandAddress.read(match), TableAction(match["action"]))

    @property
    def log_fields(self) -> dict[str, int]:
        return self.address.log_fields

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        match self.action:
            case TableAction.HAND:
                await interaction.response.defer(ephemeral=True, thinking=True)
                tables = tables_of(interaction, self.address.game)
                await show_panel(interaction, *await tables.get(self.address.table_id))
            case TableAction.JOIN:
                await _join(interaction, self.address)
            case TableAction.LAST_TRICK | TableAction.SCORES:
                await _look_up(interaction, self.address, self.action)
            case TableAction.REVIEW:
                await show_review(interaction, self.address)
            case TableAction.HOST:
                await show_hosting(interaction, self.address.game, self.address.table_id)
            case TableAction.DETAILS:
                await show_details(interaction, self.address)
            case TableAction.LEVELS:
                await show_levels(interaction, self.address)
            case TableAction.CUT:
                cut = partial(CutDeck, round=self.address.round)
                form = CutForm(text_for(interaction), self.address.game, self.address.table_id, cut)
                await form.show(interaction)
            case TableAction.ASK_LEAVE | TableAction.ASK_CALL_OFF:
                await _ask(interaction, self.address, self.action)
            case _:
                await (self._go_on if self.action in _GOING_ON else self._carry_out)(interaction)

    async def _go_on(self, interaction: discord.Interaction[Any]) -> None:
        """Have a hand dealt, and at once show a seated player without an open panel their cards."""
        panels, user_id = trick_panels_of(interaction), UserId(interaction.user.id)
        is_shown = panels.open_of(self.address.table_id, user_id) is not None
        if is_shown:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        command = command_for(self.action, interaction, self.address.round)
        tables = tables_of(interaction, self.address.game)
        try:
            step = await tables.apply(self.address.table_id, command)
            stored, table = step.stored, step.table
        except RuleError as error:
            if error.code != TrickTable.over_code:
                raise
            # Another player has pressed the button at the same moment.
            stored, table = await tables.get(self.address.table_id)
        if user_id in table.sat_out:
            await tell_sat_out(interaction, table)
            return
        if is_shown:
            return
        if table.seat_of(user_id) is None:
            await interaction.delete_original_response()
        else:
            await show_panel(interaction, stored, table)

    async def _carry_out(self, interaction: discord.Interaction[Any]) -> None:
        # Answer first: Discord waits three seconds, and the database may take longer.
        await interaction.response.defer()
        command = command_for(self.action, interaction, self.address.round)
        step = await tables_of(interaction, self.address.game).apply(self.address.table_id, command)
        text = text_for(interaction)
        match self.action:
            case TableAction.LEAVE:
                await tell_in_panel(interaction, step.stored, step.table, text("tricks-note-left"))
            case TableAction.GIVE_UP | TableAction.CALL_OFF:
                asked = "tricks-note-gave-up" if self.action is TableAction.GIVE_UP else "tricks-note-asked"
                note = asked if step.stored.is_open else "tricks-note-closed"
                await _answer_question(interaction, text(note, table=str(self.address.table_id)))


async def tell_sat_out(interaction: discord.Interaction[Any], table: TrickTable) -> None:
    """Tell a player that the game has started without them for lack of points, and how to get more points."""
    text, affordable = text_for(interaction), table.sat_out[UserId(interaction.user.id)]
    note = text("tricks-note-sat-out", stake=table.options.stake_points, affordable=affordable)
    await send_note(interaction, note, await more_points(interaction))


def command_for(action: TableAction, interaction: discord.Interaction[Any], number: int) -> Command:
    """Return the command that a click on a button gives to the table.

    Args:
        number: The hand of the table that the button belongs to.
    """
    actor = actor_of(interaction)
    commands: dict[TableAction, Command] = {
        TableAction.LEAVE: Leave(actor.user_id, round=number),
        TableAction.GIVE_UP: Leave(actor.user_id, round=number),
        TableAction.ADD_COMPUTER: AddComputer(actor.user_id, round=number),
        TableAction.START: Start(actor, round=number),
        TableAction.AGAIN: Start(actor, round=number),
        TableAction.NEXT: NextHand(actor.user_id, round=number),
        TableAction.CLOSE: Close(actor, round=number),
        TableAction.CALL_OFF: Close(actor, round=number),
    }
    return commands[action]


def table_rows(
    text: Text, stored: StoredTable, table: TrickTable, lesson: ui.Item[Any] | None = None
) -> list[ui.ActionRow[Any]]:
    """Return the rows of buttons of a table message; the first button stands out as the next step.

    Args:
        lesson: The button that teaches the game; None for no such button.
    """
    address = HandAddress(stored.game, stored.table_id, table.round)
    actions = [[each for each in group if _can_help(table, each)] for group in _ACTIONS[table.phase]]
    next_step = next((each for group in actions for each in group), None)
    groups: list[list[ui.Item[Any]]] = [
        [TrickButton(address, each, _looks(text, table, each, is_next=each is next_step)) for each in group]
        for group in actions
    ]
    if lesson is not None:
        groups[-1].insert(0, lesson)
    return in_rows(groups)


def _looks(text: Text, table: TrickTable, action: TableAction, *, is_next: bool = False) -> ButtonFace:
    style = NEXT if is_next else ENDING if action in _ENDING else OTHER
    if action is TableAction.ASK_CALL_OFF and table.calling_off:
        agreed, people = len(table.calling_off), len(table.people)
        return ButtonFace(text("tricks-calling-off", agreed=agreed, people=people), style)
    return ButtonFace(text(f"tricks-button-{action.replace('_', '-')}"), style)


def _can_help(table: TrickTable, action: TableAction) -> bool:
    """Whether a button can be useful to any person now; the others are left out."""
    match action:
        case TableAction.JOIN:
            return any(occupant.is_free or occupant.is_computer for occupant in table.seats)
        case TableAction.ADD_COMPUTER:
            return bool(table.people) and any(occupant.is_free for occupant in table.seats)
        case TableAction.LAST_TRICK:
            return has_last_trick(table)
        case (
            TableAction.START
            | TableAction.AGAIN
            | TableAction.LEAVE
            | TableAction.LEVELS
            | TableAction.CUT
            | TableAction.HOST
        ):
            return bool(table.people)
    return True


async def _join(interaction: discord.Interaction[Any], address: HandAddress) -> None:
    """Give a person a seat, and show the panel; ask first if a game is running and the seat has a score.

    A person who has a seat already just gets the panel.

    Raises:
        RuleError: There is no seat for the person.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    tables, user_id = tables_of(interaction, address.game), UserId(interaction.user.id)
    stored, table = await tables.get(address.table_id)
    # Refuse a blocked person at once, before any question.
    settings = await services_of(interaction).settings.for_guild(stored.guild_id)
    verify_not_blocked(settings.blocked, user_id)
    if table.is_open and table.seat_of(user_id) is not None:
        await show_panel(interaction, stored, table)
        return
    seat = seat_to_take(table, user_id)
    if table.phase is Phase.BETWEEN and seat is not None and user_id not in table.people:
        verify_current(table, address.round)
        view = taking_over_view(text_for(interaction), address, table, seat, user_id)
        await interaction.edit_original_response(view=view)
        return
    # No person can choose the id of a click, so it is a fair part of the shuffle.
    step = await tables.apply(address.table_id, Join(user_id, str(interaction.id), round=address.round))
    await show_panel(interaction, step.stored, step.table)


async def _answer_question(interaction: discord.Interaction[Any], note: str) -> None:
    """Show a note in place of a question that was answered."""
    await interaction.edit_original_response(view=panel(PRIVATE, [note]))


async def _look_up(interaction: discord.Interaction[Any], address: HandAddress, action: TableAction) -> None:
    """Show the last finished trick or the score sheet privately, in the player's panel if it is open.

    Raises:
        RuleError: `no-trick-yet`.
    """
    user_id = UserId(interaction.user.id)
    if trick_panels_of(interaction).open_of(address.table_id, user_id) is None:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()
    stored, table = await tables_of(interaction, address.game).get(address.table_id)
    text, face = text_for(interaction), face_of(interaction, address.game)
    words = score_sheet(text, face, table) if action is TableAction.SCORES else last_trick(text, face, table)
    await tell_in_panel(interaction, stored, table, words)


async def _ask(interaction: discord.Interaction[Any], address: HandAddress, action: TableAction) -> None:
    """Ask a player privately to confirm leaving the game or calling it off.

    Raises:
        RuleError: The player has no seat or may not call the game off, or the button is of an older hand.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    _, table = await tables_of(interaction, address.game).get(address.table_id)
    verify_current(table, address.round)
    actor = actor_of(interaction)
    if action is TableAction.ASK_LEAVE:
        seated(table, actor.user_id)
    else:
        verify_may_call_off(table, actor)
    view = question_view(text_for(interaction), address, table, action, actor)
    await interaction.edit_original_response(view=view)


async def ask_to_call_off(
    interaction: discord.Interaction[Any], stored: StoredTable, table: TrickTable
) -> None:
    """Ask a member who typed a command to confirm calling the running game off.

    Raises:
        RuleError: The member may not call it off.
    """
    actor = actor_of(interaction)
    verify_may_call_off(table, actor)
    address = HandAddress(stored.game, stored.table_id, table.round)
    view = question_view(text_for(interaction), address, table, TableAction.ASK_CALL_OFF, actor)
    await interaction.response.send_message(view=view, ephemeral=True)


def question_view(
    text: Text, address: HandAddress, table: TrickTable, action: TableAction, actor: Actor
) -> ui.LayoutView:
    """Return the question whether a player really wants to give up the seat, or to call the game off."""
    if action is TableAction.ASK_LEAVE:
        words, sure = _leaving_words(text, table, actor.user_id), TableAction.GIVE_UP
    else:
        words, sure = _calling_off_words(text, table, actor), TableAction.CALL_OFF
    keep = KeepButton(text("tricks-stay"))
    return panel(PRIVATE, [words], ui.ActionRow(keep, TrickButton(address, sure, _looks(text, table, sure))))


def _leaving_words(text: Text, table: TrickTable, user_id: UserId) -> str:
    """Return the question whether a player really wants to leave a running game, with the consequences."""
    if ends_by_leaving(table, user_id):
        return text("tricks-sure-leave-last")
    if user_id not in table.holders:
        return text("tricks-sure-leave-guest")
    is_staked = table.options.stake_points > 0 and user_id in table.stake_holders
    return text("tricks-sure-leave", has_stake="yes" if is_staked else "no")


def _calling_off_words(text: Text, table: TrickTable, actor: Actor) -> str:
    agreed = table.calling_off | {actor.user_id}
    if actor.manages_server or agreed >= set(table.people):
        return text("tricks-sure-call-off-now")
    return text("tricks-sure-call-off", agreed=len(table.calling_off), people=len(table.people))
