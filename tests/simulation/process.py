"""One process of the real bot, on a loop and a disk that can be taken away from it at any moment."""

import asyncio
import contextvars
import sqlite3
import uuid
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app import CardsBot, World, create_bot
from bot.services import FairChance
from bot.settings import Settings
from bot.tables.leases import Holder
from tests.simulation import payloads
from tests.simulation.faults import Faults, WireFault
from tests.simulation.loop import ProcessLoop
from tests.simulation.schedule import Schedule
from tests.simulation.wire import Session
from tests.support.languages import english_alone

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide
    from tests.simulation.trace import Trace


# What discord.py calls the tasks in which interactions are answered.
HANDLERS: Final = ("CommandTree-invoker", "discord-ui-dynamic-item-", "discord-ui-modal-dispatch-")


class MachineClock:
    """The clock of the machines, which somebody may set."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self.offset_ms = 1_800_000_000_000

    def now_ms(self) -> int:
        return self.offset_ms + int(self._schedule.now_s * 1000)


class Process:
    """A bot that was started.

    Args:
        number: Which process of the simulation, from 1.
    """

    def __init__(
        self,
        number: int,
        host: int,
        schedule: Schedule,
        discord: "DiscordSide",
        faults: Faults,
        trace: "Trace",
        clock: MachineClock,
        database_url: str,
    ) -> None:
        self.number = number
        self.host = host
        self.schedule = schedule
        self.discord = discord
        self.faults = faults
        self.trace = trace
        self.application_id = discord.application_id
        self.is_dead = False
        self.is_connected = False
        self.hears = False
        self.connections: list[sqlite3.Connection] = []
        self.loop = ProcessLoop(schedule, self)
        self._settings = Settings(token=None, database_url=database_url, shard_count=1)
        self._world = world_of(clock, host)
        self.bot: CardsBot | None = None
        self._main: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        schedule.loops.append(self.loop)
        # discord.py keeps locks of one event loop there, and would share them between all of them.
        self._context = contextvars.copy_context()
        self._context.run(async_context.set, AsyncWebhookAdapter())
        self.loop.call_soon(self._begin, context=self._context)
        self.note("starts")

    @property
    def failure(self) -> BaseException | None:
        """Why it could not start, if it could not."""
        return _failure_of(self._main)

    @property
    def failure_to_end(self) -> BaseException | None:
        """Why it could not end in an orderly way, if it could not."""
        return _failure_of(self._closing)

    def note(self, what: str) -> None:
        """Note something in the trace."""
        self.trace.note(f"process {self.number}: {what}")

    def wire_fault(self, possible: tuple[WireFault, ...]) -> WireFault | None:
        """Return what becomes of a request; Discord is well while a bot starts."""
        return self.faults.wire_fault(possible) if self.is_connected else None

    def feed(self, event: str, payload: dict[str, Any]) -> None:
        """Have the gateway tell something; it does so until a process that ends has left it."""
        if self.hears and not self.is_dead:
            self.loop.call_soon(self._parse, event, payload, context=self._context)

    def stop(self) -> None:
        """Ask it to end in an orderly way; `is_dead` once it has. Discord is well until then."""
        self.note("stops")
        self.is_connected = False
        self.loop.call_soon(self._end, context=self._context)

    def die(self) -> None:
        """End it here: nothing of it runs any more, and its files are closed as they are."""
        if self.is_dead:
            return
        self.note(f"dies at point {self.schedule.points}")
        self.is_dead = True
        self.is_connected = self.hears = False
        self.loop.drop()
        self.schedule.loops.remove(self.loop)
        for connection in self.connections:
            with suppress(sqlite3.Error):
                connection.rollback()
                connection.close()

    def handlers(self) -> list[asyncio.Task[Any]]:
        """Return the tasks in which it answers commands, clicks and forms at this moment."""
        tasks = [each for each in asyncio.all_tasks(self.loop) if each.get_name().startswith(HANDLERS)]
        return sorted(tasks, key=lambda task: task.get_name())

    def bury(self) -> None:
        """Let go of everything that is left of it."""
        self.die()
        self.loop.forget()
        self.bot = self._main = self._closing = None

    def _begin(self) -> None:
        self._main = self.loop.create_task(self._run())

    def _end(self) -> None:
        self._closing = self.loop.create_task(self._close())

    async def _run(self) -> None:
        self.bot = create_bot(self._settings, world=self._world)
        http = self.bot.http
        http.static_login = lambda token: _log_in(http, Session(self), token)  # type: ignore[method-assign]
        self.bot._connection.guild_ready_timeout = 0.0
        await self.bot.login("simulated")
        self._connect(self.bot)

    def _connect(self, bot: CardsBot) -> None:
        bot._connection.shard_count = 1
        bot._connection.shard_ids = [0]
        bot.__dict__["_AutoShardedClient__shards"][0] = _Shard(self)
        self.is_connected = self.hears = True
        self._parse("READY", payloads.ready(self.application_id, 1))
        for payload in self.discord.guild_payloads():
            self._parse("GUILD_CREATE", payload)
        self.note("is connected")

    def _parse(self, event: str, payload: dict[str, Any]) -> None:
        assert self.bot is not None
        self.bot._connection.parsers[event](payload)

    async def _close(self) -> None:
        if self.bot is not None:
            await self.bot.close()
        self.loop.call_soon(self.die)


class _Shard:
    """In place of a shard and its websocket."""

    id = 0
    latency = 0.05

    def __init__(self, process: Process) -> None:
        self.ws = self
        self._process = process

    def is_ws_ratelimited(self) -> bool:
        return False

    async def close(self, code: int = 1000) -> None:
        self._process.hears = False

    async def request_chunks(self, guild_id: int, *, nonce: str, user_ids: list[int], **_: Any) -> None:
        payload = self._process.discord.members_payload(guild_id, user_ids) | {"nonce": nonce}
        self._process.schedule.after(0.1, lambda: self._process.feed("GUILD_MEMBERS_CHUNK", payload))


def _failure_of(task: "asyncio.Task[None] | None") -> BaseException | None:
    if task is None or not task.done() or task.cancelled():
        return None
    return task.exception()


async def _log_in(http: HTTPClient, session: Session, token: str) -> Any:
    http._HTTPClient__session = session  # type: ignore[attr-defined]
    http._global_over = asyncio.Event()
    http._global_over.set()
    http.token = token
    return await http.request(Route("GET", "/users/@me"))


def world_of(clock: MachineClock, host: int) -> World:
    """Return the time, the chance and the place of a process.

    Args:
        clock: The time. What the machine calls random comes from the seed.
        host: On which machine it runs; one that is started again there is its own successor.
    """
    holder = Holder(uuid.uuid4().hex, f"host-{host}:1")
    return World(clock, FairChance(), edit_window_s=1.0, holder=holder, catalog=english_alone())
