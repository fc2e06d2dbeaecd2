"""The daily deal as it is kept: a hand that everybody in a server plays once, and who did best."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

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


class DailyDealStore(Protocol):
    """What is kept of daily deals."""

    async def seed_root(self, deal: DailyDeal, fresh: bytes) -> bytes:
        """Return the secret that a deal is shuffled by: a fresh one, or the one it has already."""
        ...

    async def begin(self, deal: DailyDeal, user_id: UserId, snapshot: Json, *, now_ms: int) -> KeptHand:
        """Keep the beginning of somebody's hand.

        Returns:
            What counts: this, or what they had begun before.
        """
        ...

    async def hand(self, deal: DailyDeal, user_id: UserId) -> KeptHand | None:
        """Return how far somebody has come; None if they have not begun."""
        ...

    async def keep(
        self, deal: DailyDeal, user_id: UserId, hand: KeptHand, score: int | None, *, now_ms: int
    ) -> bool:
        """Keep how far somebody has come.

        Args:
            deal: With which deal.
            user_id: Who.
            hand: The next version of their hand.
            score: What it came to for them, once it is over.
            now_ms: When.

        Returns:
            Whether it was kept; False where the hand has gone on, or was deleted, meanwhile.
        """
        ...

    async def claim_share(self, deal: DailyDeal, user_id: UserId, *, now_ms: int) -> bool:
        """Note that somebody shows their result to everybody; False where they have already, or have none."""
        ...

    async def standings(self, deal: DailyDeal) -> Sequence[DailyStanding]:
        """Return what a deal came to for all who have played it to the end, in that order."""
        ...
