"""The pages of the settings panel as data, made from the fields of the settings.

A game may have pages of its own, of the same kinds of blocks; see `bot/games.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

from discord import SelectOption

from bot.tables import settable
from bot.tables.rule_sets import RuleSets
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Changes, Kind, Settable, Whole
from bot.text import Catalog, Text, dashed
from bot.views.inputs import option
from bot.views.phrases import mention

ON: Final = "on"
OFF: Final = "off"
# Stands for the language chosen in Discord.
OWN_LANGUAGE: Final = "discord"

SWITCH: Final = (ON, OFF)


@dataclass(frozen=True)
class Choice:
    """A setting whose value is chosen from a list.

    Args:
        name: The flat name of the setting.
        words: The values to choose from. A setting that is on or off has the default pair.
    """

    name: str
    words: tuple[str, ...] = SWITCH

    def options(self, _catalog: Catalog, text: Text, settings: ServerSettings) -> list[SelectOption]:
        """Return the entries of the list, with the present value marked."""
        now = self.now(settings)
        return [
            option(self.label(text, word), word, self.why(text, word), is_chosen=word == now)
            for word in self.words
        ]

    def now(self, settings: ServerSettings) -> str | None:
        """Return the word for the present value; None if no word stands for it."""
        value = settings.values[self.name]
        return (ON if value else OFF) if self.words == SWITCH else value

    def label(self, text: Text, word: str) -> str:
        """Return the label of a word."""
        if self.words == SWITCH:
            return text(f"settings-switch-{word}")
        return text(f"settings-choice-{dashed(self.name)}-{dashed(word)}")

    def why(self, _text: Text, _word: str) -> str | None:
        """Return the explanation below a word; None for no explanation."""
        return None

    def placeholder(self, _text: Text) -> str | None:
        """Return what the list shows if no word stands for the present value."""
        return None

    def changes(self, word: str) -> Changes:
        """Return the change of the settings that a word stands for."""
        return {self.name: word == ON if self.words == SWITCH else word}


class Language(Choice):
    """The language of messages that everyone sees."""

    def options(self, catalog: Catalog, text: Text, settings: ServerSettings) -> list[SelectOption]:
        return languages(catalog, text("settings-language-own"), settings.values[self.name])

    def changes(self, word: str) -> Changes:
        return {self.name: None if word == OWN_LANGUAGE else word}


def languages(catalog: Catalog, own: str, now: str | None) -> list[SelectOption]:
    """Return the languages to choose from.

    Args:
        own: The label for the language chosen in Discord; this entry comes first.
        now: The language that is chosen here; None for the one chosen in Discord.
    """
    others = [
        option(catalog.text(locale)("language-name"), locale, is_chosen=locale == now)
        for locale in catalog.offered
    ]
    return [option(own, OWN_LANGUAGE, is_chosen=now is None), *others]


@dataclass(frozen=True)
class Picker:
    """A setting that is chosen among the server's channels or roles."""

    name: str
    kind: settable.Channels | settable.Channel | settable.Role

    def changes(self, ids: list[int], guild_id: int) -> Changes:
        """Return the change of the settings that a choice stands for; an empty one clears the setting."""
        if isinstance(self.kind, settable.Channels):
            return {self.name: ids}
        if isinstance(self.kind, settable.Channel):
            return {self.name: next(iter(ids), None)}
        # The role that everyone has, @everyone, has the id of the server.
        return {self.name: next((each for each in ids if each != guild_id), None)}


@dataclass(frozen=True)
class Numbers:
    """Settings that are typed into one form.

    Args:
        name: The name of the form in custom ids.
        settings: The settings by flat name. Discord allows five fields at most.
    """

    name: str
    settings: Mapping[str, Whole]

    def setting_name(self, text: Text, name: str) -> str:
        """Return the name of one of the settings."""
        return setting_name(text, name)

    def setting_about(self, text: Text, name: str) -> str | None:
        """Return the explanation of one of the settings; None if its name is enough."""
        return setting_about(text, name)

    def value(self, settings: ServerSettings, name: str) -> int:
        """Return the number that holds for one of the settings."""
        number: int = settings.values[name]
        return number

    def words(self, text: Text, settings: ServerSettings) -> str:
        """Return the settings with their values, and with an explanation below each that needs one."""
        lines = []
        for name in self.settings:
            value = self.value(settings, name)
            lines.append(text("settings-value", name=self.setting_name(text, name), value=value))
            if (about := self.setting_about(text, name)) is not None:
                lines.append(f"-# {about}")
        return "\n".join(lines)


@dataclass(frozen=True)
class Listed:
    """A setting that is listed here and changed with commands."""

    name: str
    kind: settable.Members | settable.Digests | RuleSets

    def words(self, text: Text, settings: ServerSettings) -> str:
        """Return the setting with mentions of the members, or with how many there are of anything else."""
        listed = settings.values[self.name]
        value: str | int = len(listed)
        if isinstance(self.kind, settable.Members):
            value = " ".join(map(mention, listed)) or text("settings-nobody")
        shown = text("settings-value", name=setting_name(text, self.name), value=value)
        return f"{shown}\n-# {setting_about(text, self.name)}"


Block: TypeAlias = Choice | Picker | Numbers | Listed


@dataclass(frozen=True)
class Page:
    """A page of the panel.

    Args:
        name: The name of the page in custom ids.
        blocks: The blocks on it, from the top.
    """

    name: str
    blocks: tuple[Block, ...]


def pages_of(settings: type[Settable]) -> tuple[Page, ...]:
    """Return the pages of some settings, in the order of their fields. The first number brings its form."""
    pages: dict[str, list[Block]] = {}
    kinds = settings.kinds()
    for name, kind in kinds.items():
        blocks, block = pages.setdefault(kind.page, []), _block_of(name, kind, kinds)
        if block not in blocks:
            blocks.append(block)
    return tuple(Page(name, tuple(blocks)) for name, blocks in pages.items())


def _block_of(name: str, kind: Kind[Any], kinds: Mapping[str, Kind[Any]]) -> Block:
    match kind:
        case Whole(form=form):
            numbers = {each: other for each, other in kinds.items() if isinstance(other, Whole)}
            return Numbers(form, {each: number for each, number in numbers.items() if number.form == form})
        case settable.Word():
            words: type[StrEnum] = kind.words
            return Choice(name, tuple(words))
        case settable.Switch():
            return Choice(name)
        case settable.Language():
            return Language(name)
        case settable.Channels() | settable.Channel() | settable.Role():
            return Picker(name, kind)
        case settable.Members() | settable.Digests() | RuleSets():
            return Listed(name, kind)
    raise TypeError(kind)


SHARED_PAGES: Final = pages_of(ServerSettings)
"""The pages of what holds for all games."""


def setting_name(text: Text, name: str) -> str:
    """Return the name of a setting."""
    return text(f"settings-name-{dashed(name)}")


def setting_about(text: Text, name: str) -> str:
    """Return the explanation of a setting."""
    return text(f"settings-about-{dashed(name)}")


def form_name(text: Text, form: Numbers) -> str:
    """Return the name of a form."""
    return text(f"settings-form-{dashed(form.name)}")


def heading(text: Text, name: str) -> str:
    """Return a setting's name with its explanation below."""
    return f"**{setting_name(text, name)}**\n-# {setting_about(text, name)}"
