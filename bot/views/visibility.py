"""Which channels a person can see. Apart from their own rounds, only rounds there are shown to them.

The totals of rounds are public: points, ranks, and the name of a player's best hand.
"""

from collections.abc import Iterator

import discord

from bot.tables.history import StoredRound
from bot.tables.ids import ChannelId
from bot.views.visit import Visit


def visible_channels(visit: Visit) -> list[ChannelId]:
    """Return the channels and threads of the server that the person who clicked or typed can see.

    Only active threads that are not private count, because the bot does not know enough about the others.
    """
    guild, member = visit.place.guild, visit.interaction.user
    here = [] if visit.interaction.channel_id is None else [ChannelId(visit.interaction.channel_id)]
    if guild is None or not isinstance(member, discord.Member):
        return here
    return here + _seen_by(member, guild)


def quotable_channels(visit: Visit) -> list[ChannelId]:
    """Return the channels and threads whose rounds a public answer may quote, by cards and id.

    These are the ones that everyone in the server can see, and the one of the answer itself.
    """
    guild = visit.place.guild
    here = [] if visit.interaction.channel_id is None else [ChannelId(visit.interaction.channel_id)]
    return here if guild is None else here + _seen_by(guild.default_role, guild)


def may_see(visit: Visit, stored: StoredRound) -> bool:
    """Whether the person who clicked or typed may see a round. Anyone who took part in it always may."""
    return visit.user_id in stored.players or stored.channel_id in visible_channels(visit)


def sees_channel(visit: Visit, channel_id: ChannelId) -> bool:
    """Whether the person who clicked or typed sees a channel now, by the roles they had then.

    The bot does not know who is in a private thread. Whoever clicked there was.
    """
    guild, member = visit.place.guild, visit.interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    is_here = visit.interaction.channel_id == channel_id
    if channel is None or not isinstance(member, discord.Member):
        return is_here
    if isinstance(channel, discord.Thread) and (channel.parent is None or channel.is_private()):
        return is_here
    return channel.permissions_for(member).view_channel


def is_of_here(visit: Visit, stored: StoredRound) -> bool:
    """Whether a round was played in the channel of the interaction, where everyone may read about it.

    Anywhere else the answer has to be private: a person who may see a round may still not show it to others.
    """
    return visit.interaction.channel_id == stored.channel_id


def channel_to_post_in(guild: discord.Guild, channel_id: int) -> discord.TextChannel | None:
    """Return a channel of the server; None if it is gone, or the bot may not post there."""
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None
    allowed = channel.permissions_for(guild.me)
    return channel if allowed.view_channel and allowed.send_messages else None


def _seen_by(whom: discord.Member | discord.Role, guild: discord.Guild) -> list[ChannelId]:
    return [
        ChannelId(channel.id) for channel in _channels(guild) if channel.permissions_for(whom).view_channel
    ]


def _channels(guild: discord.Guild) -> Iterator[discord.abc.GuildChannel | discord.Thread]:
    yield from guild.channels
    yield from (thread for thread in guild.threads if thread.parent is not None and not thread.is_private())
