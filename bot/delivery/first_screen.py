"""Shows the first screen once in a server that has just invited the bot."""

import logging
from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.delivery.tables import server_text
from bot.services import Services
from bot.tables.ids import GuildId
from bot.tables.preferences import Preferences
from bot.views.first_screen import first_screen_view
from bot.views.lessons.lesson import Lesson

log = logging.getLogger(__name__)

# The default look of cards: the members have not chosen their own yet.
_USUAL: Final = Preferences()


async def show_first_screen(
    client: discord.Client, services: Services, lessons: Sequence[Lesson], guild: discord.Guild
) -> None:
    """Post in a server what the bot is; post nothing if no channel is suitable.

    Args:
        lessons: The lessons of the games that a press can open.
    """
    text = await server_text(client, services, GuildId(guild.id))
    settings = await services.settings.for_guild(GuildId(guild.id))
    channel = next(_channels(guild), None)
    if channel is None or not lessons:
        return
    picture = None
    if channel.permissions_for(guild.me).attach_files:
        picture = await lessons[0].pages[0](text, settings).draw(_USUAL)
    try:
        view = first_screen_view(text, lessons, picture)
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
