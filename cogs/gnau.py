"""`/gnau`: open a table, play at it, look at points."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands import described, require_permissions, word
from bot.rules.cards import parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau import MAX_STAKE, PRESETS, HouseRules, parse_rules
from bot.tables.gnau import Close, Deal, GnauTable, new_table
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.ports import StoredTable, TableExists
from bot.views.gnau import actor_of, show_hand
from bot.views.gnau.balance import balance_line
from bot.views.gnau.rules import rules_view
from bot.views.gnau.solution import solution_view
from bot.views.leaderboard import show_leaderboard
from bot.views.links import table_url
from bot.views.notes import explaining, send_note, text_for

DEALERS: Final = ("house", "me")


@app_commands.guild_only()
class Gnau(commands.GroupCog, group_name="gnau", group_description=described("gnau")):
    """The commands of Gnau.

    Args:
        bot: The bot they belong to.
    """

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        self.bot = bot
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        word(group, bot.catalog.text(), {"open": {"dealer": DEALERS, "rules": tuple(PRESETS)}})

    @app_commands.command(name="open", description=described("gnau-open"))
    async def open_table(
        self,
        interaction: discord.Interaction[CardsBot],
        stake: app_commands.Range[int, 1, MAX_STAKE] = 1,
        dealer: str = "house",
        rules: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        async with explaining(interaction):
            require_permissions(interaction)
            table = new_table(
                opener_id=UserId(interaction.user.id),
                dealer_id=UserId(interaction.user.id) if dealer == "me" else None,
                stake_points=stake,
                rules=PRESETS[rules or self.bot.settings.gnau_rules],
                reveal_s=self.bot.settings.gnau_reveal_s,
                now_ms=self.bot.services.clock.now_ms(),
            )
            stored = await self._keep(interaction, table)
            await self._show_new(interaction, stored, table)

    @app_commands.command(description=described("gnau-deal"))
    async def deal(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Deal the next round at this channel's table."""
        async with explaining(interaction):
            stored, _ = await self._table_here(interaction)
            await self.bot.services.gnau.apply(stored.table_id, Deal(actor_of(interaction)))
            await send_note(interaction, text_for(interaction)("gnau-note-dealt", link=table_url(stored)))

    @app_commands.command(description=described("gnau-hand"))
    async def hand(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show one's own cards, to oneself alone."""
        async with explaining(interaction):
            stored, _ = await self._table_here(interaction)
            await show_hand(interaction, stored.table_id)

    @app_commands.command(description=described("gnau-close"))
    async def close(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Close this channel's table."""
        async with explaining(interaction):
            stored, _ = await self._table_here(interaction)
            await self.bot.services.gnau.apply(stored.table_id, Close(actor_of(interaction)))
            await send_note(
                interaction, text_for(interaction)("gnau-note-closed", table=str(stored.table_id))
            )

    @app_commands.command(description=described("gnau-balance"))
    async def balance(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member | None = None
    ) -> None:
        """Say how many points somebody has in this server."""
        line = await balance_line(interaction, member or interaction.user)
        await interaction.response.send_message(line)

    @app_commands.command(description=described("gnau-leaderboard"))
    async def leaderboard(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show who has most points in this server."""
        async with explaining(interaction):
            await show_leaderboard(interaction)

    @app_commands.command(description=described("gnau-rules"))
    async def rules(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Read out the house rules of this server."""
        view = rules_view(text_for(interaction), self._server_rules())
        await interaction.response.send_message(view=view)

    @app_commands.command(description=described("gnau-solve"))
    async def solve(
        self, interaction: discord.Interaction[CardsBot], cards: str, rules: str | None = None
    ) -> None:
        """Show all ways to split a hand, best first."""
        async with explaining(interaction):
            hand = parse_cards(cards, suits_optional=True)
            chosen = parse_rules(rules) if rules else self._server_rules()
            view = solution_view(text_for(interaction), hand, chosen)
            await interaction.response.send_message(view=view, ephemeral=True)

    @solve.autocomplete("rules")
    async def _suggest_rules(
        self, _interaction: discord.Interaction[CardsBot], current: str
    ) -> list[app_commands.Choice[str]]:
        names = [name for name in PRESETS if current.casefold() in name]
        return [app_commands.Choice(name=name, value=name) for name in names]

    def _server_rules(self) -> HouseRules:
        return PRESETS[self.bot.settings.gnau_rules]

    async def _keep(self, interaction: discord.Interaction[CardsBot], table: GnauTable) -> StoredTable:
        guild_id, channel_id = _place(interaction)
        try:
            return await self.bot.services.gnau.open(guild_id, channel_id, table)
        except TableExists as error:
            # Its message may have been deleted: then this brings it back.
            self.bot.delivery.show(error.table.table_id)
            raise RuleError("table-here", link=table_url(error.table)) from error

    async def _show_new(
        self, interaction: discord.Interaction[CardsBot], stored: StoredTable, table: GnauTable
    ) -> None:
        view = await self.bot.delivery.view(stored, table)
        try:
            answer = await interaction.response.send_message(view=view)
        except discord.HTTPException:
            # The answer came too late for the command; the table is open all the same, so show it.
            self.bot.delivery.show(stored.table_id)
            return
        if answer.message_id is not None:
            await self.bot.services.gnau.set_message(stored.table_id, MessageId(answer.message_id))

    async def _table_here(self, interaction: discord.Interaction[Any]) -> tuple[StoredTable, GnauTable]:
        _, channel_id = _place(interaction)
        return await self.bot.services.gnau.in_channel(channel_id)


def _place(interaction: discord.Interaction[Any]) -> tuple[GuildId, ChannelId]:
    if interaction.guild_id is None or interaction.channel_id is None:
        raise RuleError("only-in-server")
    return GuildId(interaction.guild_id), ChannelId(interaction.channel_id)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Gnau(bot))
