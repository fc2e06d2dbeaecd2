"""Invitations that came while nobody could hear them."""

import pytest

from bot.services.guilds import Invitations
from bot.tables.ids import GuildId

OLD, NEW = GuildId(1), GuildId(2)
SHARD, OTHER = "7:0/2", "7:1/2"


@pytest.fixture
def start(database, clock):
    """Returns what a process that starts knows."""
    return lambda: Invitations(database, clock)


async def test_a_server_is_told_apart_from_old_ones_only_by_an_earlier_start(start, clock):
    clock.at_ms = 1000
    assert await start().missed(SHARD, {OLD: 900}) == []
    clock.at_ms = 3000
    # Of the other shard nothing is known yet.
    assert await start().missed(OTHER, {NEW: 2000}) == []
    assert await start().missed(SHARD, {OLD: 900, NEW: 2000}) == [NEW]
    assert await start().missed(SHARD, {OLD: 900, NEW: 2000}) == []


@pytest.mark.parametrize("joined_ms", [1500, 9000])
async def test_what_was_heard_is_not_missed_by_the_next_start_however_late_its_clock(
    start, clock, joined_ms: int
):
    clock.at_ms = 1000
    first = start()
    assert await first.missed(SHARD, {}) == []
    clock.at_ms = 1400
    assert await first.hear(SHARD, NEW, joined_ms)
    assert await first.missed(SHARD, {NEW: joined_ms}) == []
    clock.at_ms = 1200
    assert await start().missed(SHARD, {NEW: joined_ms}) == []


async def test_what_was_missed_is_not_heard_again_but_another_invitation_is(start, clock):
    first = start()
    await first.missed(SHARD, {})
    late_ms = clock.at_ms + 1000
    assert await first.missed(SHARD, {NEW: late_ms}) == [NEW]
    assert not await first.hear(SHARD, NEW, late_ms)
    assert await first.hear(SHARD, NEW, late_ms + 1000)
