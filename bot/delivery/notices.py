"""Posts a note in the channel of a table that was called off."""

import logging
from functools import partial

import discord
from discord import ui

from bot.delivery.background import Attempts, Tasks, try_again
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short, nonce_of
from bot.delivery.pace import RequestPace
from bot.delivery.tables import server_text
from bot.services import CalledOff, Services
from bot.tables.ids import ChannelId, GuildId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.style import OVER, panel

log = logging.getLogger(__name__)


class Notices:
    """Tells players why their table has ended, and that they have lost nothing by it."""

    def __init__(self, client: discord.Client, services: Services, pace: RequestPace) -> None:
        self._client = client
        self._services = services
        self._pace = pace
        self._tasks = Tasks()
        self._untold: set[Attempts] = set()
        services.calling_off.subscribe(self.on_called_off)

    def on_called_off(self, ended: CalledOff) -> None:
        """Start to post the note about a table that was called off."""
        self._tasks.start(self._tell(ended), f"note for table {ended.stored.table_id}")

    def try_again(self, guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
        """Post at once the notes that could not be posted there; see `Board.try_again`."""
        try_again(self._untold, guild_id, channel_id)

    async def close(self) -> None:
        await self._tasks.close()

    async def _tell(self, ended: CalledOff) -> None:
        text = await server_text(self._client, self._services, ended.stored.guild_id)
        attempts, view = Attempts(ended.stored), called_off_view(text, ended)
        self._untold.add(attempts)
        try:
            attempts.begin()
            while attempts.is_due:
                await attempts.make(partial(self._is_settled, ended.stored, view))
        finally:
            self._untold.discard(attempts)

    async def _is_settled(self, table: StoredTable, view: ui.LayoutView) -> bool:
        """Try to post the note. Return whether no other attempt is needed."""
        try:
            await self._post(table, view)
        except discord.NotFound as error:
            log.info("no note for table %d: %s", table.table_id, fault_in_short(error))
        except DELIVERY_FAULTS as error:
            log.warning("no note for table %d yet: %s", table.table_id, fault_in_short(error))
            return False
        await self._services.store.note_end_announced(table.table_id)
        return True

    async def _post(self, table: StoredTable, view: ui.LayoutView) -> None:
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        await self._pace.turn()
        await channel.send(view=view, nonce=nonce_of("note", table.table_id))


def called_off_view(text: Text, ended: CalledOff) -> ui.LayoutView:
    """Return the note about a table that was called off."""
    number, points = str(ended.stored.table_id), ended.returned_points
    return panel(OVER, [text("table-called-off", table=number, points=points)])
