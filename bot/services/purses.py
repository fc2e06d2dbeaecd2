"""What people have to play with in servers with bankrolls."""

from collections.abc import Mapping, Sequence

from bot.services.settings import SettingsService
from bot.tables.gnau.settings import ServerSettings
from bot.tables.ids import GuildId, UserId
from bot.tables.points import Account, OpeningGrant, PointsMode, paid_by_house
from bot.tables.ports import Transaction

BANKROLL = PointsMode.BANKROLL


class Purses:
    """Everybody's purse; who opens one finds the server's opening grant in it, once.

    Args:
        settings: What the servers have decided.
    """

    def __init__(self, settings: SettingsService) -> None:
        self._settings = settings

    async def server(self, guild_id: GuildId) -> ServerSettings:
        """Return what a server has decided. It may read the database: no transaction may be open."""
        return await self._settings.of(guild_id)

    async def of(
        self, transaction: Transaction, grant: OpeningGrant, user_ids: Sequence[UserId], now_ms: int
    ) -> Mapping[UserId, int]:
        """Return everybody's points; who had none before has the opening grant now."""
        guild_id = grant.guild_id
        purses = {user_id: Account.user(guild_id, user_id, BANKROLL) for user_id in user_ids}
        known = await transaction.account_balances(list(purses.values()))
        missing = [purse for purse in purses.values() if purse not in known]
        if missing:
            await transaction.open_accounts(missing)
            for purse in missing:
                known[purse] = grant.points
                if grant.points:
                    reference = f"opening:{guild_id}:{purse.owner_id}"
                    posting = paid_by_house(purse, grant.points, reference)
                    await transaction.post(posting, now_ms=now_ms)
        return {user_id: known[purse] for user_id, purse in purses.items()}
