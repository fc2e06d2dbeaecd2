"""The daily deal: each member of a server plays the same hand once, against the same computer players."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from bot.features.daily.model import (
    DailyDeal,
    DailyStanding,
    DealSource,
    KeptHand,
    SharedPost,
    deal_to,
    go_on,
    trick_marks,
)
from bot.features.daily.rows import DailyDeals
from bot.rules.errors import RuleError
from bot.services import Services
from bot.tables.admission import verify_not_blocked
from bot.tables.days import day_of
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.machine import Moment
from bot.tables.ports import Json
from bot.tables.tricks import HandCommand, TrickTable
from bot.tables.tricks.alone import is_over
from bot.tables.tricks.snapshot import dump, load


@dataclass(frozen=True)
class DailyHand:
    """A person's hand of a daily deal, finished or not.

    Args:
        table: The person's own table; they sit in the first seat.
        is_outdated: Whether the computer players have been updated since the deal was made.
        has_shared: Whether the person has shown their result to everyone.
        is_untouched: Whether the person has done nothing in it yet.
    """

    deal: DailyDeal
    user_id: UserId
    table: TrickTable
    is_outdated: bool = False
    has_shared: bool = False
    is_untouched: bool = False

    @property
    def score(self) -> int | None:
        """The person's score for the hand; None until the hand is over."""
        return self.table.scores[0][0] if is_over(self.table) else None


class DailyDealService:
    """Deals the hands, carries out the plays and ranks the results."""

    def __init__(self, services: Services) -> None:
        self._games = services.tricks
        self._store = DailyDeals(services.store)
        self._settings = services.settings
        self._clock = services.clock
        self._chance = services.chance
        self._listeners: list[Callable[[DailyDeal], None]] = []

    def subscribe(self, listener: Callable[[DailyDeal], None]) -> None:
        """Add a function to call whenever the shown results of one of today's deals may be out of date.

        The function gets the deal, and must return at once.
        """
        self._listeners.append(listener)

    def todays(self, guild_id: GuildId, game: str) -> DailyDeal:
        """Return today's deal of a game in a server."""
        return DailyDeal(guild_id, game, day_of(self._clock.now_ms()))

    async def begin(self, deal: DailyDeal, user_id: UserId) -> DailyHand:
        """Return a person's hand of a deal, and deal it first if necessary.

        A damaged hand is dealt again, so that the damage keeps nobody out of the day's deal.

        Raises:
            RuleError: `blocked`.
        """
        kept = await self._store.hand(deal, user_id)
        table = None if kept is None else self._loadable(kept.snapshot, deal)
        if kept is None or table is None:
            verify_not_blocked((await self._settings.for_guild(deal.guild_id)).blocked, user_id)
            kept = await self._deal(deal, user_id, kept)
            table = load(kept.snapshot, self._games[deal.game])
        return self._hand(deal, user_id, kept, table)

    async def _deal(self, deal: DailyDeal, user_id: UserId, damaged: KeptHand | None) -> KeptHand:
        game = self._games[deal.game]
        fresh = DealSource(self._chance.fresh_root(), game.advisor.version)
        source = await self._store.source(deal, fresh)
        snapshot = dump(deal_to(user_id, game, source.seed_root, self._moment))
        if damaged is not None:
            # If this is refused, another call has just dealt the hand.
            again = damaged.followed_by(snapshot)
            await self._store.keep(deal, user_id, again, None, now_ms=self._clock.now_ms())
        return await self._store.begin(deal, user_id, snapshot, now_ms=self._clock.now_ms())

    async def hand(self, deal: DailyDeal, user_id: UserId) -> DailyHand:
        """Return a person's hand of a deal of any day.

        Raises:
            RuleError: `daily-deal-not-begun`.
        """
        kept, table = await self._kept(deal, user_id)
        return self._hand(deal, user_id, kept, table)

    async def act(self, deal: DailyDeal, user_id: UserId, command: HandCommand) -> DailyHand:
        """Carry out a command in a person's hand. A hand can be finished on any later day.

        Raises:
            RuleError: `daily-deal-not-begun`, `daily-deal-over`, or why the command is not allowed. The
                hand is unchanged then.
        """
        while True:
            # A second click or another process may change the hand meanwhile. Then try the command again.
            kept, table = await self._kept(deal, user_id)
            table = go_on(table, command, self._moment)
            after, now_ms = kept.followed_by(dump(table)), self._clock.now_ms()
            hand = self._hand(deal, user_id, after, table)
            if await self._store.keep(deal, user_id, after, hand.score, now_ms=now_ms):
                if hand.score is not None:
                    self._tell(deal)
                return hand

    async def share(self, deal: DailyDeal, user_id: UserId) -> DailyHand:
        """Note that a person shows their result to everyone, and return it. This is allowed only once.

        Raises:
            RuleError: `blocked`, `daily-deal-not-begun`, `daily-deal-not-over`, `daily-deal-shared-already`.
        """
        verify_not_blocked((await self._settings.for_guild(deal.guild_id)).blocked, user_id)
        hand = await self.hand(deal, user_id)
        if hand.score is None:
            raise RuleError("daily-deal-not-over")
        if not await self._store.claim_share(deal, user_id, now_ms=self._clock.now_ms()):
            raise RuleError("daily-deal-shared-already")
        # A finished hand does not change any more.
        return replace(hand, has_shared=True)

    async def note_post(
        self, deal: DailyDeal, user_id: UserId, channel_id: ChannelId, message_id: MessageId
    ) -> None:
        """Note the message that shows a person's result. From now on the rank in it is kept up to date."""
        await self._store.note_post(deal, user_id, channel_id, message_id)
        self._tell(deal)

    async def forget_post(self, deal: DailyDeal, user_id: UserId) -> None:
        """Note that the message with a person's result is gone."""
        await self._store.note_post(deal, user_id, None, None)

    async def posts(self, deal: DailyDeal) -> list[SharedPost]:
        """Return the messages that show results of a deal, the oldest first."""
        found = []
        for post, snapshot in await self._store.posts(deal):
            table = self._loadable(snapshot, deal)
            found.append(post if table is None else replace(post, marks=trick_marks(table)))
        return found

    async def days_in_a_row(self, hand: DailyHand) -> int:
        """Return on how many days in a row, up to this hand's, the person has finished the deal."""
        return await self._store.days_in_a_row(hand.deal, hand.user_id)

    async def todays_with_posts(self, guild_ids: Collection[GuildId]) -> list[DailyDeal]:
        """Return today's deals in these servers that have messages with results."""
        return await self._store.with_posts(guild_ids, day_of(self._clock.now_ms()))

    def is_todays(self, deal: DailyDeal) -> bool:
        """Return whether a deal's day is not over yet."""
        return self.todays(deal.guild_id, deal.game) == deal

    def _tell(self, deal: DailyDeal) -> None:
        if self.is_todays(deal):
            for listener in self._listeners:
                listener(deal)

    async def standings(self, deal: DailyDeal) -> list[DailyStanding]:
        """Return the results of all people who have finished a deal, the best first."""
        merit = self._games[deal.game].rules.merit
        return sorted(await self._store.standings(deal), key=lambda line: -merit(line.score))

    @property
    def _moment(self) -> Moment:
        return Moment(self._clock.now_ms(), self._chance)

    async def _kept(self, deal: DailyDeal, user_id: UserId) -> tuple[KeptHand, TrickTable]:
        kept = await self._store.hand(deal, user_id)
        table = None if kept is None else self._loadable(kept.snapshot, deal)
        if kept is None or table is None:
            raise RuleError("daily-deal-not-begun", game=deal.game)
        return kept, table

    def _hand(self, deal: DailyDeal, user_id: UserId, kept: KeptHand, table: TrickTable) -> DailyHand:
        is_outdated = kept.advice != self._games[deal.game].advisor.version
        return DailyHand(deal, user_id, table, is_outdated, kept.has_shared, kept.version == 1)

    def _loadable(self, snapshot: Json, deal: DailyDeal) -> TrickTable | None:
        try:
            return load(snapshot, self._games[deal.game])
        except Exception:  # noqa: BLE001 - any error means that the hand cannot be played
            return None
