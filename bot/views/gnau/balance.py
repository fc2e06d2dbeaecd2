"""Somebody's points in one line."""

from typing import Any

import discord

from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode
from bot.views.client import services_of
from bot.views.notes import text_for


async def balance_line(interaction: discord.Interaction[Any], person: discord.User | discord.Member) -> str:
    """Return how many points a person has in the server of the interaction."""
    services, guild_id = services_of(interaction), GuildId(interaction.guild_id or 0)
    user_id = UserId(person.id)
    if person == interaction.user and (await services.settings.of(guild_id)).points is PointsMode.BANKROLL:
        # Who asks for their purse finds the opening grant in it.
        await services.bankroll.balance(guild_id, user_id)
    text = text_for(interaction)
    standing = await services.leaderboards.balance(guild_id, user_id)
    if standing is None:
        return text("balance-none", user=person.mention)
    return text("balance-line", user=person.mention, balance=standing.score, rounds=standing.rounds)
