"""The clock, and what is stored of a table: its row, its events, its settled rounds.

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

    def now_ms(self) -> int: ...


@dataclass(frozen=True)
class StoredTable:
    """One table as it is stored.

    Args:
        table_id: Its number, counted over all servers.
        message_id: The message that shows it; None until it is sent.
        game: The game's name, for example `gnau`.
        is_open: Whether the table can still be played at. A channel holds one open table per game.
        version: How often the table was saved: the guard against two writers.
        snapshot: The state of the state machine.
        deadline_ms: The instant at which to wake the table; None for never.
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
        """The table's address in Discord: its message, or its channel if there is no message yet."""
        channel = f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"
        return channel if self.message_id is None else f"{channel}/{self.message_id}"


@dataclass(frozen=True)
class Openings:
    """The other tables of a server, of all games, when a member has just opened a table there.

    Args:
        in_server: How many other tables are open.
        own: The other open tables of the same member, by number.
        latest_ms: When the member opened their previous table, which may be closed by now; None if there is
            none.
    """

    in_server: int
    own: tuple[StoredTable, ...]
    latest_ms: int | None


@dataclass(frozen=True)
class NewTable:
    """A table before it has a number; see `StoredTable`.

    Args:
        opener_id: The owner of the table, for the limits on open tables; None for a table without an owner.
    """

    guild_id: GuildId
    channel_id: ChannelId
    game: str
    snapshot: Json
    opener_id: UserId | None = None


@dataclass(frozen=True)
class StoredEvent:
    """An event of a table as it is stored: its name, in the past tense, and its facts."""

    kind: str
    data: Json


@dataclass(frozen=True)
class RoundPlayer:
    """One player's result in a settled round.

    Args:
        delta_points: The change of the player's balance.
        is_dealer: Whether the player dealt.
        hand_rank: Orders all hands of a game, the higher the better; None if the game has no such order.
        achieved: The names of what the player has achieved in the round, even if not for the first time.
    """

    delta_points: int
    is_dealer: bool = False
    hand_rank: int | None = None
    achieved: tuple[str, ...] = ()


@dataclass(frozen=True)
class RoundRecord:
    """A settled round as it is stored.

    Args:
        number: The round's number at its table, from 1.
        record: The hand record, with the house rules of the round.
        players: All people who took part, the dealer too if the dealer is a person.
        snapshot: The table at the reveal, without secrets. The round can be shown again from it.
        points: Whether the round moved scores or bankrolls.
        has_page: Whether the result stays in the chat for good, in a message of its own.
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
        return {user_id: player.delta_points for user_id, player in self.players.items()}


class TableExists(Exception):
    """The channel already holds an open table of this game.

    Args:
        table: The table that is already there.
    """

    def __init__(self, table: StoredTable) -> None:
        super().__init__(f"channel {table.channel_id} holds table {table.table_id}")
        self.table = table


class VersionConflict(Exception):
    """Another writer saved the table since it was loaded. Nothing was changed."""


class DuplicatePosting(Exception):
    """A posting with this reference is already in the ledger. Nothing was changed."""


class Overdrawn(Exception):
    """An account that must not fall below zero would fall below it. Nothing was changed."""
