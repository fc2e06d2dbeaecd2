"""The settings of servers and preferences of people: at hand in every process, never undone by another."""

import asyncio
import logging

import pytest

from bot.rules.errors import RuleError
from bot.rules.gnau.presets import PRESETS
from bot.services.settings import CALL_PAUSE_MS, REFRESH_S, PreferencesService, SettingsService
from bot.store import DatabasePreferences, DatabaseSettings
from bot.tables.gnau.settings import GnauSettings, rules_changes
from bot.tables.ids import GuildId
from bot.tables.preferences import DEFAULT, Preferences, TurnCalls
from tests.support.clock import FakeClock
from tests.support.tables import ANN, BEN, GUILD, server_settings
from tests.support.transactions import counted

OTHER = GuildId(3_333)
DEFAULTS = server_settings(rules=PRESETS["plain"], reveal_s=45)


class Counted(DatabaseSettings):
    """Counts how often it is asked."""

    def __init__(self, database):
        super().__init__(database)
        self.loads = 0
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def load(self, guild_id):
        self.loads += 1
        options = await super().load(guild_id)
        self.asked.set()
        await self.may_answer.wait()
        return options


@pytest.fixture
def store(database) -> Counted:
    return Counted(database)


@pytest.fixture
def service(store, clock) -> SettingsService:
    return SettingsService(store, DEFAULTS, clock)


def restarted(store, clock, defaults=DEFAULTS):
    return SettingsService(store, defaults, clock)


async def test_a_server_begins_with_the_defaults_of_the_process(service):
    assert await service.for_guild(GUILD) == DEFAULTS
    assert await service.language(GUILD) is None


async def test_the_database_is_asked_once(service, store):
    for _ in range(3):
        await service.for_guild(GUILD)
    await service.change(GUILD, {"language": "ms"}, user_id=ANN)
    assert await service.language(GUILD) == "ms"
    assert store.loads == 1


async def test_a_change_is_of_one_server_and_survives_a_restart(service, store, clock):
    changed = await service.change(GUILD, {"reveal_s": 60, "rules.ties": "push"}, user_id=ANN)
    assert changed == DEFAULTS.changed({"reveal_s": 60, "rules.ties": "push"})
    assert await service.for_guild(OTHER) == DEFAULTS
    assert await restarted(store, clock).for_guild(GUILD) == changed


async def test_what_was_never_changed_follows_the_process(service, store, clock):
    await service.change(GUILD, {"reveal_s": 60}, user_id=ANN)
    after = await restarted(store, clock, server_settings(rules=PRESETS["kopitiam"], reveal_s=5)).for_guild(
        GUILD
    )
    gnau = after.for_game(GnauSettings)
    assert (gnau.rules, gnau.reveal_s) == (
        PRESETS["kopitiam"],
        60,
    )


async def test_back_to_the_default_is_kept_as_nothing(service, store):
    await service.change(GUILD, {"reveal_s": 60, "language": "ms"}, user_id=ANN)
    await service.change(GUILD, {"reveal_s": 45}, user_id=ANN)
    assert await store.load(GUILD) == {"language": "ms"}
    await service.change(GUILD, rules_changes(PRESETS["plain"]), user_id=ANN)
    assert await store.load(GUILD) == {"language": "ms"}


async def test_two_changes_at_once_both_hold(service, store, clock):
    await asyncio.gather(
        service.change(GUILD, {"rules.ties": "push"}, user_id=ANN),
        service.change(GUILD, {"rules.payouts.double": 7}, user_id=BEN),
        service.change(GUILD, {"language": "ms"}, user_id=BEN),
    )
    expected = DEFAULTS.changed({"rules.ties": "push", "rules.payouts.double": 7, "language": "ms"})
    assert await service.for_guild(GUILD) == expected
    assert await restarted(store, clock).for_guild(GUILD) == expected


async def test_two_changes_that_do_not_go_together_do_not_both_hold(service):
    outcomes = await asyncio.gather(
        service.change(GUILD, {"lowest_stake": 1, "stake_points": 50}, user_id=ANN),
        service.change(GUILD, {"highest_stake": 20}, user_id=BEN),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["RuleError", "ServerSettings"]


async def test_a_slow_first_look_does_not_bring_back_the_old(service, store):
    store.may_answer.clear()
    looking = asyncio.create_task(service.for_guild(GUILD))
    await store.asked.wait()
    await service.change(GUILD, {"language": "ms"}, user_id=ANN)
    store.may_answer.set()
    assert (await looking).language == "ms"
    assert await service.language(GUILD) == "ms"


async def test_what_is_refused_changes_nothing(service, store):
    before = await service.for_guild(GUILD)
    with pytest.raises(RuleError):
        await service.change(GUILD, {"language": "ms", "lowest_stake": 2}, user_id=ANN)
    assert await service.for_guild(GUILD) == before
    assert await store.load(GUILD) == {}


async def test_a_reset_forgets_everything(service, store):
    await service.change(GUILD, {"language": "ms", "rules.ties": "push"}, user_id=ANN)
    assert await service.reset(GUILD, user_id=BEN) == DEFAULTS
    assert await store.load(GUILD) == {}
    assert await service.for_guild(GUILD) == DEFAULTS


async def test_every_change_is_in_the_log(service, caplog):
    caplog.set_level(logging.INFO, logger="bot")
    await service.change(GUILD, {"rules.ties": "push"}, user_id=ANN)
    await service.reset(GUILD, user_id=BEN)
    first, second = (record.getMessage() for record in caplog.records if record.name.startswith("bot."))
    assert all(word in first for word in (str(GUILD), str(ANN), "rules.ties", "push"))
    assert all(word in second for word in (str(GUILD), str(BEN), "defaults"))


async def spoil(database, spoilt: bytes) -> None:
    async with database.writing() as connection:
        statement = "UPDATE guild_settings SET options = CAST(? AS TEXT)"
        await connection.exec_driver_sql(statement, (spoilt,))


SPOILT = [
    b'{"stake_points": 5\xff}',
    b'{"stake_points',
    b"[5]",
    b"[" * 5000,
    b"null",
    b"",
    b'{"language": "\xfe"}',
]


@pytest.mark.parametrize("spoilt", SPOILT)
async def test_damaged_settings_count_as_the_defaults(service, store, clock, database, caplog, spoilt):
    await service.change(GUILD, {"stake_points": 5}, user_id=ANN)
    await spoil(database, spoilt)
    fresh = restarted(store, clock)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert await fresh.for_guild(GUILD) == DEFAULTS
    [record] = caplog.records
    assert str(GUILD) in record.getMessage()
    assert record.exc_info is None


@pytest.mark.parametrize("spoilt", SPOILT)
async def test_saving_replaces_damaged_settings(service, store, clock, database, spoilt):
    await service.change(GUILD, {"stake_points": 5}, user_id=ANN)
    for mend in (
        lambda fresh: fresh.change(GUILD, {"reveal_s": 30}, user_id=BEN),
        lambda fresh: fresh.reset(GUILD, user_id=BEN),
        lambda fresh: fresh.block(GUILD, ANN, user_id=BEN),
    ):
        await spoil(database, spoilt)
        mended = restarted(store, clock)
        await mend(mended)
        assert await restarted(store, clock).for_guild(GUILD) == await mended.for_guild(GUILD)
    assert (await service._store.load(GUILD)).keys() == {"blocked"}


@pytest.mark.parametrize("junk", [None, True, -1, 10**30, 1.5, "x", [], [{}], {}, {"a": [1]}], ids=repr)
def test_no_value_of_another_kind_keeps_settings_from_being_read(junk):
    for name in DEFAULTS.values:
        read = DEFAULTS.with_stored({name: junk, "stake_points": 7})
        assert isinstance(read.values, dict)
        assert name == "stake_points" or read.stake_points == 7 or "stake" in name


@pytest.fixture
def clock():
    return FakeClock()


# What a refresh reads where nobody has changed anything.
COUNT_AND_CHANGES = 2


@pytest.fixture
def here(database, clock):
    return PreferencesService(DatabasePreferences(database), clock)


@pytest.fixture
def elsewhere(database, clock):
    """The same in another process."""
    return PreferencesService(DatabasePreferences(database), clock)


async def test_a_change_holds_at_once_and_after_a_restart(here, elsewhere):
    assert here.for_user(ANN) is DEFAULT
    await here.change(ANN, {"turn_calls": "ping"})
    changed = await here.change(ANN, {"more_time": True})
    assert changed == here.for_user(ANN) == Preferences(TurnCalls.PING, more_time=True)
    assert here.for_user(BEN) is DEFAULT
    await elsewhere.refresh()
    assert elsewhere.for_user(ANN) == changed


async def test_a_change_that_will_not_do_changes_nothing(here, elsewhere):
    await here.change(ANN, {"text_only": True})
    with pytest.raises(RuleError):
        await here.change(ANN, {"turn_calls": "shout"})
    await elsewhere.refresh()
    assert here.for_user(ANN) == elsewhere.for_user(ANN) == Preferences(text_only=True)


async def test_asking_costs_the_database_nothing(here, database):
    await here.refresh()
    with counted(database._engine) as asked:
        here.for_user(ANN)
        await here.refresh()
    assert asked.transactions == []


@pytest.mark.parametrize("last", [{"text_only": False}, {"turn_calls": "auto", "text_only": False}])
async def test_a_change_by_another_process_is_noticed_within_a_minute(here, elsewhere, clock, last):
    await elsewhere.refresh()
    await here.change(ANN, {"turn_calls": "direct", "text_only": True})
    await here.change(BEN, {"four_colours": True})
    clock.advance(REFRESH_S)
    await elsewhere.refresh()
    assert elsewhere.for_user(ANN) == Preferences(TurnCalls.DIRECT, text_only=True)
    clock.advance(3600)
    await here.change(ANN, last)
    await elsewhere.refresh()
    assert elsewhere.for_user(ANN) == here.for_user(ANN)
    assert elsewhere.for_user(BEN) == Preferences(four_colours=True)
    assert REFRESH_S < 60


async def test_what_is_changed_here_meanwhile_is_newer_than_what_is_read(here, elsewhere, clock, monkeypatch):
    await elsewhere.change(ANN, {"more_time": True})
    read = DatabasePreferences.changed_since

    async def read_slowly(store, since_ms):
        found = await read(store, since_ms)
        await here.change(ANN, {"more_time": False, "forced_cards": True})
        return found

    monkeypatch.setattr(DatabasePreferences, "changed_since", read_slowly)
    await here.refresh()
    assert here.for_user(ANN) == Preferences(forced_cards=True)


async def test_those_who_listen_hear_of_changes_alone(here, elsewhere, clock):
    heard: list[int] = []
    elsewhere.subscribe(lambda user_id, *_: heard.append(user_id))
    # What there is at the start is no change.
    await here.change(BEN, {"text_only": True})
    await elsewhere.refresh()
    await here.change(ANN, {"text_only": True})
    clock.advance(REFRESH_S)
    await elsewhere.refresh()
    assert heard == [ANN]


async def test_a_call_is_claimed_once_and_the_next_after_a_minute(here, elsewhere, clock):
    await here.change(ANN, {"turn_calls": "ping"})
    due_ms = clock.now_ms()
    assert await here.claim_call(ANN, due_ms) == due_ms
    # Nobody is called twice for one turn, be it by another process or after a restart.
    assert await elsewhere.claim_call(ANN, due_ms) is None
    clock.advance(25)
    assert await elsewhere.claim_call(ANN, clock.now_ms()) == due_ms + CALL_PAUSE_MS
    clock.advance(35)
    assert await elsewhere.claim_call(ANN, due_ms + 25_000) == clock.now_ms()


async def test_calls_that_are_switched_off_and_on_again_leave_the_minute_as_it_is(here, clock):
    await here.change(ANN, {"turn_calls": "ping"})
    first_ms = clock.now_ms()
    assert await here.claim_call(ANN, first_ms) == first_ms
    for way in ("off", "ping"):
        await here.change(ANN, {"turn_calls": way})
    assert await here.claim_call(ANN, first_ms) is None
    clock.advance(59)
    due_ms = clock.now_ms()
    assert await here.claim_call(ANN, due_ms) == first_ms + CALL_PAUSE_MS
    clock.advance(1)
    assert await here.claim_call(ANN, due_ms) == clock.now_ms()


async def test_who_is_forgotten_starts_anew(here, clock):
    for _ in range(2):
        await here.change(ANN, {"turn_calls": "ping"})
        assert await here.claim_call(ANN, clock.now_ms()) == clock.now_ms()
        await here.change(ANN, {"turn_calls": "auto"})
        here.forget(ANN)


async def test_who_has_chosen_nothing_is_called_once_by_all_processes(here, elsewhere, clock, database):
    await elsewhere.refresh()
    due_ms = clock.now_ms()
    assert await here.claim_call(BEN, due_ms) == due_ms
    assert await elsewhere.claim_call(BEN, due_ms) is None
    assert here.for_user(BEN) == DEFAULT
    # The row that remembers it is no reason to read all preferences again and again.
    clock.advance(REFRESH_S)
    for service in (here, elsewhere):
        await service.refresh()
        clock.advance(REFRESH_S)
        with counted(database._engine) as asked:
            await service.refresh()
        assert len(asked.transactions) == COUNT_AND_CHANGES
