"""How long the parts of the work take, for whoever listens: such as the pages of the monitor."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from time import perf_counter


class Part(StrEnum):
    """A part of the work.

    Attributes:
        QUEUE: Waiting for a turn: at a table, or to have a picture drawn.
        DATABASE: A transaction, from asking for its connection to giving that back.
        DRAWING: Drawing a picture.
        DISCORD: A request to Discord.
    """

    QUEUE = "queue"
    DATABASE = "database"
    DRAWING = "drawing"
    DISCORD = "discord"


Listener = Callable[[Part, float], None]
_listeners: list[Listener] = []


def subscribe(listener: Listener) -> Callable[[], None]:
    """Call a function with each part and its seconds, in any thread; return how to end that."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def note(part: Part, seconds: float) -> None:
    """Tell how long something took."""
    for listener in _listeners:
        listener(part, seconds)


@contextmanager
def timed(part: Part) -> Iterator[None]:
    """Tell how long the context takes."""
    begun_s = perf_counter()
    try:
        yield
    finally:
        note(part, perf_counter() - begun_s)
