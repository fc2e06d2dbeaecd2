"""How the settings are put into words: their names, what they are for, their values."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from discord import SelectOption

from bot.rules.gnau import PRESETS, FiveSmall, NenkuRank, Ties, preset_name
from bot.tables.gnau.options import DealerPolicy, SplitMode
from bot.tables.gnau.settings import PAYOUT, RULE, ServerSettings
from bot.tables.points import PointsMode
from bot.text import Catalog, Text
from bot.views.people import mention
from bot.views.settings.pages import FORMS, PRESET, Form

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


def people_line(text: Text, settings: ServerSettings) -> str:
    """Return who is blocked."""
    return " ".join(map(mention, settings.blocked)) or text("settings-nobody-blocked")


def choice_options(catalog: Catalog, text: Text, settings: ServerSettings, name: str) -> list[SelectOption]:
    """Return what a setting can be, the present value marked."""
    if name == PRESET:
        now = preset_name(settings.rules)
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
