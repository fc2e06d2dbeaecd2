"""A change that was kept though the database did not say so is noticed."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.services import Services
from bot.services.steps import MissedCommits
from bot.tables.commands import Close, Wake
from bot.tables.gnau import Deal, MarkReady
from bot.tables.ids import GuildId, TableId
from bot.tables.ports import StoredTable
from tests.services.kept import GlassDatabase
from tests.support.services import full_services
from tests.support.tables import ANN, BEN, BY_OPENER, CHANNEL, GUILD, Seeded, join, lobby
from tests.support.texts import shipped_texts

FIRST, SECOND = TableId(1), TableId(2)


class Kept:
    """The versions in the database."""

    def __init__(self, versions):
        self.versions = versions
        self.asked = []

    async def unfinished_versions(self, guild_ids):
        self.asked.append(guild_ids)
        return dict(self.versions)


class Held:
    held = frozenset({GuildId(5)})


def told(table_id: TableId, version: int) -> StoredTable:
    return StoredTable(table_id, GuildId(5), CHANNEL, None, "gnau", True, version, {}, None)


def missed_commits_with(kept: Any, *tables: Any) -> MissedCommits:
    leases: Any = Held()
    missed_commits = MissedCommits(kept, leases)
    for table in tables:
        missed_commits.note(table)
    return missed_commits


async def test_what_differs_twice_is_a_missed_commit():
    kept = Kept({FIRST: 3, SECOND: 7})
    missed_commits = missed_commits_with(kept, told(FIRST, 3))
    assert [await missed_commits.find() for _ in range(3)] == [set(), {SECOND}, {SECOND}]
    missed_commits.note(told(SECOND, 7))
    assert await missed_commits.find() == set()
    assert kept.asked == [frozenset({GuildId(5)})] * 4


async def test_what_is_told_a_moment_later_was_not():
    kept = Kept({FIRST: 3})
    missed_commits = missed_commits_with(kept, told(FIRST, 2))
    assert await missed_commits.find() == set()
    missed_commits.note(told(FIRST, 3))
    assert await missed_commits.find() == set()
    kept.versions[FIRST] = 4
    assert await missed_commits.find() == set()
    kept.versions[FIRST] = 5
    assert [await missed_commits.find() for _ in range(2)] == [set(), {FIRST}]


async def test_what_has_ended_and_was_seen_is_forgotten():
    kept = Kept({})
    missed_commits = missed_commits_with(kept, told(FIRST, 3))
    assert await missed_commits.find() == set()
    kept.versions = {FIRST: 3}
    assert [await missed_commits.find() for _ in range(2)] == [set(), {FIRST}]


@pytest.fixture
async def services(database: GlassDatabase, clock) -> AsyncIterator[Services]:
    services = full_services(database, shipped_texts(), clock, Seeded())
    await services.leases.claim([GUILD])
    yield services
    await services.close()


@pytest.mark.parametrize(
    "command",
    [join(BEN), MarkReady(ANN, round=1), Close(BY_OPENER), Wake()],
    ids=["Join", "MarkReady", "Close", "Wake"],
)
async def test_whatever_was_kept_without_a_word_is_found(services, database, clock, command):
    stored = await services.games.tables_of("gnau").open(GUILD, CHANNEL, lobby(ANN).table)
    if isinstance(command, MarkReady | Wake):
        await services.games.tables_of("gnau").apply(stored.table_id, Deal(BY_OPENER))
        # Else the table would be woken by itself, too, and might notice first what was kept.
        services.wakeups.schedule(stored.table_id, None)
        clock.advance(3600 if isinstance(command, Wake) else 1)
    assert [await services.changed_unnoticed() for _ in range(3)] == [[], [], []]
    database.keeps_silent = True
    with pytest.raises(OSError, match="after the commit"):
        await services.games.tables_of("gnau").apply(stored.table_id, command)
    database.keeps_silent = False
    assert await services.changed_unnoticed() == []
    [step] = await services.changed_unnoticed()
    assert step.stored == await database.table(stored.table_id)
    assert [await services.changed_unnoticed() for _ in range(3)] == [[], [], []]
