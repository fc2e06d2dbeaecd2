"""Gnau's pages in the settings panel of a server: house rules, payouts, and options of new tables."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from bot.rules.gnau.options import MAX_PAYOUT, OPTION_NAMES, PRESETS, HouseRules, preset, preset_name
from bot.rules.gnau.ranking import paid_hands
from bot.tables.gnau.settings import PAYOUT, RULE, GnauSettings, rules_changes
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Changes, Whole
from bot.text import Text, dashed
from bot.views.settings_pages import SWITCH, Choice, Numbers, Page, pages_of


class Preset(Choice):
    """All house rules at once; a server that has changed a single rule has no preset."""

    def now(self, settings: ServerSettings) -> str | None:
        return preset_name(settings.for_game(GnauSettings).rules)

    def label(self, text: Text, word: str) -> str:
        return text(f"command-choice-rules-{word}")

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
        return text(f"gnau-payout-{dashed(name)}")

    def setting_about(self, _text: Text, _name: str) -> str | None:
        return None


def _house_rule(name: str) -> HouseRule:
    value = getattr(HouseRules(), name)
    return HouseRule(RULE + name, tuple(type(value)) if isinstance(value, StrEnum) else SWITCH)


def _payouts(form: str, hands: Sequence[str]) -> Payouts:
    return Payouts(form, {PAYOUT + name: Whole(0, MAX_PAYOUT) for name in hands})


# In the order of `classic`, as the same forms serve all house rules.
_HANDS: Final = paid_hands(HouseRules())

GNAU_PAGES: Final = (
    Page("rules", (Preset("preset", tuple(PRESETS)), *map(_house_rule, OPTION_NAMES))),
    Page("payouts", (_payouts("high_hands", _HANDS[:3]), _payouts("ox_hands", _HANDS[3:]))),
    *pages_of(GnauSettings),
)
