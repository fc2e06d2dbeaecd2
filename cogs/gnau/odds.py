"""`/gnau odds`: what all hands are, and how one stands against the dealer."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described
from bot.rules.cards import packs_holding
from bot.rules.gnau import parse_hand, parse_rules
from bot.views.client import heavy_turn
from bot.views.gnau.odds import show_chances, show_odds
from bot.views.notes import explaining
from cogs.gnau.base import GnauCommands, Packs, suggest_rules


class OddsCommands(GnauCommands):
    """Counts hands."""

    @app_commands.command(description=described("gnau-odds"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def odds(
        self,
        interaction: discord.Interaction[CardsBot],
        cards: str | None = None,
        rules: str | None = None,
        packs: Packs | None = None,
    ) -> None:
        """Show everybody the odds of all hands, or one person those of a hand."""
        async with explaining(interaction):
            # What is wrong is said before the answer is announced, which may be for everybody to see.
            hand = None if cards is None else parse_hand(cards, packs)
            chosen = parse_rules(rules) if rules else None
            with heavy_turn(interaction):
                await interaction.response.defer(ephemeral=hand is not None, thinking=True)
                chosen = chosen or await self.server_rules(interaction)
                if hand is None:
                    await show_odds(interaction, chosen, packs or 1)
                else:
                    await show_chances(interaction, hand, chosen, packs or packs_holding(hand))
