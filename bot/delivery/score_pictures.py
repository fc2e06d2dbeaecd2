"""The pictures of how games of Hearts and Gong Zhu went, from hand to hand."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.delivery.faults import DELIVERY_FAULTS
from bot.delivery.looks import Picture
from bot.render import draw_scores
from bot.tables.ids import GuildId, UserId
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.views.members import Members
from bot.views.tricks.scores import drawn_lines, people_named, picture_words

log = logging.getLogger(__name__)

NAME: Final = "scores.png"
# So long a result waits for what people are called.
NAMES_WAIT_S: Final = 2.0


class ScorePictures:
    """Draws them.

    Args:
        client: The bot.
        members: What people are called.
    """

    def __init__(self, client: discord.Client, members: Members) -> None:
        self._client = client
        self._members = members

    async def of(self, text: Text, guild_id: GuildId, table: TrickTable) -> Picture | None:
        """Return the picture of the game of a table; None before it is over, or where it cannot be drawn."""
        if not table.scores or table.has_running_game:
            return None
        try:
            names = await self._names(guild_id, people_named(text, table))
            lines = drawn_lines(text, table, names)
            data = await asyncio.to_thread(draw_scores, lines, text("tricks-picture-hand"))
            return Picture(NAME, data, picture_words(text, table, names))
        except Exception:
            # People wait for the result, with a picture or without.
            log.warning("the scores could not be drawn", exc_info=True)
            return None

    async def _names(self, guild_id: GuildId, user_ids: Sequence[UserId]) -> dict[UserId, str]:
        """Return what people are called in a server, as far as that is to be learnt at once."""
        guild = self._client.get_guild(guild_id)
        if guild is None or not user_ids:
            return {}
        try:
            async with asyncio.timeout(NAMES_WAIT_S):
                return await self._members.names(guild, user_ids)
        except (RuntimeError, *DELIVERY_FAULTS) as error:
            # While the connection to the gateway is down, discord.py says so by a RuntimeError.
            log.info("nobody can say what people are called: %s", type(error).__name__)
            return {}
