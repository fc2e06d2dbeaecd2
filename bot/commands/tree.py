"""The commands of a bot that may be one of several processes."""

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import AppCommandOptionType, app_commands

from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.rules.errors import RuleError, quote
from bot.views.interactions import answering
from bot.views.lasting import admit

log = logging.getLogger(__name__)


class ServedTree(app_commands.CommandTree[Any]):
    """Leaves commands, and what is suggested for them, to the process that answers for their server.

    Nothing is done where the bot is no member, nor with options that Discord should not have let through:
    the person who typed is told so.
    """

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a command is to be carried out here."""
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
    """Sends suggestions; anyone who has typed on meanwhile no longer waits for them, which is no error."""

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
    """Check what was typed into a command against the kinds, bounds and choices of its options.

    People in the options are looked at where they are read.

    Raises:
        RuleError: `option-out-of-range`, `option-length`, `option-not-offered`, or `command-unknown` where an
            option is missing or of another kind.
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
    # A bool is an int, too.
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
    """Return a short text that changes when what Discord has to know of the commands does."""
    payloads = await command_payloads(tree)
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


async def command_payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return what Discord is told of each command, in all languages there are."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
