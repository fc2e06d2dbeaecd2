"""The base of everything in a message that must work after a restart, and who may answer it."""

import re
from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, Self, TypeVar, cast

import discord
from discord import ui

from bot.logs import log_context
from bot.rules.errors import RuleError
from bot.store import DatabaseAway
from bot.tables.ids import GuildId
from bot.tables.leases import DIRECT_MESSAGES
from bot.views.card_emoji import split_label
from bot.views.interactions import answering, drop, is_awaited, services_of, under_way_of
from bot.views.style import OTHER

ItemT = TypeVar("ItemT", bound=ui.Item[Any])


# discord.py wants a template of every class; this one is a base and is never registered for clicks.
class LastingItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """A button or a select whose whole state is its custom id."""

    @property
    def log_fields(self) -> dict[str, int]:
        """Return the `table` and the `round` it belongs to, if to any, for the log."""
        return {}

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Leave a click or a choice to the process that answers for its server, if the bot is in it."""
        return await admit(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click or a choice, whatever happens."""
        with log_context(**self.log_fields):
            async with answering(interaction):
                await self.click(interaction)

    @abstractmethod
    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Do what was clicked or chosen."""


class LastingButton(LastingItem[ui.Button[Any]], template=r"(?!)"):
    """A button whose whole state is its custom id."""

    @classmethod
    @abstractmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return what a custom id that matches the template stands for."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls.read(match)


class LastingSelect(LastingItem[ItemT], template=r"(?!)"):
    """A select whose whole state is its custom id; what it offers comes back with a choice."""

    @classmethod
    @abstractmethod
    def read(cls, match: re.Match[str], select: ItemT) -> Self:
        """Return what a custom id that matches the template stands for, with what was offered."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls.read(match, cast(ItemT, item))


def chosen_in(interaction: discord.Interaction[Any]) -> list[str]:
    """Return what was chosen from a select, as it came: not only Discord's own clients send choices."""
    return list(cast("dict[str, Any]", interaction.data)["values"])


@dataclass(frozen=True)
class ButtonFace:
    """How a button looks.

    Args:
        label: What it says; a card in it that has an emoji stands before the words.
        style: Its colour.
        is_disabled: Whether it cannot be pressed now.
    """

    label: str
    style: discord.ButtonStyle = OTHER
    is_disabled: bool = False


def button_with(custom_id: str, face: ButtonFace | None) -> ui.Button[Any]:
    """Return a button.

    Args:
        custom_id: What it carries.
        face: How it looks; None where a click only has to be answered.
    """
    shown = face or ButtonFace("…")
    words, emoji = split_label(shown.label)
    return ui.Button(
        label=words,
        emoji=emoji,
        style=shown.style,
        disabled=shown.is_disabled,
        custom_id=custom_id,
    )


async def admit(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction is to be answered here; in a server that the bot is not in it is refused.

    One that has waited for too long in this process, or comes while it has too much to do, is dropped: the
    sooner, the less others have to wait.

    An application can be used there too, by people who have installed it for themselves. Nobody could see
    to the tables that would be opened, and what would be kept of such a server would never go.
    """
    if not is_awaited(interaction) or under_way_of(interaction).is_full:
        drop(interaction)
        return False
    guild_id = interaction.guild_id
    if guild_id is None or interaction.client.get_guild(guild_id) is not None:
        return await _is_served_here(interaction)
    if interaction.type is not discord.InteractionType.autocomplete:
        async with answering(interaction):
            raise RuleError("bot-not-in-server")
    return False


async def _is_served_here(interaction: discord.Interaction[Any]) -> bool:
    """Whether this process answers for the server of an interaction, or for direct messages.

    Where it does not, another process has been handed the same interaction and answers it. A second answer
    would at best be refused by Discord, and at worst be the one that counts. Nor does a process that is
    ending begin with anything.
    """
    if not under_way_of(interaction).begin():
        return False
    guild_id = DIRECT_MESSAGES if interaction.guild_id is None else GuildId(interaction.guild_id)
    leases = services_of(interaction).leases
    is_served = await leases.serves(guild_id)
    if not is_served and leases.is_cut_off(guild_id):
        await _say_that_database_is_away(interaction)
    # If the database took that long to say so, the process that had the server until now may have answered.
    return is_served and is_awaited(interaction)


async def _say_that_database_is_away(interaction: discord.Interaction[Any]) -> None:
    # To what is being typed nothing can be said.
    if interaction.type is not discord.InteractionType.autocomplete:
        async with answering(interaction):
            raise DatabaseAway("leases have run out")
