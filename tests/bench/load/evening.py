"""One run of a load: processes are started, tables opened and played at, and what it costs is noted."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import aiohttp

from bot.monitor import PATIENCE_S
from tests.bench.load.people import TableOfPeople
from tests.bench.load.processes import BotProcess
from tests.bench.load.server import DiscordServer
from tests.bench.stand_in import StandIn

# As many tables as a server allows by default.
_CHANNELS: Final = 20
_FIRST_GUILD: Final = 500
# The bot prepares fonts and lessons two seconds after it is ready, which no table costs.
SETTLING_S: Final = 5.0
# Of tables, how many are looked at for one click: at others nobody has anything to press just now.
_LOOKS: Final = 50


@dataclass(frozen=True)
class Plan:
    """What is asked for."""

    tables: int
    rate: float
    seconds: float
    intervals: int = 10
    processes: int = 1


@dataclass(frozen=True)
class Stretch:
    """What was measured in one interval.

    Args:
        took_s: How long each first answer took.
        lags_s: How late the event loops woke, a figure a second and process.
        standing_in_s: What this process used, which stands in for Discord and its people.
    """

    seconds: float
    took_s: Sequence[float]
    lags_s: Sequence[float]
    lost: int
    busy_s: float
    standing_in_s: float
    memory_bytes: int
    requests: Counter[str]


@dataclass
class Evening:
    """What is measured of one plan.

    Args:
        tick: Called with the seconds that have passed since it was called last.

    Attributes:
        complaints: What the processes wrote to their logs: warnings, and what is worse.
    """

    plan: Plan
    tick: Callable[[float], object]
    table_bytes: float = 0.0
    opened: int = 0
    stretches: list[Stretch] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    _lost: int = 0
    _lags_s: list[float] = field(default_factory=list)
    _playing: set[asyncio.Task[None]] = field(default_factory=set)

    async def run(self, database_url: str, folder: Path) -> None:
        """Play it.

        Args:
            database_url: An empty database.
            folder: Where the processes may write.

        Raises:
            NotStarted: A process of the bot did not come up.
        """
        plan = self.plan
        discord = StandIn()
        guilds = range(_FIRST_GUILD << 22, (_FIRST_GUILD + -(-plan.tables // _CHANNELS)) << 22, 1 << 22)
        self._server = DiscordServer(discord, guilds, _CHANNELS)
        channels = [guild_id + 1 + place for guild_id in guilds for place in range(_CHANNELS)]
        self._tables = deque(
            TableOfPeople(discord, channel_id, number)
            for number, channel_id in enumerate(channels[: plan.tables])
        )
        self._bots = [
            BotProcess(number, plan.processes, folder / f"bot-{number}.log")
            for number in range(plan.processes)
        ]
        await self._server.open()
        try:
            async with aiohttp.ClientSession() as self._session:
                for bot in self._bots:
                    await bot.start(self._server.url, database_url, self._session)
                await self._play()
        finally:
            for bot in self._bots:
                await bot.stop()
                self.complaints += bot.said()
            await self._server.close()

    async def _play(self) -> None:
        await asyncio.sleep(SETTLING_S)
        empty_bytes = self._memory_bytes()
        await self._press(self.plan.tables / self.plan.rate, self.plan.tables)
        self.opened, self._lost = len(self._server.took_s), 0
        self.table_bytes = (self._memory_bytes() - empty_bytes) / self.plan.tables
        watching = asyncio.create_task(self._watch())
        try:
            for _ in range(self.plan.intervals):
                self.stretches.append(await self._stretch(self.plan.seconds / self.plan.intervals))
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    async def _stretch(self, seconds: float) -> Stretch:
        self._server.took_s, self._lags_s, self._lost = [], [], 0
        self._server.requests.clear()
        began_s, busy_s, own_s = perf_counter(), self._busy_s(), process_time()
        await self._press(seconds)
        return Stretch(
            perf_counter() - began_s,
            self._server.took_s,
            self._lags_s,
            self._lost,
            self._busy_s() - busy_s,
            process_time() - own_s,
            self._memory_bytes(),
            self._server.requests.copy(),
        )

    async def _press(self, seconds: float, most: int | None = None) -> None:
        """Have people press for some time at the rate of the plan, or as often as is possible."""
        began_s, done, told_s = perf_counter(), 0, 0.0
        clicks = self._clicks()
        while (passed_s := perf_counter() - began_s) < seconds or (most is not None and done < most):
            due = min(int(passed_s * self.plan.rate) + 1, most or 1 << 62)
            while done < due:
                done += 1
                if click := next(clicks):
                    self._start(*click)
            self.tick(passed_s - told_s)
            told_s = passed_s
            await asyncio.sleep(1 / self.plan.rate)
        if most is not None:
            await asyncio.gather(*self._playing)

    def _clicks(self) -> Iterator[tuple[TableOfPeople, dict[str, Any]] | None]:
        """Yield who presses what, table after table; None where nobody has anything to press."""
        while True:
            for _ in range(min(_LOOKS, len(self._tables))):
                table = self._tables.popleft()
                if click := table.next_click():
                    yield table, click
                    break
                self._tables.append(table)
            else:
                yield None

    def _start(self, table: TableOfPeople, click: dict[str, Any]) -> None:
        task = asyncio.create_task(self._one_click(table, click))
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)

    async def _one_click(self, table: TableOfPeople, click: dict[str, Any]) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._server.click(click)
        except TimeoutError:
            self._lost += 1
            table.failed()
        finally:
            self._tables.append(table)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            self._lags_s += [await bot.lag_s(self._session) for bot in self._bots]

    def _memory_bytes(self) -> int:
        return sum(bot.memory_bytes() for bot in self._bots)

    def _busy_s(self) -> float:
        return sum(bot.busy_s() for bot in self._bots)
