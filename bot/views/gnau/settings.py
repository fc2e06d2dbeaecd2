"""Gnau's pages in the settings panel of a server: house rules, payouts, and options of new tables."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from bot.rules.gnau.options import MAX_PAYOUT, SINGLE_NAMES, HouseRules
from bot.rules.gnau.presets import PRESETS, preset, preset_name
from bot.tables.gnau.settings import PAYOUT, RULE, GnauSettings, rules_changes
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Changes, Whole
from bot.text import Text, dashed
from bot.text.gnau import payout_name
from bot.views.settings_pages import SWITCH, Choice, Numbers, Page, pages_of


class Preset(Choice):
    """All house rules at once; a server that has changed a single rule has no preset."""

    def now(self, settings: ServerSettings) -> str | None:
        return preset_name(settings.for_game(GnauSettings).rules)

    def label(self, text: Text, word: str) -> str:
        return text(f"gnau-set-{dashed(word)}")

    def placeholder(self, text: Text) -> str | None:
        return text("settings-none-of-these")

    def changes(self, word: str) -> Changes:
        return rules_changes(preset(word))


class HouseRule(Choice):
    """One house rule, with the meaning of each choice."""

    def why(self, text: Text, word: str) -> str | None:
        return text(f"gnau-rule-{dashed(self.name)}-{dashed(word)}")


class Payouts(Numbers):
    """The payouts of some hands, each described only by the name of its hand."""

    def setting_name(self, text: Text, name: str) -> str:
        return payout_name(text, name.removeprefix(PAYOUT))

    def value(self, settings: ServerSettings, name: str) -> int:
        return settings.for_game(GnauSettings).rules.payouts.named(name.removeprefix(PAYOUT))

    def setting_about(self, _text: Text, _name: str) -> str | None:
        return None


def _house_rule(name: str) -> HouseRule:
    value = getattr(HouseRules(), name)
    return HouseRule(RULE + name, tuple(type(value)) if isinstance(value, StrEnum) else SWITCH)


def _payouts(form: str, hands: Sequence[str]) -> Payouts:
    return Payouts(form, {PAYOUT + name: Whole(0, MAX_PAYOUT) for name in hands})


_OF_OX: Final = ("three_six", "pair_three_six", "triplet_passport", "doubles", "aces", "ties")
_OF_HIGH_HANDS: Final = (
    *("order", "five_small", "tens_in_five_dukes", "bomb", "silver"),
    *("tonku", "tens_in_tonku", "nenku"),
)

GNAU_PAGES: Final = (
    Page("rules", (Preset("preset", tuple(PRESETS)), *map(_house_rule, _OF_OX))),
    Page("hands", tuple(map(_house_rule, _OF_HIGH_HANDS))),
    Page(
        "payouts",
        (
            _payouts("high_hands", ("five_dukes", "five_small", "bomb", "silver", "tonku")),
            _payouts("ox_hands", ("nenku", "aces", "double", "ox_ten", "single")),
            _payouts("high_singles", SINGLE_NAMES[:3:-1]),
            _payouts("low_singles", (*SINGLE_NAMES[3::-1], "no_ox")),
        ),
    ),
    *pages_of(GnauSettings),
)
