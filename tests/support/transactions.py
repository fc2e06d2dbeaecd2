"""What a bot asks of its database: transaction by transaction, statement by statement."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine


@dataclass
class Asked:
    """One transaction.

    Args:
        may_write: Whether it was begun as one that may change something.
        statements: What was asked in it, in order.
    """

    may_write: bool
    statements: list[str] = field(default_factory=list)


@dataclass
class Counted:
    """The transactions that were begun while somebody counted, in that order."""

    transactions: list[Asked] = field(default_factory=list)

    @property
    def reads(self) -> int:
        """How many of them could only read."""
        return sum(not each.may_write for each in self.transactions)

    @property
    def writes(self) -> int:
        """How many of them could write."""
        return sum(each.may_write for each in self.transactions)

    @property
    def statements(self) -> int:
        """How many statements there were, those that begin and end a transaction not counted."""
        return sum(len(each.statements) for each in self.transactions)

    def __str__(self) -> str:
        lines = [f"{self.reads} reads, {self.writes} writes, {self.statements} statements"]
        for each in self.transactions:
            lines.append("write" if each.may_write else "read")
            lines += [f"    {' '.join(statement.split())[:150]}" for statement in each.statements]
        return "\n".join(lines)


@contextmanager
def counted(engine: AsyncEngine) -> Iterator[Counted]:
    """Count what is asked of a database, of either kind, within the context."""
    counted, running = Counted(), dict[int, Asked]()

    def begin(connection: sa.Connection) -> None:
        asked = Asked(not connection.get_execution_options().get("gnau_read_only", False))
        # The connection of the driver: the one of SQLAlchemy is another in each transaction.
        running[id(connection.connection.dbapi_connection)] = asked
        counted.transactions.append(asked)

    def ask(connection: sa.Connection, _cursor: Any, statement: str, *_: Any) -> None:
        if not connection.in_transaction():
            # A single read, which needs none.
            counted.transactions.append(Asked(may_write=False, statements=[statement]))
            return
        asked = running.get(id(connection.connection.dbapi_connection))
        if asked is not None and not statement.startswith("BEGIN"):
            asked.statements.append(statement)

    listeners = (("begin", begin), ("before_cursor_execute", ask))
    for name, listener in listeners:
        event.listen(engine.sync_engine, name, listener)
    try:
        yield counted
    finally:
        for name, listener in listeners:
            event.remove(engine.sync_engine, name, listener)
