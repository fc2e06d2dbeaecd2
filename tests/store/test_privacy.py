"""A person is forgotten: no trace of them, the books balance, and nobody else loses anything."""

import asyncio
import json

import pytest

from bot.features.leaderboards.service import LeaderboardService
from bot.features.statistics.service import StatisticsService
from bot.rules.deal_files import write_deal
from bot.tables.commands import Actor, Close, CutDeck, Leave
from bot.tables.days import Period
from bot.tables.games import check_deal
from bot.tables.gnau import Deal, Reveal
from bot.tables.gnau.recall import dealt_round, in_full
from bot.tables.ids import UserId
from bot.tables.points import Memo, PointsMode
from bot.tables.privacy import Forgotten, NamedAtOpenTables, is_former
from bot.tables.ranks import Ranking, RankRequest
from tests.store.samples import is_sound
from tests.support.lives import (
    KOPITIAM,
    LEN,
    MEI,
    RAJ,
    SUE,
    Evening,
    everything,
    places_of,
)
from tests.support.looking_up import take_snapshots_away

NOTHING = Forgotten(servers=0, rounds=0)


async def forget(records, clock, user_id=LEN) -> Forgotten:
    forgotten: Forgotten = await records.forget(user_id, now_ms=clock.now_ms())
    return forgotten


async def rounds_of(services, person):
    page = await services.history.rounds_of(KOPITIAM, person, game="gnau", page=0, size=100)
    return list(page.rounds)


def holds(stored) -> bool:
    return check_deal(write_deal(dealt_round(stored))).is_true


async def test_the_person_was_everywhere_and_is_nowhere(evenings, records, engine, clock):
    before = await everything(engine)
    told = {place.partition(":")[0] for place in places_of(before, LEN)}
    assert told == {
        *("accounts", "achievements", "medals"),
        *("client_languages", "daily_hands", "direct_channels", "drill_answers", "drill_shares"),
        *(
            "game_players",
            "game_tables",
            "guild_settings",
            "letters",
            "postings",
            "preferences",
            "round_players",
            "rounds",
        ),
        *("drill_results", "drill_streaks", "game_tallies", "standings", "summaries", "table_events"),
        *("friend_members", "tournament_people"),
    }
    forgotten = await forget(records, clock)
    assert (forgotten.servers, forgotten.rounds) == (2, 14)
    assert forgotten.rows.items() >= {"drill_answers": 22, "daily_hands": 4, "preferences": 1}.items()
    assert places_of(await everything(engine), LEN) == []


async def test_the_books_balance_and_the_points_are_gone(evenings, records, services, database, clock):
    assert await is_sound(database)
    await forget(records, clock)
    assert await is_sound(database)
    assert await services.of(LeaderboardService).balance(KOPITIAM, LEN) is None
    assert await database.balances(KOPITIAM, [LEN]) == {LEN: 0}
    assert await services.bankroll.balance(KOPITIAM, LEN) == 200


async def test_what_does_not_name_the_person_stays_byte_for_byte(evenings, records, engine, clock):
    before = await everything(engine)
    await forget(records, clock)
    after = await everything(engine)
    for table, rows in before.items():
        kept = {repr(row) for row in after[table]}
        others = {row for row in map(repr, rows) if str(LEN) not in row} - kept
        # The house's accounts took the points back; a reason for giving points to somebody goes with them.
        if table == "accounts":
            assert all("'house', 0" in row or "'bank', 0" in row for row in others)
        elif table == "postings":
            assert len(others) == 2
            assert all("happy birthday Len" in row for row in others)
        else:
            assert others == set()


async def test_the_others_find_everything_as_it_was(evenings, records, services, clock):
    async def seen(person):
        look = RankRequest(KOPITIAM, person)
        boards = [
            await services.of(LeaderboardService).board(look, ranking, Period.ALL) for ranking in Ranking
        ]
        lines = [line for board in boards for line in board.part.lines if line.user_id == person]
        rounds = [
            (
                stored.players[person],
                stored.balances[person],
                in_full(stored).record["players"].get(str(person)),
            )
            for stored in await rounds_of(services, person)
        ]
        return lines, rounds, await services.of(StatisticsService).statistics(KOPITIAM, person)

    before = [await seen(person) for person in (MEI, RAJ)]
    await forget(records, clock)
    assert [await seen(person) for person in (MEI, RAJ)] == before


async def test_a_stand_in_has_the_seat_with_its_cards_and_points(evenings, records, services, clock):
    before = await rounds_of(services, LEN)
    shared = {(stored.table_id, stored.number) for stored in await rounds_of(services, MEI)}
    await forget(records, clock)
    stand_ins = set()
    for old in before:
        if (old.table_id, old.number) in shared:
            new = await services.history.round(KOPITIAM, old.table_id, old.number)
            [stand_in] = [user_id for user_id in new.players if is_former(user_id)]
            stand_ins.add(stand_in)
            assert new.players[stand_in] == old.players[LEN]
            assert new.balances[stand_in] == old.balances[LEN]
            renamed = json.dumps(in_full(old).record).replace(str(LEN), str(stand_in))
            assert json.dumps(in_full(new).record) == renamed
    assert len(stand_ins) == 1


async def test_every_deal_can_still_be_checked(evenings, records, services, clock):
    rounds = [*await rounds_of(services, MEI), *await rounds_of(services, RAJ)]
    await forget(records, clock)
    for old in rounds:
        new = await services.history.round(KOPITIAM, old.table_id, old.number)
        assert holds(old)
        assert holds(new)
        assert dealt_round(new)["seed"] == dealt_round(old)["seed"]


async def test_a_word_that_was_shuffled_in_stays_and_any_other_goes(evenings, records, engine, clock):
    await forget(records, clock)
    kept = repr(await everything(engine))
    assert "durian" in kept
    assert "never shuffled in" not in kept


async def test_somebody_elses_word_stays_even_where_it_is_the_persons_id(services, records, clock):
    evening = Evening(services)
    table = await evening.open(MEI)
    await evening.join(table, MEI, LEN)
    await evening.do(table, CutDeck(MEI, str(LEN)))
    await evening.play(table, MEI)
    await evening.do(table, Close(Actor(MEI)))
    await forget(records, clock)
    [stored] = await rounds_of(services, MEI)
    assert holds(stored)
    assert str(LEN) in dealt_round(stored)["parts"][0]["part"]


async def test_who_is_forgotten_twice_is_forgotten_once(evenings, records, engine, clock):
    await forget(records, clock)
    after = await everything(engine)
    assert await forget(records, clock) == NOTHING
    assert await everything(engine) == after


async def test_a_stranger_leaves_no_trace_by_asking(evenings, records, engine, clock):
    before = await everything(engine)
    assert await forget(records, clock, UserId(10**18 + 99)) == NOTHING
    assert await everything(engine) == before


async def test_starting_anew_and_being_forgotten_again_gives_another_stand_in(
    evenings, records, services, engine, database, clock
):
    await forget(records, clock)
    evening = Evening(services, first_click=5000)
    await evening.as_player()
    await evening.with_bankrolls()
    again = await forget(records, clock)
    assert (again.servers, again.rounds) == (1, 4)
    assert places_of(await everything(engine), LEN) == []
    assert await is_sound(database)
    found = {user_id for stored in await rounds_of(services, MEI) for user_id in stored.players}
    assert len([user_id for user_id in found if is_former(user_id)]) == 2


async def test_stand_ins_of_two_servers_and_two_people_differ(evenings, records, engine, clock):
    await forget(records, clock)
    await forget(records, clock, MEI)
    rows = await everything(engine)
    columns = [(guild_id, owner_id) for _, guild_id, _, owner_id, *_ in rows["accounts"] if owner_id < 0]
    owners = {owner_id for _, owner_id in columns}
    assert len(owners) == 4
    assert len(set(columns)) == 4
    assert places_of(rows, MEI) == []


async def test_nobody_is_forgotten_while_seated(services, records, engine, clock):
    evening = Evening(services)
    table = await evening.open(MEI)
    await evening.join(table, LEN, RAJ)
    before = await everything(engine)
    with pytest.raises(NamedAtOpenTables) as refused:
        await forget(records, clock)
    assert [named.table_id for named in refused.value.tables] == [table]
    assert [named.table_id for named in await records.open_tables_naming(LEN)] == [table]
    assert await everything(engine) == before


async def test_nobody_is_forgotten_with_points_at_stake(services, records, database, clock):
    evening = Evening(services)
    await evening.with_bankrolls()
    table = await evening.open(MEI, points=PointsMode.BANKROLL)
    await evening.join(table, LEN)
    await evening.do(table, Deal(Actor(MEI)))
    with pytest.raises(NamedAtOpenTables):
        await forget(records, clock)
    await evening.do(table, Reveal(Actor(MEI)), Leave(LEN))
    # Still in the tally of the evening.
    with pytest.raises(NamedAtOpenTables):
        await forget(records, clock)
    await evening.do(table, Close(Actor(MEI)))
    await forget(records, clock)
    assert await is_sound(database)


async def test_an_open_table_that_was_left_before_the_first_card_is_no_obstacle(
    services, records, engine, clock
):
    evening = Evening(services)
    table = await evening.open(MEI)
    await evening.join(table, LEN, RAJ)
    await evening.do(table, Leave(LEN))
    await forget(records, clock)
    assert places_of(await everything(engine), LEN) == []
    await evening.play(table, MEI)


async def test_points_that_move_meanwhile_are_not_lost(evenings, services, records, database, clock):
    memo = Memo(SUE, "meanwhile")
    grants = [services.bankroll.grant(KOPITIAM, LEN, 1, memo, f"meanwhile {n}") for n in range(8)]
    await asyncio.gather(*grants[:4], forget(records, clock), *grants[4:])
    assert await is_sound(database)


async def test_two_who_are_forgotten_at_once(evenings, records, engine, database, clock):
    await asyncio.gather(forget(records, clock), forget(records, clock, MEI))
    assert places_of(await everything(engine), LEN) == []
    assert places_of(await everything(engine), MEI) == []
    assert await is_sound(database)


async def test_a_round_from_before_there_were_snapshots(services, records, engine, database, clock):
    evening = Evening(services)
    await evening.as_player()
    async with database.writing() as connection:
        await take_snapshots_away(connection)
    await forget(records, clock)
    assert places_of(await everything(engine), LEN) == []
    assert all(stored.snapshot is None for stored in await rounds_of(services, MEI))


async def test_a_block_is_the_servers_own_decision_and_stays(services, records, clock):
    await services.settings.block(KOPITIAM, LEN, user_id=SUE)
    assert await forget(records, clock) == NOTHING
    assert LEN in (await services.settings.for_guild(KOPITIAM)).blocked
