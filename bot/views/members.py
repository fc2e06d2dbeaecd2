"""Which people are in a server now, and their display names there.

Source: Discord's gateway lets a bot without privileged intents ask for members by their ids, 100 at a time
("Request Guild Members").
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import aiohttp
import discord

from bot.tables.ids import UserId
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
        # By server: since when the names are kept, and the names; None for a person who is not in the server.
        self._known: dict[int, tuple[int, dict[UserId, str | None]]] = {}
        # By server: until when the bot does not ask for names, because the last attempt failed.
        self._silent_until_ms: dict[int, int] = {}

    async def names(self, guild: discord.Guild, user_ids: Sequence[UserId]) -> dict[UserId, str]:
        """Return the display names of the given people, as far as they are in the server now."""
        known = self._fresh(guild.id)
        # Discord would not understand the ids of stand-ins for former players.
        people = [user_id for user_id in user_ids if not is_former(user_id)]
        missing = [user_id for user_id in people if user_id not in known]
        for start in range(0, len(missing), BATCH):
            batch = missing[start : start + BATCH]
            present = {UserId(member.id): member.display_name for member in await _ask(guild, batch)}
            known.update({user_id: present.get(user_id) for user_id in batch})
        return {user_id: name for user_id in people if (name := known[user_id]) is not None}

    async def names_at_once(
        self, guild: discord.Guild | None, user_ids: Sequence[UserId]
    ) -> dict[UserId, str]:
        """Return people's display names in a server, as far as they can be found within `NAMES_WAIT_S`.

        Returns:
            Names as single lines without invisible characters, because the description of a picture has no
            markdown. Empty if the names cannot be found, and for `SILENCE_MS` after that.
        """
        if guild is None or not user_ids or self._clock.now_ms() < self._silent_until_ms.get(guild.id, 0):
            return {}
        try:
            async with asyncio.timeout(NAMES_WAIT_S):
                names = await self.names(guild, user_ids)
                return {user_id: clean_line(name) for user_id, name in names.items()}
        except (RuntimeError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # discord.py raises a RuntimeError while the connection to the gateway is down.
            log.info("nobody can say what people are called: %s", type(error).__name__)
            self._note_silence(guild.id)
            return {}

    def _note_silence(self, guild_id: int) -> None:
        now_ms = self._clock.now_ms()
        lasting = {where: until_ms for where, until_ms in self._silent_until_ms.items() if now_ms < until_ms}
        self._silent_until_ms = {**lasting, guild_id: now_ms + SILENCE_MS}

    def _fresh(self, guild_id: int) -> dict[UserId, str | None]:
        now_ms = self._clock.now_ms()
        # Outdated names of all servers go: it may be long until the next question about one of the others.
        self._known = {
            server: (since_ms, names)
            for server, (since_ms, names) in self._known.items()
            if now_ms - since_ms <= FRESH_MS
        }
        _, known = self._known.setdefault(guild_id, (now_ms, {}))
        return known


async def _ask(guild: discord.Guild, user_ids: Sequence[UserId]) -> list[discord.Member]:
    try:
        return await guild.query_members(user_ids=list(user_ids), limit=BATCH, cache=False)
    except TimeoutError:
        # The gateway did not answer. The cached members are better than no leaderboard.
        return [member for user_id in user_ids if (member := guild.get_member(user_id)) is not None]
