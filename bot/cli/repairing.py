"""`check --repair`: write a backup, correct data that follows from other rows, and report each correction."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.cli.copies import carry_out
from bot.cli.environment import account_names
from bot.cli.output import print_answer
from bot.features.counted import MENDS
from bot.settings import Settings
from bot.store import create_engine
from bot.store.copying import Order
from bot.store.engine import file_engine, is_server
from bot.store.games import mend as mend_games
from bot.store.recount import mend as mend_rounds
from bot.store.repair import Repaired, repair
from bot.text import Text

_MENDS: Final = (mend_rounds, mend_games, *MENDS)


def repair_database(settings: Settings, text: Text) -> None:
    """Write a backup, correct the faults that can be corrected, and report the corrections.

    Raises:
        Unusable: The backup failed, so nothing was changed.
        StoreUnavailable: The database cannot be written. Nothing was changed.
    """
    file = _backup_file(settings)
    carry_out(lambda: Order(create_engine(settings.database_url), file_engine(file)), text)
    print_answer(text("cli-repair-backup", file=str(file)))
    repaired = asyncio.run(_repair(settings.database_url))
    for line in _lines(text, repaired):
        print_answer(line)
    if not repaired.is_anything:
        print_answer(text("cli-repair-in-vain"))


def _backup_file(settings: Settings) -> Path:
    url = create_engine(settings.database_url).url
    beside = Path() if is_server(url) else Path(url.database or "").parent
    return (settings.backup_folder or beside) / f"before-repair-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite3"


async def _repair(url: str) -> Repaired:
    engine = create_engine(url)
    try:
        return await repair(engine, _MENDS)
    finally:
        await engine.dispose()


def _lines(text: Text, repaired: Repaired) -> Iterator[str]:
    for name in account_names(text, repaired.kinds):
        yield text("cli-repair-kind", account=name)
    for each in repaired.balances:
        [name] = account_names(text, [each.account])
        before = "?" if each.before_points is None else str(each.before_points)
        yield text("cli-repair-balance", account=name, before=before, after=str(each.after_points))
    for wrong in repaired.counted:
        row = text("cli-standings-row", what=wrong.what, user=str(wrong.user_id), guild=str(wrong.guild_id))
        yield text("cli-repair-counted", row=row)
    if repaired.last_stand_in is not None:
        yield text("cli-repair-stand-in", number=str(repaired.last_stand_in))
