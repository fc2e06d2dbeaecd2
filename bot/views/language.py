"""The language of what everybody sees."""

from typing import Any

import discord

from bot.tables.ids import GuildId
from bot.text import Text
from bot.views.client import catalog_of, services_of
from bot.views.notes import text_for


async def public_text(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts for an answer that everybody sees.

    In the language the server has chosen in its settings, or else in Discord. Outside of servers nobody else
    sees the answer.
    """
    if interaction.guild_id is None or interaction.guild_locale is None:
        return text_for(interaction)
    language = await services_of(interaction).settings.language(GuildId(interaction.guild_id))
    return catalog_of(interaction).text(language or interaction.guild_locale.value)
