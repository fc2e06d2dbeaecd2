"""Monitoring of one bot: its metrics, its health, and the HTTP pages that report both."""

import asyncio
import json
import logging
import math
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Summary,
    generate_latest,
)

from bot.services import Services, Step
from bot.store import Database
from bot.timing import Part, subscribe
from bot.views.easel import easel

log = logging.getLogger(__name__)

# Discord accepts the first answer to an interaction only within this time.
PATIENCE_S: Final = 3.0
_FIRST_ANSWER: Final = re.compile(r"/interactions/([0-9]+)/[^/]+/callback$")
_HTTP_FAULT: Final = 400
# The last limit is the time that Discord waits for the first answer.
_ANSWER_BUCKETS_S = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)


class Figures:
    """The metrics of one process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self.interactions = Counter(
            "gnau_interactions",
            "Clicks, commands, forms and suggestions by what became of them",
            ["kind", "outcome"],
            registry=registry,
        )
        self.dropped = Counter(
            "gnau_dropped_interactions",
            "Interactions for which this process had no time, so nothing was done",
            ["kind"],
            registry=registry,
        )
        self.answer_seconds = Histogram(
            "gnau_answer_seconds",
            "From the arrival of an interaction to the moment Discord has its first answer",
            buckets=_ANSWER_BUCKETS_S,
            registry=registry,
        )
        self.rounds = Counter("gnau_rounds", "Settled rounds by game", ["game"], registry=registry)
        self.open_tables = Gauge(
            "gnau_open_tables", "Open tables in the servers of this process", registry=registry
        )
        self.transactions = Counter(
            "gnau_transactions",
            "Transactions of the database, kept or undone",
            ["outcome"],
            registry=registry,
        )
        self.rest_failures = Counter(
            "gnau_rest_failures",
            "Requests that Discord refused, by HTTP status and Discord's own code (0 without one)",
            ["status", "code"],
            registry=registry,
        )
        self.leases = Gauge("gnau_leases", "Servers that this process answers for", registry=registry)
        self.loop_lag_seconds = Gauge(
            "gnau_event_loop_lag_seconds", "How late the event loop last woke", registry=registry
        )
        Gauge(
            "gnau_waiting_pictures", "Pictures that are being drawn, or wait for it", registry=registry
        ).set_function(lambda: easel().waiting)
        self._seconds_of = _seconds_of_parts(registry)
        self.shard_latency_seconds = Gauge(
            "gnau_shard_latency_seconds", "From a heartbeat to its answer", ["shard"], registry=registry
        )

    def note_part(self, part: Part, seconds: float) -> None:
        """Note how long a part of the work took."""
        self._seconds_of[part].observe(seconds)

    def note_transaction(self, *, is_kept: bool) -> None:
        """Count a transaction of the database."""
        self.transactions.labels("kept" if is_kept else "undone").inc()


def _seconds_of_parts(registry: CollectorRegistry) -> Mapping[Part, Summary]:
    told = "How long parts of the work took: in a queue, in the database, drawing, and at Discord"
    seconds = Summary("gnau_part_seconds", told, ["part"], registry=registry)
    return {part: seconds.labels(part) for part in Part}


_KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "form",
}


class Answers:
    """The interactions that wait for their first answer.

    Args:
        now_s: A clock that never goes back, in seconds.
    """

    def __init__(self, figures: Figures, now_s: Callable[[], float] = time.monotonic) -> None:
        self._figures = figures
        self._now_s = now_s
        self._waiting: OrderedDict[int, tuple[str, float]] = OrderedDict()

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Note the arrival of an interaction."""
        self.give_up()
        kind = _KINDS.get(interaction.type)
        if kind is not None:
            self._waiting[interaction.id] = (kind, self._now_s())

    def dropped(self, interaction: discord.Interaction[Any]) -> None:
        """Count an interaction that was not carried out because it had waited too long."""
        self._figures.dropped.labels(_KINDS[interaction.type]).inc()

    def answered(self, interaction_id: int, status: int) -> None:
        """Note Discord's status for the first answer to an interaction. Later answers are ignored."""
        kind, since_s = self._waiting.pop(interaction_id, (None, 0.0))
        if kind is None:
            return
        if status >= _HTTP_FAULT:
            self._figures.interactions.labels(kind, "refused").inc()
            return
        self._figures.interactions.labels(kind, "answered").inc()
        self._figures.answer_seconds.observe(self._now_s() - since_s)

    def give_up(self) -> None:
        """Count and forget interactions not answered in time here; another process may have answered them."""
        latest_s = self._now_s() - PATIENCE_S
        while self._waiting:
            interaction_id, (kind, since_s) = next(iter(self._waiting.items()))
            if since_s > latest_s:
                return
            del self._waiting[interaction_id]
            self._figures.interactions.labels(kind, "unanswered").inc()


def rest_trace(figures: Figures, answers: Answers) -> aiohttp.TraceConfig:
    """Return the hooks through which the HTTP library reports each request."""

    async def on_start(_session: Any, context: SimpleNamespace, _: aiohttp.TraceRequestStartParams) -> None:
        context.begun_s = time.perf_counter()

    async def on_end(_session: Any, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        context.status = end.response.status
        figures.note_part(Part.DISCORD, time.perf_counter() - context.begun_s)
        first_answer = _FIRST_ANSWER.search(end.url.path)
        if first_answer and not _is_repeated(end.response.status):
            answers.answered(int(first_answer[1]), end.response.status)

    async def on_body(
        _session: Any, context: SimpleNamespace, body: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        status = getattr(context, "status", 0)
        if status >= _HTTP_FAULT:
            figures.rest_failures.labels(status, _code(body.chunk)).inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(on_start)
    trace.on_request_end.append(on_end)
    trace.on_response_chunk_received.append(on_body)
    return trace


def _is_repeated(status: int) -> bool:
    """Return whether discord.py will repeat the request, so that the interaction still waits."""
    return status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR


def _code(body: bytes) -> int:
    """Return Discord's own error code; 0 if it gives none."""
    try:
        code = json.loads(body)["code"]
    except (ValueError, LookupError, TypeError):
        return 0
    return code if isinstance(code, int) else 0


LAG_EVERY_S: Final = 1.0


class Monitor:
    """The metrics and the health of a bot, served over HTTP after `open`."""

    def __init__(self, host: str, port: int, registry: CollectorRegistry) -> None:
        self._address = (host, port)
        self._figures = Figures(registry)
        self._answers = Answers(self._figures)
        self._server = Server(self._figures, self._fault, self._refresh)
        self._bot: discord.AutoShardedClient | None = None
        self._services: Services | None = None
        self._lag: asyncio.Task[None] | None = None
        self._end_timing: Callable[[], None] = lambda: None
        self.trace = rest_trace(self._figures, self._answers)
        self.arrived = self._answers.arrived
        self.dropped = self._answers.dropped

    async def open(self) -> None:
        """Start serving. Until `watch` is called the bot is reported as alive, but not as ready.

        Raises:
            AddressTaken: The address cannot be used.
        """
        await self._server.open(*self._address)
        self._lag = asyncio.create_task(self._measure_lag(), name="measure the event loop's lag")
        log.info("health and figures are served at %s:%d", *self._address)

    def watch(self, bot: discord.AutoShardedClient, services: Services, database: Database) -> None:
        """Start counting what a bot does."""
        self._bot, self._services = bot, services
        services.games.subscribe(self._on_step)
        database.subscribe(lambda is_kept: self._figures.note_transaction(is_kept=is_kept))
        self._end_timing = subscribe(self._figures.note_part)

    async def close(self) -> None:
        """Stop serving."""
        if self._lag is not None:
            self._lag.cancel()
        self._end_timing()
        await self._server.close()

    def _on_step(self, step: Step[Any]) -> None:
        if step.rounds:
            self._figures.rounds.labels(step.stored.game).inc(step.rounds)

    async def _fault(self) -> str | None:
        if self._bot is None or self._services is None:
            return "starting"
        return await Health(self._bot, self._services).fault()

    async def _refresh(self) -> None:
        self._answers.give_up()
        if self._bot is None or self._services is None:
            return
        held = self._services.leases.held
        self._figures.leases.set(len(held))
        for shard_id, latency_s in self._bot.latencies:
            # The latency is NaN until the first heartbeat is answered.
            if math.isfinite(latency_s):
                self._figures.shard_latency_seconds.labels(shard_id).set(latency_s)
        try:
            counts = await self._services.store.open_table_counts()
        except Exception:
            log.warning("the open tables could not be counted", exc_info=True)
            return
        self._figures.open_tables.set(sum(count for guild_id, count in counts.items() if guild_id in held))

    async def _measure_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due_s = loop.time() + LAG_EVERY_S
            await asyncio.sleep(LAG_EVERY_S)
            self._figures.loop_lag_seconds.set(max(0.0, loop.time() - due_s))


_DATABASE_S: Final = 2.0


class Health:
    """The health of the connection to Discord, the database and the leases."""

    def __init__(self, bot: discord.AutoShardedClient, services: Services) -> None:
        self._bot = bot
        self._services = services

    async def fault(self) -> str | None:
        """Return a line about the fault that keeps the bot from its work; None if there is no fault."""
        missing = self._missing_shards()
        if missing is None:
            return "not connected to Discord"
        if missing:
            return f"not connected to Discord on shards {', '.join(map(str, missing))}"
        if not await self._has_database():
            return "the database does not answer"
        if not self._services.leases.is_renewed:
            return "the leases of the servers are not renewed"
        unclaimed = self._services.leases.missing
        if unclaimed:
            # The log names these servers.
            return f"servers that cannot be claimed: {len(unclaimed)}"
        return None

    def _missing_shards(self) -> list[int] | None:
        """Return the shards without a connection; None until the bot is ready and knows its shards."""
        if not self._bot.is_ready():
            return None
        # None if this process runs all shards, although the library declares a list.
        chosen: list[int] | None = self._bot.shard_ids
        shard_ids = range(self._bot.shard_count) if chosen is None else chosen
        shards = self._bot.shards
        return [number for number in shard_ids if number not in shards or shards[number].is_closed()]

    async def _has_database(self) -> bool:
        try:
            await asyncio.wait_for(self._services.store.open_table_counts(), _DATABASE_S)
        except Exception:  # noqa: BLE001 - any error means that the database does not answer
            return False
        return True


class AddressTaken(Exception):
    """The pages cannot be served at an address.

    Args:
        reason: The message of the operating system.
    """

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"{host}:{port}: {reason}")
        self.host = host
        self.port = port
        self.reason = reason


class Server:
    """The HTTP server for health and metrics.

    Args:
        fault: Returns the fault that keeps the bot from its work, or None.
        refresh: Updates the metrics before they are read.
    """

    def __init__(
        self,
        figures: Figures,
        fault: Callable[[], Awaitable[str | None]],
        refresh: Callable[[], Awaitable[None]],
    ) -> None:
        self._figures = figures
        self._fault = fault
        self._refresh = refresh
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def open(self, host: str, port: int) -> None:
        """Start serving.

        Raises:
            AddressTaken: The address cannot be used.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise AddressTaken(host, port, error.strerror or "") from error

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _healthz(self, _request: web.Request) -> web.Response:
        # A process that can answer has a working event loop.
        return web.Response(text="well\n")

    async def _readyz(self, _request: web.Request) -> web.Response:
        fault = await self._fault()
        if fault is None:
            return web.Response(text="ready\n")
        return web.Response(status=503, text=f"{fault}\n")

    async def _metrics(self, _request: web.Request) -> web.Response:
        await self._refresh()
        body = generate_latest(self._figures.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})
