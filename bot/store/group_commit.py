"""Group commit: changes that wait for SQLite's one writer share a commit.

A commit waits for the disk, which takes longer than most changes. All changes that arrive meanwhile share the
next commit.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from contextvars import Context
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.sqlite_cursor import undo_point

Result = TypeVar("Result")

# The maximum number of changes in a commit. It limits how much fails at once, and how long writers wait.
MOST: Final = 20


@dataclass
class _Member:
    """A change that waits, or is under way with others.

    Args:
        outcome: Set to the result or the error, once the transaction has ended.
        error: Why the change was undone; None if it was not.
    """

    change: Callable[[AsyncConnection], Awaitable[Any]]
    outcome: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    async def carry_out(self, connection: AsyncConnection) -> None:
        """Carry out the change."""
        self.result = await self.change(connection)

    async def carry_out_or_undo(self, connection: AsyncConnection) -> None:
        """Carry out the change, and undo it alone if it fails.

        Raises:
            Exception: The undoing failed, so the transaction's other changes are uncertain, too.
        """
        before = await undo_point(connection)
        try:
            await self.carry_out(connection)
        except Exception as error:  # noqa: BLE001 - it goes to the caller, who waits for the outcome
            await before.undo()
            self.error = error
        else:
            before.keep()

    def tell(self) -> None:
        """Pass the result or the error to the caller, who waits for the outcome."""
        if self.error is None:
            self.outcome.set_result(self.result)
        else:
            self.outcome.set_exception(self.error)


class GroupCommit:
    """Carries out changes one after another, in one transaction for all that wait.

    A task of its own does this, so that a cancelled caller does not break off the transaction of the others.

    Args:
        writing: Begins a transaction, and commits it if its context ends without an exception.
    """

    def __init__(self, writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._writing = writing
        self._waiting: deque[_Member] = deque()
        self._leader: asyncio.Task[None] | None = None

    async def carry_out(self, change: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Carry out a change, and return its result once it is kept.

        If the caller is cancelled while the change waits, the change is never begun. If it has begun, it is
        carried out all the same, and the cancellation goes on only once the outcome is certain.

        Args:
            change: If it raises an exception, it changes nothing. Changes of other callers may come before it
                in the same transaction, and it is kept only together with them.

        Raises:
            Exception: The exception of the change, or the reason why the transaction was not kept.
        """
        member = _Member(change, asyncio.get_running_loop().create_future())
        self._waiting.append(member)
        if self._leader is None or self._leader.done():
            # The task works for many callers, so it gets an empty context and not that of one caller.
            self._leader = asyncio.create_task(self._lead(), context=Context())
        cancelled = None
        while not member.outcome.done():
            try:
                await asyncio.wait([member.outcome])
            except asyncio.CancelledError as error:
                if member in self._waiting:
                    self._waiting.remove(member)
                    raise
                cancelled = error
        if cancelled is not None:
            # Retrieved, so that asyncio does not log the error as never retrieved.
            member.outcome.exception()
            raise cancelled
        return cast(Result, member.outcome.result())

    async def close(self) -> None:
        """Wait for the running transaction, even if no caller waits for its outcome any more."""
        if self._leader is not None:
            await asyncio.wait([self._leader])

    async def _lead(self) -> None:
        while self._waiting:
            group: list[_Member] = []
            try:
                await self._carry_out_together(group)
            except BaseException as error:
                if not group and self._waiting:
                    # No transaction has begun. The error goes to one change; the next one tries again.
                    group.append(self._waiting.popleft())
                for member in group:
                    member.error = error
                if not isinstance(error, Exception):
                    raise
            finally:
                for member in group:
                    member.tell()

    async def _carry_out_together(self, group: list[_Member]) -> None:
        async with self._writing() as connection:
            while self._waiting and len(group) < MOST:
                member = self._waiting.popleft()
                group.append(member)
                if member is group[0]:
                    # Nothing came before it, so its failure may undo the whole transaction.
                    await member.carry_out(connection)
                else:
                    await member.carry_out_or_undo(connection)
