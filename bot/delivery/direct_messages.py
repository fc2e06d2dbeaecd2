"""Direct messages to the people of a table: their cards, and a result that they cannot see there."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import discord
from discord import ui

from bot.delivery.faults import DELIVERY_FAULTS
from bot.tables.ids import UserId

log = logging.getLogger(__name__)

# Discord limits how fast a bot may open direct messages; a few at a time stay far below it.
AT_ONCE: Final = 5


async def send_direct_messages(
    client: discord.Client, views: Mapping[UserId, ui.LayoutView]
) -> frozenset[UserId]:
    """Send everybody a message of their own.

    Args:
        client: The bot.
        views: What each person gets.

    Returns:
        Who could not be reached.
    """
    slots = asyncio.Semaphore(AT_ONCE)

    async def send(user_id: UserId, view: ui.LayoutView) -> bool:
        async with slots:
            return await _send(client, user_id, view)

    reached = await asyncio.gather(*(send(user_id, view) for user_id, view in views.items()))
    return frozenset(user_id for user_id, ok in zip(views, reached, strict=True) if not ok)


async def _send(client: discord.Client, user_id: UserId, view: ui.LayoutView) -> bool:
    try:
        channel = await client.create_dm(discord.Object(user_id))
        await channel.send(view=view)
    except DELIVERY_FAULTS as error:
        # 50007, closed direct messages, is the ordinary case. None is tried again: My hand has the cards, and
        # the history the result.
        log.info("no direct message to user %s: %s", user_id, type(error).__name__)
        return False
    return True
