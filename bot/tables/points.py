"""Points as double-entry bookkeeping: what moves always comes from somewhere.

Points are play points. They are never bought, sold or redeemed.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.tables.ids import GuildId, TableId, UserId


class PointsMode(StrEnum):
    """What a server's points are: a score that may go below zero, or a bankroll that never is overdrawn."""

    SCORE = "score"
    BANKROLL = "bankroll"


class AccountKind(StrEnum):
    """Whose points an account holds, and which.

    Scores are on `USER` accounts, against the `HOUSE`. Bankrolls are in a `PURSE`, against the `BANK`, and
    what is at stake at a table in `ESCROW`; a purse and an escrow are never below zero.
    """

    USER = "user"
    HOUSE = "house"
    PURSE = "purse"
    BANK = "bank"
    ESCROW = "escrow"


NEVER_BELOW_ZERO: Final = frozenset({AccountKind.PURSE, AccountKind.ESCROW})

MAX_STAKE: Final = 1_000_000

# What a round's reference ends with where its points are only set aside.
RESERVED: Final = ":reserve"


@dataclass(frozen=True)
class LossLimit:
    """The most that somebody whose Discord account is new may lose to others at once.

    What they could not give away they shall not hand over by losing on purpose.

    Args:
        points: How much.
        until_ms: When their account is old enough, in milliseconds since 1970-01-01 UTC.
    """

    points: int
    until_ms: int

    @property
    def until(self) -> str:
        """The day on which that ends, as Discord shows it."""
        return f"<t:{-(-self.until_ms // 1000)}:D>"


@dataclass(frozen=True)
class Account:
    """One account of one server.

    Args:
        guild_id: The server.
        kind: Whose it is.
        owner_id: The user's or table's id; 0 for the house.
    """

    guild_id: GuildId
    kind: AccountKind
    owner_id: int

    @classmethod
    def user(cls, guild_id: GuildId, user_id: UserId, points: PointsMode = PointsMode.SCORE) -> "Account":
        """Return the account of a person in a server: their score, or their purse."""
        return cls(guild_id, personal_kind(points), user_id)

    @classmethod
    def house(cls, guild_id: GuildId, points: PointsMode = PointsMode.SCORE) -> "Account":
        """Return the account that the bot pays from in a server, as dealer and otherwise."""
        kind = AccountKind.HOUSE if points is PointsMode.SCORE else AccountKind.BANK
        return cls(guild_id, kind, 0)

    @classmethod
    def escrow(cls, guild_id: GuildId, table_id: TableId) -> "Account":
        """Return the account that holds what is at stake at a table."""
        return cls(guild_id, AccountKind.ESCROW, table_id)


def personal_kind(points: PointsMode) -> AccountKind:
    """Return on what kind of account people have these points."""
    return AccountKind.USER if points is PointsMode.SCORE else AccountKind.PURSE


PERSONAL_KINDS: Final = tuple(personal_kind(points) for points in PointsMode)


@dataclass(frozen=True)
class OpeningGrant:
    """What a purse that is opened in a server holds at first."""

    guild_id: GuildId
    points: int


@dataclass(frozen=True)
class Entry:
    """A change of one account by whole points, up or down, never zero."""

    account: Account
    amount_points: int


@dataclass(frozen=True)
class Memo:
    """Who moved points by hand, and why.

    Args:
        actor_id: Who.
        reason: What they gave as the reason, up to 200 characters.
    """

    actor_id: UserId
    reason: str


@dataclass(frozen=True)
class Posting:
    """Entries that happen together or not at all.

    Args:
        reference: Unique for ever, such as `gnau:7:3` for round 3 of table 7: settling twice is impossible.
        guild_id: The one server whose accounts it moves.
        entries: At least two; their amounts sum to zero; each account at most once.
        memo: Who did it and why, where a person did.

    Raises:
        ValueError: The entries break one of these.
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
    """Return the posting that gives back what was set aside for a round.

    Its reference is that of the settlement, so that a round is either settled or returned, and never both.
    """
    entries = tuple(Entry(entry.account, -entry.amount_points) for entry in reservation.entries)
    return Posting(reservation.reference.removesuffix(RESERVED), reservation.guild_id, entries)


def paid_by_house(person: Account, amount_points: int, reference: str, memo: Memo | None = None) -> Posting:
    """Return the posting by which a server's house pays somebody, or takes from them where it is negative."""
    points = PointsMode.BANKROLL if person.kind is AccountKind.PURSE else PointsMode.SCORE
    house = Account.house(person.guild_id, points)
    entries = (Entry(person, amount_points), Entry(house, -amount_points))
    return Posting(reference, person.guild_id, entries, memo)
