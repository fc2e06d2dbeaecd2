"""Points as double-entry bookkeeping: what moves always comes from somewhere.

Points are play points. They are never bought, sold or redeemed.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.ids import GuildId, TableId, UserId


class AccountKind(StrEnum):
    """Whose points an account holds."""

    USER = "user"
    HOUSE = "house"
    ESCROW = "escrow"


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
    def user(cls, guild_id: GuildId, user_id: UserId) -> "Account":
        """Return the account of a person in a server."""
        return cls(guild_id, AccountKind.USER, user_id)

    @classmethod
    def house(cls, guild_id: GuildId) -> "Account":
        """Return the account of the bot as dealer in a server."""
        return cls(guild_id, AccountKind.HOUSE, 0)

    @classmethod
    def escrow(cls, guild_id: GuildId, table_id: TableId) -> "Account":
        """Return the account that holds what is at stake at a table."""
        return cls(guild_id, AccountKind.ESCROW, table_id)


@dataclass(frozen=True)
class Entry:
    """A change of one account by whole points, up or down, never zero."""

    account: Account
    amount_points: int


@dataclass(frozen=True)
class Posting:
    """Entries that happen together or not at all.

    Args:
        reference: Unique for ever, such as `gnau:7:3` for round 3 of table 7: settling twice is impossible.
        guild_id: The one server whose accounts it moves.
        entries: At least two; their amounts sum to zero; each account at most once.

    Raises:
        ValueError: The entries break one of these.
    """

    reference: str
    guild_id: GuildId
    entries: tuple[Entry, ...]

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
