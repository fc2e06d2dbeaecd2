"""The worth of each sort of hand, looked up instead of worked out.

All hands of the same five kinds are one sort (see `ranking`). There are 8,568 sorts. Each is worked out when
its first hand is met, and then cached. Every kind has a prime number. The product of the five primes of a
hand identifies its sort, in any order of the cards.

Source: the primes are those of Kevin Suffecool's evaluator of poker hands, one for each kind here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from bot.rules.cards import ACE, ALL_CARDS, Card
from bot.rules.gnau.options import HouseRules
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
        of_two = worths_of_two(rules)
        # The worth of the two cards beside an ox, by their primes.
        self.of_two: Final = {
            (_PRIMES[one], _PRIMES[other]): of_two[one][other] for one in KINDS for other in KINDS
        }

    def find(self, hand: Hand) -> tuple[tuple[int, ...], Sort]:
        """Return the primes of five cards, and their sort."""
        one, two, three, four, five = hand
        a, b, c, d, e = primes = PRIME_OF[one], PRIME_OF[two], PRIME_OF[three], PRIME_OF[four], PRIME_OF[five]
        return primes, self[a * b * c * d * e]

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
            found = known[product] = rank_number(sorts[product].worth.rank)
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


def rank_number(rank: tuple[int, int]) -> int:
    """Return one number that orders hands like `Worth.rank`: the higher the better, 0 for No Ox."""
    level, strength = rank
    return level * 100 + strength


def _ways(kinds: Sequence[int], rules: HouseRules) -> Iterator[tuple[int, tuple[Worth, object]]]:
    """Yield the two cards beside each ox, their worth, and a key that is the same for equivalent ways."""
    of_two, triplets = worths_of_two(rules), rules.triplet_passport
    for one, two, three, four, five in THREES:
        if ox_values(kinds[one], kinds[two], kinds[three], triplets=triplets):
            worth = of_two[kinds[four]][kinds[five]]
            ranks = sorted(kinds[place] or ACE for place in (one, two, three))
            yield (
                _PRIMES[kinds[four]] * _PRIMES[kinds[five]],
                (worth, (*ranks, worth.category, worth.strength)),
            )


def _goodness(worth: Worth) -> tuple[tuple[int, int], int]:
    return worth.rank, worth.points


def _times(prime: int, product: int) -> int:
    return 1 + _times(prime, product // prime) if product % prime == 0 else 0
