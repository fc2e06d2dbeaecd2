"""A database of glass: what it holds can be seen, and it breaks where a test wants it to."""

import errno
from collections import Counter
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import Database, schema
from bot.tables.gnau.kept_round import KeptRound, expanded
from bot.tables.points import AccountKind

Reference = str


@dataclass(frozen=True)
class Kept:
    """What the database holds.

    Args:
        events: What happened at each game table, in order: its kind and its facts.
        moved: What each posting moved, by kind of account and owner.
    """

    rows: dict[str, list[tuple[Any, ...]]]
    versions: dict[int, int]
    events: dict[int, list[tuple[str, dict[str, Any]]]]
    deltas: dict[Reference, dict[int, int]]
    records: dict[Reference, dict[str, Any]]
    balances_after: dict[Reference, dict[int, int]]
    moved: dict[Reference, dict[tuple[str, int], int]]
    balances: dict[tuple[str, int], int]

    def kinds(self, table_id: int) -> list[str]:
        """Return what kinds of things happened at a table."""
        return [kind for kind, _ in self.events[table_id]]

    def check(self) -> None:
        """Fail unless postings, rounds, balances and logs tell one story, in which nothing happens twice."""
        held, user = Counter[tuple[str, int]](), AccountKind.USER.value
        for reference, deltas in self.deltas.items():
            people = {(user, user_id): delta for user_id, delta in deltas.items() if delta}
            house = {(AccountKind.HOUSE.value, 0): -sum(deltas.values())} if sum(deltas.values()) else {}
            assert self.moved.get(reference, {}) == people | house
            held.update(people | house)
            after = self.balances_after[reference]
            assert after == {user_id: held[user, user_id] for user_id in deltas}
        assert self.moved.keys() <= self.deltas.keys()
        assert self.balances == {account: held[account] for account in self.balances}
        assert set(held) <= set(self.balances)
        for table_id in self.versions:
            self._check_log(table_id)

    def _check_log(self, table_id: int) -> None:
        for kind in ("CardsDealt", "RoundRevealed"):
            numbers = [data["round"] for happened, data in self.events[table_id] if happened == kind]
            assert numbers == list(range(1, len(numbers) + 1))
            if kind == "RoundRevealed":
                settled = [key for key in self.deltas if key.startswith(f"gnau:{table_id}:")]
                assert settled == [f"gnau:{table_id}:{number}" for number in numbers]


async def read_kept(engine: AsyncEngine) -> Kept:
    """Read everything; for a database that holds one server's Gnau tables."""
    rows, kept = {}, Kept({}, {}, {}, {}, {}, {}, {}, {})
    async with engine.connect() as connection:
        for name, table in schema.metadata.tables.items():
            query = sa.select(table).order_by(*table.primary_key)
            rows[name] = (await connection.execute(query)).all()
    kept.rows.update({name: [tuple(row) for row in found] for name, found in rows.items()})
    for row in rows[schema.game_tables.name]:
        kept.versions[row.id], kept.events[row.id] = row.version, []
    for row in rows[schema.table_events.name]:
        kept.events[row.table_id].append((row.kind, row.data))
    names = {row.id: f"gnau:{row.table_id}:{row.number}" for row in rows[schema.rounds.name]}
    for row in rows[schema.rounds.name]:
        # Of rounds from before there were snapshots there is one form.
        is_old = row.snapshot is None
        record = row.record if is_old else expanded(KeptRound(row.record, row.snapshot)).record
        kept.records[names[row.id]] = record
    for row in rows[schema.round_players.name]:
        kept.deltas.setdefault(names[row.round_id], {})[row.user_id] = row.delta_points
        kept.balances_after.setdefault(names[row.round_id], {})[row.user_id] = row.balance_points
    owners = {row.id: (row.kind, row.owner_id) for row in rows[schema.accounts.name]}
    references = {row.id: row.reference for row in rows[schema.postings.name]}
    for row in rows[schema.entries.name]:
        kept.moved.setdefault(references[row.posting_id], {})[owners[row.account_id]] = row.amount_points
    kept.balances.update({owners[row.id]: row.balance_points for row in rows[schema.accounts.name]})
    return kept


class GlassDatabase(Database):
    """A database that can be looked into, and made to fail.

    Its `fault` is what fails inside its transactions, such as `post`, or reading a `table` outside of them;
    None when nothing does.
    While it `keeps_silent`, it keeps every change, and fails to say so.
    Its `peak` is how many transactions were wanted at once.
    """

    fault: str | None = None
    keeps_silent = False
    peak = 0
    _wanted = 0

    async def kept(self) -> Kept:
        """Return everything it holds."""
        return await read_kept(self._engine)

    @asynccontextmanager
    async def transaction(self):
        with self._breaking():
            async with super().transaction() as transaction:
                self._break(transaction)
                yield transaction

    async def change(self, work, *options):
        def broken(transaction):
            self._break(transaction)
            return work(transaction)

        with self._breaking():
            return await super().change(broken, *options)

    @contextmanager
    def _breaking(self):
        self._wanted += 1
        self.peak = max(self.peak, self._wanted)
        try:
            yield
        finally:
            self._wanted -= 1
        if self.keeps_silent:
            raise OSError("the connection broke after the commit")

    def _break(self, transaction):
        if self.fault is not None:
            setattr(transaction, self.fault, self._fail)

    async def table(self, table_id):
        if self.fault == "table":
            await self._fail()
        return await super().table(table_id)

    @staticmethod
    async def _fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "no space left on device", "gnau.sqlite3")
