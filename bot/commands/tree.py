"""The commands of a bot that may be one of several processes."""

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.commands.options import verify_options
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.views.lasting import admit
from bot.views.notes import answering

log = logging.getLogger(__name__)


class ServedTree(app_commands.CommandTree[Any]):
    """Leaves commands, and what is suggested for them, to the process that answers for their server.

    Nothing is done where the bot is no member, nor with options that Discord should not have let through:
    who typed is told so.
    """

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a command is to be carried out here."""
        is_suggesting = interaction.type is discord.InteractionType.autocomplete
        if is_suggesting:
            # discord.py sends suggestions itself, and gives nobody else a say in what becomes of them.
            interaction._cs_response = _Suggestions(interaction)  # type: ignore[attr-defined]  # noqa: SLF001
        if not await admit(interaction):
            return False
        if is_suggesting:
            # What is still being typed may be anything.
            return True
        async with answering(interaction):
            verify_options(interaction)
            return True
        return False


class _Suggestions(discord.InteractionResponse[Any]):
    """Sends what is suggested; who has typed on in the meantime waits for it no longer, which is no error."""

    async def autocomplete(self, choices: Sequence[app_commands.Choice[Any]]) -> None:
        """Send suggestions, or note that they came too late."""
        try:
            await super().autocomplete(choices)
        except DELIVERY_FAULTS as error:
            log.info("suggestions did not arrive: %s", fault_in_short(error))
