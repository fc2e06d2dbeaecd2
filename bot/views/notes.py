"""Answers to one person, in their language or in that of everybody; who it is that clicked or typed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
from discord import app_commands

from bot.logs import log_context
from bot.rules.errors import Quoted, RuleError
from bot.tables.commands import Actor
from bot.tables.ids import GuildId, UserId
from bot.text import Text
from bot.text.cards import with_faces
from bot.text.sanitize import escape_markdown
from bot.views.client import catalog_of, services_of


def text_for(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts in the language of the person who clicked or typed."""
    return catalog_of(interaction).text(interaction.locale.value)


async def send_note(interaction: discord.Interaction[Any], note: str) -> None:
    """Tell the person something that nobody else sees."""
    if interaction.response.is_done():
        await interaction.followup.send(note, ephemeral=True)
    else:
        await interaction.response.send_message(note, ephemeral=True)


@asynccontextmanager
async def explaining(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Turn a RuleError inside into a private note that says what is wrong and what to do.

    Args:
        interaction: Whose click or command it is.
    """
    with log_context(guild=interaction.guild_id):
        try:
            yield
        except RuleError as error:
            await send_note(interaction, _refusal(text_for(interaction), error))


def _refusal(text: Text, error: RuleError) -> str:
    typed = {
        name: escape_markdown(value) for name, value in error.params.items() if isinstance(value, Quoted)
    }
    return text.error(RuleError(error.code, **{**with_faces(error).params, **typed}))


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """See to it that a click or a form is answered, whatever happens inside.

    Discord.py only logs what these raise, which leaves the person with "This interaction failed". Here a
    RuleError becomes a private note, and anything else goes to the one error handler of the bot.

    Args:
        interaction: Whose click or form it is.
    """
    try:
        async with explaining(interaction):
            yield
    except Exception as error:  # noqa: BLE001 - the error handler decides, see above
        tree = cast("app_commands.CommandTree[Any]", interaction.client.tree)
        await tree.on_error(interaction, cast(app_commands.AppCommandError, error))


async def public_text(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts for an answer that everybody sees.

    In the language the server has chosen in its settings, or else in Discord. Outside of servers nobody else
    sees the answer.
    """
    if interaction.guild_id is None or interaction.guild_locale is None:
        return text_for(interaction)
    language = await services_of(interaction).settings.language(GuildId(interaction.guild_id))
    return catalog_of(interaction).text(language or interaction.guild_locale.value)


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Return who clicked or typed, and whether they have Manage Server."""
    return Actor(UserId(interaction.user.id), manages_server=interaction.permissions.manage_guild)
