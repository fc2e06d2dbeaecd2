"""What a view may ask of the bot that shows it."""

from contextlib import AbstractContextManager
from typing import Any, Protocol, cast

import discord

from bot.services import Services, TableService
from bot.tables.ids import GuildId, UserId
from bot.text import Catalog
from bot.views.forms import OpenForms
from bot.views.heavy import HeavyWork
from bot.views.members import Members
from bot.views.open_panels import OpenPanels
from bot.views.under_way import UnderWay


class TableClient(Protocol):
    """The bot, as far as views know it."""

    services: Services
    members: Members
    forms: OpenForms
    heavy: HeavyWork
    trick_panels: OpenPanels
    under_way: UnderWay


def services_of(interaction: discord.Interaction[Any]) -> Services:
    """Return the services of the bot that received the interaction."""
    return cast(TableClient, interaction.client).services


def tables_of(interaction: discord.Interaction[Any], game: str) -> TableService[Any]:
    """Return the tables of a game that a click or a command can concern: those of the server it is from.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    guild_id = None if interaction.guild_id is None else GuildId(interaction.guild_id)
    return services_of(interaction).games.of(game).within(guild_id)


def catalog_of(interaction: discord.Interaction[Any]) -> Catalog:
    """Return the texts of the bot that received the interaction."""
    return services_of(interaction).catalog


def members_of(interaction: discord.Interaction[Any]) -> Members:
    """Return what the bot knows about who is in which server."""
    return cast(TableClient, interaction.client).members


def forms_of(interaction: discord.Interaction[Any]) -> OpenForms:
    """Return the forms that the bot has sent."""
    return cast(TableClient, interaction.client).forms


def trick_panels_of(interaction: discord.Interaction[Any]) -> OpenPanels:
    """Return the private panels that people have open at tables of Hearts and Gong Zhu."""
    return cast(TableClient, interaction.client).trick_panels


def under_way_of(interaction: discord.Interaction[Any]) -> UnderWay:
    """Return what the bot is answering at this moment."""
    return cast(TableClient, interaction.client).under_way


def heavy_turn(interaction: discord.Interaction[Any]) -> AbstractContextManager[None]:
    """Return the turn of who clicked or typed at what costs much: it can be entered once at a time.

    Entering it raises a RuleError, `one-at-a-time`, for who is being answered already, or has just been.
    """
    return cast(TableClient, interaction.client).heavy.turn_of(UserId(interaction.user.id))
