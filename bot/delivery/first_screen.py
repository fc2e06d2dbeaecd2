"""Shows the first screen once in a server that has just invited the bot."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence

import discord

from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.delivery.tables import server_text
from bot.services import Services
from bot.tables.ids import GuildId
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.views.first_screen import first_screen_view
from bot.views.pictures import Picture

log = logging.getLogger(__name__)


async def show_first_screen(
    client: discord.Client,
    services: Services,
    guild: discord.Guild,
    games: Sequence[str],
    draw: Callable[[Text, ServerSettings], Awaitable[Picture | None]],
) -> None:
    """Post in a server what the bot is; post nothing if no channel is suitable.

    Args:
        games: The games that a press can open and teach.
        draw: Draws a hand to show.
    """
    text = await server_text(client, services, GuildId(guild.id))
    settings = await services.settings.for_guild(GuildId(guild.id))
    channel = next(_channels(guild), None)
    if channel is None:
        return
    picture = None
    if channel.permissions_for(guild.me).attach_files:
        picture = await draw(text, settings)
    try:
        view = first_screen_view(text, games, picture)
        if picture is None:
            await channel.send(view=view)
        else:
            await channel.send(view=view, file=picture.file())
    except DELIVERY_FAULTS as error:
        log.info("no first screen in server %d: %s", guild.id, fault_in_short(error))


def _channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield the channels where all members and the bot may write.

    The channel where Discord greets new members comes first, then the others from the top.
    """
    greeting = [] if guild.system_channel is None else [guild.system_channel]
    official = {guild.rules_channel, guild.public_updates_channel}
    for channel in [*greeting, *sorted(guild.text_channels, key=lambda each: each.position)]:
        own, everybody = channel.permissions_for(guild.me), channel.permissions_for(guild.default_role)
        is_for_all = everybody.view_channel and everybody.send_messages
        if channel not in official and is_for_all and own.view_channel and own.send_messages:
            yield channel
