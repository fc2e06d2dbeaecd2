"""The buttons of a table of tricks: `<game>:<table>:<round>:<action>`."""

import re
from enum import StrEnum
from functools import partial
from typing import Any, Final, Self

from discord import ui

from bot.rules.errors import RuleError
from bot.tables.admission import verify_not_blocked
from bot.tables.commands import Actor, Close, CutDeck, Join, Leave
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.tables.table import verify_current
from bot.tables.tricks import (
    AddComputer,
    Command,
    NextHand,
    Phase,
    Start,
    TrickTable,
)
from bot.tables.tricks.seating import ends_by_leaving, seat_to_take, seated, verify_may_call_off
from bot.text import Text
from bot.views.hosting import show_hosting
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.modals import CutForm
from bot.views.more import more_button, show_more
from bot.views.open_panels import panels_of
from bot.views.questions import KeepButton
from bot.views.remedies import more_points
from bot.views.style import ENDING, NEXT, OTHER, PRIVATE, in_rows, panel
from bot.views.tricks.custom_ids import ADDRESS, HandAddress
from bot.views.tricks.details import show_details
from bot.views.tricks.levels import show_levels
from bot.views.tricks.panel import show_panel, tell_in_panel
from bot.views.tricks.results import last_trick, score_sheet
from bot.views.tricks.review import show_review
from bot.views.tricks.taking_over import taking_over_view
from bot.views.visit import Visit


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


_IN_MORE: Final = frozenset({TableAction.LEAVE, TableAction.ADD_COMPUTER, TableAction.CLOSE})

_ENDING: Final = frozenset({TableAction.GIVE_UP, TableAction.CALL_OFF, TableAction.CLOSE})

_GOING_ON: Final = frozenset({TableAction.NEXT, TableAction.AGAIN, TableAction.START})

_CARDS_OUT: Final = (TableAction.HAND, TableAction.SCORES)
# What is in a table's message, in order; the rest is behind **More**.
_ACTIONS: Final[dict[Phase, tuple[TableAction, ...]]] = {
    Phase.LOBBY: (TableAction.JOIN, TableAction.START),
    Phase.PREPARING: _CARDS_OUT,
    Phase.PLAYING: _CARDS_OUT,
    Phase.CHOOSING: _CARDS_OUT,
    Phase.BETWEEN: (TableAction.NEXT, TableAction.JOIN, TableAction.REVIEW, TableAction.SCORES),
    Phase.OVER: (TableAction.AGAIN, TableAction.JOIN, TableAction.REVIEW),
    Phase.CLOSED: (TableAction.DETAILS,),
}
# **More** is the last of at most four buttons.
_MOST_BESIDE: Final = 3

# The next step is the first of these that a message has.
_NEXT_STEPS: Final = (
    TableAction.HAND,
    TableAction.START,
    TableAction.NEXT,
    TableAction.AGAIN,
    TableAction.JOIN,
)

# What is done behind **More** and said there.
_DONE: Final = {
    TableAction.LEAVE: "table-left",
    TableAction.ADD_COMPUTER: "tricks-note-added",
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

    async def click(self, visit: Visit) -> None:
        match self.action:
            case TableAction.HAND:
                await visit.think()
                tables = visit.tables(self.address.game)
                await show_panel(visit, *await tables.get(self.address.table_id))
            case TableAction.JOIN:
                await take_seat(visit, self.address)
            case TableAction.LAST_TRICK | TableAction.SCORES:
                await _look_up(visit, self.address, self.action)
            case TableAction.REVIEW:
                await show_review(visit, self.address)
            case TableAction.HOST:
                await show_hosting(visit, self.address.game, self.address.table_id)
            case TableAction.DETAILS:
                await show_details(visit, self.address)
            case TableAction.LEVELS:
                await show_levels(visit, self.address)
            case TableAction.CUT:
                cut = partial(CutDeck, round=self.address.round)
                form = CutForm(visit.text, self.address.game, self.address.table_id, cut)
                await form.show(visit)
            case TableAction.ASK_LEAVE | TableAction.ASK_CALL_OFF:
                await _ask(visit, self.address, self.action)
            case _:
                await (self._go_on if self.action in _GOING_ON else self._carry_out)(visit)

    async def _go_on(self, visit: Visit) -> None:
        """Have a hand dealt, and at once show a seated player without an open panel their cards."""
        panels = panels_of(visit)
        is_shown = panels.open_of(self.address.table_id, visit.user_id) is not None
        if is_shown:
            await visit.defer()
        else:
            await visit.think()
        command = command_for(self.action, visit, self.address.round)
        tables = visit.tables(self.address.game)
        try:
            step = await tables.apply(self.address.table_id, command)
            stored, table = step.stored, step.table
        except RuleError as error:
            if error.code != TrickTable.over_code:
                raise
            # Another player has pressed the button at the same moment.
            stored, table = await tables.get(self.address.table_id)
        if visit.user_id in table.sat_out:
            await tell_sat_out(visit, table)
            return
        if is_shown:
            return
        if table.seat_of(visit.user_id) is None:
            await visit.interaction.delete_original_response()
        else:
            await show_panel(visit, stored, table)

    async def _carry_out(self, visit: Visit) -> None:
        # Answer first: Discord waits three seconds, and the database may take longer.
        await visit.defer()
        command = command_for(self.action, visit, self.address.round)
        step = await visit.tables(self.address.game).apply(self.address.table_id, command)
        text = visit.text
        match self.action:
            case _ if visit.is_in_private and self.action in _IN_MORE:
                done = text(_DONE[self.action]) if self.action in _DONE else ""
                await show_more(visit, self.address.game, self.address.table_id, done)
            case TableAction.LEAVE:
                await tell_in_panel(visit, step.stored, step.table, text("table-left"))
            case TableAction.GIVE_UP | TableAction.CALL_OFF:
                asked = "tricks-note-gave-up" if self.action is TableAction.GIVE_UP else "tricks-note-asked"
                note = asked if step.stored.is_open else "table-closed"
                await _answer_question(visit, text(note, table=str(self.address.table_id)))


async def tell_sat_out(visit: Visit, table: TrickTable) -> None:
    """Tell a player that the game has started without them for lack of points, and how to get more points."""
    stake, affordable = table.options.stake_points, table.sat_out[visit.user_id]
    note = visit.text("tricks-note-sat-out", stake=stake, affordable=affordable)
    await visit.tell(note, await more_points(visit))


def command_for(action: TableAction, visit: Visit, number: int) -> Command:
    """Return the command that a click on a button gives to the table.

    Args:
        number: The hand of the table that the button belongs to.
    """
    actor = visit.actor
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
    """Return the row of buttons of a table message.

    Args:
        lesson: The button that teaches the game; None for no such button.
    """
    address = HandAddress(stored.game, stored.table_id, table.round)
    actions = actions_at(table)
    next_step = next((each for each in _NEXT_STEPS if each in actions), None)
    row: list[ui.Item[Any]] = [
        TrickButton(address, each, looks_of(text, table, each, is_next=each is next_step)) for each in actions
    ]
    if lesson is not None:
        row.append(lesson)
    if table.is_open:
        row.append(more_button(text, stored.game, stored.table_id))
    return in_rows([row])


def actions_at(table: TrickTable) -> list[TableAction]:
    """Return the actions in a table's message now, in order."""
    return [each for each in _ACTIONS[table.phase] if _can_help(table, each)][:_MOST_BESIDE]


def looks_of(text: Text, table: TrickTable, action: TableAction, *, is_next: bool = False) -> ButtonFace:
    """Return how the button of an action looks."""
    style = NEXT if is_next else ENDING if action in _ENDING else OTHER
    if action is TableAction.ASK_CALL_OFF and table.calling_off:
        agreed, people = len(table.calling_off), len(table.people)
        return ButtonFace(text("tricks-calling-off", agreed=agreed, people=people), style)
    return ButtonFace(text(f"tricks-button-{action.replace('_', '-')}"), style)


def _can_help(table: TrickTable, action: TableAction) -> bool:
    """Whether a button can be useful to any person now; the others are left out."""
    match action:
        case TableAction.JOIN:
            # In a tournament a seat is free only for the person who left it.
            return not table.is_full and (table.duplicate is None or bool(table.left))
        case TableAction.REVIEW:
            return table.duplicate is None
        case TableAction.START | TableAction.AGAIN:
            return bool(table.people)
    return True


async def take_seat(visit: Visit, address: HandAddress) -> bool:
    """Give a person a seat, and show the panel; ask first if a game is running and the seat has a score.

    A person who has a seat already just gets the panel.

    Returns:
        Whether the person has a seat now, and was not only asked.

    Raises:
        RuleError: There is no seat for the person.
    """
    await visit.think()
    tables, user_id = visit.tables(address.game), visit.user_id
    stored, table = await tables.get(address.table_id)
    # Refuse a blocked person at once, before any question.
    settings = await visit.services.settings.for_guild(stored.guild_id)
    verify_not_blocked(settings.blocked, user_id)
    if table.is_open and table.seat_of(user_id) is not None:
        await show_panel(visit, stored, table)
        return True
    seat = seat_to_take(table, user_id)
    if table.phase is Phase.BETWEEN and seat is not None and user_id not in table.people:
        verify_current(table, address.round)
        view = taking_over_view(visit.text, address, table, seat, user_id)
        await visit.interaction.edit_original_response(view=view)
        return False
    # No person can choose the id of a click, so it is a fair part of the shuffle.
    step = await tables.apply(address.table_id, Join(user_id, str(visit.interaction.id), round=address.round))
    await show_panel(visit, step.stored, step.table)
    return True


async def _answer_question(visit: Visit, note: str) -> None:
    """Show a note in place of a question that was answered."""
    await visit.interaction.edit_original_response(view=panel(PRIVATE, [note]))


async def _look_up(visit: Visit, address: HandAddress, action: TableAction) -> None:
    """Show the last finished trick or the score sheet privately, in the player's panel if it is open.

    Raises:
        RuleError: `no-trick-yet`.
    """
    is_shown = panels_of(visit).open_of(address.table_id, visit.user_id) is not None
    await (visit.defer() if is_shown else visit.take())
    stored, table = await visit.tables(address.game).get(address.table_id)
    text, face = visit.text, visit.face(address.game)
    words = score_sheet(text, face, table) if action is TableAction.SCORES else last_trick(text, face, table)
    if visit.is_in_private:
        await show_more(visit, address.game, address.table_id, words)
    else:
        await tell_in_panel(visit, stored, table, words)


async def _ask(visit: Visit, address: HandAddress, action: TableAction) -> None:
    """Ask a player privately to confirm leaving the game or calling it off.

    Raises:
        RuleError: The player has no seat or may not call the game off, or the button is of an older hand.
    """
    await visit.take()
    _, table = await visit.tables(address.game).get(address.table_id)
    verify_current(table, address.round)
    actor = visit.actor
    if action is TableAction.ASK_LEAVE:
        seated(table, actor.user_id)
    else:
        verify_may_call_off(table, actor)
    view = question_view(visit.text, address, table, action, actor)
    await visit.interaction.edit_original_response(view=view)


async def ask_to_call_off(visit: Visit, stored: StoredTable, table: TrickTable) -> None:
    """Ask a member who typed a command to confirm calling the running game off.

    Raises:
        RuleError: The member may not call it off.
    """
    actor = visit.actor
    verify_may_call_off(table, actor)
    address = HandAddress(stored.game, stored.table_id, table.round)
    view = question_view(visit.text, address, table, TableAction.ASK_CALL_OFF, actor)
    await visit.show(view)


def question_view(
    text: Text, address: HandAddress, table: TrickTable, action: TableAction, actor: Actor
) -> ui.LayoutView:
    """Return the question whether a player really wants to give up the seat, or to call the game off."""
    if action is TableAction.ASK_LEAVE:
        words, sure = _leaving_words(text, table, actor.user_id), TableAction.GIVE_UP
    else:
        words, sure = _calling_off_words(text, table, actor), TableAction.CALL_OFF
    keep = KeepButton(text("tricks-stay"))
    return panel(
        PRIVATE, [words], ui.ActionRow(keep, TrickButton(address, sure, looks_of(text, table, sure)))
    )


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
