"""What is kept about somebody as a file, and how often it can be asked for and deleted."""

import asyncio
import csv
import io
import json
import zipfile

import pytest

from bot.features.privacy import service as module
from bot.features.privacy.service import JSON_NAME, PrivacyService, write_archive, write_table
from bot.rules.errors import RuleError
from bot.services import Services
from bot.services.bankroll import Gift
from bot.tables.ids import UserId
from bot.tables.privacy import Forgotten, NamedAtOpenTables
from tests.support.lives import KOPITIAM, LEN, MAMAK, MEI, RAJ, Evening, services_over

DAY_S = 24 * 60 * 60


@pytest.fixture
def services(database, clock) -> Services:
    return services_over(database, clock)


@pytest.fixture
async def evening(services) -> Evening:
    evening = Evening(services)
    await evening.as_player()
    await evening.in_the_drill()
    return evening


def files_in(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        assert files.testzip() is None
        return {name: files.read(name) for name in files.namelist()}


def lines_in(table: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(table.decode("utf-8-sig"), newline="")))


async def refusal(asking) -> str:
    with pytest.raises(RuleError) as refused:
        await asking
    return refused.value.code


async def test_the_archive_says_the_same_as_json_and_as_tables(evening, services):
    files = files_in(await services.of(PrivacyService).export(LEN))
    told = json.loads(files.pop(JSON_NAME))
    assert told.pop("user") == str(LEN)
    assert files.keys() == {f"{name}.csv" for name, lines in told.items() if lines}
    for name, lines in told.items():
        if lines:
            table = lines_in(files[f"{name}.csv"])
            assert [list(line) for line in table] == [list(lines[0])] * len(lines)
            assert [line["server"] for line in table] == [line["server"] for line in lines]


def test_a_table_is_utf_8_with_the_mark_that_spreadsheets_want():
    table = write_table([{"word": "榴莲", "n": -5}])
    assert table == "\ufeffword,n\r\n榴莲,-5\r\n".encode()


@pytest.mark.parametrize("begin", [*"=+-@", *"＝＋－＠", "\t", "\r", "\n"])
def test_no_word_is_taken_for_a_formula(begin):
    word = f"{begin}1+1"
    [line] = lines_in(write_table([{"word": word, "plain": f"a{word}"}]))
    assert line == {"word": f"'{word}", "plain": f"a{word}"}


def test_numbers_below_zero_stay_numbers():
    assert b"\r\n-5," in write_table([{"change": -5, "none": None}])


def test_a_line_without_a_column_leaves_it_empty():
    assert lines_in(write_table([{"a": 1}, {"b": {"k": "v"}}])) == [
        {"a": "1", "b": ""},
        {"a": "", "b": '{"k": "v"}'},
    ]


def test_json_keeps_words_as_they_are():
    told = json.loads(files_in(write_archive(LEN, {"words": [{"word": "=1+1"}]}))[JSON_NAME])
    assert told == {"user": str(LEN), "words": [{"word": "=1+1"}]}


async def test_one_export_at_a_time_for_each_person(evening, services):
    exports = [services.of(PrivacyService).export(person) for person in (LEN, LEN, MEI)]
    first, second, other = await asyncio.gather(*exports, return_exceptions=True)
    assert isinstance(first, bytes)
    assert isinstance(second, RuleError)
    assert second.code == "privacy-busy"
    assert isinstance(other, bytes)
    # An archive has the time at which it was made in it.
    assert files_in(await services.of(PrivacyService).export(LEN)) == files_in(first)


async def test_what_is_too_big_for_discord_is_said(evening, services, monkeypatch):
    monkeypatch.setattr(module, "MAX_ARCHIVE_BYTES", 100)
    assert await refusal(services.of(PrivacyService).export(LEN)) == "export-too-big"
    monkeypatch.undo()
    assert await services.of(PrivacyService).export(LEN)


async def test_nothing_is_kept_of_a_stranger(evening, services):
    stranger = UserId(10**18 + 99)
    assert await refusal(services.of(PrivacyService).export(stranger)) == "nothing-kept"
    assert await refusal(services.of(PrivacyService).forget(stranger)) == "nothing-to-delete"


async def test_who_was_forgotten_has_nothing_to_export(evening, services):
    forgotten = await services.of(PrivacyService).forget(LEN)
    assert (forgotten.servers, forgotten.rounds, forgotten.rows["drill_answers"]) == (1, 1, 11)
    assert await refusal(services.of(PrivacyService).export(LEN)) == "nothing-kept"


async def test_of_two_clicks_at_once_one_deletes(evening, services):
    asked = [services.of(PrivacyService).forget(LEN) for _ in range(2)]
    first, second = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(first, Forgotten)
    assert first.rounds == 1
    assert isinstance(second, RuleError)
    assert second.code == "privacy-busy"


@pytest.fixture
async def purse(services) -> None:
    """LEN has played down a bankroll, with the grant of 200 and the daily 20 in it, to the last points."""
    changes = {"points": "bankroll", "opening_grant_points": 200, "daily_points": 20, "giving": True}
    await services.settings.change(KOPITIAM, changes | {"giving_min_age_days": 0}, user_id=MEI)
    await services.bankroll.take_daily(KOPITIAM, LEN)
    await services.bankroll.give(KOPITIAM, Gift(LEN, 0, MEI, 90, "1"))


async def test_deleting_fills_no_bankroll_again(services, clock, purse):
    await services.of(PrivacyService).forget(LEN)
    assert await services.bankroll.balance(KOPITIAM, LEN) == 0
    assert await refusal(services.bankroll.take_daily(KOPITIAM, LEN)) == "daily-forgotten"
    clock.advance(DAY_S)
    assert await services.bankroll.take_daily(KOPITIAM, LEN) == (20, 20)
    # Again and again: each time it is the last deletion that counts.
    await services.of(PrivacyService).forget(LEN)
    clock.advance(30 * DAY_S)
    assert await services.bankroll.balance(KOPITIAM, LEN) == 0
    await services.of(PrivacyService).forget(LEN)
    clock.advance(31 * DAY_S)
    assert await services.bankroll.balance(KOPITIAM, LEN) == 200


async def test_only_the_bankroll_that_was_deleted_stays_empty(services, purse):
    await services.settings.change(MAMAK, {"points": "bankroll", "opening_grant_points": 70}, user_id=MEI)
    await services.of(PrivacyService).forget(LEN)
    assert await services.bankroll.balance(MAMAK, LEN) == 70
    assert await services.bankroll.balance(KOPITIAM, RAJ) == 200


async def test_who_never_had_a_bankroll_leaves_no_pseudonym(evening, services, database):
    await services.of(PrivacyService).forget(LEN)
    assert (await database.kept()).rows["forgotten_purses"] == []


async def test_a_deleted_bankroll_is_remembered_by_the_same_key_and_by_nobody_else(
    services, database, clock, purse
):
    await services.of(PrivacyService).forget(LEN)
    [(guild_id, pseudonym, expires_ms)] = (await database.kept()).rows["forgotten_purses"]
    told = json.loads(files_in(await services.of(PrivacyService).export(LEN))[JSON_NAME])
    assert [line["pseudonym"] for line in told["pseudonyms"]] == [pseudonym]
    assert (guild_id, told["pseudonyms"][0]["server"]) == (KOPITIAM, str(KOPITIAM))
    # Beside the books the instant would tell whose stand-in is whose.
    assert expires_ms % (DAY_S * 1000) == 0
    other = services_over(database, clock)
    assert await refusal(other.of(PrivacyService).export(LEN)) == "nothing-kept"
    await other.close()


async def test_pseudonyms_are_dropped_after_thirty_days(services, database, clock, purse):
    await services.of(PrivacyService).forget(LEN)
    clock.advance(30 * DAY_S)
    await services.departures.delete_due()
    assert len((await database.kept()).rows["forgotten_purses"]) == 1
    clock.advance(DAY_S)
    await services.departures.delete_due()
    assert (await database.kept()).rows["forgotten_purses"] == []


async def test_who_is_at_a_table_hears_which(services):
    evening = Evening(services)
    table = await evening.open(LEN)
    with pytest.raises(NamedAtOpenTables) as refused:
        await services.of(PrivacyService).verify_forgettable(LEN)
    assert [named.table_id for named in refused.value.tables] == [table]
    with pytest.raises(NamedAtOpenTables):
        await services.of(PrivacyService).forget(LEN)
    await services.of(PrivacyService).verify_forgettable(MEI)


async def test_after_a_failure_it_can_be_asked_again(evening, services, database, monkeypatch):
    def broken(**_):
        raise ConnectionError("no database")

    monkeypatch.setattr(database, "reading", broken)
    with pytest.raises(ConnectionError):
        await services.of(PrivacyService).forget(LEN)
    monkeypatch.undo()
    assert (await services.of(PrivacyService).forget(LEN)).rounds == 1
