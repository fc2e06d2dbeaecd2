"""The house rules of Gnau: their options, which of them exclude each other, and their stored form."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.rules.errors import RuleError, quote
from bot.rules.notation import SWITCH, written_option

MAX_PAYOUT: Final = 100

OptionValue: TypeAlias = bool | int | str


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
    HIGH_CARD = "high_card"


class ThreeSix(StrEnum):
    """What a 3 and a 6 count as: either, as the holder likes; their faces; or each as the other."""

    FREE = "free"
    FIXED = "fixed"
    SWAPPED = "swapped"


class Tonku(StrEnum):
    """Which ace makes Ngau Tonku with a duke."""

    SPADES = "spades"
    ANY = "any"
    OFF = "off"


class Aces(StrEnum):
    """Where a pair of aces ranks among the Double Oxen."""

    LOW = "low"
    HIGH = "high"


class Order(StrEnum):
    """The order of the hands above Double Ox, highest first.

    `DUKES_FIRST`: Five Dukes, Five Small, Bomb, Silver, Ngau Tonku. `SMALL_FIRST`: Five Small, Bomb, Five
    Dukes, Silver, Ngau Tonku.
    """

    DUKES_FIRST = "dukes_first"
    SMALL_FIRST = "small_first"


@dataclass(frozen=True, slots=True)
class Payouts:
    """The number of stakes that each hand pays, a whole number from 0 to 100.

    Source: public descriptions of Gnau. Tables differ in the payouts more than in anything else.

    Args:
        single: Single Ox 1 to 9.
        ox_ten: Single Ox 10.
        nenku: Nenku, wherever it ranks.
        aces: A Double Ox of aces where it ranks above the kings. Elsewhere it pays as every double.
        single_1: Single Ox 1, and so on to `single_9`; None for the same as `single`, which becomes None.

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
    aces: int = 3
    bomb: int = 7
    silver: int = 5
    single_1: int | None = None
    single_2: int | None = None
    single_3: int | None = None
    single_4: int | None = None
    single_5: int | None = None
    single_6: int | None = None
    single_7: int | None = None
    single_8: int | None = None
    single_9: int | None = None

    def __post_init__(self) -> None:
        for name in PAYOUT_NAMES:
            points = getattr(self, name)
            if points is None and name in SINGLE_NAMES:
                continue
            _verify_payout(name, points)
            if name in SINGLE_NAMES and points == self.single:
                object.__setattr__(self, name, None)

    def of_single(self, strength: int) -> int:
        """Return what a Single Ox of a strength from 1 to 10 pays."""
        if strength == OX_TEN:
            return self.ox_ten
        points: int | None = getattr(self, SINGLE_NAMES[strength - 1])
        return self.single if points is None else points

    def named(self, name: str) -> int:
        """Return the payout of a name among `PAYOUT_NAMES`."""
        points: int | None = getattr(self, name)
        return self.single if points is None else points


PAYOUT_NAMES: Final = tuple(each.name for each in fields(Payouts))
OX_TEN: Final = 10
# The payouts of Single Ox 1 to 9, in this order.
SINGLE_NAMES: Final = tuple(f"single_{strength}" for strength in range(1, OX_TEN))


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
        ties: Whether the dealer wins between equal hands, nothing moves, or the highest single card decides:
            K down to A, then spades, hearts, diamonds, clubs. If that is the same card, out of two decks, the
            dealer wins. Source: public descriptions of Gnau let the dealer win; rules of mainland tables
            compare the highest card, also between two hands without an ox and two Five Dukes.
        three_six: What a 3 and a 6 count as. With `swapped`, a 3 always counts as 6 and a 6 as 3.
            Source: rules of Chinese and Taiwanese tables, which know no free choice.
        tonku: Which ace makes Ngau Tonku. With `any` there is no Nenku. With `off` neither exists, and such a
            hand is the Single Ox of its sum. Source: public rules of Malaysian and of Chinese tables.
        doubles: Whether two cards of one rank are a Double Ox. If not, they are the Single Ox of their sum.
            Source: rules of Chinese and Taiwanese tables.
        aces: Where a pair of aces ranks. Source: public rules of Malaysian tables.
        bomb: Whether four cards of one rank are a Bomb, which needs no ox. The higher rank is the better.
            Source: rules of Chinese tables.
        silver: Whether five cards from 10 to K, at least one of them a 10, are Silver, which needs no ox.
            Where tens count as dukes in Five Dukes, there is none. Source: rules of Chinese tables.
        order: The order of the highest hands. Source: rules of Chinese tables.

    Raises:
        RuleError: `rules-value-invalid`; `rules-conflict`: one option leaves another without a meaning.
    """

    # Every split looks its rules up in a cache, so their hash must be fast. The options that are on or off
    # suffice for it.
    tens_in_five_dukes: bool = False
    tens_in_tonku: bool = False
    five_small: FiveSmall = field(default=FiveSmall.ANY, hash=False)
    triplet_passport: bool = False
    pair_three_six: bool = False
    nenku: NenkuRank = field(default=NenkuRank.OX_ONE, hash=False)
    ties: Ties = field(default=Ties.DEALER, hash=False)
    payouts: Payouts = field(default_factory=Payouts, hash=False)
    three_six: ThreeSix = field(default=ThreeSix.FREE, hash=False)
    tonku: Tonku = field(default=Tonku.SPADES, hash=False)
    doubles: bool = True
    aces: Aces = field(default=Aces.LOW, hash=False)
    bomb: bool = False
    silver: bool = False
    order: Order = field(default=Order.DUKES_FIRST, hash=False)

    def __post_init__(self) -> None:
        for option in OPTION_NAMES:
            object.__setattr__(self, option, read_option(option, getattr(self, option)))
        if not isinstance(self.payouts, Payouts):
            raise _not_payouts(self.payouts)
        for one, other in CONFLICTS:
            if all(getattr(self, option) == value for option, value in (one, other)):
                raise RuleError("rules-conflict", one=written_option(*one), other=written_option(*other))

    @property
    def has_nenku(self) -> bool:
        """Whether there is a Nenku, wherever it ranks."""
        return self.tonku is Tonku.SPADES

    def to_record(self) -> dict[str, Any]:
        """Return the stored form, which stays valid even if a preset changes later.

        It has every option of version 0.2, and those of the later ones that differ from `classic`.
        """
        options = {name: _plain(getattr(self, name)) for name in _told(self, OPTION_NAMES, _OPTIONS_OF_0_2)}
        payouts = self.payouts
        told = _told(payouts, PAYOUT_NAMES, _PAYOUTS_OF_0_2)
        return options | {"payouts": {name: getattr(payouts, name) for name in told}}

    @classmethod
    def from_record(cls, record: object) -> "HouseRules":
        """Read options that replace those of `classic`, such as the stored form.

        Args:
            record: Values by option. A switch may be a boolean or `on` or `off`. `payouts` is an object and
                may be partial.

        Raises:
            RuleError: `rules-option-unknown`, `rules-value-invalid`, `rules-conflict`, `rules-invalid`.
        """
        if not isinstance(record, Mapping):
            raise RuleError("rules-invalid", value=quote(record))
        return with_options(cls(), record)


OPTION_NAMES: Final = tuple(each.name for each in fields(HouseRules) if each.name != "payouts")

# The stored form of version 0.2 had this many options and payouts, the first ones in the order of the fields.
_OPTIONS_OF_0_2: Final = 7
_PAYOUTS_OF_0_2: Final = 8

CONFLICTS: Final = (
    (("doubles", False), ("pair_three_six", True)),
    (("doubles", False), ("aces", Aces.HIGH)),
    (("tonku", Tonku.OFF), ("tens_in_tonku", True)),
    (("tonku", Tonku.OFF), ("nenku", NenkuRank.SPECIAL)),
    (("tonku", Tonku.ANY), ("nenku", NenkuRank.SPECIAL)),
)
"""The pairs of options that cannot be played together, because one leaves the other without a meaning."""

_WORDED: Final = MappingProxyType[str, type[StrEnum]](
    {each.name: type(each.default) for each in fields(HouseRules) if isinstance(each.default, StrEnum)}
)


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
        if isinstance(value, str) and value in SWITCH:
            return SWITCH[value]
    elif isinstance(value, str) and value in list(words):
        return words(value)
    allowed = ", ".join(words or SWITCH)
    raise RuleError("rules-value-invalid", option=option, value=quote(value), allowed=allowed)


def with_options(rules: HouseRules, options: Mapping[str, object]) -> HouseRules:
    """Return these rules with some options changed.

    Args:
        options: Values by option. `payouts` is itself a mapping and may be partial.

    Raises:
        RuleError: `rules-option-unknown`, `rules-value-invalid`, `rules-conflict`.
    """
    for option in options:
        if option not in OPTION_NAMES and option != "payouts":
            raise _unknown(option, (*OPTION_NAMES, "payouts"))
    changes: dict[str, Any] = {name: value for name, value in options.items() if name != "payouts"}
    if "payouts" in options:
        changes["payouts"] = _with_payouts(rules.payouts, options["payouts"])
    return replace(rules, **changes)


def _told(rules: HouseRules | Payouts, names: Sequence[str], always: int) -> Iterator[str]:
    """Yield the names of the first few values, and of the others that are not the usual ones."""
    usual = _USUAL[type(rules)]
    for number, name in enumerate(names):
        if number < always or getattr(rules, name) != getattr(usual, name):
            yield name


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


_USUAL: Final = MappingProxyType[type, HouseRules | Payouts]({each: each() for each in (HouseRules, Payouts)})
