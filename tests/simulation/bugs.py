"""Bugs put in on purpose, to see that the simulation catches them."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from enum import StrEnum

from tests.simulation.gnau import bugs as gnau
from tests.simulation.tricks import bugs as tricks


class Bug(StrEnum):
    """What to put in."""

    DOUBLE_SETTLEMENT = "double-settlement"
    LEAKED_CARD = "leaked-card"
    LOST_ESCROW = "lost-escrow"
    DOUBLE_STAKE = "double-stake"
    OTHERS_CARD = "others-card"
    SECOND_DAILY = "second-daily"


@contextmanager
def put_in(bug: Bug | None) -> Iterator[None]:
    """Have the bot make a mistake."""
    with nullcontext() if bug is None else _PATCHES[bug]():
        yield


_PATCHES = {
    Bug.DOUBLE_SETTLEMENT: gnau.settling_twice,
    Bug.LEAKED_CARD: gnau.leaking,
    Bug.LOST_ESCROW: gnau.losing_escrow,
    Bug.DOUBLE_STAKE: tricks.paying_twice,
    Bug.OTHERS_CARD: tricks.showing_anothers,
    Bug.SECOND_DAILY: tricks.dealing_again,
}
