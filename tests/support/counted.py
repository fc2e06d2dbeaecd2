"""The requests that Discord counts among a bot's 50 a second: all but those by interactions and tokens."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord
import pytest
from simcord.http import router

from tests.support.guild import CardRoom

EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value
_NOT_COUNTED: Final = ("/interactions/", "/webhooks/")


@dataclass(frozen=True)
class Request:
    """A request, as Discord gets it.

    Args:
        is_private: Whether it shows something that one person alone sees.
    """

    at_s: float
    method: str
    path: str
    is_private: bool

    @property
    def is_counted(self) -> bool:
        return not self.path.startswith(_NOT_COUNTED)


@contextmanager
def requests_noted(room: CardRoom, patch: pytest.MonkeyPatch) -> Iterator[list[Request]]:
    """Note what Discord is asked for, and when, by the time of the room."""
    noted: list[Request] = []
    dispatch = router.dispatch

    def dispatch_noted(backend: Any, method: str, path: str, **options: Any) -> Any:
        at_s, answer = room.env.now().timestamp(), None
        try:
            answer = dispatch(backend, method, path, **options)
        finally:
            is_private = isinstance(answer, dict) and bool(answer.get("flags", 0) & EPHEMERAL)
            noted.append(Request(at_s, method, path, is_private))
        return answer

    with patch.context() as patched:
        patched.setattr(router, "dispatch", dispatch_noted)
        yield noted


def counted(requests: Sequence[Request], method: str = "", path: str = "") -> list[Request]:
    """Return those that count, of one method and with a path that begins so."""
    return [
        each
        for each in requests
        if each.is_counted and method in {"", each.method} and each.path.startswith(path)
    ]


def most_in_a_second(requests: Sequence[Request]) -> int:
    """Return how many fall into one second at most."""
    times_s = sorted(each.at_s for each in requests)
    return max(sum(start_s <= at_s < start_s + 1 for at_s in times_s) for start_s in times_s)
