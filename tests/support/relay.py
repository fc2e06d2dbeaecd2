"""A relay between a bot and its PostgreSQL server whose connections can fall silent without ending."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import Enum

import sqlalchemy as sa

# As the driver sends it.
_COMMIT = b"COMMIT;\x00"


class Swallow(Enum):
    """What is lost of a COMMIT, together with everything that comes after it on the same connection."""

    COMMIT = "the server never hears of it"
    ANSWER = "the server has carried it out, and nobody hears of that"


class Relay:
    """Passes on what is said.

    On a connection that has fallen silent neither side hears of the other any more, not even of its end.
    """

    def __init__(self, server: str) -> None:
        self._server = sa.make_url(server)
        self._calls: set[asyncio.Task[None]] = set()
        self._ends: set[StreamWriter] = set()
        # Of each connection, whether it has fallen silent.
        self._silent: set[asyncio.Event] = set()
        self._swallow: Swallow | None = None
        self._is_silent = False
        self._is_over = asyncio.Event()
        self.url = server
        self.has_swallowed = asyncio.Event()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Listen: from now on `url` is the database's address by way of the relay."""
        listener = await asyncio.start_server(self._answer, "127.0.0.1")
        port = listener.sockets[0].getsockname()[1]
        self.url = self._server.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        try:
            yield
        finally:
            listener.close()
            self._is_over.set()
            for end in self._ends:
                end.transport.abort()
            while self._calls:
                await asyncio.wait(self._calls)

    def swallow(self, what: Swallow) -> None:
        """Silence the connection on which the next COMMIT is sent."""
        self._swallow = what
        self.has_swallowed.clear()

    def fall_silent(self) -> None:
        """Silence all connections for good, and new ones until `hear_again`."""
        self._is_silent = True
        for silent in self._silent:
            silent.set()

    def hear_again(self) -> None:
        """Serve new connections."""
        self._is_silent = False

    async def _answer(self, reader: StreamReader, writer: StreamWriter) -> None:
        call, silent = asyncio.current_task(), asyncio.Event()
        assert call is not None
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)
        if self._is_silent:
            silent.set()
        server_reader, server_writer = await asyncio.open_connection(self._server.host, self._server.port)
        ends = {writer, server_writer}
        self._silent.add(silent)
        self._ends |= ends
        await asyncio.gather(
            self._pass_on(reader, server_writer, silent), self._pass_on(server_reader, writer, silent)
        )
        self._silent.discard(silent)
        self._ends -= ends

    async def _pass_on(self, source: StreamReader, target: StreamWriter, silent: asyncio.Event) -> None:
        with suppress(OSError):
            while said := await source.read(65_536):
                swallow, self._swallow = (self._swallow, None) if _COMMIT in said else (None, self._swallow)
                if swallow is Swallow.COMMIT:
                    silent.set()
                if not silent.is_set():
                    target.write(said)
                if swallow is not None:
                    silent.set()
                    self.has_swallowed.set()
        if silent.is_set():
            # One side has gone, and the other is to know nothing of it.
            await self._is_over.wait()
        target.transport.abort()
