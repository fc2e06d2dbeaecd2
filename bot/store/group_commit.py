"""Changes that wait for the one writer of SQLite, kept by one commit.

A commit waits for the disk, which takes longer than most changes. All who come meanwhile share the next one.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from contextvars import Context
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from sqlalchemy.ext.asyncio import AsyncConnection

Result = TypeVar("Result")

# What fails with a commit, and what any other writer waits for, stays within bounds.
MOST: Final = 20


@dataclass
class _Member:
    """A change that waits, or is under way with others.

    Args:
        change: What is done on the group's connection.
        outcome: What came of it, once that is kept.
        result: What it returned.
        error: Why it was undone; None where it was not.
    """

    change: Callable[[AsyncConnection], Awaitable[Any]]
    outcome: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    async def carry_out(self, connection: AsyncConnection) -> None:
        """Change something, by itself."""
        self.result = await self.change(connection)

    async def carry_out_or_undo(self, connection: AsyncConnection) -> None:
        """Change something, or nothing at all.

        Raises:
            Exception: What others did in this transaction is no longer certain either.
        """
        savepoint = await connection.begin_nested()
        try:
            await self.carry_out(connection)
        except Exception as error:  # noqa: BLE001 - it belongs to who waits for the outcome
            await savepoint.rollback()
            self.error = error
        else:
            await savepoint.commit()

    def tell(self) -> None:
        """Tell who waits what came of it."""
        if self.error is None:
            self.outcome.set_result(self.result)
        else:
            self.outcome.set_exception(self.error)


class GroupCommit:
    """Carries changes out one after the other, those that wait in one transaction.

    A task of its own does it, so that nobody who is cancelled breaks off the others' transaction.

    Args:
        writing: Begins a transaction, which is committed where its context ends without an exception.
    """

    def __init__(self, writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._writing = writing
        self._waiting: deque[_Member] = deque()
        self._leader: asyncio.Task[None] | None = None

    async def carry_out(self, change: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Carry a change out, and return what it returned once it is kept.

        One that is cancelled while it waits is never begun. After that it is carried out all the same, and
        the cancellation goes on only when it is certain what came of it.

        Args:
            change: It changes all or, where it raises something, nothing. Others may have made changes before
                it in the same transaction, and it is kept only together with theirs.

        Raises:
            Exception: What the change raised, or why the transaction was not kept.
        """
        member = _Member(change, asyncio.get_running_loop().create_future())
        self._waiting.append(member)
        if self._leader is None or self._leader.done():
            # It does the work of many: the context of none of them is its own.
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
            # Asked for, so that nobody takes the error for one that went unnoticed.
            member.outcome.exception()
            raise cancelled
        return cast(Result, member.outcome.result())

    async def close(self) -> None:
        """Wait for the transaction that is under way, even where nobody waits for its outcome any more."""
        if self._leader is not None:
            await asyncio.wait([self._leader])

    async def _lead(self) -> None:
        while self._waiting:
            group: list[_Member] = []
            try:
                await self._carry_out_together(group)
            except BaseException as error:
                if not group and self._waiting:
                    # No transaction has begun; the next one tries for itself.
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
                    # With it alone the whole transaction is undone.
                    await member.carry_out(connection)
                else:
                    await member.carry_out_or_undo(connection)
