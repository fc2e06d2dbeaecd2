"""The servers that this process answers for, each under a lease in the database."""

import asyncio
import logging
import os
import socket
import sys
import uuid
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Final, Protocol

from bot.store import Leases
from bot.tables.ids import GuildId
from bot.tables.leases import LEASE_MS, Holder, Lease
from bot.tables.ports import Clock

log = logging.getLogger(__name__)

# How often all leases are renewed. Two renewals may fail before another process may take them.
RENEW_S: Final = 5
_AT_ONCE: Final = 1000
_LOOK_AGAIN_S: Final = 1.0
# Discord accepts no first answer to a click that is older. So after a wait this long, this process is given
# no click that another process may have answered.
HUSH_S: Final = 3.0


def this_process() -> Holder:
    """Return a name for this process that is unique among all starts of all processes."""
    return Holder(uuid.uuid4().hex, f"{socket.gethostname()}:{os.getpid()}")


def is_gone(other: Holder, own: Holder) -> bool:
    """Return whether another process is certain to have ended.

    That is certain in two cases, both only on this host. Either no process has its number now, or it has the
    name of this process: then it is an earlier run in a container that was started again.
    """
    host, _, number = other.name.rpartition(":")
    if host != own.name.rpartition(":")[0] or not number.isdecimal():
        return False
    return other.name == own.name or not _is_running(int(number))


def _is_running(number: int) -> bool:
    if sys.platform == "win32":
        # On Windows, `os.kill` itself would end the process.
        return True
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except OSError:
        # The process exists, but belongs to another user.
        return True
    return True


class ServedElsewhere(Exception):
    """Another living process answers for servers that this one wanted to claim.

    Args:
        name: Host and number of that process.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"served by {name}")
        self.name = name


class OwnershipListener(Protocol):
    """Is told which servers were taken or lost, before anything else happens to their leases."""

    async def taken(self, guild_ids: frozenset[GuildId]) -> None:
        """Start serving these servers, which this process has just taken."""
        ...

    async def lost(self, guild_ids: frozenset[GuildId]) -> None:
        """Stop serving these servers, which another process has taken."""
        ...


class HeldLeases:
    """Claims servers, renews their leases, and knows which servers this process holds."""

    def __init__(self, leases: Leases, holder: Holder, clock: Clock) -> None:
        self.holder = holder
        self._leases = leases
        self._clock = clock
        self._listeners: list[OwnershipListener] = []
        self._claim_listeners: list[Callable[[Collection[GuildId]], None]] = []
        # When the database last confirmed that this process holds a server.
        self._said_ms: dict[GuildId, int] = {}
        self._wanted: set[GuildId] = set()
        # The end of the silence in a server, in seconds of the event loop's clock.
        self._hushed_s: dict[GuildId, float] = {}
        self._lost: set[GuildId] = set()
        self._told: set[GuildId] = set()
        self._is_failing = False
        self._turn = asyncio.Lock()

    @property
    def held(self) -> frozenset[GuildId]:
        """The servers that this process held when the database was last asked."""
        return frozenset(self._said_ms)

    @property
    def missing(self) -> frozenset[GuildId]:
        """The servers that this process has claimed but does not hold."""
        return frozenset(self._wanted - self._said_ms.keys())

    @property
    def is_renewed(self) -> bool:
        """Whether the latest renewal succeeded and no lease has run out."""
        return not self._is_failing and all(map(self.is_certain, self._said_ms))

    def subscribe(self, listener: OwnershipListener) -> None:
        """Have a listener told of servers that are taken and lost."""
        self._listeners.append(listener)

    def subscribe_to_claims(self, listener: Callable[[Collection[GuildId]], None]) -> None:
        """Have a function called with claimed servers, which another process may have held until then."""
        self._claim_listeners.append(listener)

    def is_certain(self, guild_id: GuildId) -> bool:
        """Return whether a server is certainly this process's: the database confirmed it recently enough."""
        said_ms = self._said_ms.get(guild_id)
        # After the clock was set back, the age of the confirmation is unknown.
        return said_ms is not None and 0 <= self._clock.now_ms() - said_ms < LEASE_MS

    async def claim(self, guild_ids: Collection[GuildId]) -> frozenset[GuildId]:
        """Take those of these servers that no other living process answers for; return those now held."""
        wanted = sorted(set(guild_ids))
        self._wanted.update(wanted)
        for start in range(0, len(wanted), _AT_ONCE):
            async with self._turn:
                await self._claim(wanted[start : start + _AT_ONCE])
        return self.held & set(wanted)

    def is_cut_off(self, guild_id: GuildId) -> bool:
        """Return whether a server's lease has run out, but no other process can have taken it.

        That holds only if the database is a file: another process would have to write to the same file. A
        database server may be out of reach for this process alone, while another process takes the lease
        there.
        """
        is_own = guild_id in self._said_ms and not self.is_certain(guild_id)
        return is_own and self._leases.are_in_file

    async def serves(self, guild_id: GuildId) -> bool:
        """Return whether this process must answer in a server. It takes the server's lease if it is free.

        It stays silent if the database does not confirm the lease in time, because another process may be
        answering. It also stays silent for a while in a server just taken from a process that may be alive: a
        clock set forward makes every lease look expired, and that process may have answered the clicks that
        arrive now.
        """
        if self._is_failing and self.is_cut_off(guild_id):
            # The person who clicked must not wait for another failure of the database.
            return False
        try:
            if not self.is_certain(guild_id):
                await self.claim([guild_id])
        except Exception:
            log.warning("server %d: the database does not say whose it is", guild_id, exc_info=True)
            return False
        return self.is_certain(guild_id) and not self._is_hushed(guild_id)

    async def renew(self) -> bool:
        """Renew all leases, and find out which servers other processes have taken.

        Returns:
            False if some leases were locked by a change and must be renewed again soon.
        """
        try:
            async with self._turn:
                locked = await self._renew()
        except BaseException:
            self._is_failing = True
            raise
        self._is_failing = False
        return not locked

    async def release(self) -> None:
        """Release all servers, so that another process need not wait."""
        async with self._turn:
            self._said_ms.clear()
            await self._leases.release(self.holder)

    async def wait_for_others(
        self,
        is_ours: Callable[[GuildId], bool],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Wait until no other living process answers for servers that this one is to claim.

        Args:
            is_ours: Whether this process is to claim a server.

        Raises:
            ServedElsewhere: Another process renewed a lease while this one waited.
        """
        until_ms = self._clock.now_ms() + LEASE_MS
        first = await self._alive(is_ours)
        alive = first
        if alive:
            log.info("waiting for another process to end, or to fall silent")
        while alive and self._clock.now_ms() < until_ms:
            await sleep(_LOOK_AGAIN_S)
            alive = await self._alive(is_ours)
        # A process that has renewed nothing for that long is dead, even if a wrong clock wrote a later
        # expiry.
        renewed = alive - first
        if renewed:
            raise ServedElsewhere(min(renewed, key=lambda lease: lease.guild_id).holder.name)

    async def _alive(self, is_ours: Callable[[GuildId], bool]) -> set[Lease]:
        now_ms = self._clock.now_ms()
        return {
            lease
            for lease in await self._leases.of_others(self.holder)
            if lease.expires_ms > now_ms
            and is_ours(lease.guild_id)
            and not is_gone(lease.holder, self.holder)
        }

    async def _renew(self) -> frozenset[GuildId]:
        now_ms = self._clock.now_ms()
        renewal = await self._leases.renew(self.holder, now_ms=now_ms)
        lost = self._said_ms.keys() - renewal.renewed - renewal.locked
        self._said_ms |= dict.fromkeys(self._said_ms.keys() & renewal.renewed, now_ms)
        await self._tell_lost(lost)
        return renewal.locked

    async def _claim(self, guild_ids: Collection[GuildId]) -> None:
        now_ms = self._clock.now_ms()
        claim = await self._leases.claim(
            guild_ids, self.holder, now_ms=self._clock.now_ms, is_free=self._is_free
        )
        for forget in self._claim_listeners:
            forget(guild_ids)
        self._hush(claim.silenced)
        ours = {lease.guild_id for lease in claim.leases if lease.holder.id == self.holder.id}
        await self._tell_lost((self._said_ms.keys() & set(guild_ids)) - ours - claim.locked)
        self._warn(lease for lease in claim.leases if lease.guild_id not in ours)
        taken = ours - self._said_ms.keys()
        if taken:
            for listener in self._listeners:
                await listener.taken(frozenset(taken))
        # Only after the listeners: if one fails, the servers are claimed and taken up again.
        self._said_ms |= dict.fromkeys(ours, now_ms)
        self._told -= ours

    def _is_free(self, lease: Lease) -> bool:
        # A process that took a server from this one is not an earlier run of it, even under the same name.
        return lease.guild_id not in self._lost and is_gone(lease.holder, self.holder)

    def _hush(self, guild_ids: Iterable[GuildId]) -> None:
        until_s = asyncio.get_running_loop().time() + HUSH_S
        self._hushed_s |= dict.fromkeys(guild_ids, until_s)

    def _is_hushed(self, guild_id: GuildId) -> bool:
        until_s = self._hushed_s.get(guild_id)
        if until_s is None:
            return False
        if asyncio.get_running_loop().time() < until_s:
            return True
        del self._hushed_s[guild_id]
        return False

    async def _tell_lost(self, guild_ids: Collection[GuildId]) -> None:
        if not guild_ids:
            return
        self._lost |= set(guild_ids)
        for guild_id in guild_ids:
            self._said_ms.pop(guild_id, None)
            log.warning("server %d: another process answers for it now", guild_id)
        for listener in self._listeners:
            await listener.lost(frozenset(guild_ids))

    def _warn(self, leases: Iterable[Lease]) -> None:
        for lease in leases:
            if lease.guild_id not in self._told:
                self._told.add(lease.guild_id)
                log.warning(
                    "server %d is served by process %s, so this one answers nobody there: "
                    "stop one of the two, or give each its own SHARD_IDS",
                    lease.guild_id,
                    lease.holder.name,
                )
