"""`check`: check whether the settings and the database are fit for the bot."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import PathFinder
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

from bot.cli.environment import (
    ENV_FILE,
    books_faults,
    first_of,
    place_of,
    read_settings,
    store_fault,
    token_missing,
)
from bot.cli.output import EXIT_OK, EXIT_USAGE, Unusable, print_answer, print_complaint
from bot.players import IS_COMPILED
from bot.render import can_write
from bot.settings import Settings
from bot.store import RevisionState, StoreUnavailable, create_engine, revision_state
from bot.store.audit import Audit, Damage, find_damage, read_audit
from bot.store.engine import is_open_to_all, is_server
from bot.store.games import recount as recount_games
from bot.store.recount import Misstated, Recount, read_recount, recount
from bot.tables.ports import StoredTable
from bot.text import DEFAULT_LOCALE, Text, load_catalog
from bot.text.conventions import letters_of

_DISTRIBUTION: Final = "gnau"
# The folder that holds the packages `bot` and `cogs`.
_OURS: Final = Path(__file__).resolve().parents[2]


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `check` to its parser."""
    parser.add_argument("--repair", action="store_true", help=text("cli-check-repair"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Check the settings, the database and the backups without changing anything.

    With `--repair`, first correct the data that follows from other rows, and report the corrections.

    Returns:
        The exit status: 0 if there is no fault, else 2. A warning is not a fault.

    Raises:
        Unusable: The settings cannot be used.
    """
    settings = read_settings(text)
    print_answer(text("cli-check-settings"))
    if (env_file := Path(ENV_FILE)).exists() and is_open_to_all(env_file):
        print_answer(text("cli-check-settings-open", file=ENV_FILE))
    print_answer(text("cli-check-players", build="compiled" if IS_COMPILED else "python"))
    _check_packages(text)
    _check_fonts(text)
    good = [
        _check_database(settings, text, repairs=args.repair),
        _check_backups(settings, text),
        _check_token(settings, text),
    ]
    return EXIT_OK if all(good) else EXIT_USAGE


def _check_packages(text: Text) -> None:
    """Warn of other packages called `bot` or `cogs`, because many bots use these names."""
    installed = [(each, "\n" + (each.read_text("RECORD") or "")) for each in distributions()]
    for name in ("bot", "cogs"):
        # An editable installation has its files elsewhere, in no danger.
        found = {each.name for each, files in installed if f"\n{name}/__init__.py," in files}
        if _DISTRIBUTION in found and len(found) > 1:
            others = ", ".join(sorted(found - {_DISTRIBUTION}))
            print_answer(text("cli-check-packages-shared", others=others, name=name))
        # `python -m bot` looks into the current folder first. The command of an installed wheel does not.
        first = PathFinder.find_spec(name, [str(Path.cwd()), *sys.path])
        file = first.origin if first is not None else None
        if file is not None and Path(file).resolve() != (_OURS / name / "__init__.py"):
            print_answer(text("cli-check-packages-shadowed", name=name, file=file))


def _check_fonts(text: Text) -> None:
    """Tell the languages that the fonts of this machine cannot draw."""
    catalog = load_catalog()
    offered = map(catalog.text, catalog.offered)
    for language in (each for each in offered if not can_write(letters_of(each))):
        name = language.conventions.get_display_name(DEFAULT_LOCALE) or ""
        print_answer(text("cli-check-fonts", language=language.locale, name=name))


def _check_database(settings: Settings, text: Text, *, repairs: bool) -> bool:
    try:
        seen = asyncio.run(_look_at(settings.database_url))
        if repairs and seen.is_repairable:
            # Imported here because only a repair needs the code that copies and counts.
            from bot.cli.repairing import repair_database  # noqa: PLC0415

            repair_database(settings, text)
            seen = asyncio.run(_look_at(settings.database_url))
        elif repairs:
            print_answer(text("cli-repair-nothing"))
    except StoreUnavailable as error:
        print_complaint(store_fault(text, error))
        return False
    except Unusable as error:
        print_complaint(*error.args)
        return False
    return _is_good(seen, settings, text)


def _is_good(seen: "_Seen", settings: Settings, text: Text) -> bool:
    state, found, damage, misstated = seen.state, seen.audit, seen.damage, seen.misstated
    print_answer(_database_line(text, state, place_of(create_engine(settings.database_url).url)))
    _check_mode(settings, text)
    if found is None:
        return True
    return all([_check_rows(damage, text), _check_books(found, text), _check_standings(misstated, text)])


def _check_mode(settings: Settings, text: Text) -> None:
    url = create_engine(settings.database_url).url
    file = Path(url.database or "")
    if not is_server(url) and file.exists() and is_open_to_all(file):
        print_answer(text("cli-check-database-open", database=str(file)))


def _check_books(found: Audit, text: Text) -> bool:
    if found.is_sound:
        print_answer(text("cli-books-sound", postings=found.postings, accounts=found.accounts))
    print_complaint(*books_faults(text, found))
    return found.is_sound


def _check_standings(misstated: Sequence[Misstated], text: Text) -> bool:
    if misstated:
        names = [
            text("cli-standings-row", what=each.what, user=str(each.user_id), guild=str(each.guild_id))
            for each in misstated
        ]
        print_complaint(text("cli-standings-misstated", count=len(names), names=first_of(names)))
    return not misstated


def _check_rows(damage: Damage | None, text: Text) -> bool:
    faults = [] if damage is None else _damage_faults(text, damage)
    print_complaint(*faults)
    return not faults


def _damage_faults(text: Text, damage: Damage) -> list[str]:
    sentences = []
    if damage.rows:
        names = [
            text("cli-damage-row", table=each.table, key="/".join(map(str, each.key)), column=each.column)
            for each in damage.rows
        ]
        sentences.append(text("cli-damage-rows", count=len(names), names=first_of(names)))
    stopped = _unloadable(damage.open_tables)
    if stopped:
        names = [
            text("cli-damage-table", table=str(each.table_id), game=str(each.game), guild=str(each.guild_id))
            for each in stopped
        ]
        sentences.append(text("cli-damage-tables", count=len(names), names=first_of(names)))
    return sentences


def _unloadable(open_tables: Sequence[StoredTable]) -> list[StoredTable]:
    if not open_tables:
        return []
    # Imported here because only open tables need the code of all games.
    from bot.tables.games import is_loadable  # noqa: PLC0415

    return [each for each in open_tables if not is_loadable(each)]


def _check_backups(settings: Settings, text: Text) -> bool:
    folder = settings.backup_folder
    if folder is None:
        print_answer(text("cli-check-backups-off"))
        return True
    # Imported here because only a folder of backups needs the code that writes them.
    from bot.cli.automatic_backups import newest_nightly  # noqa: PLC0415

    try:
        newest = newest_nightly(folder)
        age_s = None if newest is None else time.time() - newest.stat().st_mtime
    except OSError as error:
        print_complaint(text("cli-file-unreadable", path=str(folder), reason=error.strerror or str(error)))
        return False
    if newest is None or age_s is None:
        print_answer(text("cli-check-backups-none", folder=str(folder)))
    else:
        print_answer(text("cli-check-backups", file=str(newest), hours=max(0, round(age_s / 3600))))
    return True


def _check_token(settings: Settings, text: Text) -> bool:
    if settings.token is None:
        print_complaint(token_missing(text))
        return False
    print_answer(text("cli-check-token"))
    return True


@dataclass(frozen=True)
class _Seen:
    """The findings in a database. The rows are checked only if the schema is up to date.

    Args:
        audit: The check of the books; None for a new database.
        damage: The unreadable rows; None if the rows were not checked.
        misstated: The stored statistics that disagree with the rows.
    """

    state: RevisionState
    audit: Audit | None
    damage: Damage | None
    misstated: Sequence[Misstated]

    @property
    def is_repairable(self) -> bool:
        """Whether there is a fault that a repair might correct."""
        if self.audit is None or self.damage is None:
            return False
        return bool(not self.audit.is_sound or self.damage.rows or self.misstated)


async def _look_at(url: str) -> _Seen:
    engine = create_engine(url)
    try:
        if not is_server(engine.url):
            require_writable(Path(engine.url.database or ""))
        state = await revision_state(engine)
        found = None if state.current is None else await read_audit(engine)
        damage = None if found is None or not state.is_current else await find_damage(engine)
        misstated = [] if damage is None else await read_recount(engine, *_recounts())
        return _Seen(state, found, damage, misstated)
    finally:
        await engine.dispose()


def _recounts() -> Iterator[Recount]:
    # Imported here because only a database with rows needs it.
    from bot.features.counted import RECOUNTS  # noqa: PLC0415

    yield from (recount, recount_games, *RECOUNTS)


def require_writable(file: Path) -> None:
    """Check that a database file can be written, or created.

    Raises:
        StoreUnavailable: `database-unwritable`.
    """
    if file.exists():
        writable = file.is_file() and os.access(file, os.W_OK) and os.access(file.parent, os.W_OK | os.X_OK)
    else:
        folder = next(folder for folder in file.absolute().parents if folder.exists())
        writable = folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)
    if not writable:
        raise StoreUnavailable("database-unwritable", database=str(file))


def _database_line(text: Text, state: RevisionState, database: str) -> str:
    if state.current is None:
        return text("cli-check-database-new", database=database)
    if state.is_current:
        return text("cli-check-database-current", revision=state.head, database=database)
    return text("cli-check-database-old", revision=state.current, head=state.head, database=database)
