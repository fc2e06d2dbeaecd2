"""The buttons of a Gnau table: `gnau:<table>:<round>:<action>`."""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from typing import Any, Final, Self

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.tables.commands import Actor, Close, CutDeck, Join, Leave
from bot.tables.gnau import (
    ALWAYS_A_PERSON,
    Command,
    Deal,
    DealerPolicy,
    GnauMachine,
    GnauTable,
    MarkReady,
    PassBank,
    Phase,
    Reveal,
    TakeBank,
    hand_of,
    may_split,
    recalled,
)
from bot.tables.ids import ChannelId, TableId
from bot.tables.leases import DIRECT_MESSAGES
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.card_emoji import signs_if_refused
from bot.views.first_screen import how_to_play
from bot.views.gnau.bidding import bid_row, bidding_view
from bot.views.gnau.details import show_details
from bot.views.gnau.hand import HeldHand, as_seen, hand_view, show_picking, why_row
from bot.views.gnau.pictures import hand_picture
from bot.views.gnau.why import show_why
from bot.views.hosting import show_hosting
from bot.views.inputs import plain_button
from bot.views.lasting import ButtonFace, LastingButton, LastingItem, button_with
from bot.views.modals import CutForm
from bot.views.more import more_button, show_more, tell_done
from bot.views.pictures import KeptPicture, Picture, add_picture, edit_with_picture
from bot.views.remedies import more_points
from bot.views.style import ENDING, NEXT, OTHER, in_rows
from bot.views.terms import Entry
from bot.views.visit import Visit, WayOut


class Action(StrEnum):
    """The action of a button."""

    JOIN = "join"
    LEAVE = "leave"
    DEAL = "deal"
    DEAL_AGAIN = "deal_again"
    READY = "ready"
    SPLIT = "split"
    REVEAL = "reveal"
    HAND = "hand"
    WHY = "why"
    CUT = "cut"
    TAKE_BANK = "take_bank"
    GIVE_BANK = "give_bank"
    # The old name, from when it could only hand the table over, stays: messages with such buttons exist.
    HOST = "hand_over"
    DETAILS = "details"
    AGAIN = "again"
    CLOSE = "close"


FOLLOWS: Final = "..."
"""Among the choices of a new table, this comes before the number of the closed table that it follows."""

# What is done behind **More** is said there. All else is visible at the table.
_CONFIRMED: Final = {
    Action.LEAVE: "table-left",
    Action.TAKE_BANK: "gnau-note-bank-taken",
    Action.GIVE_BANK: "gnau-note-bank-passed",
}


def actions_at(table: GnauTable) -> tuple[Action, ...]:
    """Return the actions in a table's message now, in order; all others are behind **More**."""
    deal = bool(table.players)
    match table.phase:
        case Phase.LOBBY:
            return (Action.JOIN, Action.DEAL) if deal else (Action.JOIN,)
        case Phase.BIDDING | Phase.RAISING:
            return (Action.HAND,)
        case Phase.DEALT:
            # Own splits are revealed with the last of them, and not before.
            return (Action.HAND,) if table.is_own_split else _SHOWN_CARDS
        case Phase.REVEALED:
            return (*((Action.DEAL_AGAIN,) if deal else ()), Action.JOIN, Action.WHY)
    return (Action.AGAIN, Action.DETAILS)


_SHOWN_CARDS: Final = (Action.HAND, Action.READY, Action.REVEAL)

# The next step is the first of these that a message has.
_NEXT_STEPS: Final = (Action.HAND, Action.DEAL, Action.DEAL_AGAIN, Action.JOIN, Action.AGAIN)


def entries(text: Text, stored: StoredTable, table: GnauTable, actor: Actor) -> Iterator[Entry]:
    """Yield what a person may do at a table now, besides what is in its message."""
    for action in _actions_of(table, actor):
        [button] = _buttons(text, stored.table_id, table.round, (action,), None)
        yield Entry(text(f"more-about-{action.replace('_', '-')}", game=stored.game), button)


def _actions_of(table: GnauTable, actor: Actor) -> Iterator[Action]:
    user_id, is_host = actor.user_id, actor.user_id == table.opener_id
    if not table.has_cards_out:
        if user_id in table.seats:
            yield Action.CUT
        if user_id == table.banker_id:
            is_alone = table.options.dealer in ALWAYS_A_PERSON and not table.players
            yield from () if is_alone else (Action.GIVE_BANK,)
        elif table.banker_id is None and table.may_take_bank(user_id):
            yield Action.TAKE_BANK
        if is_host or actor.manages_server:
            yield Action.HOST
    yield Action.DETAILS
    if user_id in table.seats and not table.has_cards_out:
        yield Action.LEAVE
    if not table.has_cards_out and (table.may_lead(user_id) or actor.manages_server):
        yield Action.CLOSE


def command_for(action: Action, visit: Visit, number: int) -> Command:
    """Return the command that a click on a button gives to the table.

    Args:
        number: The round that the button belongs to.
    """
    actor = visit.actor
    # No person can choose the id of a click, so it is a fair part of the shuffle.
    part = str(visit.interaction.id)
    commands: dict[Action, Command] = {
        Action.JOIN: Join(actor.user_id, part, round=number),
        Action.LEAVE: Leave(actor.user_id, round=number),
        Action.TAKE_BANK: TakeBank(actor.user_id, part, round=number),
        Action.GIVE_BANK: PassBank(actor.user_id, round=number),
        Action.DEAL: Deal(actor, round=number),
        Action.DEAL_AGAIN: Deal(actor, round=number),
        Action.READY: MarkReady(actor.user_id, round=number),
        Action.REVEAL: Reveal(actor, round=number),
        Action.CLOSE: Close(actor, round=number),
    }
    return commands[action]


class GnauButton(
    LastingButton,
    template=rf"gnau:(?P<table>[0-9]{{1,18}}):(?P<round>[0-9]{{1,9}}):(?P<action>{'|'.join(Action)})",
):
    """A button of one round of one table.

    Args:
        round_number: The round the button belongs to. The table refuses its commands in any other round.
        face: None where the button only has to answer a click.
    """

    def __init__(
        self, action: Action, table_id: TableId, round_number: int, face: ButtonFace | None = None
    ) -> None:
        self.action = action
        self.table_id = table_id
        self.round_number = round_number
        super().__init__(button_with(f"gnau:{table_id}:{round_number}:{action}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Action(match["action"]), TableId(int(match["table"])), int(match["round"]))

    async def click(self, visit: Visit) -> None:
        match self.action:
            case Action.HAND:
                # A press that is taken so lends its token to what follows at a slow table: Discord doesn't
                # count edits through it.
                is_slow = visit.tables(GnauMachine.game).is_slow(self.table_id)
                await (visit.defer() if is_slow else visit.think())
                await show_hand(visit, self.table_id)
            case Action.WHY:
                await show_why(visit, (self.table_id, self.round_number))
            case Action.DETAILS:
                await show_details(visit, self.table_id)
            case Action.AGAIN:
                await visit.opening(GnauMachine.game)(visit, choices=f"{FOLLOWS}{self.table_id}")
            case Action.HOST:
                await show_hosting(visit, GnauMachine.game, self.table_id)
            case Action.CUT:
                cut = partial(CutDeck, round=self.round_number)
                await CutForm(visit.text, GnauMachine.game, self.table_id, cut).show(visit)
            case Action.SPLIT:
                await visit.defer()
                await show_picking(visit, (self.table_id, self.round_number))
            case _:
                await self._carry_out(visit)

    async def _carry_out(self, visit: Visit) -> None:
        # Answer first: Discord waits three seconds, and the database may take longer.
        await visit.defer()
        command = command_for(self.action, visit, self.round_number)
        try:
            step = await visit.tables(GnauMachine.game).apply(self.table_id, command)
        finally:
            # Also after a refusal, so that buttons which no longer work disappear.
            if self.action is Action.READY and _away_from_table(visit):
                await renew_hand(visit, self.table_id, self.round_number)
        await self._confirm(visit, step.table)

    async def _confirm(self, visit: Visit, table: GnauTable) -> None:
        if self.action is Action.JOIN:
            await tell_joined(visit, table)
        elif self.action in _CONFIRMED:
            await tell_done(visit, GnauMachine.game, self.table_id, visit.text(_CONFIRMED[self.action]))
        elif self.action is Action.CLOSE and visit.is_in_private:
            await show_more(visit, GnauMachine.game, self.table_id)
        elif self.action is Action.READY and _away_from_table(visit):
            await visit.tell(visit.text("gnau-note-ready"))


async def renew_hand(visit: Visit, table_id: TableId, round_number: int) -> None:
    """Show the player's cards of a round again, with the buttons that are useful now."""
    user_id, history = visit.user_id, visit.services.history
    stored, table = await visit.tables(GnauMachine.game).get(table_id)
    if table.round != round_number:
        settled = await history.round(stored.guild_id, table_id, round_number)
        if settled is None:
            return
        table = recalled(settled)
    if table.hands is not None and table.hands.held_by(user_id) is not None:
        text, table = visit.text, as_seen(visit, stored, table)
        view = partial(private_view, text, HeldHand(stored, table, user_id))
        preferences = visit.preferences
        drawing = partial(hand_picture, text, table, user_id, preferences)
        await edit_with_picture(visit, view, drawing, is_text_only=preferences.text_only)


async def tell_joined(visit: Visit, table: GnauTable) -> None:
    """Tell a person in private that they have a seat, and whether they deal."""
    is_bid, is_dealer = table.options.dealer is DealerPolicy.BID, table.banker_id == visit.user_id
    note = (
        "gnau-note-joined-bidding" if is_bid else "gnau-note-joined-bank" if is_dealer else "gnau-note-joined"
    )
    await visit.tell(visit.text(note))


def _away_from_table(visit: Visit) -> bool:
    # A player in a direct message or a private answer does not see the tick mark at the table.
    return visit.guild_id == DIRECT_MESSAGES or visit.is_in_private


async def show_hand(visit: Visit, table_id: TableId) -> None:
    """Show a player's own cards privately, after an answer.

    Raises:
        RuleError: `no-cards-now`, `not-in-round`.
    """
    stored, table = await visit.tables(GnauMachine.game).get(table_id)
    text, user_id = visit.text, visit.user_id
    hand_of(table, user_id)
    view = partial(private_view, text, HeldHand(stored, table, user_id))
    shown = view()
    send = partial(visit.interaction.followup.send, view=shown, ephemeral=True, wait=True)
    sent = await signs_if_refused(shown, send)
    is_first = visit.interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    drawing = hand_picture(text, table, user_id, visit.preferences)
    await add_picture(visit, view, drawing, message=None if is_first else sent)


def private_view(text: Text, hand: HeldHand, picture: Picture | KeptPicture | None = None) -> ui.LayoutView:
    """Return a player's cards of the latest round, with the buttons that are useful now."""
    if hand.table.is_face_down:
        return bidding_view(text, hand, bid_row(text, hand), picture=picture)
    pressed = () if hand.table.is_own_split else None
    return hand_view(text, hand, _hand_row(text, hand), pressed=pressed, picture=picture)


def silent_view(text: Text, hand: HeldHand, picture: Picture | KeptPicture | None = None) -> ui.LayoutView:
    """Return a player's cards for a direct message whose clicks do not reach the bot, with a link instead."""
    row: ui.ActionRow[Any] = ui.ActionRow(plain_button(text("gnau-letter-link"), url=hand.stored.url))
    view = bidding_view if hand.table.is_face_down else hand_view
    return view(text, hand, row, picture=picture)


def _hand_row(text: Text, hand: HeldHand) -> ui.ActionRow[Any] | None:
    stored, table = hand.stored, hand.table
    if table.is_own_split or not may_split(table, hand.user_id):
        return why_row(text, hand)
    actions = (Action.READY, Action.SPLIT)
    return button_row(text, stored.table_id, table.round, actions, next_step=Action.READY)


def table_rows(text: Text, table_id: TableId, table: GnauTable) -> list[ui.ActionRow[Any]]:
    """Return the row of buttons of a table's message."""
    actions = actions_at(table)
    next_step = next((each for each in _NEXT_STEPS if each in actions), None)
    row = _buttons(text, table_id, table.round, actions, next_step)
    if table.phase is Phase.LOBBY:
        row.append(how_to_play(text, GnauMachine.game))
    # With cards out there is little behind it, and a quick round is soon over.
    if table.phase in {Phase.LOBBY, Phase.REVEALED} or (table.is_open and table.is_slow):
        row.append(more_button(text, GnauMachine.game, table_id))
    return in_rows([row])


def button_row(
    text: Text,
    table_id: TableId,
    round_number: int,
    actions: tuple[Action, ...],
    *,
    next_step: Action | None = None,
) -> ui.ActionRow[Any]:
    """Return a row of buttons for these actions, from the left; the next step stands out."""
    return ui.ActionRow(*_buttons(text, table_id, round_number, actions, next_step))


def _buttons(
    text: Text,
    table_id: TableId,
    round_number: int,
    actions: tuple[Action, ...],
    next_step: Action | None,
) -> list[LastingItem[Any]]:
    buttons: list[LastingItem[Any]] = []
    for action in actions:
        style = NEXT if action is next_step else ENDING if action is Action.CLOSE else OTHER
        face = ButtonFace(text(f"gnau-button-{action.replace('_', '-')}"), style)
        buttons.append(GnauButton(action, table_id, round_number, face))
    return buttons


async def pass_bank_row(visit: Visit, _: RuleError) -> WayOut:
    """Return the button with which a dealer who cannot pay all players gives up the bank; None for others."""
    stored, table = await _table_here(visit)
    if visit.user_id != table.banker_id:
        return None
    return button_row(visit.text, stored.table_id, table.round, (Action.GIVE_BANK,))


async def join_row(visit: Visit, error: RuleError) -> WayOut:
    """Return the Join button for a person who cannot deal; a seated person gets ways to more points."""
    stored, table = await _table_here(visit)
    if visit.user_id in table.seats:
        return await more_points(visit, error)
    return button_row(visit.text, stored.table_id, table.round, (Action.JOIN,))


async def _table_here(visit: Visit) -> tuple[StoredTable, GnauTable]:
    channel_id = ChannelId(visit.interaction.channel_id or 0)
    found: tuple[StoredTable, GnauTable] = await visit.tables(GnauMachine.game).in_channel(channel_id)
    return found
