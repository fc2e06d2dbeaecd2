"""The menu of a member: **Deal me in with…** and **Challenge…**."""

from typing import Any

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.features.invitations.view import Person, ask_which_game, deal_me_in
from bot.views.visit import visiting


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
async def deal_me_in_with(interaction: discord.Interaction[Any], person: Person) -> None:
    """Seat the member who asks at a table of the channel, and invite the person."""
    async with visiting(interaction) as visit:
        await deal_me_in(visit, person)


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
async def challenge(interaction: discord.Interaction[Any], person: Person) -> None:
    """Ask the member which game to open for the two."""
    async with visiting(interaction) as visit:
        await ask_which_game(visit, person)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    text = bot.catalog.text()
    for text_id, callback in (
        ("command-menu-deal", deal_me_in_with),
        ("command-menu-challenge", challenge),
    ):
        name = app_commands.locale_str(text(text_id), id=text_id)
        bot.tree.add_command(app_commands.ContextMenu(name=name, callback=callback))
