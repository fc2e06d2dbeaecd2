"""Has people sign the guestbook of a server."""

from bot.services import Services
from bot.tables.ids import GuildId, UserId
from tests.support.guestbook.rows import Signatures


class GuestbookService:
    """Keeps signatures."""

    def __init__(self, services: Services) -> None:
        self._signatures = Signatures(services.store)
        self._clock = services.clock

    async def sign(self, guild_id: GuildId, user_id: UserId) -> int:
        """Keep a person's signature, and return how many there are in the server."""
        return await self._signatures.add(guild_id, user_id, now_ms=self._clock.now_ms())
