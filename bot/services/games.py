"""The tables of all games of this process, for requests that are not about one game."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

from bot.rules.errors import RuleError
from bot.services.steps import LatestSteps, Step
from bot.services.tables import TableService
from bot.store import Database
from bot.tables.commands import TableCommand
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.ports import StoredTable


class Games:
    """The table services of all games, by the name of the game."""

    def __init__(self, tables: Iterable[TableService[Any]], store: Database, latest: LatestSteps) -> None:
        self._tables = {each.game: each for each in tables}
        self._store = store
        self._latest = latest

    def __iter__(self) -> Iterator[TableService[Any]]:
        return iter(self._tables.values())

    def tables_of(self, game: str) -> TableService[Any]:
        """Return the tables of a game.

        Raises:
            RuleError: `table-unknown`: this program has no such game.
        """
        if game not in self._tables:
            raise RuleError("table-unknown")
        return self._tables[game]

    def subscribe(self, listener: Callable[[Step[Any]], None]) -> None:
        """Have a function called after every committed step of any game. It must return at once."""
        for tables in self:
            tables.subscribe(listener)

    def subscribe_to_damage(self, listener: Callable[[TableId], None]) -> None:
        """Have a function called when an open table is requested that cannot be read."""
        for tables in self:
            tables.subscribe_to_damage(listener)

    async def apply(self, table_id: TableId, command: TableCommand) -> Step[Any]:
        """Carry out a command that tables of every game understand.

        Args:
            table_id: Table numbers are counted over all games.

        Raises:
            RuleError: There is no such table, or the command is not allowed; nothing has changed.
        """
        latest = self._latest.of_table(table_id)
        stored = await self._store.table(table_id) if latest is None else latest.stored
        if stored is None:
            raise RuleError("table-unknown")
        return await self.tables_of(stored.game).apply(table_id, command)

    async def in_channel(self, channel_id: ChannelId) -> list[Step[Any]]:
        """Return the open tables of a channel, at most one of each game, as `all_open` does."""
        found = [await self._store.open_table(channel_id, tables.game) for tables in self]
        return self._loadable([stored for stored in found if stored is not None])

    async def all_open(self, guild_ids: Collection[GuildId] | None = None) -> list[Step[Any]]:
        """Return the open tables by number, each as a step without events.

        Tables that cannot be loaded are left out.

        Args:
            guild_ids: The servers of the tables; None for all.
        """
        return self._loadable(await self._store.open_tables(guild_ids))

    async def waiting_for(self, user_id: UserId) -> list[Step[Any]]:
        """Return the tables of all servers at which it is a person's turn, as `all_open` does."""
        steps = self._loadable(await self._store.open_tables_naming(user_id))
        return [each for each in steps if user_id in self.tables_of(each.stored.game).awaited(each.table)]

    async def all_with_unannounced_end(self, guild_ids: Collection[GuildId] | None = None) -> list[Step[Any]]:
        """Return the closed tables whose end was not shown yet, as `all_open` does."""
        return self._loadable(await self._store.tables_with_unannounced_end(guild_ids))

    def _loadable(self, tables: Sequence[StoredTable]) -> list[Step[Any]]:
        steps = [step for game in self for step in game.loadable(tables)]
        return sorted(steps, key=lambda step: step.stored.table_id)
