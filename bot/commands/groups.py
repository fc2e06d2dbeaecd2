"""Sets the texts and the order of a group of commands, by ids that follow from the names of the commands.

`/gnau open stake:` reads `command-gnau`, `command-gnau-open` and `command-gnau-open-stake`. The choices of an
option read `command-choice-<option>-<value>`. An option has hyphens where its name in Python has underscores.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.text import Catalog, Text, dashed

Choices: TypeAlias = Mapping[str, Mapping[str, Sequence[str]]]
"""By command and option, the values to choose from."""


class WordedBot(Protocol):
    """A bot with commands, and with texts for them."""

    catalog: Catalog

    @property
    def tree(self) -> app_commands.CommandTree[Any]:
        """The bot's commands."""
        ...


def described(name: str) -> app_commands.locale_str:
    """Return a placeholder description with the id of its text, for a decorator; `word` sets the text."""
    return app_commands.locale_str(f"command-{name}", id=f"command-{name}")


def word(
    cog: commands.Cog,
    text: Text,
    *,
    listed: Sequence[str] = (),
    choices: Choices | None = None,
    shared: Mapping[str, str] | None = None,
) -> None:
    """Set the texts of a cog's group, its commands and their options, and put the commands in order.

    Args:
        listed: The commands that Discord lists first, in this order. Features may add some of them later.
        shared: By command, the name that replaces the group's name in the ids of its texts. It is for
            commands that several groups have.
    """
    group = cog.app_command
    assert isinstance(group, app_commands.Group)
    group.description = text(f"command-{group.name}")
    group.extras["listed"] = listed
    _arrange(group)
    for command in group.commands:
        if isinstance(command, app_commands.Command):
            named = (shared or {}).get(command.name, group.name)
            word_command(command, text, f"command-{named}-{command.name}", choices)


def add_to_group(
    bot: WordedBot,
    group_name: str,
    cog: commands.Cog,
    choices: Choices | None = None,
    named: str | None = None,
) -> None:
    """Add the commands of a feature to the group of a game. Without that game, they are left out.

    Args:
        named: The name that replaces the group's name in the ids of their texts.
    """
    group, text = bot.tree.get_command(group_name), bot.catalog.text()
    if not isinstance(group, app_commands.Group):
        return
    for command in cog.get_app_commands():
        assert isinstance(command, app_commands.Command)
        word_command(command, text, f"command-{named or group.name}-{command.name}", choices)
        group.add_command(command)
    _arrange(group)


def _arrange(group: app_commands.Group) -> None:
    names: Sequence[str] = group.extras["listed"]
    first = [command for name in names if (command := group.get_command(name)) is not None]
    rest = [command for command in group.commands if command not in first]
    for command in (*first, *rest):
        group.remove_command(command.name)
        group.add_command(command)


def word_command(
    command: app_commands.Command[Any, Any, Any], text: Text, text_id: str, choices: Choices | None = None
) -> None:
    """Set the description of a command by its id, and the texts of the command's options and choices."""
    command.description = text(text_id)
    options = {option.name: dashed(option.name) for option in command.parameters}
    if options:
        app_commands.rename(**options)(command)
        app_commands.describe(
            **{option: _words(text, f"{text_id}-{name}") for option, name in options.items()}
        )(command)
    named = {
        option: [
            app_commands.Choice(name=_words(text, f"command-choice-{options[option]}-{value}"), value=value)
            for value in values
        ]
        for option, values in (choices or {}).get(command.name, {}).items()
    }
    if named:
        app_commands.choices(**named)(command)


def _words(text: Text, text_id: str) -> app_commands.locale_str:
    return app_commands.locale_str(text(text_id), id=text_id)
