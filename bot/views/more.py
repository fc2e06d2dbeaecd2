"""The private panel behind **More**: what this person may do at a table now, each with a short sentence."""

import re
from collections.abc import Iterable
from typing import Any, Self

from discord import ui

from bot.tables.ids import TableId
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.lasting import ButtonFace, LastingButton, PlacedButton, button_with
from bot.views.phrases import person_name
from bot.views.style import PRIVATE, panel
from bot.views.terms import Entry
from bot.views.visit import Visit


class MoreButton(LastingButton, template=r"more:(?P<game>[a-z_]{1,32}):(?P<table>[0-9]{1,18})"):
    """Opens the panel, or leads back to it."""

    def __init__(self, game: str, table_id: TableId, face: ButtonFace | None = None) -> None:
        self.game = game
        self.table_id = table_id
        super().__init__(button_with(f"more:{game}:{table_id}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], TableId(int(match["table"])))

    async def click(self, visit: Visit) -> None:
        await visit.take()
        await show_more(visit, self.game, self.table_id)


def more_button(text: Text, game: str, table_id: TableId) -> MoreButton:
    """Return the button in a table's message."""
    return MoreButton(game, table_id, ButtonFace(text("more-button")))


def back_button(text: Text, game: str, table_id: TableId) -> MoreButton:
    """Return the button that leads back to the panel."""
    return MoreButton(game, table_id, ButtonFace(text("page-back")))


async def show_more(visit: Visit, game: str, table_id: TableId, done: str = "") -> None:
    """Show the panel in place of the private message that the click was made in or is answered with.

    Args:
        done: What the person has just done, or asked for.
    """
    text = visit.text
    stored, table = await visit.tables(game).get(table_id)
    number = str(table_id)
    if not table.is_open:
        blocks = [*filter(None, [done]), text("table-closed", table=number)]
        await visit.interaction.edit_original_response(view=panel(PRIVATE, blocks))
        return
    host = person_name(text, table.opener_id)
    title = text("more-title", game=game_name(text, game), table=number, host=host)
    entries = [*visit.terms(game).entries(text, stored, table, visit.actor)]
    if visit.user_id not in table.people and not table.is_for_seated_alone:
        follow = PlacedButton(f"follow:{game}:{table_id}", ButtonFace(text("follow-button")))
        entries.insert(0, Entry(text("more-about-follow"), follow))
    await visit.interaction.edit_original_response(view=more_view(title, entries, done))


async def tell_done(visit: Visit, game: str, table_id: TableId, done: str) -> None:
    """Say what was done: in the panel if the button was pressed there, otherwise in a private note."""
    if visit.is_in_private:
        await show_more(visit, game, table_id, done)
    else:
        await visit.tell(done)


def more_view(title: str, entries: Iterable[Entry], done: str = "") -> ui.LayoutView:
    """Return the panel with its entries, and what was just done above them."""
    return panel(PRIVATE, [title, *filter(None, [done]), *map(_section, entries)])


def _section(entry: Entry) -> ui.Item[Any]:
    button: ui.Item[Any] = entry.button
    return ui.Section(ui.TextDisplay(entry.words), accessory=button)
