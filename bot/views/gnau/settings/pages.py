"""What stands on which page of the settings, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from discord import SelectOption

from bot.rules.gnau.options import (
    OPTION_NAMES,
    PAYOUT_NAMES,
    PRESETS,
    FiveSmall,
    NenkuRank,
    Ties,
    preset_name,
)
from bot.tables.gnau.settings import PAYOUT, RULE, GnauSettings, Suspense
from bot.tables.gnau.state import DealerPolicy, SplitMode
from bot.tables.points import PointsMode
from bot.tables.settings import ServerSettings
from bot.text import Catalog, Text
from bot.views.phrases import mention

PRESET: Final = "preset"
CHANNELS: Final = "channels"
ROLE: Final = "opener_role"


class Page(StrEnum):
    """A page of the panel."""

    RULES = "rules"
    PAYOUTS = "payouts"
    TABLE = "table"
    ACCESS = "access"
    POINTS = "points"


class Form(StrEnum):
    """A form of numbers that are typed."""

    HIGH_HANDS = "high_hands"
    OX_HANDS = "ox_hands"
    STAKES = "stakes"
    REVEAL = "reveal"
    OPENING = "opening"
    THINKING = "thinking"
    GRANTS = "grants"
    GIVING = "giving"


@dataclass(frozen=True)
class Choice:
    """A setting whose values are chosen from a list.

    Args:
        name: Its flat name, or `PRESET` for all house rules at once.
    """

    name: str


@dataclass(frozen=True)
class Picker:
    """A setting that is chosen among the server's channels or roles, `CHANNELS` or `ROLE`."""

    name: str


@dataclass(frozen=True)
class Numbers:
    """Settings that are typed into one form."""

    form: Form


@dataclass(frozen=True)
class Listed:
    """What is listed here and changed with commands, such as who is blocked."""

    name: str


Block: TypeAlias = Choice | Picker | Numbers | Listed

# The highest hand first, as everywhere.
_HANDS: Final = tuple(PAYOUT + name for name in reversed(PAYOUT_NAMES))

FORMS: Final[Mapping[Form, tuple[str, ...]]] = MappingProxyType(
    {
        Form.HIGH_HANDS: _HANDS[:4],
        Form.OX_HANDS: _HANDS[4:],
        Form.STAKES: ("stake_points", "lowest_stake", "highest_stake"),
        Form.REVEAL: ("reveal_s", "own_reveal_s"),
        Form.THINKING: ("more_time",),
        Form.OPENING: ("tables_per_member", "tables_per_server", "opening_pause_s"),
        Form.GRANTS: ("opening_grant_points", "daily_points"),
        Form.GIVING: ("giving_min_age_days", "giving_cap_points"),
    }
)
"""The settings of each form; Discord takes five fields at most."""

PAGES: Final[Mapping[Page, tuple[Block, ...]]] = MappingProxyType(
    {
        Page.RULES: (Choice(PRESET), *(Choice(RULE + name) for name in OPTION_NAMES)),
        Page.PAYOUTS: (Numbers(Form.HIGH_HANDS), Numbers(Form.OX_HANDS)),
        Page.TABLE: (
            Choice("dealer"),
            Choice("split"),
            Numbers(Form.STAKES),
            Numbers(Form.REVEAL),
            Choice("suspense"),
            Numbers(Form.THINKING),
        ),
        Page.ACCESS: (
            Choice("language"),
            Picker(CHANNELS),
            Picker(ROLE),
            Numbers(Form.OPENING),
            Listed("blocked"),
            Listed("hidden_words"),
        ),
        Page.POINTS: (
            Choice("points"),
            Numbers(Form.GRANTS),
            Choice("giving"),
            Numbers(Form.GIVING),
        ),
    }
)

CHOSEN: Final = tuple(
    block.name for blocks in PAGES.values() for block in blocks if isinstance(block, Choice | Picker)
)
"""The settings that are chosen from something."""


def page_of(what: str) -> Page:
    """Return the page on which something is chosen, or a form opened."""
    return next(page for page, blocks in PAGES.items() if any(what in _names(block) for block in blocks))


def _names(block: Block) -> tuple[str, ...]:
    return (block.form,) if isinstance(block, Numbers) else (block.name,)


ON: Final = "on"
OFF: Final = "off"
# Stands for the language that the server has chosen in Discord.
OWN_LANGUAGE: Final = "discord"

_WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "rules.five_small": tuple(FiveSmall),
        "rules.nenku": tuple(NenkuRank),
        "rules.ties": tuple(Ties),
        "dealer": tuple(DealerPolicy),
        "split": tuple(SplitMode),
        "suspense": tuple(Suspense),
        "points": tuple(PointsMode),
    }
)
"""The values of what is chosen from a list; everything else there is on or off."""


def setting_name(text: Text, name: str) -> str:
    """Return what a setting is called."""
    if name.startswith(PAYOUT):
        return text(f"gnau-payout-{_dashed(name.removeprefix(PAYOUT))}")
    return text(f"settings-name-{_dashed(name)}")


def setting_about(text: Text, name: str) -> str:
    """Return the sentence that says what a setting is for."""
    return text(f"settings-about-{_dashed(name)}")


def form_name(text: Text, form: Form) -> str:
    """Return what a form is called."""
    return text(f"settings-form-{_dashed(form)}")


def heading(text: Text, name: str) -> str:
    """Return a setting's name, and below it what it is for."""
    return f"**{setting_name(text, name)}**\n-# {setting_about(text, name)}"


def numbers_lines(text: Text, settings: ServerSettings, form: Form) -> str:
    """Return the settings of a form with their values; of payouts all that is to be said is their names."""
    lines = []
    for name in FORMS[form]:
        lines.append(text("settings-number", name=setting_name(text, name), value=settings.values[name]))
        if not name.startswith(PAYOUT):
            lines.append(f"-# {setting_about(text, name)}")
    return "\n".join(lines)


def listing_line(text: Text, settings: ServerSettings, name: str) -> str:
    """Return who is blocked, or how many words are out of public sight."""
    if name == "hidden_words":
        return text("settings-words-hidden", words=len(settings.hidden_words))
    return " ".join(map(mention, settings.blocked)) or text("settings-nobody-blocked")


def choice_options(catalog: Catalog, text: Text, settings: ServerSettings, name: str) -> list[SelectOption]:
    """Return what a setting can be, the present value marked."""
    if name == PRESET:
        now = preset_name(settings.for_game(GnauSettings).rules)
        return [
            SelectOption(label=text(f"command-choice-rules-{each}"), value=each, default=each == now)
            for each in PRESETS
        ]
    if name == "language":
        return _languages(catalog, text, settings)
    value = settings.values[name]
    now = (ON if value else OFF) if isinstance(value, bool) else value
    return [_option(text, name, word, is_now=word == now) for word in _WORDS.get(name, (ON, OFF))]


def _option(text: Text, name: str, word: str, *, is_now: bool) -> SelectOption:
    value = f"{_dashed(name)}-{_dashed(word)}"
    why = text(f"gnau-rule-{value}") if name.startswith(RULE) else None
    return SelectOption(label=_label(text, name, word), description=why, value=word, default=is_now)


def _label(text: Text, name: str, word: str) -> str:
    if name in _WORDS:
        return text(f"settings-choice-{_dashed(name)}-{_dashed(word)}")
    return text(f"settings-switch-{word}")


def _languages(catalog: Catalog, text: Text, settings: ServerSettings) -> list[SelectOption]:
    own = SelectOption(
        label=text("settings-language-own"), value=OWN_LANGUAGE, default=settings.language is None
    )
    others = [
        SelectOption(
            label=catalog.text(locale)("language-name"), value=locale, default=settings.language == locale
        )
        for locale in catalog.locales
    ]
    return [own, *others]


def _dashed(name: str) -> str:
    return name.removeprefix(RULE).replace("_", "-")
