"""Points as double-entry bookkeeping: points that move always come from some account.

Points are play points. They are never bought, sold or redeemed.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from bot.tables.ids import GuildId, TableId, UserId


class PointsMode(StrEnum):
    """The kind of a server's points: a score that may go below zero, or a bankroll that may not."""

    SCORE = "score"
    BANKROLL = "bankroll"


class AccountKind(StrEnum):
    """The kind of an account: its owner, and which kind of points it holds.

    Scores are on `USER` accounts, against the `HOUSE`. Bankrolls are in a `PURSE`, against the `BANK`. The
    points at stake at a table are in `ESCROW`. A purse and an escrow are never below zero.
    """

    USER = "user"
    HOUSE = "house"
    PURSE = "purse"
    BANK = "bank"
    ESCROW = "escrow"


NEVER_BELOW_ZERO: Final = frozenset({AccountKind.PURSE, AccountKind.ESCROW})

MAX_STAKE: Final = 1_000_000

# The end of a posting's reference if the posting only sets points aside.
RESERVED: Final = ":reserve"


@dataclass(frozen=True)
class LossLimit:
    """The most that a person with a new Discord account may lose to others at once.

    It keeps such a person from losing on purpose the points that they may not give away yet.

    Args:
        until_ms: The instant at which the account is old enough, in milliseconds since 1970-01-01 UTC.
    """

    points: int
    until_ms: int

    @property
    def until(self) -> str:
        """The day on which the limit ends, in Discord's format."""
        return f"<t:{-(-self.until_ms // 1000)}:D>"


class Account(NamedTuple):
    """One account of one server.

    Args:
        owner_id: The id of the user or table; 0 for the house.
    """

    guild_id: GuildId
    kind: AccountKind
    owner_id: int

    @classmethod
    def user(cls, guild_id: GuildId, user_id: UserId, points: PointsMode = PointsMode.SCORE) -> "Account":
        """Return a person's account in a server: their score or their purse."""
        return cls(guild_id, personal_kind(points), user_id)

    @classmethod
    def house(cls, guild_id: GuildId, points: PointsMode = PointsMode.SCORE) -> "Account":
        """Return the account that the bot pays from in a server, as dealer and otherwise."""
        kind = AccountKind.HOUSE if points is PointsMode.SCORE else AccountKind.BANK
        return cls(guild_id, kind, 0)

    @classmethod
    def escrow(cls, guild_id: GuildId, table_id: TableId) -> "Account":
        """Return the account that holds the points at stake at a table."""
        return cls(guild_id, AccountKind.ESCROW, table_id)


def personal_kind(points: PointsMode) -> AccountKind:
    """Return the kind of account in which people have these points."""
    return AccountKind.USER if points is PointsMode.SCORE else AccountKind.PURSE


PERSONAL_KINDS: Final = tuple(personal_kind(points) for points in PointsMode)


@dataclass(frozen=True)
class OpeningGrant:
    """The points that a new purse in a server starts with."""

    guild_id: GuildId
    points: int


@dataclass(frozen=True)
class Entry:
    """A change of one account by whole points, up or down, never zero."""

    account: Account
    amount_points: int


@dataclass(frozen=True)
class Memo:
    """The person who moved points by hand, and the reason.

    Args:
        reason: Up to 200 characters, as the person wrote it.
    """

    actor_id: UserId
    reason: str


@dataclass(frozen=True)
class Posting:
    """Entries that happen together or not at all.

    Args:
        reference: Unique for ever, such as `gnau:7:3` for round 3 of table 7. So nothing is settled twice.
        guild_id: The one server whose accounts it moves.
        entries: At least two; their amounts sum to zero; each account at most once.
        memo: Present if a person moved the points by hand.

    Raises:
        ValueError: The entries break one of these rules.
    """

    reference: str
    guild_id: GuildId
    entries: tuple[Entry, ...]
    memo: Memo | None = None

    def __post_init__(self) -> None:
        accounts = {entry.account for entry in self.entries}
        if len(self.entries) < 2 or len(accounts) != len(self.entries):
            raise ValueError(f"posting {self.reference}: needs two or more entries of different accounts")
        if any(entry.amount_points == 0 for entry in self.entries):
            raise ValueError(f"posting {self.reference}: an entry moves nothing")
        if any(account.guild_id != self.guild_id for account in accounts):
            raise ValueError(f"posting {self.reference}: an account of another server")
        if sum(entry.amount_points for entry in self.entries):
            raise ValueError(f"posting {self.reference}: entries do not sum to zero")


def returned(reservation: Posting) -> Posting:
    """Return the posting that gives back what was set aside for a round or game.

    It has the reference of the settlement, so either of the two can be posted, but never both.
    """
    entries = tuple(Entry(entry.account, -entry.amount_points) for entry in reservation.entries)
    return Posting(reservation.reference.removesuffix(RESERVED), reservation.guild_id, entries)


def paid_by_house(person: Account, amount_points: int, reference: str, memo: Memo | None = None) -> Posting:
    """Return the posting by which the house pays a person, or takes points if the amount is negative."""
    points = PointsMode.BANKROLL if person.kind is AccountKind.PURSE else PointsMode.SCORE
    house = Account.house(person.guild_id, points)
    entries = (Entry(person, amount_points), Entry(house, -amount_points))
    return Posting(reference, person.guild_id, entries, memo)
