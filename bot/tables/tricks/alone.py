"""A hand that one person plays alone against three computer players, who answer at once.

The person has the first seat, and no time limit. The hand has the default house rules.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.players import Level, TrickGame
from bot.tables.commands import Actor
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.tricks.commands import HandCommand, Start
from bot.tables.tricks.events import Event, evolve
from bot.tables.tricks.machine import TrickMachine
from bot.tables.tricks.options import TrickTableOptions
from bot.tables.tricks.playing import advised
from bot.tables.tricks.state import TrickTable, new_trick_table

Answer: TypeAlias = Callable[[TrickTable, int, Moment], tuple[Event, ...]]
"""Returns what the computer player of a seat does when it is waited for."""


def deal_alone(  # noqa: PLR0913 - a hand alone has this many sides
    user_id: UserId,
    part: str,
    game: TrickGame,
    seed_root: bytes,
    moment: Moment,
    *,
    level: Level = Level.CASUAL,
    answer: Answer = advised,
) -> TrickTable:
    """Deal a hand to a person.

    Args:
        part: The person's part in the shuffle.
    """
    lobby = new_trick_table(
        game=game,
        opener_id=user_id,
        opener_part=part,
        options=TrickTableOptions(game.rules.Options(), level=level),
        seed_root=seed_root,
        now_ms=moment.now_ms,
    )
    return go_on_alone(lobby, Start(Actor(user_id)), moment, answer)


def go_on_alone(
    table: TrickTable, command: Start | HandCommand, moment: Moment, answer: Answer = advised
) -> TrickTable:
    """Return the table after the person's command and the answers of the computer players.

    Raises:
        RuleError: The command is not allowed.
    """
    table = evolve.all(table, TrickMachine(table.game).decide(table, command, moment), moment.now_ms)
    while computers := [seat for seat in table.waited_for if table.seats[seat].is_computer]:
        table = evolve.all(table, answer(table, computers[0], moment), moment.now_ms)
    return replace(table, deadline_ms=None)


def is_over(table: TrickTable) -> bool:
    """Whether the hand is finished."""
    return bool(table.scores)
