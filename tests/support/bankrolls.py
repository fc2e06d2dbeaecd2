"""Servers with bankrolls, and what people have there."""

from typing import Any

import simcord

from bot.tables.ids import UserId
from bot.tables.points import Memo
from tests.support.guild import CardRoom


async def use_bankrolls(room: CardRoom, **changes: Any) -> None:
    """Play for bankrolls of 100 points, with 20 a day, unless something else is said."""
    settings = {"points": "bankroll", "opening_grant_points": 100, "daily_points": 20} | changes
    await room.bot.services.settings.change(room.guild_id, settings, user_id=UserId(room.ann.id))


async def purse(room: CardRoom, who: simcord.MemberActor) -> int:
    """Return what somebody has."""
    return await room.bot.services.bankroll.balance(room.guild_id, UserId(who.id))


async def make_rich(room: CardRoom, who: simcord.MemberActor) -> None:
    """Give somebody so much that tables can be opened at which others cannot play."""
    memo = Memo(UserId(who.id), "rich")
    await room.bot.services.bankroll.grant(room.guild_id, UserId(who.id), 1_000_000, memo, "rich")
