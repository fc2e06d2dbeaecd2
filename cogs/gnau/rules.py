"""`/gnau help`, `rules`, `solve`, `odds` and `drill`: explains, computes and trains the game."""

from typing import Final

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands.wording import described
from bot.rules.cards import packs_holding
from bot.rules.errors import RuleError
from bot.rules.gnau.options import parse_rules
from bot.rules.gnau.splits import parse_hand
from bot.tables.gnau import GnauMachine, GnauTable
from bot.views.gnau.drill import show_drill
from bot.views.gnau.odds import show_chances, show_odds
from bot.views.gnau.rules import show_rules, solution_view
from bot.views.interactions import explaining, heavy_turn, public_text, show_lesson, text_for
from cogs.gnau.table import GnauCommands, Packs, suggest_rules

DRILLS: Final = ("daily", "free")


class RulesCommands(GnauCommands):
    """Explains the rules, analyses hands, and trains members."""

    @app_commands.command(description=described("gnau-help"))
    async def help(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Teach the game to the member, in private."""
        async with explaining(interaction):
            await show_lesson(interaction, GnauMachine.game)

    @app_commands.command(description=described("gnau-rules"))
    async def rules(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show the rules of this channel's table, or of new tables if there is no table."""
        async with explaining(interaction):
            settings = await self.settings_here(interaction)
            table = await self._table_or_none(interaction)
            text = await public_text(interaction)
            await show_rules(interaction, text, settings, None if table is None else table.options)

    @app_commands.command(description=described("gnau-solve"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def solve(
        self,
        interaction: discord.Interaction[CardsBot],
        cards: str,
        rules: str | None = None,
        packs: Packs | None = None,
    ) -> None:
        """Show all ways to split a hand, best first."""
        async with explaining(interaction):
            hand = parse_hand(cards, packs)
            chosen = parse_rules(rules) if rules else await self.server_rules(interaction)
            view = solution_view(text_for(interaction), hand, chosen, packs or packs_holding(hand))
            await interaction.response.send_message(view=view, ephemeral=True)

    async def _table_or_none(self, interaction: discord.Interaction[CardsBot]) -> GnauTable | None:
        try:
            _, table = await self.table_here(interaction)
        except RuleError:
            return None
        return table

    @app_commands.command(description=described("gnau-odds"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def odds(
        self,
        interaction: discord.Interaction[CardsBot],
        cards: str | None = None,
        rules: str | None = None,
        packs: Packs | None = None,
    ) -> None:
        """Show publicly the odds of all hands, or in private those of one hand."""
        async with explaining(interaction):
            # Check the input before the answer is deferred, because a deferred answer may be public.
            hand = None if cards is None else parse_hand(cards, packs)
            chosen = parse_rules(rules) if rules else None
            with heavy_turn(interaction):
                await interaction.response.defer(ephemeral=hand is not None, thinking=True)
                chosen = chosen or await self.server_rules(interaction)
                if hand is None:
                    await show_odds(interaction, chosen, packs or 1)
                else:
                    await show_chances(interaction, hand, chosen, packs or packs_holding(hand))

    @app_commands.command(description=described("gnau-drill"))
    async def drill(self, interaction: discord.Interaction[CardsBot], which: str = "daily") -> None:
        """Ask for the best split of a hand: of today's set, or of any hand."""
        async with explaining(interaction):
            await show_drill(interaction, is_free=which == "free")
