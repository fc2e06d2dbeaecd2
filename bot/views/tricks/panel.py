"""Somebody's own cards, to them alone, and what they can do: `<game>:<table>:<round>:<action>:<arg>`."""

import logging
import re
from collections.abc import Collection, Iterable, Iterator
from functools import partial
from typing import Any, Self, cast

import aiohttp
import discord
from discord import ui

from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.tables.table import verify_current
from bot.tables.tricks import IN_GAME, Command, NextHand, Phase, TakeSeatBack, TrickTable, with_cards
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.card_emoji import signs_if_refused
from bot.views.interactions import (
    face_of,
    members_of,
    preferences_of,
    tables_of,
    text_for,
    trick_panels_of,
)
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.open_panels import NO_PICKS, Moment, OpenPanel, Picks
from bot.views.pictures import REFUSED, KeptPicture, Picture, kept_in
from bot.views.style import NEXT, PRIVATE, panel
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
from bot.views.tricks.hint import show_hint
from bot.views.tricks.own_hand import OwnHand, Row
from bot.views.tricks.pictures import Own, own_moment, table_picture

log = logging.getLogger(__name__)


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
        """Do what it says, and show the panel as it is then."""
        # The answer first: it has three seconds, the database may take longer.
        await interaction.response.defer()
        try:
            stored, table = await self._act(interaction)
        except Exception:
            # What can no longer be pressed should not be offered any more.
            address = self.address
            stored, table = await tables_of(interaction, address.game).get(address.table_id)
            await _show(interaction, stored, table, self._picks, interaction.message)
            raise
        await _show(interaction, stored, table, self._picks, interaction.message)

    async def _act(self, interaction: discord.Interaction[Any]) -> tuple[StoredTable, TrickTable]:
        """Do what it says, and return the table as it is then."""
        tables, table_id = tables_of(interaction, self.address.game), self.address.table_id
        command = self._command(UserId(interaction.user.id))
        if command is None:
            stored, table = await tables.get(table_id)
            if self.action is HandAction.SHOW:
                return stored, table
            verify_current(table, self.address.round)
            if self.action is HandAction.HINT:
                await show_hint(interaction, *await seat_taken_back(interaction, stored, table))
                # It takes a while to think of one, and the others go on meanwhile.
                return await tables.get(table_id)
            command = hand_command(self.action, self.arg, UserId(interaction.user.id), table)
            if command is None:
                return stored, table
        step = await tables.apply(table_id, command)
        return step.stored, step.table

    def _command(self, user_id: UserId) -> Command | None:
        """Return what it does that can be said without a look at the table."""
        if self.action is HandAction.NEXT:
            return NextHand(user_id, round=self.address.round)
        return card_command(self.action, self.arg, user_id, self.address.round)

    @property
    def _picks(self) -> Picks:
        if self.action in {HandAction.PICK, HandAction.CONFIRM, HandAction.HINT}:
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
    """
    blocks: list[str | ui.Item[Any]] = [_title(text, face, stored, table)]
    seat = table.seat_of(user_id)
    if not table.is_open:
        return panel(PRIVATE, [*blocks, text("tricks-panel-closed")])
    if seat is None:
        return panel(PRIVATE, [*blocks, text("tricks-panel-no-seat")])
    if picture is not None:
        blocks.append(picture.item())
    own = OwnHand(text, face, table, seat)
    address = HandAddress(stored.game, stored.table_id, table.round)
    picked = picks.indices if picks.round == table.round else ()
    return panel(PRIVATE, [*blocks, *own.words(), *_absence(own)], *_rows(own, address, picked))


def _title(text: Text, face: Face, stored: StoredTable, table: TrickTable) -> str:
    title = text(
        "tricks-panel-title",
        game=game_name(text, face.name),
        table=str(stored.table_id),
        hand=str(table.hand_number),
        link=stored.url,
    )
    return f"### {title}"


def _absence(own: OwnHand) -> Iterable[str]:
    if own.is_away:
        yield own.text("tricks-panel-paused" if own.table.is_paused else "tricks-panel-away")


def _rows(own: OwnHand, address: HandAddress, picked: Collection[int]) -> Iterator[Row]:
    if own.table.phase not in IN_GAME:
        return
    text, make = own.text, partial(PanelButton, address)
    hint = make(HandAction.HINT, write_indices(picked), ButtonFace(text("tricks-panel-hint")))
    yield from own.rows(picked, make, hint)
    if own.table.phase is Phase.BETWEEN:
        looks = ButtonFace(text("tricks-button-next"), NEXT)
        yield ui.ActionRow(make(HandAction.NEXT, "", looks))
    if own.is_away:
        looks = ButtonFace(text("tricks-panel-back"), NEXT)
        yield ui.ActionRow(make(HandAction.BACK, "", looks))


async def show_panel(interaction: discord.Interaction[Any], stored: StoredTable, table: TrickTable) -> None:
    """Show a person their own cards, to them alone; anyone who was away is back by that.

    Args:
        interaction: Their click or command, which was deferred in private.
        stored: The table's ids.
        table: Its state.

    Raises:
        RuleError: They have none.
    """
    # Between two hands as well: there is nothing to show then, but they have asked for their cards.
    stored, table = await seat_taken_back(interaction, stored, table)
    with_cards(table, UserId(interaction.user.id))
    await _show(interaction, stored, table)


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


async def refresh_panel(open_panel: OpenPanel, face: Face, stored: StoredTable, table: TrickTable) -> None:
    """Show an open panel as it should be now, if it looks different; it keeps the picture that it has."""
    open_panel.stored, open_panel.table = stored, table
    await _show_text(open_panel, face)


async def _show(
    interaction: discord.Interaction[Any],
    stored: StoredTable,
    table: TrickTable,
    picks: Picks = NO_PICKS,
    message: discord.Message | None = None,
) -> None:
    """Show somebody's panel through their click, and remember it; they are there now if they were away.

    Args:
        interaction: Their click or command.
        stored: The table's ids.
        table: Its state.
        picks: What they have picked.
        message: The panel, where they have clicked in it.
    """
    stored, table = await seat_taken_back(interaction, stored, table)
    face, panels = face_of(interaction, stored.game), trick_panels_of(interaction)
    shown = OpenPanel(interaction, stored, table, picks, next(iter(kept_in(message)), None))
    older = panels.latest(shown.table_id, shown.user_id)
    if older is not None and older.picture == shown.picture:
        shown.moment = older.moment
    # Before it is shown: an update that comes meanwhile must know what is picked in it.
    if table.is_open:
        panels.remember(shown)
    await _show_text(shown, face)
    await illustrate(shown, face)


async def illustrate(open_panel: OpenPanel, face: Face) -> None:
    """Give a panel, which shows its text, the picture of this moment, by another edit, unless it has that.

    Whoever draws for a panel sees to what happens meanwhile. Where there can be no picture the text stays.
    """
    if open_panel.is_drawn:
        return
    open_panel.is_drawn = True
    try:
        while (moment := _moment(open_panel)) != open_panel.moment and not open_panel.is_replaced:
            picture = await _picture(open_panel, face)
            open_panel.moment = moment
            if _is_still(open_panel, moment):
                await _edit(open_panel, face, picture)
                await _show_newer(open_panel, face)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a panel stays without its picture: %s", type(error).__name__)
    finally:
        open_panel.is_drawn = False


def _is_still(open_panel: OpenPanel, moment: Moment | None) -> bool:
    return _moment(open_panel) == moment and not open_panel.is_replaced


async def _show_newer(open_panel: OpenPanel, face: Face) -> None:
    """Show what a later click has made of a panel once more, after a picture may have come in between."""
    newer = trick_panels_of(open_panel.interaction).latest(open_panel.table_id, open_panel.user_id)
    if open_panel.is_replaced and newer is not None and newer.shown is not None:
        newer.shown, newer.moment = None, None
        await _show_text(newer, face)
        await illustrate(newer, face)


async def _picture(open_panel: OpenPanel, face: Face) -> Picture | None:
    own, interaction = _own(open_panel), open_panel.interaction
    if own is None or not interaction.app_permissions.attach_files:
        return None
    names = await members_of(interaction).names_at_once(interaction.guild, open_panel.table.people)
    shown = table_picture(text_for(interaction), face, open_panel.table, names, own)
    return None if shown is None else await shown.draw()


def _own(open_panel: OpenPanel) -> Own | None:
    """Return whose picture a panel is to have; None where it is to have none."""
    seat, picks = open_panel.table.seat_of(open_panel.user_id), open_panel.picks
    preferences = preferences_of(open_panel.interaction)
    if seat is None or not open_panel.table.is_open or preferences.text_only:
        return None
    picked = picks.indices if picks.round == open_panel.table.round else ()
    return Own(seat, picked, preferences.four_colours)


def _moment(open_panel: OpenPanel) -> Moment | None:
    own = _own(open_panel)
    return None if own is None else own_moment(open_panel.table, own)


async def _show_text(open_panel: OpenPanel, face: Face) -> None:
    """Show a panel as its table is, with the picture that it has, even if another of that hand is due."""
    due, its = _moment(open_panel), open_panel.moment
    is_of_hand = due is not None and its is not None and due.round == its.round
    await _edit(open_panel, face, open_panel.picture if is_of_hand else None)


async def _edit(open_panel: OpenPanel, face: Face, picture: Picture | KeptPicture | None) -> None:
    """Show a panel with a picture, if it looks different; without one where Discord refuses that."""
    its, text = open_panel, text_for(open_panel.interaction)
    view = panel_view(text, face, its.stored, its.table, its.user_id, its.picks, picture)
    components = _components(view)
    if components == its.shown:
        return
    its.shown = components
    kept = {} if its.picture is None else {its.picture.file_name: its.picture.attachment_id}

    async def edit() -> discord.Message:
        attachments = [] if picture is None else [picture.attachment(kept)]
        return await its.interaction.edit_original_response(view=view, attachments=attachments)

    try:
        message = await signs_if_refused(view, edit)
    except discord.HTTPException as error:
        if picture is None or error.status not in REFUSED:
            raise
        log.info("a panel is shown without its picture: %s", type(error).__name__)
        await _edit(open_panel, face, None)
    else:
        its.picture = next(iter(kept_in(message)), None)


def _components(view: ui.LayoutView) -> list[dict[str, Any]]:
    # discord.py has no annotation for this.
    return cast("list[dict[str, Any]]", view.to_components())  # type: ignore[no-untyped-call]
