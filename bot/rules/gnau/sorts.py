"""What each sort of hand comes to, looked up instead of worked out.

Hands of the same five kinds are one sort (see `ranking`), and there are 8,568 of them. Each is worked out
when its first hand is met, and remembered. Every kind has a prime number: the product of five of them is the
same in whatever order the cards lie, and for no other sort.

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
# Which three of five cards, in the order of the deal, and which two remain.
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
    """What all hands of the same five kinds have in common.

    A way to read them is known by the two cards beside the ox: by the product of their primes.

    Args:
        worth: What such a hand comes to, read in the best way. One that may be Nenku or Single Ox 1, at the
            same rank and for the same points, is Nenku here; its own cards say which it is.
        best: The best ways; none where no ox is needed, or there is none.
        ways: How good each way is, 0 the best, and a number: ways that have it in common are one.
    """

    worth: Worth
    best: tuple[int, ...]
    ways: Mapping[int, tuple[int, int]]


class Sorts(dict[int, Sort]):
    """The sorts of hands under some house rules, by the product of five primes, as far as they were met.

    Args:
        rules: The house rules.
    """

    def __init__(self, rules: HouseRules) -> None:
        super().__init__()
        self._rules = rules
        of_two = worths_of_two(rules)
        # What two cards beside an ox are worth, by their primes.
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
    """Return what says how strong hands are under some house rules, for programs that look at many.

    Its answer orders hands of five, dealt in any order: the higher the better, 0 for No Ox.

    Args:
        rules: The house rules.

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
    """Work out what hands of five kinds have in common.

    Args:
        kinds: The kinds of the five cards, in any order.
        rules: The house rules.
    """
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
    """Yield what the two beside each ox are worth, and what two ways have in common that are one."""
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
