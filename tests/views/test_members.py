"""What people are called, as far as that can be learnt at once."""

from types import SimpleNamespace
from typing import Any

import discord

from bot.views.members import FRESH_MS, SILENCE_MS, Members
from tests.support.clock import FakeClock
from tests.support.tables import ANN, BEN


def person(user_id: int, name: str, guild_id: int = 1) -> Any:
    """Return a member as a click tells of them."""
    state = SimpleNamespace(member_cache_flags=None, store_user=lambda data, **_: SimpleNamespace(**data))
    guild = SimpleNamespace(id=guild_id)
    data: Any = {
        "user": {"id": user_id, "global_name": None, "username": "user", "display_name": "user"},
        "nick": name,
        "roles": [],
        "joined_at": None,
        "flags": 0,
    }
    return discord.Member(data=data, guild=guild, state=state)  # type: ignore[arg-type]


async def test_who_has_just_clicked_is_asked_about_nowhere():
    async def no_answer(**_: Any) -> Any:
        raise RuntimeError

    guild: Any = SimpleNamespace(id=1, query_members=no_answer)
    clock = FakeClock()
    members = Members(clock)
    members.note(person(ANN, "Ann of old"), 1)
    members.note(person(ANN, "Ann"), 1)
    members.note(person(ANN, "Ann elsewhere", guild_id=2), 2)
    assert await members.names(guild, [ANN]) == {ANN: "Ann"}
    # Nobody says what Ben is called.
    assert await members.names_at_once(guild, [ANN, BEN]) == {ANN: "Ann"}
    assert await members.names_at_once(guild, [ANN, BEN]) == {ANN: "Ann"}
    clock.advance(FRESH_MS / 1000 + 1)
    assert await members.names_at_once(guild, [ANN]) == {}


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
