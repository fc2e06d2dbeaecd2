"""The beat that keeps a process's servers: it goes on whatever happens, and ends with the bot."""

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.lease_keeper import AGAIN_S, LeaseKeeper
from bot.services import RENEW_S
from bot.tables.ids import GuildId
from tests.support.hanging import HANGS_S


class HeldLeases:
    """Fails at the first renewal, and says when it was asked often enough."""

    missing: frozenset[GuildId] = frozenset()

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.often_enough = asyncio.Event()

    def subscribe(self, _listener: Any) -> None:
        self.asked.append("subscribed")

    async def renew(self) -> bool:
        self.asked.append("renewed")
        if self.asked.count("renewed") == 1:
            raise OSError("the database has gone")
        if self.asked.count("renewed") == 3:
            self.often_enough.set()
        return True

    async def claim(self, guild_ids: set[GuildId]) -> None:
        assert guild_ids == set()

    async def release(self) -> None:
        self.asked.append("released")


async def nothing() -> list[Any]:
    return []


def keeper_with(leases: HeldLeases, beat_s: float | None) -> LeaseKeeper:
    bot = SimpleNamespace(add_listener=lambda *_: None, guilds=[], shard_count=1)
    services: Any = SimpleNamespace(
        leases=leases, changed_unnoticed=nothing, preferences=SimpleNamespace(refresh=nothing)
    )
    return LeaseKeeper(bot, services, None, beat_s)  # type: ignore[arg-type]  # stand-ins


async def test_the_lease_keeper_beats_on_after_a_failure_and_ends_with_the_bot(caplog):
    leases = HeldLeases()
    keeper = keeper_with(leases, 0)
    keeper.start()
    async with asyncio.timeout(HANGS_S):
        await leases.often_enough.wait()
    await keeper.close()
    renewed = leases.asked.count("renewed")
    assert leases.asked == ["subscribed", *["renewed"] * renewed, "released"]
    assert caplog.messages == ["the database does not answer"]
    await asyncio.sleep(0)
    assert leases.asked[-1] == "released"


async def test_a_process_that_is_alone_need_not_beat():
    leases = HeldLeases()
    keeper = keeper_with(leases, None)
    keeper.start()
    await asyncio.sleep(0)
    await keeper.close()
    assert leases.asked == ["subscribed", "released"]


class Silent(HeldLeases):
    """Waits for a database that says nothing any more, neither yes nor no."""

    async def renew(self) -> bool:
        self.asked.append("renewed")
        await asyncio.Event().wait()
        return True

    async def release(self) -> None:
        self.asked.append("released")
        await asyncio.Event().wait()


async def test_a_database_that_has_fallen_silent_holds_up_no_beat_and_no_end(monkeypatch, caplog):
    monkeypatch.setattr("bot.lease_keeper.RENEWING_S", 0.01)
    monkeypatch.setattr("bot.lease_keeper.PARTING_S", 0.01)
    leases = Silent()
    keeper = keeper_with(leases, None)
    async with asyncio.timeout(HANGS_S):
        await keeper.beat()
        await keeper.close()
    assert leases.asked == ["renewed", "released"]
    assert caplog.messages == ["the database does not answer", "the servers could not be given back"]


class SilentClaims(HeldLeases):
    """Renews, and waits for ever where it is asked for servers: taking them up has come to a halt."""

    async def claim(self, guild_ids: set[GuildId]) -> None:
        self.asked.append("claimed")
        await asyncio.Event().wait()


async def test_servers_that_cannot_be_taken_up_keep_no_lease_from_being_renewed():
    leases = SilentClaims()
    keeper = keeper_with(leases, 0)
    keeper.start()
    async with asyncio.timeout(HANGS_S):
        await leases.often_enough.wait()
    await keeper.close()
    assert leases.asked.count("claimed") == 1


async def test_no_step_of_a_beat_is_left_out_for_the_sake_of_another(monkeypatch, caplog):
    monkeypatch.setattr("bot.lease_keeper.PATIENCE_S", 0.01)
    leases, looked = SilentClaims(), []

    async def changed_unnoticed() -> list[Any]:
        looked.append("changed")
        return []

    keeper = keeper_with(leases, None)
    keeper._services.changed_unnoticed = changed_unnoticed  # type: ignore[method-assign]  # a stand-in
    async with asyncio.timeout(HANGS_S):
        await keeper.beat()
    assert (leases.asked, looked) == (["renewed", "claimed", "claimed"], ["changed"])
    assert caplog.messages == ["the database does not answer"] * 3


class Hindered(HeldLeases):
    """Twice there is a lease that somebody is just changing."""

    async def renew(self) -> bool:
        await super().renew()
        return self.asked.count("renewed") > 2


async def test_a_lease_that_could_not_be_renewed_does_not_wait_for_the_next_beat(monkeypatch):
    sleep, pauses = asyncio.sleep, []

    async def note(delay_s: float) -> None:
        pauses.append(delay_s)
        await sleep(0)

    monkeypatch.setattr("bot.lease_keeper.asyncio.sleep", note)
    leases = Hindered()
    keeper = keeper_with(leases, RENEW_S)
    keeper.start()
    async with asyncio.timeout(HANGS_S):
        await leases.often_enough.wait()
    await sleep(0)
    await keeper.close()
    assert (pauses.count(AGAIN_S), set(pauses)) == (2, {RENEW_S, AGAIN_S})
