"""Example hands to explain the rules: one hand of each kind, and one hand for each house rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.rules.cards import Card, parse_cards
from bot.rules.gnau.options import OPTION_NAMES, Aces, HouseRules, NenkuRank, with_options
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.settlement import settle_splits
from bot.rules.gnau.splits import Split, optimal_split

_Hands = Mapping[str, tuple[str, ...]]

_OPTION_HANDS: Final[_Hands] = MappingProxyType(
    {
        "tens_in_five_dukes": ("10S 10H JD QC KS",),
        "tens_in_tonku": ("7S 8H 5D AS 10H",),
        "five_small": ("3S 4H 3D AC 2H",),
        "triplet_passport": ("7S 7H 7D KC 9S",),
        "pair_three_six": ("JS QH KD 3C 6H",),
        "nenku": ("7S 8H 5D AH KC", "JS QH KD 8C 8H"),
        "ties": ("JS QH KD 8C 8H", "10S JD QC 8S 8D"),
        "three_six": ("6C 8D 9D 2S 6H",),
        "tonku": ("7S 8H 5D AH KC",),
        "doubles": ("JS QH KD 8C 8H",),
        "aces": ("JS QH KD AC AH", "10S JD QC KS KH"),
        "bomb": ("7S 7H 7D 7C 2S",),
        "silver": ("10S JH QD KC KS",),
        "order": ("AS AH 2D 2C 4S", "JS QH KD JC QS"),
    }
)
"""The hand, and where a rule is about how two hands compare, the dealer's."""

_HANDS: Final = MappingProxyType(
    {
        "five_dukes": "JS QH KD JC QS",
        "five_small": "AS AH 2D 2C 4S",
        "bomb": "7S 7H 7D 7C 2S",
        "silver": "10S JH QD KC KS",
        "tonku": "7S 8H 5D AS KC",
        "nenku": "7S 8H 5D AH KC",
        "aces": "JS QH KD AC AH",
        "double": "JS QH KD 8C 8H",
        "ox_ten": "JS QH KD 2C 8H",
        "no_ox": "4S 4H 3D 8C 5S",
    }
)
"""A hand of each kind, by what it pays."""

_KINDS: Final = MappingProxyType(
    {
        "five_dukes": Category.FIVE_DUKES,
        "five_small": Category.FIVE_SMALL,
        "bomb": Category.BOMB,
        "silver": Category.SILVER,
        "tonku": Category.TONKU,
        "nenku": Category.NENKU,
        "aces": Category.DOUBLE,
        "double": Category.DOUBLE,
        "ox_ten": Category.SINGLE,
        "no_ox": Category.NONE,
    }
)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of hand, with an example.

    Args:
        name: The name of its payout among the options.
        split: The best way to read the example.
    """

    name: str
    cards: tuple[Card, ...]
    split: Split


def ranking(rules: HouseRules) -> list[Kind]:
    """Return all kinds of hands under some house rules, highest first, each with an example.

    The Single Ox is shown by its best strength. Nenku and the pair of aces are included only where they are
    kinds of their own.
    """
    left_out = {
        *(["nenku"] if rules.nenku is NenkuRank.OX_ONE else []),
        *(["aces"] if rules.aces is Aces.LOW else []),
    }
    hands = {name: parse_cards(_HANDS[name]) for name in _KINDS if name not in left_out}
    kinds = [Kind(name, cards, optimal_split(cards, rules)) for name, cards in hands.items()]
    shown = [kind for kind in kinds if kind.split.category is _KINDS[kind.name]]
    return sorted(shown, key=lambda kind: kind.split.rank, reverse=True)


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of an example under some house rules.

    Args:
        split: The best way to read the hand.
        dealer: The best way to read the dealer's hand; None without a dealer's hand.
        delta: The player's gain for each point of the stake; 0 without a dealer's hand.
    """

    split: Split
    dealer: Split | None
    delta: int


@dataclass(frozen=True, slots=True)
class Example:
    """The effect of one house rule that differs from `classic`.

    Args:
        dealer: The dealer's hand; None unless the rule is about comparing two hands.
        here: The result under the given rules.
        otherwise: The result if this one rule were as in `classic`.
    """

    cards: tuple[Card, ...]
    dealer: tuple[Card, ...] | None
    here: Reading
    otherwise: Reading


def option_examples(rules: HouseRules) -> dict[str, Example]:
    """Return an example for each option that differs from `classic`, except the payouts.

    An option that makes no difference under the other rules has no example, such as a push where a tie pays
    nothing anyway.
    """
    classic = HouseRules()
    changed = [name for name in OPTION_NAMES if getattr(rules, name) != getattr(classic, name)]
    usual = {name: with_options(rules, {name: getattr(classic, name)}) for name in changed}
    found = {name: _example(_OPTION_HANDS[name], rules, otherwise) for name, otherwise in usual.items()}
    return {name: example for name, example in found.items() if example.here != example.otherwise}


def _example(hands: tuple[str, ...], rules: HouseRules, otherwise: HouseRules) -> Example:
    cards, *more = [parse_cards(hand) for hand in hands]
    dealer = more[0] if more else None
    return Example(cards, dealer, _read(cards, dealer, rules), _read(cards, dealer, otherwise))


def _read(cards: tuple[Card, ...], dealer: tuple[Card, ...] | None, rules: HouseRules) -> Reading:
    split = optimal_split(cards, rules)
    if dealer is None:
        return Reading(split, None, 0)
    settlement = settle_splits(optimal_split(dealer, rules), {"": split}, rules, 1)
    return Reading(split, settlement.dealer, settlement.players[""].delta)
