"""A simulated Discord that outlives the process of the bot: the next one takes it out of a file."""

import copy
import pickle
from pathlib import Path
from typing import Any, BinaryIO, Final

import simcord

from tests.support.guild import CardRoom
from tests.support.old_messages import refuse_old_edits

# What is Discord's of a room: the servers with all that was sent there, and who and where the room means.
_DISCORDS: Final = ("guild", "channel", "ann", "ben", "cat", "dan")
_ENV: Final = "env"


def put_away(room: CardRoom, file: Path) -> None:
    """Write what Discord knows at this moment into a file, and how far the chance of the room has come."""
    backend = copy.copy(room.env.backend)
    # The process that listens, and what a test has put in its place.
    backend.subscribers = []
    vars(backend).pop("edit_message", None)
    with file.open("wb") as stream:
        _Pickler(stream).dump((backend, [getattr(room, name) for name in _DISCORDS], vars(room.deck)))


def take_out(room: CardRoom, file: Path) -> None:
    """Have a room that has not started yet go on with the Discord of an earlier process."""
    with file.open("rb") as stream:
        backend, owned, chance = _Unpickler(stream, room.env).load()
    room.env.backend = backend
    refuse_old_edits(room.env)
    for name, each in zip(_DISCORDS, owned, strict=True):
        setattr(room, name, each)
    vars(room.deck).update(chance)


class _Pickler(pickle.Pickler):
    """Leaves out the environment, which is the process's own."""

    def persistent_id(self, value: Any) -> str | None:
        return _ENV if isinstance(value, simcord.Env) else None


class _Unpickler(pickle.Unpickler):
    """Puts another environment in its place."""

    def __init__(self, stream: BinaryIO, env: simcord.Env) -> None:
        super().__init__(stream)
        self._env = env

    def persistent_load(self, _: Any) -> simcord.Env:
        return self._env
