"""Showing open panels through the token of their latest click, a new panel first as text without picture."""

import logging
from functools import partial
from typing import Any, cast

import aiohttp
import discord
from discord import ui

from bot.tables.ports import StoredTable
from bot.tables.tricks import TrickTable
from bot.views.card_emoji import signs_if_refused
from bot.views.open_panels import Look, Moment, OpenPanel, Same, panels_of
from bot.views.pictures import REFUSED, KeptPicture, Picture, kept_in
from bot.views.tricks.pictures import Own, own_moment, own_picture

log = logging.getLogger(__name__)


async def refresh_panel(open_panel: OpenPanel, stored: StoredTable, table: TrickTable) -> None:
    """Bring an open panel up to date, with its picture, by one edit if it looks different now."""
    open_panel.stored, open_panel.table = stored, table
    await show_drawn(open_panel)


async def delete_panel(open_panel: OpenPanel) -> None:
    """Delete a panel that is of no more use, if its token is still valid."""
    try:
        await open_panel.visit.interaction.delete_original_response()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a panel stays: %s", type(error).__name__)


async def show_drawn(open_panel: OpenPanel) -> None:
    """Bring a panel up to date, with its picture, if it looks different now.

    If a picture of the panel is being drawn already, that drawing also shows the latest changes.
    """
    if not open_panel.is_drawn:
        await illustrate(open_panel)
        await show_text(open_panel)


async def illustrate(open_panel: OpenPanel) -> None:
    """Give a panel the picture of the present moment, with the matching text, unless it has that picture.

    Only one call draws for a panel at a time, and it draws again if the moment changes meanwhile. If no
    picture can be shown, the text stays as it is.
    """
    if open_panel.is_drawn:
        return
    open_panel.is_drawn = True
    try:
        while (moment := due_moment(open_panel)) != open_panel.moment and not open_panel.is_replaced:
            picture = await _picture(open_panel, moment)
            if _is_still(open_panel, moment):
                await _edit(open_panel, picture)
                # Set after the edit: a click in between takes over the old picture together with its moment.
                open_panel.moment = moment
                await _show_newer(open_panel)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a panel stays without its picture: %s", type(error).__name__)
    finally:
        open_panel.is_drawn = False


def _is_still(open_panel: OpenPanel, moment: Moment | None) -> bool:
    return due_moment(open_panel) == moment and not open_panel.is_replaced


async def _show_newer(open_panel: OpenPanel) -> None:
    """Show the panel of a later click again, if any: the edit with this picture may have overwritten it."""
    newer = panels_of(open_panel.visit).latest(open_panel.table_id, open_panel.user_id)
    if open_panel.is_replaced and newer is not None and newer.shown is not None:
        newer.shown, newer.moment = None, None
        await show_text(newer)
        await illustrate(newer)


async def _picture(open_panel: OpenPanel, moment: Moment | None) -> Picture | None:
    own = _own(open_panel)
    if own is None:
        return None
    is_wanted = partial(_is_still, open_panel, moment)
    return await own_picture(open_panel.visit, open_panel.game, open_panel.table, own, is_wanted)


def _own(open_panel: OpenPanel) -> Own | None:
    """Return the player for whom the panel's picture is drawn; None if it gets no picture."""
    seat = open_panel.table.seat_of(open_panel.user_id)
    preferences = open_panel.visit.preferences
    if seat is None or not open_panel.table.is_open or preferences.text_only:
        return None
    return Own(seat, preferences.four_colours)


def due_moment(open_panel: OpenPanel) -> Moment | None:
    """Return the moment that the picture of a panel has to show; None if it gets no picture."""
    own = _own(open_panel)
    return None if own is None else own_moment(open_panel.table, own)


async def show_text(open_panel: OpenPanel) -> None:
    """Bring the text of a panel up to date, and keep its picture if that is of the same hand and phase.

    A picture from another phase would be wrong: each phase shows other cards, and after a hand none are held.
    """
    due, its = due_moment(open_panel), open_panel.moment
    holds = due is not None and its is not None and (due.round, due.phase) == (its.round, its.phase)
    await _edit(open_panel, open_panel.picture if holds else None)


async def _edit(open_panel: OpenPanel, picture: Picture | KeptPicture | None) -> None:
    """Edit a panel if it looks different now; without its picture if Discord refuses the picture."""
    its, look = open_panel, _look(open_panel, picture)
    if its.shown is not None and look == its.look:
        return
    view = its.view(its, picture, look.is_current)
    components = _components(view)
    its.look = look
    if components == its.shown:
        return
    its.shown = components
    kept = {} if its.picture is None else {its.picture.file_name: its.picture.attachment_id}

    async def edit() -> discord.Message:
        attachments = [] if picture is None else [picture.attachment(kept)]
        return await its.visit.interaction.edit_original_response(view=view, attachments=attachments)

    try:
        message = await signs_if_refused(view, edit)
    except discord.HTTPException as error:
        if picture is None or error.status not in REFUSED:
            raise
        log.info("a panel is shown without its picture: %s", type(error).__name__)
        await _edit(open_panel, None)
    else:
        its.picture, its.message_id = next(iter(kept_in(message)), None), message.id


def _look(its: OpenPanel, picture: Picture | KeptPicture | None) -> Look:
    """Return what the layout of a panel with a picture follows from."""
    is_current = not isinstance(picture, KeptPicture) or its.moment == due_moment(its)
    name = None if picture is None else picture.file_name
    return Look(
        Same(its.stored), Same(its.table), its.picks, its.note, its.visit.preferences, name, is_current
    )


def _components(view: ui.LayoutView) -> list[dict[str, Any]]:
    # discord.py does not annotate this method.
    return cast("list[dict[str, Any]]", view.to_components())  # type: ignore[no-untyped-call]
