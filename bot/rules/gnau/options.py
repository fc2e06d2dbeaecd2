"""The house rules of Gnau: options, presets, and their forms in a hand record and on one line."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.rules.errors import RuleError, quote

MAX_PAYOUT: Final = 100

OptionValue: TypeAlias = bool | int | str

_PAYOUT: Final = "payout_"


class FiveSmall(StrEnum):
    """When Five Small is a category of its own."""

    ANY = "any"
    OFF = "off"
    TOTAL_10 = "total_10"


class NenkuRank(StrEnum):
    """Where Nenku ranks."""

    OX_ONE = "ox_one"
    SPECIAL = "special"


class Ties(StrEnum):
    """Who wins between equal hands."""

    DEALER = "dealer"
    PUSH = "push"


@dataclass(frozen=True, slots=True)
class Payouts:
    """The number of stakes that each hand pays, a whole number from 0 to 100.

    Source: public descriptions of Gnau. Tables differ in the payouts more than in anything else.

    Args:
        single: Single Ox 1 to 9.
        ox_ten: Single Ox 10.
        nenku: Nenku, wherever it ranks.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    no_ox: int = 0
    single: int = 1
    ox_ten: int = 1
    double: int = 2
    nenku: int = 1
    tonku: int = 5
    five_small: int = 10
    five_dukes: int = 10

    def __post_init__(self) -> None:
        for name in PAYOUT_NAMES:
            _verify_payout(name, getattr(self, name))


PAYOUT_NAMES: Final = tuple(each.name for each in fields(Payouts))


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The options in which tables of Gnau differ.

    Args:
        tens_in_five_dukes: Whether tens count as dukes for Five Dukes.
            Source: a German rule sheet says so, the encyclopaedia article does not.
        tens_in_tonku: Whether a ten serves as the duke of Ngau Tonku and of Nenku.
            Source: a variant of the encyclopaedia article.
        five_small: Whether five cards from A to 4 are Five Small: always, never, or if their faces total at
            most ten. Source: the encyclopaedia article, its variants, and the German sheet, which has none.
        triplet_passport: Whether three cards of one rank are always an ox.
            Source: public copies of the encyclopaedia article name it as a second condition beside the
            multiple of ten. The copy that this project follows has lost its list of conditions, and its
            description of No Ox mentions only the multiple of ten. So the option is off in `classic`.
        pair_three_six: Whether any two cards of 3 and 6 are a Double Ox 6.
            Source: the German sheet; usual at Malaysian home tables.
        nenku: Whether Nenku ranks as Single Ox 1 or between Ngau Tonku and Double Ox.
            Source: the encyclopaedia article and its variants.
        ties: Whether the dealer wins between equal hands, or nothing moves.
            Source: public descriptions of Gnau let the dealer win.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    tens_in_five_dukes: bool = False
    tens_in_tonku: bool = False
    five_small: FiveSmall = FiveSmall.ANY
    triplet_passport: bool = False
    pair_three_six: bool = False
    nenku: NenkuRank = NenkuRank.OX_ONE
    ties: Ties = Ties.DEALER
    # Every split looks its rules up in a cache, so their hash must be fast. The other options suffice for it.
    payouts: Payouts = field(default_factory=Payouts, hash=False)

    def __post_init__(self) -> None:
        for option in OPTION_NAMES:
            object.__setattr__(self, option, read_option(option, getattr(self, option)))
        if not isinstance(self.payouts, Payouts):
            raise _not_payouts(self.payouts)

    def to_record(self) -> str | dict[str, Any]:
        """Return the form in a hand record: a preset's name, or every option with its value."""
        return preset_name(self) or self.to_options()

    def to_options(self) -> dict[str, Any]:
        """Return every option with its value. This form stays valid even if a preset changes later."""
        return {name: _plain(value) for name, value in asdict(self).items()}

    @classmethod
    def from_record(cls, record: object) -> "HouseRules":
        """Read the form in a hand record.

        Args:
            record: A preset's name, or options that replace those of `classic`. A switch may be a boolean or
                `on` or `off`. `payouts` is an object and may be partial.

        Raises:
            RuleError: `rules-preset-unknown`, `rules-option-unknown`, `rules-value-invalid`, `rules-invalid`.
        """
        if isinstance(record, str):
            return preset(record)
        if not isinstance(record, Mapping):
            raise RuleError("rules-invalid", value=quote(record))
        return with_options(cls(), record)


OPTION_NAMES: Final = tuple(each.name for each in fields(HouseRules) if each.name != "payouts")

_SWITCH: Final = MappingProxyType({"on": True, "off": False})
_WORDED: Final = MappingProxyType[str, type[StrEnum]](
    {"five_small": FiveSmall, "nenku": NenkuRank, "ties": Ties}
)


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


def read_option(option: str, value: object) -> bool | StrEnum:
    """Return the value of an option from its value or the word for it.

    Args:
        option: One of `OPTION_NAMES`.

    Raises:
        RuleError: `rules-value-invalid`.
    """
    words = _WORDED.get(option)
    if words is None:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value in _SWITCH:
            return _SWITCH[value]
    elif isinstance(value, str) and value in list(words):
        return words(value)
    allowed = ", ".join(words or _SWITCH)
    raise RuleError("rules-value-invalid", option=option, value=quote(value), allowed=allowed)


def with_options(rules: HouseRules, options: Mapping[str, object]) -> HouseRules:
    """Return these rules with some options changed.

    Args:
        options: Values by option. `payouts` is itself a mapping and may be partial.

    Raises:
        RuleError: `rules-option-unknown`, `rules-value-invalid`.
    """
    for option in options:
        if option not in OPTION_NAMES and option != "payouts":
            raise _unknown(option, (*OPTION_NAMES, "payouts"))
    changes: dict[str, Any] = {name: value for name, value in options.items() if name != "payouts"}
    if "payouts" in options:
        changes["payouts"] = _with_payouts(rules.payouts, options["payouts"])
    return replace(rules, **changes)


def _plain(value: object) -> object:
    return value.value if isinstance(value, StrEnum) else value


def _with_payouts(payouts: Payouts, changes: object) -> Payouts:
    if isinstance(changes, Payouts):
        return changes
    if not isinstance(changes, Mapping):
        raise _not_payouts(changes)
    for name in changes:
        if name not in PAYOUT_NAMES:
            raise _unknown(f"payouts.{name}", PAYOUT_NAMES)
    return replace(payouts, **changes)


def _verify_payout(name: str, points: object) -> None:
    if isinstance(points, bool) or not isinstance(points, int) or not 0 <= points <= MAX_PAYOUT:
        raise RuleError(
            "rules-value-invalid", option=f"payouts.{name}", value=quote(points), allowed=f"0–{MAX_PAYOUT}"
        )


def _unknown(option: str, known: Iterable[str]) -> RuleError:
    return RuleError("rules-option-unknown", option=quote(option), known=", ".join(known))


def _not_payouts(value: object) -> RuleError:
    return RuleError("rules-value-invalid", option="payouts", value=quote(value), allowed='{"double": 3}')


def parse_rules(text: str) -> HouseRules:
    """Read house rules: a preset's name, options, or both, separated by commas.

    Args:
        text: For example `kopitiam,ties=push,payout_double=4`. Without a preset the options change `classic`,
            and an empty text is `classic`. `payout_` may be left out unless an option has the same name.

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


def nearest_preset(rules: HouseRules) -> tuple[str, dict[str, OptionValue]]:
    """Return the preset that differs least from these rules, and the differences.

    Returns:
        The preset's name, and the differing values of the rules by option. The names of payouts begin with
        `payout_`.
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
    # Anything but plain digits is returned unchanged. `Payouts` then rejects it with the name of the payout.
    return int(value) if value.isascii() and value.isdigit() and len(value) <= 9 else value


PRESETS: Final[Mapping[str, HouseRules]] = MappingProxyType(
    {
        "classic": HouseRules(),
        "plain": HouseRules(tens_in_five_dukes=True, five_small=FiveSmall.OFF, pair_three_six=True),
        "kopitiam": HouseRules(
            pair_three_six=True,
            five_small=FiveSmall.TOTAL_10,
            payouts=Payouts(five_dukes=7, five_small=6, tonku=5, double=3, ox_ten=2),
        ),
    }
)
"""The named sets of house rules.

`classic` is the encyclopaedia article as far as its text goes, see `triplet_passport`. `plain` is the German
sheet. `kopitiam` is a common Malaysian home table. It pairs 3 with 6, which not every table with its payouts
does; `kopitiam,pair_three_six=off` does not.
"""
