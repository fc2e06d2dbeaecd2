"""What people ask of the bank, in a form that can be written down before it is done."""

import json
import time
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any, Final

from bot.tables.ids import GuildId
from bot.tables.points import AccountKind, PointsMode
from tests.support.tables import server_settings

# People's points are a bankroll in two servers, and a score in the third.
BANKROLL_GUILDS: Final = (GuildId(1_001), GuildId(1_002))
SCORE_GUILD: Final = GuildId(1_003)
GUILDS: Final = (*BANKROLL_GUILDS, SCORE_GUILD)
PEOPLE: Final = range(11, 19)
MANAGER: Final = 10
SETTINGS: Final = server_settings(
    points=PointsMode.BANKROLL,
    opening_grant_points=200,
    daily_points=20,
    giving=True,
    giving_min_age_days=0,
    giving_cap_points=10_000,
)

# A day of the bank is a minute: people come for their allowance again, and deadlines pass while a process is
# being replaced.
_SPEED: Final = 24 * 60


class BankClock:
    """A clock that all processes share, and that runs much faster than time."""

    def now_ms(self) -> int:
        """Return this instant."""
        return time.time_ns() * _SPEED // 1_000_000


class Kind(StrEnum):
    """What can be asked for."""

    GIFT = "gift"
    GRANT = "grant"
    RESET = "reset"
    DAILY = "daily"
    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    DEAL = "deal"
    REVEAL = "reveal"
    CLOSE = "close"


# An operation of these kinds may be asked for again with its key, and then happens once.
KEYED: Final = frozenset({Kind.GIFT, Kind.GRANT})


@dataclass(frozen=True)
class Operation:
    """Something that is asked for once.

    Args:
        round: The latest round of that table when it was asked for.
    """

    key: str
    kind: Kind
    guild_id: int
    user_id: int = MANAGER
    other_id: int = 0
    points: int = 0
    channel_id: int = 0
    table_id: int = 0
    round: int = 0

    @property
    def reference(self) -> str:
        """What the posting is called that a gift, a grant or a reset leads to."""
        giver = f"{self.user_id}:" if self.kind is Kind.GIFT else ""
        return f"{self.kind}:{self.guild_id}:{giver}{self.key}"

    @property
    def personal(self) -> AccountKind:
        """On what kind of account people have their points in its server."""
        return AccountKind.USER if self.guild_id == SCORE_GUILD else AccountKind.PURSE

    def to_json(self) -> str:
        """Return it on one line."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> "Operation":
        """Read it again."""
        return cls(**kept | {"kind": Kind(kept["kind"])})


class Outcome(StrEnum):
    """How an operation ended.

    It was `DONE`, it was `REFUSED` by a rule, or another process was faster (`CONFLICT`).
    """

    DONE = "done"
    REFUSED = "refused"
    CONFLICT = "conflict"


@dataclass(frozen=True)
class Answer:
    """What whoever asked was told.

    Args:
        dealt: The round that began by it; 0 where none did.
        revealed: The round that was settled by it; 0 where none was.
        deltas: What that round was said to have moved, by person.
    """

    outcome: Outcome
    code: str = ""
    points: int = 0
    dealt: int = 0
    revealed: int = 0
    deltas: dict[str, int] = field(default_factory=dict)

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> "Answer":
        """Read it again."""
        return cls(**kept | {"outcome": Outcome(kept["outcome"])})
