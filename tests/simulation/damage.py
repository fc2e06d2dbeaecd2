"""Rows of open tables that the disk spoils, each of which may cost its own table and nothing else."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from tests.simulation.books import Books
from tests.simulation.faults import Faults
from tests.simulation.trace import Trace

DEPTH: Final = 5000
WRONG: Final = (None, "soon", [1], {"a": 1}, 1.5)


class Damage:
    """Spoils what is kept of tables.

    Args:
        books: Hears of it, so that the referees know what there was.
    """

    def __init__(self, file: Path, books: Books, chance: Random, faults: Faults, trace: Trace) -> None:
        self._file = file
        self._books = books
        self._chance = chance
        self._faults = faults
        self._trace = trace
        self._habits: tuple[Callable[[bytes], bytes], ...] = (self._no_text, self._deep, self._wrong)

    def act(self) -> bool:
        """Spoil the row of an open table, unless somebody is just writing; return whether it did."""
        whole = [each for each in self._books.open_tables() if each.table_id not in self._books.damaged]
        if not whole:
            return False
        table, spoil = self._chance.choice(whole), self._chance.choice(self._habits)
        [row] = self._books.rows(
            "SELECT CAST(snapshot AS BLOB) AS kept FROM game_tables WHERE id = ?", table.table_id
        )
        try:
            self._write(table.table_id, spoil(row["kept"]))
        except sqlite3.OperationalError:
            return False
        self._books.damaged[table.table_id] = table.kept
        self._faults.count("damaged-row")
        self._trace.note(f"table {table.table_id} is damaged: {spoil.__name__.strip('_')}")
        return True

    def _write(self, table_id: int, spoilt: bytes) -> None:
        with closing(sqlite3.connect(self._file, timeout=0, isolation_level=None)) as connection:
            statement = "UPDATE game_tables SET snapshot = CAST(? AS TEXT) WHERE id = ?"
            connection.execute(statement, (spoilt, table_id))

    def _no_text(self, kept: bytes) -> bytes:
        place = self._chance.randrange(len(kept))
        return kept[:place] + b"\xff" + kept[place + 1 :]

    def _deep(self, _kept: bytes) -> bytes:
        return b'{"phase": ' + b"[" * DEPTH + b"]" * DEPTH + b"}"

    def _wrong(self, kept: bytes) -> bytes:
        value = self._chance.choice(WRONG)
        return json.dumps(json.loads(kept) | {"deadline_ms": value}).encode()
