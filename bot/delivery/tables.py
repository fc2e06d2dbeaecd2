"""What people get to see after each step of a table, whichever game it plays."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from contextlib import AbstractContextManager
from enum import Enum
from typing import Any, ClassVar, Final, Generic, TypeVar

import discord
from discord import ui

from bot.delivery.background import Tasks
from bot.delivery.board import Board, DeliveryContext, Page, TableMessage
from bot.delivery.messages import Rendered
from bot.delivery.turn_calls import Awaited, TurnCalls
from bot.logs import log_context
from bot.services import Services, Step, TableService
from bot.tables.events import PlayerRemoved
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.machine import Playable
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.news import NEWS
from bot.views.phrases import person_name
from bot.views.style import PRIVATE, panel

Table = TypeVar("Table", bound=Playable)

# More than this would push what people play for out of sight.
MOST_NEWS: Final = 3


class Urgency(Enum):
    """How soon people are to be shown what happened at a table.

    Attributes:
        NOW: They wait for it.
        SOON: Together with whatever else happens there within a moment.
        NEVER: Nobody can see it there, or there is nothing to see.
    """

    NOW = "now"
    SOON = "soon"
    NEVER = "never"


class TableDelivery(ABC, Generic[Table]):
    """Brings the committed steps of one game to the people.

    Args:
        context: What it works with.
        tables: The tables of the game.

    Attributes:
        news_kinds: The kinds of events that everybody at a table is told of.
    """

    news_kinds: ClassVar[Set[type[Any]]] = frozenset(NEWS)

    def __init__(self, context: DeliveryContext, tables: TableService[Table]) -> None:
        self._client = context.client
        self._services = context.services
        self._tables = tables
        self._tasks = Tasks()
        self._board = Board(context, tables, self._render, self._was_shown)
        self._restored_ms: dict[TableId, int] = {}
        self._ephemeral_replies = context.ephemeral_replies
        # What is news at each table, and after which deal it is. A restart forgets who has done it.
        self._news: dict[TableId, tuple[int, tuple[Any, ...]]] = {}
        self._let_go: set[GuildId] = set()
        self._calls = TurnCalls(context, self._text)
        tables.subscribe(self.on_step)

    @property
    def game(self) -> str:
        """The game whose tables it shows."""
        return self._tables.game

    # What a game fills in

    @abstractmethod
    async def view(self, stored: StoredTable, table: Table) -> ui.LayoutView:
        """Return the message of a table in a given state."""

    @abstractmethod
    def _urgency(self, step: Step[Table]) -> Urgency:
        """Say how soon people are to be shown a step in which something happened."""

    @abstractmethod
    async def _pages(self, stored: StoredTable, table: Table, waiting: Sequence[int]) -> list[Page]:
        """Return what is to stay in the chat for good, above the table's message, oldest first.

        Args:
            stored: The table's ids.
            table: Its state.
            waiting: The settled rounds that no page stands for. Those that stay in the table's message,
                never get a page, or cannot be read, are left out of what is returned.
        """

    def _is_beginning(self, table: Table) -> bool:  # noqa: ARG002 - for games that are played in hands
        """Whether no hand has got far: then an old message gives way to a new one."""
        return False

    async def _page_instead(self, stored: StoredTable, table: Table) -> list[Page]:  # noqa: ARG002 - for games that have some
        """Return what stays of an old message that gives way; nothing where it shows nothing to stay."""
        return []

    async def rendered(self, stored: StoredTable, table: Table) -> Rendered:
        """Return the message of a table in a given state, with whatever picture belongs to it."""
        return Rendered(await self.view(stored, table))

    def _is_news(self, step: Step[Table]) -> bool:  # noqa: ARG002 - for games in which it depends
        """Whether a step shows that a table goes on: until one does, its message mentions the restart."""
        return True

    def _follow(self, step: Step[Table]) -> None:
        """Start what a step asks for besides a look at the table."""

    def _make_up(self, step: Step[Table]) -> None:
        """Start what may have been left undone at a table that was taken up again."""

    def _was_shown(self, shown: TableMessage) -> None:
        """Start what waits until people see how a table stands."""

    def _awaited(self, table: Table) -> Awaited:  # noqa: ARG002 - for games in which single people are
        """Return whose turn it is."""
        return Awaited()

    # What is the same for all

    def on_step(self, step: Step[Table]) -> None:
        """Start what a committed step asks for."""
        if not step.events:
            return
        if self._is_news(step):
            self._restored_ms.pop(step.stored.table_id, None)
        self._note_news(step)
        urgency = self._urgency(step)
        with _log_context_of(step):
            self._follow(step)
            self._tell_removed(step)
            self._call_later(step)
            if urgency is Urgency.NOW:
                self._board.touch(step.stored.table_id)
            elif urgency is Urgency.SOON:
                self._board.touch_soon(step.stored)

    def resume(self, step: Step[Table]) -> None:
        """Show a table again after a restart, and make up for what may have been left undone."""
        if step.stored.is_open:
            self._restored_ms[step.stored.table_id] = self._services.clock.now_ms()
        self.catch_up(step)

    def catch_up(self, step: Step[Table]) -> None:
        """Show a table as it is, and make up for what may have been left undone."""
        with _log_context_of(step):
            self._board.touch(step.stored.table_id)
            self._make_up(step)
            self._call_later(step)

    def show(self, table_id: TableId) -> None:
        """Make sure that a table's message is there and up to date."""
        self._board.touch(table_id)

    def first_post(self, table_id: TableId) -> AbstractContextManager[None]:
        """Leave a new table alone while somebody else posts its message; see `Board.first_post`."""
        return self._board.first_post(table_id)

    def try_again(self, guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
        """Show at once what could not be shown there; see `Board.try_again`."""
        self._board.try_again(guild_id, channel_id)

    def take_up(self, guild_ids: Collection[GuildId]) -> None:
        """Show the tables of these servers from now on."""
        self._let_go -= set(guild_ids)

    def let_go(self, guild_ids: Collection[GuildId]) -> None:
        """Show the tables of these servers no more, until they are taken up again: another process does."""
        self._let_go |= set(guild_ids)
        self._calls.let_go(guild_ids)

    async def finish(self) -> None:
        """Wait until everybody has been shown what has happened."""
        await asyncio.gather(self._tasks.finish(), self._board.finish())

    async def close(self) -> None:
        """End what still runs."""
        await asyncio.gather(self._calls.close(), self._tasks.close(), self._board.close())

    def _note_news(self, step: Step[Table]) -> None:
        table_id, number = step.stored.table_id, step.table.round
        for event in step.events:
            if type(event) in self.news_kinds:
                known = self._news_of(step.stored, step.table)
                # Of two changes of the same thing the later counts.
                others = tuple(each for each in known if _subject(each) != _subject(event))
                self._news[table_id] = (number, (*others, event)[-MOST_NEWS:])
        if not step.table.is_open:
            self._news.pop(table_id, None)

    def _news_of(self, stored: StoredTable, table: Table) -> tuple[Any, ...]:
        """Return what has been news at a table since the latest deal."""
        number, events = self._news.get(stored.table_id, (table.round, ()))
        return events if number == table.round else ()

    def _tell_removed(self, step: Step[Table]) -> None:
        """Tell those in private who were removed, where there is a way; the table tells everybody."""
        for event in step.events:
            if isinstance(event, PlayerRemoved):
                self._tasks.start(
                    self._send_removed(step.stored, event), f"removed from table {step.stored.table_id}"
                )

    async def _send_removed(self, stored: StoredTable, event: PlayerRemoved) -> None:
        text = self._personal(await self._text(stored), event.guest_id)
        note = text("host-removed-note", host=person_name(text, event.by_id), link=stored.url)
        send = self._ephemeral_replies.send
        await send(stored.guild_id, stored.channel_id, event.guest_id, panel(PRIVATE, [note]))

    def _personal(self, text: Text, user_id: UserId) -> Text:
        """Return the texts of what one person alone sees, as they like them."""
        return self._services.catalog.personal_text(self._services.preferences.for_user(user_id), text.locale)

    def _call_later(self, step: Step[Table]) -> None:
        """See to it that those whose turn it is are called after a while, if they want that."""
        self._calls.follow(step.stored, self._awaited(step.table), step.table.deadline_ms)

    async def _render(self, table_id: TableId) -> TableMessage | None:
        stored, table = await self._tables.get(table_id)
        if stored.guild_id in self._let_go:
            return None
        waiting = await self._tables.rounds_not_announced(table_id)
        pages = await self._pages(stored, table, waiting) if waiting else []
        gives_way = self._is_message_old(stored) and self._is_beginning(table)
        if gives_way and not pages:
            pages = await self._page_instead(stored, table)
        return TableMessage(stored, table.round, await self.rendered(stored, table), pages, gives_way)

    def _is_message_old(self, stored: StoredTable) -> bool:
        return stored.message_id is not None and self._board.is_old(stored.message_id)

    async def _text(self, stored: StoredTable) -> Text:
        return await server_text(self._client, self._services, stored.guild_id)


def _subject(event: Any) -> tuple[type[Any], UserId | None]:
    """Return what a piece of news is about."""
    return type(event), event.guest_id if isinstance(event, PlayerRemoved) else None


def _log_context_of(step: Step[Table]) -> AbstractContextManager[None]:
    """Have whatever is started within log which table and round it works for."""
    return log_context(guild=step.stored.guild_id, table=step.stored.table_id, round=step.table.round)


class Deliveries:
    """The deliveries of all games; each shows the tables of its own.

    Args:
        context: What they work with.
        deliveries: One for each game.

    Attributes:
        gone_channels: The end of tables whose channel or server is gone.
    """

    def __init__(self, context: DeliveryContext, deliveries: Iterable[TableDelivery[Any]]) -> None:
        self.gone_channels = context.gone_channels
        self._games = context.services.games
        self._deliveries = {each.game: each for each in deliveries}

    def __iter__(self) -> Iterator[TableDelivery[Any]]:
        return iter(self._deliveries.values())

    def for_game(self, game: str) -> TableDelivery[Any]:
        """Return the delivery of one game."""
        return self._deliveries[game]

    def try_again(self, guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
        for delivery in self:
            delivery.try_again(guild_id, channel_id)

    async def show_ends(self, guild_id: GuildId) -> None:
        """Show how the tables of a server ended that nobody has seen the end of."""
        for step in await self._games.all_with_unannounced_end([guild_id]):
            self.for_game(step.stored.game).resume(step)

    def take_up(self, guild_ids: Collection[GuildId]) -> None:
        for delivery in self:
            delivery.take_up(guild_ids)

    def let_go(self, guild_ids: Collection[GuildId]) -> None:
        for delivery in self:
            delivery.let_go(guild_ids)

    async def finish(self) -> None:
        await asyncio.gather(*(delivery.finish() for delivery in self))

    async def close(self) -> None:
        await asyncio.gather(*(delivery.close() for delivery in self))


async def server_text(client: discord.Client, services: Services, guild_id: GuildId) -> Text:
    """Return the texts in the language a server has chosen in its settings, or else in Discord."""
    language = await services.settings.language(guild_id)
    guild = client.get_guild(guild_id)
    if language is None and guild is not None:
        language = guild.preferred_locale.value
    return services.catalog.text(language) if language else services.catalog.text()
