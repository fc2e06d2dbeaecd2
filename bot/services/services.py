"""Everything the front ends need, built once and passed in."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from bot.rules.errors import RuleError
from bot.services.bankroll import BankrollService
from bot.services.blocking import BlockingService
from bot.services.calling_off import CallingOff
from bot.services.departures import DepartureService
from bot.services.drills import DrillService
from bot.services.leaderboards import LeaderboardService
from bot.services.odds import OddsService
from bot.services.oversight import Oversight
from bot.services.ownership import Ownership
from bot.services.privacy import PrivacyService
from bot.services.process import this_process
from bot.services.purses import Purses
from bot.services.settings import SettingsService
from bot.services.statistics import StatisticsService
from bot.services.tables import Step, TableService
from bot.services.wakeups import Wakeups
from bot.store import (
    Database,
    DatabaseSettings,
    Departures,
    Drills,
    History,
    Leaderboards,
    Leases,
    PersonalRecords,
)
from bot.tables.gnau import GnauMachine, GnauTable, Wake
from bot.tables.gnau.settings import ServerSettings
from bot.tables.history import HistoryStore
from bot.tables.ids import GuildId, TableId
from bot.tables.machine import Chance
from bot.tables.ownership import NotOurGuild
from bot.tables.ports import Clock, Store
from bot.text import Catalog


@dataclass(frozen=True)
class Services:
    """The one set of services of a process.

    Args:
        store: The database.
        history: The rounds that were played, in the same database.
        catalog: The texts.
        clock: The time.
        chance: Where the shuffles come from.
        gnau: The Gnau tables.
        calling_off: The end of tables that cannot go on.
        wakeups: Their deadlines.
        odds: Exact odds.
        settings: What the servers have decided.
        drills: Practice.
        bankroll: Points that move without a game.
        leaderboards: Who leads.
        statistics: What somebody's rounds come to.
        blocking: Who may not play.
        privacy: What is kept about people, given out and deleted.
        departures: Servers that the bot was removed from.
        ownership: The servers that are this process's to answer for.
        oversight: Tables that have changed without this process's knowledge.
    """

    store: Store
    history: HistoryStore
    catalog: Catalog
    clock: Clock
    chance: Chance
    gnau: TableService[GnauTable]
    calling_off: CallingOff
    wakeups: Wakeups
    odds: OddsService
    settings: SettingsService
    drills: DrillService
    bankroll: BankrollService
    leaderboards: LeaderboardService
    statistics: StatisticsService
    blocking: BlockingService
    privacy: PrivacyService
    departures: DepartureService
    ownership: Ownership
    oversight: Oversight

    async def resume(self, guild_ids: Collection[GuildId] | None = None) -> list[Step[GnauTable]]:
        """Take servers up: arm the deadlines of their open tables again.

        Those that cannot go on are called off first.

        Args:
            guild_ids: The servers; None for all.

        Returns:
            The tables to show again: the open ones, and closed ones whose end nobody was shown.
        """
        self.settings.forget(guild_ids or ())
        await self.calling_off.remind(guild_ids)
        return self._take_up(await self._unfinished(guild_ids))

    async def overlooked(self) -> list[Step[GnauTable]]:
        """Take up the tables that have changed without a word to this process, and return them."""
        looked = await self.oversight.look()
        if not looked:
            return []
        unfinished = await self._unfinished(self.ownership.held)
        return self._take_up([step for step in unfinished if step.stored.table_id in looked])

    async def _unfinished(self, guild_ids: Collection[GuildId] | None) -> list[Step[GnauTable]]:
        """Call off what cannot go on, and return what people have still to see something of."""
        await self.calling_off.sweep(guild_ids)
        return [*await self.gnau.all_open(guild_ids), *await self.gnau.all_owing_last_look(guild_ids)]

    def _take_up(self, steps: list[Step[GnauTable]]) -> list[Step[GnauTable]]:
        for step in steps:
            self.oversight.note(step.stored)
            self.wakeups.schedule(step.stored.table_id, step.stored.deadline_ms)
        return steps

    async def let_go(self, guild_ids: Collection[GuildId]) -> None:
        """Leave servers to another process: their tables wake up there."""
        for step in await self.gnau.all_open(guild_ids):
            self.wakeups.schedule(step.stored.table_id, None)

    async def close(self) -> None:
        """Stop what runs by itself."""
        await self.departures.close()
        await self.wakeups.close()


def open_services(
    database: Database,
    catalog: Catalog,
    clock: Clock,
    chance: Chance,
    defaults: ServerSettings | None = None,
) -> Services:
    """Put the services together over an open database.

    Args:
        database: The database.
        catalog: The texts.
        clock: The time.
        chance: Where the shuffles come from.
        defaults: What holds in servers that have decided nothing.
    """
    settings = SettingsService(DatabaseSettings(database), defaults or ServerSettings(), clock)
    purses = Purses(settings)
    gnau = TableService(GnauMachine(), database, clock, chance, purses)
    wakeups, wake = _alarm(gnau, clock)
    ownership = Ownership(Leases(database), database.holder or this_process(), clock)
    oversight = Oversight(database, ownership)
    gnau.subscribe(lambda step: oversight.note(step.stored))
    calling_off = CallingOff([gnau], database, clock)
    calling_off.subscribe(lambda ended: oversight.note(ended.stored))
    bankroll = BankrollService(database, settings, purses, clock)
    drills = DrillService(Drills(database), settings, clock, chance)
    history, odds = History(database), OddsService()
    return Services(
        database,
        history,
        catalog,
        clock,
        chance,
        gnau,
        calling_off,
        wakeups,
        odds,
        settings,
        drills,
        bankroll,
        LeaderboardService(Leaderboards(database), drills, settings, clock),
        StatisticsService(history, settings, odds),
        BlockingService(settings, gnau, wake),
        PrivacyService(PersonalRecords(database), clock),
        DepartureService(Departures(database), settings, clock),
        ownership,
        oversight,
    )


def _alarm(
    gnau: TableService[GnauTable], clock: Clock
) -> tuple[Wakeups, Callable[[TableId], Awaitable[None]]]:
    """Arm the deadlines of tables after every step, and return them with what wakes a table."""

    async def wake(table_id: TableId) -> None:
        try:
            step = await gnau.apply(table_id, Wake())
        except (RuleError, NotOurGuild):
            # Closed, or taken by another process, in the very moment its time came: nothing is left to do.
            return
        if not step.events:
            # The clock was set back in that moment: the deadline is still to come.
            wakeups.schedule(table_id, step.stored.deadline_ms)

    wakeups = Wakeups(clock, wake)
    gnau.subscribe(lambda step: wakeups.schedule(step.stored.table_id, step.stored.deadline_ms))
    return wakeups, wake
