"""How Gnau is put into words: hands, house rules."""

from bot.rules.cards import rank_text
from bot.rules.gnau import (
    OPTION_NAMES,
    PAYOUT_NAMES,
    Category,
    HouseRules,
    OptionValue,
    Outcome,
    Split,
    nearest_preset,
)
from bot.text.catalog import Text


def split_name(text: Text, split: Split) -> str:
    """Return what a hand is called, for example `Double Ox K` or `Ngau Tonku`."""
    return hand_name(text, split.category, split.strength)


def hand_name(text: Text, category: Category, strength: int | None) -> str:
    """Return what a hand of this category and strength is called."""
    if category is Category.DOUBLE:
        return text("gnau-category-double", rank=rank_text(strength or 0))
    if category is Category.SINGLE:
        return text("gnau-category-single", strength=strength or 0)
    return text(f"gnau-category-{_dashed(category)}")


def outcome_name(text: Text, outcome: Outcome) -> str:
    """Return how a player's hand stands against the dealer's."""
    return text(f"gnau-outcome-{outcome}")


def rules_summary(text: Text, rules: HouseRules, packs: int = 1) -> str:
    """Return the house rules on one short line: the nearest preset, what differs, and several packs."""
    name, changes = nearest_preset(rules)
    summary = text(f"gnau-preset-{name}")
    if changes:
        phrases = [_short(text, option, value) for option, value in changes.items()]
        summary = text("gnau-summary-changed", preset=summary, changes=" · ".join(phrases))
    return summary if packs == 1 else text("gnau-summary-packs", rules=summary, packs=packs)


def rules_lines(text: Text, rules: HouseRules) -> list[str]:
    """Return a sentence for each house rule."""
    options = ((option, getattr(rules, option)) for option in OPTION_NAMES)
    return [text(f"gnau-rule-{_dashed(option)}-{_value(value)}") for option, value in options]


def payout_lines(text: Text, rules: HouseRules) -> list[str]:
    """Return a line for each hand with what it pays, the highest hand first."""
    return [_payout(text, name, getattr(rules.payouts, name)) for name in reversed(PAYOUT_NAMES)]


def _payout(text: Text, name: str, points: int) -> str:
    return text("gnau-payout", hand=text(f"gnau-payout-{_dashed(name)}"), points=points)


def _short(text: Text, option: str, value: OptionValue) -> str:
    name = option.removeprefix("payout_")
    if name != option:
        return text("gnau-short-payout", hand=text(f"gnau-payout-{_dashed(name)}"), points=int(value))
    return text(f"gnau-short-{_dashed(option)}-{_value(value)}")


def _value(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return _dashed(str(value))


def _dashed(name: str) -> str:
    return name.replace("_", "-")
