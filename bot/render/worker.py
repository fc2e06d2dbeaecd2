"""The process in which pictures are drawn. It imports only them from the bot, and what they show."""

import signal
import traceback
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import PurePath
from typing import TYPE_CHECKING, TypeAlias

from bot.render.canvas import prepare

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Drawing: TypeAlias = tuple[Callable[..., bytes], tuple[Hashable, ...]]
"""A function that returns a picture's file, and its arguments."""


class NotDrawn(Exception):
    """A picture could not be drawn in another process.

    Its words say where. Those of the error itself may name a card.
    """


def work(drawings: "Connection[bytes | NotDrawn, Drawing]") -> None:
    """Draw one picture after the other, until the bot closes the connection or ends."""
    # Ctrl-C in a terminal also reaches this process, which is to end with the bot and not before it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    with suppress(EOFError, OSError):
        while True:
            drawings.send(_drawn(*drawings.recv()))


def ready() -> bytes:
    """Return no picture, once pictures can be drawn."""
    prepare()
    return b""


def place_of(error: Exception) -> str:
    """Return the kind of an error and where it was raised, for the log."""
    if isinstance(error, NotDrawn):
        return str(error)
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {at.name}, {PurePath(at.filename).name}:{at.lineno}"


def _drawn(draw: Callable[..., bytes], inputs: tuple[Hashable, ...]) -> bytes | NotDrawn:
    try:
        return draw(*inputs)
    except Exception as error:  # noqa: BLE001 - it is told where it can be logged
        return NotDrawn(place_of(error))
