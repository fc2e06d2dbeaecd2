"""The rules of Gnau (Ngau, "ox", 牛): hands, house rules, settlement and records.

The package exports the API for other programs. Everything else is imported from its submodule.
"""

from bot.rules.gnau.deal_file import deal_checks
from bot.rules.gnau.options import PRESETS, HouseRules
from bot.rules.gnau.record import replay
from bot.rules.gnau.settlement import settle
from bot.rules.gnau.sorts import strength_under
from bot.rules.gnau.splits import all_splits, optimal_split

__all__ = [
    "PRESETS",
    "HouseRules",
    "all_splits",
    "deal_checks",
    "optimal_split",
    "replay",
    "settle",
    "strength_under",
]
