"""What a seed stands for: how large its world is, and which of its parts are how unreliable."""

import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from bot.features.tournaments.model import LEAST_PEOPLE
from tests.simulation.acts import GAMES, GNAU, TRICK_GAMES
from tests.simulation.faults import Rates

_SOMETIMES: Final = (0.0, 0.0, 1.0, 1.0, 4.0)
_SUSPENSE: Final = ("off", "quick", "quick", "slow")
# Where all games are played, none of them comes far.
_PLAYED: Final = (GAMES, TRICK_GAMES, *((GNAU, game) for game in TRICK_GAMES), (GNAU,))


@dataclass(frozen=True)
class Plan:
    """One simulation.

    Every seed leaves some kinds of faults out: where all fail, what one fault alone does stays hidden. Most
    leave some games out, too.

    Args:
        channels: How many channels each server has; its length is the number of servers.
        choices: What people have chosen for themselves before the start, in the order of the servers.
        rates: How likely the faults of network, disk and process are.
        restarts: How likely an orderly restart is at each step.
        breakages: How likely somebody deletes, leaves, kicks or forbids something at each step.
        rivals: Whether now and then a second process claims the same servers.
        by_hand: Whether people end the tables in the end; otherwise they must end by themselves.
        damage: How likely the row of an open table is spoilt at each step.
        rests: How likely somebody chooses quiet hours or a vacation at each step. Then all tables are slow.
        rallies: How likely somebody does something about tournaments at each step.
        invites: How likely somebody invites somebody else, or answers, at each step.
        outside: How likely somebody uses the bot outside of its servers at each step.
        month_ends_s: After how many seconds a month ends, where people care for what they earn in it.
    """

    seed: int
    steps: int
    channels: tuple[int, ...]
    people: int
    games: tuple[str, ...] = GAMES
    settings: tuple[dict[str, Any], ...] = field(default=())
    choices: tuple[dict[str, Any], ...] = field(default=())
    rates: Rates = field(default_factory=Rates)
    odd_interactions: float = 0.0
    restarts: float = 0.0
    clock_jumps: float = 0.0
    breakages: float = 0.0
    rivals: bool = False
    by_hand: bool = False
    damage: float = 0.0
    month_ends_s: float | None = None
    rests: float = 0.0
    rallies: float = 0.0
    invites: float = 0.0
    outside: float = 0.0

    @property
    def rallied(self) -> tuple[str, ...]:
        """The games of tournaments."""
        return tuple(game for game in TRICK_GAMES if game in self.games) or TRICK_GAMES


def plan_of(seed: int, steps: int) -> Plan:
    """Return what a seed stands for."""
    chance, suspense = Random(f"plan {seed}"), Random(f"suspense {seed}")
    channels = tuple(chance.choice((1, 1, 2, 3)) for _ in range(chance.choice((1, 1, 2))))

    people, rallying = chance.choice((3, 4, 6)), Random(f"rally {seed}")

    def some(rate: float) -> float:
        return rate * chance.choice(_SOMETIMES)

    plan = Plan(
        seed=seed,
        steps=steps,
        channels=channels,
        people=people,
        games=chance.choice(_PLAYED),
        choices=_choices(Random(f"choices {seed}"), people * len(channels)),
        settings=tuple(_settings(chance) | {"suspense": suspense.choice(_SUSPENSE)} for _ in channels),
        rates=Rates(some(0.02), some(0.02), some(0.005), some(0.003), some(0.0002)),
        odd_interactions=some(0.05),
        restarts=some(0.01),
        clock_jumps=some(0.01),
        breakages=some(0.02),
        rivals=chance.random() < 0.3,
        by_hand=chance.random() < 0.5,
        damage=some(0.02),
        rests=0.3 if Random(f"resting {seed}").random() < 0.1 else 0.0,
        invites=0.3 if Random(f"invitations {seed}").random() < 0.1 else 0.0,
        outside=0.3 if Random(f"outside {seed}").random() < 0.1 else 0.0,
        month_ends_s=_month_end(Random(f"seasons {seed}")),
    )
    is_rally = rallying.random() < 0.1 and not plan.rests and set(plan.games) & set(TRICK_GAMES)
    # Fewer people could never begin.
    return replace(plan, rallies=0.5, people=max(people, LEAST_PEOPLE)) if is_rally else plan


def _month_end(chance: Random) -> float | None:
    """Return after how many seconds a month ends: in a third of all evenings, while people play."""
    return chance.uniform(20.0, 120.0) if chance.random() < 1 / 3 else None


def _settings(chance: Random) -> dict[str, Any]:
    settings: dict[str, Any] = {"reveal_s": chance.choice((0, 5, 20, 60))}
    if chance.random() < 0.6:
        grant = chance.choice((0, 40, 1000))
        settings |= {"points": "bankroll", "opening_grant_points": grant, "daily_points": 60}
        settings |= {"giving": True, "giving_min_age_days": 0, "giving_cap_points": 500}
    if settings["reveal_s"] >= 20 and chance.random() < 0.4:
        settings["split"] = "own"
    return settings


def _choices(chance: Random, people: int) -> tuple[dict[str, Any], ...]:
    """Return what so many people have chosen: many nothing, the others some of what there is."""
    possible = {"turn_calls": chance.choice(("ping", "direct")), "forced_cards": True, "text_only": True}
    possible |= {"four_colours": True, "more_time": True}
    return tuple(
        {name: value for name, value in possible.items() if chance.random() < likelihood}
        for likelihood in chance.choices((0.0, 0.4), k=people)
    )


def choice_rows(plan: Plan, user_ids: list[int]) -> list[tuple[int, str]]:
    """Return what people's choices are kept as."""
    chosen = zip(user_ids, plan.choices, strict=False)
    return [(user_id, json.dumps(options)) for user_id, options in chosen if options]


def settings_rows(plan: Plan, guild_ids: list[int]) -> list[tuple[int, str, int, int]]:
    """Return the rows that the servers' decisions make."""
    return [
        (guild_id, json.dumps(settings), 0, 1)
        for guild_id, settings in zip(guild_ids, plan.settings, strict=False)
    ]
