"""Seats the people of a tournament, makes the threads of its tables, and keeps its message up to date.

Everything that matters is in the database. What a process has left undone, the next one does: it begins when
it is time, makes what threads are missing, and shows the standing or the end.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from bot.delivery.background import Attempts, Tasks
from bot.delivery.board import OLD_AGAIN_S, OLD_EDIT_S, UNKNOWN_MESSAGE, DeliveryContext, is_old
from bot.delivery.gone import UNKNOWN_CHANNEL
from bot.delivery.messages import DELIVERY_FAULTS, Rendered, TooOldToEdit, fault_in_short, nonce_of
from bot.delivery.tables import server_text
from bot.features.tournaments.model import Place, State, Tournament
from bot.features.tournaments.pages import Shown
from bot.features.tournaments.service import TournamentService
from bot.features.tournaments.view import public_view, shown_of
from bot.rules.errors import RuleError
from bot.tables.commands import Actor
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.leases import NotOurGuild
from bot.text import Text

log = logging.getLogger(__name__)

# Changes within this time become one edit.
GATHER_S: Final = 2.0
# A thread that nobody writes in for a week is put away. A move at its table takes it out again.
_KEPT_MINUTES: Final = 7 * 24 * 60


@dataclass(eq=False)
class _Followed:
    """What this process knows of a tournament's message.

    Attributes:
        said: What the message shows.
        tried_ms: When it was last edited.
        lacks_threads: Whether Discord has refused to make a thread.
    """

    attempts: Attempts = field(default_factory=Attempts)
    said: Shown | None = None
    tried_ms: int = 0
    lacks_threads: bool = False


class TournamentPosts:
    """Brings the tournaments of this process's servers on, and shows them."""

    def __init__(self, context: DeliveryContext) -> None:
        self._client = context.client
        self._services = context.services
        self._service = context.services.of(TournamentService)
        self._clock = context.services.clock
        self._messages = context.messages
        self._requests = context.requests
        self._tasks = Tasks()
        self._followed: dict[int, _Followed] = {}
        self._service.subscribe(self.on_change)
        context.services.leases.subscribe(self)

    async def taken(self, guild_ids: frozenset[GuildId]) -> None:
        """Take up the tournaments of servers that this process has just begun to serve."""
        for tournament_id in await self._service.unfinished(guild_ids):
            self.on_change(tournament_id)

    async def lost(self, guild_ids: frozenset[GuildId]) -> None:
        """Leave tournaments to the process that has taken their servers: each change here is refused now."""

    def on_change(self, tournament_id: int) -> None:
        """Bring a tournament on, and show it."""
        followed = self._followed.get(tournament_id)
        if followed is None:
            followed = self._followed[tournament_id] = _Followed()
            self._tasks.start(self._follow(tournament_id, followed), f"tournament {tournament_id}")
        followed.attempts.begin(GATHER_S)

    async def close(self) -> None:
        """Stop; the next start goes on."""
        await self._tasks.close()

    async def _follow(self, tournament_id: int, followed: _Followed) -> None:
        attempts = followed.attempts
        try:
            while attempts.is_due:
                await attempts.gather()
                await attempts.make(partial(self._is_settled, tournament_id, followed))
                await attempts.wait_for_more()
        finally:
            del self._followed[tournament_id]

    async def _is_settled(self, tournament_id: int, followed: _Followed) -> bool:
        """Try to bring a tournament on and to show it. Return False if another attempt is needed."""
        followed.attempts.more_s = None
        try:
            return await self._bring_on(tournament_id, followed)
        except (NotOurGuild, RuleError) as error:
            # Another process serves it, or it has just changed, and that is another attempt.
            log.info("tournament %d: %s", tournament_id, error)
            return True
        except DELIVERY_FAULTS as error:
            log.warning("tournament %d waits: %s", tournament_id, fault_in_short(error))
            return False
        except Exception:
            log.warning("tournament %d waits", tournament_id, exc_info=True)
            return False

    async def _bring_on(self, tournament_id: int, followed: _Followed) -> bool:
        found = await self._service.begin_in_time(await self._service.get(tournament_id))
        text = await server_text(self._client, self._services, found.guild_id)
        is_seated = found.state is not State.PLAYING or await self._open_tables(text, found, followed)
        found = await self._service.get(tournament_id)
        if found.state is State.CANCELLED:
            # A process may have died before it had closed them, or a table was just being opened. Its message
            # shows the key of all hands, so nobody may play on.
            await self._service.close_tables(found, self._actor)
        shown = await shown_of(self._service, found, lacks_threads=followed.lacks_threads)
        if found.state is State.GATHERING:
            left_ms = found.wanted.begins_ms - self._clock.now_ms()
            followed.attempts.more_s = max(left_ms / 1000, 0.0)
        if shown.state is State.OVER:
            await self._end(text, shown)
        else:
            await self._show(text, shown, followed)
        return is_seated

    async def _open_tables(self, text: Text, found: Tournament, followed: _Followed) -> bool:
        """Open the tables that are missing. Return False if Discord refuses their threads."""
        channel = self._client.get_channel(found.channel_id)
        for place in found.tables:
            if place.table_id is not None:
                continue
            if not isinstance(channel, discord.TextChannel):
                return await self._without_channel(found)
            try:
                thread = await self._thread(text, channel, found, place)
            except discord.Forbidden as error:
                log.warning("tournament %d has no threads: %s", found.id, fault_in_short(error))
                followed.lacks_threads = True
                return False
            await self._invite(thread, found, place)
            thread_id = ChannelId(thread.id)
            await self._service.note_thread(found, place.number, thread_id)
            await self._service.open_table(found, Place(place.number, thread_id))
        followed.lacks_threads = False
        return True

    @property
    def _actor(self) -> Actor:
        """Return the bot, as who does what nobody asks for just now."""
        assert self._client.user is not None
        return Actor(UserId(self._client.user.id), manages_server=True)

    async def _without_channel(self, found: Tournament) -> bool:
        """Cancel a tournament whose channel was deleted. Return False if only the server is out of reach."""
        guild = self._client.get_guild(found.guild_id)
        if guild is None or guild.unavailable:
            return False
        await self._service.cancel(found, self._actor)
        return True

    async def _thread(
        self, text: Text, channel: discord.TextChannel, found: Tournament, place: Place
    ) -> discord.Thread:
        """Return the private thread of a table. One that was made before a crash is found by its name.

        The thread is private, because the people at other tables have the same cards.
        """
        name = text("tournament-thread", tournament=str(found.id), number=str(place.number + 1))
        for thread in channel.threads:
            is_ours = thread.is_private() and thread.owner_id == channel.guild.me.id
            if thread.id == place.thread_id or (is_ours and thread.name == name):
                return thread
        await self._requests.turn()
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=_KEPT_MINUTES,
        )

    async def _invite(self, thread: discord.Thread, found: Tournament, place: Place) -> None:
        for user_id in found.people_at(place.number).values():
            await self._requests.turn()
            try:
                await thread.add_user(discord.Object(user_id))
            except discord.HTTPException as error:
                # Someone who has left the server. A computer player plays for them when their time is up.
                log.info("not added to thread %d: %s", thread.id, fault_in_short(error))

    async def _show(self, text: Text, shown: Shown, followed: _Followed) -> None:
        """Show a tournament that goes on or is cancelled in its message."""
        found = shown.tournament
        if shown != followed.said and not await self._is_shown(text, shown, followed):
            return
        followed.said = shown
        if found.state is State.CANCELLED:
            await self._service.note_message(found, None)

    async def _is_shown(self, text: Text, shown: Shown, followed: _Followed) -> bool:
        """Edit the message, or send another if it was deleted. Return False if that has to wait."""
        found = shown.tournament
        if found.message_id is None:
            await self._send(text, shown, "tournament")
            return True
        since_s = (self._clock.now_ms() - followed.tried_ms) / 1000
        if self._is_old(found.message_id) and since_s < OLD_AGAIN_S:
            followed.attempts.more_s = OLD_AGAIN_S - since_s
            return False
        channel = self._client.get_partial_messageable(found.channel_id, guild_id=found.guild_id)
        message = channel.get_partial_message(found.message_id)
        followed.tried_ms = self._clock.now_ms()
        try:
            # discord.py waits until Discord allows the next edit of an old message, which may take an hour.
            async with asyncio.timeout(OLD_EDIT_S if self._is_old(found.message_id) else None):
                await self._messages.edit(message, Rendered(public_view(text, shown)))
        except TooOldToEdit:
            followed.attempts.more_s = OLD_AGAIN_S
            return False
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                return True
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._send(text, shown, "tournament-again", found.message_id)
        return True

    def _is_old(self, message_id: MessageId) -> bool:
        return is_old(message_id, self._clock.now_ms())

    async def _send(self, text: Text, shown: Shown, kind: str, *numbers: int) -> discord.Message:
        found = shown.tournament
        channel = self._client.get_partial_messageable(found.channel_id, guild_id=found.guild_id)
        nonce = nonce_of(kind, found.id, *numbers)
        message = await self._messages.send(channel, Rendered(public_view(text, shown)), nonce)
        if shown.state is not State.OVER:
            await self._service.note_message(found, MessageId(message.id))
        return message

    async def _end(self, text: Text, shown: Shown) -> None:
        """Announce the end in a new message below all that was written meanwhile, in place of the old one."""
        found = shown.tournament
        if found.state is State.OVER:
            return
        try:
            message = await self._send(text, shown, "tournament-over")
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            log.info("the end of tournament %d is not shown: %s", found.id, fault_in_short(error))
            await self._service.end(found, None)
            return
        await self._service.end(found, MessageId(message.id))
        if found.message_id is not None:
            channel = self._client.get_partial_messageable(found.channel_id, guild_id=found.guild_id)
            try:
                await self._messages.delete(channel.get_partial_message(found.message_id))
            except DELIVERY_FAULTS as error:
                log.info("the message of tournament %d stays: %s", found.id, fault_in_short(error))
