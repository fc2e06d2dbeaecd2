"""Who is still in a server, and what they are called there now.

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
# How long a picture waits for the names of people.
NAMES_WAIT_S: Final = 2.0
# How long nobody is asked for names again where that was in vain: each card of a table may want some.
SILENCE_MS: Final = 60 * 1000
FRESH_MS: Final = 5 * 60 * 1000


class Members:
    """Remembers for a few minutes who is there.

    Args:
        clock: The time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # By server: since when, and who is called what; None for somebody who is not there.
        self._known: dict[int, tuple[int, dict[UserId, str | None]]] = {}
        # Where nobody has answered, and until when nobody is asked there again.
        self._silent_until_ms: dict[int, int] = {}

    async def names(self, guild: discord.Guild, user_ids: Sequence[UserId]) -> dict[UserId, str]:
        """Return the display names of those of these people who are in the server now."""
        known = self._fresh(guild.id)
        # Stand-ins for former players have numbers that Discord would not understand.
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
        """Return what people are called in a server, as far as that can be learnt at once.

        Returns:
            Their names as lines without hidden signs: what is said of a picture knows no markdown. None
            where nobody can say them, for a minute.
        """
        if guild is None or not user_ids or self._clock.now_ms() < self._silent_until_ms.get(guild.id, 0):
            return {}
        try:
            async with asyncio.timeout(NAMES_WAIT_S):
                names = await self.names(guild, user_ids)
                return {user_id: clean_line(name) for user_id, name in names.items()}
        except (RuntimeError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # While the connection to the gateway is down, discord.py says so by a RuntimeError.
            log.info("nobody can say what people are called: %s", type(error).__name__)
            self._note_silence(guild.id)
            return {}

    def _note_silence(self, guild_id: int) -> None:
        now_ms = self._clock.now_ms()
        lasting = {where: until_ms for where, until_ms in self._silent_until_ms.items() if now_ms < until_ms}
        self._silent_until_ms = {**lasting, guild_id: now_ms + SILENCE_MS}

    def _fresh(self, guild_id: int) -> dict[UserId, str | None]:
        now_ms = self._clock.now_ms()
        # Of every server: it may be long until anybody asks there again.
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
        # The gateway did not answer: better the members that are known than no leaderboard.
        return [member for user_id in user_ids if (member := guild.get_member(user_id)) is not None]
