"""The slash commands and the menus of members as Discord is told them, from the real bot."""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from discord import AppCommandType

from bot.app import create_bot, system_world
from bot.commands.tree import command_payloads
from bot.settings import Settings
from bot.text import Catalog
from tests.support.languages import pseudo_catalog
from tests.support.texts import shipped_texts
from tests.support.tricks.games import TRICK_GAMES

# The ids of the names of the menus, in order.
MENUS: Final = ("command-menu-deal", "command-menu-challenge")


@cache
def payloads() -> tuple[Mapping[str, Any], ...]:
    """Return what Discord is told of each command."""
    return tuple(each for each in asyncio.run(_load()) if each["type"] == AppCommandType.chat_input.value)


async def _load() -> tuple[Mapping[str, Any], ...]:
    bot = create_bot(Settings(token=None, database_url="sqlite:///never-opened", shard_count=1))
    async with bot:
        await bot.load_commands()
        return tuple(command.to_dict(bot.tree) for command in bot.tree.get_commands())


@cache
def translated() -> tuple[Mapping[str, Any], ...]:
    """Return what Discord is told of each command, with the words of all languages."""
    return tuple(each for each in _all_translated() if each["type"] == AppCommandType.chat_input.value)


@cache
def in_pseudo(language: str) -> tuple[Mapping[str, Any], ...]:
    """Return what Discord is told of each command where the pseudo-language is there, as this language."""
    told = asyncio.run(_translate(pseudo_catalog(language)))
    return tuple(each for each in told if each["type"] == AppCommandType.chat_input.value)


@cache
def menus() -> tuple[Mapping[str, Any], ...]:
    """Return what Discord is told of each entry in the menu of a member, in all languages."""
    return tuple(each for each in _all_translated() if each["type"] == AppCommandType.user.value)


@cache
def _all_translated() -> tuple[Mapping[str, Any], ...]:
    return asyncio.run(_translate(shipped_texts()))


async def _translate(catalog: Catalog) -> tuple[Mapping[str, Any], ...]:
    settings = Settings(token=None, database_url="sqlite:///never-opened", shard_count=1)
    bot = create_bot(settings, world=replace(system_world(), catalog=catalog))
    async with bot:
        await bot.load_commands()
        return tuple(await command_payloads(bot.tree))


def walk() -> Iterator[tuple[tuple[str, ...], Mapping[str, Any]]]:
    """Yield every group, command and option with its path, for example `("gnau", "open", "stake")`."""
    pending: list[tuple[tuple[str, ...], Mapping[str, Any]]] = []
    pending += [((payload["name"],), payload) for payload in payloads()]
    while pending:
        path, payload = pending.pop()
        yield path, payload
        pending += [((*path, part["name"]), part) for part in payload.get("options", ())]


def text_id(path: tuple[str, ...]) -> str:
    """Return the id of the text that describes a group, a command or an option.

    Commands that Hearts and Gong Zhu share have their words in common.
    """
    group, *inner = path
    is_shared = inner and inner[0] != "open" and group in map(str, TRICK_GAMES)
    shared = "tricks" if is_shared else group
    return "-".join(("command", shared, *inner))


def text_ids() -> set[str]:
    """Return the ids of the texts that describe the commands, and name their choices and the menus."""
    ids = set(MENUS)
    for path, payload in walk():
        ids.add(text_id(path))
        for choice in payload.get("choices", ()):
            ids.add(f"command-choice-{path[-1]}-{choice['value']}")
    return ids
