"""What watches the bank complains about everything that must not be."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.services import Services
from bot.store import Database, create_engine
from bot.store.schema import accounts, entries, postings
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import Account, PointsMode
from tests.bank.books import Holder, RoundKey, read_books
from tests.bank.checking import Evidence, loose_ends, violations
from tests.bank.operations import (
    BANKROLL_GUILDS,
    MANAGER,
    SCORE_GUILD,
    SETTINGS,
    Answer,
    BankClock,
    Kind,
    Operation,
    Outcome,
)
from tests.bank.performing import perform
from tests.support.databases import lay_out
from tests.support.services import full_services
from tests.support.tables import Seeded
from tests.support.tampering import balances_follow, is_account, is_entry, tamper
from tests.support.texts import shipped_texts

GUILD = BANKROLL_GUILDS[0]
GIVER, RECEIVER = 11, 12
GIFT = f"gift:{GUILD}:{GIVER}:gift"
PURSE = Account.user(GUILD, UserId(GIVER), PointsMode.BANKROLL)


def played(guild_id, table_id, *ending) -> list[Operation]:
    """Return the operations of one round of two people, and what follows it."""
    names = [
        (Kind.OPEN, 0, 0),
        (Kind.JOIN, GIVER, 0),
        (Kind.JOIN, RECEIVER, 0),
        (Kind.DEAL, MANAGER, 0),
        (Kind.REVEAL, MANAGER, 1),
        *ending,
    ]
    return [
        Operation(
            f"{guild_id}-{kind}-{user_id}-{number}",
            kind,
            guild_id,
            user_id,
            points=1,
            channel_id=guild_id,
            table_id=table_id,
            round=number,
        )
        for kind, user_id, number in names
    ]


OPERATIONS = [
    *played(GUILD, 1, (Kind.DEAL, MANAGER, 1)),
    *played(SCORE_GUILD, 2, (Kind.CLOSE, MANAGER, 1)),
    Operation("gift", Kind.GIFT, GUILD, GIVER, RECEIVER, 30),
    Operation("too-much", Kind.GIFT, GUILD, GIVER, RECEIVER, 5_000),
    Operation("grant", Kind.GRANT, SCORE_GUILD, GIVER, points=7),
    Operation("reset", Kind.RESET, GUILD, GIVER),
    Operation("daily", Kind.DAILY, GUILD, GIVER),
]


@pytest.fixture
async def services(tmp_path) -> AsyncIterator[Services]:
    url = f"sqlite:///{tmp_path}/gnau.sqlite3"
    lay_out(url)
    database = Database(create_engine(url))
    await database.open()
    services = full_services(database, shipped_texts(), BankClock(), Seeded(), SETTINGS)
    await services.settings.change(SCORE_GUILD, {"points": "score"}, user_id=UserId(MANAGER))
    yield services
    await services.close()
    await database.close()


@pytest.fixture
def engine(services):
    return services.store._engine


@pytest.fixture
async def evidence(services, engine) -> Evidence:
    """What is known of a good run: a round in each mode, points by hand, and cards that are out."""
    answered = {operation.key: await perform(services, operation) for operation in OPERATIONS}
    outcomes = {key: answer.outcome for key, answer in answered.items() if answer.outcome is not Outcome.DONE}
    assert outcomes == {"too-much": Outcome.REFUSED}
    return Evidence({each.key: each for each in OPERATIONS}, answered, await read_books(engine))


async def read_again(evidence, engine) -> list[str]:
    return violations(replace(evidence, books=await read_books(engine)))


def with_posting(evidence: Evidence, reference, moved) -> Evidence:
    books = replace(evidence.books, postings={**evidence.books.postings, reference: moved})
    return replace(evidence, books=books)


def named(found, *parts):
    """Tell whether some complaint names all of these."""
    return any(all(part in sentence for part in parts) for sentence in found)


async def test_nothing_is_wrong_with_a_good_run(evidence):
    assert violations(evidence) == []
    assert evidence.books.audit.is_sound
    assert evidence.books.escrows[1] > 0


async def test_an_entry_that_is_missing(evidence, engine):
    await tamper(engine, sa.delete(entries).where(is_entry(GIFT, PURSE)))
    found = await read_again(evidence, engine)
    assert named(found, "lopsided", GIFT)
    assert named(found, "misstated", str(GIVER))
    assert named(found, GIFT, "but moved")


async def test_a_balance_that_is_off(evidence, engine):
    more = sa.update(accounts).where(is_account(PURSE)).values(balance_points=accounts.c.balance_points + 1)
    await tamper(engine, more)
    found = await read_again(evidence, engine)
    assert named(found, "misstated", str(GIVER))
    assert named(found, "unbalanced", str(GUILD))


@pytest.mark.parametrize(
    "reference", [GIFT, f"grant:{SCORE_GUILD}:grant", f"reset:{GUILD}:reset", "gnau:1:1"]
)
async def test_an_acknowledged_posting_that_is_gone(evidence, engine, reference):
    gone = sa.delete(entries).where(is_entry(reference))
    await tamper(engine, gone, sa.delete(postings).where(postings.c.reference == reference))
    await tamper(engine, balances_follow())
    assert named(await read_again(evidence, engine), reference)


@pytest.mark.parametrize(
    "reference", [GIFT, f"grant:{SCORE_GUILD}:grant", f"reset:{GUILD}:reset", "gnau:2:1"]
)
async def test_an_amount_that_is_doubled(evidence, engine, reference):
    twice = sa.update(entries).where(is_entry(reference)).values(amount_points=entries.c.amount_points * 2)
    await tamper(engine, twice, balances_follow())
    books = await read_books(engine)
    assert books.audit.is_sound
    assert named(violations(replace(evidence, books=books)), reference, "moved")


@pytest.mark.parametrize(
    "reference", [f"gift:{GUILD}:{GIVER}:20000:gift", "gnau:1:9", "gnau:9:1:reserve", f"opening:{GUILD}:99"]
)
def test_a_posting_that_nobody_meant(evidence, reference):
    moved = evidence.books.postings[GIFT]
    assert named(violations(with_posting(evidence, reference, moved)), reference, "nobody meant to")


def test_a_refused_gift_that_was_given_all_the_same(evidence):
    reference = f"gift:{GUILD}:{GIVER}:too-much"
    assert named(violations(with_posting(evidence, reference, evidence.books.postings[GIFT])), reference)


def test_an_allowance_that_came_twice(evidence):
    (moved,) = (moved for name, moved in evidence.books.postings.items() if name.startswith("daily:"))
    found = violations(with_posting(evidence, f"daily:{GUILD}:{GIVER}:1", moved))
    assert named(found, "allowances", "told 1, kept 2")


def test_an_allowance_that_was_lost(evidence):
    kept = {name: moved for name, moved in evidence.books.postings.items() if not name.startswith("daily:")}
    found = violations(replace(evidence, books=replace(evidence.books, postings=kept)))
    assert named(found, "allowances", "told 1, kept 0")


def test_what_was_not_answered_may_be_there_but_not_otherwise(evidence):
    answered = {key: answer for key, answer in evidence.answered.items() if key != "gift"}
    unanswered = replace(evidence, answered=answered)
    assert violations(unanswered) == []
    kept = {name: moved for name, moved in evidence.books.postings.items() if name != GIFT}
    assert violations(replace(unanswered, books=replace(evidence.books, postings=kept))) == []
    wrong = {Holder(GUILD, "purse", GIVER): -31, Holder(GUILD, "purse", RECEIVER): 31}
    assert named(violations(with_posting(unanswered, GIFT, wrong)), GIFT)


def test_a_round_that_was_told_and_is_gone(evidence):
    rounds = {key: kept for key, kept in evidence.books.rounds.items() if key != RoundKey(2, 1)}
    found = violations(replace(evidence, books=replace(evidence.books, rounds=rounds)))
    assert named(found, "table 2, round 1: told")
    assert named(found, "gnau:2:1", "no such round")


def test_a_round_that_is_kept_otherwise_than_it_was_told(evidence):
    key = f"{GUILD}-reveal-{MANAGER}-1"
    answer = replace(evidence.answered[key], deltas={str(GIVER): 1, str(RECEIVER): -1})
    found = violations(replace(evidence, answered={**evidence.answered, key: answer}))
    assert named(found, "table 1, round 1: told")


def test_a_deal_that_was_told_and_is_forgotten(evidence):
    tables = {**evidence.books.tables, 1: replace(evidence.books.tables[1], round=1)}
    found = violations(replace(evidence, books=replace(evidence.books, tables=tables)))
    assert named(found, "forgot that round 2 was dealt")


def test_points_that_stay_at_a_table(evidence):
    tables = {**evidence.books.tables, 1: replace(evidence.books.tables[1], is_dealt=False)}
    found = violations(replace(evidence, books=replace(evidence.books, tables=tables)))
    assert named(found, "table 1 holds 20, not 0")


def test_points_at_stake_that_are_lost(evidence):
    found = violations(replace(evidence, books=replace(evidence.books, escrows={1: 0})))
    assert named(found, "table 1 holds 0, not 20")


def test_what_is_left_in_the_end(evidence):
    answered = {key: answer for key, answer in evidence.answered.items() if key != "gift"}
    assert loose_ends(replace(evidence, answered=answered)) == [
        "gift was never answered",
        "table 1 is still open",
        "table 1 holds 20",
    ]


async def test_an_operation_that_is_repeated_is_answered_alike(services, evidence, engine):
    for key in ("gift", "grant", "reset"):
        assert await perform(services, evidence.intended[key]) == evidence.answered[key]
    assert await read_books(engine) == evidence.books


async def test_another_process_that_was_faster_changes_nothing(services, evidence, engine):
    again = Operation("again", Kind.OPEN, GUILD, points=1, channel_id=GUILD)
    assert await perform(services, again) == Answer(Outcome.CONFLICT, "TableExists")
    assert await read_books(engine) == evidence.books
    assert (await services.games.tables_of("gnau").get(TableId(1)))[0].guild_id == GuildId(GUILD)
