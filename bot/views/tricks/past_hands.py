"""A hand of Hearts or Gong Zhu that is over, looked up for somebody."""

from typing import Any

import discord

from bot.rules.errors import RuleError
from bot.tables.history import StoredRound
from bot.tables.ids import GuildId
from bot.tables.round_ids import format_round_id
from bot.views.client import services_of
from bot.views.tricks.panel import Place
from bot.views.visibility import may_see


async def settled_hand(interaction: discord.Interaction[Any], place: Place) -> StoredRound:
    """Return a hand of the server of the interaction that the person may see.

    Args:
        interaction: Who asks, and where.
        place: Which hand.

    Raises:
        RuleError: `hand-not-found`.
    """
    guild_id = GuildId(interaction.guild_id or 0)
    found = await services_of(interaction).history.round(guild_id, place.table_id, place.round)
    if found is None or found.game != place.game or not may_see(interaction, found):
        raise RuleError("hand-not-found", hand=format_round_id(place.table_id, place.round))
    return found
