"""The managers' list of a server's open tables of all games, with a button to close each table."""

import re
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.commands import Close
from bot.tables.ids import GuildId, TableId
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.interactions import actor_of, open_tables_of, services_of, tables_of, text_for
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.phrases import relative_time
from bot.views.style import ENDING, LINE, OTHER, PRIVATE, panel

# Each table takes a text, a row and a button, and a message may have forty parts.
PAGE: Final = 8
_NO_TABLE: Final = TableId(0)


class Action(StrEnum):
    """What a button of the list does."""

    BACK = "back"
    ON = "on"
    ASK = "ask"
    KEEP = "keep"
    CLOSE = "close"


class OpenTablesButton(
    LastingButton,
    template=rf"open-tables:(?P<action>{'|'.join(Action)}):(?P<page>[0-9]{{1,4}}):(?P<table>[0-9]{{1,18}})",
):
    """Turns a page of the list, or asks whether to close a table and closes it.

    Args:
        page: The page that it leads to, from 0.
        table_id: 0 for no table.
    """

    def __init__(
        self, action: Action, page: int, table_id: TableId = _NO_TABLE, face: ButtonFace | None = None
    ) -> None:
        self.action, self.page, self.table_id = action, page, table_id
        super().__init__(button_with(f"open-tables:{action}:{page}:{table_id}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Action(match["action"]), int(match["page"]), TableId(int(match["table"])))

    @property
    def log_fields(self) -> dict[str, int]:
        return {"table": self.table_id} if self.table_id else {}

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        _verify_manages(interaction)
        if self.action is Action.ASK:
            view = _question(text_for(interaction), await _table(interaction, self.table_id), self.page)
        else:
            if self.action is Action.CLOSE:
                await _close(interaction, self.table_id)
            view = await _list(interaction, self.page)
        await interaction.response.edit_message(view=view)


async def show_open_tables(interaction: discord.Interaction[Any]) -> None:
    """Show the open tables of the server privately to a member with Manage Server.

    Raises:
        RuleError: `needs-manage-server`.
    """
    _verify_manages(interaction)
    await interaction.response.send_message(view=await _list(interaction, 0), ephemeral=True)


def _verify_manages(interaction: discord.Interaction[Any]) -> None:
    if not interaction.permissions.manage_guild:
        raise RuleError("needs-manage-server")


async def _close(interaction: discord.Interaction[Any], table_id: TableId) -> None:
    """Close a table, if the rules of its game let a manager do that now."""
    step = await _table(interaction, table_id)
    await tables_of(interaction, step.stored.game).apply(table_id, Close(actor_of(interaction)))


async def _table(interaction: discord.Interaction[Any], table_id: TableId) -> Step[Any]:
    for step in await open_tables_of(interaction):
        if step.stored.table_id == table_id:
            return step
    raise RuleError("table-closed")


async def _list(interaction: discord.Interaction[Any], page: int) -> ui.LayoutView:
    text, steps = text_for(interaction), await open_tables_of(interaction)
    since_ms = await services_of(interaction).store.tables_opened_ms(GuildId(interaction.guild_id or 0))
    last = max(len(steps) - 1, 0) // PAGE
    # Tables may have closed since the button was made.
    page = min(page, last)
    blocks: list[str | ui.Item[Any]] = [text("open-tables-title"), LINE]
    for step in steps[page * PAGE : (page + 1) * PAGE]:
        table_id = step.stored.table_id
        blocks.append(_line(text, step, since_ms.get(table_id)))
        face = ButtonFace(text("open-tables-button-ask", table=str(table_id)), OTHER)
        blocks.append(ui.ActionRow(OpenTablesButton(Action.ASK, page, table_id, face)))
    if not steps:
        blocks.append(text("open-tables-none"))
    return panel(PRIVATE, blocks, _turning(text, page, last))


def _line(text: Text, step: Step[Any], since_ms: int | None) -> str:
    stored = step.stored
    return text(
        "open-tables-line",
        game=game_name(text, stored.game),
        table=str(stored.table_id),
        link=stored.url,
        channel=f"<#{stored.channel_id}>",
        people=len(step.table.people),
        when=relative_time(since_ms),
    )


def _turning(text: Text, page: int, last: int) -> ui.ActionRow[Any] | None:
    if not last:
        return None
    back = ButtonFace(text("page-back"), is_disabled=page == 0)
    on = ButtonFace(text("page-on"), is_disabled=page == last)
    return ui.ActionRow(
        OpenTablesButton(Action.BACK, max(page - 1, 0), face=back),
        OpenTablesButton(Action.ON, min(page + 1, last), face=on),
    )


def _question(text: Text, step: Step[Any], page: int) -> ui.LayoutView:
    stored = step.stored
    asked = text(
        "open-tables-question",
        game=game_name(text, stored.game),
        table=str(stored.table_id),
        link=stored.url,
        people=len(step.table.people),
    )
    keep = ButtonFace(text("open-tables-button-keep"))
    close = ButtonFace(text("open-tables-button-close"), ENDING)
    row: ui.ActionRow[Any] = ui.ActionRow(
        OpenTablesButton(Action.KEEP, page, stored.table_id, keep),
        OpenTablesButton(Action.CLOSE, page, stored.table_id, close),
    )
    return panel(PRIVATE, [asked], row)
