"""What people have to play with in servers with bankrolls."""

from collections.abc import Mapping, Sequence

from bot.services.settings import SettingsService
from bot.store.database import DatabaseTransaction
from bot.tables.ids import GuildId, UserId
from bot.tables.points import Account, OpeningGrant, PointsMode, paid_by_house
from bot.tables.privacy import Pseudonyms, forgotten_on
from bot.tables.settings import ServerSettings

BANKROLL = PointsMode.BANKROLL


class Purses:
    """Everybody's purse; who opens one finds the server's opening grant in it, once.

    Where one was deleted not long ago, the next is opened empty: nobody gets points by being forgotten.

    Args:
        settings: What the servers have decided.
        pseudonyms: What stands for purses that were deleted.
    """

    def __init__(self, settings: SettingsService, pseudonyms: Pseudonyms) -> None:
        self._settings = settings
        self._pseudonyms = pseudonyms

    async def server(self, guild_id: GuildId) -> ServerSettings:
        """Return what a server has decided. It may read the database: no transaction may be open."""
        return await self._settings.for_guild(guild_id)

    async def of(
        self, transaction: DatabaseTransaction, grant: OpeningGrant, user_ids: Sequence[UserId], now_ms: int
    ) -> Mapping[UserId, int]:
        """Return everybody's points; who had none before has a purse now, with the opening grant in it."""
        guild_id = grant.guild_id
        purses = {user_id: Account.user(guild_id, user_id, BANKROLL) for user_id in user_ids}
        known = await transaction.account_balances(list(purses.values()))
        missing = [purse for purse in purses.values() if purse not in known]
        if missing:
            await transaction.open_accounts(missing)
            people = [UserId(purse.owner_id) for purse in missing]
            forgotten = await self.forgotten_on(transaction, guild_id, people, now_ms)
            for purse in missing:
                known[purse] = 0 if purse.owner_id in forgotten else grant.points
                if known[purse]:
                    reference = f"opening:{guild_id}:{purse.owner_id}"
                    posting = paid_by_house(purse, grant.points, reference)
                    await transaction.post(posting, now_ms=now_ms)
        return {user_id: known[purse] for user_id, purse in purses.items()}

    async def forgotten_on(
        self, transaction: DatabaseTransaction, guild_id: GuildId, user_ids: Sequence[UserId], now_ms: int
    ) -> Mapping[UserId, int]:
        """Return on what day those of these people had a purse deleted who did so not long ago."""
        people = {self._pseudonyms.of_purse(guild_id, user_id): user_id for user_id in user_ids}
        found = await transaction.forgotten_purses(guild_id, list(people), now_ms=now_ms)
        return {people[pseudonym]: forgotten_on(expires_ms) for pseudonym, expires_ms in found.items()}
