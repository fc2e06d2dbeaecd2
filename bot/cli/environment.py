"""Settings and databases for the commands that need them, and their faults in plain words."""

import argparse
import os
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final

from dotenv import dotenv_values
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cli.output import Unusable
from bot.settings import SETTINGS, InvalidSettings, Settings
from bot.store import StoreUnavailable, create_engine
from bot.store.audit import Audit
from bot.store.engine import is_server, printable
from bot.tables.points import Account
from bot.text import Text

ENV_FILE: Final = ".env"
_HIGHEST_ID: Final = 2**63 - 1
# The most faults named in a sentence. More names would add little to their count.
_NAMED: Final = 3


def read_settings(
    text: Text, *, needs_token: bool = False, only: Collection[str] = SETTINGS, **defaults: str
) -> Settings:
    """Read the settings from the environment and, if not set there, from `.env`.

    Args:
        only: The settings that the command uses. Others are ignored, even if invalid.
        defaults: Values for settings that are not set, in place of the usual defaults.

    Raises:
        Unusable: The settings cannot be used. It names every fault.
    """
    try:
        given = {name: value for name, value in environment().items() if name in only}
        settings = Settings.from_env(defaults | given)
    except InvalidSettings as error:
        faults = (text(f"setting-{fault.code}", **fault.params) for fault in error.faults)
        raise Unusable(*faults) from error
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.reason
        raise Unusable(text("cli-file-unreadable", path=ENV_FILE, reason=reason or "")) from error
    if needs_token and settings.token is None:
        raise Unusable(token_missing(text))
    return settings


def token_missing(text: Text) -> str:
    """Return the sentence that says where to put the bot's token."""
    return text("setting-token-missing", file=str(Path(ENV_FILE).absolute()))


def environment() -> Mapping[str, str]:
    """Return the environment variables, which override those of `.env` in the current folder.

    Raises:
        OSError: There is a `.env`, but it cannot be read.
        UnicodeDecodeError: `.env` is not UTF-8.
    """
    # No interpolation, because a password may contain a dollar sign. Notepad adds a byte order mark.
    from_file = dotenv_values(ENV_FILE, interpolate=False, encoding="utf-8-sig")
    in_file = {name: value for name, value in from_file.items() if value is not None}
    return in_file | {name: value for name, value in os.environ.items() if value.strip()}


def place_of(database: URL) -> str:
    """Return the whole path of a database file, or the address of a server without its password."""
    return printable(database) if is_server(database) else str(Path(printable(database)).absolute())


def store_fault(text: Text, error: StoreUnavailable, setting: str = "DATABASE_URL") -> str:
    """Return the sentence that says what is wrong with the database and what to do.

    Args:
        setting: The name of the setting or argument that has the database's address.
    """
    return text(f"error-{error.reason}", setting=setting, **error.params)


def books_faults(text: Text, found: Audit) -> list[str]:
    """Return a sentence for each kind of fault in the books; empty if the books balance."""
    faults = {
        "cli-books-lopsided": found.lopsided,
        "cli-books-misstated": account_names(text, found.misstated),
        "cli-books-unbalanced": [str(guild_id) for guild_id in found.unbalanced],
        "cli-books-overdrawn": account_names(text, found.overdrawn),
        "cli-books-stranded": account_names(text, found.stranded),
    }
    return [
        text(sentence, count=len(names), names=first_of(names)) for sentence, names in faults.items() if names
    ]


def account_names(text: Text, accounts: Sequence[Account]) -> list[str]:
    """Return the names of some accounts."""
    return [
        text("cli-books-account", kind=each.kind.value, owner=str(each.owner_id), guild=str(each.guild_id))
        for each in accounts
    ]


def first_of(names: Sequence[str]) -> str:
    """Return the first few of some names, with an ellipsis if there are more."""
    more = ["…"] if len(names) > _NAMED else []
    return ", ".join([*names[:_NAMED], *more])


def database_engine(text: Text, word: str) -> AsyncEngine:
    """Return the engine for a database named on the command line by its address or as a file.

    Raises:
        argparse.ArgumentTypeError: The word is no valid address or file.
    """
    address = word if "://" in word else URL.create("sqlite", database=word).render_as_string()
    try:
        return create_engine(address)
    except StoreUnavailable as error:
        # The sentences for these two faults name a setting, but this address is an argument.
        if error.reason == "database-url-invalid":
            raise argparse.ArgumentTypeError(text("cli-database-invalid")) from None
        if error.reason == "database-url-option":
            raise argparse.ArgumentTypeError(text("cli-database-option", **error.params)) from None
        raise argparse.ArgumentTypeError(store_fault(text, error)) from None


def discord_id(word: str) -> int:
    """Read a Discord id from the command line.

    Raises:
        ValueError: The word is no valid id.
    """
    number = int(word)
    if not 0 < number <= _HIGHEST_ID:
        raise ValueError(word)
    return number
