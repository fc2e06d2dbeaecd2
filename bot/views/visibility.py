"""Which channels somebody can look into: what was played in the others is none of their business."""

from collections.abc import Iterator
from typing import Any

import discord

from bot.tables.history import StoredRound
from bot.tables.ids import ChannelId, UserId


def visible_channels(interaction: discord.Interaction[Any]) -> list[ChannelId]:
    """Return the channels and threads of the server that who clicked or typed can see.

    Of the threads only those count that are active and not private: the bot knows no others well enough.
    """
    guild, member = interaction.guild, interaction.user
    here = [] if interaction.channel_id is None else [ChannelId(interaction.channel_id)]
    if guild is None or not isinstance(member, discord.Member):
        return here
    seen = [place for place in _places(guild) if place.permissions_for(member).view_channel]
    return here + [ChannelId(place.id) for place in seen]


def may_see(interaction: discord.Interaction[Any], stored: StoredRound) -> bool:
    """Say whether a round may be shown to who clicked or typed: who took part always may see it."""
    return UserId(interaction.user.id) in stored.players or stored.channel_id in visible_channels(interaction)


def _places(guild: discord.Guild) -> Iterator[discord.abc.GuildChannel | discord.Thread]:
    yield from guild.channels
    yield from (thread for thread in guild.threads if thread.parent is not None and not thread.is_private())
