"""The commands of a bot that may run as one of several processes."""

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import AppCommandOptionType, app_commands

from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.rules.errors import RuleError, quote
from bot.views.visit import Visit, answering

log = logging.getLogger(__name__)


class ServedTree(app_commands.CommandTree[Any]):
    """Leaves commands and their suggestions to the process that serves their server.

    It refuses commands in servers where the bot is not a member, and options that Discord should not have let
    through. It tells the member who typed so.
    """

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this process carries out a command."""
        is_suggesting = interaction.type is discord.InteractionType.autocomplete
        if is_suggesting:
            # discord.py sends suggestions itself and has no handler for errors, so replace the response.
            interaction._cs_response = _Suggestions(interaction)  # type: ignore[attr-defined]  # noqa: SLF001
        if not await Visit.of(interaction).is_admitted():
            return False
        if is_suggesting:
            # Text that is still being typed may be anything.
            return True
        async with answering(interaction):
            verify_options(interaction)
            return True
        return False


class _Suggestions(discord.InteractionResponse[Any]):
    """Sends suggestions. If the member has typed on meanwhile, they come too late, which is no error."""

    async def autocomplete(self, choices: Sequence[app_commands.Choice[Any]]) -> None:
        """Send suggestions, or note that they came too late."""
        try:
            await super().autocomplete(choices)
        except DELIVERY_FAULTS as error:
            log.info("suggestions did not arrive: %s", fault_in_short(error))


_KINDS: Final[dict[AppCommandOptionType, type]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}


def verify_options(interaction: discord.Interaction[Any]) -> None:
    """Check the typed values of a command against the types, bounds and choices of its options.

    Options that are users are checked where they are read.

    Raises:
        RuleError: `option-out-of-range`, `option-length`, `option-not-offered`, or `command-unknown` where an
            option is missing or of another type.
    """
    command, given = interaction.command, dict(iter(interaction.namespace))
    if not isinstance(command, app_commands.Command):
        return
    for option in command.parameters:
        if option.display_name in given:
            _verify(option, given[option.display_name])
        elif option.required:
            raise RuleError("command-unknown")


def _verify(option: app_commands.Parameter, value: object) -> None:
    # Compare types exactly, because a bool is also an int.
    if type(value) is not _KINDS.get(option.type, type(value)):
        raise RuleError("command-unknown")
    if option.choices and value not in {choice.value for choice in option.choices}:
        raise RuleError("option-not-offered", option=option.display_name, value=quote(value))
    if isinstance(value, str):
        _verify_bounds(option, len(value), "option-length")
    elif isinstance(value, int):
        _verify_bounds(option, value, "option-out-of-range")


def _verify_bounds(option: app_commands.Parameter, size: int, code: str) -> None:
    lowest, highest = option.min_value, option.max_value
    if lowest is not None and highest is not None and not lowest <= size <= highest:
        raise RuleError(code, option=option.display_name, lowest=int(lowest), highest=int(highest))


async def command_fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Return a hash that changes when the data about the commands that Discord needs changes."""
    payloads = await command_payloads(tree)
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


async def command_payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the data about each command that Discord needs, in all languages."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
