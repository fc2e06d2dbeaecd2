"""What people have chosen, in a database: changes and calls of several processes at once."""

import asyncio
from functools import partial

from bot.store import DatabasePreferences
from bot.tables.ids import UserId
from bot.tables.preferences import DEFAULT
from tests.store.samples import NOW

ANN, BEN = UserId(10**18 + 1), UserId(10**18 + 2)
PAUSE_MS = 60_000


def changing(**changes):
    return partial(DEFAULT.change_stored, changes=changes)


async def test_two_changes_at_once_both_hold(database):
    kept = DatabasePreferences(database)
    names = ("forced_cards", "text_only", "four_colours", "more_time")
    await asyncio.gather(*(kept.save(ANN, changing(**{name: True}), now_ms=NOW) for name in names))
    assert await kept.changed_since(NOW) == {ANN: dict.fromkeys(names, True)}
    assert await kept.changed_since(NOW + 1) == {}


async def test_anyone_who_is_back_at_the_defaults_has_no_row(database):
    kept = DatabasePreferences(database)
    await kept.save(ANN, changing(text_only=True), now_ms=NOW)
    await kept.save(BEN, changing(text_only=True), now_ms=NOW + 1)
    assert await kept.count() == 2
    await kept.save(ANN, changing(text_only=False), now_ms=NOW + 2)
    assert await kept.changed_since(0) == {BEN: {"text_only": True}}
    assert await kept.count() == 1


async def test_of_several_processes_one_calls_somebody(database):
    kept = DatabasePreferences(database)
    await kept.save(ANN, changing(turn_calls="ping"), now_ms=NOW)
    claim = partial(kept.claim_call, ANN, due_ms=NOW, pause_ms=PAUSE_MS, now_ms=NOW)
    claimed = await asyncio.gather(*(claim() for _ in range(4)))
    assert sorted(claimed, key=str) == [NOW, None, None, None]
    # A change leaves the minute's peace as it is.
    await kept.save(ANN, changing(turn_calls="direct"), now_ms=NOW + 5)
    later = {"due_ms": NOW + 20_000, "pause_ms": PAUSE_MS}
    assert await kept.claim_call(ANN, **later, now_ms=NOW + 20_000) == NOW + PAUSE_MS
    assert await kept.claim_call(ANN, **later, now_ms=NOW + PAUSE_MS) == NOW + PAUSE_MS
