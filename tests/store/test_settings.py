"""What servers have decided and people have chosen, as the database keeps it."""

import asyncio
from functools import partial

import pytest
import sqlalchemy as sa

from bot.rules.errors import RuleError
from bot.store import Database, DatabasePreferences, DatabaseSettings, create_engine
from bot.store.schema import guild_settings
from bot.tables.ids import GuildId, UserId
from bot.tables.preferences import DEFAULT
from tests.store.samples import GUILD, NOW

ANN, BEN = UserId(10**18 + 1), UserId(10**18 + 2)
OTHER = GuildId(2_222)


@pytest.fixture
def store(database) -> DatabaseSettings:
    return DatabaseSettings(database)


def setting(**values):
    """Return the change that sets these and leaves the others."""
    return lambda options: options | values


async def save(store, change, guild_id=GUILD, user_id=ANN, now_ms=NOW):
    return await store.save(guild_id, change, user_id=user_id, now_ms=now_ms)


async def test_a_server_that_never_changed_anything_has_kept_nothing(store):
    assert await store.load(GUILD) == {}


async def test_each_server_has_its_own(store):
    assert await save(store, setting(language="en", channels=[2**63 - 1])) == {
        "language": "en",
        "channels": [2**63 - 1],
    }
    await save(store, setting(language="ms"), OTHER)
    assert await store.load(GUILD) == {"language": "en", "channels": [2**63 - 1]}
    assert await store.load(OTHER) == {"language": "ms"}


async def test_who_changed_it_last_and_when(store, engine):
    await save(store, setting(language="en"))
    await save(store, setting(reveal_s=5), user_id=BEN, now_ms=NOW + 1)
    async with engine.connect() as connection:
        [row] = await connection.execute(sa.select(guild_settings))
    assert (row.options, row.changed_by, row.changed_ms) == ({"language": "en", "reveal_s": 5}, BEN, NOW + 1)


async def test_many_at_once_undo_nothing_of_each_other(store):
    names = [f"setting_{number}" for number in range(20)]
    await asyncio.gather(*(save(store, setting(**{name: 1})) for name in names))
    assert await store.load(GUILD) == dict.fromkeys(names, 1)


async def test_two_processes_undo_nothing_of_each_other(store, url):
    engine = create_engine(url)
    other = DatabaseSettings(Database(engine))
    changes = [
        (each, setting(**{f"{number}_{each is other}": 1})) for number in range(8) for each in (store, other)
    ]
    await asyncio.gather(*(save(each, change) for each, change in changes))
    assert len(await store.load(GUILD)) == 16
    await engine.dispose()


async def test_a_change_that_is_refused_leaves_no_trace(store, engine):
    def refuse(_options):
        raise RuleError("stakes-disordered")

    with pytest.raises(RuleError):
        await save(store, refuse)
    await save(store, setting(language="en"), user_id=BEN)
    with pytest.raises(RuleError):
        await save(store, refuse)
    assert await store.load(GUILD) == {"language": "en"}
    async with engine.connect() as connection:
        assert (await connection.execute(sa.select(guild_settings.c.changed_by))).scalars().all() == [BEN]


async def test_settings_survive_a_restart(store, engine, url):
    await save(store, setting(language="en"))
    await engine.dispose()
    again = Database(create_engine(url))
    await again.open()
    assert await DatabaseSettings(again).load(GUILD) == {"language": "en"}
    await again.close()


ANN, BEN = UserId(10**18 + 1), UserId(10**18 + 2)
PAUSE_MS = 60_000


def changing(**changes):
    return partial(DEFAULT.change_stored, changes=changes)


async def test_two_changes_at_once_both_hold(database):
    kept = DatabasePreferences(database)
    names = ("forced_cards", "text_only", "four_colours", "more_time")
    await asyncio.gather(*(kept.save(ANN, changing(**{name: True}), now_ms=NOW) for name in names))
    assert await kept.changed_since(NOW) == {ANN: dict.fromkeys(names, True)}
    assert await kept.changed_since(NOW + 1) == {}


async def test_anyone_who_is_back_at_the_defaults_has_no_row(database):
    kept = DatabasePreferences(database)
    await kept.save(ANN, changing(text_only=True), now_ms=NOW)
    await kept.save(BEN, changing(text_only=True), now_ms=NOW + 1)
    assert await kept.count() == 2
    await kept.save(ANN, changing(text_only=False), now_ms=NOW + 2)
    assert await kept.changed_since(0) == {BEN: {"text_only": True}}
    assert await kept.count() == 1


async def test_of_several_processes_one_calls_somebody(database):
    kept = DatabasePreferences(database)
    await kept.save(ANN, changing(turn_calls="ping"), now_ms=NOW)
    claim = partial(kept.claim_call, ANN, due_ms=NOW, pause_ms=PAUSE_MS, now_ms=NOW)
    claimed = await asyncio.gather(*(claim() for _ in range(4)))
    assert sorted(claimed, key=str) == [NOW, None, None, None]
    # A change leaves the minute's peace as it is.
    await kept.save(ANN, changing(turn_calls="direct"), now_ms=NOW + 5)
    later = {"due_ms": NOW + 20_000, "pause_ms": PAUSE_MS}
    assert await kept.claim_call(ANN, **later, now_ms=NOW + 20_000) == NOW + PAUSE_MS
    assert await kept.claim_call(ANN, **later, now_ms=NOW + PAUSE_MS) == NOW + PAUSE_MS
