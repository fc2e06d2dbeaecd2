"""The private panel on which a person chooses their preferences. Each choice takes effect at once.

The custom id `preferences:open` shows the panel, and `preferences:page:<name>` turns to one of its pages.
`preferences:set:<name>` is a list to choose from, and `preferences:put:<name>:<on|off>` a switch. Custom ids
name no person: a click changes the preferences of the person who clicks.
"""

import re
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ui

from bot.features.preferences.quiet import QuietSelect, ZoneSelect, quiet_view
from bot.features.preferences.vacation import DaysSelect, LeaveButton, ReturnButton, vacation_view
from bot.rules.errors import RuleError, quote
from bot.tables.preferences import Preferences
from bot.tables.settable import Switch, Word
from bot.text import Text, dashed
from bot.views.inputs import list_of, option
from bot.views.lasting import (
    ButtonFace,
    LastingButton,
    LastingItem,
    LastingSelect,
    button_with,
    chosen_in,
)
from bot.views.settings_pages import OWN_LANGUAGE, languages
from bot.views.style import LINE, OTHER, PICKED, PICKED_MARK, PRIVATE, panel, with_gaps
from bot.views.visit import Visit

_LANGUAGE: Final = "language"
_KINDS: Final = Preferences.kinds().items()
_WORDS: Final[dict[str, type[StrEnum]]] = {
    name: kind.words for name, kind in _KINDS if isinstance(kind, Word)
}
_SWITCHES: Final = [name for name, kind in _KINDS if isinstance(kind, Switch)]
_STATES: Final = {"on": True, "off": False}


def preferences_view(visit: Visit) -> ui.LayoutView:
    """Return the panel with all preferences and the choices of the person who clicked or typed."""
    text, catalog, chosen = visit.text, visit.services.catalog, visit.preferences
    blocks: list[str | ui.Item[Any]] = [text("preferences-title"), LINE]
    for name in _WORDS:
        blocks += [_heading(text, name), _row(name, _words(text, name, chosen)), LINE]
    if len(catalog.offered) > 1:
        offered = languages(catalog, text("preferences-language-own"), chosen.language)
        blocks += [_heading(text, _LANGUAGE), _row(_LANGUAGE, offered), LINE]
    blocks += with_gaps(_heading(text, name) for name in _SWITCHES)
    switches: ui.ActionRow[Any] = ui.ActionRow(*(_switch(text, name, chosen) for name in _SWITCHES))
    pages: ui.ActionRow[Any] = ui.ActionRow(*(_page(text, name) for name in _PAGES if name != _ALL))
    return panel(PRIVATE, blocks, switches, pages)


def _page(text: Text, name: str) -> "PageButton":
    return PageButton(name, ButtonFace(text(f"preferences-button-{name}")))


def _heading(text: Text, name: str) -> str:
    return f"**{_called(text, name)}**\n-# {text(f'preferences-about-{dashed(name)}')}"


def _called(text: Text, name: str) -> str:
    return text(f"preferences-name-{dashed(name)}")


def _row(name: str, options: list[discord.SelectOption]) -> ui.ActionRow[Any]:
    return ui.ActionRow(PreferenceSelect(name, list_of(options, None, custom_id=f"preferences:set:{name}")))


def _words(text: Text, name: str, chosen: Preferences) -> list[discord.SelectOption]:
    now = getattr(chosen, name)
    return [
        option(text(f"preferences-choice-{dashed(name)}-{dashed(each)}"), each, is_chosen=each is now)
        for each in _WORDS[name]
    ]


def _switch(text: Text, name: str, chosen: Preferences) -> "PreferenceButton":
    label = _called(text, name)
    if getattr(chosen, name):
        return PreferenceButton(name, "off", ButtonFace(PICKED_MARK + label, PICKED))
    return PreferenceButton(name, "on", ButtonFace(label, OTHER))


class PreferenceSelect(
    LastingSelect[ui.Select[Any]], template=rf"preferences:set:(?P<name>{'|'.join([*_WORDS, _LANGUAGE])})"
):
    """Chooses the value of a preference from a list."""

    def __init__(self, name: str, select: ui.Select[Any]) -> None:
        self.name = name
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(match["name"], select)

    async def click(self, visit: Visit) -> None:
        [value] = chosen_in(visit)
        if self.name == _LANGUAGE and value not in {OWN_LANGUAGE, *visit.services.catalog.offered}:
            raise RuleError("option-not-offered", option=self.name, value=quote(value))
        await _change(visit, self.name, None if value == OWN_LANGUAGE else value)


class PreferenceButton(
    LastingButton,
    template=rf"preferences:put:(?P<name>{'|'.join(_SWITCHES)}):(?P<state>{'|'.join(_STATES)})",
):
    """Switches a preference on or off. It names the new state, so a second press changes nothing.

    Args:
        state: `on` or `off`.
    """

    def __init__(self, name: str, state: str, face: ButtonFace | None = None) -> None:
        self.name, self.state = name, state
        super().__init__(button_with(f"preferences:put:{name}:{state}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["name"], match["state"])

    async def click(self, visit: Visit) -> None:
        await _change(visit, self.name, _STATES[self.state])


_ALL: Final = "all"
_PAGES: Final = {_ALL: preferences_view, "quiet": quiet_view, "vacation": vacation_view}


class PageButton(LastingButton, template=rf"preferences:page:(?P<name>{'|'.join(_PAGES)})"):
    """Turns to a page of the panel."""

    def __init__(self, name: str, face: ButtonFace | None = None) -> None:
        self.name = name
        super().__init__(button_with(f"preferences:page:{name}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["name"])

    async def click(self, visit: Visit) -> None:
        await visit.interaction.response.edit_message(view=_PAGES[self.name](visit))


class OpenPreferencesButton(LastingButton, template="preferences:open"):
    """Shows the panel to the person who clicks, as `/preferences` does."""

    def __init__(self) -> None:
        super().__init__(button_with("preferences:open", None))

    @classmethod
    def read(cls, _match: re.Match[str]) -> Self:
        return cls()

    async def click(self, visit: Visit) -> None:
        await visit.show(preferences_view(visit))


async def _change(visit: Visit, name: str, value: object) -> None:
    """Store the choice, and show the panel with it."""
    await visit.services.preferences.change(visit.user_id, {name: value})
    await visit.interaction.response.edit_message(view=preferences_view(visit))


PREFERENCES_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (
    PreferenceSelect,
    PreferenceButton,
    PageButton,
    ZoneSelect,
    QuietSelect,
    DaysSelect,
    LeaveButton,
    ReturnButton,
    OpenPreferencesButton,
)
