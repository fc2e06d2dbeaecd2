"""`sync`: the commands as Discord is told them."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.app import CardsBot
from tests.cli.conftest import APPLICATION_ID
from tests.support.known_commands import known_command

GROUPS = [
    *("gnau", "hearts", "gongzhu", "help", "points", "manage", "about", "preferences", "privacy"),
    *("turns", "tournament"),
]
MENUS = ["Deal me in with…", "Challenge…"]


@pytest.fixture
def told(monkeypatch):
    """What Discord has been told: the server (or None) and the commands, once for each call."""
    calls = []

    async def login(bot, _token):
        bot._connection.application_id = APPLICATION_ID
        await bot.setup_hook()

    async def upsert_everywhere(_http, application_id, payload):
        return await upsert(_http, application_id, None, payload)

    async def upsert(_http, application_id, guild_id, payload):
        assert application_id == APPLICATION_ID
        calls.append((guild_id, payload))
        return [known_command(command, application_id) for command in payload]

    monkeypatch.setattr(CardsBot, "login", login)
    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", upsert_everywhere)
    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_guild_commands", upsert)
    return calls


def test_the_commands_of_all_servers(cli, token, told, tmp_path):
    assert cli("sync", DISCORD_TOKEN=token) == (0, "13 commands synced for all servers.\n", "")
    [(guild_id, groups)] = told
    assert (guild_id, sorted(group["name"] for group in groups)) == (None, sorted(GROUPS + MENUS))
    assert {"open", "solve"} < {command["name"] for command in groups[0]["options"]}
    assert list(tmp_path.iterdir()) == []


def test_the_commands_of_one_server(cli, token, told):
    answer = cli("sync", "--guild", "4200000000000", DISCORD_TOKEN=token)
    assert answer == (0, "13 commands synced for server 4200000000000.\n", "")
    [(guild_id, groups)] = told
    assert (guild_id, sorted(group["name"] for group in groups)) == (4200000000000, sorted(GROUPS + MENUS))


@pytest.mark.parametrize(
    ("chosen", "is_told"), [({"0": {}}, True), ({"0": {}, "1": {}}, False), ({"1": {}}, False), ({}, False)]
)
def test_who_cannot_install_it_is_told_of(cli, token, told, monkeypatch, chosen, is_told):
    login = CardsBot.login

    async def login_as(bot, given):
        await login(bot, given)
        known: Any = dict.fromkeys(("id", "name", "description", "verify_key", "icon"), "1")
        known |= {"bot_public": True, "bot_require_code_grant": False, "integration_types_config": chosen}
        known["owner"] = {"id": "1", "username": "host", "discriminator": "0", "avatar": None}
        bot._application = discord.AppInfo(bot._connection, known)

    monkeypatch.setattr(CardsBot, "login", login_as)
    answer = cli("sync", DISCORD_TOKEN=token)
    assert ("choose User Install under Installation" in answer.out) is is_told
    assert (answer.status, answer.err) == (0, "")


def test_sync_without_a_token_says_what_to_do(cli, told):
    answer = cli("sync")
    assert (answer.status, answer.out, told) == (2, "", [])
    assert answer.err.startswith("DISCORD_TOKEN isn't set.")


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord refused DISCORD_TOKEN."),
        (aiohttp.ClientConnectionError("Cannot connect"), "Discord can't be reached."),
        (TimeoutError(), "Discord can't be reached."),
    ],
)
def test_sync_explains_why_discord_does_not_let_it_in(cli, token, monkeypatch, error, sentence):
    async def static_login(_http, _token):
        raise error

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", static_login)
    answer = cli("sync", DISCORD_TOKEN=token)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(sentence)
    assert answer.err.count("\n") == 1
    assert token not in answer.err
