"""What people are called, as far as that can be learnt at once."""

from types import SimpleNamespace
from typing import Any

from bot.views.members import SILENCE_MS, Members
from tests.support.clock import FakeClock
from tests.support.tables import ANN


async def test_where_nobody_says_names_nobody_is_asked_again_for_a_minute():
    asked = 0

    async def no_answer(**_: Any) -> Any:
        nonlocal asked
        asked += 1
        raise RuntimeError

    guild: Any = SimpleNamespace(id=1, query_members=no_answer)
    elsewhere: Any = SimpleNamespace(id=2, query_members=no_answer)
    clock = FakeClock()
    members = Members(clock)
    for _ in range(3):
        assert await members.names_at_once(guild, [ANN]) == {}
    assert asked == 1
    await members.names_at_once(elsewhere, [ANN])
    assert asked == 2
    clock.advance(SILENCE_MS / 1000)
    await members.names_at_once(guild, [ANN])
    assert asked == 3
