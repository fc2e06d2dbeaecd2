"""The forms into which the numbers among the settings are typed."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

from bot.rules.errors import RuleError, quote
from bot.rules.gnau.options import MAX_PAYOUT
from bot.tables.gnau.settings import BOUNDS as GNAU_BOUNDS
from bot.tables.gnau.settings import PAYOUT
from bot.tables.settings import BOUNDS, ServerSettings
from bot.text import Text
from bot.views.gnau.settings import pages
from bot.views.interactions import catalog_of, text_for
from bot.views.modals import ExplainingModal

# More digits than any setting has.
MAX_DIGITS: Final = 9

Apply = Callable[[discord.Interaction[Any], dict[str, object]], Awaitable[None]]


class NumbersForm(ExplainingModal):
    """Asks for some whole numbers.

    Only those that differ from what the form showed are changed: somebody else may have changed the others
    while it was open.

    Args:
        text: The words.
        settings: What it shows at first.
        form: Which numbers.
        apply: What to do with those that were changed.
    """

    def __init__(self, text: Text, settings: ServerSettings, form: pages.Form, apply: Apply) -> None:
        super().__init__(pages.form_name(text, form))
        self._apply = apply
        values = settings.values
        self._shown: Mapping[str, int] = {name: values[name] for name in pages.FORMS[form]}
        self._inputs = {name: _input(name, value) for name, value in self._shown.items()}
        for name, field in self._inputs.items():
            self.add_item(_labelled(text, name, field))

    async def submit(self, interaction: discord.Interaction[Any]) -> None:
        """Change what was typed anew."""
        text = text_for(interaction)
        typed = {name: _whole(text, name, field.value) for name, field in self._inputs.items()}
        await self._apply(
            interaction, {name: value for name, value in typed.items() if value != self._shown[name]}
        )


def _input(name: str, value: int) -> ui.TextInput[Any]:
    return ui.TextInput(custom_id=name, default=str(value), max_length=MAX_DIGITS)


def _labelled(text: Text, name: str, field: ui.TextInput[Any]) -> ui.Label[Any]:
    about = None if name.startswith(PAYOUT) else pages.setting_about(text, name)
    return ui.Label(text=pages.setting_name(text, name), description=about, component=field)


def _whole(text: Text, name: str, typed: str) -> int:
    lowest, highest = (0, MAX_PAYOUT) if name.startswith(PAYOUT) else (BOUNDS | GNAU_BOUNDS)[name]
    word = typed.strip()
    if not (word.isascii() and word.isdecimal() and lowest <= int(word) <= highest):
        raise RuleError(
            "server-setting-out-of-range",
            setting=pages.setting_name(text, name),
            value=quote(typed),
            lowest=lowest,
            highest=highest,
        )
    return int(word)


AnySelect: TypeAlias = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]

# As many as Discord lets one choose.
MOST_CHANNELS: Final = 25

_MANY: Final = 1_000_003
_ID: Final = re.compile(r"[0-9]{1,19}")

# Where slash commands can be typed, and what has threads in which they can.
_CHANNEL_TYPES: Final = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
]


def choice_select(interaction: discord.Interaction[Any], settings: ServerSettings, name: str) -> AnySelect:
    """Return the values of a setting.

    Args:
        interaction: Whose panel it is.
        settings: What is chosen now.
        name: Which setting.
    """
    text = text_for(interaction)
    options = pages.choice_options(catalog_of(interaction), text, settings, name)
    placeholder = text("settings-none-of-these") if name == pages.PRESET else None
    select: ui.Select[Any] = ui.Select(
        custom_id=_custom_id(name), options=options, placeholder=placeholder, id=_number(interaction, name)
    )
    return select


def picker_select(interaction: discord.Interaction[Any], settings: ServerSettings, name: str) -> AnySelect:
    """Return the channels or the roles of the server; what is not there any more is not shown as chosen.

    Args:
        interaction: Whose panel it is.
        settings: What is chosen now.
        name: Which setting, `CHANNELS` or `ROLE`.
    """
    guild, text = interaction.guild, text_for(interaction)
    if name == pages.CHANNELS:
        channels = [each for each in settings.channels if guild is None or guild.get_channel(each)]
        return ui.ChannelSelect(
            custom_id=_custom_id(name),
            id=_number(interaction, name),
            channel_types=_CHANNEL_TYPES,
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=_chosen(SelectDefaultValueType.channel, channels),
            placeholder=text("settings-everywhere"),
        )
    role = settings.opener_role
    roles = [role] if role is not None and (guild is None or guild.get_role(role)) else []
    return ui.RoleSelect(
        custom_id=_custom_id(name),
        id=_number(interaction, name),
        min_values=0,
        default_values=_chosen(SelectDefaultValueType.role, roles),
        placeholder=text("settings-everyone"),
    )


def is_offered(select: AnySelect, chosen: Sequence[str]) -> bool:
    """Whether this can have been chosen from a list: not only Discord's own clients send choices."""
    if not select.min_values <= len(chosen) <= select.max_values:
        return False
    if isinstance(select, ui.Select):
        return {option.value for option in select.options}.issuperset(chosen)
    return all(_ID.fullmatch(each) for each in chosen)


def _custom_id(name: str) -> str:
    return f"settings:set:{name}"


def _number(interaction: discord.Interaction[Any], name: str) -> int:
    # Under a number it knows, a client may go on showing what was chosen there before, on whatever page. So
    # each select has another number each time it is shown.
    return interaction.id % _MANY * len(pages.CHOSEN) + pages.CHOSEN.index(name) + 1


def _chosen(kind: SelectDefaultValueType, ids: list[Any]) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=each, type=kind) for each in ids]
