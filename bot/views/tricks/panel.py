"""Somebody's own cards, to them alone, and what they can do: `<game>:<table>:<round>:<action>:<arg>`."""

import re
from collections.abc import Collection, Hashable, Iterator
from functools import partial
from typing import Any, Final, Self

import discord
from discord import ButtonStyle, ui

from bot.tables.commands import Actor
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.tables.table import verify_current
from bot.tables.tricks import Command, NextHand, Phase, Start, TakeSeatBack, TrickTable
from bot.tables.tricks.seating import seated
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.interactions import (
    actor_of,
    face_of,
    send_note,
    show_notes_by,
    tables_of,
    text_for,
    trick_panels_of,
)
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.open_panels import NO_PICKS, Note, OpenPanel, Picks
from bot.views.pictures import KeptPicture, Picture, kept_in
from bot.views.style import LINE, NEXT, OTHER, PRIVATE, panel
from bot.views.tricks.custom_ids import (
    ADDRESS,
    ARG,
    HandAction,
    HandAddress,
    card_command,
    hand_command,
    read_indices,
    write_indices,
)
from bot.views.tricks.faces.face import Face
from bot.views.tricks.hint import asked_hint
from bot.views.tricks.own_hand import OwnHand, Row
from bot.views.tricks.results import score_sheet
from bot.views.tricks.review import show_review
from bot.views.tricks.showing import delete_panel, refresh_panel, show_drawn, show_text

# What somebody else may have asked for in the same moment: then it is done, and nothing is to be said.
_GOING_ON: Final = frozenset({HandAction.NEXT, HandAction.AGAIN})
# What is said in the panel and changes nothing.
_SAYING: Final = frozenset({HandAction.HINT, HandAction.SCORES})


class PanelButton(LastingButton, template=rf"{ADDRESS}:(?P<action>{'|'.join(HandAction)}):{ARG}"):
    """A button of somebody's panel. It does not name an owner: it plays the cards of the person who clicks.

    Args:
        address: Where it belongs.
        action: What it does.
        arg: With what.
        looks: How it looks; not needed to answer a click.
    """

    def __init__(
        self, address: HandAddress, action: HandAction, arg: str, looks: ButtonFace | None = None
    ) -> None:
        self.address = address
        self.action = action
        self.arg = arg
        super().__init__(button_with(f"{address}:{action}:{arg}", looks))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(HandAddress.read(match), HandAction(match["action"]), match["arg"])

    @property
    def log_fields(self) -> dict[str, int]:
        return self.address.log_fields

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it says, and show the panel as it is then; so does what there is to say to the click."""
        if self.action is HandAction.REVIEW:
            await show_review(interaction, self.address)
            return
        # The answer first: it has three seconds, the database may take longer.
        await interaction.response.defer()
        show_notes_by(interaction, partial(self._tell, interaction))
        stored, table, note = await self._act(interaction)
        await _show(interaction, stored, table, note, self._picks)

    async def _tell(self, interaction: discord.Interaction[Any], note: str) -> None:
        """Show a note in the panel, as it is now: what can no longer be pressed is not offered any more."""
        stored, table = await tables_of(interaction, self.address.game).get(self.address.table_id)
        if self.address.round < table.round and table.is_open:
            # The panel is the latest one by this: it need not be looked for.
            note = "" if self.action in _GOING_ON else text_for(interaction)("tricks-panel-hand-over")
        said = _note(table, UserId(interaction.user.id), note)
        await _show(interaction, stored, table, said, self._picks)

    async def _act(
        self, interaction: discord.Interaction[Any]
    ) -> tuple[StoredTable, TrickTable, Note | None]:
        """Do what it says, and return the table as it is then, and what there is to say."""
        tables, table_id = tables_of(interaction, self.address.game), self.address.table_id
        command = self._command(actor_of(interaction))
        if command is None:
            stored, table = await tables.get(table_id)
            if self.action is HandAction.SHOW:
                return stored, table, None
            verify_current(table, self.address.round)
            if self.action in _SAYING:
                note = await self._said(interaction, stored, table)
                # It may take a while, and the others go on meanwhile.
                return *await tables.get(table_id), note
            command = hand_command(self.action, self.arg, UserId(interaction.user.id), table)
            if command is None:
                return stored, table, None
        step = await tables.apply(table_id, command)
        return step.stored, step.table, None

    async def _said(
        self, interaction: discord.Interaction[Any], stored: StoredTable, table: TrickTable
    ) -> Note:
        """Return what somebody wants to be told, as things stand for them."""
        stored, table = await seat_taken_back(interaction, stored, table)
        if self.action is HandAction.HINT:
            words = await asked_hint(interaction, stored, table)
        else:
            face = face_of(interaction, stored.game)
            words = score_sheet(text_for(interaction), face, table)
        return _note(table, UserId(interaction.user.id), words)

    def _command(self, actor: Actor) -> Command | None:
        """Return what it does that can be said without a look at the table."""
        match self.action:
            case HandAction.NEXT:
                return NextHand(actor.user_id, round=self.address.round)
            case HandAction.AGAIN:
                return Start(actor, round=self.address.round)
        return card_command(self.action, self.arg, actor.user_id, self.address.round)

    @property
    def _picks(self) -> Picks:
        if self.action in {HandAction.PICK, HandAction.CONFIRM, *_SAYING}:
            return Picks(self.address.round, read_indices(self.arg))
        return NO_PICKS


def panel_view(  # noqa: PLR0913, PLR0917 - of whose panel, and what is picked in it
    text: Text,
    face: Face,
    stored: StoredTable,
    table: TrickTable,
    user_id: UserId,
    picks: Picks = NO_PICKS,
    picture: Picture | KeptPicture | None = None,
    note: str = "",
) -> ui.LayoutView:
    """Return what somebody sees alone, whatever phase the table is in and whether or not they have a seat.

    Args:
        text: The words.
        face: The face of the game.
        stored: The table's ids.
        table: Its state.
        user_id: Whose panel.
        picks: What they have picked; in another hand it does not count.
        picture: That of the table and of their cards, if there is one.
        note: What is said to their latest click, if anything.
    """
    blocks: list[str | ui.Item[Any]] = [_title(text, face, stored, table)]
    notes = [LINE, note] if note else []
    seat = table.seat_of(user_id)
    if not table.is_open:
        return panel(PRIVATE, [*blocks, text("tricks-panel-closed"), *notes])
    if seat is None:
        return panel(PRIVATE, [*blocks, note or text("tricks-panel-no-seat")])
    if picture is not None:
        blocks.append(picture.item())
    own = OwnHand(text, face, table, seat)
    address = HandAddress(stored.game, stored.table_id, table.round)
    picked = picks.indices if picks.round == table.round else ()
    return panel(PRIVATE, [*blocks, *own.words(), *notes], *_rows(own, address, picked))


def _title(text: Text, face: Face, stored: StoredTable, table: TrickTable) -> str:
    title = text(
        "tricks-panel-title" if table.round else "tricks-panel-title-first",
        game=game_name(text, face.name),
        table=str(stored.table_id),
        hand=str(table.round),
        link=stored.url,
    )
    return f"### {title}"


def _rows(own: OwnHand, address: HandAddress, picked: Collection[int]) -> Iterator[Row]:
    text, make = own.text, partial(PanelButton, address)

    def button(action: HandAction, label_id: str, style: ButtonStyle = OTHER, arg: str = "") -> PanelButton:
        return make(action, arg, ButtonFace(text(label_id), style))

    scores = button(HandAction.SCORES, "tricks-button-scores", arg=write_indices(picked))
    review = button(HandAction.REVIEW, "tricks-button-review")
    # Whoever is away has that to do first.
    back = [button(HandAction.BACK, "tricks-panel-back", NEXT)] if own.is_away else []
    match own.table.phase:
        case Phase.LOBBY:
            return
        case Phase.OVER:
            yield ui.ActionRow(button(HandAction.AGAIN, "tricks-button-again", NEXT), review, scores)
            return
        case Phase.BETWEEN:
            yield ui.ActionRow(*back, button(HandAction.NEXT, "tricks-button-next", NEXT), review, scores)
        case _:
            hint = button(HandAction.HINT, "tricks-panel-hint", arg=write_indices(picked))
            yield from own.rows(picked, make, hint, *back, scores)


def _note(table: TrickTable, user_id: UserId, words: str) -> Note:
    return Note(words, _standing(table, user_id))


def _standing(table: TrickTable, user_id: UserId) -> Hashable:
    """Return how things stand for somebody: what is said to them is past once that has changed."""
    seat = table.seat_of(user_id)
    if seat is None or table.hand is None:
        return table.round, table.phase, seat
    return table.round, table.phase, seat in table.waited_for, table.hand.held[seat]


async def show_panel(
    interaction: discord.Interaction[Any], stored: StoredTable, table: TrickTable, words: str = ""
) -> None:
    """Show a person their own cards, to them alone; anyone who was away is back by that.

    Args:
        interaction: Their click or command, which was deferred in private.
        stored: The table's ids.
        table: Its state.
        words: What is said to them there, if anything.

    Raises:
        RuleError: They have no seat.
    """
    verify_current(table, None)
    seated(table, UserId(interaction.user.id))
    note = _note(table, UserId(interaction.user.id), words) if words else None
    await _show(interaction, stored, table, note)


async def show_hint(interaction: discord.Interaction[Any], stored: StoredTable, table: TrickTable) -> None:
    """Show a person their own cards with what to do now, and why.

    Args:
        interaction: Their command, which was deferred in private.
        stored: The table's ids.
        table: Its state.

    Raises:
        RuleError: They have none, or there is nothing for them to do now.
    """
    stored, table = await seat_taken_back(interaction, stored, table)
    note = _note(table, UserId(interaction.user.id), await asked_hint(interaction, stored, table))
    # Thinking takes a while, and the others go on meanwhile.
    await _show(interaction, *await tables_of(interaction, stored.game).get(stored.table_id), note)


async def tell_in_panel(
    interaction: discord.Interaction[Any], stored: StoredTable, table: TrickTable, words: str
) -> None:
    """Tell somebody something in the panel that they have open at a table, or else by a message.

    Args:
        interaction: Their click at the table.
        stored: The table's ids.
        table: Its state.
        words: What.
    """
    user_id = UserId(interaction.user.id)
    shown = trick_panels_of(interaction).open_of(stored.table_id, user_id)
    if shown is None:
        await send_note(interaction, words)
        return
    shown.note = _note(table, user_id, words)
    await refresh_panel(shown, stored, table)
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        # The panel was opened after the click: nothing else takes back that the bot is thinking.
        await interaction.delete_original_response()


async def seat_taken_back(
    interaction: discord.Interaction[Any], stored: StoredTable, table: TrickTable
) -> tuple[StoredTable, TrickTable]:
    """Return a table for anyone who opens something of their own there: if they were away, they are back.

    Args:
        interaction: Their click or command.
        stored: The table's ids.
        table: Its state.

    Raises:
        RuleError: `table-unknown`.
    """
    user_id = UserId(interaction.user.id)
    seat = table.seat_of(user_id)
    if table.is_open and seat is not None and table.seats[seat].is_away:
        step = await tables_of(interaction, stored.game).apply(stored.table_id, TakeSeatBack(user_id))
        return step.stored, step.table
    return stored, table


def expired_view(open_panel: OpenPanel) -> ui.LayoutView:
    """Return what a panel says that is not kept up to date any more, with the button that shows it again."""
    text = text_for(open_panel.interaction)
    # Whichever hand is played when it is pressed.
    address = HandAddress(open_panel.game, open_panel.table_id, 0)
    looks = ButtonFace(text("tricks-button-hand"), NEXT)
    row: Row = ui.ActionRow(PanelButton(address, HandAction.SHOW, "", looks))
    return panel(PRIVATE, [text("tricks-panel-expired", table=str(open_panel.table_id))], row)


async def _show(
    interaction: discord.Interaction[Any],
    stored: StoredTable,
    table: TrickTable,
    note: Note | None = None,
    picks: Picks = NO_PICKS,
) -> None:
    """Show somebody's panel through their click, and remember it; they are there now if they were away.

    Args:
        interaction: Their click or command, whose answer is or becomes the panel.
        stored: The table's ids.
        table: Its state.
        note: What is said to them.
        picks: What they have picked.
    """
    stored, table = await seat_taken_back(interaction, stored, table)
    panels, message = trick_panels_of(interaction), interaction.message
    # The picture of a message for everybody is none of the panel's.
    is_own = message is not None and message.flags.ephemeral
    picture = next(iter(kept_in(message)), None) if is_own else None
    shown = OpenPanel(interaction, stored, table, _view, picks, picture, note=note)
    older = panels.latest(shown.table_id, shown.user_id)
    if older is not None and older.picture == shown.picture:
        shown.moment = older.moment
    # Before it is shown: an update that comes meanwhile must know what is picked in it.
    if table.is_open:
        panels.remember(shown)
    if not is_own:
        # Nobody waits for a picture to see their cards.
        await show_text(shown)
    await show_drawn(shown)
    if older is not None and older.message_id not in {None, shown.message_id}:
        await delete_panel(older)


def _view(its: OpenPanel, picture: Picture | KeptPicture | None) -> ui.LayoutView:
    text, face, note = text_for(its.interaction), face_of(its.interaction, its.game), its.note
    is_past = note is None or note.moment != _standing(its.table, its.user_id)
    words = "" if is_past or note is None else note.words
    return panel_view(text, face, its.stored, its.table, its.user_id, its.picks, picture, words)
