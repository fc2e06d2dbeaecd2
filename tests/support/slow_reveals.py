"""A round that is revealed so slowly that people can act between its steps."""

from types import MappingProxyType

import pytest

from bot.delivery.gnau import suspense
from bot.tables.gnau.settings import Suspense
from tests.support.guild import CardRoom, labels_of, text_of

HANDS = ["KS 5H 5D 3C 3H", "3S 6H 8D 4C 8S", "AS KD 7C 6S 10S"]
# Long enough for people to act in between.
STEP_S = 60
# What each step has that the one before has not; the last is the end.
STEPS = ("face down", "An ox!", "# Double Ox 3", "Last to show", "Deal again")


def slow_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have each step of a reveal stay so long that people can act in between."""
    paces = {Suspense.OFF: 0, Suspense.QUICK: STEP_S * 1000, Suspense.SLOW: 2 * STEP_S * 1000}
    monkeypatch.setattr(suspense, "STEP_MS", MappingProxyType(paces))


def shown(room: CardRoom) -> str:
    """Return what the newest message says, its buttons included."""
    return "\n".join([text_of(room.table), *labels_of(room.table)])


async def reveal(room: CardRoom, *, step: int = 0) -> None:
    """Play a round of two and reveal it, up to a step."""
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    if step:
        await room.env.advance_time(step * STEP_S)


def outcome(room: CardRoom) -> bool:
    """Whether Ben has been told that he has won."""
    return "won" in room.dms(room.ben)[-1].lower()
