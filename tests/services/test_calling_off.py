"""Tables that cannot go on after a restart: closed, what was at stake returned, and the others go on."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.privacy.service import PrivacyService
from bot.rules.errors import RuleError
from bot.services import CalledOff
from bot.store import create_engine
from bot.store.schema import game_tables
from bot.tables.commands import Close, Wake
from bot.tables.gnau import Deal, Reveal
from bot.tables.ids import ChannelId, GuildId
from bot.tables.leases import Holder
from bot.tables.points import Account, Entry, PointsMode, Posting
from bot.tables.ports import NewTable
from tests.services.kept import GlassDatabase
from tests.support.hanging import HANGS_S
from tests.support.services import full_services
from tests.support.tables import ANN, BEN, BY_OPENER, CHANNEL, GUILD, REVEAL_S, Seeded, gnau_of, join, lobby
from tests.support.texts import shipped_texts

OTHER_CHANNEL, GRANT_POINTS = ChannelId(CHANNEL + 1), 1_000
DAMAGES: dict[str, Any] = {
    "nothing left": {},
    "a word in place of a number": {"opener_id": "nobody"},
    "no such card": None,
}
SPOILT: dict[str, Any] = {
    "a byte that is no text": lambda kept: kept.replace(b'"phase"', b'"ph\xffse"'),
    "a byte that is no text in a word": lambda kept: kept.replace(b'"parts":{', b'"parts":{"8":"\xfe",'),
    "cut off": lambda kept: kept[:40],
    "deep": lambda _: b'{"opener_id": ' + b"[" * 5000,
    "deep and sound": lambda _: b'{"opener_id": ' + b"[" * 300 + b"]" * 300 + b"}",
    "no object": lambda _: b"[1, 2]",
    "null": lambda _: b"null",
    "empty": lambda _: b"",
}


@pytest.fixture
async def services(database, clock):
    services = full_services(database, shipped_texts(), clock, Seeded())
    yield services
    await services.close()


@pytest.fixture
def ended(services) -> list[CalledOff]:
    heard: list[CalledOff] = []
    services.calling_off.subscribe(heard.append)
    return heard


async def grant(database, *people) -> None:
    bank = Account.house(GUILD, PointsMode.BANKROLL)
    async with database.transaction() as transaction:
        for user_id in people:
            purse = Account.user(GUILD, user_id, PointsMode.BANKROLL)
            entries = (Entry(purse, GRANT_POINTS), Entry(bank, -GRANT_POINTS))
            await transaction.post(Posting(f"opening:{GUILD}:{user_id}", GUILD, entries), now_ms=0)


async def with_cards_out(services, database, channel_id=CHANNEL):
    """Open a table that plays for bankrolls, deal, and return its number."""
    table = lobby(points=PointsMode.BANKROLL).table
    stored = await gnau_of(services).open(GUILD, channel_id, table)
    for command in (join(ANN), join(BEN), Deal(BY_OPENER)):
        await gnau_of(services).apply(stored.table_id, command)
    return stored.table_id


async def damage(database, table_id, **values) -> None:
    async with database.writing() as connection:
        await connection.execute(sa.update(game_tables).where(game_tables.c.id == table_id).values(**values))


async def purses(database):
    return await database.balances(GUILD, [ANN, BEN], PointsMode.BANKROLL)


@pytest.mark.parametrize("snapshot", DAMAGES.values(), ids=DAMAGES)
async def test_what_was_at_stake_comes_back_and_the_table_is_closed(
    services, database, ended, snapshot, caplog
):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    assert sum((await purses(database)).values()) < 2 * GRANT_POINTS
    if snapshot is None:
        snapshot = (await database.table(table_id)).snapshot
        snapshot["hands"]["dealer"][0] = "AX"
    await damage(database, table_id, snapshot=snapshot)
    with caplog.at_level(logging.WARNING):
        assert await services.resume() == []
    assert await purses(database) == {ANN: GRANT_POINTS, BEN: GRANT_POINTS}
    kept = await database.kept()
    assert kept.balances["escrow", table_id] == 0
    at_stake = sum(kept.moved[f"gnau:{table_id}:1"][("purse", user_id)] for user_id in (ANN, BEN))
    assert kept.events[table_id][-1] == ("TableCalledOff", {"returned_points": at_stake})
    stored = await database.table(table_id)
    assert (stored.is_open, stored.deadline_ms, stored.snapshot) == (False, None, snapshot)
    assert ended == [CalledOff(stored, at_stake)]
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "AX" not in caplog.text


async def raw_rows(database):
    async with database.reading() as connection:
        return (await connection.exec_driver_sql("SELECT id, CAST(snapshot AS BLOB) FROM game_tables")).all()


async def spoil(database, table_id, spoilt) -> None:
    """Change the very bytes in which a table is kept."""
    kept = dict(await raw_rows(database))[table_id]
    async with database.writing() as connection:
        statement = "UPDATE game_tables SET snapshot = CAST(? AS TEXT) WHERE id = ?"
        await connection.exec_driver_sql(statement, (spoilt(kept), table_id))


@pytest.mark.parametrize("spoilt", SPOILT.values(), ids=SPOILT)
async def test_spoilt_bytes_cost_their_own_table_and_no_other(services, database, ended, spoilt):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    whole = await gnau_of(services).open(GUILD, OTHER_CHANNEL, lobby().table)
    elsewhere = await gnau_of(services).open(GuildId(GUILD + 1), ChannelId(CHANNEL + 2), lobby().table)
    await spoil(database, table_id, spoilt)
    damaged = await raw_rows(database)
    resumed = [step.stored.table_id for step in await services.resume([GUILD, GuildId(GUILD + 1)])]
    assert resumed == [whole.table_id, elsewhere.table_id]
    assert [each.stored.table_id for each in ended] == [table_id]
    assert await purses(database) == {ANN: GRANT_POINTS, BEN: GRANT_POINTS}
    assert await services.of(PrivacyService).export(ANN)
    assert await raw_rows(database) == damaged


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("version", "often"),
        ("version", b"\x00\xff"),
        ("version", 1.5),
        ("deadline_ms", "soon"),
        ("message_id", "the third"),
        ("channel_id", "lounge"),
        ("game", b"\x00\xff"),
        ("is_open", 1.0),
        ("updated_ms", "then"),
    ],
)
async def test_columns_of_another_kind_shut_nobody_out(services, database, ended, column, value):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    whole = await gnau_of(services).open(GUILD, OTHER_CHANNEL, lobby().table)
    async with database.writing() as connection:
        statement = f"UPDATE game_tables SET {column} = ? WHERE id = ?"
        await connection.exec_driver_sql(statement, (value, table_id))
    resumed = [step.stored.table_id for step in await services.resume([GUILD])]
    assert whole.table_id in resumed
    if table_id in resumed:
        await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
    assert (await database.kept()).balances["escrow", table_id] == 0


async def test_a_table_in_a_server_that_is_no_number_keeps_no_shard_waiting(services, database):
    lost = await gnau_of(services).open(GUILD, CHANNEL, lobby().table)
    await gnau_of(services).open(GUILD, OTHER_CHANNEL, lobby().table)
    await damage(database, lost.table_id, guild_id="here")
    assert await database.open_table_counts() == {GUILD: 1}


def break_long_rows(file: Path) -> None:
    """Let the pages in which nothing but spaces are kept lead nowhere."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size, pages = (connection.execute(f"PRAGMA page_{each}").fetchone()[0] for each in ("size", "count"))
    content = bytearray(file.read_bytes())
    starts = [page * size for page in range(pages)]
    long = [start for start in starts if content[start + 4 : start + 104].isspace()]
    for start in long:
        content[start : start + 4] = b"\x7f\xff\xff\xff"
    file.write_bytes(content)
    assert long


async def test_a_file_that_is_damaged_at_one_table_leaves_the_others(services, database, sqlite_url, ended):
    broken = await gnau_of(services).open(GUILD, CHANNEL, lobby().table)
    whole = await gnau_of(services).open(GUILD, OTHER_CHANNEL, lobby().table)
    # So long that it goes on in pages of its own, of which the first leads nowhere then.
    await spoil(database, broken.table_id, lambda kept: kept.replace(b"{", b"{" + b" " * 20_000, 1))
    await database.close()
    break_long_rows(Path(sa.make_url(sqlite_url).database or ""))
    assert [step.stored.table_id for step in await services.resume([GUILD])] == [whole.table_id]


async def test_a_click_at_a_damaged_table_has_it_called_off(services, database, ended):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    await spoil(database, table_id, SPOILT["cut off"])
    with pytest.raises(RuleError, match="table damaged"):
        await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
    await heard(ended)
    assert await purses(database) == {ANN: GRANT_POINTS, BEN: GRANT_POINTS}
    with pytest.raises(RuleError, match="table closed"):
        await gnau_of(services).apply(table_id, Reveal(BY_OPENER))


@pytest.mark.logs_errors
async def test_a_table_that_cannot_be_woken_though_it_can_be_read(services, database, ended, clock):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    snapshot = (await database.table(table_id)).snapshot
    await damage(database, table_id, snapshot=snapshot | {"hands": None})
    services.wakeups._retry_ms = 0
    clock.advance(REVEAL_S)
    [step] = await services.resume()
    assert step.stored.table_id == table_id
    await heard(ended)
    assert await purses(database) == {ANN: GRANT_POINTS, BEN: GRANT_POINTS}
    assert (await database.kept()).balances["escrow", table_id] == 0


async def test_a_deadline_that_is_later_than_in_its_column_is_waited_for(services, database, ended, clock):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    snapshot = (await database.table(table_id)).snapshot
    later_ms = snapshot["deadline_ms"] + 60_000
    await damage(database, table_id, snapshot=snapshot | {"deadline_ms": later_ms})
    clock.advance(REVEAL_S)
    [step] = await services.resume()
    assert step.stored.deadline_ms == later_ms
    clock.advance(60)
    await gnau_of(services).apply(table_id, Wake())
    assert (await database.kept()).balances["escrow", table_id] == 0


async def heard(ended) -> None:
    async with asyncio.timeout(HANGS_S):
        while not ended:  # noqa: ASYNC110 - it fills without an event
            await asyncio.sleep(0.01)


async def test_what_was_called_off_stays_closed_though_its_state_is_open(services, database, ended):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    await services.calling_off.call_off(table_id)
    with pytest.raises(RuleError, match="table closed"):
        await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
    assert [step.stored.table_id for step in await services.resume()] == []
    assert await purses(database) == {ANN: GRANT_POINTS, BEN: GRANT_POINTS}
    await services.calling_off.call_off(table_id)
    assert len([each for each in ended if each.stored.table_id == table_id]) == 2


async def test_a_table_is_called_off_once(services, database, ended):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    await damage(database, table_id, snapshot={})
    await services.resume()
    await database.note_end_announced(table_id)
    before = await database.kept()
    await services.resume()
    assert (await database.kept(), len(ended)) == (before, 1)


async def test_until_people_have_seen_it_every_start_tells_them_again(services, database, ended):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    await damage(database, table_id, snapshot={})
    await services.resume()
    before = await database.kept()
    await services.resume()
    assert await database.kept() == before
    assert ended == [ended[0]] * 2
    assert ended[0].returned_points > 0


async def test_the_table_of_a_game_that_this_program_does_not_have(services, database, ended):
    await grant(database, ANN)
    async with database.transaction() as transaction:
        mahjong = await transaction.insert_table(NewTable(GUILD, CHANNEL, "mahjong", {"wall": 144}), now_ms=0)
        purse = Account.user(GUILD, ANN, PointsMode.BANKROLL)
        escrow = Account.escrow(GUILD, mahjong.table_id)
        stake = (Entry(purse, -30), Entry(escrow, 30))
        reference = f"mahjong:{mahjong.table_id}:4"
        await transaction.post(Posting(f"{reference}:reserve", GUILD, stake), now_ms=0)
    assert await services.resume() == []
    assert [(each.stored.table_id, each.returned_points) for each in ended] == [(mahjong.table_id, 30)]
    assert (await purses(database))[ANN] == GRANT_POINTS
    assert reference in (await database.kept()).moved


async def test_only_what_was_set_aside_for_the_running_round_comes_back(services, database, ended):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
    after_one = await purses(database)
    await gnau_of(services).apply(table_id, Deal(BY_OPENER))
    await damage(database, table_id, snapshot={})
    await services.resume()
    assert await purses(database) == after_one


async def test_between_rounds_and_where_scores_are_played_for_nothing_moves(services, database, ended):
    stored = await gnau_of(services).open(GUILD, CHANNEL, lobby(ANN).table)
    await gnau_of(services).apply(stored.table_id, Deal(BY_OPENER))
    await damage(database, stored.table_id, snapshot={})
    before = (await database.kept()).rows["postings"]
    await services.resume()
    assert [each.returned_points for each in ended] == [0]
    assert (await database.kept()).rows["postings"] == before


async def test_the_channel_is_free_again_and_old_buttons_say_why(services, database):
    broken = await (tables := gnau_of(services)).open(GUILD, CHANNEL, lobby(ANN).table)
    await damage(database, broken.table_id, snapshot={})
    await services.resume()
    for attempt in (tables.apply(broken.table_id, join(BEN)), tables.get(broken.table_id)):
        with pytest.raises(RuleError, match="table closed"):
            await attempt
    with pytest.raises(RuleError, match="no table here"):
        await tables.in_channel(CHANNEL)
    assert (await tables.open(GUILD, CHANNEL, lobby().table)).table_id != broken.table_id


@pytest.mark.parametrize("fault", ["post", "close_table"])
@pytest.mark.logs_errors
async def test_what_fails_halfway_is_tried_again_with_the_next_start(services, database, ended, fault):
    await grant(database, ANN, BEN)
    table_id = await with_cards_out(services, database)
    whole = await gnau_of(services).open(GUILD, OTHER_CHANNEL, lobby().table)
    await damage(database, table_id, snapshot={})
    before = await database.kept()
    database.fault = fault
    assert [step.stored.table_id for step in await services.resume()] == [whole.table_id]
    assert (await database.kept(), ended) == (before, [])
    database.fault = None
    await services.resume()
    assert len(ended) == 1
    assert await purses(database) == {ANN: GRANT_POINTS, BEN: GRANT_POINTS}


@pytest.mark.logs_errors
async def test_one_that_could_not_be_called_off_blinds_nobody(services, database, ended):
    await services.leases.claim([GUILD])
    broken = await gnau_of(services).open(GUILD, CHANNEL, lobby(ANN).table)
    whole = await gnau_of(services).open(GUILD, OTHER_CHANNEL, lobby().table)
    await damage(database, broken.table_id, snapshot={}, version=broken.version + 1)
    database.fault = "close_table"
    database.keeps_silent = True
    for table_id in (broken.table_id, whole.table_id):
        with pytest.raises(Exception, match=r"table damaged|broke"):
            await gnau_of(services).apply(table_id, join(BEN))
    database.keeps_silent = False
    assert await services.changed_unnoticed() == []
    assert [step.stored.table_id for step in await services.changed_unnoticed()] == [whole.table_id]
    assert ended == []
    database.fault = None
    await services.changed_unnoticed()
    assert [each.stored.table_id for each in ended] == [broken.table_id]
    assert [await services.changed_unnoticed() for _ in range(3)] == [[], [], []]


async def test_only_the_servers_asked_for(services, database, ended):
    broken = await gnau_of(services).open(GUILD, CHANNEL, lobby(ANN).table)
    await damage(database, broken.table_id, snapshot={})
    await services.resume([GuildId(GUILD + 1)])
    assert ended == []
    await services.resume([GUILD])
    assert len(ended) == 1


async def test_a_server_of_another_process_is_left_alone(services, database, sqlite_url, clock):
    broken = await gnau_of(services).open(GUILD, CHANNEL, lobby(ANN).table)
    await damage(database, broken.table_id, snapshot={})
    before = await database.kept()
    other = GlassDatabase(create_engine(sqlite_url), Holder("other", "host"))
    assert await full_services(other, shipped_texts(), clock, Seeded()).resume() == []
    await other.close()
    assert await database.kept() == before


async def test_a_table_that_can_be_loaded_is_never_called_off(services, service, ended):
    stored = await service.open(GUILD, CHANNEL, lobby(ANN).table)
    for command in (Deal(BY_OPENER), Wake(), Reveal(BY_OPENER), Close(BY_OPENER)):
        await services.calling_off.cancel_unreadable_tables()
        await service.apply(stored.table_id, command)
    await services.calling_off.cancel_unreadable_tables()
    assert ended == []
