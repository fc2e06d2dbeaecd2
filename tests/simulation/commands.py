"""Commands as people type them, and as Discord tells the bot of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.simulation import payloads

COMMAND_ID = "5000"
STRING, WHOLE, SWITCH, MEMBER = 3, 4, 5, 6
VIEW_CHANNEL = 1 << 10


class Mentioned(int):
    """The id of somebody who is named in a command."""


@dataclass(frozen=True)
class Scene:
    """What somebody has before their eyes who is about to type."""

    chance: Random
    members: Sequence[int]
    offered: Sequence[str]

    def some(self, possible: Mapping[str, Any], likelihood: float) -> dict[str, Any]:
        """Return some of these options."""
        return {name: value for name, value in possible.items() if self.chance.random() < likelihood}


Options = Callable[[Scene], dict[str, Any]]


def no_options(_: Scene) -> dict[str, Any]:
    """Return the options of a command that has none."""
    return {}


@dataclass(frozen=True)
class Command:
    """A command.

    Args:
        name: What it is called there; nothing for a command without a group.
        is_managers: Whether those type it who have Manage Server.
        suggests: Whether the bot is asked for suggestions while it is typed.
    """

    group: str
    name: str
    likelihood: int
    options: Options = no_options
    is_managers: bool = False
    suggests: bool = False


def said(group: str, name: str, options: Mapping[str, Any]) -> str:
    """Return a command as it is typed."""
    return " ".join([f"/{group} {name}".rstrip(), *(f"{key}={value}" for key, value in options.items())])


def data_of(
    group: str, name: str, options: Mapping[str, Any], guild_id: int | None, *, is_typing: bool = False
) -> dict[str, Any]:
    """Return what Discord says of a command.

    Args:
        name: What it is called there; nothing for a command without a group.
        is_typing: Whether its first option is still being typed.
    """
    written = [_option(key, value) for key, value in options.items()]
    if is_typing:
        written[0]["focused"] = True
    leaf = {"name": name, "type": 1, "options": written}
    inner = [leaf] if name else written
    data = {"id": COMMAND_ID, "name": group, "type": 1, "options": inner} | _server(guild_id)
    members = [value for value in options.values() if isinstance(value, Mentioned)]
    return data | ({"resolved": _resolved(members)} if members else {})


def menu_data(
    name: str, person_id: int, guild_id: int | None, *, is_member: bool, sees_channel: bool
) -> dict[str, Any]:
    """Return what Discord says of a command that somebody has chosen from the menu of a person."""
    resolved: dict[str, Any] = {"users": {str(person_id): payloads.user(person_id)}}
    if is_member:
        allowed = payloads.ORDINARY if sees_channel else payloads.ORDINARY & ~VIEW_CHANNEL
        present = payloads.member(person_id) | {"permissions": str(allowed)}
        resolved["members"] = {str(person_id): _without_user(present)}
    data = {"id": COMMAND_ID, "name": name, "type": 2, "target_id": str(person_id), "resolved": resolved}
    return data | _server(guild_id)


def _server(guild_id: int | None) -> dict[str, str]:
    return {} if guild_id is None else {"guild_id": str(guild_id)}


def _option(name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, Mentioned):
        return {"name": name, "type": MEMBER, "value": str(int(value))}
    if isinstance(value, bool):
        return {"name": name, "type": SWITCH, "value": value}
    return {"name": name, "type": WHOLE if isinstance(value, int) else STRING, "value": value}


def _resolved(members: Sequence[Mentioned]) -> dict[str, Any]:
    users = {str(int(each)): payloads.user(each) for each in members}
    present = {str(int(each)): payloads.member(each) | {"permissions": "0"} for each in members}
    return {"users": users, "members": {key: _without_user(each) for key, each in present.items()}}


def _without_user(member: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in member.items() if key != "user"}
