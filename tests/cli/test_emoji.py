"""`emoji sync`, against a server in Discord's place over a real socket."""

import asyncio
import base64
import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import Any

import pytest
import simcord
from aiohttp import web
from discord.http import Route
from PIL import Image

from bot.cli.emoji import LIMIT
from bot.render.cards import emoji_name
from bot.rules.cards import build_deck, parse_card
from tests.cli.conftest import APPLICATION_ID
from tests.support.openapi import discord_api, needs_description

PATH = f"/api/v10/applications/{APPLICATION_ID}/emojis"
USER = {"id": str(APPLICATION_ID), "username": "Gnau", "discriminator": "0", "avatar": None}
APPLICATION = {
    **dict.fromkeys(("name", "description", "icon", "verify_key", "rpc_origins", "summary"), ""),
    "id": str(APPLICATION_ID),
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": USER,
    "flags": 0,
}
NAMES = [emoji_name(card) for card in build_deck()]
QUEEN = emoji_name(parse_card("QS"))
OLD_QUEEN = "queen_of_spades_0"


class Shelf:
    """Keeps an application's emoji as Discord does.

    Attributes:
        uploads: What was uploaded: the bodies of the requests.
        hiccups: What the next uploads are answered with instead.
        losses: With how many of the next uploads the connection ends before they are taken.
        hang_ups: With how many uploads and deletions it ends once they are done, before they are answered.
    """

    def __init__(self) -> None:
        self.kept: dict[int, str] = {}
        self.uploads: list[dict[str, Any]] = []
        self.hiccups: list[Callable[[], web.Response]] = []
        self.losses = self.hang_ups = 0
        self._ids = iter(range(1, 10_000))

    def put(self, *names: str) -> None:
        self.kept.update(zip(self._ids, names, strict=False))

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/v10/users/@me", partial(answer_with, USER)),
            web.get("/api/v10/oauth2/applications/@me", partial(answer_with, APPLICATION)),
            web.get(PATH, self._list),
            web.post(PATH, self._create),
            web.delete(PATH + "/{id}", self._delete),
        ]

    async def _list(self, _request: web.Request) -> web.Response:
        return answer({"items": [emoji(number, name) for number, name in self.kept.items()]})

    async def _create(self, request: web.Request) -> web.Response:
        if self.hiccups:
            return self.hiccups.pop(0)()
        if self.losses:
            self.losses -= 1
            end_of(request).abort()
            return web.Response()
        body = await request.json()
        if body["name"] in self.kept.values():
            return answer({"code": 50035, "message": "Invalid Form Body"}, 400)
        number = next(self._ids)
        self.kept[number] = body["name"]
        self.uploads.append(body)
        self._hang_up(request)
        return answer(emoji(number, body["name"]), 201)

    async def _delete(self, request: web.Request) -> web.Response:
        if self.kept.pop(int(request.match_info["id"]), None) is None:
            return answer({"code": 10014, "message": "Unknown Emoji"}, 404)
        self._hang_up(request)
        return web.Response(status=204)

    def _hang_up(self, request: web.Request) -> None:
        if self.hang_ups:
            self.hang_ups -= 1
            end_of(request).abort()


def end_of(request: web.Request) -> asyncio.Transport:
    assert request.transport is not None
    return request.transport


def emoji(number: int, name: str) -> dict[str, Any]:
    flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
    return {"id": str(number), "name": name, "roles": [], "user": USER, **flags}


def answer(body: Any, status: int = 200) -> web.Response:
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json")


async def answer_with(body: Any, _request: web.Request) -> web.Response:
    return answer(body)


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def address(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Serve the shelf."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def serve() -> web.AppRunner:
        app = web.Application()
        app.add_routes(shelf.routes())
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return runner

    runner = asyncio.run_coroutine_threadsafe(serve(), loop).result()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture
def sync(cli, token, address):
    """Run `emoji sync`."""
    return lambda *words: cli("emoji", "sync", *words, DISCORD_TOKEN=token, DISCORD_PROXY_URL=address)


def test_all_cards_are_uploaded_and_the_second_time_none(sync, shelf):
    assert sync() == (0, "Uploaded: 52. Deleted: 0. All 52 cards are there.\n", "")
    assert [body["name"] for body in shelf.uploads] == NAMES
    assert set(shelf.uploads[0]) == {"name", "image"}
    data = shelf.uploads[0]["image"].removeprefix("data:image/png;base64,")
    with Image.open(BytesIO(base64.b64decode(data))) as picture:
        assert (picture.format, picture.size) == ("PNG", (128, 128))
    assert sync() == (0, "Uploaded: 0. Deleted: 0. All 52 cards are there.\n", "")
    assert len(shelf.uploads) == 52


@needs_description
def test_what_is_uploaded_is_as_discord_describes_it(sync, shelf):
    assert sync().status == 0
    path = PATH.removeprefix("/api/v10")
    requests = [simcord.HttpLogEntry("POST", path, {}, body, None) for body in shelf.uploads]
    assert [fault for request in requests for fault in discord_api().faults(request)] == []
    nameless = simcord.HttpLogEntry("POST", path, {}, {"image": shelf.uploads[0]["image"]}, None)
    assert discord_api().faults(nameless)


def test_an_interrupted_upload_goes_on_where_it_was(sync, shelf):
    shelf.put(*NAMES[:20])
    shelf.hiccups = [lambda: answer({"code": 20001, "message": "no"}, 403)]
    broken = sync()
    assert (broken.status, broken.out) == (2, "")
    assert broken.err.startswith("Discord refused: 403 Forbidden")
    assert sync().out.startswith("Uploaded: 32.")
    assert sorted(shelf.kept.values()) == sorted(NAMES)


def test_discord_is_waited_for_where_it_limits(sync, shelf):
    limit = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
    body = json.dumps(limit).encode()
    headers = {"Via": "1.1 google", "Content-Type": "application/json"}
    shelf.hiccups = [lambda: web.Response(status=429, body=body, headers=headers)]
    assert sync().status == 0
    assert sorted(shelf.kept.values()) == sorted(NAMES)


def test_an_upload_whose_answer_was_lost_is_not_made_twice(sync, shelf):
    def lose() -> web.Response:
        shelf.put(NAMES[0])
        return web.Response(status=502)

    shelf.hiccups = [lose]
    assert sync().status == 0
    assert sorted(shelf.kept.values()) == sorted(NAMES)


def test_where_the_connection_is_lost_after_something_was_done_it_goes_on(sync, shelf):
    shelf.hang_ups = 2
    assert sync() == (0, "Uploaded: 52. Deleted: 0. All 52 cards are there.\n", "")
    assert [body["name"] for body in shelf.uploads] == NAMES
    shelf.put(OLD_QUEEN)
    shelf.hang_ups = 1
    assert sync("--prune").out == "Uploaded: 0. Deleted: 1. All 52 cards are there.\n"
    assert sorted(shelf.kept.values()) == sorted(NAMES)


def test_what_was_lost_with_the_connection_is_uploaded_once_more(sync, shelf):
    shelf.losses = 1
    assert sync().status == 0
    assert sorted(shelf.kept.values()) == sorted(NAMES)


def test_a_dry_run_only_says_what_would_be_done(sync, shelf):
    shelf.put(*NAMES[2:], OLD_QUEEN)
    before = dict(shelf.kept)
    done = sync("--dry-run", "--prune")
    assert done.out.splitlines() == [
        *(f"+ {name}" for name in NAMES[:2]),
        f"- {OLD_QUEEN}",
        "To upload: 2. To delete: 1.",
    ]
    assert (done.status, done.err, shelf.kept) == (0, "", before)


def test_only_older_pictures_of_cards_are_pruned(sync, shelf):
    others = ["blob", "queen_of_spades", "queen_of_spades_99", "queen_of_hats_0"]
    shelf.put(*NAMES, OLD_QUEEN, *others)
    assert "kept for the messages that show them: 1." in sync().out
    assert OLD_QUEEN in shelf.kept.values()
    assert sync("--prune").out == "Uploaded: 0. Deleted: 1. All 52 cards are there.\n"
    assert sorted(shelf.kept.values()) == sorted([*NAMES, *others])


def test_where_there_is_no_room_it_says_how_much_is_needed(sync, shelf):
    shelf.put(*(f"blob_{number}" for number in range(LIMIT - 10)))
    full = sync()
    assert (full.status, full.out, shelf.uploads) == (2, "", [])
    assert full.err.startswith("Your application has room for 10 more emoji of 2,000, but needs 52")


def test_older_pictures_make_room_where_there_is_none(sync, shelf):
    shelf.put(*(f"blob_{number}" for number in range(LIMIT - 52)))
    shelf.put(*NAMES[:-1], NAMES[-1].rpartition("_")[0] + "_0")
    assert sync().status == 2
    assert sync("--prune").status == 0
    assert set(NAMES) <= set(shelf.kept.values())
    assert len(shelf.kept) == LIMIT


def test_without_a_token_it_says_what_to_do(cli):
    nothing = cli("emoji", "sync")
    assert (nothing.status, nothing.out) == (2, "")
    assert nothing.err.startswith("DISCORD_TOKEN isn't set.")


def test_where_discord_cannot_be_reached_it_says_so(cli, token, monkeypatch):
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    away = cli("emoji", "sync", DISCORD_TOKEN=token, DISCORD_PROXY_URL="http://127.0.0.1:9")
    assert (away.status, away.out) == (2, "")
    assert away.err.startswith("Discord can't be reached.")


@pytest.mark.parametrize("words", [("emoji",), ("emoji", "dance")])
def test_what_is_to_be_done_has_to_be_said(cli, words):
    assert cli(*words).status == 2
