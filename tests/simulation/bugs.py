"""Bugs put in on purpose, to see that the simulation catches them."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from tests.simulation import meddling
from tests.simulation.acts import GNAU, TRICK_GAMES
from tests.simulation.earned import bugs as earned
from tests.simulation.faults import Rates
from tests.simulation.gnau import bugs as gnau
from tests.simulation.inviting import bugs as inviting
from tests.simulation.outside import bugs as outside
from tests.simulation.plan import Plan, plan_of
from tests.simulation.tournaments import bugs as tournaments
from tests.simulation.tricks import bugs as tricks


class Bug(StrEnum):
    """What to put in."""

    DOUBLE_SETTLEMENT = "double-settlement"
    LEAKED_CARD = "leaked-card"
    EARLY_CARD = "early-card"
    LOST_ESCROW = "lost-escrow"
    DOUBLE_STAKE = "double-stake"
    OTHERS_CARD = "others-card"
    SECOND_DAILY = "second-daily"
    UNASKED_CARD = "unasked-card"
    SECOND_CALL = "second-call"
    OTHERS_CHOICE = "others-choice"
    FOLLOWED_CARD = "followed-card"
    TOLD_AGAIN = "told-again"
    LATE_MEDAL = "late-medal"
    NO_REST = "no-rest"
    EARLY_DEAL = "early-deal"
    OTHER_DEAL = "other-deal"
    DOUBLE_SCORE = "double-score"
    SECOND_INVITATION = "second-invitation"
    OTHERS_ANSWER = "others-answer"
    SERVED_STRANGER = "served-stranger"
    SHARED_CODE = "shared-code"
    PUBLIC_ANSWER = "public-answer"


def plan_with(bug: Bug | None, seed: int, steps: int) -> Plan:
    """Return what a seed stands for where a bug is put in.

    Everything fails as ever, but few people play nothing else than what the bug is about, and for points that
    it could move: in other evenings hours may pass before it has an occasion.
    """
    plan = plan_of(seed, steps)
    alone: dict[str, Any] = {"channels": (1,), "people": 3, "month_ends_s": None}
    alone |= {"rests": 0.0, "rallies": 0.0, "invites": 0.0, "outside": 0.0}
    return plan if bug is None else replace(plan, **(alone | _OCCASIONS[bug]))


@contextmanager
def put_in(bug: Bug | None) -> Iterator[None]:
    """Have the bot make a mistake."""
    with nullcontext() if bug is None else _PATCHES[bug]():
        yield


_PATCHES = {
    Bug.DOUBLE_SETTLEMENT: gnau.settling_twice,
    Bug.LEAKED_CARD: gnau.leaking,
    Bug.EARLY_CARD: gnau.peeping,
    Bug.LOST_ESCROW: gnau.losing_escrow,
    Bug.DOUBLE_STAKE: tricks.paying_twice,
    Bug.OTHERS_CARD: tricks.showing_anothers,
    Bug.SECOND_DAILY: tricks.dealing_again,
    Bug.UNASKED_CARD: tricks.forcing_everybody,
    Bug.SECOND_CALL: meddling.calling_again,
    Bug.OTHERS_CHOICE: meddling.showing_others_choices,
    Bug.FOLLOWED_CARD: tricks.showing_followers,
    Bug.TOLD_AGAIN: earned.telling_again,
    Bug.LATE_MEDAL: earned.counting_late_rounds,
    Bug.NO_REST: meddling.clocks_that_never_stand_still,
    Bug.EARLY_DEAL: tournaments.unsealing_early,
    Bug.OTHER_DEAL: tournaments.dealing_others,
    Bug.DOUBLE_SCORE: tournaments.counting_twice,
    Bug.SECOND_INVITATION: inviting.inviting_again,
    Bug.OTHERS_ANSWER: inviting.anyone_answering,
    Bug.SERVED_STRANGER: outside.serving_strangers,
    Bug.SHARED_CODE: outside.sharing_codes,
    Bug.PUBLIC_ANSWER: outside.answering_all,
}

_BANKROLLS: Final = {"reveal_s": 5, "points": "bankroll", "opening_grant_points": 1000}
# Many rounds in an evening, because little fails.
_QUICK: Final = {"people": 2, "settings": ({"reveal_s": 0, "suspense": "off"},), "rates": Rates(death=0.0002)}
# Quiet hours of which one or the other holds the end of any day that began in them.
_QUIET: Final = {"time_zone": "UTC", "quiet_hours": ("05:00-17:00",)}
_RESTING: Final = {"people": 2, "choices": (_QUIET,) * 2}
# Four people fill a tournament, and hardly anything fails.
_QUIETLY: Final = {"rates": Rates(death=0.0001), "damage": 0.0}
_RALLY: Final = {"games": ("hearts",), "people": 4, "rallies": 1.0, **_QUIETLY}
_OCCASIONS: Final[dict[Bug, dict[str, Any]]] = {
    Bug.FOLLOWED_CARD: {"games": ("hearts", "gongzhu")},
    Bug.TOLD_AGAIN: {"games": (GNAU,), "month_ends_s": 60.0, **_QUICK},
    Bug.LATE_MEDAL: {"games": (GNAU,), "month_ends_s": 60.0, **_QUICK},
    Bug.NO_REST: {"games": ("hearts",), "rests": 0.3, "by_hand": False, "rates": Rates()} | _RESTING,
    Bug.EARLY_DEAL: _RALLY,
    Bug.OTHER_DEAL: _RALLY,
    Bug.DOUBLE_SCORE: _RALLY,
    Bug.SECOND_INVITATION: {"games": (GNAU,), "invites": 1.0, **_QUIETLY},
    Bug.OTHERS_ANSWER: {"games": (GNAU,), "invites": 1.0, **_QUIETLY},
    Bug.SERVED_STRANGER: {"games": (), "outside": 1.0, **_QUIETLY},
    Bug.SHARED_CODE: {"games": (), "outside": 1.0, **_QUIETLY},
    Bug.PUBLIC_ANSWER: {"games": (), "outside": 1.0, **_QUIETLY},
    Bug.DOUBLE_SETTLEMENT: {"games": (GNAU,)},
    Bug.LEAKED_CARD: {"games": (GNAU,)},
    Bug.EARLY_CARD: {"games": (GNAU,), "settings": ({"reveal_s": 5, "suspense": "slow"},)},
    Bug.LOST_ESCROW: {"games": (GNAU,), "settings": (_BANKROLLS,)},
    Bug.DOUBLE_STAKE: {"games": ("hearts",), "settings": (_BANKROLLS,)},
    Bug.OTHERS_CARD: {"games": ("hearts", "gongzhu")},
    Bug.SECOND_DAILY: {"games": ("hearts",), "people": 1},
    Bug.UNASKED_CARD: {"games": ("hearts",), "people": 1, "choices": ()},
    # At two tables at once people wait for them.
    Bug.SECOND_CALL: {"games": TRICK_GAMES, "people": 2, "choices": ({"turn_calls": "ping"},) * 2},
    Bug.OTHERS_CHOICE: {"games": (), "people": 2, "choices": ({"forced_cards": True, "turn_calls": "ping"},)},
}
