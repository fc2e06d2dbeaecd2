"""Messages that the bot posts by itself: a note about a called-off table, and a new server's first screen."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

import discord
from discord import ui

from bot.delivery.background import Attempts, Tasks
from bot.delivery.board import DeliveryContext
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short, nonce_of
from bot.delivery.tables import server_text
from bot.services import CalledOff, Services
from bot.tables.ids import GuildId
from bot.tables.ports import StoredTable
from bot.tables.server_settings import ServerSettings
from bot.text import Text
from bot.views.first_screen import first_screen_view
from bot.views.pictures import Picture
from bot.views.style import OVER, panel

log = logging.getLogger(__name__)


class Notices:
    """Tells players why their table has ended, and that they have lost nothing by it."""

    def __init__(self, context: DeliveryContext) -> None:
        self._client = context.client
        self._services = context.services
        self._requests = context.requests
        self._failed = context.failed
        self._tasks = Tasks()
        self._services.calling_off.subscribe(self.on_called_off)

    def on_called_off(self, ended: CalledOff) -> None:
        """Start to post the note about a table that was called off."""
        self._tasks.start(self._tell(ended), f"note for table {ended.stored.table_id}")

    async def close(self) -> None:
        await self._tasks.close()

    async def _tell(self, ended: CalledOff) -> None:
        text = await server_text(self._client, self._services, ended.stored.guild_id)
        attempts, view = Attempts(self._failed, ended.stored), called_off_view(text, ended)
        try:
            attempts.begin()
            while attempts.is_due:
                await attempts.make(partial(self._is_settled, ended.stored, view))
        finally:
            attempts.end()

    async def _is_settled(self, table: StoredTable, view: ui.LayoutView) -> bool:
        """Try to post the note. Return whether no other attempt is needed."""
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        await self._requests.turn()
        try:
            await channel.send(view=view, nonce=nonce_of("note", table.table_id))
        except discord.NotFound as error:
            log.info("no note for table %d: %s", table.table_id, fault_in_short(error))
        except DELIVERY_FAULTS as error:
            log.warning("no note for table %d yet: %s", table.table_id, fault_in_short(error))
            return False
        await self._services.store.note_end_announced(table.table_id)
        return True


def called_off_view(text: Text, ended: CalledOff) -> ui.LayoutView:
    """Return the note about a table that was called off."""
    number, points = str(ended.stored.table_id), ended.returned_points
    return panel(OVER, [text("table-called-off", table=number, points=points)])


async def show_first_screen(
    client: discord.Client,
    services: Services,
    place: discord.Guild | discord.PartialMessage,
    games: Sequence[str],
    draw: Callable[[Text, ServerSettings], Awaitable[Picture | None]],
) -> None:
    """Post in a server what the bot is; post nothing if no channel is suitable.

    Args:
        place: The server, or the message that shows it already and is to show it anew.
        games: The games that a press can open and teach.
    """
    shown, guild = (None, place) if isinstance(place, discord.Guild) else (place, place.guild)
    channel = shown.channel if shown is not None else next(_channels(guild), None) if guild else None
    if guild is None or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return
    text = await server_text(client, services, GuildId(guild.id))
    picture = None
    if channel.permissions_for(guild.me).attach_files:
        picture = await draw(text, await services.settings.for_guild(GuildId(guild.id)))
    try:
        view = first_screen_view(text, games, picture, has_languages=len(services.catalog.offered) > 1)
        files = [] if picture is None else [picture.file()]
        if shown is not None:
            await shown.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        else:
            await channel.send(view=view, files=files)
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
