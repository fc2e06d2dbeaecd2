"""Games of several hands: kept with their last one, found again, and without a person."""

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.players import HEARTS, Level
from bot.rules import hearts
from bot.store import History, PersonalRecords
from bot.store.transaction import DatabaseTransaction
from bot.tables.commands import Actor, Join
from bot.tables.game_records import GameRecord
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.privacy import is_former
from bot.tables.tricks import NextHand, Phase, Start, TrickTableOptions, new_trick_table
from tests.store.samples import GUILD, NOW, settled_round
from tests.store.samples import new_table as keep_table
from tests.support.games_played import played_game
from tests.support.lives import KOPITIAM, LEN, MAMAK, MEI, RAJ, everything, places_of
from tests.support.plans import query_plans
from tests.support.tricks.tables import next_step

ELSEWHERE = GuildId(GUILD + 1)


@pytest.fixture
def records(database) -> History:
    return History(database)


async def keep(database, table, number, places) -> GameRecord:
    record = played_game(
        {UserId(user_id): place for user_id, place in places.items()},
        table_id=table.table_id,
        guild_id=table.guild_id,
        last_round=number,
    )
    async with database.transaction() as transaction:
        await transaction.add_round(settled_round(table.table_id, {}, number, table.guild_id), now_ms=NOW)
        await transaction.add_game(record)
    return record


async def test_games_come_back_as_they_were_in_the_order_in_which_they_ended(database, records):
    here = await keep_table(database, game="hearts")
    there = await keep_table(database, ChannelId(5), "hearts")
    kept = [
        await keep(database, table, number, places)
        for table, number, places in (
            (there, 9, {7: 1, 8: 2}),
            (here, 4, {9: 4}),
            (there, 14, {9: 1, 7: 3, 8: 1, 6: 4}),
        )
    ]
    found = await records.games(GUILD, "hearts")
    assert found == kept
    assert [list(game.players) for game in found] == [[7, 8], [9], [9, 7, 8, 6]]


async def test_only_those_of_the_game_and_the_server(database, records):
    for number, (game, guild_id) in enumerate(
        (("hearts", GUILD), ("gongzhu", GUILD), ("hearts", ELSEWHERE), ("gongzhu", ELSEWHERE)), start=1
    ):
        table = await keep_table(database, ChannelId(number), game, guild_id=guild_id)
        await keep(database, table, number, {number: 1})
    assert [list(game.players) for game in await records.games(GUILD, "gongzhu")] == [[2]]
    assert [list(game.players) for game in await records.games(ELSEWHERE, "hearts")] == [[3]]
    assert await records.games(GUILD, "mahjong") == []


async def test_a_hand_ends_one_game_at_most(database, records):
    table = await keep_table(database, game="hearts")
    kept = await keep(database, table, 1, {7: 1})
    with pytest.raises(sa.exc.IntegrityError):
        async with database.transaction() as transaction:
            await transaction.add_game(kept)
    assert await records.games(GUILD, "hearts") == [kept]


async def test_a_game_needs_the_hand_that_ended_it(database, records):
    table = await keep_table(database, game="hearts")
    with pytest.raises(sa.exc.NoResultFound):
        async with database.transaction() as transaction:
            await transaction.add_game(played_game({MEI: 1}, table_id=table.table_id, guild_id=GUILD))
    assert await records.games(GUILD, "hearts") == []


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_other_servers_games_are_not_looked_through(database, records, engine):
    with query_plans(engine) as plans:
        await records.games(GUILD, "hearts")
    assert plans
    assert [step for step in plans if step.startswith("SCAN")] == []


async def play_hearts(services) -> TableId:
    """Have MEI and RAJ play a game of Hearts by the real service, and return the table."""
    tables = services.games.tables_of(HEARTS.name)
    table = new_trick_table(
        game=HEARTS,
        opener_id=MEI,
        opener_part="1",
        options=TrickTableOptions(hearts.Options(target=40), 0, Level.CASUAL),
        seed_root=services.chance.fresh_root(),
        now_ms=services.clock.now_ms(),
    )
    table_id: TableId = (await tables.open(KOPITIAM, ChannelId(77), table)).table_id
    await tables.apply(table_id, Join(RAJ, "2"))
    step = await tables.apply(table_id, Start(Actor(MEI)))
    while step.table.phase is not Phase.OVER:
        is_between = step.table.phase is Phase.BETWEEN
        assert await History(services.store).games(KOPITIAM, "hearts") == []
        step = await tables.apply(table_id, NextHand(MEI) if is_between else next_step(step.table))
    return table_id


async def test_a_game_is_kept_when_it_is_played_to_its_end(services, records):
    table_id = await play_hearts(services)
    _, table = await services.games.tables_of(HEARTS.name).get(table_id)
    [found] = await records.games(KOPITIAM, "hearts")
    assert (found.table_id, found.last_round, found.hands) == (table_id, table.round, len(table.scores))
    assert list(found.players) == [MEI, RAJ]
    assert found.players[RAJ].score == table.totals[1]


async def test_where_a_game_cannot_be_kept_its_last_hand_is_not_either(services, records, monkeypatch):
    async def fail(*_):
        raise ConnectionError("died")

    monkeypatch.setattr(DatabaseTransaction, "add_game", fail)
    with pytest.raises(ConnectionError):
        await play_hearts(services)
    stored, table = await services.games.tables_of(HEARTS.name).in_channel(ChannelId(77))
    assert (table.phase, table.plays) == (Phase.PLAYING, 51)
    assert await services.history.round(KOPITIAM, stored.table_id, table.round) is None
    assert await records.games(KOPITIAM, "hearts") == []


async def test_an_export_lists_the_games(evenings, database):
    data = await PersonalRecords(database).kept_about(LEN)
    [record] = await History(database).games(KOPITIAM, "hearts")
    [line] = [line for line in data["games"] if line["server"] == str(KOPITIAM)]
    player = record.players[LEN]
    assert line == {
        "server": str(KOPITIAM),
        "game": "hearts",
        "last_round": f"{record.table_id}.1",
        "ended_at": line["ended_at"],
        "hands": 1,
        "people": 3,
        "seat": 0,
        "score": player.score,
        "place": player.rank,
        "has_left": False,
        "best_hand": player.best_hand,
        "swept_hands": 0,
    }
    assert line["ended_at"].startswith("2027-01-15T")


async def test_who_is_forgotten_leaves_a_stand_in(evenings, database, records, engine, clock):
    before = {guild_id: await records.games(guild_id, "hearts") for guild_id in (KOPITIAM, MAMAK)}
    await PersonalRecords(database).forget(LEN, now_ms=clock.now_ms())
    assert places_of(await everything(engine), LEN) == []
    stand_ins = set()
    for guild_id, [old] in before.items():
        [new] = await records.games(guild_id, "hearts")
        [stand_in] = [user_id for user_id in new.players if is_former(user_id)]
        renamed = {stand_in if user_id == LEN else user_id: it for user_id, it in old.players.items()}
        assert new == replace(old, players=renamed)
        stand_ins.add(stand_in)
    assert len(stand_ins) == 2


async def test_who_left_before_the_first_hand_was_over_is_forgotten_too(database, engine, clock):
    table = await keep_table(database, game="hearts")
    await keep(database, table, 1, {LEN: 1, MEI: 2})
    assert len((await PersonalRecords(database).kept_about(LEN))["games"]) == 1
    await PersonalRecords(database).forget(LEN, now_ms=clock.now_ms())
    assert places_of(await everything(engine), LEN) == []
