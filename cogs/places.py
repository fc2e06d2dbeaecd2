"""Hears when channels and servers go away while tables are open there, and when a server is back."""

import discord
from discord.ext import commands

from bot.app import CardsBot
from bot.tables.ids import ChannelId, GuildId


class Places(commands.Cog):
    """Ends the tables of what was deleted, and of servers that have sent the bot away.

    Args:
        bot: The bot.
    """

    def __init__(self, bot: CardsBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the tables of a channel. Discord says by itself which threads went with it."""
        await self.bot.delivery.places.channel_gone(ChannelId(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the tables of a thread."""
        await self.bot.delivery.places.channel_gone(ChannelId(thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End all tables of a server."""
        await self.bot.delivery.places.guild_gone(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show how the tables ended that were open when the server sent the bot away."""
        guild_id = GuildId(guild.id)
        if await self.bot.services.ownership.serves(guild_id):
            await self.bot.delivery.show_ends(guild_id)


async def setup(bot: CardsBot) -> None:
    """Listen for all servers of the bot."""
    await bot.add_cog(Places(bot))
