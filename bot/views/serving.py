"""Whether a click or a command is to be answered, and by this process."""

import asyncio
from typing import Any, Final

import discord

from bot.rules.errors import RuleError
from bot.tables.ids import GuildId
from bot.tables.ownership import DIRECT_MESSAGES
from bot.views.client import services_of, under_way_of
from bot.views.notes import answering

# Discord waits for three seconds for the first answer.
ANSWER_S: Final = 2.5


async def admit(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether an interaction is to be gone on with; in a server that the bot is not in it is refused.

    An application can be used there too, by people who have installed it for themselves. Nobody could see
    to the tables that would be opened, and what would be kept of such a server would never go.
    """
    guild_id = interaction.guild_id
    if guild_id is None or interaction.client.get_guild(guild_id) is not None:
        return await _is_served_here(interaction)
    if interaction.type is not discord.InteractionType.autocomplete:
        async with answering(interaction):
            raise RuleError("bot-not-in-server")
    return False


async def _is_served_here(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether this process answers for the server of an interaction, or for direct messages.

    Where it does not, another process has been handed the same interaction and answers it. A second answer
    would at best be refused by Discord, and at worst be the one that counts. Nor does a process that is
    ending begin with anything.
    """
    if not under_way_of(interaction).begin():
        return False
    loop = asyncio.get_running_loop()
    began_s = loop.time()
    guild_id = DIRECT_MESSAGES if interaction.guild_id is None else GuildId(interaction.guild_id)
    is_served = await services_of(interaction).ownership.serves(guild_id)
    # Where the database took so long to say so, whoever had the server until now may have answered.
    return is_served and loop.time() - began_s < ANSWER_S
