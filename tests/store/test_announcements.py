"""Which servers want announcements, and which day was announced there last."""

import pytest

from bot.features.announcements.rows import Announcements
from bot.store import Database, DatabaseSettings, Leases
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import Holder, NotOurGuild
from tests.support.tables import server_settings

NOW_MS = 1_800_000_000_000
BOSS = UserId(7)
WANTED, CLEARED, OTHER = (GuildId(10**18 + number) for number in range(3))


async def change(database: Database, guild_id: GuildId, **changes: object) -> None:
    settings = DatabaseSettings(database)
    await settings.save(
        guild_id,
        lambda options: server_settings().change_stored(options, changes),
        user_id=BOSS,
        now_ms=NOW_MS,
    )


async def test_servers_that_have_chosen_a_channel_are_found(database: Database):
    store = Announcements(database)
    await change(database, WANTED, announcement_channel=10**18 + 9, giving=True)
    await change(database, CLEARED, announcement_channel=10**18 + 9, giving=True)
    await change(database, CLEARED, announcement_channel=None)
    await change(database, OTHER, giving=True)
    assert await store.wanted_in([WANTED, CLEARED, OTHER]) == {WANTED}
    assert await store.wanted_in([OTHER]) == frozenset()


async def test_the_latest_day_is_noted_in_each_server(database: Database):
    store = Announcements(database)
    assert await store.latest(WANTED) is None
    await store.note(WANTED, 20_000)
    await store.note(WANTED, 20_001)
    assert [await store.latest(each) for each in (WANTED, OTHER)] == [20_001, None]


async def test_only_the_process_that_holds_a_server_announces_there(engine, database: Database):
    ours, theirs = Holder("a" * 32, "kopi:1"), Holder("b" * 32, "teh:2")
    await Leases(database).claim([WANTED], theirs, now_ms=lambda: NOW_MS, is_free=lambda _: False)
    store = Announcements(Database(engine, ours))
    with pytest.raises(NotOurGuild):
        await store.latest(WANTED)
    with pytest.raises(NotOurGuild):
        await store.note(WANTED, 20_000)
    assert await Announcements(Database(engine, theirs)).latest(WANTED) is None
