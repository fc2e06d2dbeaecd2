"""The forms into which the numbers among the settings are typed."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.rules.errors import RuleError, quote
from bot.rules.gnau import MAX_PAYOUT
from bot.tables.gnau.settings import BOUNDS, PAYOUT, ServerSettings
from bot.text import Text
from bot.views.modals import ExplainingModal
from bot.views.notes import text_for
from bot.views.settings.pages import FORMS, Form
from bot.views.settings.wording import form_name, setting_about, setting_name

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

    def __init__(self, text: Text, settings: ServerSettings, form: Form, apply: Apply) -> None:
        super().__init__(form_name(text, form))
        self._apply = apply
        values = settings.values
        self._shown: Mapping[str, int] = {name: values[name] for name in FORMS[form]}
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
    about = None if name.startswith(PAYOUT) else setting_about(text, name)
    return ui.Label(text=setting_name(text, name), description=about, component=field)


def _whole(text: Text, name: str, typed: str) -> int:
    lowest, highest = (0, MAX_PAYOUT) if name.startswith(PAYOUT) else BOUNDS[name]
    word = typed.strip()
    if not (word.isascii() and word.isdecimal() and lowest <= int(word) <= highest):
        raise RuleError(
            "server-setting-out-of-range",
            setting=setting_name(text, name),
            value=quote(typed),
            lowest=lowest,
            highest=highest,
        )
    return int(word)
