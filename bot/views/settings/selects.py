"""The lists to choose from on the panel of the settings, as Discord draws them."""

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

from bot.tables.gnau.settings import ServerSettings
from bot.views.client import catalog_of
from bot.views.notes import text_for
from bot.views.settings.pages import CHANNELS, CHOSEN, PRESET
from bot.views.settings.wording import choice_options

AnySelect: TypeAlias = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]

# As many as Discord lets one choose.
MOST_CHANNELS: Final = 25

_MANY: Final = 1_000_003
_ID: Final = re.compile(r"[0-9]{1,19}")

# Where slash commands can be typed, and what has threads in which they can.
_CHANNEL_TYPES: Final = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
]


def choice_select(interaction: discord.Interaction[Any], settings: ServerSettings, name: str) -> AnySelect:
    """Return the values of a setting.

    Args:
        interaction: Whose panel it is.
        settings: What is chosen now.
        name: Which setting.
    """
    text = text_for(interaction)
    options = choice_options(catalog_of(interaction), text, settings, name)
    placeholder = text("settings-none-of-these") if name == PRESET else None
    select: ui.Select[Any] = ui.Select(
        custom_id=_custom_id(name), options=options, placeholder=placeholder, id=_number(interaction, name)
    )
    return select


def picker_select(interaction: discord.Interaction[Any], settings: ServerSettings, name: str) -> AnySelect:
    """Return the channels or the roles of the server; what is not there any more is not shown as chosen.

    Args:
        interaction: Whose panel it is.
        settings: What is chosen now.
        name: Which setting, `CHANNELS` or `ROLE`.
    """
    guild, text = interaction.guild, text_for(interaction)
    if name == CHANNELS:
        channels = [each for each in settings.channels if guild is None or guild.get_channel(each)]
        return ui.ChannelSelect(
            custom_id=_custom_id(name),
            id=_number(interaction, name),
            channel_types=_CHANNEL_TYPES,
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=_chosen(SelectDefaultValueType.channel, channels),
            placeholder=text("settings-everywhere"),
        )
    role = settings.opener_role
    roles = [role] if role is not None and (guild is None or guild.get_role(role)) else []
    return ui.RoleSelect(
        custom_id=_custom_id(name),
        id=_number(interaction, name),
        min_values=0,
        default_values=_chosen(SelectDefaultValueType.role, roles),
        placeholder=text("settings-everyone"),
    )


def is_offered(select: AnySelect, chosen: Sequence[str]) -> bool:
    """Say whether this can have been chosen from a list: not only Discord's own clients choose from it."""
    if not select.min_values <= len(chosen) <= select.max_values:
        return False
    if isinstance(select, ui.Select):
        return {option.value for option in select.options}.issuperset(chosen)
    return all(_ID.fullmatch(each) for each in chosen)


def _custom_id(name: str) -> str:
    return f"settings:set:{name}"


def _number(interaction: discord.Interaction[Any], name: str) -> int:
    # Under a number it knows, a client may go on showing what was chosen there before, on whatever page. So
    # each select has another number each time it is shown.
    return interaction.id % _MANY * len(CHOSEN) + CHOSEN.index(name) + 1


def _chosen(kind: SelectDefaultValueType, ids: list[Any]) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=each, type=kind) for each in ids]
