"""The largest numbers there can be: ids, stakes, balances. They are exact, or refused with a reason."""

import pytest

from bot.features.leaderboards.service import LeaderboardService
from bot.rules.errors import RuleError
from bot.rules.gnau.options import MAX_PAYOUT, HouseRules, Payouts
from bot.rules.gnau.settlement import MAX_STAKE
from bot.store import Database, create_engine
from bot.tables.admission import Opener
from bot.tables.commands import Actor, Join
from bot.tables.days import Period
from bot.tables.gnau import MAX_PLAYERS, Deal, GnauTableOptions, Reveal, new_gnau_table
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import Account, Memo, paid_by_house
from bot.tables.ranks import Ranking, RankRequest
from bot.tables.server_settings import MAX_POINTS
from tests.store.samples import read_books
from tests.support.clock import NOW_MS
from tests.support.databases import lay_out
from tests.support.services import full_services
from tests.support.tables import Stacked, server_settings
from tests.support.texts import shipped_texts

LARGEST_ID = 2**63 - 1
GUILD, CHANNEL, BOSS = GuildId(LARGEST_ID), ChannelId(LARGEST_ID), UserId(LARGEST_ID)
PEOPLE = [UserId(LARGEST_ID - number) for number in range(MAX_PLAYERS)]
MOST = 9 * 10**18
DUKES = "JS QS KS JH QH"


class BestHand(Stacked):
    """Deals Five Dukes to the house."""

    def __init__(self):
        super().__init__(DUKES)


@pytest.fixture
async def engine(url):
    lay_out(url)
    engine = create_engine(url)
    yield engine
    await engine.dispose()


@pytest.fixture
async def database(engine):
    database = Database(engine)
    await database.open()
    return database


@pytest.fixture
async def services(database, clock):
    services = full_services(database, shipped_texts(), clock, BestHand(), server_settings())
    yield services
    await services.close()


async def give(database, points, user_id=PEOPLE[1], reference="start"):
    async with database.transaction() as transaction:
        await transaction.post(paid_by_house(Account.user(GUILD, user_id), points, reference), now_ms=NOW_MS)


async def test_the_largest_round(services, database, engine):
    rules = HouseRules(payouts=Payouts(*[MAX_PAYOUT] * 8))
    table = new_gnau_table(
        opener_id=BOSS,
        opener_part="part",
        options=GnauTableOptions(MAX_STAKE, rules),
        seed_root=bytes(32),
        now_ms=NOW_MS,
    )
    stored = await services.games.tables_of("gnau").open(GUILD, CHANNEL, table, Opener(BOSS))
    for person in PEOPLE:
        await services.games.tables_of("gnau").apply(stored.table_id, Join(person, str(person)))
    for command in (Deal(Actor(BOSS)), Reveal(Actor(BOSS))):
        await services.games.tables_of("gnau").apply(stored.table_id, command)
    balances = await database.balances(GUILD, PEOPLE)
    assert set(balances.values()) == {-MAX_STAKE * MAX_PAYOUT}
    (await read_books(engine)).check()
    for ranking in (Ranking.POINTS, Ranking.ROUNDS, Ranking.BEST_HAND):
        for period in Period:
            board = await services.of(LeaderboardService).board(RankRequest(GUILD, BOSS), ranking, period)
            assert {line.user_id for line in board.part.lines} == set(PEOPLE)


@pytest.mark.parametrize("points", [MOST - MAX_POINTS + 1, MOST])
async def test_a_grant_that_no_account_could_hold(services, database, engine, points):
    await give(database, points)
    with pytest.raises(RuleError) as refused:
        await services.bankroll.grant(GUILD, PEOPLE[1], MAX_POINTS, Memo(BOSS, "more"), "key")
    assert refused.value.code == "points-out-of-range"
    assert await database.balances(GUILD, [PEOPLE[1]]) == {PEOPLE[1]: points}
    (await read_books(engine)).check()


async def test_the_house_has_a_limit_too(services, database):
    await give(database, MOST)
    with pytest.raises(RuleError) as refused:
        await services.bankroll.grant(GUILD, PEOPLE[2], 1, Memo(BOSS, "one more"), "key")
    assert refused.value.code == "points-out-of-range"
    assert await database.balances(GUILD, [PEOPLE[2]]) == {PEOPLE[2]: 0}


@pytest.mark.parametrize("points", [MOST, -MOST, 1 - MOST])
async def test_a_reset_brings_the_largest_balance_back(services, database, points):
    await give(database, points)
    memo = Memo(BOSS, "x" * 200)
    assert await services.bankroll.reset(GUILD, PEOPLE[1], memo, "key") == (points, 0)
    assert await database.balances(GUILD, [PEOPLE[1]]) == {PEOPLE[1]: 0}


async def test_the_last_grant_that_fits(services, database):
    await give(database, MOST - MAX_POINTS)
    assert await services.bankroll.grant(GUILD, PEOPLE[1], MAX_POINTS, Memo(BOSS, "all"), "key") == MOST
