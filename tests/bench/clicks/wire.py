"""A wire that answers at once: discord.py runs as it is, and what it would ask of Discord is answered here.

Messages are kept as they were sent, for a click brings its whole message along.
"""

import asyncio
import itertools
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

BOT_ID: Final = 90
GUILD_ID: Final = 500 << 22
_FIRST_ID: Final = 1_200_000_000_000_000_000
_BOT: Final = {
    "id": str(BOT_ID),
    "username": "cards",
    "discriminator": "0",
    "global_name": None,
    "avatar": None,
    "bot": True,
}
_APPLICATION: Final = {"id": "91", "name": "cards", "icon": None, "description": "", "flags": 0}
# What is the same whenever the bot asks.
_FACTS: Final[dict[str, Any]] = {
    "/users/@me": _BOT,
    "/oauth2/applications/@me": _APPLICATION
    | {"owner": _BOT, "bot_public": True, "bot_require_code_grant": False, "verify_key": ""},
    "/applications/{application_id}/emojis": {"items": []},
}
_ALL_RIGHTS: Final = str(discord.Permissions.all().value)
_MESSAGE_URL: Final = re.compile(r"/messages/(\d+|@original)$")
_EPHEMERAL: Final = 64
# Coroutines that may sleep for minutes.
_SLEEPERS: Final = {"Wakeups._sleep", "TurnCalls._sleep", "BaseView.__timeout_task_impl"}


class Wire:
    """One bot's wire.

    Args:
        bot: The bot; it is not logged in yet.

    Attributes:
        requests: How many requests the bot has made.
    """

    def __init__(self, bot: discord.AutoShardedClient) -> None:
        self._bot = bot
        self._ids = itertools.count(_FIRST_ID)
        self._messages: dict[str, dict[str, Any]] = {}
        # By the token of an interaction, what was pressed or typed, and the message that answers it.
        self._interactions: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, str] = {}
        self._lasting: set[asyncio.Task[Any]] = set()
        self.requests = 0

    async def connect(self, channels: int) -> None:
        """Log the bot in, and have it hear of a server with some channels."""
        state = self._bot._connection
        state.guild_ready_timeout = 0.0
        self._bot.http.request = self._http_request  # type: ignore[method-assign]
        state.query_members = self._members  # type: ignore[assignment]
        AsyncWebhookAdapter.request = self._webhook_request  # type: ignore[assignment]
        await self._bot.login("a token")
        self._bot.shard_count = state.shard_count = 1
        state.shard_ids = range(1)
        ready = {"user": _BOT, "application": _APPLICATION, "guilds": [], "shard": [0, 1]}
        state.parse_ready(ready)  # type: ignore[arg-type]
        state.parse_guild_create(_guild(channels))
        await self._bot.wait_until_ready()
        await asyncio.sleep(0.1)
        self._lasting = asyncio.all_tasks()

    def shown(self, channel_id: int) -> dict[str, Any]:
        """Return the newest message of a channel that everybody sees."""
        seen = [each for each in self._messages.values() if each["channel_id"] == str(channel_id)]
        return next(each for each in reversed(seen) if not each["flags"] & _EPHEMERAL)

    def answer_to(self, click: dict[str, Any]) -> dict[str, Any]:
        """Return the message with which the bot has answered an interaction."""
        return self._messages[self._answers[click["token"]]]

    def command(self, user_id: int, channel_id: int, path: str) -> dict[str, Any]:
        """Return the interaction of somebody who types a command such as `gnau open`."""
        name, subcommand = path.split()
        options = [{"type": 1, "name": subcommand, "options": []}]
        data = {"id": "1", "type": 1, "name": name, "options": options}
        return self._interaction(2, user_id, channel_id, data)

    def press(self, user_id: int, message: dict[str, Any], custom_id: str) -> dict[str, Any]:
        """Return the interaction of somebody who presses the first button whose custom id has a pattern."""
        offered = list(_custom_ids(message["components"]))
        found = next((each for each in offered if re.search(custom_id, each)), None)
        assert found is not None, f"{custom_id} is not among {offered}"
        data = {"custom_id": found, "component_type": 2, "id": 1}
        return self._interaction(3, user_id, int(message["channel_id"]), data, message)

    def send(self, interaction: dict[str, Any]) -> None:
        """Have the bot receive an interaction."""
        self._bot._connection.parse_interaction_create(interaction)  # type: ignore[arg-type]

    async def settle(self) -> None:
        """Wait until the bot has nothing to do but to sleep."""
        while True:
            await asyncio.sleep(0)
            busy = [
                task
                for task in asyncio.all_tasks() - self._lasting - {asyncio.current_task()}
                if _name_of(task) not in _SLEEPERS
            ]
            if not busy:
                return
            await asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED)

    async def _members(
        self, guild: discord.Guild, *_: Any, user_ids: Sequence[int] = (), **__: Any
    ) -> list[discord.Member]:
        """Answer what goes over the gateway."""
        state = self._bot._connection
        return [
            discord.Member(data=_member(user_id), guild=guild, state=state)  # type: ignore[arg-type]
            for user_id in user_ids
        ]

    def _interaction(
        self,
        kind: int,
        user_id: int,
        channel_id: int,
        data: dict[str, Any],
        message: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        identity = self._new_id()
        token = f"token of {identity}"
        self._interactions[token] = interaction = {
            "id": identity,
            "token": token,
            "application_id": "91",
            "type": kind,
            "version": 1,
            "guild_id": str(GUILD_ID),
            "guild": {"id": str(GUILD_ID), "features": [], "locale": "en-US"},
            "channel_id": str(channel_id),
            "channel": {"id": str(channel_id), "type": 0, "name": "table", "permissions": _ALL_RIGHTS},
            "member": _member(user_id) | {"permissions": _ALL_RIGHTS},
            "app_permissions": _ALL_RIGHTS,
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(GUILD_ID)},
            "context": 0,
            "attachment_size_limit": 10 << 20,
            "data": data,
        }
        if message is not None:
            # As it arrives: nothing of it is shared with what is kept here.
            interaction["message"] = json.loads(json.dumps(message))
        return interaction

    async def _http_request(
        self, route: discord.http.Route, *, form: Any = None, files: Any = None, **options: Any
    ) -> Any:
        self.requests += 1
        body = options.get("json") or _body_of(form)
        match route.method, route.path:
            case "POST", "/users/@me/channels":
                person = {**_BOT, "id": str(body["recipient_id"]), "bot": False}
                return {"id": str(int(body["recipient_id"]) + 1), "type": 1, "recipients": [person]}
            case "POST", path if path.endswith("/messages"):
                return self._keep(int(route.channel_id or 0), body)
            case "PATCH", path if "/messages/" in path:
                return self._edit(route.url.rpartition("/")[2], body)
        return _FACTS.get(route.path, [])

    async def _webhook_request(self, route: Any, session: Any, **options: Any) -> Any:
        self.requests += 1
        body = options.get("payload") or _body_of(options.get("multipart"))
        token = route.webhook_token
        if route.path.endswith("/callback"):
            return self._answer(token, body)
        channel_id = int(self._interactions[token]["channel_id"])
        found = _MESSAGE_URL.search(route.url)
        if found is None:
            return self._keep(channel_id, body)
        identity = self._answers[token] if found[1] == "@original" else found[1]
        return self._edit(identity, body) if route.method == "PATCH" else self._messages.get(identity)

    def _answer(self, token: str, body: dict[str, Any]) -> dict[str, Any]:
        interaction, kind, said = self._interactions[token], body["type"], body.get("data") or {}
        answered = {"interaction": {"id": interaction["id"], "type": interaction["type"]}}
        if kind in {4, 5}:
            message = self._keep(int(interaction["channel_id"]), said)
        elif kind == 7:
            message = self._edit(interaction["message"]["id"], said)
        else:
            self._answers[token] = interaction["message"]["id"]
            return answered
        self._answers[token] = message["id"]
        return answered | {"resource": {"type": kind, "message": message}}

    def _keep(self, channel_id: int, body: dict[str, Any]) -> dict[str, Any]:
        identity = self._new_id()
        self._messages[identity] = _message(identity, channel_id) | _said(body)
        return self._messages[identity]

    def _edit(self, identity: str, body: dict[str, Any]) -> dict[str, Any]:
        message = self._messages[identity]
        # Who may see a message never changes.
        message |= _said(body) | {"flags": message["flags"] | body.get("flags", 0)}
        return message

    def _new_id(self) -> str:
        return str(next(self._ids))


def _name_of(task: asyncio.Task[Any]) -> str:
    return str(getattr(task.get_coro(), "__qualname__", ""))


def _member(user_id: int) -> dict[str, Any]:
    return {
        "user": {**_BOT, "id": str(user_id), "username": f"user{user_id}", "bot": False},
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def _guild(channels: int) -> dict[str, Any]:
    return {
        "id": str(GUILD_ID),
        "name": "Kopitiam",
        "owner_id": "1",
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [{"id": str(GUILD_ID), "name": "@everyone", "permissions": _ALL_RIGHTS, "position": 0}],
        "channels": [
            {"id": str(channel_id), "type": 0, "name": "table", "position": 0, "permission_overwrites": []}
            for channel_id in range(GUILD_ID + 1, GUILD_ID + 1 + channels)
        ],
        "members": [{"user": _BOT, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}],
        "threads": [],
        "preferred_locale": "en-US",
        "member_count": 30,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "unavailable": False,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "afk_timeout": 0,
        "premium_tier": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "system_channel_flags": 0,
        "premium_progress_bar_enabled": False,
    }


def _message(identity: str, channel_id: int) -> dict[str, Any]:
    return {
        "id": identity,
        "channel_id": str(channel_id),
        "author": _BOT,
        "content": "",
        "timestamp": "2026-11-22T12:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
        "components": [],
    }


def _said(body: dict[str, Any]) -> dict[str, Any]:
    said = {name: body[name] for name in ("content", "flags", "components") if body.get(name) is not None}
    files = body.get("attachments")
    if files is not None:
        said["attachments"] = [
            {
                "id": str(1 + place),
                "filename": each.get("filename", "a.webp"),
                "size": 1,
                "url": "",
                "proxy_url": "",
            }
            for place, each in enumerate(files)
        ]
    return said


def _body_of(form: Any) -> dict[str, Any]:
    for part in form or ():
        if part["name"] == "payload_json":
            return dict(json.loads(part["value"]))
    return {}


def _custom_ids(components: Any) -> Iterator[str]:
    for each in components:
        if "custom_id" in each and not each.get("disabled"):
            yield each["custom_id"]
        yield from _custom_ids(each.get("components", ()))
        if "accessory" in each:
            yield from _custom_ids([each["accessory"]])
