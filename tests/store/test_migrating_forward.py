"""Whatever revision a database was left at: nothing in it is lost, its books balance, and it is played on."""

from itertools import pairwise

import pytest

from bot.players import HEARTS
from bot.rules.deal_files import deal_record, digest_of, without_words, write_deal
from bot.services import Services
from bot.services.preferences import CALL_PAUSE_MS
from bot.store import Database
from bot.store.audit import Audit, audit
from bot.tables import tricks
from bot.tables.commands import Actor, Close, Wake
from bot.tables.games import check_deal
from bot.tables.gnau import Deal, DealerPolicy, GnauMachine, Phase, Reveal, SplitMode, recalled
from bot.tables.gnau.commands import ChooseSplit
from bot.tables.gnau.recall import dealt_round
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import Account, Memo, PointsMode
from bot.tables.ports import NewTable
from bot.tables.preferences import DEFAULT, Preferences, TurnCalls
from bot.tables.tricks.accounts import payments
from bot.tables.tricks.snapshot import load
from bot.tables.tricks.state import GATHERING
from tests.store.old_databases import LANDED, REVISIONS, as_migrated, kept_rows, leave_at, read_rows
from tests.support.clock import FakeClock
from tests.support.daily_deals import play_to_the_end
from tests.support.tables import ANN, BEN, CAT, GUILD, MANAGER, Seeded, join
from tests.support.texts import shipped_texts
from tests.support.tiers import alike
from tests.support.tricks.games import trick_game
from tests.support.tricks.tables import next_step

# In the databases of the second version and later, this server plays for bankrolls.
BANKROLLS = GuildId(3_333)
# She was at a table that had just been closed.
EVE = UserId(10**18 + 16)
BY_MANAGER = Actor(MANAGER, manages_server=True)
SECOND = read_rows("0005")
# Games of the one before are long; the first version's are also those of `test_migrating`.
REVISIONS_IN_TIERS = [
    revision if revision == LANDED[-1] else pytest.param(revision, marks=pytest.mark.thorough)
    for revision in REVISIONS
]
# Between two that have rows of their own, the rows are those of the older one.
OLDER_ROWS_LAST = sorted(REVISIONS, key=lambda each: each not in LANDED)
FIRST_AND_LAST = [LANDED[0], LANDED[-1]]
OTHERS = [each for each in OLDER_ROWS_LAST if each not in FIRST_AND_LAST]
every_revision = pytest.mark.parametrize("revision", alike(FIRST_AND_LAST + OTHERS, fast=2))


@pytest.fixture
async def database(engine) -> Database:
    """A database that is not opened yet."""
    return Database(engine)


@pytest.fixture
async def services(database):
    services = Services(database, shipped_texts(), FakeClock(), Seeded())
    yield services
    await services.close()


async def audited(engine) -> Audit:
    async with engine.connect() as connection:
        return await audit(connection)


async def finish(services, step) -> None:
    """Play a table on to its end."""
    if step.stored.game == GnauMachine.game:
        await finish_gnau(services, step)
    else:
        await finish_tricks(services.games.tables_of(step.stored.game), step)


async def finish_gnau(services, step) -> None:
    """End the round that is running, play another, and close."""
    table_id, table = step.stored.table_id, step.table
    if table.phase is Phase.DEALT:
        await reveal(services, table_id)
    if CAT not in table.seats:
        await services.games.tables_of("gnau").apply(table_id, join(CAT))
    await services.games.tables_of("gnau").apply(table_id, Deal(BY_MANAGER))
    await reveal(services, table_id)
    closed = (await services.games.tables_of("gnau").apply(table_id, Close(BY_MANAGER))).table
    assert (closed.phase, closed.rounds_played) == (Phase.CLOSED, table.round + 1)


async def finish_tricks(tables, step) -> None:
    """End the game that is running, or play one; close the table."""
    table_id, table = step.stored.table_id, step.table
    if table.phase in GATHERING:
        table = (await tables.apply(table_id, tricks.Start(BY_MANAGER))).table
    if table.is_paused:
        table = (await tables.apply(table_id, tricks.TakeSeatBack(table.people[0]))).table
    games = table.games
    while table.phase is not tricks.Phase.OVER:
        is_between = table.phase is tricks.Phase.BETWEEN
        command = tricks.NextHand(table.people[0]) if is_between else next_step(table)
        table = (await tables.apply(table_id, command)).table
    closed = (await tables.apply(table_id, Close(BY_MANAGER))).table
    assert (closed.phase, closed.games) == (tricks.Phase.CLOSED, games)


async def reveal(services, table_id) -> None:
    table = (await services.games.tables_of("gnau").get(table_id))[1]
    if table.options.split is SplitMode.AUTO:
        await services.games.tables_of("gnau").apply(table_id, Reveal(BY_MANAGER))
        return
    for person in table.hands.people:
        if person not in table.choices:
            await services.games.tables_of("gnau").apply(table_id, ChooseSplit(person, ()))


def test_there_are_rows_of_the_first_version_and_of_later_ones():
    assert LANDED == ["0001", "0005", "0010", "0013", "0016", "0018", "0020", "0021"]
    names = [{name for name, _ in read_rows(revision)} for revision in LANDED]
    assert all(older < newer for older, newer in pairwise(names))


@every_revision
async def test_nothing_is_lost_and_the_books_balance(database, engine, revision):
    rows = read_rows(revision)
    await leave_at(engine, revision, rows)
    before, books = await kept_rows(engine, rows), await audited(engine)
    assert len(before) > 60
    await database.open()
    after = await kept_rows(engine, before)
    assert as_migrated(after, revision) == as_migrated(before, revision)
    assert books.is_sound
    assert await audited(engine) == books


@pytest.mark.parametrize("revision", REVISIONS_IN_TIERS)
async def test_every_open_table_is_played_on(database, engine, services, revision):
    await leave_at(engine, revision, read_rows(revision))
    await database.open()
    if revision < "0003":
        # Settings are kept since then.
        await services.settings.change(BANKROLLS, {"points": "bankroll"}, user_id=MANAGER)
    steps = await services.games.all_open()
    assert len(steps) >= 4
    for step in steps:
        await finish(services, step)
    books = await audited(engine)
    assert books.is_sound
    async with database.transaction() as transaction:
        escrows = [Account.escrow(step.stored.guild_id, step.stored.table_id) for step in steps]
        for escrow in escrows:
            assert (await transaction.account_balances([escrow])).get(escrow, 0) == 0


@pytest.mark.parametrize("revision", alike([each for each in OLDER_ROWS_LAST if each < "0010"], fast=2))
async def test_results_that_stand_on_an_open_table_are_not_announced_yet(
    database, engine, services, revision
):
    await leave_at(engine, revision, read_rows(revision))
    await database.open()
    owed = {}
    for step in await services.games.all_open():
        waiting = await database.rounds_not_announced(step.stored.table_id)
        assert waiting == ([step.table.round] if step.table.phase is Phase.REVEALED else [])
        owed[step.stored.table_id] = waiting
    assert any(owed.values())
    assert not all(owed.values())
    assert await database.tables_with_unannounced_end() == []


async def purses(services) -> dict[UserId, int]:
    return dict(await services.store.balances(BANKROLLS, [ANN, BEN, CAT], PointsMode.BANKROLL))


@pytest.fixture
async def second(database, engine, services):
    """The services of this version over what that of revision 0005 kept."""
    await leave_at(engine, "0005", SECOND)
    await database.open()
    return services


async def test_what_was_done_by_hand_is_not_done_again(second, engine):
    before = await audited(engine)
    memo = Memo(MANAGER, "Birthday 🎂")
    assert await second.bankroll.grant(BANKROLLS, CAT, 60, memo, "900000000000000002") == 538
    assert await second.bankroll.reset(GUILD, BEN, memo, "900000000000000004") == (9, 0)
    assert await audited(engine) == before


async def test_cards_that_are_out_are_worth_what_was_set_aside(second, engine):
    # Ben deals that round.
    set_aside = {ANN: 20, BEN: 40, CAT: 20}
    held = await purses(second)
    second.clock.at_ms = (await second.games.tables_of("gnau").get(TableId(1)))[1].deadline_ms
    deltas = (await second.games.tables_of("gnau").apply(TableId(1), Wake())).table.deltas()
    expected = {person: held[person] + set_aside[person] + deltas[person] for person in held}
    assert await purses(second) == expected
    assert (await audited(engine)).is_sound


async def test_rounds_can_be_looked_up(second):
    for table_id in (1, 3, 4):
        guild_id = (await second.games.tables_of("gnau").get(TableId(table_id)))[0].guild_id
        found = await second.history.round(guild_id, TableId(table_id), 1)
        assert found is not None
        assert recalled(found).round == 1


async def test_the_servers_decisions_hold(second):
    settings = await second.settings.for_guild(BANKROLLS)
    assert (settings.points, settings.giving, settings.opening_grant_points) == (
        PointsMode.BANKROLL,
        True,
        500,
    )
    assert settings.for_game(GnauSettings).rules.payouts.single == 2


async def test_the_drill_goes_on(second):
    today = second.drills.today
    done, begun = [await second.drills.day_set(GUILD, person, today) for person in (ANN, BEN)]
    assert (done.next_number, done.has_shared, done.rank) == (None, True, 1)
    assert (begun.next_number, len(begun.answers)) == (2, 1)


async def test_a_new_table_gets_a_number_of_its_own(second, database):
    numbers = {step.stored.table_id for step in await second.games.all_open()}
    async with database.transaction() as transaction:
        table = await transaction.insert_table(NewTable(GUILD, ChannelId(999), "gnau", {}), now_ms=0)
    assert table.table_id > max(numbers)


@pytest.fixture
async def third(database, engine, services):
    """The services of this version over what that of revision 0013 kept."""
    await leave_at(engine, "0013", read_rows("0013"))
    await database.open()
    return services


@pytest.mark.parametrize("revision", ["0010", "0013"])
async def test_ends_that_nobody_was_shown_are_owed_still(database, engine, revision):
    rows = read_rows(revision)
    await leave_at(engine, revision, rows)
    await database.open()
    closed = [row for name, row in rows if name == "game_tables" and not row["is_open"]]
    owing = {row["id"] for row in closed if row["owes_last_look"]}
    assert 0 < len(owing) < len(closed)
    assert {stored.table_id for stored in await database.tables_with_unannounced_end()} == owing


async def test_results_that_nobody_was_shown_are_owed_still(database, engine):
    rows = read_rows("0010")
    await leave_at(engine, "0010", rows)
    await database.open()
    settled = [row for name, row in rows if name == "rounds"]
    for row in settled:
        waiting = await database.rounds_not_announced(row["table_id"])
        assert (row["number"] in waiting) is not row["is_announced"]
    assert {row["is_announced"] for row in settled} == {True, False}


def test_the_tables_of_revision_0010_were_of_all_kinds_and_in_all_phases():
    tables = [row["snapshot"] for name, row in read_rows("0010") if name == "game_tables"]
    assert {table["phase"] for table in tables} == set(Phase)
    ways = [tuple(table["options"][name] for name in ("dealer", "split", "points")) for table in tables]
    assert [set(way) for way in zip(*ways, strict=True)] == [
        set(DealerPolicy),
        set(SplitMode),
        set(PointsMode),
    ]


async def test_daily_deals_go_on(third):
    deal = third.daily_deals.todays(GUILD, HEARTS.name)
    [leader] = await third.daily_deals.standings(deal)
    assert (leader.user_id, (await third.daily_deals.hand(deal, ANN)).has_shared) == (ANN, True)
    score = await play_to_the_end(third.daily_deals, deal, CAT)
    scores = {line.user_id: line.score for line in await third.daily_deals.standings(deal)}
    assert scores == {ANN: leader.score, CAT: score}


def test_games_that_had_ended_are_told_as_they_were_paid():
    rows = read_rows("0013")
    ended = {row["round_id"] for name, row in rows if name == "games"}
    moved: dict[int, dict[int, int]] = {}
    for name, row in rows:
        if name == "round_players" and row["round_id"] in ended:
            moved.setdefault(row["round_id"], {})[row["user_id"]] = row["delta_points"]
    tables = {
        row["id"]: load(row["snapshot"], trick_game(row["snapshot"]["game"]))
        for name, row in rows
        if name == "rounds" and row["id"] in ended
    }
    assert {key: payments(table) for key, table in tables.items()} == moved
    # One was won by a computer player in the seat of somebody who had left, and to them it was paid then.
    paid = [
        moved[key][seat.holder_id]
        for key, table in tables.items()
        for seat in table.seats
        if seat.is_computer and seat.holder_id is not None
    ]
    assert max(paid) > 0


@pytest.fixture
async def fourth(database, engine, services):
    """The services of this version over what that of revision 0016 kept."""
    await leave_at(engine, "0016", read_rows("0016"))
    await database.open()
    await services.preferences.refresh()
    return services


# How its tables stood, by game: the phase of each that was open.
STOOD = {
    "gnau": ["dealt", "lobby", "revealed", "revealed"],
    "hearts": ["lobby", "over", "playing"],
    "gongzhu": ["between", "playing"],
}


async def test_the_tables_of_revision_0016_stood_where_a_process_can_leave_them(fourth):
    steps = {step.stored.table_id: step for step in await fourth.games.all_open()}
    assert {
        game: sorted(step.table.phase for step in steps.values() if step.stored.game == game)
        for game in STOOD
    } == STOOD
    # One has a trick on the table and somebody who gets longer, one is paused, one is over for somebody.
    trick, paused, over, claimed = (steps[TableId(number)].table for number in (8, 10, 11, 9))
    assert (trick.plays % 4, dict(trick.more_time), paused.is_paused) == (2, {ANN: 2}, True)
    assert over.left
    # Twenty cards fell at once, after somebody had claimed the rest.
    played = [
        row["at_ms"] for name, row in read_rows("0016") if name == "table_events" and row["table_id"] == 9
    ]
    assert max(played.count(at_ms) for at_ms in played) > 20
    assert claimed.plays == 52


async def test_what_people_have_chosen_holds(fourth):
    chosen = {person: fourth.preferences.for_user(person) for person in (ANN, BEN, CAT, MANAGER)}
    assert chosen == {
        ANN: Preferences(TurnCalls.PING, forced_cards=True, more_time=True),
        BEN: Preferences(text_only=True),
        CAT: Preferences(TurnCalls.DIRECT, four_colours=True, language="en"),
        MANAGER: DEFAULT,
    }
    # She was called just then, and is left in peace for a minute.
    called_ms = fourth.clock.now_ms()
    fourth.clock.advance(30)
    assert await fourth.preferences.claim_call(ANN, fourth.clock.now_ms()) == called_ms + CALL_PAUSE_MS


@pytest.mark.parametrize(
    ("table_id", "number", "people"), [(2, 2, [ANN, BEN, CAT]), (3, 1, [ANN, BEN]), (5, 1, [BEN, EVE])]
)
async def test_those_who_were_not_told_how_it_ended_can_be_told_still(fourth, table_id, number, people):
    step = TableId(table_id), number
    assert [letter.user_id for letter in await fourth.letters.of_round(*step)] == people
    await fourth.letters.forget_round(*step)
    assert await fourth.letters.of_round(*step) == []


async def test_a_round_whose_suspense_had_just_begun_is_shown_and_told_still(fourth):
    tables = fourth.games.tables_of("gnau")
    assert await tables.rounds_not_announced(TableId(3)) == [1]
    assert await tables.rounds_not_announced(TableId(4)) == []
    await tables.note_announced(TableId(3), 1)
    assert await tables.rounds_not_announced(TableId(3)) == []


async def test_a_word_that_was_taken_out_of_sight_stays_out_and_its_deal_can_be_checked(fourth):
    word = "rude word"
    stored = await fourth.history.round(BANKROLLS, TableId(2), 1)
    dealt = dealt_round(stored)
    assert word in [part.part for part in dealt.parts]
    hidden = (await fourth.settings.for_guild(BANKROLLS)).hidden_words
    assert hidden == (digest_of(word),)
    assert word not in repr(deal_record(without_words(dealt, hidden)))
    assert check_deal(write_deal(deal_record(dealt))).is_true


async def test_a_daily_deal_that_was_begun_is_played_to_its_end(fourth):
    deal = fourth.daily_deals.todays(GUILD, HEARTS.name)
    assert (await fourth.daily_deals.hand(deal, BEN)).score is None
    kept = await fourth.daily_deals._store.hand(deal, BEN)
    assert kept.advice == "0.1"
    score = await play_to_the_end(fourth.daily_deals, deal, BEN)
    assert {line.user_id: line.score for line in await fourth.daily_deals.standings(deal)}[BEN] == score


async def test_whoever_had_chosen_something_can_have_it_all_deleted(fourth):
    assert fourth.preferences.for_user(EVE).more_time
    assert (await fourth.privacy.forget(EVE)).preferences
    assert fourth.preferences.for_user(EVE) == DEFAULT
    assert [letter.user_id for letter in await fourth.letters.of_round(TableId(5), 1)] == [BEN]
