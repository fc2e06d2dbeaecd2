"""The language of what the bot says by itself where everybody reads it."""

import discord

from bot.services import Services
from bot.tables.ids import GuildId
from bot.text import Text


async def server_text(client: discord.Client, services: Services, guild_id: GuildId) -> Text:
    """Return the texts in the language a server has chosen in its settings, or else in Discord."""
    language = await services.settings.language(guild_id)
    guild = client.get_guild(guild_id)
    if language is None and guild is not None:
        language = guild.preferred_locale.value
    return services.catalog.text(language) if language else services.catalog.text()
