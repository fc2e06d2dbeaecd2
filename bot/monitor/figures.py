"""The metrics of one process, and what counts them: interactions, Discord's answers, failed requests."""

import json
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

# Discord accepts the first answer to an interaction only within this time.
PATIENCE_S: Final = 3.0
_FIRST_ANSWER: Final = re.compile(r"/interactions/([0-9]+)/[^/]+/callback$")
_HTTP_FAULT: Final = 400
# The last limit is the time that Discord waits for the first answer.
_ANSWER_BUCKETS_S = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)


class Figures:
    """The metrics of one process.

    Args:
        registry: Collects the metrics. Each process in a test may have its own.
    """

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
        self.shard_latency_seconds = Gauge(
            "gnau_shard_latency_seconds", "From a heartbeat to its answer", ["shard"], registry=registry
        )

    def note_transaction(self, *, is_kept: bool) -> None:
        """Count a transaction of the database."""
        self.transactions.labels("kept" if is_kept else "undone").inc()


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
    """Return the hooks through which the HTTP library reports each request.

    Args:
        figures: Counts the failed requests.
        answers: Notes the first answers.
    """

    async def on_end(_session: Any, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        context.status = end.response.status
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
