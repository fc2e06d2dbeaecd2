"""What the tables need from the world, as Protocols: time, and a place to keep things.

Nothing here says how. Adapters live in `bot/store` and `bot/services`, fakes in the tests.
Instants are whole milliseconds since 1970-01-01 UTC.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.tables.game_records import GameRecord
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.points import Account, PointsMode, Posting

Json: TypeAlias = dict[str, Any]


class Clock(Protocol):
    """The time of day."""

    def now_ms(self) -> int:
        """Return this instant."""
        ...


@dataclass(frozen=True)
class StoredTable:
    """One table as it is kept.

    Args:
        table_id: Its number, counted over all servers.
        guild_id: Its server.
        channel_id: Its channel.
        message_id: The message that shows it; None until it was sent.
        game: Which game, for example `gnau`.
        is_open: Whether it can still be played at. A channel holds one open table per game.
        version: How often it was saved: the guard against two writers.
        snapshot: The state machine's state.
        deadline_ms: When it wants to be woken, if it does.
    """

    table_id: TableId
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    game: str
    is_open: bool
    version: int
    snapshot: Json
    deadline_ms: int | None

    @property
    def url(self) -> str:
        """Its address in Discord: its message, or its channel while there is none yet."""
        place = f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"
        return place if self.message_id is None else f"{place}/{self.message_id}"


@dataclass(frozen=True)
class Openings:
    """What else there is in a server where somebody has just opened a table, of all games together.

    Args:
        in_server: How many other tables are open.
        own: Those of them that the same person has opened, by number.
        latest_ms: When that person opened the one before, be it open or not; None for the first.
    """

    in_server: int
    own: tuple[StoredTable, ...]
    latest_ms: int | None


@dataclass(frozen=True)
class NewTable:
    """A table before it has a number; see `StoredTable`.

    Args:
        guild_id: Its server.
        channel_id: Its channel.
        game: Which game.
        snapshot: The state machine's state.
        opener_id: Whose table it is, for the limits of how many may be open; None for nobody's.
    """

    guild_id: GuildId
    channel_id: ChannelId
    game: str
    snapshot: Json
    opener_id: UserId | None = None


@dataclass(frozen=True)
class StoredEvent:
    """Something that happened at a table, as it is kept: the past tense and its facts."""

    kind: str
    data: Json


@dataclass(frozen=True)
class RoundPlayer:
    """What a settled round was to one of its people.

    Args:
        delta_points: What their balance changed by.
        is_dealer: Whether they dealt.
        hand_rank: Orders all hands of a game, the higher the better; None where a game has no such order.
    """

    delta_points: int
    is_dealer: bool = False
    hand_rank: int | None = None


@dataclass(frozen=True)
class RoundRecord:
    """A settled round as it is kept.

    Args:
        table_id: Where it was played.
        guild_id: In which server.
        number: Which round of the table, from 1.
        record: The hand record, with the house rules it was played under.
        players: Everybody who took part, the dealer too when the dealer is a person.
        snapshot: The table as it was revealed, from which the round can be shown again, without secrets.
        points: Whether it moved scores or bankrolls.
        has_page: Whether its result is to stay in the chat for good, in a message of its own.
    """

    table_id: TableId
    guild_id: GuildId
    number: int
    record: Json
    players: Mapping[UserId, RoundPlayer]
    snapshot: Json
    points: PointsMode = PointsMode.SCORE
    has_page: bool = True

    @property
    def deltas(self) -> dict[UserId, int]:
        """What each person's balance changed by."""
        return {user_id: player.delta_points for user_id, player in self.players.items()}


class TableExists(Exception):
    """The channel already holds an open table of this game.

    Args:
        table: That table.
    """

    def __init__(self, table: StoredTable) -> None:
        super().__init__(f"channel {table.channel_id} holds table {table.table_id}")
        self.table = table


class VersionConflict(Exception):
    """Somebody else saved the table since it was loaded. Nothing was changed."""


class DuplicatePosting(Exception):
    """A posting with this reference is already in the ledger. Nothing was changed."""


class Overdrawn(Exception):
    """An account that must not fall below zero would. Nothing was changed."""


class Transaction(Protocol):
    """One all-or-nothing change. Leaving the context by an exception undoes all of it."""

    async def insert_table(self, new: NewTable, *, now_ms: int) -> StoredTable:
        """Keep a new open table, version 1, without message and deadline.

        Raises:
            TableExists: The channel already holds one of this game.
        """
        ...

    async def openings(self, table: StoredTable, opener_id: UserId) -> Openings:
        """Return what else is open in the server of a table that was just inserted.

        Nobody else gets an answer for that server until the transaction ends.
        """
        ...

    async def load_table(self, table_id: TableId) -> StoredTable | None:
        """Return a table, open or closed, or None."""
        ...

    async def verify_version(self, table: StoredTable) -> None:
        """Check that a table is kept under the version it was loaded with.

        Raises:
            VersionConflict: It is not.
        """
        ...

    async def save_table(
        self, table: StoredTable, events: Sequence[StoredEvent], *, now_ms: int
    ) -> StoredTable:
        """Keep a table's new state and what led to it.

        Args:
            table: The new state under the version it was loaded with. `message_id` is not written by this.
            events: What happened, in order; appended to the table's log.
            now_ms: When.

        Returns:
            The table as it is kept now, its version one higher.

        Raises:
            VersionConflict: The version is not the kept one.
        """
        ...

    async def close_table(self, table: StoredTable, event: StoredEvent, *, now_ms: int) -> StoredTable:
        """Close a table that cannot go on; its snapshot, which nobody can read, stays as it is.

        Raises:
            VersionConflict: The version is not the kept one.
        """
        ...

    async def post(self, posting: Posting, *, now_ms: int) -> None:
        """Move points. Accounts that do not exist yet start at zero.

        Raises:
            DuplicatePosting: The reference was used before.
            Overdrawn: A purse or an escrow would fall below zero. The transaction cannot go on.
        """
        ...

    async def open_accounts(self, accounts: Sequence[Account]) -> None:
        """Make sure that these accounts exist; new ones are at zero."""
        ...

    async def account_balances(self, accounts: Sequence[Account]) -> dict[Account, int]:
        """Return the balances of those of these accounts, of one server, that exist.

        Nobody else moves points of that server until the transaction ends.
        """
        ...

    async def forgotten_purses(
        self, guild_id: GuildId, pseudonyms: Collection[str], *, now_ms: int
    ) -> dict[str, int]:
        """Return until when those of these pseudonyms of deleted purses are remembered that are."""
        ...

    async def find_posting(self, reference: str) -> Posting | None:
        """Return the posting of a reference, or None where there is none yet."""
        ...

    async def reservation(self, table: StoredTable) -> Posting | None:
        """Return the posting that set aside what is at stake at a table, or None where nothing is."""
        ...

    async def posted_points(self, prefix: str, *, since_ms: int) -> int:
        """Return how many points the postings from then on moved whose references begin with this."""
        ...

    async def add_round(self, record: RoundRecord, *, now_ms: int) -> None:
        """Keep a settled round, who took part in it and, after its points were posted, their balances."""
        ...

    async def add_game(self, record: GameRecord) -> None:
        """Keep a game that has ended with a round that is kept already."""
        ...


class Store(Protocol):
    """The database."""

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Begin a change; commit when the context ends without an exception."""
        ...

    async def table(self, table_id: TableId) -> StoredTable | None:
        """Return a table, open or closed, or None."""
        ...

    async def open_table(self, channel_id: ChannelId, game: str) -> StoredTable | None:
        """Return the open table of a game in a channel, or None."""
        ...

    async def open_tables(self, guild_ids: Collection[GuildId] | None = None) -> list[StoredTable]:
        """Return all open tables of these servers, or of all where none are named, by number."""
        ...

    async def unfinished_versions(self, guild_ids: Collection[GuildId]) -> dict[TableId, int]:
        """Return the versions of these servers' tables that are open, or whose end was not shown yet."""
        ...

    async def last_event(self, table_id: TableId) -> StoredEvent | None:
        """Return what happened at a table last, or None where nothing did."""
        ...

    async def open_table_counts(self) -> dict[GuildId, int]:
        """Return how many tables are open in each server that has any."""
        ...

    async def tables_owing_last_look(self, guild_ids: Collection[GuildId] | None = None) -> list[StoredTable]:
        """Return the closed tables of these servers, or of all, whose end was not shown yet, by number."""
        ...

    async def rounds_not_announced(self, table_id: TableId) -> list[int]:
        """Return the rounds of a table whose results stand in no message of their own yet, in order."""
        ...

    async def note_announced(self, table_id: TableId, number: int) -> None:
        """Remember that a round's result has a message of its own, and the table none any more."""
        ...

    async def note_last_look(self, table_id: TableId) -> None:
        """Remember that people were shown how a table ended, or that nobody can be shown any more."""
        ...

    async def set_message(self, table_id: TableId, message_id: MessageId) -> None:
        """Remember which message shows a table. This is no new version of it."""
        ...

    async def balances(
        self, guild_id: GuildId, user_ids: Sequence[UserId], points: PointsMode = PointsMode.SCORE
    ) -> dict[UserId, int]:
        """Return the balance of each of these people; 0 for those who never played."""
        ...

    async def balances_after(self, table_id: TableId, number: int) -> dict[UserId, int]:
        """Return what a round left each of its people with; empty for a round that is not settled."""
        ...
