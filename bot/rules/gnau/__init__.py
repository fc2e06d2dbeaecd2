"""The rules of Gnau (Ngau, "ox", 牛): hands, house rules, settlement and records.

The package exports the API for other programs. Everything else is imported from its submodule.
"""

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.record import deal_checks, replay
from bot.rules.gnau.settlement import settle
from bot.rules.gnau.splits import all_splits, optimal_split, strength_under

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
