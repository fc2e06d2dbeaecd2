"""Which people are in a server now, and their display names there.

Source: Discord's gateway lets a bot without privileged intents ask for members by their ids, 100 at a time
("Request Guild Members").
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

import aiohttp
import discord

from bot.tables.ids import UserId
from bot.tables.leases import DIRECT_MESSAGES
from bot.tables.ports import Clock
from bot.tables.privacy import is_former
from bot.text.sanitize import clean_line

log = logging.getLogger(__name__)

BATCH: Final = 100
# How long a picture waits for people's names.
NAMES_WAIT_S: Final = 2.0
# After a failure, how long the bot does not ask again for names in a server. Otherwise every update of a
# table's picture might wait in vain.
SILENCE_MS: Final = 60 * 1000
FRESH_MS: Final = 5 * 60 * 1000


class Members:
    """Remembers for a few minutes which people are in a server, and their display names."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # By server and person, the oldest first: since when a name is known, and the name; None for a person
        # who is not in the server.
        self._known: OrderedDict[tuple[int, UserId], tuple[int, str | None]] = OrderedDict()
        # By server: until when the bot does not ask for names, because the last attempt failed.
        self._silent_until_ms: dict[int, int] = {}

    def note(self, person: discord.Member | discord.User, guild_id: int) -> None:
        """Note what somebody is called where they have just clicked: Discord tells it with each click.

        Args:
            guild_id: `DIRECT_MESSAGES` where they go by no server's name for them.
        """
        name = person.display_name if guild_id else person.global_name or person.name
        self._know(guild_id, UserId(person.id), name)

    async def names_outside(self, client: discord.Client, user_ids: Sequence[UserId]) -> dict[UserId, str]:
        """Return what people are called outside of servers, as far as Discord says it.

        Each name that is not known yet is a request, so ask for no more people than are shown.
        """
        known = self._known_of(DIRECT_MESSAGES, user_ids)
        for user_id in user_ids:
            if user_id not in known:
                try:
                    person = await client.fetch_user(user_id)
                except discord.NotFound:
                    known[user_id] = None
                except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                    log.info("nobody can say what people are called: %s", type(error).__name__)
                    break
                else:
                    known[user_id] = person.global_name or person.name
                self._know(DIRECT_MESSAGES, user_id, known[user_id])
        return _found(known)

    async def names(self, guild: discord.Guild, user_ids: Sequence[UserId]) -> dict[UserId, str]:
        """Return the display names of the given people, as far as they are in the server now."""
        # Discord would not understand the ids of stand-ins for former players.
        people = [user_id for user_id in user_ids if not is_former(user_id)]
        known = self._known_of(guild.id, people)
        missing = [user_id for user_id in people if user_id not in known]
        for start in range(0, len(missing), BATCH):
            batch = missing[start : start + BATCH]
            present = {UserId(member.id): member.display_name for member in await _ask(guild, batch)}
            for user_id in batch:
                known[user_id] = present.get(user_id)
                self._know(guild.id, user_id, known[user_id])
        return _found(known)

    async def names_at_once(
        self, guild: discord.Guild | None, user_ids: Sequence[UserId]
    ) -> dict[UserId, str]:
        """Return people's display names in a server, as far as they can be found within `NAMES_WAIT_S`.

        Returns:
            Names as single lines without invisible characters, because the description of a picture has no
            markdown. If nobody says names, and for `SILENCE_MS` after that, those that are known.
        """
        if guild is None or not user_ids:
            return {}
        names = _found(known := self._known_of(guild.id, user_ids))
        is_silent = self._clock.now_ms() < self._silent_until_ms.get(guild.id, 0)
        if not is_silent and len(known) < len(set(user_ids)):
            try:
                async with asyncio.timeout(NAMES_WAIT_S):
                    names = await self.names(guild, user_ids)
            except (RuntimeError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
                # discord.py raises a RuntimeError while the connection to the gateway is down.
                log.info("nobody can say what people are called: %s", type(error).__name__)
                self._note_silence(guild.id)
        return {user_id: clean_line(name) for user_id, name in names.items()}

    def _note_silence(self, guild_id: int) -> None:
        now_ms = self._clock.now_ms()
        lasting = {where: until_ms for where, until_ms in self._silent_until_ms.items() if now_ms < until_ms}
        self._silent_until_ms = {**lasting, guild_id: now_ms + SILENCE_MS}

    def _known_of(self, guild_id: int, user_ids: Sequence[UserId]) -> dict[UserId, str | None]:
        self._forget_old()
        keys = ((user_id, (guild_id, user_id)) for user_id in user_ids)
        return {user_id: self._known[key][1] for user_id, key in keys if key in self._known}

    def _know(self, guild_id: int, user_id: UserId, name: str | None) -> None:
        # Removed first, so that the names stay in order of time.
        self._known.pop((guild_id, user_id), None)
        self._known[guild_id, user_id] = self._clock.now_ms(), name
        self._forget_old()

    def _forget_old(self) -> None:
        latest_ms = self._clock.now_ms() - FRESH_MS
        while self._known and next(iter(self._known.values()))[0] < latest_ms:
            self._known.popitem(last=False)


def _found(known: Mapping[UserId, str | None]) -> dict[UserId, str]:
    return {user_id: name for user_id, name in known.items() if name is not None}


async def _ask(guild: discord.Guild, user_ids: Sequence[UserId]) -> list[discord.Member]:
    try:
        return await guild.query_members(user_ids=list(user_ids), limit=BATCH, cache=False)
    except TimeoutError:
        # The gateway did not answer. The cached members are better than no leaderboard.
        return [member for user_id in user_ids if (member := guild.get_member(user_id)) is not None]
