"""Keeps shared results of daily deals up to date: each message shows the current place while the day lasts.

Each time a player finishes a deal, the places of all other players may change. Changes within a few
seconds become one edit of each message. A message older than an hour is edited only a few times an hour,
because Discord allows no more. After a restart, all of today's results are checked once.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from bot.delivery.background import Attempts, Tasks
from bot.delivery.board import (
    CANNOT_EDIT_OTHERS,
    OLD_AGAIN_S,
    OLD_EDIT_S,
    UNKNOWN_MESSAGE,
    DeliveryContext,
    is_old,
)
from bot.delivery.messages import DELIVERY_FAULTS, Rendered, TooOldToEdit, fault_in_short
from bot.delivery.tables import server_text
from bot.features.daily.model import DailyDeal, DailyStanding, SharedPost
from bot.features.daily.pages import SharedResult, shared_result
from bot.features.daily.service import DailyDealService
from bot.features.daily.view import shared_view
from bot.tables.days import day_start_ms
from bot.tables.ids import GuildId, MessageId
from bot.tables.ranks import RankSlice
from bot.views.ranks import rank

log = logging.getLogger(__name__)

# Changes within this time become one edit.
GATHER_S: Final = 15.0
# How long after the end of a deal's day the bot still plans to repeat failed edits of its messages.
_AFTERWARDS_S: Final = 3600.0


@dataclass(eq=False)
class _Followed:
    """The state of the messages that show results of one deal.

    Attributes:
        said: The result that each message shows, as far as this process knows.
        tried_ms: When this process last edited each message or tried to.
    """

    attempts: Attempts = field(default_factory=Attempts)
    said: dict[MessageId, SharedResult] = field(default_factory=dict)
    tried_ms: dict[MessageId, int] = field(default_factory=dict)


class DailyPosts:
    """Keeps the public results of daily deals up to date until the day is over."""

    def __init__(self, context: DeliveryContext) -> None:
        self._client = context.client
        self._services = context.services
        self._deals = context.services.of(DailyDealService)
        self._clock = context.services.clock
        self._members = context.members
        self._messages = context.messages
        self._pace = context.pace
        self._tasks = Tasks()
        self._followed: dict[DailyDeal, _Followed] = {}
        self._let_go: set[GuildId] = set()
        self._deals.subscribe(self.on_change)
        context.services.leases.subscribe(self)

    async def taken(self, guild_ids: frozenset[GuildId]) -> None:
        """Check all of today's results in servers that this process has just begun to serve."""
        self._let_go -= guild_ids
        for deal in await self._deals.todays_with_posts(guild_ids):
            self.on_change(deal)

    async def lost(self, guild_ids: frozenset[GuildId]) -> None:
        """Stop updating the results in servers that another process has taken."""
        self._let_go |= guild_ids

    def on_change(self, deal: DailyDeal) -> None:
        """Start to update the messages that show results of a deal."""
        followed = self._followed.get(deal)
        if followed is None:
            followed = self._followed[deal] = _Followed()
            self._tasks.start(self._follow(deal, followed), f"results of {deal}")
        followed.attempts.begin(GATHER_S)

    async def close(self) -> None:
        """Stop all updates; the next start checks all of today's results."""
        await self._tasks.close()

    async def _follow(self, deal: DailyDeal, followed: _Followed) -> None:
        attempts = followed.attempts
        try:
            while attempts.is_due:
                await attempts.gather()
                await attempts.make(partial(self._is_settled, deal, followed))
                await attempts.wait_for_more()
        finally:
            del self._followed[deal]

    async def _is_settled(self, deal: DailyDeal, followed: _Followed) -> bool:
        """Try to update the messages of a deal. Return False if another attempt is needed."""
        try:
            if deal.guild_id not in self._let_go:
                await self._show(deal, followed)
        except Exception:
            # The database fails, or Discord's gateway is down and cannot report the members of the server.
            log.warning("the results of %s could not be shown", deal, exc_info=True)
            return False
        return True

    async def _show(self, deal: DailyDeal, followed: _Followed) -> None:
        posts, followed.attempts.more_s = await self._deals.posts(deal), None
        guild = self._client.get_guild(deal.guild_id)
        if not posts or guild is None:
            return
        lines, is_over = await self._deals.standings(deal), not self._deals.is_todays(deal)
        names = await self._members.names(guild, [line.user_id for line in lines])
        standing = rank(RankSlice(lines), names)
        later_s = [] if is_over else [self._to_end_s(deal)]
        for post in posts:
            line = DailyStanding(post.user_id, post.score)
            result = shared_result(deal, line, post.marks, standing, is_over=is_over)
            if followed.said.get(post.message_id) == result:
                continue
            if (wait_s := self._wait_s(followed, post)) > 0 or not await self._edit(followed, post, result):
                later_s.append(wait_s or OLD_AGAIN_S)
        if self._to_end_s(deal) > -_AFTERWARDS_S:
            followed.attempts.more_s = min(later_s, default=None)

    def _to_end_s(self, deal: DailyDeal) -> float:
        """Return the seconds until one second after the deal's day; less than 0 once that is past."""
        return (day_start_ms(deal.day + 1) - self._clock.now_ms()) / 1000 + 1

    def _wait_s(self, followed: _Followed, post: SharedPost) -> float:
        """Return the seconds until a message may be edited again."""
        since_s = (self._clock.now_ms() - followed.tried_ms.get(post.message_id, 0)) / 1000
        return max(OLD_AGAIN_S - since_s, 0.0) if self._is_old(post) else 0.0

    def _is_old(self, post: SharedPost) -> bool:
        return is_old(post.message_id, self._clock.now_ms())

    async def _edit(self, followed: _Followed, post: SharedPost, result: SharedResult) -> bool:
        """Edit a message to show a result. Return False if another attempt is needed."""
        guild_id = result.deal.guild_id
        text = await server_text(self._client, self._services, guild_id)
        channel = self._client.get_partial_messageable(post.channel_id, guild_id=guild_id)
        message = channel.get_partial_message(post.message_id)
        await self._pace.turn(post.channel_id)
        followed.tried_ms[post.message_id] = self._clock.now_ms()
        try:
            # discord.py waits until Discord allows the next edit of an old message, which may take an hour.
            async with asyncio.timeout(OLD_EDIT_S if self._is_old(post) else None):
                await self._messages.edit(message, Rendered(shared_view(text, result)))
        except TooOldToEdit:
            return False
        except DELIVERY_FAULTS as error:
            log.info("a shown result stays as it is for now: %s", fault_in_short(error))
            if isinstance(error, discord.HTTPException) and error.code in {
                UNKNOWN_MESSAGE,
                CANNOT_EDIT_OTHERS,
            }:
                await self._deals.forget_post(result.deal, post.user_id)
                return True
            return False
        followed.said[post.message_id] = result
        return True
