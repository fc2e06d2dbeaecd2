"""Bankrolls: opened once, given once a day, moved by hand, and never below zero, whatever happens at once."""

import asyncio

import pytest

from bot.rules.errors import RuleError
from bot.services.bankroll import Gift
from bot.store import Database, create_engine
from bot.tables.days import DAY_MS
from bot.tables.events import PlayerSatOut
from bot.tables.gnau import Deal, GnauTableOptions, Reveal
from bot.tables.ids import ChannelId, GuildId
from bot.tables.points import Account, Memo, PointsMode
from tests.store.samples import read_books
from tests.support.databases import lay_out
from tests.support.services import full_services, open_gnau
from tests.support.tables import ANN, BEN, BY_OPENER, GUILD, OPENER, Seeded, gnau_of, join, server_settings
from tests.support.texts import shipped_texts

BANKROLL = PointsMode.BANKROLL
SETTINGS = server_settings(
    points=BANKROLL, opening_grant_points=100, daily_points=20, giving=True, giving_cap_points=60
)
OLD_MS = 0


@pytest.fixture
async def database(url):
    lay_out(url)
    database = Database(create_engine(url))
    await database.open()
    yield database
    await database.close()


@pytest.fixture
async def services(database, clock):
    services = full_services(database, shipped_texts(), clock, Seeded(), SETTINGS)
    yield services
    await services.close()


@pytest.fixture
def bankroll(services):
    return services.bankroll


async def purses(database, *people, guild_id=GUILD):
    async with database.transaction() as transaction:
        accounts = {person: Account.user(guild_id, person, BANKROLL) for person in people}
        found = await transaction.account_balances(list(accounts.values()))
    return [found.get(account) for account in accounts.values()]


async def refusals(*calls):
    """Return the codes by which some of these calls, all at once, were refused."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert all(not isinstance(result, BaseException) or isinstance(result, RuleError) for result in results)
    return [result.code for result in results if isinstance(result, RuleError)]


def gift(points, key, giver=ANN, receiver=BEN):
    return Gift(giver, OLD_MS, receiver, points, key)


async def opened(services, channel, *people, stake=5):
    options = GnauTableOptions(stake_points=stake, points=BANKROLL, reveal_s=300)
    table_id = await open_gnau(services, (GUILD, ChannelId(channel)), OPENER, "1", options)
    for person in people:
        await gnau_of(services).apply(table_id, join(person))
    return table_id


async def test_a_purse_is_opened_once_with_the_grant(bankroll, database):
    assert await asyncio.gather(*(bankroll.balance(GUILD, ANN) for _ in range(8))) == [100] * 8
    assert await purses(database, ANN, BEN) == [100, None]
    assert await bankroll.balance(GuildId(9), ANN) == 100


async def test_without_an_opening_grant_a_purse_is_empty(services, bankroll):
    await services.settings.change(GUILD, {"opening_grant_points": 0}, user_id=OPENER)
    assert await bankroll.balance(GUILD, ANN) == 0
    await services.settings.change(GUILD, {"opening_grant_points": 100}, user_id=OPENER)
    assert await bankroll.balance(GUILD, ANN) == 0


async def test_the_allowance_of_a_day_comes_once(bankroll, database, clock):
    codes = await refusals(*(bankroll.take_daily(GUILD, ANN) for _ in range(8)))
    assert codes == ["daily-taken"] * 7
    assert await purses(database, ANN) == [120]
    clock.advance(DAY_MS / 1000)
    assert await bankroll.take_daily(GUILD, ANN) == (20, 140)


async def test_gifts_at_once_stay_within_the_cap(bankroll, database):
    codes = await refusals(*(bankroll.give(GUILD, gift(25, str(number))) for number in range(6)))
    assert codes == ["gift-too-big"] * 4
    assert await purses(database, ANN, BEN) == [50, 150]


async def test_gifts_at_once_stay_within_the_purse(services, bankroll, database):
    await services.settings.change(GUILD, {"giving_cap_points": 1000}, user_id=OPENER)
    codes = await refusals(*(bankroll.give(GUILD, gift(30, str(number))) for number in range(6)))
    assert codes == ["gift-not-covered"] * 3
    assert await purses(database, ANN, BEN) == [10, 190]


async def test_two_people_who_give_each_other_do_not_wait_for_ever(bankroll, database):
    there = [bankroll.give(GUILD, gift(5, f"a{n}")) for n in range(5)]
    back = [bankroll.give(GUILD, gift(5, f"b{n}", BEN, ANN)) for n in range(5)]
    assert await refusals(*there, *back) == []
    assert await purses(database, ANN, BEN) == [100, 100]


async def test_what_is_done_by_hand_is_kept_with_who_and_why(bankroll, database, services):
    memo = Memo(OPENER, "birthday")
    assert await bankroll.grant(GUILD, ANN, 50, memo, "1") == 150
    assert await bankroll.reset(GUILD, ANN, Memo(OPENER, "new season"), "2") == (150, 100)
    assert await bankroll.reset(GUILD, ANN, Memo(OPENER, "again"), "3") == (100, 100)
    await services.settings.change(GUILD, {"points": "score"}, user_id=OPENER)
    assert await bankroll.grant(GUILD, ANN, 7, memo, "4") == 7
    assert await bankroll.reset(GUILD, ANN, memo, "5") == (7, 0)
    assert await purses(database, ANN) == [100]


async def test_a_gift_that_is_repeated_moves_nothing_again(bankroll, database):
    assert [await bankroll.give(GUILD, gift(40, "1")) for _ in range(3)] == [60, 60, 60]
    assert await purses(database, ANN, BEN) == [60, 140]
    # The cap and the purse count it once.
    assert await bankroll.give(GUILD, gift(20, "2")) == 40


async def test_a_gift_that_is_repeated_after_midnight_moves_nothing_again(bankroll, database, clock):
    clock.advance((DAY_MS - clock.now_ms() % DAY_MS - 1) / 1000)
    assert await bankroll.give(GUILD, gift(40, "1")) == 60
    clock.advance(0.001)
    assert await bankroll.give(GUILD, gift(40, "1")) == 60
    assert await purses(database, ANN, BEN) == [60, 140]


async def test_the_same_key_at_once_gives_once(bankroll, database):
    assert await asyncio.gather(*(bankroll.give(GUILD, gift(40, "1")) for _ in range(6))) == [60] * 6
    memo = Memo(OPENER, "birthday")
    granted = (bankroll.grant(GUILD, ANN, 50, memo, "1") for _ in range(6))
    assert await asyncio.gather(*granted) == [110] * 6
    assert await purses(database, ANN, BEN) == [110, 140]


@pytest.mark.parametrize(("mode", "start"), [("bankroll", 100), ("score", 0)])
async def test_what_is_repeated_by_hand_is_answered_alike_and_moves_nothing_again(
    bankroll, services, mode, start
):
    await services.settings.change(GUILD, {"points": mode}, user_id=OPENER)
    memo = Memo(OPENER, "birthday")
    assert [await bankroll.grant(GUILD, ANN, 50, memo, "1") for _ in range(2)] == [start + 50] * 2
    # Keys of grants and of resets are apart.
    assert [await bankroll.reset(GUILD, ANN, memo, "1") for _ in range(2)] == [(start + 50, start)] * 2
    assert await bankroll.grant(GUILD, ANN, 7, memo, "2") == start + 7


async def test_two_tables_that_deal_at_once_do_not_set_the_same_points_aside(services, database):
    tables = [await opened(services, channel, ANN, stake=8) for channel in (1, 2)]
    results = await asyncio.gather(
        *(gnau_of(services).apply(table_id, Deal(BY_OPENER)) for table_id in tables),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, RuleError)]
    assert [error.code for error in refused] == ["nobody-can-cover"]
    assert await purses(database, ANN) == [20]


async def test_a_round_ends_with_everything_in_the_purses_again(services, database):
    table_id = await opened(services, 1, ANN, BEN, stake=5)
    await gnau_of(services).apply(table_id, Deal(BY_OPENER))
    assert await purses(database, ANN, BEN) == [50, 50]
    step = await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
    deltas = step.table.deltas()
    assert await purses(database, ANN, BEN) == [100 + deltas[ANN], 100 + deltas[BEN]]
    async with database.transaction() as transaction:
        escrow = Account.escrow(GUILD, table_id)
        assert await transaction.account_balances([escrow]) == {escrow: 0}


async def test_many_rounds_never_overdraw_and_the_books_add_up(services, database):
    table_id = await opened(services, 1, ANN, BEN, stake=10)
    sat_out = 0
    for _ in range(60):
        funds = await purses(database, ANN, BEN)
        if max(funds) < 100:
            with pytest.raises(RuleError, match=r"cover|no players"):
                await gnau_of(services).apply(table_id, Deal(BY_OPENER))
            break
        dealt = await gnau_of(services).apply(table_id, Deal(BY_OPENER))
        sat_out += sum(isinstance(event, PlayerSatOut) for event in dealt.events)
        await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
        assert min(await purses(database, ANN, BEN)) >= 0
    assert sat_out <= 2
    (await read_books(database._engine)).check()
