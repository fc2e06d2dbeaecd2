"""What the commands that run the bot share: settings from the environment, and faults in plain words."""

import os
from collections.abc import Mapping

from dotenv import dotenv_values

from bot.cli.output import print_complaint
from bot.settings import InvalidSettings, Settings
from bot.store import StoreUnavailable
from bot.text import Text


class Unusable(Exception):
    """The command cannot do its work; what to do has been said."""


def read_settings(text: Text, *, needs_token: bool = False) -> Settings:
    """Read the settings from the environment and, for what is not set there, from `.env`.

    Raises:
        Unusable: They cannot be used; every fault has been printed.
    """
    try:
        settings = Settings.from_env(environment())
    except InvalidSettings as error:
        for fault in error.faults:
            print_complaint(text(f"setting-{fault.code}", **fault.params))
        raise Unusable from error
    if needs_token and settings.token is None:
        print_complaint(text("setting-token-missing"))
        raise Unusable
    return settings


def environment() -> Mapping[str, str]:
    """Return the variables of the environment over those of `.env` in the current folder."""
    from_file = {name: value for name, value in dotenv_values(".env").items() if value is not None}
    return {**from_file, **os.environ}


def store_fault(text: Text, error: StoreUnavailable) -> str:
    """Return the sentence that says what is wrong with the database and what to do."""
    return text(f"error-{error.reason}", **error.params)
