"""Somebody's points in one line."""

from typing import Any

import discord

from bot.tables.ids import GuildId, UserId
from bot.views.client import services_of
from bot.views.notes import text_for


async def balance_line(interaction: discord.Interaction[Any], person: discord.User | discord.Member) -> str:
    """Return how many points a person has in the server of the interaction."""
    standings = await services_of(interaction).store.standings(GuildId(interaction.guild_id or 0))
    own = next((line for line in standings if line.user_id == UserId(person.id)), None)
    text = text_for(interaction)
    if own is None:
        return text("balance-none", user=person.mention)
    return text("balance-line", user=person.mention, balance=own.balance_points, rounds=own.rounds)
