"""Exports and deletes everything that is kept about a person."""

import asyncio
import csv
import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO, StringIO
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from bot.features.privacy.rows import PersonalRecords
from bot.rules.errors import RuleError
from bot.services import Services
from bot.tables.ids import UserId
from bot.tables.ports import Json
from bot.tables.privacy import Forgotten, NamedAtOpenTables, PersonalData

log = logging.getLogger(__name__)

# Discord's limit for an attachment by a bot.
MAX_ARCHIVE_BYTES: Final = 10_000_000


class PrivacyService:
    """Exports and deletes personal data."""

    def __init__(self, services: Services) -> None:
        games, exported = services.known_games.values(), services.exported
        self._store = PersonalRecords(services.store, games, services.pseudonyms, exported)
        self._preferences = services.preferences
        self._languages = services.languages
        self._clock = services.clock
        self._busy: set[UserId] = set()
        # An export searches the whole database, so only one runs at a time.
        self._exporting = asyncio.Lock()

    async def export(self, user_id: UserId) -> bytes:
        """Return everything that is kept about a person, as a ZIP archive.

        Raises:
            RuleError: `privacy-busy`, `nothing-kept`, `export-too-big`.
        """
        with self._alone(user_id):
            async with self._exporting:
                data = await self._store.kept_about(user_id)
            if not any(data.values()):
                raise RuleError("nothing-kept")
            archive = await asyncio.to_thread(write_archive, user_id, data)
        if len(archive) > MAX_ARCHIVE_BYTES:
            raise RuleError("export-too-big", megabytes=len(archive) // 1_000_000)
        return archive

    async def verify_forgettable(self, user_id: UserId) -> None:
        """Check that a person's data could be deleted now.

        Raises:
            NamedAtOpenTables: Open tables name the person.
        """
        named = await self._store.open_tables_naming(user_id)
        if named:
            raise NamedAtOpenTables(named)

    async def forget(self, user_id: UserId) -> Forgotten:
        """Delete everything about a person in all servers at once. They can start anew immediately.

        A pseudonym of each purse stays for a while, so that a deletion cannot be used to get points.

        Raises:
            RuleError: `privacy-busy`, `nothing-to-delete`.
            NamedAtOpenTables: Open tables name the person.
        """
        with self._alone(user_id):
            await self._languages.forget(user_id)
            forgotten = await self._store.forget(user_id, now_ms=self._clock.now_ms())
            self._preferences.forget(user_id)
            if not (forgotten.servers or "preferences" in forgotten.rows):
                raise RuleError("nothing-to-delete")
        log.info("somebody was forgotten, servers: %d, rounds: %d", forgotten.servers, forgotten.rounds)
        return forgotten

    @contextmanager
    def _alone(self, user_id: UserId) -> Iterator[None]:
        if user_id in self._busy:
            raise RuleError("privacy-busy")
        self._busy.add(user_id)
        try:
            yield
        finally:
            self._busy.discard(user_id)


ARCHIVE_NAME: Final = "gnau-your-data.zip"
JSON_NAME: Final = "your-data.json"

# Some spreadsheets read full-width signs, as East Asian keyboards write them, like the ASCII ones.
_FORMULA_BEGINS: Final = (*"=+-@", *"＝＋－＠", "\t", "\r", "\n")


def write_archive(user_id: UserId, data: PersonalData) -> bytes:
    """Return the archive with a person's data.

    Args:
        data: The lines by topic. A topic without lines gets no table.
    """
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as files:
        files.writestr(JSON_NAME, _json(user_id, data))
        for name, lines in data.items():
            if lines:
                files.writestr(f"{name}.csv", write_table(lines))
    return archive.getvalue()


def write_table(lines: Sequence[Json]) -> bytes:
    """Return lines as CSV. The columns are the names of all lines, in the order of their first use."""
    columns = list(dict.fromkeys(name for line in lines for name in line))
    table = StringIO(newline="")
    writer = csv.DictWriter(table, columns)
    writer.writeheader()
    writer.writerows({name: _cell(value) for name, value in line.items()} for line in lines)
    return table.getvalue().encode("utf-8-sig")


def _json(user_id: UserId, data: PersonalData) -> str:
    return json.dumps({"user": str(user_id), **data}, ensure_ascii=False, indent=1)


def _cell(value: Any) -> Any:
    if isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, str) and value.startswith(_FORMULA_BEGINS):
        return f"'{value}"
    return value
