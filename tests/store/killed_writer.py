"""A process that settles rounds until it is killed: `killed_writer.py <url> <first channel>`.

It prints `<reference> <points>` the moment a round is acknowledged.
"""

import asyncio
import sys

from bot.store import Database, create_engine
from bot.store.transaction import DatabaseTransaction
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import Account, Entry, Posting
from bot.tables.ports import NewTable, RoundPlayer, RoundRecord, StoredEvent, StoredTable

GUILD = GuildId(1_111)
TABLES = 3


async def _settle(database: Database, table: StoredTable, number: int) -> StoredTable:
    points = number % 7 + 1
    entries = (
        Entry(Account.user(GUILD, UserId(number % 5 + 1)), points),
        Entry(Account.house(GUILD), -points),
    )
    reference = f"gnau:{table.table_id}:{number}"

    async def settle(transaction: DatabaseTransaction) -> StoredTable:
        saved = await transaction.save_table(table, [StoredEvent("Settled", {"n": number})], now_ms=number)
        await transaction.post(Posting(reference, GUILD, entries), now_ms=number)
        players = {UserId(number % 5 + 1): RoundPlayer(points)}
        record = RoundRecord(table.table_id, GUILD, number, {"n": number}, players, snapshot={})
        await transaction.add_round(record, now_ms=number)
        return saved

    # On SQLite the tables share commits.
    saved = await database.change(settle)
    sys.stdout.write(f"{reference} {points}\n")
    sys.stdout.flush()
    return saved


async def _play(database, channel_id) -> None:
    async with database.transaction() as transaction:
        table = await transaction.insert_table(NewTable(GUILD, channel_id, "gnau", {}), now_ms=0)
    number = 0
    while True:
        number += 1
        table = await _settle(database, table, number)


async def main(url, first_channel) -> None:
    database = Database(create_engine(url))
    await database.open()
    await asyncio.gather(*(_play(database, ChannelId(first_channel + n)) for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
