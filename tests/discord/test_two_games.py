"""Two games in one channel: each has a message of its own, and both share the fate of their place."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.delivery.board import DeliveryContext, Page
from bot.delivery.messages import Rendered
from bot.delivery.tables import InWords, TableDelivery, Urgency
from bot.games import GNAU as GNAU_GAME
from bot.games import DiscordGame
from bot.services import Step, TableService
from bot.tables.gnau import Phase
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.views.style import RUNNING, panel
from tests.discord.games import table_of
from tests.support.counting import COUNTING_GAME, IDLE_S, Count, CountEnded, CountTable
from tests.support.guild import CardRoom, seated_in, text_of

GNAU, COUNT = TableId(1), TableId(2)


class CountDelivery(TableDelivery[CountTable]):
    """Shows how far people have counted; every third number stays in the chat."""

    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context, context.services.games.tables_of("count"))
        self.made_up: list[TableId] = []

    async def view(self, stored: StoredTable, table: CountTable) -> discord.ui.LayoutView:
        again = " after a restart" if stored.table_id in self._restored_ms else ""
        return panel(RUNNING, [f"counted to {table.round}{again}{table.ended and ', ended'}"])

    async def in_words(self, stored: StoredTable, table: CountTable) -> InWords:
        return InWords(lambda _text: [f"counted to {table.round}"])

    def _urgency(self, step: Step[CountTable]) -> Urgency:
        return Urgency.NEVER if CountEnded("place lost") in step.events else Urgency.SOON

    def _make_up(self, step: Step[CountTable]) -> None:
        self.made_up.append(step.stored.table_id)

    async def _pages(self, stored: StoredTable, table: CountTable, waiting: Sequence[int]) -> list[Page]:
        return [
            Page(number, Rendered(panel(RUNNING, [f"page {number}"])))
            for number in waiting
            if number % 3 == 0
        ]


class TwoGames(CardRoom):
    """A room in which people can play Gnau, and count."""

    @property
    def counting(self) -> TableService[CountTable]:
        return self.bot.services.games.tables_of("count")

    @property
    def count_delivery(self) -> CountDelivery:
        _, delivery = self.bot.delivery
        assert isinstance(delivery, CountDelivery)
        return delivery

    async def open_both(self) -> None:
        await self.open()
        with self.env._bot_scope():
            stored = await self.counting.open(self.guild_id, ChannelId(self.channel.id), CountTable())
            self.bot.delivery.for_game(stored.game).show(stored.table_id)
        await self.env.settle()

    async def count(self, who: simcord.MemberActor, times: int = 1) -> None:
        for _ in range(times):
            with self.env._bot_scope():
                await self.counting.apply(COUNT, Count(UserId(who.id)))
            await self.env.settle()

    async def counted(self) -> CountTable:
        return (await self.counting.get(COUNT))[1]

    @property
    def words(self) -> list[str]:
        """The first line of each message."""
        return [text_of(message).strip().splitlines()[0] for message in self.messages]


COUNTING = DiscordGame(COUNTING_GAME, CountDelivery, "tests.support.counting", ())


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[TwoGames]:
    room = TwoGames(tmp_path, games=(GNAU_GAME, COUNTING))
    async with room:
        yield room


async def test_the_bot_has_a_delivery_for_each_of_its_games(tmp_path: Path):
    async with CardRoom(tmp_path) as room:
        assert [each.game for each in room.bot.delivery] == [each.game for each in room.bot.services.games]


async def test_each_game_edits_its_own_message(room: TwoGames):
    await room.open_both()
    await room.count(room.ann, 2)
    gnau, count = room.messages
    await room.click(room.ben, "Join", gnau)
    assert (seated_in(room.messages[0]) == 1, room.words[1]) == (True, "counted to 2")
    assert [message.id for message in room.messages] == [gnau.id, count.id]


async def test_a_game_says_which_of_its_rounds_stay_in_the_chat(room: TwoGames):
    await room.open_both()
    await room.count(room.ann, 7)
    assert room.words[1:] == ["page 3", "page 6", "counted to 7"]


async def test_both_are_shown_again_after_a_restart(room: TwoGames):
    await room.open_both()
    await room.count(room.ann)
    await room.restart()
    assert "Restored" in text_of(room.messages[0])
    assert room.words[1] == "counted to 1 after a restart"
    assert room.count_delivery.made_up == [COUNT]
    await room.count(room.ben)
    assert room.words[1] == "counted to 2"
    assert "Restored" in text_of(room.messages[0])


async def test_what_was_kept_without_a_word_is_shown_by_the_right_game(room: TwoGames):
    await room.open_both()
    listeners: list[Any] = room.counting._listeners
    room.counting._listeners = []
    await room.count(room.ann)
    room.counting._listeners = listeners
    assert room.words[1] == "counted to 0"
    for _ in range(2):
        with room.env._bot_scope():
            await room.bot.lease_keeper.beat()
        await room.env.settle()
    assert room.words[1] == "counted to 1"
    assert room.count_delivery.made_up == [COUNT]


async def test_a_deadline_ends_one_and_leaves_the_other(room: TwoGames):
    await room.open_both()
    await room.count(room.ann)
    await room.env.advance_time(IDLE_S)
    assert room.words[1] == "counted to 1, ended"
    assert (await table_of(room)).phase is Phase.LOBBY


async def test_a_deleted_channel_ends_both(room: TwoGames):
    await room.open_both()
    requests = len(room.env.http_requests)
    room.env.backend.delete_channel(room.channel.id)
    await room.env.settle()
    assert ((await table_of(room)).is_open, (await room.counted()).ended) == (False, "place lost")
    assert len(room.env.http_requests) == requests


async def test_a_server_that_has_the_bot_back_sees_how_both_ended(room: TwoGames):
    await room.open_both()
    await room.count(room.ann)
    invite_again = await room.send_bot_away()
    assert ((await table_of(room)).is_open, (await room.counted()).ended) == (False, "place lost")
    await invite_again()
    assert sorted(room.words)[-1] == "counted to 1, ended"
    assert len(room.messages) == 2
    assert await room.bot.services.games.all_with_unannounced_end() == []


async def test_who_has_lost_a_server_shows_neither(room: TwoGames):
    await room.open_both()
    before = room.words
    room.bot.delivery.let_go([room.guild_id])
    await room.count(room.ann)
    await room.click(room.ben, "Join", room.messages[0])
    assert room.words == before
    room.bot.delivery.take_up([room.guild_id])
    await room.count(room.ann)
    assert room.words[1] == "counted to 2"


async def test_a_message_that_was_deleted_comes_back_for_the_game_that_was_asked_for(room: TwoGames):
    await room.open_both()
    gnau, count = room.messages
    for message in (gnau, count):
        await message.delete()
    stored, _ = await room.counting.get(COUNT)
    with room.env._bot_scope():
        room.bot.delivery.for_game(stored.game).show(stored.table_id)
    await room.env.settle()
    assert room.words == ["counted to 0"]
