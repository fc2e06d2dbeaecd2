"""What answers in Discord's place, over real sockets: pages for people, refusals, a gateway that closes."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot.cli.discord_requests import PageInstead, refuse_pages
from tests.cli.conftest import APPLICATION_ID
from tests.support.known_commands import known_command
from tests.support.tiers import alike

PAGE = "<!DOCTYPE html>\n<html>\n" + "<p>Just a moment…</p>\n" * 120 + "</html>"
USER = {"id": str(APPLICATION_ID), "username": "Gnau", "discriminator": "0", "avatar": None}
APPLICATION = {
    **dict.fromkeys(("name", "description", "icon", "verify_key", "rpc_origins"), ""),
    "id": str(APPLICATION_ID),
    "summary": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": USER,
    "flags": 0,
}
IS_A_PAGE = "A web page ("

pytestmark = pytest.mark.usefixtures("laid_out")


class Place:
    """A server in Discord's place that answers as Discord does, but for the paths that are overruled."""

    def __init__(self) -> None:
        self.overruled: dict[str, Callable[[], web.Response]] = {}
        self.asked: list[str] = []
        self.closes_with = 1000
        self.address = ""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    def open(self) -> None:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._serve(), self._loop).result()

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._runner.cleanup(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _serve(self) -> None:
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._answer)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.address = f"127.0.0.1:{self._runner.addresses[0][1]}"

    async def _answer(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        self.asked.append(path)
        if path in self.overruled:
            return self.overruled[path]()
        found: Any = {
            "users/@me": USER,
            "oauth2/applications/@me": APPLICATION,
            f"applications/{APPLICATION_ID}/emojis": {"items": []},
            "gateway/bot": {
                "shards": 1,
                "url": f"ws://{self.address}/gateway/",
                "session_start_limit": {},
            },
        }.get(path)
        if found is None:
            found = [known_command(command, APPLICATION_ID) for command in await request.json()]
        return web.Response(body=json.dumps(found).encode(), content_type="application/json")

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None})
        await socket.receive()
        await socket.close(code=self.closes_with)
        return socket


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    place = Place()
    place.open()
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    yield place
    place.close()


@pytest.fixture
def ask(cli, place, token):
    """Run a command that talks to Discord."""

    def run(*words: str, **settings: str):
        proxy = f"http://{place.address}"
        answer = cli(*words, DISCORD_TOKEN=token, DISCORD_PROXY_URL=proxy, LOG_LEVEL="WARNING", **settings)
        assert not any(part in answer.err for part in token.split("."))
        return answer

    return run


def html(status: int) -> Callable[[], web.Response]:
    return lambda: web.Response(status=status, text=PAGE, content_type="text/html")


def assert_one_sentence(answer, beginning):
    __tracebackhide__ = True
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(beginning), answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("command", alike(["run", "sync"]))
@pytest.mark.parametrize(
    "path", ["users/@me", "oauth2/applications/@me", f"applications/{APPLICATION_ID}/commands"]
)
def test_a_page_instead_of_an_answer(ask, place, command, path):
    place.overruled[path] = html(200)
    assert_one_sentence(ask(command), f"{IS_A_PAGE}200 OK)")
    assert path in place.asked


@pytest.mark.parametrize(
    ("answer", "beginning"),
    [
        (html(401), f"{IS_A_PAGE}401 Unauthorized)"),
        (html(403), f"{IS_A_PAGE}403 Forbidden)"),
        (html(429), "Discord limits this machine's address (429"),
        (lambda: web.Response(text=""), f"{IS_A_PAGE}200 OK)"),
        (lambda: web.Response(body=b"{", content_type="application/json"), f"{IS_A_PAGE}200 OK)"),
        (lambda: web.Response(body=b"caf\xe9", content_type="application/json"), f"{IS_A_PAGE}200 OK)"),
        (
            lambda: web.Response(status=429, text="error code: 1015"),
            "Discord limits this machine's address (429",
        ),
        (
            lambda: web.Response(status=400, text="no\n" * 500),
            "Discord refused: 400 Bad Request (error code: 0): no no",
        ),
    ],
)
def test_a_login_that_is_answered_by_something_else(ask, place, answer, beginning):
    place.overruled["users/@me"] = answer
    assert_one_sentence(ask("sync"), beginning)


@pytest.mark.parametrize(
    "case", alike([(200, f"{IS_A_PAGE}200 OK)"), (429, "Discord limits this machine's address")])
)
def test_a_page_instead_of_the_gateway(ask, place, case):
    status, beginning = case
    place.overruled["gateway/bot"] = html(status)
    assert_one_sentence(ask("run"), beginning)


@pytest.mark.parametrize("command", ["check", "invite"])
def test_a_page_is_nothing_to_a_command_that_does_not_ask(ask, place, command):
    assert ask(command).status == 0
    assert place.asked == []


# What is said of the code with which Discord closes its gateway for good.
SAID = {
    4004: "Discord refused DISCORD_TOKEN.",
    4014: "Discord refused the bot's intents,",
    4010: "Discord refused the shards. Correct SHARD_COUNT",
    4011: "Discord wants more shards for this many servers. Raise SHARD_COUNT",
    4012: "Discord refused: Shard ID 0 WebSocket closed with 4012",
    4013: "Discord refused the bot's intents,",
}


@pytest.mark.parametrize("code", alike([*SAID], fast=2))
def test_a_gateway_that_closes_for_good(ask, place, code):
    place.closes_with = code
    assert_one_sentence(ask("run"), SAID[code])


async def test_a_page_is_no_word_of_discord_that_something_is_gone(place):
    Route.BASE = f"http://{place.address}/api/v10"
    place.overruled["channels/5/messages/6"] = html(404)
    async with discord.Client(intents=discord.Intents.none()) as client:
        refuse_pages(client.http)
        await client.http.static_login("a-token")
        with pytest.raises(PageInstead) as caught:
            await client.http.get_message(5, 6)
    assert not isinstance(caught.value, discord.NotFound)
    assert "html" not in str(caught.value)
