"""The inputs that change settings: forms for numbers, and lists."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ChannelType, ui

from bot.rules.errors import RuleError
from bot.rules.typed import half_width
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Channel, Channels
from bot.text import Text
from bot.views.inputs import field, fresh_id, list_of, placeholder_of
from bot.views.modals import ExplainingModal
from bot.views.settings_pages import Choice, Numbers, Picker, form_name
from bot.views.visit import Visit

# More digits than any setting has.
MAX_DIGITS: Final = 9

Apply = Callable[[Visit, dict[str, object]], Awaitable[None]]


class NumbersForm(ExplainingModal):
    """Asks for some whole numbers.

    Only numbers that differ from those the form showed at first are changed. Another member may have changed
    the others while the form was open.

    Args:
        settings: The settings whose values the form shows at first.
        apply: Called with the values that were changed, by name.
    """

    def __init__(self, text: Text, settings: ServerSettings, form: Numbers, apply: Apply) -> None:
        super().__init__(form_name(text, form))
        self._form = form
        self._apply = apply
        self._shown: Mapping[str, int] = {name: form.value(settings, name) for name in form.settings}
        self._inputs = {name: _input(name, value) for name, value in self._shown.items()}
        for name, typed in self._inputs.items():
            self.add_item(field(form.setting_name(text, name), form.setting_about(text, name), typed))

    async def submit(self, visit: Visit) -> None:
        """Change the settings with new valid values, and report a wrong field only after that."""
        text, changes, wrong = visit.text, dict[str, object](), list[RuleError]()
        for name, kind in self._form.settings.items():
            typed = self._inputs[name].value
            word = half_width(typed)
            try:
                value = kind.read(int(word) if word.isascii() and word.isdecimal() else word)
            except ValueError:
                wrong.append(ServerSettings.refusal(self._form.setting_name(text, name), kind, typed))
            else:
                if value != self._shown[name]:
                    changes[name] = value
        if changes or not wrong:
            await self._apply(visit, changes)
        if wrong:
            raise wrong[0]


def _input(name: str, value: int) -> ui.TextInput[Any]:
    return ui.TextInput(custom_id=name, default=str(value), max_length=MAX_DIGITS)


AnySelect: TypeAlias = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]

# The most channels that Discord lets a person choose.
MOST_CHANNELS: Final = 25

_ID: Final = re.compile(r"[0-9]{1,19}")

# The channels in which people can use slash commands, or whose threads allow that.
_CHANNEL_TYPES: Final = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
]


def setting_select(visit: Visit, settings: ServerSettings, block: Choice | Picker, number: int) -> AnySelect:
    """Return the select of a setting, with its present value chosen.

    Args:
        number: The position of the block on the page, from 0.
    """
    shown_as: dict[str, Any] = {
        "custom_id": f"settings:set:{block.name}",
        "id": fresh_id(visit.interaction.id, number),
    }
    text, guild = visit.text, visit.place.guild
    if isinstance(block, Choice):
        options = block.options(visit.services.catalog, text, settings)
        return list_of(options, block.placeholder(text), **shown_as)
    # Channels and roles that no longer exist are not shown as chosen.
    present = settings.values[block.name]
    if isinstance(block.kind, Channels):
        channels = [discord.Object(each) for each in present if guild is None or guild.get_channel(each)]
        return ui.ChannelSelect(
            channel_types=_CHANNEL_TYPES,
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=channels,
            placeholder=placeholder_of(text("settings-everywhere")),
            **shown_as,
        )
    if isinstance(block.kind, Channel):
        is_there = present is not None and (guild is None or guild.get_channel(present) is not None)
        return ui.ChannelSelect(
            channel_types=[ChannelType.text, ChannelType.news],
            min_values=0,
            default_values=[discord.Object(present)] if is_there else [],
            placeholder=placeholder_of(text("settings-nowhere")),
            **shown_as,
        )
    is_there = present is not None and (guild is None or guild.get_role(present) is not None)
    return ui.RoleSelect(
        min_values=0,
        default_values=[discord.Object(present)] if is_there else [],
        placeholder=placeholder_of(text("settings-everyone")),
        **shown_as,
    )


def is_offered(select: AnySelect, chosen: Sequence[str]) -> bool:
    """Whether the values can have been chosen from the select: not only Discord's clients send choices."""
    if not select.min_values <= len(chosen) <= select.max_values:
        return False
    if isinstance(select, ui.Select):
        return {option.value for option in select.options}.issuperset(chosen)
    return all(_ID.fullmatch(each) for each in chosen)
