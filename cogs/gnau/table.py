"""`/gnau open`, `deal`, `hand` and `close`: a table in this channel."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described, open_table, require_may_open, require_permissions
from bot.rules.gnau.options import PRESETS
from bot.rules.gnau.settlement import MAX_STAKE
from bot.tables.commands import Close
from bot.tables.gnau import Deal, DealerPolicy, GnauMachine, SplitMode, new_gnau_table
from bot.tables.gnau.settings import new_table_options
from bot.tables.ids import UserId
from bot.views.gnau.buttons import show_hand
from bot.views.interactions import actor_of, explaining, send_note, tables_of, text_for
from cogs.gnau.base import GnauCommands


class TableCommands(GnauCommands):
    """Opens, deals and closes."""

    @app_commands.command(name="open", description=described("gnau-open"))
    async def open(
        self,
        interaction: discord.Interaction[CardsBot],
        stake: app_commands.Range[int, 1, MAX_STAKE] | None = None,
        dealer: str | None = None,
        rules: str | None = None,
        split: str | None = None,
    ) -> None:
        async with explaining(interaction):
            require_permissions(interaction)
            settings = await self.settings_here(interaction)
            require_may_open(interaction, settings)
            options = new_table_options(
                settings,
                stake,
                PRESETS[rules] if rules else None,
                DealerPolicy(dealer) if dealer else None,
                SplitMode(split) if split else None,
            )
            table = new_gnau_table(
                opener_id=UserId(interaction.user.id),
                opener_part=str(interaction.id),
                options=options,
                seed_root=self.bot.services.chance.fresh_root(),
                now_ms=self.bot.services.clock.now_ms(),
            )
            await open_table(self.bot, interaction, GnauMachine.game, table)

    @app_commands.command(description=described("gnau-deal"))
    async def deal(self, interaction: discord.Interaction[CardsBot]) -> None:
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await tables_of(interaction, GnauMachine.game).apply(stored.table_id, Deal(actor_of(interaction)))
            await send_note(interaction, text_for(interaction)("gnau-note-dealt", link=stored.url))

    @app_commands.command(description=described("gnau-hand"))
    async def hand(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show one's own cards, to oneself alone."""
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await show_hand(interaction, stored.table_id)

    @app_commands.command(description=described("gnau-close"))
    async def close(self, interaction: discord.Interaction[CardsBot]) -> None:
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await tables_of(interaction, GnauMachine.game).apply(
                stored.table_id, Close(actor_of(interaction))
            )
            await send_note(
                interaction, text_for(interaction)("gnau-note-closed", table=str(stored.table_id))
            )
