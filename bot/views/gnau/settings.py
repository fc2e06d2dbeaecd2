"""Gnau's pages in the settings panel of a server: house rules, payouts, and options of new tables."""

from typing import Final

from bot.rules.gnau.options import (
    MAX_PAYOUT,
    OPTION_NAMES,
    PRESETS,
    FiveSmall,
    HouseRules,
    NenkuRank,
    Ties,
    preset,
    preset_name,
)
from bot.rules.gnau.ranking import paid_hands
from bot.tables.gnau.settings import BOUNDS, PAYOUT, RULE, GnauSettings, Suspense, rules_changes
from bot.tables.gnau.state import DealerPolicy, SplitMode
from bot.tables.settings import Changes, ServerSettings
from bot.text import Text, dashed
from bot.views.settings.pages import SWITCH, Choice, Numbers, Page


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


# The house rules that are not just on or off.
_WORDS: Final = {
    "five_small": tuple(FiveSmall),
    "nenku": tuple(NenkuRank),
    "ties": tuple(Ties),
}
# In the order of `classic`, as the same forms serve all house rules.
_HANDS: Final = tuple(PAYOUT + name for name in paid_hands(HouseRules()))
_PAYING: Final = dict.fromkeys(_HANDS, (0, MAX_PAYOUT))

HIGH_HANDS: Final = Payouts("high_hands", _HANDS[:3], _PAYING)
OX_HANDS: Final = Payouts("ox_hands", _HANDS[3:], _PAYING)
REVEAL: Final = Numbers("reveal", ("reveal_s", "own_reveal_s"), BOUNDS)

RULES: Final = Page(
    "rules",
    (
        Preset("preset", tuple(PRESETS)),
        *(HouseRule(RULE + name, _WORDS.get(name, SWITCH)) for name in OPTION_NAMES),
    ),
)
PAYOUTS: Final = Page("payouts", (HIGH_HANDS, OX_HANDS))
TABLE: Final = Page(
    "table",
    (
        Choice("dealer", tuple(DealerPolicy)),
        Choice("split", tuple(SplitMode)),
        REVEAL,
        Choice("suspense", tuple(Suspense)),
    ),
)
GNAU_PAGES: Final = (RULES, PAYOUTS, TABLE)
