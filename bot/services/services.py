"""Everything the front ends need, built once and passed in."""

from dataclasses import dataclass

from bot.rules.errors import RuleError
from bot.services.tables import Step, TableService
from bot.services.wakeups import Wakeups
from bot.store import Database
from bot.tables.gnau import GnauMachine, GnauTable, Wake
from bot.tables.ids import TableId
from bot.tables.machine import Chance
from bot.tables.ports import Clock, Store
from bot.text import Catalog


@dataclass(frozen=True)
class Services:
    """The one set of services of a process.

    Args:
        store: The database.
        catalog: The texts.
        clock: The time.
        gnau: The Gnau tables.
        wakeups: Their deadlines.
    """

    store: Store
    catalog: Catalog
    clock: Clock
    gnau: TableService[GnauTable]
    wakeups: Wakeups

    async def resume(self) -> list[Step[GnauTable]]:
        """Arm the deadlines of all open tables again and return the tables."""
        steps = await self.gnau.all_open()
        for step in steps:
            self.wakeups.schedule(step.stored.table_id, step.stored.deadline_ms)
        return steps

    async def close(self) -> None:
        """Stop what runs by itself."""
        await self.wakeups.close()


def open_services(database: Database, catalog: Catalog, clock: Clock, chance: Chance) -> Services:
    """Put the services together over an open database."""
    gnau = TableService(GnauMachine(), database, clock, chance)

    async def wake(table_id: TableId) -> None:
        try:
            step = await gnau.apply(table_id, Wake())
        except RuleError:
            # Closed in the very moment its time came: nothing is left to do.
            return
        if not step.events:
            # The clock was set back in that moment: the deadline is still to come.
            wakeups.schedule(table_id, step.stored.deadline_ms)

    wakeups = Wakeups(clock, wake)
    gnau.subscribe(lambda step: wakeups.schedule(step.stored.table_id, step.stored.deadline_ms))
    return Services(database, catalog, clock, gnau, wakeups)
