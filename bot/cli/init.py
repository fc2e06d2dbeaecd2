"""`init`: ask three questions, check each answer at once, and write the settings that `run` needs."""

import argparse
import asyncio
import getpass
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import discord
from dotenv import set_key
from sqlalchemy import URL

from bot.cli.check import require_writable
from bot.cli.discord_requests import discord_fault, log_in
from bot.cli.environment import ENV_FILE, environment, store_fault
from bot.cli.invite import application_of
from bot.cli.output import EXIT_OK, Unusable, print_answer, print_complaint
from bot.commands.tables import invite_link
from bot.paths import var_dir
from bot.settings import InvalidSettings, Settings
from bot.store import StoreUnavailable, create_engine, revision_state
from bot.text import Text

UNIT_FILE: Final = "gnau.service"
_OWNER_ONLY: Final = 0o600
_NEEDS_QUOTES: Final = frozenset("#'\"\\ ")
# For systemd's manager of one user, so that it needs no rights beyond theirs.
_UNIT: Final = """\
[Unit]
Description=Gnau, card tables in Discord

[Service]
WorkingDirectory={folder}
ExecStart="{python}" -m bot run
Restart=on-failure
RestartSec=10

[Install]
WantedBy=default.target
"""


class _Refused(Exception):
    """An answer that cannot be used. The exception's argument says why, and what to do."""


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `init` to its parser."""
    parser.add_argument("--systemd", action="store_true", help=text("cli-init-systemd"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Set the bot up: token, folder and database, then the invite link, then the start if it is wished.

    Nothing is written before all questions are answered.

    Raises:
        Unusable: There are settings already, or the questions are not answered.
    """
    file = Path(ENV_FILE)
    if file.exists():
        raise Unusable(text("cli-init-exists", file=str(file.absolute())))
    print_answer(text("cli-init-begin"))
    token = _until_usable(lambda: _token(text))
    folder = _until_usable(lambda: _folder(text))
    database = _until_usable(lambda: _database(text, folder))
    _write(file, {"DISCORD_TOKEN": token, "DATABASE_URL": database, "BACKUP_FOLDER": f"{folder}/backups"})
    print_answer(text("cli-init-written", file=str(file.absolute())))
    if args.systemd:
        _write_unit(text)
    application_id = application_of(token)
    if application_id is not None:
        print_answer(text("cli-init-invite", url=invite_link(application_id)))
    if not _agrees(text("cli-init-start")):
        return EXIT_OK
    # Imported here because most of it is only needed to run the bot.
    from bot.cli import run as start  # noqa: PLC0415

    return start.run(args, text)


def _until_usable(ask: Callable[[], str]) -> str:
    while True:
        try:
            return ask()
        except _Refused as refused:
            print_complaint(*refused.args)


def _token(text: Text) -> str:
    question = text("cli-init-token")
    # Hidden on a terminal, as a password is.
    token = (getpass.getpass(f"{question} ") if sys.stdin.isatty() else _answer(text, question)).strip()
    try:
        settings = Settings.from_env({**environment(), "DISCORD_TOKEN": token})
    except InvalidSettings as error:
        raise _Refused(*(text(f"setting-{fault.code}", **fault.params) for fault in error.faults)) from error
    if settings.token is None:
        raise _Refused(text("cli-init-token-missing"))
    try:
        print_answer(text("cli-init-token-ok", name=asyncio.run(_name_of_bot(settings))))
    except Exception as error:
        fault = discord_fault(text, error)
        if fault is None:
            raise
        raise _Refused(fault) from error
    return token


async def _name_of_bot(settings: Settings) -> str:
    async with discord.Client(intents=discord.Intents.none()) as client:
        await log_in(client, settings)
        return str(client.user)


def _folder(text: Text) -> str:
    usual = _shown(var_dir())
    folder = _answer(text, text("cli-init-folder", folder=usual)) or usual
    try:
        require_writable(Path(folder) / "gnau.sqlite3")
    except StoreUnavailable as error:
        raise _Refused(text("cli-init-folder-unwritable", folder=folder)) from error
    return folder


def _database(text: Text, folder: str) -> str:
    usual = URL.create("sqlite", database=f"{folder}/gnau.sqlite3").render_as_string()
    address = _answer(text, text("cli-init-database")) or usual
    try:
        asyncio.run(_look_at(address))
    except StoreUnavailable as error:
        raise _Refused(store_fault(text, error)) from error
    return address


async def _look_at(address: str) -> None:
    engine = create_engine(address)
    try:
        await revision_state(engine)
    finally:
        await engine.dispose()


def _shown(folder: Path) -> str:
    """Return a folder as seen from the current one, if it is below that."""
    here = Path.cwd()
    return (folder.relative_to(here) if folder.is_relative_to(here) else folder).as_posix()


def _write(file: Path, settings: dict[str, str]) -> None:
    # The token is in it, so it is never readable for others, not even for a moment.
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY))
    for name, value in settings.items():
        # Docker, which may read the file as well, takes quotes for a part of the value.
        set_key(file, name, value, quote_mode="auto" if _NEEDS_QUOTES & set(value) else "never")
    file.chmod(_OWNER_ONLY)


def _write_unit(text: Text) -> None:
    # A percent sign would begin one of systemd's own variables.
    folder, python = (str(path).replace("%", "%%") for path in (Path.cwd(), sys.executable))
    Path(UNIT_FILE).write_text(_UNIT.format(folder=folder, python=python), encoding="utf-8")
    print_answer(text("cli-init-unit-written", file=UNIT_FILE))


def _agrees(question: str) -> bool:
    try:
        return input(f"{question} ").strip().casefold() in {"y", "yes"}
    except EOFError:
        return False


def _answer(text: Text, question: str) -> str:
    try:
        return input(f"{question} ").strip()
    except EOFError:
        raise Unusable(text("cli-init-unfinished")) from None
