"""The managers' list of a server's open tables of all games, with a button to close each table."""

import re
from enum import StrEnum
from typing import Any, Final, Self

from discord import ui

from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.commands import Close
from bot.tables.ids import TableId
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.phrases import relative_time
from bot.views.style import ENDING, LINE, OTHER, PRIVATE, panel
from bot.views.visit import Visit

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

    async def click(self, visit: Visit) -> None:
        visit.require_manager()
        if self.action is Action.ASK:
            view = _question(visit.text, await _table(visit, self.table_id), self.page)
        else:
            if self.action is Action.CLOSE:
                await _close(visit, self.table_id)
            view = await _list(visit, self.page)
        await visit.interaction.response.edit_message(view=view)


async def show_open_tables(visit: Visit) -> None:
    """Show the open tables of the server privately to a member with Manage Server.

    Raises:
        RuleError: `needs-manage-server`.
    """
    visit.require_manager()
    await visit.show(await _list(visit, 0))


async def _close(visit: Visit, table_id: TableId) -> None:
    """Close a table, if the rules of its game let a manager do that now."""
    step = await _table(visit, table_id)
    await visit.tables(step.stored.game).apply(table_id, Close(visit.actor))


async def _table(visit: Visit, table_id: TableId) -> Step[Any]:
    for step in await visit.open_tables():
        if step.stored.table_id == table_id:
            return step
    raise RuleError("table-closed")


async def _list(visit: Visit, page: int) -> ui.LayoutView:
    text, steps = visit.text, await visit.open_tables()
    since_ms = await visit.services.store.tables_opened_ms(visit.guild_id)
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
