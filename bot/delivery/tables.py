"""Shows the tables of any game after each step."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from contextlib import AbstractContextManager, suppress
from enum import Enum
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import discord
from discord import ui

from bot.delivery.background import Tasks
from bot.delivery.board import OLD_MS, Board, DeliveryContext, Page, TableMessage
from bot.delivery.messages import Rendered
from bot.delivery.turn_calls import TurnCalls
from bot.logs import log_context
from bot.rules.errors import RuleError
from bot.services import Services, Step, TableService
from bot.tables.commands import NoteVacation
from bot.tables.days import DAY_MS
from bot.tables.events import PlayerRemoved, RulesChanged
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leases import NotOurGuild
from bot.tables.machine import Playable
from bot.tables.ports import StoredTable
from bot.tables.preferences import Preferences
from bot.text import Text
from bot.views.news import NEWS
from bot.views.phrases import person_name
from bot.views.style import PRIVATE, panel

Table = TypeVar("Table", bound=Playable)

# More news would push the game itself out of sight.
MOST_NEWS: Final = 3
# After so many rounds in a server a person knows what a game is about.
LEARNT_ROUNDS: Final = 3
_MOST_KNOWN: Final = 100_000


class Urgency(Enum):
    """How soon members are to see what happened at a table.

    Attributes:
        NOW: They wait for it.
        SOON: Together with other changes at the table in the next moments.
        NEVER: They cannot see it there, or there is nothing to see.
    """

    NOW = "now"
    SOON = "soon"
    NEVER = "never"


class InWords(NamedTuple):
    """What everyone may know of a table now, in words.

    Args:
        blocks: Yields it in the language of the texts.
        past: The latest round that people may look back on; None if there is none.
        more_s: Seconds until there may be more to know even if nothing happens; None if there will not be.
    """

    blocks: Callable[[Text], Iterable[str | ui.Item[Any]]]
    past: int | None = None
    more_s: float | None = None


class TableDelivery(ABC, Generic[Table]):
    """Shows the committed steps of one game.

    Attributes:
        news_kinds: The kinds of events that a table's message mentions as news.
        looking_back: The action of the button that shows a finished round again.
    """

    news_kinds: ClassVar[Set[type[Any]]] = frozenset({*NEWS, RulesChanged})
    looking_back: ClassVar[str] = "review"

    def __init__(self, context: DeliveryContext, tables: TableService[Table]) -> None:
        self._client = context.client
        self._services = context.services
        self._tables = tables
        self._tasks = Tasks()
        self._calls = TurnCalls(context, tables, self._text)
        self._board = Board(context, tables, self._render, self._was_shown, self._calls.call_by)
        self._restored_ms: dict[TableId, int] = {}
        self._ephemeral_replies = context.ephemeral_replies
        # The news of each table, with the round it belongs to. It is kept only in memory, so a restart
        # forgets it.
        self._news: dict[TableId, tuple[int, tuple[Any, ...]]] = {}
        # Whether people have played the game enough not to need its aim.
        self._is_skilled: dict[tuple[GuildId, UserId], bool] = {}
        self._let_go: set[GuildId] = set()
        tables.subscribe(self.on_step)
        self._services.preferences.subscribe(self._hear_of)

    @property
    def game(self) -> str:
        """The game whose tables this delivery shows."""
        return self._tables.game

    # Methods that a game overrides

    @abstractmethod
    async def view(self, stored: StoredTable, table: Table) -> ui.LayoutView:
        """Return the message of a table in a given state."""

    @abstractmethod
    async def in_words(self, stored: StoredTable, table: Table) -> InWords:
        """Return what everyone may know of a table in a given state, for people who do not sit there."""

    @abstractmethod
    def _urgency(self, step: Step[Table]) -> Urgency:
        """Return how soon members are to see a step in which something happened."""

    @abstractmethod
    async def _pages(self, stored: StoredTable, table: Table, waiting: Sequence[int]) -> list[Page]:
        """Return the pages that are to stay in the chat above the table's message, oldest first.

        Args:
            waiting: The settled rounds without a page. The result leaves out rounds that stay in the table's
                message, never get a page, or cannot be read.
        """

    def _is_beginning(self, table: Table) -> bool:  # noqa: ARG002 - for games that are played in hands
        """Return whether no hand has got far; then a new message replaces an old one."""
        return False

    async def _page_instead(self, stored: StoredTable, table: Table) -> list[Page]:  # noqa: ARG002 - for games that have some
        """Return the pages that a replaced old message leaves behind; empty if it shows nothing to keep."""
        return []

    async def rendered(self, stored: StoredTable, table: Table) -> Rendered:
        """Return the message of a table in a given state, with its picture if it has one."""
        return Rendered(await self.view(stored, table))

    def _is_news(self, step: Step[Table]) -> bool:  # noqa: ARG002 - for games in which it depends
        """Return whether a step shows that a table goes on; until then, its message mentions the restart."""
        return True

    def _follow(self, step: Step[Table]) -> None:
        """Start what a step requires besides an update of the table's message."""

    def _make_up(self, step: Step[Table]) -> None:
        """Start what may have been left undone at a table that this process shows again."""

    def _was_shown(self, shown: TableMessage) -> None:
        """Start what has to wait until members see the present state of a table."""

    # Methods that all games share

    def on_step(self, step: Step[Table]) -> None:
        """Start what a committed step requires."""
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
        """Show a table again after a restart, and start what may have been left undone."""
        if step.stored.is_open:
            self._restored_ms[step.stored.table_id] = self._services.clock.now_ms()
        self.catch_up(step)

    def catch_up(self, step: Step[Table]) -> None:
        """Show a table in its present state, and start what may have been left undone."""
        with _log_context_of(step):
            self._board.touch(step.stored.table_id)
            self._make_up(step)
            self._call_later(step)

    def show(self, table_id: TableId) -> None:
        """Make sure that a table's message exists and is up to date."""
        self._board.touch(table_id)

    def first_post(self, table_id: TableId) -> AbstractContextManager[None]:
        """Leave the first message of a new table to the caller; see `Board.first_post`."""
        return self._board.first_post(table_id)

    def take_up(self, guild_ids: Collection[GuildId]) -> None:
        """Show the tables of these servers from now on."""
        self._let_go -= set(guild_ids)

    def let_go(self, guild_ids: Collection[GuildId]) -> None:
        """Stop showing the tables of these servers until `take_up`, because another process shows them."""
        self._let_go |= set(guild_ids)
        self._calls.let_go(guild_ids)

    async def finish(self) -> None:
        """Wait until members have been shown everything that has happened."""
        await asyncio.gather(self._tasks.finish(), self._board.finish())

    async def close(self) -> None:
        """Cancel everything that still runs."""
        await asyncio.gather(self._calls.close(), self._tasks.close(), self._board.close())

    def _note_news(self, step: Step[Table]) -> None:
        table_id, number = step.stored.table_id, step.table.round
        for event in step.events:
            if type(event) in self.news_kinds:
                known = self._news_of(step.stored, step.table)
                # A later change of the same thing replaces the earlier one.
                others = tuple(each for each in known if _subject(each) != _subject(event))
                self._news[table_id] = (number, (*others, event)[-MOST_NEWS:])
        if not step.table.is_open:
            self._news.pop(table_id, None)

    def _news_of(self, stored: StoredTable, table: Table) -> tuple[Any, ...]:
        """Return the news of a table since the latest deal."""
        number, events = self._news.get(stored.table_id, (table.round, ()))
        return events if number == table.round else ()

    async def _has_newcomers(self, stored: StoredTable, table: Table) -> bool:
        """Return whether a lobby says what the game is about: to people who have hardly played it.

        An empty lobby says it, too. The database is asked once about each person, and again about
        newcomers who have been dealt cards since.
        """
        people = {(stored.guild_id, each) for each in table.people}
        if table.round:
            for novice in people:
                if self._is_skilled.get(novice) is False:
                    del self._is_skilled[novice]
            return False
        if unknown := {each for each in people if each not in self._is_skilled}:
            played = await self._services.store.rounds_played(
                stored.guild_id, self.game, [each for _, each in unknown]
            )
            if len(self._is_skilled) > _MOST_KNOWN:
                self._is_skilled.clear()
            self._is_skilled |= {each: played.get(each[1], 0) >= LEARNT_ROUNDS for each in unknown}
        return not people or not all(self._is_skilled.get(each, False) for each in people)

    def _tell_removed(self, step: Step[Table]) -> None:
        """Tell the removed players in private if there is a way; the table's message tells the others."""
        for event in step.events:
            if isinstance(event, PlayerRemoved):
                self._tasks.start(
                    self._send_removed(step.stored, event), f"removed from table {step.stored.table_id}"
                )

    async def _send_removed(self, stored: StoredTable, event: PlayerRemoved) -> None:
        text = await self._services.personal_text(event.guest_id, await self._text(stored))
        note = text("host-removed-note", host=person_name(text, event.by_id), link=stored.url)
        send = self._ephemeral_replies.send
        await send(stored.guild_id, stored.channel_id, event.guest_id, panel(PRIVATE, [note]))

    def _on_vacation(self, table: Table) -> dict[UserId, int]:
        """Return the people at a slow table who are on vacation, each with the instant at which it ends."""
        now_ms, own_time = self._services.clock.now_ms(), self._services.own_time
        people = table.people if table.is_slow else ()
        ends_ms = ((each, own_time(each).away_until_ms(now_ms)) for each in people)
        return {each: end_ms for each, end_ms in ends_ms if end_ms is not None}

    def _hear_of(self, user_id: UserId, before: Preferences, after: Preferences) -> None:
        if before.vacations != after.vacations:
            self._tasks.start(self._note_vacation(user_id), f"vacation at tables of {self.game}")

    async def _note_vacation(self, user_id: UserId) -> None:
        """Move the deadlines of slow tables that wait for a person, and show at all of theirs who is away."""
        tables = await self._services.store.open_tables_naming(user_id)
        held = self._services.leases.held
        for step in self._tables.loadable(each for each in tables if each.guild_id in held):
            if step.table.is_slow and user_id in step.table.people:
                table_id = step.stored.table_id
                # Meanwhile the table may have ended, or another process may have taken its server.
                with suppress(RuleError, NotOurGuild):
                    await self._tables.apply(table_id, NoteVacation(user_id))
                self._board.touch(table_id)

    def _call_later(self, step: Step[Table]) -> None:
        """Plan to call the players whose turn it is after a while, if they want calls."""
        self._calls.follow(step.stored, step.table, self._tables.awaited(step.table))

    async def _render(self, table_id: TableId) -> TableMessage | None:
        stored, table = await self._tables.get(table_id)
        if stored.guild_id in self._let_go:
            return None
        waiting = await self._tables.rounds_not_announced(table_id)
        pages = await self._pages(stored, table, waiting) if waiting else []
        gives_way = self._gives_way(stored, table)
        if gives_way and not pages and not table.is_slow:
            pages = await self._page_instead(stored, table)
        return TableMessage(stored, table.round, await self.rendered(stored, table), pages, gives_way)

    def _gives_way(self, stored: StoredTable, table: Table) -> bool:
        """Return whether a new message replaces the table's present one.

        At a slow table every message is old soon. There a new one comes at somebody's turn, at most once a
        day: by then others have written below the message.
        """
        if not table.is_slow:
            return self._is_message_old(stored) and self._is_beginning(table)
        is_awaited = self._is_beginning(table) or bool(self._tables.awaited(table))
        return is_awaited and self._is_message_old(stored, DAY_MS)

    def _is_message_old(self, stored: StoredTable, age_ms: int = OLD_MS) -> bool:
        return stored.message_id is not None and self._board.is_old(stored.message_id, age_ms)

    async def _text(self, stored: StoredTable) -> Text:
        return await server_text(self._client, self._services, stored.guild_id)


def _subject(event: Any) -> tuple[type[Any], UserId | None]:
    """Return what a piece of news is about."""
    return type(event), event.guest_id if isinstance(event, PlayerRemoved) else None


def _log_context_of(step: Step[Table]) -> AbstractContextManager[None]:
    """Make all work that starts within log the table and round it works for."""
    return log_context(guild=step.stored.guild_id, table=step.stored.table_id, round=step.table.round)


class Deliveries:
    """The deliveries of all games. Each shows the tables of its own game."""

    def __init__(self, context: DeliveryContext, deliveries: Iterable[TableDelivery[Any]]) -> None:
        self.gone_channels = context.gone_channels
        self._games = context.services.games
        self._deliveries = {each.game: each for each in deliveries}

    def __iter__(self) -> Iterator[TableDelivery[Any]]:
        return iter(self._deliveries.values())

    def for_game(self, game: str) -> TableDelivery[Any]:
        """Return the delivery of a game."""
        return self._deliveries[game]

    async def show_ends(self, guild_id: GuildId) -> None:
        """Show how tables of a server ended, if nobody has seen it yet."""
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
    """Return the texts in the language of a server's settings, or else of the server in Discord."""
    language = await services.settings.language(guild_id)
    guild = client.get_guild(guild_id)
    if language is None and guild is not None:
        language = guild.preferred_locale.value
    return services.catalog.text(language) if language else services.catalog.text()
