"""`/gnau odds` and `solve`: the exact odds of hands, and all ways to split one."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.gnau import Decks, rules_of_hands, suggest_rules
from bot.commands.groups import add_to_group, described
from bot.features.odds.view import show_chances, show_odds
from bot.rules.cards import packs_holding
from bot.rules.gnau.splits import parse_hand
from bot.tables.gnau import GnauMachine
from bot.views.gnau.rules import solution_view
from bot.views.visit import visiting


class Odds(commands.Cog):
    """Analyses hands."""

    @app_commands.command(description=described("gnau-solve"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def solve(
        self,
        interaction: discord.Interaction[Any],
        cards: str,
        rules: str | None = None,
        decks: Decks | None = None,
    ) -> None:
        """Show all ways to split a hand, best first."""
        async with visiting(interaction) as visit:
            hand = parse_hand(cards, decks)
            chosen = await rules_of_hands(visit, rules)
            view = solution_view(visit.text, hand, chosen, decks or packs_holding(hand))
            await visit.show(view)

    @app_commands.command(description=described("gnau-odds"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def odds(
        self,
        interaction: discord.Interaction[Any],
        cards: str | None = None,
        rules: str | None = None,
        decks: Decks | None = None,
    ) -> None:
        """Show publicly the odds of all hands, or in private those of one hand."""
        async with visiting(interaction) as visit:
            # Check the input before the answer is deferred, because a deferred answer may be public.
            hand = None if cards is None else parse_hand(cards, decks)
            chosen = await rules_of_hands(visit, rules)
            with visit.heavy_turn():
                await visit.interaction.response.defer(ephemeral=hand is not None, thinking=True)
                if hand is None:
                    await show_odds(visit, chosen, decks or 1)
                else:
                    await show_chances(visit, hand, chosen, decks or packs_holding(hand))


async def setup(bot: CardsBot) -> None:
    """Add the commands to the group of Gnau."""
    add_to_group(bot, GnauMachine.game, Odds())
