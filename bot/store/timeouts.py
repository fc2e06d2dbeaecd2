"""How long a database server may keep a running bot waiting, and what happens then.

A connection can fall silent without ending: a cable, a firewall, a machine without power. A task that waits
for it waits for hours, and its locks stay. So this side closes the connection after a while, and the server
is asked to give up on a client that it no longer hears from.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import event, func, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from bot.store.engine import is_postgresql

_FRESH: Final = "gnau_fresh"


@dataclass(frozen=True)
class Limits:
    """How long a database server may keep a running bot waiting, in seconds.

    The locks of a bot that fell silent must be free again before its leases run out.

    Args:
        transaction_s: For a transaction, from connecting to its end.
        search_s: For a transaction that looks through everything.
        ping_s: For the answer of a connection that was idle.
        lock_s: On the server, for a lock that another transaction holds. Below `transaction_s`, so that the
            server gives up first, and says what it waited for.
        idle_s: On the server, between two statements of a transaction.
        unheard_s: On the server, for a sign that the client of a connection is still there.
    """

    transaction_s: float = 8.0
    search_s: float = 60.0
    ping_s: float = 2.0
    lock_s: float = 5.0
    idle_s: float = 8.0
    unheard_s: float = 30.0


def hold_to(engine: AsyncEngine, limits: Limits) -> None:
    """Apply these limits to a server's new connections, and test each connection before it is used again."""

    def prepare(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        connection.run_async(lambda line: line.execute(_settings(limits)))
        record.info[_FRESH] = True

    def ping(connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
        if record.info.pop(_FRESH, False):
            return
        try:
            connection.run_async(lambda line: line.execute("SELECT 1", timeout=limits.ping_s))
        except Exception as error:
            # The other connections of the pool are most likely broken too.
            raise InvalidatePoolError from error

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "checkout", ping)


def _settings(limits: Limits) -> str:
    # Set by a statement, because a connection pooler in between may refuse them as connection parameters.
    unheard_ms, third_s = int(limits.unheard_s * 1000), max(1, int(limits.unheard_s / 3))
    values = {
        "lock_timeout": int(limits.lock_s * 1000),
        "idle_in_transaction_session_timeout": int(limits.idle_s * 1000),
        "tcp_user_timeout": unheard_ms,
        "tcp_keepalives_idle": third_s,
        "tcp_keepalives_interval": third_s,
        "tcp_keepalives_count": 2,
    }
    return "; ".join(f"SET {name} = {value}" for name, value in values.items())


async def lift(connection: AsyncConnection) -> None:
    """Lift a transaction's limits on waiting for locks and on idle time."""
    if is_postgresql(connection):
        names = ("lock_timeout", "idle_in_transaction_session_timeout")
        await connection.execute(select(*(func.set_config(name, "0", True) for name in names)))


class Lines:
    """The connections in use. A connection that exceeds its time limit is closed."""

    def __init__(self) -> None:
        self._busy: set[Any] = set()

    @asynccontextmanager
    async def connect(
        self, engine: AsyncEngine, limit_s: float, turn: AbstractAsyncContextManager[None]
    ) -> AsyncIterator[AsyncConnection]:
        """Open a connection to a server; at the end, roll back everything that was not committed.

        Args:
            limit_s: How long connecting and the use of the connection may take together.
            turn: Entered before connecting, and held meanwhile; for example a semaphore.

        Raises:
            TimeoutError: There is no connection in time. After that, statements fail as on any broken
                connection.
        """
        with ExitStack() as hung_up:
            async with asyncio.timeout(limit_s) as connecting, turn, engine.connect() as connection:
                deadline_s = connecting.when()
                connecting.reschedule(None)
                line: Any = (await connection.get_raw_connection()).driver_connection
                assert deadline_s is not None
                timer = asyncio.get_running_loop().call_at(deadline_s, line.terminate)
                self._busy.add(line)
                # Cancelled only after the connection is returned, which may wait for the server too.
                hung_up.callback(timer.cancel)
                hung_up.callback(self._busy.discard, line)
                try:
                    yield connection
                finally:
                    await connection.rollback()

    def hang_up(self) -> None:
        """Close all connections in use, at once."""
        for line in tuple(self._busy):
            line.terminate()
