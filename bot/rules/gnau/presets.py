"""The named sets of Gnau's house rules, and house rules on one line of text."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from bot.rules.errors import RuleError, quote
from bot.rules.gnau.options import (
    OPTION_NAMES,
    PAYOUT_NAMES,
    FiveSmall,
    HouseRules,
    OptionValue,
    Order,
    Payouts,
    ThreeSix,
    Ties,
    Tonku,
    with_options,
)
from bot.rules.notation import number_or_word, part_invalid, parts_of, split_part, written_line

_PAYOUT: Final = "payout_"
_EXAMPLE: Final = "kopitiam,ties=push"

_NIUNIU: Final = HouseRules(
    three_six=ThreeSix.FIXED,
    tonku=Tonku.OFF,
    doubles=False,
    bomb=True,
    silver=True,
    five_small=FiveSmall.TOTAL_10,
    order=Order.SMALL_FIRST,
    ties=Ties.HIGH_CARD,
    payouts=Payouts(
        no_ox=1,
        single=1,
        single_7=2,
        single_8=2,
        single_9=3,
        ox_ten=4,
        silver=4,
        five_dukes=5,
        bomb=6,
        five_small=8,
    ),
)
_KOPITIAM: Final = HouseRules(
    five_small=FiveSmall.TOTAL_10,
    payouts=Payouts(five_dukes=7, five_small=6, tonku=5, double=3, ox_ten=2),
)

PRESETS: Final[Mapping[str, HouseRules]] = MappingProxyType(
    {
        "classic": HouseRules(),
        "plain": HouseRules(tens_in_five_dukes=True, five_small=FiveSmall.OFF, pair_three_six=True),
        "kopitiam": _KOPITIAM,
        "kopitiam_aces": with_options(_KOPITIAM, {"aces": "high", "payouts": {"aces": 4, "five_dukes": 5}}),
        "niuniu": _NIUNIU,
        "taiwan": with_options(
            _NIUNIU,
            {
                "silver": False,
                "payouts": Payouts(
                    no_ox=1, single=1, single_8=2, single_9=2, ox_ten=3, five_dukes=5, bomb=5, five_small=5
                ),
            },
        ),
    }
)
"""The named sets of house rules.

`classic` is the encyclopaedia article as far as its text goes, see `triplet_passport`. `plain` is the German
sheet. `kopitiam` is a common Malaysian home table: two of three public sources do not pair a 3 with a 6, so
it does not; version 0.2 did. `kopitiam_aces` has aces on top. `niuniu` (斗牛) is common at mainland tables,
`taiwan` (妞妞) at Taiwanese ones.
"""


def preset(name: str) -> HouseRules:
    """Return the house rules of a preset.

    Raises:
        RuleError: `rules-preset-unknown`.
    """
    if name not in PRESETS:
        raise RuleError("rules-preset-unknown", preset=quote(name), known=", ".join(PRESETS))
    return PRESETS[name]


def preset_name(rules: HouseRules) -> str | None:
    """Return the name of the preset that equals these rules; None if none does."""
    return next((name for name, known in PRESETS.items() if known == rules), None)


def read_rules(record: object) -> HouseRules:
    """Read the form in a hand record: a preset's name, or options that replace those of `classic`.

    Raises:
        RuleError: `rules-preset-unknown`, or one of `HouseRules.from_record`.
    """
    return preset(record) if isinstance(record, str) else HouseRules.from_record(record)


def rules_record(rules: HouseRules) -> str | dict[str, Any]:
    """Return the form in a hand record: a preset's name, or the stored form."""
    return preset_name(rules) or rules.to_record()


def parse_rules(text: str) -> HouseRules:
    """Read house rules: a preset's name, options, or both, separated by commas.

    Args:
        text: For example `kopitiam,ties=push,payout_double=4`. Without a preset the options change `classic`,
            and an empty text is `classic`. `payout_` may be left out unless an option has the same name.

    Raises:
        RuleError: `rules-preset-unknown`, `rules-part-invalid`, `rules-option-twice`, or one of
            `with_options`.

    Example:
        >>> parse_rules("plain").five_small.value
        'off'
        >>> parse_rules("ties=push,double=3").payouts.double
        3
    """
    parts = parts_of(text)
    starts_with_preset = bool(parts) and "=" not in parts[0]
    base = preset(parts.pop(0)) if starts_with_preset else HouseRules()
    options: dict[str, object] = {}
    payouts: dict[str, object] = {}
    for part in parts:
        name, value = split_part(part, _EXAMPLE)
        if name == "payouts":
            raise part_invalid(part, _EXAMPLE)
        target, key = (payouts, _payout_name(name)) if _is_payout(name, value) else (options, name)
        if key in target:
            raise RuleError("rules-option-twice", option=name)
        target[key] = number_or_word(value) if target is payouts else value
    return with_options(base, options | ({"payouts": payouts} if payouts else {}))


def written_rules(rules: HouseRules) -> str:
    """Return house rules in the form that `parse_rules` reads: the nearest preset, then the differences.

    Example:
        >>> written_rules(parse_rules("kopitiam, double=4, ties=push"))
        'kopitiam,ties=push,payout_double=4'
    """
    name, changes = nearest_preset(rules)
    return f"{name},{written_line(changes)}" if changes else name


def nearest_preset(rules: HouseRules) -> tuple[str, dict[str, OptionValue]]:
    """Return the preset that differs least from these rules, and the differences.

    Returns:
        The preset's name, and the differing values of the rules by option. The names of payouts begin with
        `payout_`.
    """
    if (name := preset_name(rules)) is not None:
        return name, {}
    differences = {name: _differences(rules, known) for name, known in PRESETS.items()}
    nearest = min(differences, key=lambda name: len(differences[name]))
    return nearest, differences[nearest]


def _differences(rules: HouseRules, other: HouseRules) -> dict[str, OptionValue]:
    # A change of what every Single Ox pays also changes each of those that the other rules leave to it.
    alike = replace(other.payouts, single=rules.payouts.single)
    others = _flat(other, alike) | {f"{_PAYOUT}single": other.payouts.single}
    return {option: value for option, value in _flat(rules, rules.payouts).items() if others[option] != value}


def _flat(rules: HouseRules, payouts: Payouts) -> dict[str, OptionValue]:
    options = {name: getattr(rules, name) for name in OPTION_NAMES}
    return options | {_PAYOUT + name: payouts.named(name) for name in PAYOUT_NAMES}


def _is_payout(name: str, value: str) -> bool:
    # In version 0.2, Ngau Tonku was no option, so its payout could be written without more.
    is_bare = name not in OPTION_NAMES or (name == "tonku" and value.isdecimal())
    return name.startswith(_PAYOUT) or (name in PAYOUT_NAMES and is_bare)


def _payout_name(name: str) -> str:
    return name.removeprefix(_PAYOUT)
