"""The one handler of all errors in commands and buttons."""

import base64
import contextlib
import hashlib
import logging
from http import HTTPStatus
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.app import CardsBot
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.logs import log_context
from bot.services import TooLate
from bot.store import is_away
from bot.tables.leases import NotOurGuild
from bot.views.visit import Visit

log = logging.getLogger(__name__)

# Discord's JSON error codes for answers that came too late or twice.
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ACKNOWLEDGED: Final = 40060


async def on_error(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Log an error, and tell the person what to do."""
    visit = Visit.of(interaction)
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(cause, discord.HTTPException) and cause.code in {UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED}:
        log.info("interaction %s was answered too late or twice", interaction.id)
        return
    if isinstance(cause, TooLate):
        visit.drop()
        return
    if visit.bot.under_way.is_broken_off:
        # The end of the process may be the cause, for example because a connection to Discord is closed.
        log.info("interaction %s is broken off: %s", interaction.id, type(cause).__name__)
        return
    if isinstance(cause, NotOurGuild) and visit.is_in_server:
        # Another process took the server meanwhile. That process answers now.
        log.warning("interaction %s is left alone: %s", interaction.id, cause)
        return
    with log_context(guild=visit.guild_id or None), contextlib.suppress(*DELIVERY_FAULTS):
        await _apologise(visit, _explained(visit, cause))


def _explained(visit: Visit, cause: Exception) -> str:
    """Log an error according to its kind, and return what to tell the person about it."""
    text = visit.text
    if isinstance(cause, NotOurGuild):
        # This is a click on a direct message, which no other process received.
        return text("error-served-elsewhere")
    if isinstance(cause, app_commands.CommandNotFound):
        return text("error-command-unknown")
    if isinstance(cause, app_commands.TransformerError):
        # The only possible cause is an option with a user who is not, or not any more, in the server.
        return text("error-not-in-this-server" if visit.is_in_server else "error-only-in-server")
    if _is_on_the_way(cause):
        log.warning("interaction %s could not be answered: %s", visit.interaction.id, fault_in_short(cause))
        return text("error-connection-lost")
    if is_away(cause):
        log.warning("interaction %s could not be carried out", visit.interaction.id, exc_info=cause)
        return text("error-database-away")
    reference = reference_of(visit.interaction.id)
    log.error("interaction %s failed, reference %s", visit.interaction.id, reference, exc_info=cause)
    return text("error-unexpected", reference=reference)


def reference_of(interaction_id: int) -> str:
    """Return six letters and digits by which the operator of the bot finds an error in the log."""
    return base64.b32encode(hashlib.sha256(str(interaction_id).encode()).digest())[:6].decode()


def _is_on_the_way(cause: BaseException) -> bool:
    """Return whether an answer was lost on the way; status 400 says that the answer itself was wrong."""
    if isinstance(cause, discord.HTTPException):
        return cause.status != HTTPStatus.BAD_REQUEST
    if isinstance(cause, aiohttp.ClientError):
        return True
    # Database errors have classes of their own, and an error about a file has a file name.
    return isinstance(cause, OSError) and cause.filename is None


async def _apologise(visit: Visit, note: str) -> None:
    try:
        await visit.tell(note)
    except discord.HTTPException as refusal:
        if refusal.code != ALREADY_ACKNOWLEDGED:
            raise
        # Discord has received the first answer although its connection broke, which discord.py cannot know.
        await visit.interaction.followup.send(note, ephemeral=True)


async def setup(bot: CardsBot) -> None:
    """Handle the errors of all commands of the bot."""
    bot.tree.error(on_error)
