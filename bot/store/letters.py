"""Direct messages with players' cards (letters), and the channels and languages of direct messages."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Delete, delete, select

from bot.store.database import Repository
from bot.store.engine import insert_or_replace, insert_or_skip
from bot.store.guarded import readable
from bot.store.schema import client_languages, direct_channels, letters
from bot.store.transaction import DatabaseTransaction
from bot.tables.days import DAY_MS
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId

# A letter that has not been edited by then stays unchanged. At the slowest table a round takes nine days:
# three for the bids, three for the raises and three for the splits.
KEPT_MS: Final = 10 * DAY_MS


@dataclass(frozen=True)
class Letter:
    """Where a direct message with a player's cards of a round is; it is edited when the round has ended.

    Args:
        number: The round's number at its table.
    """

    table_id: TableId
    number: int
    user_id: UserId
    channel_id: ChannelId
    message_id: MessageId


class Letters(Repository):
    """The letters of the last ten days in a database. They need no lease: nothing depends on them."""

    async def keep(self, guild_id: GuildId, sent: Iterable[Letter], *, now_ms: int) -> None:
        """Keep the letters that were sent now, and forget those that are too old to be edited."""
        rows = [
            {
                "table_id": letter.table_id,
                "number": letter.number,
                "user_id": letter.user_id,
                "guild_id": guild_id,
                "channel_id": letter.channel_id,
                "message_id": letter.message_id,
                "sent_ms": now_ms,
            }
            for letter in sent
        ]

        async def work(transaction: DatabaseTransaction) -> None:
            connection = transaction.connection
            await connection.execute(_old_ones(now_ms))
            if rows:
                # After a crash, cards may be sent in a second letter; only the first letter is kept.
                await connection.execute(insert_or_skip(connection, letters), rows)

        await self._database.change(work)

    async def of_round(self, table_id: TableId, number: int) -> Sequence[Letter]:
        """Return the letters of a round, unless they are old or already tell how it ended."""
        columns = letters.c
        query = select(letters).where(columns.table_id == table_id, columns.number == number)
        async with self._database.reading() as connection:
            return [
                Letter(
                    TableId(row.table_id),
                    row.number,
                    UserId(row.user_id),
                    ChannelId(row.channel_id),
                    MessageId(row.message_id),
                )
                for row in readable(await connection.execute(query.order_by(columns.user_id)))
            ]

    async def forget_round(self, table_id: TableId, number: int) -> None:
        """Forget the letters of a round, once they tell how it ended."""
        columns = letters.c
        theirs = delete(letters).where(columns.table_id == table_id, columns.number == number)
        await self._database.change(lambda transaction: transaction.connection.execute(theirs))

    async def forget_old(self, *, now_ms: int) -> None:
        """Forget the letters that are too old to be edited."""
        async with self._database.writing() as connection:
            await connection.execute(_old_ones(now_ms))


def _old_ones(now_ms: int) -> Delete:
    return delete(letters).where(letters.c.sent_ms < now_ms - KEPT_MS)


class DirectChannels(Repository):
    """The channels of people's direct messages, as opened by Discord. They need no lease."""

    async def of(self, user_ids: Collection[UserId]) -> Mapping[UserId, ChannelId]:
        """Return the known channels of these people."""
        columns = direct_channels.c
        query = select(direct_channels).where(columns.user_id.in_(list(user_ids)))
        async with self._database.reading() as connection:
            found = readable(await connection.execute(query))
            return {UserId(row.user_id): ChannelId(row.channel_id) for row in found}

    async def keep(self, opened: Mapping[UserId, ChannelId], lost: Collection[UserId] = ()) -> None:
        """Keep the opened channels in place of older ones, and forget the channels of the `lost` people."""
        rows = [{"user_id": user_id, "channel_id": channel_id} for user_id, channel_id in opened.items()]
        older = delete(direct_channels).where(direct_channels.c.user_id.in_([*opened, *lost]))

        async def work(transaction: DatabaseTransaction) -> None:
            await transaction.connection.execute(older)
            if rows:
                new = insert_or_skip(transaction.connection, direct_channels)
                await transaction.connection.execute(new, rows)

        await self._database.change(work)


class DatabaseLanguages(Repository):
    """The languages of people's Discord, which direct messages are written in. They need no lease."""

    async def of(self, user_ids: Collection[UserId]) -> Mapping[UserId, str]:
        """Return the known languages of these people."""
        columns = client_languages.c
        query = select(client_languages).where(columns.user_id.in_(list(user_ids)))
        async with self._database.reading() as connection:
            found = readable(await connection.execute(query))
            return {UserId(row.user_id): row.language for row in found}

    async def keep(self, changed: Mapping[UserId, str]) -> None:
        """Keep languages in place of earlier ones."""
        rows = [{"user_id": user_id, "language": language} for user_id, language in changed.items()]

        async def work(transaction: DatabaseTransaction) -> None:
            new = insert_or_replace(transaction.connection, client_languages)
            await transaction.connection.execute(new, rows)

        await self._database.change(work)
