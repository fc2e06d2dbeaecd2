"""Every column that names a person: what they are told of it, and what becomes of it when they are forgotten.

A new column that could hold a person's number fails here until somebody has decided. Who is named inside JSON
and words is for the tests of `/privacy`, which look for the number anywhere.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.privacy.forgetting import NOBODY
from bot.store.guarded import BigNumber
from bot.store.schema import metadata
from bot.tables.ids import UserId
from bot.tables.privacy import is_former
from tests.support.lives import LEN


class Left(Enum):
    """What stands in a column once its person was forgotten."""

    NO_ROW = "the row is gone"
    STAND_IN = "the row is somebody else's too, or the books': a former player's number"
    NOBODY = "the row is the server's: the number of nobody"
    NULL = "the row is the books': nothing"


@dataclass(frozen=True)
class Fate:
    """What becomes of a column.

    Args:
        told: Which lines of an export tell of it, one for each row.
        only: What those lines have that others of their kind have not.
    """

    told: str
    left: Left
    only: Mapping[str, Any] = field(default_factory=dict)


# Of the tables of the evenings, those of Hearts have been opened under a limit, which the column is for.
FATES: Final = {
    "achievements.user_id": Fate("achievements", Left.NO_ROW),
    "accounts.owner_id": Fate("balances", Left.STAND_IN),
    "client_languages.user_id": Fate("discord_language", Left.NO_ROW),
    "daily_hands.user_id": Fate("daily_hands", Left.NO_ROW),
    "direct_channels.user_id": Fate("direct_messages", Left.NO_ROW),
    "drill_answers.user_id": Fate("drill_answers", Left.NO_ROW),
    "drill_results.user_id": Fate("drill_results", Left.NO_ROW),
    "drill_shares.user_id": Fate("drill_shares", Left.NO_ROW),
    "drill_streaks.user_id": Fate("drill_streaks", Left.NO_ROW),
    "friend_members.user_id": Fate("friend_members", Left.NO_ROW),
    "game_players.user_id": Fate("games", Left.STAND_IN),
    "game_tables.opener_id": Fate("tables", Left.STAND_IN, {"has_opened": True, "game": "hearts"}),
    "game_tallies.user_id": Fate("game_tallies", Left.NO_ROW),
    "guild_settings.changed_by": Fate("settings", Left.NOBODY, {"what": "changed_last"}),
    "letters.user_id": Fate("letters", Left.NO_ROW),
    "medals.user_id": Fate("medals", Left.NO_ROW),
    "postings.actor_id": Fate("moved_by_hand", Left.NULL),
    "preferences.user_id": Fate("preferences", Left.NO_ROW),
    "round_players.user_id": Fate("rounds", Left.STAND_IN),
    "standings.user_id": Fate("standings", Left.NO_ROW),
    "summaries.user_id": Fate("summaries", Left.NO_ROW),
    "tournament_people.user_id": Fate("tournament_people", Left.NO_ROW),
}
# Servers and what is in them, rows, instants, points and scores, and the seed of a hand of the drill.
_OF_NOBODY: Final = re.compile(
    r"(guild|channel|message|table|thread|tournament|group|(.+_)?round)_id|.+_ms|(.+_)?(points|score)|.+\.id|drill_answers\.number"
)


def numbers() -> dict[str, sa.Column[Any]]:
    """Return the columns that are wide enough for a person's number and refer to no other table."""
    return {
        str(column): column
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, BigNumber) and not column.foreign_keys
    }


def test_of_every_number_it_is_known_whether_it_names_a_person():
    undecided = {
        name
        for name, column in numbers().items()
        if not (_OF_NOBODY.fullmatch(column.name) or _OF_NOBODY.fullmatch(name))
    }
    assert undecided == FATES.keys()


async def test_a_person_is_told_of_every_column_and_taken_out_of_it(evenings, records, engine, clock):
    before = await every_number(engine)
    rows = {name: sum(values[LEN] for values in kept.values()) for name, kept in before.items()}
    assert {name for name, count in rows.items() if count} == FATES.keys()
    data = await records.kept_about(LEN)
    told = {
        name: sum(fate.only.items() <= line.items() for line in data[fate.told])
        for name, fate in FATES.items()
    }
    assert told == {name: rows[name] for name in FATES}
    await records.forget(LEN, now_ms=clock.now_ms())
    after = await every_number(engine)
    assert {name: left_of(before[name], after[name]) for name in FATES} == {
        name: [fate.left] * (0 if fate.left is Left.NO_ROW else rows[name]) for name, fate in FATES.items()
    }


Values = dict[tuple[Any, ...], Counter[int | None]]


async def every_number(engine: AsyncEngine) -> dict[str, Values]:
    """Return what stands in each column, by the rest of the row's key."""
    found: dict[str, Values] = {}
    async with engine.connect() as connection:
        for name, column in numbers().items():
            found[name] = defaultdict(Counter)
            rest = [key for key in column.table.primary_key if key is not column]
            for value, *key in await connection.execute(sa.select(column, *rest)):
                found[name][tuple(key)][value] += 1
    return found


def left_of(before: Values, after: Values) -> list[Left]:
    """Return what stands where the person stood."""
    found = []
    for key, values in before.items():
        if LEN in values:
            others = Counter({value: count for value, count in values.items() if value != LEN})
            found += [_what(value) for value in (after[key] - others).elements()]
    return found


def _what(value: int | None) -> Left:
    if value is None:
        return Left.NULL
    if value == NOBODY:
        return Left.NOBODY
    assert is_former(UserId(value)), value
    return Left.STAND_IN
