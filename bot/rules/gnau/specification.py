"""House rules on one line, as they are typed in a terminal or in Discord."""

from typing import Final, TypeAlias

from bot.rules.cards import quote
from bot.rules.errors import RuleError
from bot.rules.gnau.options import (
    OPTION_NAMES,
    PAYOUT_NAMES,
    PRESETS,
    HouseRules,
    preset,
    with_options,
)

OptionValue: TypeAlias = bool | int | str

_PAYOUT: Final = "payout_"


def parse_rules(text: str) -> HouseRules:
    """Read house rules: a preset's name, options, or both, separated by commas.

    Args:
        text: For example `kopitiam,ties=push,payout_double=4`. Without a preset the options change `classic`;
            nothing at all is `classic`. A payout may leave out `payout_` where no option has its name.

    Raises:
        RuleError: `rules-preset-unknown`, `rules-option-unknown`, `rules-option-twice`, `rules-value-invalid`
            or `rules-part-invalid`.

    Example:
        >>> parse_rules("plain").five_small.value
        'off'
        >>> parse_rules("ties=push,double=3").payouts.double
        3
    """
    parts = [part.strip() for part in text.lower().split(",") if part.strip()]
    starts_with_preset = bool(parts) and "=" not in parts[0]
    base = preset(parts.pop(0)) if starts_with_preset else HouseRules()
    options: dict[str, object] = {}
    payouts: dict[str, object] = {}
    for part in parts:
        name, value = _split_part(part)
        target, key = (payouts, _payout_name(name)) if _is_payout(name) else (options, name)
        if key in target:
            raise RuleError("rules-option-twice", option=name)
        target[key] = _points(value) if target is payouts else value
    return with_options(base, options | ({"payouts": payouts} if payouts else {}))


def format_rules(rules: HouseRules) -> str:
    """Return house rules on one line that `parse_rules` reads: the nearest preset and what differs from it.

    Example:
        >>> format_rules(parse_rules("pair_three_six=on,ties=push"))
        'classic,pair_three_six=on,ties=push'
    """
    name, changes = nearest_preset(rules)
    return ",".join([name, *(f"{option}={_word(value)}" for option, value in changes.items())])


def nearest_preset(rules: HouseRules) -> tuple[str, dict[str, OptionValue]]:
    """Return the preset that differs least from these rules, and what differs.

    Returns:
        The preset's name, and the rules' values by option; a payout's name starts with `payout_`.
    """
    differences = {name: _differences(rules, known) for name, known in PRESETS.items()}
    nearest = min(differences, key=lambda name: len(differences[name]))
    return nearest, differences[nearest]


def _differences(rules: HouseRules, other: HouseRules) -> dict[str, OptionValue]:
    mine, others = _flat(rules), _flat(other)
    return {option: value for option, value in mine.items() if others[option] != value}


def _flat(rules: HouseRules) -> dict[str, OptionValue]:
    options = {name: getattr(rules, name) for name in OPTION_NAMES}
    return options | {_PAYOUT + name: getattr(rules.payouts, name) for name in PAYOUT_NAMES}


def _split_part(part: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not equals or name.strip() == "payouts":
        raise RuleError("rules-part-invalid", part=quote(part))
    return name.strip(), value.strip()


def _is_payout(name: str) -> bool:
    return name.startswith(_PAYOUT) or (name in PAYOUT_NAMES and name not in OPTION_NAMES)


def _payout_name(name: str) -> str:
    return name.removeprefix(_PAYOUT)


def _points(value: str) -> int | str:
    # Anything but plain digits stays as it is, and is refused by name with the other wrong values.
    return int(value) if value.isascii() and value.isdigit() and len(value) <= 9 else value


def _word(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
