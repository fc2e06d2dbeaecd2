"""What both the wire of a click and the sockets of a load know of Discord: messages, servers, and answers.

Messages are kept as they were sent, for a click brings its whole message along.
"""

import itertools
import json
import re
from collections import deque
from collections.abc import Iterator
from typing import Any, Final

import discord

BOT_ID: Final = 90
BOT: Final = {
    "id": str(BOT_ID),
    "username": "cards",
    "discriminator": "0",
    "global_name": None,
    "avatar": None,
    "bot": True,
}
APPLICATION: Final = {"id": "91", "name": "cards", "icon": None, "description": "", "flags": 0}
_FIRST_ID: Final = 1_200_000_000_000_000_000
# What is the same whenever a bot asks.
_FACTS: Final[dict[str, Any]] = {
    "/users/@me": BOT,
    "/oauth2/applications/@me": APPLICATION
    | {"owner": BOT, "bot_public": True, "bot_require_code_grant": False, "verify_key": ""},
    "/applications/91/emojis": {"items": []},
}
_ALL_RIGHTS: Final = str(discord.Permissions.all().value)
_EPHEMERAL: Final = 64
_TOKENED: Final = re.compile(r"/(?:interactions|webhooks)/\d+/(?P<token>[^/]+)(?P<rest>/.*)?")
_IN_CHANNEL: Final = re.compile(r"/channels/(?P<channel>\d+)/messages(?:/(?P<message>\d+))?")
# So many clicks and private messages are kept, the newest; an evening has any number of them.
_KEPT: Final = 20_000


class Unknown(Exception):
    """A message that is not there (any more)."""


class StandIn:
    """Discord, as far as a bot at its tables asks it for something."""

    def __init__(self) -> None:
        self._ids = itertools.count(_FIRST_ID)
        self._messages: dict[str, dict[str, Any]] = {}
        # By message: its pictures, by their names in its layout.
        self._files: dict[str, dict[str, str]] = {}
        self._shown: dict[int, str] = {}
        self._private: deque[str] = deque()
        # By the token of an interaction: its id, kind, channel and message, and the message that answers it.
        self._interactions: dict[str, tuple[str, int, int, str | None]] = {}
        self._answers: dict[str, str] = {}

    def shown(self, channel_id: int) -> dict[str, Any] | None:
        """Return the newest message of a channel that everybody sees."""
        identity = self._shown.get(channel_id)
        return None if identity is None else self._messages[identity]

    def answer_to(self, click: dict[str, Any]) -> dict[str, Any]:
        """Return the message with which a bot has answered an interaction."""
        return self._messages[self._answers[click["token"]]]

    def command(self, user_id: int, channel_id: int, path: str) -> dict[str, Any]:
        """Return the interaction of somebody who types a command such as `gnau open`."""
        name, subcommand = path.split()
        options = [{"type": 1, "name": subcommand, "options": []}]
        data = {"id": "1", "type": 1, "name": name, "options": options}
        return self._interaction(2, user_id, channel_id, data)

    def press(self, user_id: int, message: dict[str, Any], custom_id: str) -> dict[str, Any]:
        """Return the interaction of somebody who presses the first button whose custom id has a pattern."""
        offered = list(custom_ids(message["components"]))
        found = next((each for each in offered if re.search(custom_id, each)), None)
        assert found is not None, f"{custom_id} is not among {offered}"
        data = {"custom_id": found, "component_type": 2, "id": 1}
        return self._interaction(3, user_id, int(message["channel_id"]), data, message)

    def _interaction(
        self,
        kind: int,
        user_id: int,
        channel_id: int,
        data: dict[str, Any],
        message: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        identity, guild_id = self._new_id(), guild_of(channel_id)
        token = f"token-of-{identity}"
        self._interactions[token] = (identity, kind, channel_id, None if message is None else message["id"])
        if len(self._interactions) > _KEPT:
            forgotten = next(iter(self._interactions))
            del self._interactions[forgotten]
            self._answers.pop(forgotten, None)
        interaction = {
            "id": identity,
            "token": token,
            "application_id": "91",
            "type": kind,
            "version": 1,
            "guild_id": str(guild_id),
            "guild": {"id": str(guild_id), "features": [], "locale": "en-US"},
            "channel_id": str(channel_id),
            "channel": {"id": str(channel_id), "type": 0, "name": "table", "permissions": _ALL_RIGHTS},
            "member": member(user_id) | {"permissions": _ALL_RIGHTS},
            "app_permissions": _ALL_RIGHTS,
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild_id)},
            "context": 0,
            "attachment_size_limit": 10 << 20,
            "data": data,
        }
        if message is not None:
            # As it arrives: nothing of it is shared with what is kept here.
            interaction["message"] = json.loads(json.dumps(message))
        return interaction

    def answer(self, method: str, path: str, body: Any) -> Any:
        """Return what Discord says to a request.

        Args:
            path: Behind the version, such as `/users/@me`.

        Raises:
            Unknown: It is about a message that is not there.
        """
        if path == "/users/@me/channels":
            person = {**BOT, "id": str(body["recipient_id"]), "bot": False}
            return {"id": str(int(body["recipient_id"]) + 1), "type": 1, "recipients": [person]}
        if found := _TOKENED.fullmatch(path):
            return self._through_token(method, found["token"], found["rest"] or "", body)
        if found := _IN_CHANNEL.fullmatch(path):
            if method == "POST":
                return self._keep(int(found["channel"]), body)
            return self._edit(found["message"], body) if method == "PATCH" else self._found(found["message"])
        return _FACTS.get(path, [])

    def _through_token(self, method: str, token: str, rest: str, body: Any) -> Any:
        if token not in self._interactions:
            raise Unknown
        if rest == "/callback":
            return self._first_answer(token, body)
        if not rest:
            return self._keep(self._interactions[token][2], body)
        identity = rest.rpartition("/")[2]
        if identity == "@original":
            identity = self._answers[token]
        return self._edit(identity, body) if method == "PATCH" else self._messages.get(identity)

    def _first_answer(self, token: str, body: dict[str, Any]) -> dict[str, Any]:
        (identity, pressed, channel_id, message_id), kind = self._interactions[token], body["type"]
        said = body.get("data") or {}
        answered = {"interaction": {"id": identity, "type": pressed}}
        if kind not in {4, 5, 7}:
            self._answers[token] = message_id or ""
            return answered
        message = self._edit(message_id or "", said) if kind == 7 else self._keep(channel_id, said)
        self._answers[token] = message["id"]
        return answered | {"resource": {"type": kind, "message": message}}

    def _keep(self, channel_id: int, body: dict[str, Any]) -> dict[str, Any]:
        identity = self._new_id()
        kept = self._messages[identity] = _message(identity, channel_id) | self._said(identity, body)
        if kept["flags"] & _EPHEMERAL or not guild_of(channel_id):
            self._private.append(identity)
            if len(self._private) > _KEPT:
                forgotten = self._private.popleft()
                del self._messages[forgotten]
                self._files.pop(forgotten, None)
        else:
            self._shown[channel_id] = identity
        return kept

    def _edit(self, identity: str, body: dict[str, Any]) -> dict[str, Any]:
        message = self._found(identity)
        # Who may see a message never changes.
        message |= self._said(identity, body) | {"flags": message["flags"] | body.get("flags", 0)}
        return message

    def _said(self, identity: str, body: dict[str, Any]) -> dict[str, Any]:
        said = {name: body[name] for name in ("content", "flags", "components") if body.get(name) is not None}
        if body.get("attachments") is not None:
            before = {number: name for name, number in self._files.get(identity, {}).items()}
            # A file that stays is told by its number, and a new one by its name.
            files = ((each.get("filename"), each["id"]) for each in body["attachments"])
            self._files[identity] = {
                name or before[number]: self._new_id() if name else number for name, number in files
            }
        if "components" in said:
            said["components"] = _with_files(said["components"], self._files.get(identity, {}))
        return said

    def _found(self, identity: str) -> dict[str, Any]:
        if identity not in self._messages:
            raise Unknown
        return self._messages[identity]

    def _new_id(self) -> str:
        return str(next(self._ids))


def guild_of(channel_id: int) -> int:
    """Return the server of a channel: here the channels of a server have the numbers after its own."""
    return channel_id >> 22 << 22


def member(user_id: int) -> dict[str, Any]:
    """Return somebody who is in a server."""
    return {
        "user": {**BOT, "id": str(user_id), "username": f"user{user_id}", "bot": False},
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def guild(guild_id: int, channels: int) -> dict[str, Any]:
    """Return a server with some channels, as the gateway tells of it."""
    return {
        "id": str(guild_id),
        "name": "Kopitiam",
        "owner_id": "1",
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [{"id": str(guild_id), "name": "@everyone", "permissions": _ALL_RIGHTS, "position": 0}],
        "channels": [
            {"id": str(channel_id), "type": 0, "name": "table", "position": 0, "permission_overwrites": []}
            for channel_id in range(guild_id + 1, guild_id + 1 + channels)
        ],
        "members": [{"user": BOT, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}],
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
        "author": BOT,
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


def _with_files(components: Any, files: dict[str, str]) -> Any:
    """Return components as Discord shows them: with the addresses and numbers of uploaded pictures.

    Source: https://github.com/discord/discord-api-docs/issues/8277
    """
    if not files:
        return components
    # As one text: a bench is to measure bots, and this not at all.
    written = json.dumps(components)
    for name, number in files.items():
        shown = {"url": f"https://cdn.test/{number}/{name}", "attachment_id": number}
        written = written.replace(f'"url": "attachment://{name}"', json.dumps(shown)[1:-1])
    return json.loads(written)


def body_of(form: Any) -> dict[str, Any]:
    """Return what discord.py is about to send as a form, without the files."""
    for part in form or ():
        if part["name"] == "payload_json":
            return dict(json.loads(part["value"]))
    return {}


def custom_ids(components: Any) -> Iterator[str]:
    """Yield what can be pressed in a message."""
    for each in components:
        if "custom_id" in each and not each.get("disabled"):
            yield each["custom_id"]
        yield from custom_ids(each.get("components", ()))
        if "accessory" in each:
            yield from custom_ids([each["accessory"]])
