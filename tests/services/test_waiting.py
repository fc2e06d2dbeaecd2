"""A process that starts waits until nobody else answers for its servers."""

import pytest

from bot.services import ServedElsewhere
from bot.tables.leases import LEASE_MS
from tests.services.owners import GUILD, OTHER_GUILD
from tests.support.clock import NOW_MS


class Sleep:
    """Lets time pass at once, and something happen meanwhile."""

    def __init__(self, clock, meanwhile=None):
        self.clock, self.meanwhile = clock, meanwhile

    async def __call__(self, seconds):
        self.clock.advance(seconds)
        if self.meanwhile:
            await self.meanwhile()


async def test_a_free_house_is_not_waited_for(ours, clock):
    await ours.wait_for_others(lambda _: True, Sleep(clock))
    assert clock.now_ms() == NOW_MS


async def test_a_dead_process_is_waited_out(ours, theirs, clock):
    await theirs.claim([GUILD])
    await ours.wait_for_others(lambda _: True, Sleep(clock))
    assert clock.now_ms() == NOW_MS + LEASE_MS


async def test_a_dead_process_whose_clock_was_ahead_is_waited_out(ours, theirs, clock):
    clock.advance(3600)
    await theirs.claim([GUILD])
    clock.advance(-3600)
    await ours.wait_for_others(lambda _: True, Sleep(clock))
    assert clock.now_ms() == NOW_MS + LEASE_MS


async def test_a_process_that_ends_is_waited_for(ours, theirs, clock):
    await theirs.claim([GUILD])
    await ours.wait_for_others(lambda _: True, Sleep(clock, theirs.release))
    assert clock.now_ms() == NOW_MS + 1000


async def test_a_process_that_goes_on_is_named(ours, theirs, clock):
    await theirs.claim([GUILD])
    with pytest.raises(ServedElsewhere) as caught:
        await ours.wait_for_others(lambda _: True, Sleep(clock, theirs.renew))
    assert caught.value.name == "teh:2"


async def test_processes_of_other_shards_do_not_matter(ours, theirs, clock):
    await theirs.claim([GUILD])
    await ours.wait_for_others(lambda guild_id: guild_id == OTHER_GUILD, Sleep(clock, theirs.renew))
    assert clock.now_ms() == NOW_MS
