"""The line before a strong player: who gets a turn, who is refused, and that no turn is wasted."""

import asyncio
from dataclasses import dataclass

import pytest

from bot.services.queues import Asker, Line, NoTurn
from bot.tables.ids import GuildId, TableId

WAIT_S, TURN_S = 3.0, 0.3


@dataclass
class Seconds:
    """A time in seconds that stands still until a test moves it."""

    now: float = 100.0

    def __call__(self):
        return self.now


class Queue:
    """A line whose turns take as long as they may, and what becomes of those who ask for one.

    Attributes:
        served: Who had a turn, in order.
    """

    def __init__(self, wait_s=WAIT_S, turn_s=TURN_S):
        self.time = Seconds()
        self.line = Line(wait_s, turn_s, self.time)
        self.served: list[str] = []
        self.refused: list[tuple[str, float]] = []

    def ask(self, *names):
        """Have tables ask, each called after its server and itself: `a1`."""
        return [asyncio.create_task(self._ask(name)) for name in names]

    async def _ask(self, name):
        asked_s = self.time.now
        try:
            await self.line.turn(Asker(GuildId(ord(name[0])), TableId(int(name[1:]))))
        except NoTurn:
            self.refused.append((name, self.time.now - asked_s))
        else:
            self.served.append(name)

    async def take(self, turns, turn_s=TURN_S):
        """Let so many turns pass."""
        for _ in range(turns):
            await settle()
            self.time.now += turn_s
            self.line.done()
        await settle()


async def settle():
    for _ in range(3):
        await asyncio.sleep(0)


@pytest.fixture
def queue():
    return Queue()


# Only what can be served in time


async def test_who_is_alone_has_a_turn_at_once(queue):
    queue.ask("a1")
    await settle()
    assert queue.served == ["a1"]


async def test_as_many_are_admitted_as_can_be_served_in_time_and_the_others_refused_at_once(queue):
    queue.ask(*(f"a{table}" for table in range(50)))
    await settle()
    assert len(queue.refused) == 40
    assert {waited_s for _, waited_s in queue.refused} == {0.0}
    await queue.take(10)
    assert len(queue.served) == 10


async def test_where_a_turn_takes_longer_than_anybody_waits_one_at_a_time_is_tried():
    queue = Queue(turn_s=4.0)
    queue.ask("a1", "a2")
    await queue.take(1, turn_s=4.0)
    queue.ask("a3")
    await settle()
    assert (queue.served, queue.refused) == (["a1", "a3"], [("a2", 0.0)])


async def test_the_line_learns_how_long_turns_take(queue):
    for _ in range(60):
        queue.ask("a1")
        await queue.take(1, turn_s=0.05)
    # Each may still take as long as the longest, but those before it hardly will.
    queue.ask(*(f"b{table}" for table in range(100)))
    await settle()
    assert 100 - len(queue.refused) == pytest.approx((WAIT_S - TURN_S) / 0.05, abs=3)


async def test_who_falls_behind_is_refused_before_their_time_is_up(queue):
    queue.ask(*(f"a{table}" for table in range(10)))
    # Each takes twice as long as it should.
    await queue.take(5, turn_s=2 * TURN_S)
    assert len(queue.served) == 5
    assert len(queue.refused) == 5
    assert all(waited_s < WAIT_S for _, waited_s in queue.refused)


async def test_while_somebody_takes_far_too_long_the_others_are_refused_at_once(queue):
    queue.ask("a1")
    await settle()
    queue.time.now += 2 * WAIT_S
    queue.ask("a2")
    await settle()
    assert queue.refused == [("a2", 0.0)]
    queue.line.done()
    queue.ask("a2", "a3", "a4")
    await settle()
    # That one is no measure for the others.
    assert queue.served == ["a1", "a2"]
    assert len(queue.refused) == 1


@pytest.mark.parametrize("tables", [10, 20, 50, 200])
async def test_however_many_ask_no_turn_is_wasted(queue, tables):
    waiting: dict[str, list[asyncio.Task[None]]] = {f"{table:c}1": [] for table in range(1000, 1000 + tables)}
    for _ in range(100):
        for name, asked in waiting.items():
            if all(task.done() for task in asked):
                asked[:] = queue.ask(name)
        await queue.take(1)
    assert len(queue.served) >= 100
    assert all(waited_s <= WAIT_S for _, waited_s in queue.refused)
    # All had their share, give or take one.
    turns = [queue.served.count(name) for name in waiting]
    assert max(turns) - min(turns) <= 1


# Fairly


async def test_servers_take_turns_and_within_them_tables(queue):
    queue.ask("a1", "a2", "a3", "b1", "b2", "c1")
    await queue.take(6)
    assert queue.served == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_a_server_with_many_tables_does_not_starve_one_with_few(queue):
    many = [f"a{table}" for table in range(100)]
    for _ in range(20):
        queue.ask(*many)
        if not queue.served or queue.served[-1] == "b1":
            queue.ask("b1")
        await queue.take(1)
        queue.ask("b1")
        await queue.take(1)
    assert queue.served.count("b1") >= 20
    assert "b1" not in [name for name, _ in queue.refused]


async def test_a_newcomer_takes_the_place_of_the_last_of_a_server_that_asks_for_much(queue):
    queue.ask(*(f"a{table}" for table in range(10)))
    await settle()
    assert queue.refused == []
    queue.ask("b1")
    await settle()
    assert queue.refused == [("a9", 0.0)]
    await queue.take(2)
    assert queue.served[:2] == ["a0", "b1"]


async def test_tables_of_a_server_that_were_refused_come_first_the_next_time(queue):
    tables = [f"a{table}" for table in range(20)]
    for asking in (tables, tables[::-1]):
        queue.ask(*asking)
        await queue.take(10)
    assert sorted(queue.served) == sorted(tables)


# Dropping


async def test_who_gives_up_leaves_their_place_to_others(queue):
    tasks = queue.ask(*(f"a{table}" for table in range(10)))
    await settle()
    for task in tasks[1:9]:
        task.cancel()
    await settle()
    queue.ask("a20")
    await queue.take(2)
    assert queue.served == ["a0", "a9", "a20"]
    assert queue.refused == []


async def test_who_gives_up_in_the_moment_their_turn_comes_passes_it_on(queue):
    tasks = queue.ask("a1", "a2", "a3")
    await settle()
    queue.line.done()
    tasks[1].cancel()
    await settle()
    assert queue.served == ["a1", "a3"]


async def test_closing_cancels_those_who_wait_and_nobody_has_a_turn_any_more(queue):
    tasks = queue.ask("a1", "a2")
    await settle()
    queue.line.close()
    await settle()
    assert tasks[1].cancelled()
    queue.ask("a3")
    await settle()
    assert queue.refused == [("a3", 0.0)]
