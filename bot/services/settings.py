"""The settings of servers, kept in memory."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from bot.rules.deal_files import digest_of
from bot.rules.errors import RuleError
from bot.store import DatabaseSettings
from bot.tables.admission import with_blocked, without_blocked
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Clock, Json
from bot.tables.settable import Changes
from bot.tables.settings import MAX_HIDDEN_WORDS, ServerSettings

log = logging.getLogger(__name__)

_BLOCKED: Final = "blocked"
_HIDDEN_WORDS: Final = "hidden_words"


class SettingsService:
    """The settings of all servers of this process.

    Each server's settings are read once and then remembered, until the server is taken up again.

    Args:
        defaults: The settings of a server that has decided nothing.
    """

    def __init__(self, store: DatabaseSettings, defaults: ServerSettings, clock: Clock) -> None:
        self.defaults = defaults
        self._store = store
        self._clock = clock
        self._known: dict[GuildId, ServerSettings] = {}
        self._changing = asyncio.Lock()

    async def for_guild(self, guild_id: GuildId) -> ServerSettings:
        """Return the settings of a server."""
        known = self._known.get(guild_id)
        if known is None:
            read = self._read(await self._store.load(guild_id))
            # A change made meanwhile is newer than what was read.
            known = self._known.setdefault(guild_id, read)
        return known

    def forget(self, guild_ids: Iterable[GuildId]) -> None:
        """Forget the settings of these servers, which are then read again at the next use."""
        for guild_id in guild_ids:
            self._known.pop(guild_id, None)

    async def language(self, guild_id: GuildId) -> str | None:
        """Return the language of public messages; None for the language that the server has in Discord."""
        return (await self.for_guild(guild_id)).language

    async def change(self, guild_id: GuildId, changes: Changes, *, user_id: UserId) -> ServerSettings:
        """Change some settings of a server and leave all others unchanged.

        Raises:
            RuleError: A value is not allowed, or does not fit the other values; nothing has changed.
        """
        change = partial(self.defaults.change_stored, changes=changes)
        return await self._save(guild_id, change, user_id, f"set {dict(changes)}")

    async def reset(self, guild_id: GuildId, *, user_id: UserId) -> ServerSettings:
        """Reset a server to the defaults, but keep its blocked members and hidden words."""
        return await self._save(guild_id, _what_stays, user_id, "set everything to the defaults")

    async def block(self, guild_id: GuildId, person_id: UserId, *, user_id: UserId) -> None:
        """Ban a person from playing in a server.

        Raises:
            RuleError: `block-oneself`, `blocked-already` or `too-many-blocked`.
        """
        if person_id == user_id:
            raise RuleError("block-oneself")
        change = partial(self._with_blocked, partial(with_blocked, user_id=person_id))
        await self._save(guild_id, change, user_id, f"blocked {person_id}")

    async def unblock(self, guild_id: GuildId, person_id: UserId, *, user_id: UserId) -> None:
        """Let a blocked person play in a server again.

        Raises:
            RuleError: `not-blocked`.
        """
        change = partial(self._with_blocked, partial(without_blocked, user_id=person_id))
        await self._save(guild_id, change, user_id, f"unblocked {person_id}")

    async def hide_word(self, guild_id: GuildId, word: str, *, user_id: UserId) -> str:
        """Hide a word, as it went into a shuffle, from public sight in a server: only its digest is shown.

        Returns:
            The word's digest.

        Raises:
            RuleError: `too-many-hidden-words`.
        """
        digest = digest_of(word)
        await self._save(guild_id, partial(self._with_hidden, digest), user_id, "taken a word out of sight")
        return digest

    async def show_word(self, guild_id: GuildId, word: str, *, user_id: UserId) -> None:
        """Show a hidden word in a server again. Only a person who knows the word can do so.

        Raises:
            RuleError: `word-not-hidden`.
        """
        change = partial(self._without_hidden, digest_of(word))
        await self._save(guild_id, change, user_id, "put a word back into sight")

    async def _save(
        self, guild_id: GuildId, change: Callable[[Json], Json], user_id: UserId, done: str
    ) -> ServerSettings:
        async with self._changing:
            options = await self._store.save(guild_id, change, user_id=user_id, now_ms=self._clock.now_ms())
            settings = self._known[guild_id] = self._read(options)
        log.info("server %d: %d has %s", guild_id, user_id, done)
        return settings

    def _with_blocked(self, change: Callable[[Sequence[UserId]], list[UserId]], options: Json) -> Json:
        changes = {_BLOCKED: change(self._read(options).blocked)}
        return self.defaults.change_stored(options, changes)

    def _with_hidden(self, digest: str, options: Json) -> Json:
        hidden = self._read(options).hidden_words
        if digest not in hidden and len(hidden) >= MAX_HIDDEN_WORDS:
            raise RuleError("too-many-hidden-words", most=MAX_HIDDEN_WORDS)
        return self.defaults.change_stored(options, {_HIDDEN_WORDS: [*hidden, digest]})

    def _without_hidden(self, digest: str, options: Json) -> Json:
        hidden = self._read(options).hidden_words
        if digest not in hidden:
            raise RuleError("word-not-hidden")
        left = [each for each in hidden if each != digest]
        return self.defaults.change_stored(options, {_HIDDEN_WORDS: left})

    def _read(self, options: Json) -> ServerSettings:
        return self.defaults.with_stored(options)


def _what_stays(options: Json) -> Json:
    return {name: value for name, value in options.items() if name in {_BLOCKED, _HIDDEN_WORDS}}
