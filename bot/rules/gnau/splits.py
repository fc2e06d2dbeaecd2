"""The ways to read a Gnau hand, and the best of them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.cards import Card, parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category, Worth, kind_of, no_ox, ox_values, whole_hand, worths_of_two

HAND_SIZE: Final = 5
OX_SIZE: Final = 3

# Which three of five cards, in the order of the deal, and which two remain.
_THREES: Final = (
    (0, 1, 2, 3, 4),
    (0, 1, 3, 2, 4),
    (0, 1, 4, 2, 3),
    (0, 2, 3, 1, 4),
    (0, 2, 4, 1, 3),
    (0, 3, 4, 1, 2),
    (1, 2, 3, 0, 4),
    (1, 2, 4, 0, 3),
    (1, 3, 4, 0, 2),
    (2, 3, 4, 0, 1),
)


@dataclass(frozen=True, slots=True)
class Split:
    """One way to read a hand.

    Args:
        category: What the hand is, read this way.
        strength: The pair's rank (A=1 … K=13) for a Double Ox, 1–10 for a Single Ox, 1 for Nenku, else None.
        points: How many stakes it pays.
        rank: Orders hands: the higher beats the lower, equal ones tie whatever they pay.
        ox_cards: The three that make the ox; None where the category needs none.
        ox_values: What each of the three counts as.
        total: What the three add up to.
        rest: The other two.
        rest_values: What each of the two counts as.
    """

    category: Category
    strength: int | None
    points: int
    rank: tuple[int, int]
    ox_cards: tuple[Card, Card, Card] | None = None
    ox_values: tuple[int, int, int] | None = None
    total: int | None = None
    rest: tuple[Card, Card] | None = None
    rest_values: tuple[int, int] | None = None


def hand_rank(split: Split) -> int:
    """Return one number that orders hands like `Split.rank`: the higher the better, 0 for No Ox."""
    level, strength = split.rank
    return level * 100 + strength


def hand_of_five(cards: Sequence[Card]) -> tuple[Card, Card, Card, Card, Card]:
    """Return the cards of a hand, five of them.

    Raises:
        RuleError: `hand-not-five`.
    """
    if len(cards) != HAND_SIZE:
        raise RuleError("hand-not-five", count=len(cards))
    one, two, three, four, five = cards
    return one, two, three, four, five


def parse_hand(text: str, packs: int | None = None) -> tuple[Card, Card, Card, Card, Card]:
    """Read a hand as somebody types it; suits are optional.

    Args:
        text: The cards, for example `AS 10H 3 QC 5`.
        packs: How many packs of 52 they come from; None for as many as they need.

    Raises:
        RuleError: `hand-not-five`, or one of `parse_cards`.

    Example:
        >>> optimal_split(parse_hand("3 6 8 4 8"), HouseRules()).category.value
        'double'
    """
    return hand_of_five(parse_cards(text, packs=packs, suits_optional=True))


def optimal_split(cards: Sequence[Card], rules: HouseRules) -> Split:
    """Return the best way to read a hand; No Ox where there is none.

    Between ways of equal rank the one that pays more is the best, and after that the one whose ox comes
    first in the order of the deal.

    Args:
        cards: The five cards in the order they were dealt.
        rules: The house rules.

    Raises:
        RuleError: `hand-not-five`.
    """
    hand = hand_of_five(cards)
    kinds = [kind_of(card) for card in hand]
    if worth := whole_hand(kinds, rules):
        return _split_whole(worth)
    best = max(_ox_ways(kinds, rules), key=_goodness, default=None)
    return _split_ox(hand, kinds, best, rules) if best else _split_whole(no_ox(rules))


def best_worth(kinds: Sequence[int], rules: HouseRules) -> Worth:
    """Return what five cards are worth read in the best way, from their kinds alone.

    A hand may be Nenku one way and Single Ox 1 another, at the same rank and for the same points. Which of
    them `optimal_split` names follows from the order of the deal; here, without an order, it is Nenku.

    Args:
        kinds: The kinds of the five cards, in any order.
        rules: The house rules.
    """
    if worth := whole_hand(kinds, rules):
        return worth
    worths = (worth for worth, _indexes in _ox_ways(kinds, rules))
    best = max(
        worths, key=lambda worth: (worth.rank, worth.points, worth.category is Category.NENKU), default=None
    )
    return best or no_ox(rules)


def all_splits(cards: Sequence[Card], rules: HouseRules) -> tuple[Split, ...]:
    """Return every legal way to read a hand, best first; none for No Ox.

    Ways with the same ranks in the ox that come to the same are one way: the first in the order of the
    deal stands for them.

    Args:
        cards: The five cards in the order they were dealt.
        rules: The house rules.

    Raises:
        RuleError: `hand-not-five`.
    """
    hand = hand_of_five(cards)
    kinds = [kind_of(card) for card in hand]
    ways: dict[object, tuple[Worth, tuple[int, ...]]] = {}
    for worth, indexes in _ox_ways(kinds, rules):
        ranks = tuple(sorted(hand[index].rank for index in indexes[:3]))
        ways.setdefault((ranks, worth.category, worth.strength), (worth, indexes))
    splits = [
        _split_ox(hand, kinds, way, rules) for way in sorted(ways.values(), key=_goodness, reverse=True)
    ]
    whole = whole_hand(kinds, rules)
    return (_split_whole(whole), *splits) if whole else tuple(splits)


def chosen_split(cards: Sequence[Card], indexes: Collection[int], rules: HouseRules) -> Split:
    """Return what a hand is when a person chooses the ox.

    A hand that needs no ox counts as what it is, whatever was chosen. Three cards that make no ox
    are No Ox, and so is choosing none.

    Args:
        cards: The five cards in the order they were dealt.
        indexes: Which three were chosen, 0 to 4 in that order; empty for No Ox.
        rules: The house rules.

    Raises:
        RuleError: `hand-not-five`, or `passport-not-three`: other than three different cards, or none.
    """
    hand = hand_of_five(cards)
    _verify_indexes(indexes)
    kinds = [kind_of(card) for card in hand]
    if worth := whole_hand(kinds, rules):
        return _split_whole(worth)
    way = next((way for way in _ox_ways(kinds, rules) if set(way[1][:3]) == set(indexes)), None)
    return _split_ox(hand, kinds, way, rules) if way else _split_whole(no_ox(rules))


_Way = tuple[Worth, tuple[int, ...]]


def _ox_ways(kinds: Sequence[int], rules: HouseRules) -> Iterator[_Way]:
    worths = worths_of_two(rules)
    triplets = rules.triplet_passport
    for indexes in _THREES:
        one, two, three, four, five = indexes
        if ox_values(kinds[one], kinds[two], kinds[three], triplets=triplets):
            yield worths[kinds[four]][kinds[five]], indexes


def _verify_indexes(indexes: Collection[int]) -> None:
    are_three = len(indexes) == len(set(indexes)) == OX_SIZE and set(indexes) <= set(range(HAND_SIZE))
    if indexes and not are_three:
        raise RuleError("passport-not-three", count=len(indexes))


def _goodness(way: _Way) -> tuple[tuple[int, int], int]:
    return way[0].rank, way[0].points


def _split_whole(worth: Worth) -> Split:
    return Split(worth.category, worth.strength, worth.points, worth.rank)


def _split_ox(hand: Sequence[Card], kinds: Sequence[int], way: _Way, rules: HouseRules) -> Split:
    worth, (one, two, three, four, five) = way
    values = ox_values(kinds[one], kinds[two], kinds[three], triplets=rules.triplet_passport)
    first, second = worth.rest_values
    return Split(
        category=worth.category,
        strength=worth.strength,
        points=worth.points,
        rank=worth.rank,
        ox_cards=(hand[one], hand[two], hand[three]),
        ox_values=values,
        total=sum(values or ()),
        rest=(hand[four], hand[five]),
        rest_values=(first, second),
    )
