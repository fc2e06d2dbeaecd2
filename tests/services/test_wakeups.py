"""Deadlines as sleeping tasks: each table is woken once, when its time has really come."""

import asyncio
import sqlite3

import pytest
from sqlalchemy.exc import OperationalError

from bot.logs import ContextFilter
from bot.services import SystemClock
from bot.services.wakeups import Wakeups
from bot.store import DatabaseAway
from bot.tables.ids import TableId
from tests.support.clock import FakeClock
from tests.support.hanging import HANGS_S

ONE, TWO = TableId(1), TableId(2)
SOON_MS, LONG_MS = 15, 60_000
A_WHILE_S = 0.04


class Sleepers:
    """Tables that note when they are woken."""

    def __init__(self, clock):
        self.clock = clock
        self.woken: list[tuple[int, int]] = []
        self._stirred = asyncio.Semaphore(0)

    async def wake(self, table_id):
        self.woken.append((table_id, self.clock.now_ms()))
        self._stirred.release()

    async def next(self):
        await asyncio.wait_for(self._stirred.acquire(), HANGS_S)


async def give_up(table_id):
    raise AssertionError(f"table {table_id} was given up")


@pytest.fixture
async def sleepers():
    return Sleepers(SystemClock())


@pytest.fixture
async def wakeups(sleepers):
    wakeups = Wakeups(sleepers.clock, sleepers.wake, give_up)
    yield wakeups
    await wakeups.close()


async def test_a_table_is_woken_once_when_its_time_has_come(wakeups, sleepers):
    deadline_ms = sleepers.clock.now_ms() + SOON_MS
    wakeups.schedule(ONE, deadline_ms)
    await sleepers.next()
    await asyncio.sleep(A_WHILE_S)
    ((table_id, at_ms),) = sleepers.woken
    assert table_id == ONE
    assert at_ms >= deadline_ms


async def test_tables_are_woken_in_the_order_of_their_deadlines(wakeups, sleepers):
    now_ms = sleepers.clock.now_ms()
    wakeups.schedule(ONE, now_ms + 4 * SOON_MS)
    wakeups.schedule(TWO, now_ms + SOON_MS)
    await sleepers.next()
    await sleepers.next()
    assert [table_id for table_id, _ in sleepers.woken] == [TWO, ONE]


@pytest.mark.parametrize("late_ms", [0, 1, LONG_MS])
async def test_a_deadline_in_the_past_wakes_at_once(wakeups, sleepers, late_ms):
    wakeups.schedule(ONE, sleepers.clock.now_ms() - late_ms)
    assert sleepers.woken == []
    await asyncio.sleep(0)
    assert len(sleepers.woken) == 1


@pytest.mark.parametrize("later_ms", [None, LONG_MS])
async def test_a_new_deadline_replaces_the_old_one(wakeups, sleepers, later_ms):
    now_ms = sleepers.clock.now_ms()
    wakeups.schedule(ONE, now_ms + SOON_MS)
    wakeups.schedule(ONE, None if later_ms is None else now_ms + later_ms)
    await asyncio.sleep(A_WHILE_S)
    assert sleepers.woken == []


async def test_an_earlier_deadline_replaces_a_later_one(wakeups, sleepers):
    now_ms = sleepers.clock.now_ms()
    wakeups.schedule(ONE, now_ms + LONG_MS)
    wakeups.schedule(ONE, now_ms + SOON_MS)
    await sleepers.next()


async def test_no_table_is_woken_before_the_clock_says_so():
    clock = FakeClock()
    sleepers = Sleepers(clock)
    wakeups = Wakeups(clock, sleepers.wake, give_up)
    wakeups.schedule(ONE, clock.at_ms + 5)
    # The event loop's five milliseconds pass several times over, the clock's do not.
    await asyncio.sleep(A_WHILE_S)
    assert sleepers.woken == []
    clock.advance(0.005)
    await sleepers.next()
    await wakeups.close()


async def test_after_closing_nobody_is_woken(wakeups, sleepers):
    now_ms = sleepers.clock.now_ms()
    wakeups.schedule(ONE, now_ms + SOON_MS)
    await wakeups.close()
    wakeups.schedule(TWO, now_ms)
    await asyncio.sleep(A_WHILE_S)
    assert sleepers.woken == []


async def test_closing_waits_for_a_table_that_is_being_woken():
    clock = FakeClock()
    finished: list[TableId] = []

    async def wake_slowly(table_id):
        await asyncio.sleep(A_WHILE_S)
        slow.schedule(table_id, clock.at_ms)
        finished.append(table_id)

    slow = Wakeups(clock, wake_slowly, give_up)
    slow.schedule(ONE, clock.at_ms)
    await asyncio.sleep(0)
    await slow.close()
    assert finished == [ONE]
    await asyncio.sleep(2 * A_WHILE_S)
    assert finished == [ONE]


async def test_a_new_deadline_does_not_interrupt_a_table_that_is_being_woken(sleepers):
    async def wake_slowly(table_id):
        slow.schedule(table_id, None)
        await asyncio.sleep(0)
        slow.schedule(table_id, sleepers.clock.now_ms() + LONG_MS)
        await sleepers.wake(table_id)

    slow = Wakeups(sleepers.clock, wake_slowly, give_up)
    slow.schedule(ONE, 0)
    await sleepers.next()
    await slow.close()


@pytest.mark.logs_errors
async def test_a_table_that_cannot_be_woken_is_reported_and_disturbs_no_other(sleepers, caplog):
    caplog.handler.addFilter(ContextFilter())

    async def wake(table_id):
        if table_id == ONE:
            raise OSError("no space left on device")
        await sleepers.wake(table_id)

    wakeups = Wakeups(sleepers.clock, wake, give_up)
    wakeups.schedule(ONE, 0)
    wakeups.schedule(TWO, 1)
    await sleepers.next()
    (report,) = (record for record in caplog.records if record.levelname == "ERROR")
    assert (report.message, vars(report)["table"]) == ("waking a table failed", ONE)
    await wakeups.close()


@pytest.mark.logs_errors
async def test_a_table_that_could_not_be_woken_is_woken_again(sleepers):
    faults = [OSError("the disk is busy"), OSError("still busy")]

    async def wake(table_id):
        if faults:
            raise faults.pop()
        await sleepers.wake(table_id)

    wakeups = Wakeups(sleepers.clock, wake, give_up, retry_ms=1)
    wakeups.schedule(ONE, 0)
    await sleepers.next()
    await wakeups.close()
    assert [table_id for table_id, _ in sleepers.woken] == [ONE]


@pytest.mark.logs_errors
async def test_a_table_that_fails_time_and_again_is_given_up(sleepers):
    tried: list[TableId] = []

    async def wake(table_id):
        tried.append(table_id)
        raise KeyError("hands")

    wakeups = Wakeups(sleepers.clock, wake, sleepers.wake, retry_ms=1)
    wakeups.schedule(ONE, 0)
    await sleepers.next()
    await asyncio.sleep(A_WHILE_S)
    await wakeups.close()
    assert tried == [ONE] * 3
    assert [table_id for table_id, _ in sleepers.woken] == [ONE]


def locked() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorname = "SQLITE_BUSY"
    return error


@pytest.mark.logs_errors
@pytest.mark.parametrize(
    "fault",
    [DatabaseAway("TimeoutError"), OperationalError("UPDATE", {}, locked())],
    ids=["way", "lock"],
)
async def test_while_the_database_fails_no_table_is_given_up(sleepers, fault):
    faults = [fault] * 10

    async def wake(table_id):
        if faults:
            raise faults.pop()
        await sleepers.wake(table_id)

    wakeups = Wakeups(sleepers.clock, wake, give_up, retry_ms=1)
    wakeups.schedule(ONE, 0)
    await sleepers.next()
    await wakeups.close()


@pytest.mark.logs_errors
async def test_failures_long_ago_do_not_count(sleepers):
    faults = [KeyError("hands"), KeyError("hands"), None, KeyError("hands"), KeyError("hands"), None]

    async def wake(table_id):
        fault = faults.pop(0)
        if fault is not None:
            raise fault
        await sleepers.wake(table_id)

    wakeups = Wakeups(sleepers.clock, wake, give_up, retry_ms=1)
    for _ in range(2):
        wakeups.schedule(ONE, 0)
        await sleepers.next()
    await wakeups.close()


@pytest.mark.logs_errors
async def test_what_cannot_even_be_given_up_rests(sleepers):
    async def fail(table_id):
        await sleepers.wake(table_id)
        raise KeyError("hands")

    wakeups = Wakeups(sleepers.clock, fail, fail, retry_ms=1)
    wakeups.schedule(ONE, 0)
    for _ in range(4):
        await sleepers.next()
    await asyncio.sleep(A_WHILE_S)
    await wakeups.close()
    assert len(sleepers.woken) == 4
