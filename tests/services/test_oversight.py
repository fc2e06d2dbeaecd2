"""A change that was kept though the database did not say so is noticed."""

from typing import Any

from bot.services.oversight import Oversight
from bot.services.wakeups import Wakeups
from bot.tables.ids import GuildId, TableId
from tests.support.clock import FakeClock

GUILD = GuildId(5)
FIRST, SECOND = TableId(1), TableId(2)


class Kept:
    """The deadlines in the database."""

    def __init__(self, deadlines):
        self.deadlines = deadlines
        self.asked = []

    async def open_deadlines(self, guild_ids):
        self.asked.append(guild_ids)
        return dict(self.deadlines)


class Held:
    held = frozenset({GUILD})


async def never(table_id):
    raise AssertionError(table_id)


async def oversight_with(kept, armed):
    clock = FakeClock()
    wakeups = Wakeups(clock, never)
    for table_id, in_ms in armed.items():
        wakeups.schedule(table_id, clock.now_ms() + in_ms)
    kept.deadlines = {table_id: clock.now_ms() + in_ms for table_id, in_ms in kept.deadlines.items()}
    ownership: Any = Held()
    return Oversight(kept, wakeups, ownership), wakeups


async def test_what_differs_twice_was_overlooked():
    kept = Kept({FIRST: 60_000, SECOND: 70_000})
    oversight, wakeups = await oversight_with(kept, {FIRST: 60_000})
    assert [await oversight.look() for _ in range(3)] == [[], [SECOND], [SECOND]]
    wakeups.schedule(SECOND, kept.deadlines[SECOND])
    assert await oversight.look() == []
    assert kept.asked == [frozenset({GUILD})] * 4
    await wakeups.close()


async def test_what_is_told_a_moment_later_was_not():
    kept = Kept({FIRST: 60_000})
    oversight, wakeups = await oversight_with(kept, {FIRST: 900_000})
    assert await oversight.look() == []
    wakeups.schedule(FIRST, kept.deadlines[FIRST])
    assert await oversight.look() == []
    wakeups.schedule(FIRST, kept.deadlines[FIRST] + 1)
    assert await oversight.look() == []
    kept.deadlines[FIRST] += 2
    assert [await oversight.look() for _ in range(2)] == [[], [FIRST]]
    await wakeups.close()


async def test_a_table_without_a_deadline_is_woken_no_more():
    kept = Kept({})
    oversight, wakeups = await oversight_with(kept, {FIRST: 900_000})
    wakeups.schedule(FIRST, None)
    kept.deadlines = {FIRST: None}
    assert [await oversight.look() for _ in range(2)] == [[], []]
    assert wakeups.due_ms(FIRST) is None
