"""What leaves the bot after the steps of all games: each game's delivery shows the tables of that game."""

import asyncio
from collections.abc import Collection, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any

from discord import ui

from bot.delivery.gnau import GnauDelivery
from bot.delivery.tables import Means, TableDelivery
from bot.services import Step
from bot.tables.ids import ChannelId, GuildId
from bot.tables.ports import StoredTable


class Deliveries:
    """The deliveries of all games.

    Args:
        means: What they work with.
        gnau: That of Gnau.
        others: Those of the other games.

    Attributes:
        gnau: That of Gnau.
        places: The end of tables whose channel or server is gone.
    """

    def __init__(self, means: Means, gnau: GnauDelivery, others: Iterable[TableDelivery[Any]] = ()) -> None:
        self.gnau = gnau
        self.places = means.places
        self._games = means.services.games
        self._deliveries = {each.game: each for each in (gnau, *others)}

    def __iter__(self) -> Iterator[TableDelivery[Any]]:
        return iter(self._deliveries.values())

    def resume(self, step: Step[Any]) -> None:
        """Show a table again after a restart, and make up for what may have been left undone."""
        self._of(step.stored).resume(step)

    def catch_up(self, step: Step[Any]) -> None:
        """Show a table as it is, and make up for what may have been left undone."""
        self._of(step.stored).catch_up(step)

    async def view(self, stored: StoredTable, table: Any) -> ui.LayoutView:
        """Return the message of a table in a given state."""
        return await self._of(stored).view(stored, table)

    def complete(self, stored: StoredTable, table: Any) -> None:
        """Start to work out what is missing in the message of a table, and have it shown then."""
        self._of(stored).complete(stored, table)

    def show(self, table: StoredTable) -> None:
        """Make sure that a table's message is there and up to date."""
        self._of(table).show(table.table_id)

    def first_post(self, table: StoredTable) -> AbstractContextManager[None]:
        """Leave a new table alone while somebody else posts its message."""
        return self._of(table).first_post(table.table_id)

    def try_again(self, guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
        """Show at once what could not be shown there; see `Board.try_again`."""
        for delivery in self:
            delivery.try_again(guild_id, channel_id)

    async def show_ends(self, guild_id: GuildId) -> None:
        """Show how the tables of a server ended that nobody has seen the end of."""
        for step in await self._games.all_owing_last_look([guild_id]):
            self.resume(step)

    def take_up(self, guild_ids: Collection[GuildId]) -> None:
        """Show the tables of these servers from now on."""
        for delivery in self:
            delivery.take_up(guild_ids)

    def let_go(self, guild_ids: Collection[GuildId]) -> None:
        """Show the tables of these servers no more, until they are taken up again: another process does."""
        for delivery in self:
            delivery.let_go(guild_ids)

    async def finish(self) -> None:
        """Wait until everybody has been shown what has happened."""
        await asyncio.gather(*(delivery.finish() for delivery in self))

    async def close(self) -> None:
        """End what still runs."""
        for delivery in self:
            await delivery.close()

    def _of(self, table: StoredTable) -> TableDelivery[Any]:
        return self._deliveries[table.game]
