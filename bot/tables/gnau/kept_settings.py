"""How the settings of servers are kept: only what differs from the defaults."""

from collections.abc import Callable
from typing import Protocol

from bot.tables.gnau.settings import Changes, ServerSettings
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Json


class SettingsStore(Protocol):
    """Where the settings of the servers are kept."""

    async def load(self, guild_id: GuildId) -> Json:
        """Return what a server has kept; nothing for one that has never changed anything."""
        ...

    async def save(
        self, guild_id: GuildId, change: Callable[[Json], Json], *, user_id: UserId, now_ms: int
    ) -> Json:
        """Change what a server has kept. Changes of one server wait for each other.

        Args:
            guild_id: The server.
            change: From what is kept to what shall be kept. What it raises undoes all.
            user_id: Whose change it is.
            now_ms: When.

        Returns:
            What is kept now.
        """
        ...


def change_options(options: Json, changes: Changes, defaults: ServerSettings) -> Json:
    """Return what is kept after a change, which leaves all that it does not name exactly as it was.

    Raises:
        RuleError: A value will not do, or does not go with the others.
    """
    values = ServerSettings.from_options(options, defaults).changed(changes).values
    usual = defaults.values
    kept = {name: value for name, value in options.items() if name not in changes}
    return kept | {name: values[name] for name in changes if values[name] != usual[name]}
