"""What the servers have decided, at hand."""

import asyncio
import logging
from functools import partial

from bot.tables.gnau.kept_settings import SettingsStore, change_options
from bot.tables.gnau.settings import Changes, ServerSettings
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Clock, Json

log = logging.getLogger(__name__)


class SettingsService:
    """The settings of all servers of this process.

    They are read from the database once and then remembered: one process owns a server.

    Args:
        store: Where they are kept.
        defaults: What holds where a server has decided nothing.
        clock: The time.
    """

    def __init__(self, store: SettingsStore, defaults: ServerSettings, clock: Clock) -> None:
        self.defaults = defaults
        self._store = store
        self._clock = clock
        self._known: dict[GuildId, ServerSettings] = {}
        self._changing = asyncio.Lock()

    async def of(self, guild_id: GuildId) -> ServerSettings:
        """Return the settings of a server."""
        known = self._known.get(guild_id)
        if known is None:
            read = self._read(await self._store.load(guild_id))
            # A change that came in the meantime is newer than what was read.
            known = self._known.setdefault(guild_id, read)
        return known

    async def language(self, guild_id: GuildId) -> str | None:
        """Return the language a server has chosen for what everybody sees; None for Discord's own setting."""
        return (await self.of(guild_id)).language

    async def change(self, guild_id: GuildId, changes: Changes, *, user_id: UserId) -> ServerSettings:
        """Change some settings of a server and leave all others as they are.

        Args:
            guild_id: The server.
            changes: The new values by flat name.
            user_id: Whose change it is.

        Raises:
            RuleError: A value will not do, or does not go with the others; nothing has changed.
        """
        return await self._save(guild_id, changes, user_id)

    async def reset(self, guild_id: GuildId, *, user_id: UserId) -> ServerSettings:
        """Forget everything a server has decided."""
        return await self._save(guild_id, None, user_id)

    async def _save(self, guild_id: GuildId, changes: Changes | None, user_id: UserId) -> ServerSettings:
        change = partial(self._changed, changes)
        async with self._changing:
            options = await self._store.save(guild_id, change, user_id=user_id, now_ms=self._clock.now_ms())
            settings = self._known[guild_id] = self._read(options)
        said = "everything to the defaults" if changes is None else dict(changes)
        log.info("server %d: %d has set %s", guild_id, user_id, said)
        return settings

    def _changed(self, changes: Changes | None, options: Json) -> Json:
        return {} if changes is None else change_options(options, changes, self.defaults)

    def _read(self, options: Json) -> ServerSettings:
        return ServerSettings.from_options(options, self.defaults)
