"""What may be asked of a bot from outside, over real HTTP, and how its answers to Discord are counted."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from prometheus_client import CollectorRegistry

from bot.monitor import AddressTaken, Answers, Figures, Monitor, rest_trace
from bot.store import Leases
from bot.tables.leases import LEASE_MS, Holder
from tests.support.guild import CardRoom
from tests.support.watched import WatchedRoom, ask, free_port


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[WatchedRoom]:
    async with WatchedRoom(tmp_path, monitor_port=free_port()) as room:
        yield room
        assert room.bot.monitor is not None
        await room.bot.monitor.close()


async def test_a_bot_that_can_work_is_ready(room):
    assert await room.ask("/healthz") == (200, "well\n")
    assert await room.ask("/readyz") == (200, "ready\n")


async def test_a_bot_that_starts_is_well_but_not_ready():
    port = free_port()
    monitor = Monitor("127.0.0.1", port, CollectorRegistry())
    await monitor.open()
    assert await ask(port, "/healthz") == (200, "well\n")
    assert await ask(port, "/readyz") == (503, "starting\n")
    assert (await ask(port, "/metrics"))[0] == 200
    await monitor.close()


async def test_without_a_connection_it_is_not_ready(room):
    shards = room.bot._AutoShardedClient__shards
    shards[0].ws.open = False
    assert await room.ask("/readyz") == (503, "not connected to Discord on shards 0\n")
    shards[0].ws.open = True
    room.bot._ready.clear()
    assert await room.ask("/readyz") == (503, "not connected to Discord\n")
    assert await room.ask("/healthz") == (200, "well\n")


async def test_without_a_database_it_is_not_ready(room, monkeypatch):
    async def fail():
        raise OSError("the disk has gone")

    monkeypatch.setattr(room.bot.database, "open_table_counts", fail)
    assert await room.ask("/readyz") == (503, "the database does not answer\n")


async def test_with_leases_that_are_not_renewed_it_is_not_ready(room):
    await room.env.advance_time(LEASE_MS / 1000)
    assert await room.ask("/readyz") == (503, "the leases of the servers are not renewed\n")
    await room.bot.lease_keeper.beat()
    assert await room.ask("/readyz") == (200, "ready\n")


async def test_as_soon_as_the_leases_cannot_be_renewed_it_is_not_ready(room, monkeypatch, caplog):
    async def fail(*_, **__):
        raise OSError("the connection has fallen silent")

    with monkeypatch.context() as broken:
        broken.setattr(Leases, "renew", fail)
        await room.bot.lease_keeper.beat()
        assert await room.ask("/readyz") == (503, "the leases of the servers are not renewed\n")
        assert await room.ask("/healthz") == (200, "well\n")
    await room.bot.lease_keeper.beat()
    assert await room.ask("/readyz") == (200, "ready\n")


async def test_with_a_server_that_cannot_be_claimed_it_is_not_ready(room: WatchedRoom):
    other = Leases(room.bot.database)
    await other.release(room.bot.services.leases.holder)
    taken = await other.claim(
        [room.guild_id], Holder("b" * 32, "teh:2"), now_ms=room.clock.now_ms, is_free=lambda _: False
    )
    assert [lease.holder.name for lease in taken.leases] == ["teh:2"]
    await room.bot.lease_keeper.beat()
    assert await room.ask("/readyz") == (503, "servers that cannot be claimed: 1\n")
    await other.release(Holder("b" * 32, "teh:2"))
    await room.bot.lease_keeper.beat()
    assert await room.ask("/readyz") == (200, "ready\n")


async def test_a_database_that_is_silent_is_not_waited_for(room, monkeypatch):
    monkeypatch.setattr("bot.monitor._DATABASE_S", 0.05)

    async def say_nothing():
        await asyncio.Event().wait()

    monkeypatch.setattr(room.bot.database, "open_table_counts", say_nothing)
    assert await room.ask("/readyz") == (503, "the database does not answer\n")


async def test_the_monitor_counts_what_is_played(room):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    figures = await room.figures()
    assert figures['gnau_rounds_total{game="gnau"}'] == 1
    assert figures["gnau_open_tables"] == 1
    assert figures["gnau_leases"] == 1
    assert figures['gnau_transactions_total{outcome="kept"}'] > 4
    assert figures['gnau_shard_latency_seconds{shard="0"}'] >= 0
    for part in ("queue", "database", "drawing"):
        assert figures[f'gnau_part_seconds_count{{part="{part}"}}'] > 0
        assert figures[f'gnau_part_seconds_sum{{part="{part}"}}'] > 0
    assert figures["gnau_waiting_pictures"] == 0
    await room.more(room.ann, "Close")
    assert (await room.figures())["gnau_open_tables"] == 0


async def test_a_change_that_is_undone_is_counted(room):
    await room.open()
    before = (await room.figures()).get('gnau_transactions_total{outcome="undone"}', 0)
    # Only the database knows for certain that the channel holds a table.
    await room.ben.slash(room.channel, "gnau open")
    assert (await room.figures())['gnau_transactions_total{outcome="undone"}'] == before + 1


async def test_no_id_and_no_card_is_among_the_figures(room):
    room.deck.hands = ["KS 5H 5C 3S 3D", "AS KD 4C 6S 10S"]
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    _, text = await room.ask("/metrics")
    labels = set(re.findall(r'(\w+)="', text))
    assert labels <= {"game", "outcome", "shard", "kind", "le", "part"}
    ids = [room.guild.id, room.channel.id, room.table.id, room.ann.id, room.bot.user.id]
    assert [each for each in ids if str(each) in text] == []
    assert not re.search(r"\b(?:[2-9JQKA]|10)[SHDC]\b|[♠♥♦♣]", text)


async def test_an_address_that_is_taken_is_said():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(AddressTaken) as caught:
            await Monitor("127.0.0.1", port, CollectorRegistry()).open()
    assert (caught.value.host, caught.value.port) == ("127.0.0.1", port)


async def test_the_monitor_is_reached_at_its_address_alone():
    port = free_port()
    monitor = Monitor("127.0.0.1", port, CollectorRegistry())
    await monitor.open()
    assert monitor._server._runner.addresses == [("127.0.0.1", port)]
    await monitor.close()


async def test_without_a_port_nothing_is_served(tmp_path):
    async with CardRoom(tmp_path) as room:
        assert room.bot.monitor is None


COMMAND, SUGGESTION = discord.InteractionType.application_command, discord.InteractionType.autocomplete


class Stopwatch:
    now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
def figures() -> Figures:
    return Figures(CollectorRegistry())


@pytest.fixture
def answers(figures, stopwatch) -> Answers:
    return Answers(figures, stopwatch)


def interaction(number: int, kind: discord.InteractionType = COMMAND) -> Any:
    return SimpleNamespace(id=number, type=kind)


def count(figures: Figures, name: str, **labels: str) -> float:
    return figures.registry.get_sample_value(f"gnau_{name}", labels) or 0


def test_an_answer_is_counted_once_with_its_time(answers, figures, stopwatch):
    answers.arrived(interaction(1))
    stopwatch.now_s += 0.75
    answers.answered(1, 204)
    answers.answered(1, 204)
    assert count(figures, "interactions_total", kind="command", outcome="answered") == 1
    assert count(figures, "answer_seconds_count") == 1
    assert count(figures, "answer_seconds_sum") == 0.75


def test_what_waited_for_too_long_is_counted(answers, figures):
    answers.dropped(interaction(1))
    assert count(figures, "dropped_interactions_total", kind="command") == 1


def test_an_answer_that_discord_refuses(answers, figures):
    answers.arrived(interaction(1, SUGGESTION))
    answers.answered(1, 404)
    assert count(figures, "interactions_total", kind="suggestion", outcome="refused") == 1
    assert count(figures, "answer_seconds_count") == 0


def test_what_was_never_answered(answers, figures, stopwatch):
    answers.arrived(interaction(1))
    stopwatch.now_s += 2
    answers.arrived(interaction(2))
    stopwatch.now_s += 1
    answers.give_up()
    assert count(figures, "interactions_total", kind="command", outcome="unanswered") == 1
    answers.answered(2, 204)
    assert count(figures, "interactions_total", kind="command", outcome="answered") == 1


def test_what_needs_no_answer_is_not_counted(answers, figures):
    answers.arrived(interaction(1, discord.InteractionType.ping))
    answers.answered(1, 204)
    samples = [sample for metric in figures.registry.collect() for sample in metric.samples]
    assert [sample.labels for sample in samples if "kind" in sample.labels] == []


@pytest.mark.parametrize(
    ("status", "body", "code"),
    [
        (403, {"message": "Cannot send messages to this user", "code": 50007}, "50007"),
        (429, {"message": "You are being rate limited.", "retry_after": 1.5}, "0"),
        (502, "<html>bad gateway</html>", "0"),
        (400, ["no", "object"], "0"),
    ],
)
async def test_refusals_by_code(answers, figures, status, body, code):
    async def refuse(_request: web.Request) -> web.Response:
        return web.Response(status=status, text=body if isinstance(body, str) else json.dumps(body))

    async with (
        _server(refuse) as server,
        _session(figures, answers) as session,
        session.post(server.make_url("/api/v10/channels/5/messages")) as response,
    ):
        await response.text()
    assert count(figures, "rest_failures_total", status=str(status), code=code) == 1


async def test_the_first_answer_is_seen_on_its_way(answers, figures):
    async def accept(_request: web.Request) -> web.Response:
        return web.Response(status=204)

    answers.arrived(interaction(77))
    async with _server(accept) as server, _session(figures, answers) as session:
        for path in ("webhooks/1/token/messages/@original", "interactions/77/token/callback"):
            async with session.post(server.make_url(f"/api/v10/{path}?with_response=0")) as response:
                await response.read()
    assert count(figures, "interactions_total", kind="command", outcome="answered") == 1
    assert count(figures, "rest_failures_total", status="204", code="0") == 0


@pytest.mark.parametrize("status", [429, 500, 502, 503])
async def test_an_attempt_that_is_repeated_is_no_refusal(answers, figures, stopwatch, status):
    coming = [status, 204, status]

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(status=coming.pop(0))

    answers.arrived(interaction(77))
    answers.arrived(interaction(78))
    async with _server(answer) as server, _session(figures, answers) as session:
        for number in (77, 77, 78):
            async with session.post(server.make_url(f"/api/v10/interactions/{number}/token/callback")):
                pass
    stopwatch.now_s += 3
    answers.give_up()
    outcomes = [
        count(figures, "interactions_total", kind="command", outcome=outcome)
        for outcome in ("answered", "refused", "unanswered")
    ]
    assert outcomes == [1, 0, 1]


@pytest.mark.parametrize("status", [400, 404])
async def test_a_refusal_that_is_final_is_counted_at_once(answers, figures, status):
    async def refuse(_request: web.Request) -> web.Response:
        return web.Response(status=status)

    answers.arrived(interaction(77))
    async with (
        _server(refuse) as server,
        _session(figures, answers) as session,
        session.post(server.make_url("/api/v10/interactions/77/token/callback")),
    ):
        pass
    assert count(figures, "interactions_total", kind="command", outcome="refused") == 1


def _server(answer: Any) -> TestServer:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    return TestServer(app)


def _session(figures: Figures, answers: Answers) -> aiohttp.ClientSession:
    return aiohttp.ClientSession(trace_configs=[rest_trace(figures, answers)])
