"""The database works on the event loop of the simulated Discord, which is patched all over."""

import asyncio

import discord
import simcord
from discord import app_commands

from bot.store import Database, create_engine
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.ports import NewTable
from tests.store.samples import GUILD, pay, won


class _Bot(discord.AutoShardedClient):
    """A bot that owns a database and pays one point for each use of its command."""

    def __init__(self, url) -> None:
        super().__init__(intents=discord.Intents.default(), shard_count=2)
        self.database = Database(create_engine(url))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="play")(self._play)

    async def setup_hook(self) -> None:
        await self.database.open()
        await self.tree.sync()

    async def close(self) -> None:
        await self.database.close()
        await super().close()

    async def _play(self, interaction: discord.Interaction):
        """Win a point."""
        await pay(self.database, won(f"test:{interaction.id}", interaction.user.id, 1))
        user_id = UserId(interaction.user.id)
        balances = await self.database.balances(GUILD, [user_id])
        await interaction.response.send_message(f"You have {balances[user_id]}.")


async def test_a_command_that_writes_and_reads(sqlite_url):
    bot = _Bot(sqlite_url)
    async with simcord.run(bot) as env:
        channel = env.create_guild().create_text_channel("general")
        alice = env.guild.add_member(env.create_user("alice"))
        for _ in range(3):
            result = await alice.slash(channel, "play")
        assert result.response is not None
        assert result.response.content == "You have 3."
        await asyncio.gather(*(pay(bot.database, won(f"more:{n}", alice.id, 1)) for n in range(20)))
        await env.advance_time(3600)
        result = await alice.slash(channel, "play")
        assert result.response is not None
        assert result.response.content == "You have 24."
    # The simulation never closes the bot it was given.
    await bot.close()


async def test_a_restart_finds_what_was_there(sqlite_url):
    first, second = _Bot(sqlite_url), _Bot(sqlite_url)
    async with simcord.run(first) as env:
        async with first.database.transaction() as transaction:
            await transaction.insert_table(NewTable(GuildId(1), ChannelId(2), "gnau", {"n": 1}), now_ms=0)
        await first.close()
        await env.restart_bot(second)
        [table] = await second.database.open_tables()
        assert table.snapshot == {"n": 1}
    await second.close()
