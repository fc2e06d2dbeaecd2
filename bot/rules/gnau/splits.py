"""The ways to read a Gnau hand, and the best of them."""

from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from bot.rules.cards import Card, parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category, kind_of, no_ox, ox_values
from bot.rules.gnau.sorts import THREES, Hand, Places, Sorts, rank_number, sorts_under

HAND_SIZE: Final = 5
OX_SIZE: Final = 3


class Split(NamedTuple):
    """One way to read a hand.

    Args:
        rank: Orders hands: the higher rank beats the lower. Equal ranks tie, even if the hands pay
            differently.
        points: The number of stakes that the hand pays.
        category: The category of the hand, read this way.
        strength: The pair's rank (A=1 … K=13) for a Double Ox, 1–10 for a Single Ox, 1 for Nenku, else None.
        rest_values: The values that the two cards beside the ox count as.
        ox_cards: The three cards of the ox; None if the category needs no ox or there is none.
        rest: The other two cards.
    """

    rank: tuple[int, int]
    points: int
    category: Category
    strength: int | None
    rest_values: tuple[int, int] | None
    ox_cards: tuple[Card, Card, Card] | None = None
    rest: tuple[Card, Card] | None = None

    @property
    def ox_values(self) -> tuple[int, int, int] | None:
        """The values that the three cards of the ox count as."""
        if self.ox_cards is None:
            return None
        one, two, three = map(kind_of, self.ox_cards)
        return ox_values(one, two, three, triplets=True)

    @property
    def total(self) -> int | None:
        """The sum of the values of the ox."""
        values = self.ox_values
        return None if values is None else sum(values)


def hand_rank(split: Split) -> int:
    """Return one number that orders hands like `Split.rank`: the higher the better, 0 for No Ox."""
    return rank_number(split.rank)


def hand_of_five(cards: Sequence[Card]) -> Hand:
    """Return the cards of a hand as a tuple after checking that they are five.

    Raises:
        RuleError: `hand-not-five`.
    """
    if len(cards) != HAND_SIZE:
        raise RuleError("hand-not-five", count=len(cards))
    one, two, three, four, five = cards
    return one, two, three, four, five


def parse_hand(text: str, packs: int | None = None) -> Hand:
    """Read a hand as a person types it. Suits are optional.

    Args:
        text: The cards, for example `AS 10H 3 QC 5`.
        packs: The number of decks of 52 that hold the cards; None to accept any number of equal cards.

    Raises:
        RuleError: `hand-not-five`, or one of `parse_cards`.

    Example:
        >>> optimal_split(parse_hand("3 6 8 4 8"), HouseRules()).category.value
        'double'
    """
    return hand_of_five(parse_cards(text, packs=packs, suits_optional=True))


def optimal_split(cards: Sequence[Card], rules: HouseRules) -> Split:
    """Return the best way to read a hand; No Ox if it has no ox and needs none.

    Of ways of equal rank the best is the one that pays more, and then the one whose ox comes first in the
    deal.

    Args:
        cards: The five cards in the order of the deal.

    Raises:
        RuleError: `hand-not-five`.
    """
    hand = hand_of_five(cards)
    sorts = sorts_under(rules)
    primes, (worth, best, _ways) = sorts.find(hand)
    for one, two, three, four, five in THREES if best else ():
        if primes[four] * primes[five] in best:
            worth = sorts.of_two[primes[four], primes[five]]
            return Split(*worth, (hand[one], hand[two], hand[three]), (hand[four], hand[five]))
    return Split(*worth)


def all_splits(cards: Sequence[Card], rules: HouseRules) -> tuple[Split, ...]:
    """Return every legal way to read a hand, best first; empty for No Ox.

    Ways with the same ranks in the ox, the same category and the same strength count as one way. The first of
    them in the order of the deal is returned.

    Args:
        cards: The five cards in the order of the deal.

    Raises:
        RuleError: `hand-not-five`.
    """
    hand = hand_of_five(cards)
    sorts = sorts_under(rules)
    primes, sort = sorts.find(hand)
    ways = sort.ways
    found: dict[tuple[int, int], Places] = {}
    for places in THREES if ways else ():
        two = primes[places[3]] * primes[places[4]]
        if two in ways:
            found.setdefault(ways[two], places)
    splits = [_split(hand, primes, found[way], sorts) for way in sorted(found, key=itemgetter(0))]
    is_whole = not sort.best and sort.worth.category is not Category.NONE
    return (Split(*sort.worth), *splits) if is_whole else tuple(splits)


def chosen_split(cards: Sequence[Card], indexes: Collection[int], rules: HouseRules) -> Split:
    """Return the reading of a hand whose ox a person chooses.

    A hand that needs no ox keeps its category, whichever cards are chosen. Choosing three cards that make no
    ox, or choosing none, gives No Ox.

    Args:
        cards: The five cards in the order of the deal.
        indexes: The places of the three chosen cards, 0 to 4 in the order of the deal; empty for No Ox.

    Raises:
        RuleError: `hand-not-five`, or `passport-not-three`: neither three different cards nor none.
    """
    hand = hand_of_five(cards)
    _verify_indexes(indexes)
    sorts = sorts_under(rules)
    primes, sort = sorts.find(hand)
    if not sort.best:
        return Split(*sort.worth)
    places = next((places for places in THREES if set(places[:OX_SIZE]) == set(indexes)), None)
    if places is None or primes[places[3]] * primes[places[4]] not in sort.ways:
        return Split(*no_ox(rules))
    return _split(hand, primes, places, sorts)


def _verify_indexes(indexes: Collection[int]) -> None:
    are_three = len(indexes) == len(set(indexes)) == OX_SIZE and set(indexes) <= set(range(HAND_SIZE))
    if indexes and not are_three:
        raise RuleError("passport-not-three", count=len(indexes))


def _split(hand: Sequence[Card], primes: Sequence[int], places: Places, sorts: Sorts) -> Split:
    one, two, three, four, five = places
    worth = sorts.of_two[primes[four], primes[five]]
    return Split(*worth, (hand[one], hand[two], hand[three]), (hand[four], hand[five]))
