"""Group commit: changes that wait for SQLite's one writer share a commit.

A commit waits for the disk, which takes longer than most changes. All changes that arrive meanwhile share the
next commit. They are carried out in the thread of the connection, in one go: if each statement waited for the
event loop, a busy loop would hold up everyone who wants to write.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from contextvars import Context
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.sqlite_cursor import in_one_hop, run, undo_point

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
    verify: Callable[[], None]
    outcome: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def is_refused(self) -> bool:
        """Return whether the change must not be begun any more."""
        try:
            self.verify()
        except Exception as error:  # noqa: BLE001 - it goes to the caller, who waits for the outcome
            self.error = error
        return self.error is not None

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

    async def carry_out(
        self, change: Callable[[AsyncConnection], Awaitable[Result]], verify: Callable[[], None]
    ) -> Result:
        """Carry out a change, and return its result once it is kept.

        If the caller is cancelled while the change waits, the change is never begun. If it has begun, it is
        carried out all the same, and the cancellation goes on only once the outcome is certain.

        Args:
            change: If it raises an exception, it changes nothing. Changes of other callers may come before it
                in the same transaction, and it is kept only together with them. It may await statements on
                the connection, and nothing else.
            verify: Called right before the transaction's changes are begun. If it raises an exception, this
                one is not.

        Raises:
            Exception: That of the change or of `verify`, or the reason why the transaction was not kept.
        """
        member = _Member(change, verify, asyncio.get_running_loop().create_future())
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
            waiting = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST))]
            group += [member for member in waiting if member.is_refused()]
            due = [member for member in waiting if member.error is None]
            begun = list[_Member]()
            try:
                await in_one_hop(connection, _carry_out_all(due, begun, connection))
            finally:
                group += begun
                # Where the transaction is lost, those that were not begun are not.
                self._waiting.extendleft(reversed(due[len(begun) :]))


async def _carry_out_all(due: Sequence[_Member], begun: list[_Member], connection: AsyncConnection) -> None:
    """Carry out changes and commit them."""
    for member in due:
        begun.append(member)
        if len(due) == 1:
            # Its failure may undo the whole transaction.
            await member.carry_out(connection)
        else:
            await member.carry_out_or_undo(connection)
    await run(connection, Connection.commit)
