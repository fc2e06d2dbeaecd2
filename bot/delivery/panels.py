"""Private panels that follow their table, for as long as they can: whose turn it is shows in one's hand."""

import asyncio
import logging

from bot.delivery.faults import DELIVERY_FAULTS
from bot.delivery.tasks import Tasks
from bot.players import Game
from bot.rules.errors import RuleError
from bot.services import TableService
from bot.tables.ids import TableId
from bot.tables.tricks import TrickTable
from bot.views.tricks import OpenPanel, OpenPanels, expired_view, refresh_panel

log = logging.getLogger(__name__)


class FollowedPanels:
    """Shows the open panels of a table anew after each of its steps, and says on them when that ends.

    Args:
        tables: The tables of one game.
        panels: The panels that people have open.
        window_s: The least time between two looks at one table.
    """

    def __init__(self, tables: TableService[TrickTable], panels: OpenPanels, window_s: float) -> None:
        self._game = Game(tables.game)
        self._tables = tables
        self._panels = panels
        self._window_s = window_s
        self._tasks = Tasks()
        # Which tables are followed at the moment, and whether something has changed since the last look.
        self._changed: dict[TableId, bool] = {}
        self._is_waiting = False
        panels.subscribe(self.on_opened)

    def on_opened(self, panel: OpenPanel) -> None:
        """Start to wait until a panel can be edited for the last time."""
        if panel.game is self._game and not self._is_waiting:
            self._is_waiting = True
            self._tasks.start(self._expire(), f"end panels of {panel.game}")

    def touch(self, table_id: TableId) -> None:
        """Say that a table has changed."""
        is_followed = table_id in self._changed
        self._changed[table_id] = True
        if not is_followed:
            self._tasks.start(self._follow(table_id), f"follow panels of table {table_id}")

    async def finish(self) -> None:
        """Wait until every open panel is shown as its table is."""
        await self._tasks.finish()

    async def close(self) -> None:
        """End all following; a panel can be opened again at any time."""
        await self._tasks.close()

    async def _follow(self, table_id: TableId) -> None:
        try:
            while self._changed[table_id]:
                self._changed[table_id] = False
                await asyncio.gather(*map(self._show, self._panels.open_at(table_id)))
                await asyncio.sleep(self._window_s)
        finally:
            del self._changed[table_id]

    async def _expire(self) -> None:
        try:
            while (left_s := self._panels.left_s(self._game)) is not None:
                await asyncio.sleep(left_s)
                await asyncio.gather(*map(self._end, self._panels.take_expired(self._game)))
        finally:
            self._is_waiting = False

    async def _end(self, panel: OpenPanel) -> None:
        try:
            await panel.interaction.edit_original_response(view=expired_view(panel))
        except DELIVERY_FAULTS as error:
            log.info("a panel ends without a word: %s", type(error).__name__)

    async def _show(self, panel: OpenPanel) -> None:
        try:
            is_followed = await refresh_panel(panel, self._tables)
        except (RuleError, *DELIVERY_FAULTS) as error:
            log.info("a panel is followed no more: %s", type(error).__name__)
            is_followed = False
        if not is_followed:
            self._panels.forget(panel)
