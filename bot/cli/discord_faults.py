"""Why the bot could not do its work, in plain words: neither Discord nor its database would have it."""

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.cli.environment import Unusable, store_fault
from bot.cli.output import print_complaint
from bot.store import StoreUnavailable
from bot.text import Text


@contextmanager
def faults_in_words(text: Text) -> Iterator[None]:
    """Say what to do about an error of starting the bot; let an error of any other kind pass.

    Raises:
        Unusable: There was such an error, and what to do has been said.
    """
    try:
        yield
    except StoreUnavailable as error:
        print_complaint(store_fault(text, error))
        raise Unusable from error
    except Exception as error:
        fault = discord_fault(text, error)
        if fault is None:
            raise
        print_complaint(fault)
        raise Unusable from error


def discord_fault(text: Text, error: Exception) -> str | None:
    """Return what to do about an error of starting the bot, or None for an error of another kind."""
    if isinstance(error, discord.LoginFailure):
        return text("setting-token-refused")
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return text("setting-intents-missing")
    if isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError):
        return text("setting-discord-unreachable")
    if isinstance(error, discord.HTTPException | discord.GatewayNotFound | discord.ConnectionClosed):
        return text("setting-discord-refused", reason=str(error))
    return None
