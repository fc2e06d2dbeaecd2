"""Handles events about channels and servers: the bot joins, leaves, or may write again where it could not.

The intent `guilds` reports servers, channels, threads and roles. It reports no members except the bot itself.
"""

import logging

import discord
from discord.ext import commands

from bot.app import CardsBot
from bot.tables.ids import ChannelId, GuildId
from bot.tables.leases import shard_of

log = logging.getLogger(__name__)


class GuildEvents(commands.Cog):
    """Ends tables whose place is deleted, greets new servers, and shows again what could not be shown."""

    def __init__(self, bot: CardsBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the tables of a channel. Discord sends events of their own for the channel's threads."""
        await self.bot.delivery.gone_channels.channel_gone(ChannelId(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the tables of a thread."""
        await self.bot.delivery.gone_channels.channel_gone(ChannelId(thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server has removed the bot, and end all its tables."""
        await self.bot.services.departures.left(GuildId(guild.id))
        await self.bot.delivery.gone_channels.guild_gone(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server, and show how those tables ended that were open when it removed the bot."""
        guild_id = GuildId(guild.id)
        await self.bot.services.departures.joined(guild_id)
        if await self.bot.services.leases.serves(guild_id):
            await self.bot.delivery.show_ends(guild_id)
            shard, joined_ms = self._shard(guild.shard_id), self._joined_ms(guild)
            if await self.bot.services.invitations.hear(shard, guild_id, joined_ms):
                await self._greet(guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start the daily deletions, and note which servers came and went. This event may come repeatedly."""
        departures = self.bot.services.departures
        # Start this first: the comparison fails if the database is busy, but due data must be deleted anyway.
        departures.start(self._present)
        await departures.compare(self._present(), self._would_know)

    def _present(self) -> set[GuildId]:
        return {GuildId(guild.id) for guild in self.bot.guilds}

    def _would_know(self, guild_id: GuildId) -> bool:
        return shard_of(guild_id, self.bot.shard_count or 1) in self.bot.shards

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Greet the servers that invited the bot while no process could notice it."""
        guilds = {GuildId(guild.id): guild for guild in self.bot.guilds if guild.shard_id == shard_id}
        joined_ms = {guild_id: self._joined_ms(guild) for guild_id, guild in guilds.items()}
        try:
            for guild_id in await self.bot.services.invitations.missed(self._shard(shard_id), joined_ms):
                if await self.bot.services.leases.serves(guild_id):
                    await self._greet(guilds[guild_id])
        except Exception:
            # Most likely the database fails. If it stored nothing, the next start greets these servers.
            log.warning("servers that have invited the bot meanwhile are not greeted", exc_info=True)

    async def _greet(self, guild: discord.Guild) -> None:
        # Servers where members have played before know the bot.
        if not await self.bot.services.store.has_had_tables(GuildId(guild.id)):
            await self.bot.greet(guild)

    def _shard(self, shard_id: int) -> str:
        """Return a name for a shard that is unique among all applications and numbers of shards."""
        return f"{self.bot.application_id}:{shard_id}/{self.bot.shard_count}"

    def _joined_ms(self, guild: discord.Guild) -> int:
        """Return when a server invited the bot; 0 if Discord does not say, for example during an outage."""
        me = None if self.bot.user is None else guild.get_member(self.bot.user.id)
        return 0 if me is None or me.joined_at is None else int(me.joined_at.timestamp() * 1000)

    # After these events the bot may be allowed to write again: through a channel, a category or a role.

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, now: discord.abc.GuildChannel
    ) -> None:
        """Show what could not be shown in a channel or its threads."""
        self.bot.try_again(GuildId(now.guild.id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Show what could not be shown in a thread that was archived or locked."""
        self.bot.try_again(GuildId(thread.guild_id), ChannelId(thread.thread_id))

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Show what could not be shown in a thread whose channel the bot may see again."""
        self.bot.try_again(GuildId(thread.guild.id), ChannelId(thread.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, now: discord.Role) -> None:
        """Show what could not be shown in a server because of a role."""
        self.bot.try_again(GuildId(now.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Show what could not be shown because of a role."""
        self.bot.try_again(GuildId(role.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, now: discord.Member) -> None:
        """Show what could not be shown before the bot got a role or its timeout ended."""
        self.bot.try_again(GuildId(now.guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Show what could not be shown during an outage of a server."""
        self.bot.try_again(GuildId(guild.id))


async def setup(bot: CardsBot) -> None:
    """Listen for all servers of the bot."""
    await bot.add_cog(GuildEvents(bot))
