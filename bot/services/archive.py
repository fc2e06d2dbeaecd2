"""What is kept about a person as a file: a ZIP archive of one JSON file, and a table for each kind of it.

The tables are CSV as spreadsheets read it everywhere: UTF-8 with a byte order mark, and no cell that a
spreadsheet would take for a formula. Source: OWASP, "CSV Injection".
"""

import csv
import json
from collections.abc import Mapping, Sequence
from io import BytesIO, StringIO
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from bot.tables.ids import UserId
from bot.tables.ports import Json
from bot.tables.privacy import PersonalData

ARCHIVE_NAME: Final = "gnau-your-data.zip"
JSON_NAME: Final = "your-data.json"

# Some spreadsheets read full-width signs, as East Asian keyboards write them, like the others.
_FORMULA_BEGINS: Final = (*"=+-@", *"＝＋－＠", "\t", "\r", "\n")


def write_archive(user_id: UserId, data: PersonalData) -> bytes:
    """Return the archive.

    Args:
        user_id: Whose data it is.
        data: Lines by what they are about; an empty kind has no table.
    """
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as files:
        files.writestr(JSON_NAME, _json(user_id, data))
        for name, lines in data.items():
            if lines:
                files.writestr(f"{name}.csv", write_table(lines))
    return archive.getvalue()


def write_table(lines: Sequence[Json]) -> bytes:
    """Return lines as CSV; the columns are what any of them has, in the order in which they come up."""
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
