"""The settings of servers and the preferences of people, kept in memory, so that no click reads them."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.rules.deal_files import digest_of
from bot.rules.errors import RuleError
from bot.store import DatabasePreferences, DatabaseSettings
from bot.tables.admission import with_blocked, without_blocked
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Clock, Json
from bot.tables.preferences import DEFAULT, Preferences
from bot.tables.rule_sets import RuleSet, with_rule_set, without_rule_set
from bot.tables.server_settings import MAX_HIDDEN_WORDS, ServerSettings
from bot.tables.settable import Changes

log = logging.getLogger(__name__)

_BLOCKED: Final = "blocked"
_HIDDEN_WORDS: Final = "hidden_words"
_RULE_SETS: Final = "rule_sets"
# What people have put together, which no reset takes away.
_LISTS: Final = frozenset({_BLOCKED, _HIDDEN_WORDS, _RULE_SETS})


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
        self._listeners: list[Callable[[GuildId, ServerSettings], None]] = []

    def subscribe(self, listener: Callable[[GuildId, ServerSettings], None]) -> None:
        """Have a function called after a server's settings have changed. It must return at once."""
        self._listeners.append(listener)

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
        """Reset a server to the defaults, but keep its blocked members, hidden words and rule sets."""
        return await self._save(guild_id, _what_stays, user_id, "set everything to the defaults")

    async def block(self, guild_id: GuildId, person_id: UserId, *, user_id: UserId) -> None:
        """Ban a person from playing in a server.

        Raises:
            RuleError: `block-oneself`, `blocked-already` or `too-many-blocked`.
        """
        if person_id == user_id:
            raise RuleError("block-oneself")
        change = partial(with_blocked, user_id=person_id)
        await self._relist(guild_id, _BLOCKED, change, user_id, f"blocked {person_id}")

    async def unblock(self, guild_id: GuildId, person_id: UserId, *, user_id: UserId) -> None:
        """Let a blocked person play in a server again.

        Raises:
            RuleError: `not-blocked`.
        """
        change = partial(without_blocked, user_id=person_id)
        await self._relist(guild_id, _BLOCKED, change, user_id, f"unblocked {person_id}")

    async def hide_word(self, guild_id: GuildId, word: str, *, user_id: UserId) -> str:
        """Hide a word, as it went into a shuffle, in a server: only its digest, which is returned, is shown.

        Raises:
            RuleError: `too-many-hidden-words`.
        """
        digest = digest_of(word)
        change = partial(_with_hidden, digest)
        await self._relist(guild_id, _HIDDEN_WORDS, change, user_id, "taken a word out of sight")
        return digest

    async def show_word(self, guild_id: GuildId, word: str, *, user_id: UserId) -> None:
        """Show a hidden word in a server again. Only a person who knows the word can do so.

        Raises:
            RuleError: `word-not-hidden`.
        """
        change = partial(_without_hidden, digest_of(word))
        await self._relist(guild_id, _HIDDEN_WORDS, change, user_id, "put a word back into sight")

    async def keep_rules(self, guild_id: GuildId, kept: RuleSet, *, user_id: UserId) -> ServerSettings:
        """Keep house rules under a name in a server, in place of those that have it.

        Raises:
            RuleError: `too-many-rule-sets`.
        """
        change = partial(with_rule_set, kept=kept)
        return await self._relist(guild_id, _RULE_SETS, change, user_id, f"kept rules of {kept.game}")

    async def drop_rules(self, guild_id: GuildId, key: str, *, user_id: UserId) -> ServerSettings:
        """Delete house rules that a server keeps.

        Raises:
            RuleError: `rule-set-gone`.
        """
        change = partial(without_rule_set, key=key)
        return await self._relist(guild_id, _RULE_SETS, change, user_id, "deleted kept rules")

    async def _relist(
        self, guild_id: GuildId, name: str, change: Callable[[Any], object], user_id: UserId, done: str
    ) -> ServerSettings:
        """Change a setting that is a list, as it stands when the change is made."""

        def changed(options: Json) -> Json:
            listed = getattr(self._read(options), name)
            return self.defaults.change_stored(options, {name: change(listed)})

        return await self._save(guild_id, changed, user_id, done)

    async def _save(
        self, guild_id: GuildId, change: Callable[[Json], Json], user_id: UserId, done: str
    ) -> ServerSettings:
        async with self._changing:
            options = await self._store.save(guild_id, change, user_id=user_id, now_ms=self._clock.now_ms())
            settings = self._known[guild_id] = self._read(options)
        log.info("server %d: %d has %s", guild_id, user_id, done)
        for listener in self._listeners:
            listener(guild_id, settings)
        return settings

    def _read(self, options: Json) -> ServerSettings:
        return self.defaults.with_stored(options)


def _what_stays(options: Json) -> Json:
    return {name: value for name, value in options.items() if name in _LISTS}


def _with_hidden(digest: str, hidden: Sequence[str]) -> list[str]:
    if digest not in hidden and len(hidden) >= MAX_HIDDEN_WORDS:
        raise RuleError("too-many-hidden-words", most=MAX_HIDDEN_WORDS)
    return [*hidden, digest]


def _without_hidden(digest: str, hidden: Sequence[str]) -> list[str]:
    if digest not in hidden:
        raise RuleError("word-not-hidden")
    return [each for each in hidden if each != digest]


# How soon this process notices changes by another process.
REFRESH_S: Final = 30.0
# The clocks of processes differ, and the earlier of two changes may be committed last.
_MARGIN_MS: Final = 5 * 60 * 1000
# How long a person gets no further call after being told that it is their turn.
CALL_PAUSE_MS: Final = 60 * 1000


class PreferencesService:
    """The preferences of all people who have changed any. Equal preferences share one object."""

    def __init__(self, store: DatabasePreferences, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[UserId, Preferences] = {}
        self._shared: dict[Preferences, Preferences] = {DEFAULT: DEFAULT}
        # The latest call of each person within the last pause. The database deletes its own note of it with
        # the person's last preference.
        self._called_ms: dict[UserId, int] = {}
        # None until all preferences are read.
        self._read_ms: int | None = None
        # The people who changed something here while changes by others were being read: theirs are newer.
        self._changed_meanwhile: set[UserId] = set()
        self._listeners: list[Callable[[UserId, Preferences, Preferences], None]] = []

    def for_user(self, user_id: int) -> Preferences:
        """Return a person's preferences, or the defaults."""
        return self._known.get(UserId(user_id), DEFAULT)

    def subscribe(self, listener: Callable[[UserId, Preferences, Preferences], None]) -> None:
        """Have a function called with a person's preferences before and after a change of them.

        It must return at once. What is read at the start is no change.
        """
        self._listeners.append(listener)

    async def change(self, user_id: UserId, changes: Mapping[str, object]) -> Preferences:
        """Change some of a person's preferences and leave all others unchanged.

        Raises:
            RuleError: `option-not-offered`; nothing has changed.
        """
        change = partial(DEFAULT.change_stored, changes=changes)
        options = await self._store.save(user_id, change, now_ms=self._clock.now_ms())
        self._note_own(user_id, options or None)
        return self.for_user(user_id)

    def forget(self, user_id: UserId) -> None:
        """Note that no preferences of a person are stored any more."""
        self._called_ms.pop(user_id, None)
        self._note_own(user_id, None)

    async def refresh(self) -> None:
        """Read the changes by other processes now and then. The first call reads all preferences."""
        now_ms = self._clock.now_ms()
        if self._read_ms is None:
            await self._read_all()
        elif 0 <= now_ms - self._read_ms < REFRESH_S * 1000:
            return
        else:
            await self._read_changes(self._read_ms - _MARGIN_MS)
        self._read_ms = now_ms

    async def _read_all(self) -> None:
        self._changed_meanwhile.clear()
        kept = await self._store.changed_since(0)
        gone: dict[UserId, Json | None] = dict.fromkeys(self._known.keys() - kept.keys())
        self._note_others(gone | dict(kept))

    async def _read_changes(self, since_ms: int) -> None:
        self._changed_meanwhile.clear()
        self._note_others(await self._store.changed_since(since_ms))
        if await self._store.count() != len(self._known):
            # A person is back at the defaults, or has had all their data deleted.
            await self._read_all()

    async def claim_call(self, user_id: UserId, due_ms: int, at_ms: int | None = None) -> int | None:
        """Claim to tell a person that it is their turn: see `DatabasePreferences.claim_call`.

        Args:
            at_ms: When they are told; None for now.
        """
        now_ms = self._clock.now_ms()
        self._called_ms = {
            who: at_ms for who, at_ms in self._called_ms.items() if 0 <= now_ms - at_ms < CALL_PAUSE_MS
        }
        if (called_ms := self._called_ms.get(user_id)) is not None:
            return None if called_ms >= due_ms else called_ms + CALL_PAUSE_MS
        told_ms = now_ms if at_ms is None else at_ms
        at_ms = await self._store.claim_call(user_id, due_ms=due_ms, pause_ms=CALL_PAUSE_MS, now_ms=told_ms)
        if at_ms == told_ms:
            self._called_ms[user_id] = told_ms
            # They have a row now, whatever they have chosen.
            self._known.setdefault(user_id, DEFAULT)
        return at_ms

    def _note_own(self, user_id: UserId, options: Json | None) -> None:
        self._changed_meanwhile.add(user_id)
        self._note(user_id, options)

    def _note_others(self, kept: Mapping[UserId, Json | None]) -> None:
        for user_id, options in kept.items():
            if user_id not in self._changed_meanwhile:
                self._note(user_id, options, is_news=self._read_ms is not None)

    def _note(self, user_id: UserId, options: Json | None, *, is_news: bool = True) -> None:
        before = self.for_user(user_id)
        after = DEFAULT.with_stored(options or {})
        if options is None:
            self._known.pop(user_id, None)
        else:
            self._known[user_id] = self._shared.setdefault(after, after)
        if after != before and is_news:
            for listener in self._listeners:
                listener(user_id, before, after)
