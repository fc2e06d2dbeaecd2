"""Calls off tables that cannot go on: they are closed, and all points at stake are given back."""

import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.store import Database, ledger
from bot.tables.games import Game, is_loadable
from bot.tables.ids import GuildId, TableId
from bot.tables.leases import NotOurGuild
from bot.tables.points import Account, returned
from bot.tables.ports import Clock, StoredEvent, StoredTable, VersionConflict

log = logging.getLogger(__name__)

_CALLED_OFF: Final = "TableCalledOff"


@dataclass(frozen=True)
class CalledOff:
    """A table that was called off.

    Args:
        stored: The table, closed by now.
    """

    stored: StoredTable
    returned_points: int


class CallingOff:
    """Calls off damaged tables and tables of games that this program does not have."""

    def __init__(self, store: Database, clock: Clock, games: Sequence[Game]) -> None:
        self._games = games
        self._store = store
        self._clock = clock
        self._listeners: list[Callable[[CalledOff], None]] = []

    def subscribe(self, listener: Callable[[CalledOff], None]) -> None:
        """Have a function called for every table that is called off. It must return at once."""
        self._listeners.append(listener)

    async def cancel_unreadable_tables(self, guild_ids: Collection[GuildId] | None = None) -> None:
        """Call off every open table that cannot go on, in these servers or, for None, in all."""
        for stored in await self._store.open_tables(guild_ids):
            if not is_loadable(stored, self._games):
                await self._try_to_end(stored)

    async def call_off(self, table_id: TableId) -> None:
        """Call off a table if it is open."""
        stored = await self._store.table(table_id)
        if stored is not None and stored.is_open:
            # Another process may have the server, or may have been faster.
            with suppress(NotOurGuild, VersionConflict):
                await self._end(stored)

    async def remind(self, guild_ids: Collection[GuildId] | None = None) -> None:
        """Tell the listeners again of called-off tables whose end was not shown yet.

        Args:
            guild_ids: None for all servers.
        """
        for stored in await self._store.tables_with_unannounced_end(guild_ids):
            event = await self._store.last_event(stored.table_id)
            if event is not None and event.kind == _CALLED_OFF:
                self._tell(CalledOff(stored, event.data.get("returned_points", 0)))

    async def _try_to_end(self, stored: StoredTable) -> None:
        try:
            await self._end(stored)
        except (NotOurGuild, VersionConflict):
            # Another process has the server, or was faster.
            return
        except Exception:
            # The other tables must be taken up all the same; the next beat tries this one again.
            log.exception("table %d cannot be called off", stored.table_id)

    async def _end(self, stored: StoredTable) -> None:
        ended = await self._call_off(stored)
        # The log does not give the reason: an error message about a snapshot may contain a player's cards.
        log.warning(
            "table %d (%s) cannot go on: called off, points returned: %d",
            *(stored.table_id, stored.game, ended.returned_points),
        )
        self._tell(ended)

    async def _call_off(self, stored: StoredTable) -> CalledOff:
        now_ms, points = self._clock.now_ms(), 0
        async with self._store.transaction() as transaction:
            escrow = Account.escrow(stored.guild_id, stored.table_id)
            reservation = await ledger.reservation(transaction.connection, escrow)
            if reservation is not None:
                posting = returned(reservation)
                points = sum(max(entry.amount_points, 0) for entry in posting.entries)
                await transaction.post(posting, now_ms=now_ms)
            event = StoredEvent(_CALLED_OFF, {"returned_points": points})
            closed = await transaction.close_table(stored, event, now_ms=now_ms)
        return CalledOff(closed, points)

    def _tell(self, ended: CalledOff) -> None:
        for listener in self._listeners:
            listener(ended)
