"""The rules of Gnau (Ngau, "ox", 牛): hands, house rules, settlement and records."""

from bot.rules.gnau.options import (
    MAX_PAYOUT,
    OPTION_NAMES,
    PAYOUT_NAMES,
    PRESETS,
    FiveSmall,
    HouseRules,
    NenkuRank,
    Payouts,
    Ties,
    preset,
    preset_name,
    with_options,
)
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.record import HandRecord, parse_record, replay, split_record, to_record, way_record
from bot.rules.gnau.settlement import MAX_STAKE, Outcome, PlayerResult, Settlement, settle, verify_stake
from bot.rules.gnau.specification import OptionValue, format_rules, nearest_preset, parse_rules
from bot.rules.gnau.splits import HAND_SIZE, Split, all_splits, hand_of_five, optimal_split, parse_hand

__all__ = [
    "HAND_SIZE",
    "MAX_PAYOUT",
    "MAX_STAKE",
    "OPTION_NAMES",
    "PAYOUT_NAMES",
    "PRESETS",
    "Category",
    "FiveSmall",
    "HandRecord",
    "HouseRules",
    "NenkuRank",
    "OptionValue",
    "Outcome",
    "Payouts",
    "PlayerResult",
    "Settlement",
    "Split",
    "Ties",
    "all_splits",
    "format_rules",
    "hand_of_five",
    "nearest_preset",
    "optimal_split",
    "parse_hand",
    "parse_record",
    "parse_rules",
    "preset",
    "preset_name",
    "replay",
    "settle",
    "split_record",
    "to_record",
    "verify_stake",
    "way_record",
    "with_options",
]
