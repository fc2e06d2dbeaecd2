"""A proxy between the bot and Discord: everything goes there, each request whole."""

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any, NamedTuple

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import CardsBot
from bot.cli.discord_requests import use_rest_proxy
from bot.settings import Settings

DISCORD = "https://discord.com/api/v10"
GATEWAY = {"shards": 4, "url": "wss://gateway.discord.gg", "session_start_limit": {}}
USER = {"id": "7", "username": "Gnau", "discriminator": "0", "avatar": None}


class Arrived(NamedTuple):
    method: str
    path: str
    authorization: str | None
    body: Any


@pytest.fixture(autouse=True)
def _discord_again() -> Iterator[None]:
    yield
    Route.BASE = DISCORD


@pytest.fixture
def arrived() -> list[Arrived]:
    """What the proxy was asked."""
    return []


@pytest.fixture
async def proxy(arrived) -> AsyncIterator[str]:
    """The address of a proxy that answers as Discord would."""

    async def answer(request: web.Request) -> web.Response:
        body = await request.json() if request.can_read_body else None
        arrived.append(Arrived(request.method, request.path, request.headers.get("Authorization"), body))
        found = GATEWAY if request.path.endswith("/gateway/bot") else USER
        return web.Response(body=json.dumps(found).encode(), content_type="application/json")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(app) as server:
        yield str(server.make_url("")).rstrip("/")


@pytest.mark.parametrize("path", ["", "/behind/something"])
async def test_every_request_goes_to_the_proxy(proxy, arrived, path):
    use_rest_proxy(Settings.from_env({"DISCORD_PROXY_URL": f"{proxy}{path}/"}))
    async with discord.Client(intents=discord.Intents.none()) as client:
        http: HTTPClient = client.http
        await http.static_login("a-token")
        shards, gateway, _ = await http.get_bot_gateway()
        await http.edit_message(5, 6, params=discord.http.handle_message_parameters(content="hi"))
        session = vars(http)["_HTTPClient__session"]
        await AsyncWebhookAdapter().create_interaction_response(
            8,
            "interaction-token",
            session=session,
            params=discord.http.handle_message_parameters(content="!"),
        )
    assert [(each.method, each.path) for each in arrived] == [
        ("GET", f"{path}/api/v10/users/@me"),
        ("GET", f"{path}/api/v10/gateway/bot"),
        ("PATCH", f"{path}/api/v10/channels/5/messages/6"),
        ("POST", f"{path}/api/v10/interactions/8/interaction-token/callback"),
    ]
    assert [each.authorization for each in arrived] == ["Bot a-token"] * 3 + [None]
    assert arrived[2].body["content"] == "hi"
    assert (shards, gateway) == (4, "wss://gateway.discord.gg")


def test_without_a_proxy_discord_itself_is_asked():
    use_rest_proxy(Settings.from_env({}))
    assert Route("GET", "/users/@me").url == f"{DISCORD}/users/@me"


def test_pictures_are_not_asked_of_the_proxy():
    use_rest_proxy(Settings.from_env({"DISCORD_PROXY_URL": "http://proxy:8080"}))
    assert discord.Asset.BASE == "https://cdn.discordapp.com"


@pytest.mark.parametrize("command", ["run", "sync"])
def test_run_and_sync_use_the_proxy(cli, token, monkeypatch, command):
    asked = []

    async def login(_bot, _token):
        asked.append(Route("GET", "/users/@me").url)
        raise discord.LoginFailure

    monkeypatch.setattr(CardsBot, "login", login)
    assert cli(command, DISCORD_TOKEN=token, DISCORD_PROXY_URL="http://proxy:8080").status == 2
    assert asked == ["http://proxy:8080/api/v10/users/@me"]
