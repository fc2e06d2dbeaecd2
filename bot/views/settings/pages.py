"""The pages of the settings panel as data: the kinds of blocks on them, and the pages for all games.

Each game adds its own pages of the same kinds of blocks; see `bot/games.py`.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from discord import SelectOption

from bot.tables.points import PointsMode
from bot.tables.settings import BOUNDS, Bounds, Changes, ComputersPace, ServerSettings
from bot.text import Catalog, Text, dashed
from bot.views.inputs import option
from bot.views.phrases import mention

CHANNELS: Final = "channels"
ROLE: Final = "opener_role"
BLOCKED: Final = "blocked"
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
        return languages(catalog, text("settings-language-own"), settings.language)

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
        for locale in catalog.locales
    ]
    return [option(own, OWN_LANGUAGE, is_chosen=now is None), *others]


@dataclass(frozen=True)
class Picker:
    """A setting, `CHANNELS` or `ROLE`, that is chosen among the server's channels or roles."""

    name: str


@dataclass(frozen=True)
class Numbers:
    """Settings that are typed into one form.

    Args:
        name: The name of the form in custom ids.
        settings: The flat names of the settings. Discord allows five fields at most.
        bounds: The lowest and the highest value of each setting.
    """

    name: str
    settings: tuple[str, ...]
    bounds: Bounds

    def setting_name(self, text: Text, name: str) -> str:
        """Return the name of one of the settings."""
        return setting_name(text, name)

    def setting_about(self, text: Text, name: str) -> str | None:
        """Return the explanation of one of the settings; None if its name is enough."""
        return setting_about(text, name)

    def words(self, text: Text, settings: ServerSettings) -> str:
        """Return the settings with their values, and with an explanation below each that needs one."""
        shown = [
            text("settings-value", name=self.setting_name(text, name), value=settings.values[name])
            for name in self.settings
        ]
        abouts = [self.setting_about(text, name) for name in self.settings]
        lines = (
            value if about is None else f"{value}\n-# {about}"
            for value, about in zip(shown, abouts, strict=True)
        )
        return "\n".join(lines)


@dataclass(frozen=True)
class Listed:
    """A setting that is listed here and changed with commands, such as the blocked members."""

    name: str

    def words(self, text: Text, settings: ServerSettings) -> str:
        """Return the setting with the blocked members, or with the number of hidden words."""
        value: str | int = len(settings.hidden_words)
        if self.name == BLOCKED:
            value = " ".join(map(mention, settings.blocked)) or text("settings-nobody")
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


STAKES: Final = Numbers("stakes", ("stake_points", "lowest_stake", "highest_stake"), BOUNDS)
OPENING: Final = Numbers("opening", ("tables_per_member", "tables_per_server", "opening_pause_s"), BOUNDS)
THINKING: Final = Numbers("thinking", ("more_time",), BOUNDS)
GRANTS: Final = Numbers("grants", ("opening_grant_points", "daily_points"), BOUNDS)
GIVING: Final = Numbers("giving", ("giving_min_age_days", "giving_cap_points"), BOUNDS)

ACCESS: Final = Page(
    "access",
    (
        Language("language"),
        Picker(CHANNELS),
        Picker(ROLE),
        OPENING,
        Listed(BLOCKED),
        Listed("hidden_words"),
    ),
)
POINTS: Final = Page(
    "points", (Choice("points", tuple(PointsMode)), STAKES, GRANTS, Choice("giving"), GIVING)
)
PACE: Final = Page("pace", (THINKING, Choice("computers_pace", tuple(ComputersPace))))
SHARED_PAGES: Final = (ACCESS, POINTS, PACE)
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
