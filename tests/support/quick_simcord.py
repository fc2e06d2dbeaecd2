"""What simcord does ten thousand times in a run of the tests, done faster, and on no clock but its own."""

import asyncio
import importlib
from collections.abc import Awaitable, Callable, Iterator
from copy import deepcopy
from types import NoneType, SimpleNamespace
from typing import Any, Final, TypeAlias

import pytest
import simcord
from discord import app_commands
from discord.ext import commands
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.support.hanging import HANGS_S

_NEVER_CHANGED: Final = frozenset((str, int, float, bool, NoneType))
# How often simcord looks whether the bot has come to rest, when nothing that it waits for has ended.
_LOOKS_EVERY_S: Final = 0.01


class StillDiscord(simcord.Env):
    """A simulated Discord in which no time passes but what a test lets pass, however slow the machine is.

    simcord itself lets short timers of the bot run out in real time, and waits five seconds for its start.
    """

    def __init__(self, bot: Any) -> None:
        super().__init__(bot, settle_timeout=HANGS_S)

    def _schedule_timer(self, *_: Any) -> None:
        """Leave a timer to `advance_time`."""

    async def _settle_internal(self, **options: Any) -> None:
        await super()._settle_internal(**options | {"timeout": HANGS_S, "idle": _LOOKS_EVERY_S})


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Have simcord copy JSON quickly, and compare its callbacks by identity."""
    from simcord import _runtime, components, gateway, results
    from simcord.http import router

    for module in (components, results):
        patch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
    # Each has a handle of its own, so that no two are equal; comparing all fields takes its time.
    patch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)


def load_once(patch: pytest.MonkeyPatch) -> None:
    """Have discord.py run the module of an extension for the first bot only; each bot has cogs of its own."""

    async def load_extension(bot: commands.Bot, name: str) -> None:
        await importlib.import_module(name).setup(bot)

    patch.setattr(commands.bot.BotBase, "load_extension", load_extension)


def describe_once(patch: pytest.MonkeyPatch) -> None:
    """Have commands that are the same in every bot be described to Discord in all languages once."""
    for kind in (app_commands.Command, app_commands.Group):
        patch.setattr(kind, "get_translated_payload", _remembering(kind.get_translated_payload))


_Payload: TypeAlias = Callable[..., Awaitable[Any]]


def _remembering(payload: _Payload) -> _Payload:
    described: dict[object, Any] = {}

    async def remembered(command: Any, tree: Any, translator: Any) -> Any:
        if command.parent is not None:
            return await payload(command, tree, translator)
        key = (*_parts(command), type(translator), tree.client._world.catalog)
        if key not in described:
            described[key] = await payload(command, tree, translator)
        return copied(described[key])

    return remembered


def _parts(command: Any) -> Iterator[object]:
    """Yield what a command consists of: the functions of all bots are the same, thanks to `load_once`."""
    yield command.name
    if isinstance(command, app_commands.Command):
        yield command.callback
        return
    for each in command.commands:
        yield from _parts(each)


def spare_cleanup(patch: pytest.MonkeyPatch) -> None:
    """Have simcord, when it cancels all that a bot does, leave alone what gives a connection back.

    Whoever waits for it is cancelled, and goes on waiting until the connection is back, as in a real
    shutdown. If the giving back were cancelled as well, the connection would be missing until the garbage
    collector finds it, in some other test.
    """
    from simcord import _runtime

    track_task = _runtime._WorkState.track_task

    def track(work: Any, task: asyncio.Task[Any], *options: Any) -> None:
        if getattr(task.get_coro(), "__qualname__", "") != AsyncConnection.close.__qualname__:
            track_task(work, task, *options)

    patch.setattr(_runtime._WorkState, "track_task", track)


def copied(value: Any) -> Any:
    """Return a copy of JSON that shares nothing with it that can be changed."""
    kind = type(value)
    if kind in _NEVER_CHANGED:
        return value
    if kind is dict:
        return {key: copied(each) for key, each in value.items()}
    if kind is list:
        return [copied(each) for each in value]
    return deepcopy(value)
