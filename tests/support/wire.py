"""What went over the wire of a simulated Discord: what people did, and what the bot offered and sent."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import simcord
from discord import AppCommandType, InteractionType

SUBCOMMAND_TYPES: Final = (1, 2)
SHOW_FORM: Final = 9
# A card, or places among thirteen.
_LAST_CARDS: Final = re.compile(r":(?:(?:[2-9AJQK]|10)[SHDC]|[0-9a-c]+)$")
_PRACTICE: Final = re.compile(r"^(practice:[a-z_]+:)[0-9a-f]+:[0-9a-cx-]*(?=:)")
# Buttons that answer (a link has no custom id), and all kinds of selects.
PRESSABLE: Final = (2, 3, 5, 6, 7, 8)


@dataclass
class Wire:
    """What was recorded.

    Args:
        typed: The commands that people typed and, each after its command, the options that they filled in.
        completed: The options that were completed while somebody typed.
        pressed: The custom ids of what people pressed or chose from.
        offered: The custom ids of everything that could have been pressed, in whatever message.
    """

    typed: set[str] = field(default_factory=set)
    completed: set[str] = field(default_factory=set)
    pressed: set[str] = field(default_factory=set)
    offered: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    sent: set[str] = field(default_factory=set)

    def record(self, env: simcord.Env) -> None:
        """Add all that has happened in a simulated Discord."""
        titles = {}
        for request in env.http_requests:
            self.offered |= set(_pressable(request.json))
            body = request.json or {}
            if request.path.endswith("/callback") and body["type"] == SHOW_FORM:
                titles[body["data"]["custom_id"]] = body["data"]["title"]
        self.shown |= set(titles.values())
        for _, name, payload in env.backend.transcript:
            if name == "INTERACTION_CREATE":
                self._add(payload, titles)

    def _add(self, interaction: Mapping[str, Any], titles: Mapping[str, str]) -> None:
        data = interaction["data"]
        match interaction["type"]:
            case InteractionType.application_command.value:
                self.typed |= set(_typed(data["name"], data.get("options", ())))
            case InteractionType.component.value:
                self.pressed.add(data["custom_id"])
            case InteractionType.autocomplete.value:
                self.completed |= set(_typed(data["name"], data["options"], focused=True))
            case InteractionType.modal_submit.value:
                self.sent.add(titles[data["custom_id"]])


def shape_of(custom_id: str) -> str:
    """Return a custom id without what differs from table to table, person to person and card to card.

    The hand and the moves of practice count as one number each.

    Example:
        >>> shape_of("gnau:7:12:join"), shape_of("hearts:7:12:play:10H"), shape_of("hearts:7:12:pick:03c")
        ('gnau:#:#:join', 'hearts:#:#:play:#', 'hearts:#:#:pick:#')
    """
    custom_id = _PRACTICE.sub(r"\g<1>0:0", custom_id)
    return re.sub(r"\d+", "#", _LAST_CARDS.sub(":0", custom_id))


def commands_of(tree: Any) -> tuple[set[str], set[str]]:
    """Return all commands, each also with each of its options, and the options that complete themselves.

    The entries in the menu of a member count as commands.
    """
    typed, completed = set(), set()
    typed |= {menu.qualified_name for menu in tree.walk_commands(type=AppCommandType.user)}
    for command in tree.walk_commands():
        if hasattr(command, "parameters"):
            typed.add(command.qualified_name)
            for option in command.parameters:
                name = f"{command.qualified_name} {option.display_name}"
                typed.add(name)
                if option.autocomplete:
                    completed.add(name)
    return typed, completed


def _typed(path: str, options: Any, *, focused: bool = False) -> Iterator[str]:
    nested = [option for option in options if option["type"] in SUBCOMMAND_TYPES]
    for option in nested:
        yield from _typed(f"{path} {option['name']}", option.get("options", ()), focused=focused)
    if not nested:
        if not focused:
            yield path
        yield from (f"{path} {option['name']}" for option in options if not focused or option.get("focused"))


def _pressable(value: Any) -> Iterator[str]:
    if isinstance(value, list | tuple):
        for item in value:
            yield from _pressable(item)
    if isinstance(value, dict):
        if value.get("type") in PRESSABLE and "custom_id" in value and not value.get("disabled"):
            yield str(value["custom_id"])
        for item in value.values():
            yield from _pressable(item)
