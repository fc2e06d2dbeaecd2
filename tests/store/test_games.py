"""Games of several hands: kept with their last one, found again, and without a person."""

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.features.leaderboards import rows as leaderboards
from bot.features.leaderboards.rows import Leaderboards
from bot.features.privacy.rows import PersonalRecords
from bot.players import HEARTS, Level
from bot.rules import hearts
from bot.store import Database, DatabaseAway
from bot.store.games import played
from bot.store.recount import Misstated
from bot.store.schema import game_tallies
from bot.store.transaction import DatabaseTransaction
from bot.tables.commands import Actor, Join, Leave
from bot.tables.game_records import LEFT, GameRecord, GameStanding, GameTally, tallies_after
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.privacy import is_former
from bot.tables.ranks import RankRequest, RankSlice
from bot.tables.tricks import NextHand, Phase, Start, TrickTableOptions, new_trick_table
from tests.store.samples import GUILD, NOW, recounted, settled_round
from tests.store.samples import new_table as keep_table
from tests.support.games_played import played_game
from tests.support.lives import KOPITIAM, LEN, MAMAK, MEI, RAJ, everything, places_of
from tests.support.plans import explained, is_scan
from tests.support.tiers import alike
from tests.support.tricks.tables import next_step

ELSEWHERE = GuildId(GUILD + 1)
PEOPLE = tuple(map(UserId, range(21, 27)))


class Records:
    """The games that a database keeps, by server and kind."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(self, guild_id: GuildId, name: str) -> list[GameRecord]:
        async with self._database.reading() as connection:
            found = [(game, record) async for game, record in played(connection)]
        return [record for game, record in found if (record.guild_id, game) == (guild_id, name)]


@pytest.fixture
def records(database) -> Records:
    return Records(database)


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


async def test_of_a_game_of_teams_the_sides_come_back_and_the_recount_knows_them(database, engine, records):
    table = await keep_table(database, game="gongzhu")
    made = played_game({MEI: 1, LEN: 3, RAJ: 1}, table_id=table.table_id, guild_id=GUILD)
    sides = {user_id: replace(player, side=player.seat % 2) for user_id, player in made.players.items()}
    record = replace(made, players=sides)
    async with database.transaction() as transaction:
        await transaction.add_round(settled_round(table.table_id, {}, 1, GUILD), now_ms=NOW)
        await transaction.add_game(record)
    assert await records.games(GUILD, "gongzhu") == [record]
    assert await recounted(engine) == []
    data = await PersonalRecords(database).kept_about(LEN)
    assert data["games"][0]["side"] == 1


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


async def keep_some(database, chance: random.Random, games: int) -> list[tuple[str, GameRecord]]:
    """Keep games of two kinds in two servers, each of one to four of six people."""
    places = [(guild_id, game) for guild_id in (GUILD, ELSEWHERE) for game in ("hearts", "gongzhu")]
    tables = [
        await keep_table(database, ChannelId(number), game, guild_id=guild_id)
        for number, (guild_id, game) in enumerate(places, start=1)
    ]
    kept = []
    for number in range(1, games + 1):
        table = chance.choice(tables)
        people = {
            each: chance.choice((1, 1, 2, 3, LEFT)) for each in chance.sample(PEOPLE, chance.randint(1, 4))
        }
        kept.append((table.game, await keep(database, table, number, people)))
    return kept


def ranked(games: Iterable[GameRecord]) -> list[GameStanding]:
    """Rank people by all of these games, as all of them were read once."""
    tallies: dict[UserId, GameTally] = {}
    for game in games:
        tallies.update(tallies_after(tallies, game))
    lines = [GameStanding(user_id, tally) for user_id, tally in tallies.items()]
    return sorted(lines, key=lambda line: (-line.score, -line.tally.games, line.user_id))


async def everybody(boards: Leaderboards, guild_id: GuildId, game: str) -> list[GameStanding]:
    lines: list[GameStanding] = []
    while True:
        stretch = await boards.by_games(RankRequest(guild_id, PEOPLE[0], len(lines)), game)
        lines += stretch.lines
        if stretch.is_last:
            return lines


@pytest.mark.parametrize("seed", alike(range(4), fast=1))
async def test_standings_are_what_all_games_come_to(database, engine, monkeypatch, seed):
    monkeypatch.setattr(leaderboards, "SLICE", 4)
    kept = await keep_some(database, random.Random(seed), 60)
    for guild_id in (GUILD, ELSEWHERE):
        for name in ("hearts", "gongzhu"):
            its = [game for kind, game in kept if (game.guild_id, kind) == (guild_id, name)]
            expected = ranked(its)
            assert await everybody(Leaderboards(database), guild_id, name) == expected
            for place, line in enumerate(expected):
                stretch = await Leaderboards(database).by_games(
                    RankRequest(guild_id, line.user_id, place), name
                )
                above = [each for each in expected[:place] if each.score > line.score]
                assert (stretch.lines[0], stretch.own) == (line, line)
                assert (stretch.first_rank, stretch.own_rank) == (len(above) + 1, len(above) + 1)
                assert stretch.people == len(expected)
    assert await recounted(engine) == []


async def test_nobody_has_finished_a_game(database):
    assert await Leaderboards(database).by_games(RankRequest(GUILD, PEOPLE[0]), "hearts") == RankSlice([])


@pytest.mark.parametrize(
    "wrong", [{"won": game_tallies.c.won + 1}, {"mu": 30.0}, {"mu": None, "sigma": None}, {"score": 7}]
)
async def test_what_the_games_do_not_bear_out_is_named(database, engine, wrong):
    table = await keep_table(database, game="hearts")
    await keep(database, table, 1, {7: 1, 8: 2})
    async with engine.begin() as connection:
        its = sa.update(game_tallies).where(game_tallies.c.user_id == 8)
        await connection.execute(its.values(wrong))
    assert await recounted(engine) == [Misstated(UserId(8), GUILD, "games-hearts")]
    async with engine.begin() as connection:
        await connection.execute(sa.delete(game_tallies))
    both = [Misstated(UserId(user_id), GUILD, "games-hearts") for user_id in (7, 8)]
    assert await recounted(engine) == both


async def test_whoever_is_forgotten_is_not_listed_but_was_an_opponent(database, engine):
    kept = await keep_some(database, random.Random(9), 40)
    gone, its = PEOPLE[1], [game for kind, game in kept if (game.guild_id, kind) == (GUILD, "hearts")]
    await PersonalRecords(database).forget(gone, now_ms=NOW)
    boards = Leaderboards(database)
    assert await everybody(boards, GUILD, "hearts") == [line for line in ranked(its) if line.user_id != gone]
    table = await keep_table(database, ChannelId(90), "hearts")
    await keep(database, table, 99, {gone: 1})
    [line] = [line for line in await everybody(boards, GUILD, "hearts") if line.user_id == gone]
    assert (line.tally.games, line.rating) == (1, None)
    assert await recounted(engine) == []


async def test_the_standings_of_games_read_one_page(database, engine):
    await keep_some(database, random.Random(5), 60)
    await database.refresh_statistics()
    boards = Leaderboards(database)
    table = await keep_table(database, ChannelId(90), "hearts")
    with explained(engine) as plans:
        await boards.by_games(RankRequest(GUILD, PEOPLE[0]), "hearts")
        await boards.by_games(RankRequest(GUILD, PEOPLE[0], 4), "hearts")
        await keep(database, table, 99, {7: 1, 8: 2})
    assert len(plans) >= 10
    assert [plan for plan in plans if is_scan(plan)] == []


async def play_hearts(services, leaves_in: int = 0) -> TableId:
    """Have MEI and RAJ play a game of Hearts by the real service, and return the table.

    Args:
        leaves_in: In which hand RAJ leaves; 0 for none.
    """
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
        assert await Records(services.store).games(KOPITIAM, "hearts") == []
        if step.table.round == leaves_in and RAJ in step.table.people:
            step = await tables.apply(table_id, Leave(RAJ))
            continue
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
    with pytest.raises(DatabaseAway):
        await play_hearts(services)
    stored, table = await services.games.tables_of(HEARTS.name).in_channel(ChannelId(77))
    assert (table.phase, table.plays) == (Phase.PLAYING, 51)
    assert await services.history.round(KOPITIAM, stored.table_id, table.round) is None
    assert await records.games(KOPITIAM, "hearts") == []


async def test_an_export_lists_the_games(evenings, database):
    data = await PersonalRecords(database).kept_about(LEN)
    [record] = await Records(database).games(KOPITIAM, "hearts")
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
        "own_hands": 1,
        "own_score": player.score,
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
