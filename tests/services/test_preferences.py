"""What people have chosen for themselves: at hand in every process, and soon the same in all of them."""

import pytest

from bot.rules.errors import RuleError
from bot.services.settings import CALL_PAUSE_MS, REFRESH_S, PreferencesService
from bot.store import DatabasePreferences
from bot.tables.preferences import DEFAULT, Preferences, TurnCalls
from tests.support.clock import FakeClock
from tests.support.tables import ANN, BEN
from tests.support.transactions import counted


@pytest.fixture
def clock():
    return FakeClock()


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


@pytest.mark.parametrize("last", [{"text_only": False}, {"turn_calls": "off", "text_only": False}])
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
    elsewhere.subscribe(heard.append)
    await here.change(ANN, {"text_only": True})
    await elsewhere.refresh()
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
        await here.change(ANN, {"turn_calls": "off"})
        here.forget(ANN)


async def test_who_has_chosen_nothing_is_never_called(here, clock):
    assert await here.claim_call(BEN, clock.now_ms()) is None
