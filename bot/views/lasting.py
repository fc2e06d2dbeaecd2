"""Base classes of buttons and selects that work after a restart, and the check who may answer a click."""

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


# discord.py requires a template on every class. This base class is never registered for clicks.
class LastingItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """A button or a select whose whole state is its custom id."""

    @property
    def log_fields(self) -> dict[str, int]:
        """Return fields for the log: the `table` and the `round` that the item belongs to, if any."""
        return {}

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this process is to answer the click or choice; see `admit`."""
        return await admit(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click or a choice, even if carrying it out fails."""
        with log_context(**self.log_fields):
            async with answering(interaction):
                await self.click(interaction)

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out the click or the choice."""
        raise NotImplementedError


class LastingButton(LastingItem[ui.Button[Any]], template=r"(?!)"):
    """A button whose whole state is its custom id."""

    @classmethod
    @abstractmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return the button that a matching custom id stands for."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls.read(match)


class LastingSelect(LastingItem[ItemT], template=r"(?!)"):
    """A select whose whole state is its custom id; its options come back with a choice."""

    @classmethod
    @abstractmethod
    def read(cls, match: re.Match[str], select: ItemT) -> Self:
        """Return the select that a matching custom id stands for; `select` has the options."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls.read(match, cast(ItemT, item))


def chosen_in(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the chosen values of a select, unchecked: not only Discord's own clients send choices."""
    return list(cast("dict[str, Any]", interaction.data)["values"])


@dataclass(frozen=True)
class ButtonFace:
    """How a button looks.

    Args:
        label: A card emoji in it moves in front of the words.
    """

    label: str
    style: discord.ButtonStyle = OTHER
    is_disabled: bool = False


def button_with(custom_id: str, face: ButtonFace | None) -> ui.Button[Any]:
    """Return a button; `face` is None when the button only has to answer a click and is not shown."""
    shown = face or ButtonFace("…")
    words, emoji = split_label(shown.label)
    return ui.Button(
        label=words,
        emoji=emoji,
        style=shown.style,
        disabled=shown.is_disabled,
        custom_id=custom_id,
    )


# discord.py matches the beginning of a custom id when an item is made, and the whole of it at a click. So
# this template allows every custom id and takes no click.
class PlacedButton(LastingItem[ui.Button[Any]], template=r""):
    """A button of a feature, placed by its custom id alone. The feature's own class answers its clicks."""

    def __init__(self, custom_id: str, face: ButtonFace) -> None:
        super().__init__(button_with(custom_id, face))


async def admit(interaction: discord.Interaction[Any]) -> bool:
    """Return whether this process is to answer an interaction.

    An interaction is dropped if it has waited too long in this process, or arrives while the process has too
    much to do. The sooner it is dropped, the less other people have to wait.

    An interaction in a server that the bot is not in is refused. People who have installed the application
    for themselves can use it there. But the bot could not look after the tables that they open, and its data
    of such a server would never be deleted.
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
    """Return whether this process answers for the server of an interaction, or for direct messages.

    If it does not, another process has received the same interaction and answers it. Discord would at best
    refuse a second answer, and at worst the second answer would count. A process that is ending begins no
    answers either.
    """
    if not under_way_of(interaction).begin():
        return False
    guild_id = DIRECT_MESSAGES if interaction.guild_id is None else GuildId(interaction.guild_id)
    leases = services_of(interaction).leases
    is_served = await leases.serves(guild_id)
    if not is_served and leases.is_cut_off(guild_id):
        await _say_that_database_is_away(interaction)
    # If the database was slow to say so, the process that held the server before may already have answered.
    return is_served and is_awaited(interaction)


async def _say_that_database_is_away(interaction: discord.Interaction[Any]) -> None:
    # Autocomplete suggestions cannot show an error.
    if interaction.type is not discord.InteractionType.autocomplete:
        async with answering(interaction):
            raise DatabaseAway("leases have run out")
