"""Blocking people in a server, at its open tables too."""

from collections.abc import Awaitable, Callable

from bot.services.games import Games
from bot.services.settings import SettingsService
from bot.tables.ids import GuildId, TableId, UserId


class BlockingService:
    """Decides who may not play in a server.

    Args:
        settings: Where that is kept.
        games: The tables at which blocked people may sit.
        wake: Has a table look for itself whether anything is to be done.
    """

    def __init__(
        self,
        settings: SettingsService,
        games: Games,
        wake: Callable[[TableId], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._games = games
        self._wake = wake

    async def block(self, guild_id: GuildId, person_id: UserId, *, user_id: UserId) -> None:
        """Ban somebody from playing; with cards in a running round they lose their seat after it.

        Raises:
            RuleError: As `SettingsService.block`.
        """
        await self._settings.block(guild_id, person_id, user_id=user_id)
        for step in await self._games.all_open([guild_id]):
            await self._wake(step.stored.table_id)

    async def unblock(self, guild_id: GuildId, person_id: UserId, *, user_id: UserId) -> None:
        """Let somebody play again.

        Raises:
            RuleError: As `SettingsService.unblock`.
        """
        await self._settings.unblock(guild_id, person_id, user_id=user_id)
