"""A player's private panel: own cards and buttons, with ids `<game>:<table>:<round>:<action>:<arg>`."""

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
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.open_panels import NO_PICKS, Note, OpenPanel, OpenPanels, Picks, panels_of
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
from bot.views.visit import Visit

# Two players may press these at the same moment. The later click finds it done and gets no message.
_GOING_ON: Final = frozenset({HandAction.NEXT, HandAction.AGAIN})
# Actions that only show a note in the panel.
_SAYING: Final = frozenset({HandAction.HINT, HandAction.SCORES})


class PanelButton(LastingButton, template=rf"{ADDRESS}:(?P<action>{'|'.join(HandAction)}):{ARG}"):
    """A button of a panel. It names no owner: it plays the cards of the person who clicks.

    Args:
        arg: A card, indices of cards, or a choice, depending on the action.
        looks: None where the button only has to answer a click.
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

    async def click(self, visit: Visit) -> None:
        """Carry out the action, and show the panel afterwards, with any note on the click in the panel."""
        if self.action is HandAction.REVIEW:
            await show_review(visit, self.address)
            return
        # Answer first: Discord waits three seconds, and the database may take longer.
        await visit.defer()
        visit.show_note = partial(self._tell, visit)
        stored, table, note = await self._act(visit)
        await _show(visit, stored, table, note, self._picks)

    async def _tell(self, visit: Visit, note: str) -> None:
        """Show a note in the panel, and bring the panel up to date, so that outdated buttons disappear."""
        stored, table = await visit.tables(self.address.game).get(self.address.table_id)
        if self.address.round < table.round and table.is_open:
            # The click brings the panel up to date, so the player need not look for the latest hand.
            note = "" if self.action in _GOING_ON else visit.text("tricks-panel-hand-over")
        said = _note(table, visit.user_id, note)
        await _show(visit, stored, table, said, self._picks)

    async def _act(self, visit: Visit) -> tuple[StoredTable, TrickTable, Note | None]:
        """Carry out the action, and return the table afterwards, with any note for the player."""
        tables, table_id = visit.tables(self.address.game), self.address.table_id
        command = self._command(visit.actor)
        if command is None:
            stored, table = await tables.get(table_id)
            if self.action is HandAction.SHOW:
                return stored, table, None
            verify_current(table, self.address.round)
            if self.action in _SAYING:
                note = await self._said(visit, stored, table)
                # The note may take a while, and the others play on meanwhile, so read the table again.
                return *await tables.get(table_id), note
            command = hand_command(self.action, self.arg, visit.user_id, table)
            if command is None:
                return stored, table, None
        step = await tables.apply(table_id, command)
        return step.stored, step.table, None

    async def _said(self, visit: Visit, stored: StoredTable, table: TrickTable) -> Note:
        """Return the note that the player asks for: a hint or the score sheet."""
        stored, table = await seat_taken_back(visit, stored, table)
        if self.action is HandAction.HINT:
            words = await asked_hint(visit, stored, table)
        else:
            face = visit.face(stored.game)
            words = score_sheet(visit.text, face, table)
        return _note(table, visit.user_id, words)

    def _command(self, actor: Actor) -> Command | None:
        """Return the command of the action if it does not depend on the table; else None."""
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


def panel_view(  # noqa: PLR0913, PLR0917 - a panel depends on all of them
    text: Text,
    face: Face,
    stored: StoredTable,
    table: TrickTable,
    user_id: UserId,
    picks: Picks = NO_PICKS,
    picture: Picture | KeptPicture | None = None,
    note: str = "",
    *,
    is_current: bool = True,
) -> ui.LayoutView:
    """Return the private panel of a person, for any phase of the table and also for a person without a seat.

    Args:
        picks: The picked cards. Picks of another hand are ignored.
        picture: The picture of the table.
        note: The answer to the latest click; empty for none.
        is_current: Whether the picture shows this moment, so that its words need not be said.
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
    words = own.words(is_drawn=picture is not None and is_current)
    return panel(PRIVATE, [*blocks, *words, *notes], *_rows(own, address, picked))


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
    # A player who is away sees this button first. Where there is a next step, that is the way back, too.
    style = NEXT if own.table.phase is Phase.PLAYING else OTHER
    back = [button(HandAction.BACK, "tricks-panel-back", style)] if own.is_away else []
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
    """Return the situation of a person at the table; a note is outdated once the situation has changed."""
    seat = table.seat_of(user_id)
    if seat is None or table.hand is None:
        return table.round, table.phase, seat
    return table.round, table.phase, seat in table.waited_for, table.hand.held[seat]


async def show_panel(visit: Visit, stored: StoredTable, table: TrickTable, words: str = "") -> None:
    """Show a player's panel privately; a player who was away counts as back.

    Args:
        visit: The player's click or command, which was deferred in private.
        words: A note in the panel; empty for none.

    Raises:
        RuleError: `table-closed`, `not-seated`.
    """
    verify_current(table, None)
    seated(table, visit.user_id)
    note = _note(table, visit.user_id, words) if words else None
    await _show(visit, stored, table, note)


async def show_hint(visit: Visit, stored: StoredTable, table: TrickTable) -> None:
    """Show a player's panel with a hint: what to do now, and why.

    Args:
        visit: The player's command, which was deferred in private.

    Raises:
        RuleError: The player has no cards, or there is nothing for them to do now.
    """
    stored, table = await seat_taken_back(visit, stored, table)
    note = _note(table, visit.user_id, await asked_hint(visit, stored, table))
    # Thinking takes a while, and the others play on meanwhile, so read the table again.
    await _show(visit, *await visit.tables(stored.game).get(stored.table_id), note)


async def note_in_panel(
    panels: OpenPanels, stored: StoredTable, table: TrickTable, user_id: UserId, words: str
) -> bool:
    """Show a note in the panel that a player has open at a table; return whether there is one."""
    shown = panels.open_of(stored.table_id, user_id)
    if shown is None:
        return False
    shown.note = _note(table, user_id, words)
    await refresh_panel(shown, stored, table)
    return True


async def tell_in_panel(visit: Visit, stored: StoredTable, table: TrickTable, words: str) -> None:
    """Show a note in the panel that the player has open at a table, or else as a private message."""
    if not await note_in_panel(panels_of(visit), stored, table, visit.user_id, words):
        await visit.tell(words)
        return
    if visit.interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        # The panel was opened after the click, so the placeholder "thinking…" has to be removed here.
        await visit.interaction.delete_original_response()


async def seat_taken_back(
    visit: Visit, stored: StoredTable, table: TrickTable
) -> tuple[StoredTable, TrickTable]:
    """Return the table; if the person who clicked or typed was away, they take their seat back first.

    Raises:
        RuleError: `table-unknown`.
    """
    user_id = visit.user_id
    seat = table.seat_of(user_id)
    if table.is_open and seat is not None and table.seats[seat].is_away:
        step = await visit.tables(stored.game).apply(stored.table_id, TakeSeatBack(user_id))
        return step.stored, step.table
    return stored, table


async def _show(
    visit: Visit, stored: StoredTable, table: TrickTable, note: Note | None = None, picks: Picks = NO_PICKS
) -> None:
    """Show and remember a player's panel; a player who was away counts as back.

    Args:
        visit: The click or command whose answer is the panel or becomes it.
    """
    stored, table = await seat_taken_back(visit, stored, table)
    panels, message = panels_of(visit), visit.interaction.message
    # The picture of a public message does not belong to the panel.
    is_own = message is not None and message.flags.ephemeral
    picture = next(iter(kept_in(message)), None) if is_own else None
    shown = OpenPanel(visit, stored, table, _view, picks, picture, note=note)
    older = panels.latest(shown.table_id, shown.user_id)
    if older is not None and older.picture == shown.picture:
        shown.moment = older.moment
    # Remember the panel before showing it: an update that comes meanwhile must know the picked cards.
    if table.is_open:
        panels.remember(shown)
    if not is_own:
        # The text goes first, so that no player waits for a picture to see the cards.
        await show_text(shown)
    await show_drawn(shown)
    if older is not None and older.message_id not in {None, shown.message_id}:
        await delete_panel(older)


def _view(its: OpenPanel, picture: Picture | KeptPicture | None, is_current: bool) -> ui.LayoutView:  # noqa: FBT001
    text, face, note = its.visit.text, its.visit.face(its.game), its.note
    is_past = note is None or note.moment != _standing(its.table, its.user_id)
    words = "" if is_past or note is None else note.words
    return panel_view(
        text, face, its.stored, its.table, its.user_id, its.picks, picture, words, is_current=is_current
    )
