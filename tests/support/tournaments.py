"""Tournaments in the simulated server: opened, joined, and played on at all tables."""

from collections.abc import Sequence
from typing import Any

import simcord

from bot.features.tournaments.model import Tournament
from bot.features.tournaments.service import TournamentService
from bot.tables.commands import Wake
from bot.tables.ids import TableId
from bot.tables.ports import StoredTable
from bot.tables.tricks import Phase, TrickTable
from tests.support.guild import CardRoom, labels_of, text_of
from tests.support.together import click_forged
from tests.support.tricks.tables import next_step

# After so long the message shows what has happened.
SHOWN_S = 5


class Rally:
    """A tournament, its manager, and the people who play it.

    Args:
        boss: Who opens, begins and cancels it.
    """

    def __init__(self, room: CardRoom, boss: simcord.MemberActor, game: str = "hearts") -> None:
        self.room, self.boss, self.game = room, boss, game
        self.number = 0

    @property
    def service(self) -> TournamentService:
        return self.room.bot.services.of(TournamentService)

    @property
    def message(self) -> Any:
        """The newest message in the channel that shows a tournament."""
        return next(each for each in reversed(self.room.messages) if "### 🏆" in text_of(each))

    async def open(self, **options: Any) -> simcord.InteractionResult:
        result: simcord.InteractionResult = await self.boss.slash(
            self.room.channel, "tournament open", game=self.game, **options
        )
        self.number += 1
        return result

    async def join(self, *people: simcord.MemberActor) -> None:
        for person in people:
            await self.room.click(person, "Join", self.message)

    async def begin(self) -> None:
        await self.room.click(self.boss, "Start", self.message)
        await self.settle()

    async def settle(self) -> None:
        """Let the bot seat everyone and show it."""
        await self.room.env.advance_time(SHOWN_S)

    async def kept(self) -> Tournament:
        return await self.service.get(self.number)

    async def table(self, number: int) -> tuple[StoredTable, TrickTable]:
        """Return one of the tables, from 0."""
        table_id = (await self.kept()).tables[number].table_id
        assert table_id is not None
        found: tuple[StoredTable, TrickTable] = await self.tables.get(table_id)
        return found

    @property
    def tables(self) -> Any:
        return self.room.bot.services.games.tables_of(self.game)

    async def table_ids(self) -> Sequence[TableId]:
        return [place.table_id for place in (await self.kept()).tables if place.table_id is not None]

    async def finish_hand(self, number: int) -> TrickTable:
        """Have everyone at a table play the running hand to its end, the next dealt before if it is due."""
        stored, table = await self.table(number)
        if table.phase is Phase.BETWEEN:
            table = await self._do(stored.table_id, Wake(), table)
        while table.is_open and table.phase is not Phase.BETWEEN:
            table = await self._do(stored.table_id, next_step(table), table)
        await self.settle()
        return table

    async def _do(self, table_id: TableId, command: Any, table: TrickTable) -> TrickTable:
        if isinstance(command, Wake):
            due_ms = (table.deadline_ms or 0) - self.room.clock.now_ms()
            await self.room.env.advance_time(max(due_ms / 1000, 0) + 1)
            _, table = await self.tables.get(table_id)
            return table
        # As if somebody had clicked: what follows is the bot's own work, which the room waits for.
        with self.room.env._bot_scope():
            after: TrickTable = (await self.tables.apply(table_id, command)).table
        return after


async def begun(rally: Rally, *people: Any, **options: Any) -> Rally:
    """Have a tournament opened, joined and begun."""
    await rally.open(**options)
    await rally.join(*people)
    await rally.begin()
    return rally


def four(room: CardRoom) -> tuple[Any, ...]:
    """Return the people of the room."""
    return room.ann, room.ben, room.cat, room.dan


def in_thread(room: CardRoom, thread_id: int) -> Any:
    """Return the newest message in a thread."""
    [thread] = [each for each in room.channel.threads if each.id == thread_id]
    return thread.history()[-1]


async def press(room: CardRoom, who: Any, message: Any, custom_id: str) -> Any:
    """Press a button that a message does not offer any more."""
    return await click_forged(room.env, who, message, labels_of(message)[0], custom_id)
