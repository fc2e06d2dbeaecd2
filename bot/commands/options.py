"""Whether the options of a command are as Discord was told: not only its own clients send them."""

from typing import Any, Final

import discord
from discord import AppCommandOptionType, app_commands

from bot.rules.errors import RuleError, quote

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
