"""Answers and refusals, as they are counted from what Discord says to each request."""

import json
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from prometheus_client import CollectorRegistry

from bot.monitor import Answers, Figures, rest_trace

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
