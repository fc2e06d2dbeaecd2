"""The daily deal as it is kept: a hand that everybody in a server plays once, and who did best."""

from dataclasses import dataclass, replace

from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Json


@dataclass(frozen=True)
class DailyDeal:
    """One hand that everybody in a server may play.

    Args:
        guild_id: The server.
        game: The game.
        day: The day of UTC.
    """

    guild_id: GuildId
    game: str
    day: int


@dataclass(frozen=True)
class KeptHand:
    """How far somebody has come with a daily deal.

    Args:
        version: How often it has changed.
        snapshot: Their table of it.
        has_shared: Whether they have shown their result to everybody.
    """

    version: int
    snapshot: Json
    has_shared: bool = False

    def followed_by(self, snapshot: Json) -> "KeptHand":
        """Return the next version."""
        return replace(self, version=self.version + 1, snapshot=snapshot)


@dataclass(frozen=True)
class DailyStanding:
    """One person's line in the standing of a daily deal.

    Args:
        user_id: The person.
        score: What the hand came to for them.
    """

    user_id: UserId
    score: int
