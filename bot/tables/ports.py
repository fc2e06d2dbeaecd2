"""Time as the tables see it, and what is kept of a table: its row, its events, its settled rounds.

Instants are whole milliseconds since 1970-01-01 UTC.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.points import PointsMode

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
        channel = f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"
        return channel if self.message_id is None else f"{channel}/{self.message_id}"


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
