"""The ways to read a Gnau hand, and the best of them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from bot.rules.cards import ACE, ALL_CARDS, Card, Suit, parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules, ThreeSix, Ties
from bot.rules.gnau.ranking import (
    KINDS,
    Category,
    Worth,
    kind_of,
    no_ox,
    ox_values,
    whole_hand,
    worths_of_two,
)

_PRIMES: Final = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43)

PRIME_OF: Final = {card: _PRIMES[kind_of(card)] for card in ALL_CARDS}

Hand: TypeAlias = tuple[Card, Card, Card, Card, Card]
Places: TypeAlias = tuple[int, int, int, int, int]
# Every choice of three out of five cards, as places in the order of the deal, then the other two places.
THREES: Final[tuple[Places, ...]] = (
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


class Sort(NamedTuple):
    """The common properties of all hands of the same five kinds.

    A way to read such a hand is identified by the product of the primes of the two cards beside the ox.

    Args:
        worth: The worth of the hand, read in the best way. If Nenku and Single Ox 1 tie in rank and points,
            it is Nenku here. The order of the cards of a hand decides which of the two the hand is.
        best: The best ways. Empty if the hand needs no ox or has none.
        ways: The level of each way, 0 for the best, and a number that is the same for equivalent ways.
    """

    worth: Worth
    best: tuple[int, ...]
    ways: Mapping[int, tuple[int, int]]


class Sorts(dict[int, Sort]):
    """The sorts of hands under some house rules, by the product of five primes, worked out on demand."""

    def __init__(self, rules: HouseRules) -> None:
        super().__init__()
        self._rules = rules
        # Whether the highest card decides between hands of equal rank.
        self.is_by_card: Final = rules.ties is Ties.HIGH_CARD
        of_two = worths_of_two(rules)
        # The worth of the two cards beside an ox, by the prime of the one and then of the other.
        self.of_two: Final = {
            _PRIMES[one]: {_PRIMES[other]: of_two[one][other] for other in KINDS} for one in KINDS
        }

    def find(self, cards: Sequence[Card]) -> tuple[Hand, tuple[int, ...], Sort]:
        """Return the cards of a hand as a tuple, their primes, and their sort.

        Raises:
            RuleError: `hand-not-five`.
        """
        one, two, three, four, five = hand = hand_of_five(cards)
        a, b, c, d, e = primes = PRIME_OF[one], PRIME_OF[two], PRIME_OF[three], PRIME_OF[four], PRIME_OF[five]
        return hand, primes, self[a * b * c * d * e]

    def __missing__(self, product: int) -> Sort:
        kinds = [kind for kind in KINDS for _ in range(_times(_PRIMES[kind], product))]
        sort = self[product] = sort_of(kinds, self._rules)
        return sort


@lru_cache(maxsize=16)
def sorts_under(rules: HouseRules) -> Sorts:
    """Return the sorts of hands under some house rules."""
    return Sorts(rules)


def strength_under(rules: HouseRules) -> Callable[[Sequence[Card]], int]:
    """Return a fast function that rates hands under some house rules, for programs that rate many hands.

    The function takes five cards in any order. Its result orders hands: the higher the better, 0 for No Ox.

    Example:
        >>> from bot.rules.cards import parse_cards
        >>> strength = strength_under(HouseRules())
        >>> strength(parse_cards("10S 4S 6S AS KS")) > strength(parse_cards("10S 4S 6S AH KS"))
        True
    """
    sorts, prime_of = sorts_under(rules), PRIME_OF
    known: dict[int, int] = {}

    def strength(cards: Sequence[Card]) -> int:
        one, two, three, four, five = cards
        product = prime_of[one] * prime_of[two] * prime_of[three] * prime_of[four] * prime_of[five]
        try:
            return known[product]
        except KeyError:
            found = known[product] = sorts[product].worth.rank
            return found

    return strength


def sort_of(kinds: Sequence[int], rules: HouseRules) -> Sort:
    """Work out the common properties of the hands of five kinds, given in any order."""
    found = dict(_ways(kinds, rules))
    goods = sorted({_goodness(worth) for worth, _name in found.values()}, reverse=True)
    numbers: dict[object, int] = {}
    ways = {
        two: (goods.index(_goodness(worth)), numbers.setdefault(name, len(numbers)))
        for two, (worth, name) in found.items()
    }
    whole = whole_hand(kinds, rules)
    if whole or not ways:
        return Sort(whole or no_ox(rules), (), ways)
    best = tuple(two for two, (level, _number) in ways.items() if level == 0)
    worth = max((found[two][0] for two in best), key=lambda worth: worth.category is Category.NENKU)
    return Sort(worth, best, ways)


def _ways(kinds: Sequence[int], rules: HouseRules) -> Iterator[tuple[int, tuple[Worth, object]]]:
    """Yield the two cards beside each ox, their worth, and a key that is the same for equivalent ways."""
    of_two, triplets = worths_of_two(rules), rules.triplet_passport
    for one, two, three, four, five in THREES:
        if ox_values(kinds[one], kinds[two], kinds[three], rules.three_six, triplets=triplets):
            worth = of_two[kinds[four]][kinds[five]]
            ranks = sorted(kinds[place] or ACE for place in (one, two, three))
            yield (
                _PRIMES[kinds[four]] * _PRIMES[kinds[five]],
                (worth, (*ranks, worth.category, worth.strength)),
            )


def _goodness(worth: Worth) -> tuple[int, int]:
    return worth.rank, worth.points


def _times(prime: int, product: int) -> int:
    return 1 + _times(prime, product // prime) if product % prime == 0 else 0


HAND_SIZE: Final = 5
OX_SIZE: Final = 3


class Split(NamedTuple):
    """One way to read a hand.

    Args:
        rank: Orders hands: the higher rank beats the lower, 0 for No Ox. Equal ranks tie, even if the hands
            pay differently, unless a card decides. It is stored with rounds.
        points: The number of stakes that the hand pays.
        category: The category of the hand, read this way.
        strength: The pair's rank (A=1 … K=13) for a Double Ox, 1–10 for a Single Ox, 1 for Nenku, else None.
        rest_values: The values that the two cards beside the ox count as.
        three_six: What a 3 and a 6 count as.
        ox_cards: The three cards of the ox; None if the category needs no ox or there is none.
        rest: The other two cards.
        card: The highest card of the hand where it decides between equal ranks; else None.
    """

    rank: int
    points: int
    category: Category
    strength: int | None
    rest_values: tuple[int, int] | None
    three_six: ThreeSix
    ox_cards: tuple[Card, Card, Card] | None = None
    rest: tuple[Card, Card] | None = None
    card: Card | None = None

    @property
    def standing(self) -> tuple[int, int]:
        """Orders hands of the same house rules, by a card where it decides. Equal standings tie."""
        return self.rank, 0 if self.card is None else card_height(self.card)

    @property
    def ox_values(self) -> tuple[int, int, int] | None:
        """The values that the three cards of the ox count as."""
        if self.ox_cards is None:
            return None
        one, two, three = map(kind_of, self.ox_cards)
        return ox_values(one, two, three, self.three_six, triplets=True)

    @property
    def total(self) -> int | None:
        """The sum of the values of the ox."""
        values = self.ox_values
        return None if values is None else sum(values)


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
    sorts = sorts_under(rules)
    hand, primes, (worth, best, _ways) = sorts.find(cards)
    # Written out: every hand is split here, and calling `_split` and `_whole` takes a fortieth longer.
    by_card = highest_card(hand) if sorts.is_by_card else None
    for one, two, three, four, five in THREES if best else ():
        if primes[four] * primes[five] in best:
            worth = sorts.of_two[primes[four]][primes[five]]
            return Split(*worth, (hand[one], hand[two], hand[three]), (hand[four], hand[five]), by_card)
    return Split(*worth, None, None, by_card)


def all_splits(cards: Sequence[Card], rules: HouseRules) -> tuple[Split, ...]:
    """Return every legal way to read a hand, best first; empty for No Ox.

    Ways with the same ranks in the ox, the same category and the same strength count as one way. The first of
    them in the order of the deal is returned.

    Args:
        cards: The five cards in the order of the deal.

    Raises:
        RuleError: `hand-not-five`.
    """
    sorts = sorts_under(rules)
    hand, primes, sort = sorts.find(cards)
    ways = sort.ways
    found: dict[tuple[int, int], Places] = {}
    for places in THREES if ways else ():
        two = primes[places[3]] * primes[places[4]]
        if two in ways:
            found.setdefault(ways[two], places)
    splits = [_split(hand, primes, found[way], sorts) for way in sorted(found, key=itemgetter(0))]
    is_whole = not sort.best and sort.worth.category is not Category.NONE
    return (_whole(hand, sort.worth, sorts), *splits) if is_whole else tuple(splits)


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
    sorts = sorts_under(rules)
    hand, primes, sort = sorts.find(cards)
    _verify_indexes(indexes)
    if not sort.best:
        return _whole(hand, sort.worth, sorts)
    places = next((places for places in THREES if set(places[:OX_SIZE]) == set(indexes)), None)
    if places is None or primes[places[3]] * primes[places[4]] not in sort.ways:
        return _whole(hand, no_ox(rules), sorts)
    return _split(hand, primes, places, sorts)


def _verify_indexes(indexes: Collection[int]) -> None:
    are_three = len(indexes) == len(set(indexes)) == OX_SIZE and set(indexes) <= set(range(HAND_SIZE))
    if indexes and not are_three:
        raise RuleError("passport-not-three", count=len(indexes))


def _split(hand: Hand, primes: Sequence[int], places: Places, sorts: Sorts) -> Split:
    one, two, three, four, five = places
    worth = sorts.of_two[primes[four]][primes[five]]
    ox, rest = (hand[one], hand[two], hand[three]), (hand[four], hand[five])
    return Split(*worth, ox, rest, highest_card(hand) if sorts.is_by_card else None)


def _whole(hand: Hand, worth: Worth, sorts: Sorts) -> Split:
    return Split(*worth, None, None, highest_card(hand) if sorts.is_by_card else None)


def highest_card(cards: Iterable[Card]) -> Card:
    """Return the card that decides between hands of equal rank where the highest card does."""
    return max(cards, key=card_height)


def card_height(card: Card) -> int:
    """Return a number that orders cards where the highest card decides: by rank, the ace lowest, and by suit.

    Spades are above hearts, diamonds and clubs. A card without a suit is below all four.
    """
    return card.rank * len(SUITS_UPWARDS) + SUITS_UPWARDS.index(card.suit)


SUITS_UPWARDS: Final = (Suit.ANY, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
