"""A database that version 0.2 has left is taken over: nothing is lost, and it is played on."""

import json
from importlib import import_module
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.features.daily.service import DailyDealService
from bot.features.privacy.service import PrivacyService
from bot.players import HEARTS
from bot.rules.deal_files import digest_of, without_words, write_deal
from bot.rules.errors import RuleError
from bot.services.settings import CALL_PAUSE_MS
from bot.store import Database, StoreUnavailable, migrate
from bot.store.audit import Audit, audit
from bot.store.schema import metadata, rounds, table_events
from bot.tables import tricks
from bot.tables.commands import Actor, Close, Wake
from bot.tables.games import check_deal
from bot.tables.gnau import Deal, GnauMachine, Phase, Reveal, SplitMode, recalled
from bot.tables.gnau.commands import ChooseSplit
from bot.tables.gnau.kept_round import KeptRound, expanded
from bot.tables.gnau.recall import dealt_round
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import Account, PointsMode
from bot.tables.ports import NewTable
from bot.tables.preferences import DEFAULT, Preferences, TurnCalls
from bot.tables.tricks.accounts import payments
from bot.tables.tricks.snapshot import load
from bot.tables.tricks.state import GATHERING
from tests.store.samples import recounted
from tests.store.version_0_2 import kept_rows, leave_0_2, read_rows
from tests.support.clock import FakeClock
from tests.support.daily_deals import play_to_the_end
from tests.support.services import full_services
from tests.support.tables import ANN, BEN, CAT, GUILD, MANAGER, Seeded, join
from tests.support.texts import shipped_texts
from tests.support.tricks.games import trick_game
from tests.support.tricks.tables import next_step

# This server plays for bankrolls.
BANKROLLS = GuildId(3_333)
# She was at a table that had just been closed.
EVE = UserId(10**18 + 16)
BY_MANAGER = Actor(MANAGER, manages_server=True)
# Filled by triggers or by Alembic, or newer than 0.2.
NOT_LEFT = {
    *("zero", "posting_sums", "announcements", "client_languages"),
    *("seasons", "medals", "achievements"),
    *("tournaments", "tournament_people", "tournament_tables"),
    *("friend_groups", "friend_members"),
}
LINES = (Path(__file__).parents[1] / "golden/gnau_kept_rounds.jsonl").read_text().splitlines()
SECOND_FORM = [line for line in map(json.loads, LINES) if line["kept"][1]["format"] == 2]


@pytest.fixture
async def left(engine):
    """The engine of a database that version 0.2 has left, not opened yet."""
    await leave_0_2(engine)
    return engine


@pytest.fixture
async def database(left) -> Database:
    """The same, opened by this version."""
    database = Database(left)
    await database.open()
    return database


@pytest.fixture
async def services(database):
    services = full_services(database, shipped_texts(), FakeClock(), Seeded())
    await services.preferences.refresh()
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


def test_there_are_rows_of_every_table():
    assert {name for name, _ in read_rows()} == set(metadata.tables) - NOT_LEFT


def test_there_are_rounds_of_every_form():
    snapshots = [row["snapshot"] for _, row in read_rows("rounds")]
    forms = [snapshot and snapshot.get("format", "at length") for snapshot in snapshots]
    assert set(forms) == {None, "at length", 2, 3}


async def test_nothing_is_lost_and_the_books_balance(left):
    before, books = await kept_rows(left), await audited(left)
    assert books.is_sound
    await Database(left).open()
    after = await kept_rows(left)
    assert [name for name, _ in after] == [name for name, _ in before]
    # Newer columns say nothing of what is older than they are.
    known = [
        {column: value for column, value in new.items() if column in old or value is not None}
        for (_, old), (_, new) in zip(before, after, strict=True)
    ]
    changed = {name for (name, old), new in zip(before, known, strict=True) if old != new}
    assert changed == {"rounds", "table_events"}
    assert await audited(left) == books
    assert await recounted(left) == []


async def test_rounds_say_what_they_said(left):
    async with left.connect() as connection:
        were = {row.id: row for row in await connection.execute(sa.select(rounds))}
    database = Database(left)
    await database.open()
    async with database.reading() as connection:
        found = (await connection.execute(sa.select(rounds))).all()
    for row in found:
        was = were[row.id]
        if was.snapshot is None or "format" in was.snapshot:
            continue
        told = expanded(KeptRound(row.record, row.snapshot))
        assert told.record == was.record
        assert told.snapshot == ({"gone": [], **was.snapshot} if "hands" in was.snapshot else was.snapshot)


@pytest.mark.parametrize("line", SECOND_FORM)
def test_a_round_in_the_second_form_says_what_it_said_in_full(line):
    found, long = (KeptRound(*line[name]) for name in ("kept", "in_full"))
    migration = import_module("bot.store.migrations.versions.0024_rounds_in_one_form")
    assert migration._expanded(*found) == long.snapshot


async def test_no_round_is_kept_in_an_older_form(database):
    async with database.reading() as connection:
        kept = (await connection.execute(sa.select(rounds).where(rounds.c.snapshot.is_not(None)))).all()
        deals = await connection.execute(
            sa.select(table_events.c.table_id, table_events.c.data).where(table_events.c.kind == "CardsDealt")
        )
        long = {(deal.table_id, deal.data["round"]) for deal in deals if "hands" in deal.data}
    assert {row.snapshot["format"] for row in kept if "game" not in row.snapshot} == {3}
    # Only those keep their cards whose round does not: it is not over, or has no snapshot.
    assert long.isdisjoint((row.table_id, row.number) for row in kept)


async def test_every_round_can_be_looked_up_and_its_deal_checked(services):
    for _, row in read_rows("rounds"):
        if row["snapshot"] is None:
            continue
        key = GuildId(row["guild_id"]), TableId(row["table_id"]), row["number"]
        found = await services.history.round(*key)
        assert found is not None
        if found.game == GnauMachine.game:
            deltas = {person: player.delta_points for person, player in found.players.items()}
            assert dict(recalled(found).deltas()) == deltas
            assert check_deal(write_deal(dealt_round(found))).is_true


async def test_a_round_without_a_snapshot_is_still_in_the_history(services):
    [row] = [row for _, row in read_rows("rounds") if row["snapshot"] is None]
    found = await services.history.round(GuildId(row["guild_id"]), TableId(row["table_id"]), row["number"])
    assert found is not None
    with pytest.raises(RuleError, match="round unproven"):
        dealt_round(found)


async def test_every_open_table_is_played_on(database, left, services):
    steps = await services.games.all_open()
    assert len(steps) >= 4
    for step in steps:
        await finish(services, step)
    books = await audited(left)
    assert books.is_sound
    async with database.transaction() as transaction:
        escrows = [Account.escrow(step.stored.guild_id, step.stored.table_id) for step in steps]
        for escrow in escrows:
            assert (await transaction.account_balances([escrow])).get(escrow, 0) == 0


async def test_cards_that_are_out_are_worth_what_was_set_aside(services, left):
    dealt = [
        step
        for step in await services.games.all_open()
        if step.stored.game == GnauMachine.game and step.table.phase is Phase.DEALT
    ]
    total = 0
    for step in dealt:
        people = [*step.table.hands.people]
        mode, guild_id = step.table.options.points, step.stored.guild_id
        held = dict(await services.store.balances(guild_id, people, mode))
        escrow = Account.escrow(guild_id, step.stored.table_id)
        async with services.store.transaction() as transaction:
            set_aside = (await transaction.account_balances([escrow])).get(escrow, 0)
        total += set_aside
        services.clock.at_ms = step.table.deadline_ms
        after = await services.games.tables_of("gnau").apply(step.stored.table_id, Wake())
        now = dict(await services.store.balances(guild_id, people, mode))
        deltas = after.table.deltas()
        assert sum(now.values()) == sum(held.values()) + set_aside + sum(deltas.values())
    assert total > 0
    assert (await audited(left)).is_sound


async def test_results_and_ends_that_nobody_was_shown_are_owed_still(database):
    for _, row in read_rows("rounds"):
        waiting = await database.rounds_not_announced(row["table_id"])
        assert (row["number"] in waiting) is not row["is_announced"]
    tables = [row for _, row in read_rows("game_tables")]
    owing = {row["id"] for row in tables if not row["is_open"] and row["owes_last_look"]}
    assert {stored.table_id for stored in await database.tables_with_unannounced_end()} == owing


async def test_the_servers_decisions_hold(services):
    settings = await services.settings.for_guild(BANKROLLS)
    assert settings.points is PointsMode.BANKROLL
    assert (settings.giving, settings.opening_grant_points) == (True, 500)


async def test_a_new_table_gets_a_number_of_its_own(services, database):
    numbers = {row["id"] for _, row in read_rows("game_tables")}
    async with database.transaction() as transaction:
        table = await transaction.insert_table(NewTable(GUILD, ChannelId(999), "gnau", {}), now_ms=0)
    assert table.table_id > max(numbers)


async def test_daily_deals_go_on(services):
    deal = services.of(DailyDealService).todays(GUILD, HEARTS.name)
    [leader] = await services.of(DailyDealService).standings(deal)
    assert (leader.user_id, (await services.of(DailyDealService).hand(deal, ANN)).has_shared) == (ANN, True)
    [post] = await services.of(DailyDealService).posts(deal)
    assert (post.user_id, post.channel_id, post.message_id) == (ANN, 2222, 987654321)
    hand = await services.of(DailyDealService).hand(deal, BEN)
    assert (hand.score, hand.is_outdated) == (None, True)
    scores = {
        person: await play_to_the_end(services.of(DailyDealService), deal, person) for person in (BEN, CAT)
    }
    lines = await services.of(DailyDealService).standings(deal)
    assert {line.user_id: line.score for line in lines} == scores | {ANN: leader.score}


def test_games_that_had_ended_are_told_as_they_were_paid():
    ended = {row["round_id"] for _, row in read_rows("games")}
    moved: dict[int, dict[int, int]] = {}
    for _, row in read_rows("round_players"):
        if row["round_id"] in ended:
            moved.setdefault(row["round_id"], {})[row["user_id"]] = row["delta_points"]
    for _, row in read_rows("rounds"):
        if row["id"] in ended:
            table = load(row["snapshot"], trick_game(row["snapshot"]["game"]))
            paid = {person: points for person, points in moved[row["id"]].items() if points}
            assert {person: points for person, points in payments(table).items() if points} == paid


async def test_what_people_have_chosen_holds(services):
    chosen = {person: services.preferences.for_user(person) for person in (ANN, BEN, CAT, MANAGER)}
    assert chosen == {
        ANN: Preferences(TurnCalls.PING, forced_cards=True, more_time=True),
        BEN: Preferences(text_only=True),
        CAT: Preferences(TurnCalls.DIRECT, four_colours=True, language="en"),
        MANAGER: DEFAULT,
    }
    # She was called just then, and is left in peace for a minute.
    called_ms = services.clock.now_ms()
    services.clock.advance(30)
    assert await services.preferences.claim_call(ANN, services.clock.now_ms()) == called_ms + CALL_PAUSE_MS


@pytest.mark.parametrize(
    ("table_id", "number", "people"), [(2, 2, [ANN, BEN, CAT]), (3, 1, [ANN, BEN]), (5, 1, [BEN, EVE])]
)
async def test_people_who_were_not_told_how_a_round_ended_can_be_told_still(
    services, table_id, number, people
):
    step = TableId(table_id), number
    assert [letter.user_id for letter in await services.letters.of_round(*step)] == people
    await services.letters.forget_round(*step)
    assert await services.letters.of_round(*step) == []


async def test_a_word_that_was_taken_out_of_sight_stays_out_and_its_deal_can_be_checked(services):
    word = "rude word"
    stored = await services.history.round(BANKROLLS, TableId(2), 1)
    deal = dealt_round(stored)
    assert word in [part["part"] for part in deal["parts"]]
    hidden = (await services.settings.for_guild(BANKROLLS)).hidden_words
    assert hidden == (digest_of(word),)
    assert word not in repr(without_words(deal, hidden))
    assert check_deal(write_deal(deal)).is_true


async def test_a_person_who_had_chosen_something_can_have_it_all_deleted(services):
    assert services.preferences.for_user(EVE).more_time
    assert (await services.of(PrivacyService).forget(EVE)).rows["preferences"]
    assert services.preferences.for_user(EVE) == DEFAULT
    assert [letter.user_id for letter in await services.letters.of_round(TableId(5), 1)] == [BEN]


async def test_a_database_from_before_0_2_is_refused(left):
    async with left.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '0017'"))
    before = await kept_rows(left)
    for ask in (Database(left).open, lambda: migrate.revision_state(left)):
        with pytest.raises(StoreUnavailable) as refused:
            await ask()
        assert (refused.value.reason, refused.value.params["revision"]) == ("database-too-old", "0017")
    assert await kept_rows(left) == before


async def test_a_damaged_round_stays_as_it_is_and_stops_nothing(left):
    damage = sa.text("UPDATE rounds SET snapshot = '{\"format\": 2}', record = '[]' WHERE id = 4")
    async with left.begin() as connection:
        await connection.execute(damage)
    await Database(left).open()
    async with left.connect() as connection:
        row = (await connection.execute(sa.select(rounds).where(rounds.c.id == 4))).one()
    assert row.snapshot == {"format": 2}
