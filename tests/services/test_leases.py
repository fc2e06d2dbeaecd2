"""Which servers a process answers for: claimed, renewed, lost and given back."""

import asyncio
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from bot.services import HeldLeases, this_process
from bot.services.leases import is_gone
from bot.store import Database, Leases, create_engine
from bot.tables.ids import GuildId
from bot.tables.leases import Holder, NotOurGuild
from tests.services.owners import GUILD, LEASE_S, OTHER_GUILD, OURS, THEIRS
from tests.support.services import full_services
from tests.support.tables import ANN, BEN, CHANNEL, Seeded, join, lobby
from tests.support.texts import shipped_texts


async def test_a_server_is_taken_up_exactly_once(ours, listener):
    assert await ours.claim([GUILD, OTHER_GUILD]) == {GUILD, OTHER_GUILD}
    assert await ours.claim([GUILD]) == {GUILD}
    assert await ours.serves(GUILD)
    assert listener.told == [("taken", {GUILD, OTHER_GUILD})]


async def test_the_first_click_takes_a_free_server(ours, listener):
    assert await ours.serves(GUILD)
    assert listener.told == [("taken", {GUILD})]


async def test_another_processs_server_is_left_alone_and_told_of_once(ours, theirs, listener, caplog):
    await theirs.claim([GUILD])
    assert [await ours.serves(GUILD) for _ in range(3)] == [False, False, False]
    assert listener.told == []
    [warning] = caplog.messages
    assert f"server {GUILD} is served by process teh:2" in warning
    assert "SHARD_IDS" in warning


async def test_a_dead_processs_servers_are_taken_when_their_leases_expire(ours, theirs, listener, clock):
    await theirs.claim([GUILD])
    clock.advance(LEASE_S - 1)
    assert not await ours.serves(GUILD)
    clock.advance(1)
    assert await ours.claim([GUILD]) == {GUILD}
    assert listener.told == [("taken", {GUILD})]


async def test_what_a_silent_process_may_have_answered_before_is_left_alone(ours, theirs, listener, clock):
    await theirs.claim([GUILD])
    # Nobody has died: the clock was set forward just after a click was answered.
    clock.advance(LEASE_S)
    assert not await ours.serves(GUILD)
    assert (ours.held, listener.told) == ({GUILD}, [("taken", {GUILD})])
    assert not await ours.serves(GUILD)
    assert await ours.serves(OTHER_GUILD)


async def test_a_silent_processs_servers_are_answered_once_its_clicks_are_too_old(
    ours, theirs, clock, monkeypatch
):
    monkeypatch.setattr("bot.services.leases.HUSH_S", 0.02)
    await theirs.claim([GUILD])
    clock.advance(LEASE_S)
    await ours.claim([GUILD])
    await asyncio.sleep(0.03)
    assert await ours.serves(GUILD)


async def test_whoever_renews_keeps_its_servers(ours, theirs, clock):
    await ours.claim([GUILD])
    for _ in range(5):
        clock.advance(LEASE_S - 1)
        await ours.renew()
        assert not await theirs.serves(GUILD)
    assert await ours.serves(GUILD)


async def test_a_server_that_was_taken_is_let_go(ours, theirs, listener, clock):
    await ours.claim([GUILD, OTHER_GUILD])
    clock.advance(LEASE_S)
    await theirs.claim([GUILD])
    await ours.renew()
    assert listener.told[1:] == [("lost", {GUILD})]
    assert (ours.held, await ours.serves(GUILD)) == ({OTHER_GUILD}, False)


async def test_a_click_finds_out_that_the_server_was_taken(ours, theirs, listener, clock):
    await ours.claim([GUILD])
    clock.advance(LEASE_S)
    await theirs.claim([GUILD])
    assert not await ours.serves(GUILD)
    assert listener.told[1:] == [("lost", {GUILD})]


async def test_what_was_lost_can_come_back(ours, theirs, listener, clock):
    await ours.claim([GUILD])
    clock.advance(LEASE_S)
    await theirs.claim([GUILD])
    await ours.renew()
    await theirs.release()
    assert await ours.serves(GUILD)
    assert listener.told == [("taken", {GUILD}), ("lost", {GUILD}), ("taken", {GUILD})]


async def test_what_was_given_back_need_not_be_waited_for(ours, theirs):
    await ours.claim([GUILD])
    await ours.release()
    assert await theirs.serves(GUILD)
    assert ours.held == frozenset()


async def test_nobody_is_answered_once_another_process_may_do_so(ours, leases, clock):
    await ours.claim([GUILD])
    leases.is_away = True
    clock.advance(LEASE_S - 1)
    assert await ours.serves(GUILD)
    clock.advance(1)
    assert not await ours.serves(GUILD)
    assert not ours.is_renewed
    leases.is_away = False
    assert await ours.serves(GUILD)
    await ours.renew()
    assert ours.is_renewed


async def test_a_clock_that_goes_back_changes_nothing(ours, theirs, listener, clock):
    await ours.claim([GUILD])
    clock.advance(-3600)
    assert await ours.serves(GUILD)
    await ours.renew()
    assert not await theirs.serves(GUILD)
    clock.advance(LEASE_S)
    assert await theirs.claim([GUILD]) == {GUILD}
    assert listener.told == [("taken", {GUILD})]


async def test_a_dead_process_whose_clock_was_ahead_is_waited_for_as_long_as_any_other(ours, theirs, clock):
    clock.advance(3600)
    await theirs.claim([GUILD])
    clock.advance(-3600)
    assert not await ours.serves(GUILD)
    clock.advance(LEASE_S)
    assert await ours.claim([GUILD]) == {GUILD}


async def test_a_server_that_could_not_be_taken_up_is_taken_up_later(ours, listener):
    listener.fails = True
    assert not await ours.serves(GUILD)
    listener.fails = False
    assert await ours.serves(GUILD)
    assert listener.told == [("taken", {GUILD})]


async def test_more_servers_than_one_statement_can_name(ours):
    guilds = {GuildId(number) for number in range(1, 2_502)}
    assert await ours.claim(guilds) == guilds
    await ours.renew()
    assert ours.held == guilds


async def test_a_former_self_is_not_waited_for_and_stays_out(database, clock, listener):
    former, again = (HeldLeases(Leases(database), replace(OURS, id=letter * 32), clock) for letter in "cd")
    former.subscribe(listener)
    await former.claim([GUILD])
    assert await again.serves(GUILD)
    await former.renew()
    assert not await former.serves(GUILD)
    assert await again.serves(GUILD)
    assert listener.told == [("taken", {GUILD}), ("lost", {GUILD})]


def test_each_start_of_a_process_has_a_name_of_its_own():
    first, second = this_process(), this_process()
    assert first.id != second.id
    assert first.name == second.name
    assert first.name.endswith(f":{os.getpid()}")


def test_a_process_that_has_ended_is_gone():
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    own = this_process()
    host = own.name.rpartition(":")[0]

    def process(name):
        return Holder("f" * 32, name)

    assert is_gone(process(f"{host}:{ended.pid}"), own)
    assert is_gone(process(own.name), own)
    assert not is_gone(process(f"{host}:{os.getppid()}"), own)
    assert not is_gone(process(f"elsewhere:{ended.pid}"), own)
    assert not is_gone(process(f"{host}:?"), own)


async def test_the_tables_of_a_server_that_was_lost_wake_up_elsewhere(sqlite_url, database, clock):
    def services(holder):
        return full_services(Database(create_engine(sqlite_url), holder), shipped_texts(), clock, Seeded(1))

    former, successor = services(OURS), services(THEIRS)
    await former.leases.claim([GUILD])
    stored = await former.games.tables_of("gnau").open(GUILD, CHANNEL, lobby(ANN).table)
    assert stored.table_id in former.wakeups._sleeping
    clock.advance(LEASE_S)
    await successor.leases.claim([GUILD])
    [step] = await successor.resume([GUILD])
    await former.let_go([GUILD])
    assert (list(former.wakeups._sleeping), list(successor.wakeups._sleeping)) == ([], [stored.table_id])
    with pytest.raises(NotOurGuild):
        await former.games.tables_of("gnau").apply(stored.table_id, join(BEN))
    # One that was about to wake it finds nothing to do, and tries no more.
    await former.wakeups.wake(stored.table_id)
    assert (await successor.games.tables_of("gnau").get(stored.table_id))[0] == step.stored
    for each in (former, successor):
        await each.close()
        await each.store.close()
