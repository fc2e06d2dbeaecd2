"""Exact counts of all hands of five by category, and of the hands that share no card with a given hand.

Only the kinds of the five cards matter (see `ranking`), so hands of the same kinds are counted together.
Fewer than eight thousand sorts stand for all 2,598,960 hands of one deck. Where the highest card decides
between equal hands, a sort is divided by the suit of that card.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, chain, combinations, combinations_with_replacement, groupby
from math import comb, prod
from typing import Final, NamedTuple

from bot.rules.cards import ACE, RANKS, Card, Suit, build_deck
from bot.rules.gnau.options import HouseRules, Ties
from bot.rules.gnau.ranking import KINDS, SPADE_ACE, Category, Worth, kind_of
from bot.rules.gnau.splits import HAND_SIZE, SUITS_UPWARDS, sort_of

# The categories whose strengths are counted separately, with their strengths, highest first.
_STRENGTHS: Final = {
    Category.BOMB: range(13, 0, -1),
    Category.DOUBLE: range(13, 0, -1),
    Category.SINGLE: range(10, 0, -1),
}


class CountedHand(NamedTuple):
    """All hands of the same five kinds.

    Args:
        kinds: The five kinds, in ascending order.
        hands: The number of such hands.
        highest: Where the highest card decides, the index of its suit in `SUITS_UPWARDS` and how many such
            cards the hands have; else None.
    """

    kinds: tuple[int, ...]
    hands: int
    worth: Worth
    highest: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class HandOdds:
    """The number of hands of five in each category.

    A hand that is equally good as Nenku and as Single Ox 1 counts as Nenku here. For a dealt hand, the
    order of its cards decides.

    Args:
        hands: The number of all hands.
        categories: The number of hands of each category. `highest_first` gives the ranking of the categories.
        strengths: The number of hands for each rank of a Bomb or a Double Ox (K=13 … A=1) and for each
            strength of a Single Ox (10 to 1), without Nenku. Categories without hands are left out.
    """

    hands: int
    categories: Mapping[Category, int]
    strengths: Mapping[Category, Mapping[int, int]]


@lru_cache(maxsize=16)
def hand_odds(rules: HouseRules, packs: int = 1) -> HandOdds:
    """Count the hands of each category among all hands of five from a number of decks of 52.

    Example:
        >>> hand_odds(HouseRules()).categories[Category.FIVE_DUKES]
        792
    """
    counts: Counter[tuple[Category, int | None]] = Counter()
    for hand in counted_hands(rules, whole_deck(packs).kinds):
        counts[hand.worth.category, hand.worth.strength] += hand.hands
    categories: Counter[Category] = Counter()
    for (category, _strength), hands in counts.items():
        categories[category] += hands
    return HandOdds(
        hands=counts.total(),
        categories={category: categories[category] for category in Category},
        strengths={
            category: {strength: counts[category, strength] for strength in strengths}
            for category, strengths in _STRENGTHS.items()
            if categories[category]
        },
    )


@lru_cache(maxsize=4)
def counted_hands(rules: HouseRules, deck: tuple[int, ...]) -> tuple[CountedHand, ...]:
    """Return each sort of hand, with the number of hands that it stands for.

    Args:
        deck: The number of cards of each kind.
    """
    return tuple(
        CountedHand(kinds, hands, sort_of(kinds, rules).worth)
        for kinds in combinations_with_replacement(KINDS, HAND_SIZE)
        if (hands := ways_to_draw(kinds, deck))
    )


class Deck(NamedTuple):
    """A number of cards.

    Args:
        kinds: The number of cards of each kind.
        suits: By rank, the number of cards of each suit, in the order of `SUITS_UPWARDS`.
    """

    kinds: tuple[int, ...]
    suits: tuple[tuple[int, ...], ...]


def deck_of(cards: Iterable[Card]) -> Deck:
    """Return a deck of any cards."""
    counts = Counter(cards)
    kinds: Counter[int] = Counter()
    for card, number in counts.items():
        kinds[kind_of(card)] += number
    return Deck(
        tuple(kinds[kind] for kind in KINDS),
        tuple(tuple(counts[Card(rank, suit)] for suit in SUITS_UPWARDS) for rank in range(RANKS.stop)),
    )


@lru_cache(maxsize=16)
def whole_deck(packs: int) -> Deck:
    """Return a number of decks of 52."""
    return deck_of(build_deck(packs))


def ways_to_draw(kinds: tuple[int, ...], deck: Sequence[int]) -> int:
    """Return the number of ways to draw cards of these kinds; 0 if there are not enough of them.

    Args:
        deck: The number of cards of each kind.
    """
    return prod(comb(deck[kind], kinds.count(kind)) for kind in set(kinds))


class Others(NamedTuple):
    """The hands that share no card with a given hand.

    Args:
        lower: The number of lower hands.
        equal: The number of equal hands.
        points_of_higher: The sum of the points that the higher hands pay.
    """

    lower: int
    equal: int
    points_of_higher: int


def with_others(rules: HouseRules, deck: Deck, power: int = 1) -> Iterator[tuple[CountedHand, Others]]:
    """Yield each sort of hand, with counts of the hands that share no card with one hand of that sort.

    The number of hands that hold none of five cards follows by inclusion and exclusion: all hands, minus
    those that hold one of the five, plus those that hold two of them, and so on. That takes 32 terms for each
    sort, instead of a loop over all other hands.

    Args:
        deck: The cards before any hand is dealt.
        power: To which power points are raised before they are added up; 2 for variances.
    """
    hands, is_by_card = counted_hands(rules, deck.kinds), rules.ties is Ties.HIGH_CARD
    places = [_place(hand, is_by_card=is_by_card) for hand in hands]
    order = sorted(set(places))
    levels = {place: level for level, place in enumerate(order)}
    numbered = [(hand, levels[place]) for hand, place in zip(hands, places, strict=True)]
    holders = _holders(numbered, len(order), deck.kinds, power)
    if not is_by_card:
        for hand, level in numbered:
            yield hand, _others(hand.kinds, level, level, holders)
        return
    # Between hands of the levels of one group, the suits decide.
    groups = {key: [levels[place] for place in group] for key, group in groupby(order, key=_without_times)}
    for hand, place in zip(hands, places, strict=True):
        group = groups[_without_times(place)]
        others = _others(hand.kinds, group[0], group[-1], holders)
        alike = {order[level].times: _alike(hand.kinds, level, holders) for level in group}
        yield from _by_card(hand, others, alike, deck)


class _Place(NamedTuple):
    """What orders hands.

    Args:
        top: Where the highest card decides, its rank; else 0.
        times: Where the highest card decides, the number of cards of its rank; else 0.
    """

    rank: int
    top: int
    times: int


def _place(hand: CountedHand, *, is_by_card: bool) -> _Place:
    if not is_by_card:
        return _Place(hand.worth.rank, 0, 0)
    return _Place(hand.worth.rank, _top(hand.kinds), _times_of_top(hand.kinds))


def _without_times(place: _Place) -> tuple[int, int]:
    return place.rank, place.top


class _Alike(NamedTuple):
    """The hands at a level that share no card with a given hand: their number, and their points in all."""

    hands: int
    points: int


@dataclass(frozen=True, slots=True)
class _Holders:
    """The number and points of the hands that hold some given cards, for each level.

    They are negative if an odd number of cards is given, as inclusion and exclusion adds them up. The level
    of a hand is the index of its place among all places, the lowest first.

    Args:
        lower: For each level, the number of hands at lower levels.
        equal: For each level, the number of hands at it.
        points: For each level, the sum of the points that the hands at it pay.
        points_of_higher: For each level, the sum of the points that the hands at higher levels pay.
    """

    lower: Sequence[int]
    equal: Sequence[int]
    points: Sequence[int]
    points_of_higher: Sequence[int]


_HoldersOf = dict[tuple[int, ...], _Holders]


def _others(kinds: tuple[int, ...], lowest: int, highest: int, holders: _HoldersOf) -> Others:
    """Return the hands below a group of levels, those at its lowest level, and the points of those above."""
    lower = equal = points_of_higher = 0
    for part in _parts(kinds):
        held = holders[part]
        lower += held.lower[lowest]
        equal += held.equal[lowest]
        points_of_higher += held.points_of_higher[highest]
    return Others(lower, equal, points_of_higher)


def _alike(kinds: tuple[int, ...], level: int, holders: _HoldersOf) -> _Alike:
    hands = points = 0
    for part in _parts(kinds):
        held = holders[part]
        hands += held.equal[level]
        points += held.points[level]
    return _Alike(hands, points)


def _holders(
    hands: Sequence[tuple[CountedHand, int]], levels: int, deck: Sequence[int], power: int
) -> _HoldersOf:
    """Return, for all kinds of up to five cards, the counts of the hands that hold such cards.

    Args:
        hands: Each sort of hand with its level.
        levels: The number of levels.
        power: As for `with_others`.
    """
    counts: dict[tuple[int, ...], list[int]] = {}
    points: dict[tuple[int, ...], list[int]] = {}
    for (kinds, number, worth, _), level in hands:
        paid = number * worth.points**power
        for part in _parts(kinds):
            if part not in counts:
                counts[part], points[part] = [0] * levels, [0] * levels
            counts[part][level] += number
            points[part][level] += paid
    return {part: _cumulated(counts[part], points[part], _signed_choices(part, deck)) for part in counts}


def _signed_choices(part: tuple[int, ...], deck: Sequence[int]) -> int:
    return ways_to_draw(part, deck) * (-1 if len(part) % 2 else 1)


def _cumulated(counts: list[int], points: list[int], choices: int) -> _Holders:
    # `counts` and `points` are sums over all choices of cards of these kinds. All choices have equal shares.
    equal = [count // choices for count in counts]
    paid = [pay // choices for pay in points]
    return _Holders(
        lower=[0, *accumulate(equal)],
        equal=equal,
        points=paid,
        points_of_higher=[0, *accumulate(reversed(paid))][-2::-1],
    )


def _parts(kinds: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(kinds, size) for size in range(HAND_SIZE + 1))


@lru_cache(maxsize=8)
def others_by_hand(
    rules: HouseRules, packs: int, power: int = 1
) -> Mapping[tuple[tuple[int, ...], tuple[int, int] | None], tuple[CountedHand, Others]]:
    """Return what `with_others` yields for a number of whole decks, by `key_of` each hand."""
    found = with_others(rules, whole_deck(packs), power)
    return {(hand.kinds, hand.highest): (hand, others) for hand, others in found}


def key_of(cards: Sequence[Card], rules: HouseRules) -> tuple[tuple[int, ...], tuple[int, int] | None]:
    """Return the key of a hand of five cards in `others_by_hand`."""
    kinds = tuple(sorted(map(kind_of, cards)))
    if rules.ties is not Ties.HIGH_CARD:
        return kinds, None
    top = _top(kinds)
    suits = [SUITS_UPWARDS.index(card.suit) for card in cards if card.rank == top]
    return kinds, (max(suits), suits.count(max(suits)))


# Where the highest card decides.


def _top(kinds: Sequence[int]) -> int:
    """Return the highest rank of some kinds in ascending order."""
    return kinds[-1] or ACE


def _times_of_top(kinds: Sequence[int]) -> int:
    top = _top(kinds)
    return sum((kind or ACE) == top for kind in kinds)


def _by_card(
    hand: CountedHand, others: Others, alike: Mapping[int, _Alike], deck: Deck
) -> Iterator[tuple[CountedHand, Others]]:
    """Divide a sort of hand by its highest card, and the hands with a highest card of the same rank likewise.

    Args:
        others: Those of a lower or higher rank, or whose highest card is of a lower or higher rank.
        alike: The others, by the number of cards of their highest rank.
    """
    suits, times = deck.suits[_top(hand.kinds)], _times_of_top(hand.kinds)
    for suit, copies, hands in _highest_cards(hand.kinds, hand.hands, suits):
        # Of the cards of the highest rank that are left: those below the highest card, and those like it.
        below = sum(suits[:suit]) - (times - copies)
        upto, left = below + suits[suit] - copies, sum(suits) - times
        lower = equal = points = 0
        for number, (there, paid) in alike.items():
            if ways := comb(left, number):
                lower += there * comb(below, number) // ways
                equal += there * (comb(upto, number) - comb(below, number)) // ways
                points += paid * (ways - comb(upto, number)) // ways
        divided = Others(others.lower + lower, equal, others.points_of_higher + points)
        yield CountedHand(hand.kinds, hands, hand.worth, (suit, copies)), divided


def _highest_cards(kinds: Sequence[int], hands: int, suits: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield what the highest card of hands of some kinds may be: suit, copies, and the number of hands.

    Args:
        hands: The number of hands of these kinds.
        suits: The number of cards of the highest rank in each suit, the lowest suit first.
    """
    times, spades = _times_of_top(kinds), kinds.count(SPADE_ACE) if _top(kinds) == ACE else None
    found = []
    for suit, number in enumerate(suits):
        for copies in range(1, min(number, times) + 1):
            # The kinds of aces tell how many of them are of spades.
            is_possible = spades is None or spades == (copies if SUITS_UPWARDS[suit] is Suit.SPADES else 0)
            if is_possible and (ways := comb(number, copies) * comb(sum(suits[:suit]), times - copies)):
                found.append((suit, copies, ways))
    total = sum(ways for _suit, _copies, ways in found)
    for suit, copies, ways in found:
        yield suit, copies, hands * ways // total


def lower_by_card(kinds: tuple[int, ...], card: Card, left: Deck) -> tuple[int, int]:
    """Return how many hands of some kinds have a highest card below a card, and how many have this very card.

    Args:
        kinds: Five kinds in ascending order.
        left: The cards of which the hands are drawn.
    """
    hands, top = ways_to_draw(kinds, left.kinds), _top(kinds)
    if top != card.rank:
        return (hands, 0) if top < card.rank else (0, 0)
    suits, place = left.suits[top], SUITS_UPWARDS.index(card.suit)
    lower = equal = 0
    for suit, _copies, number in _highest_cards(kinds, hands, suits):
        lower += number if suit < place else 0
        equal += number if suit == place else 0
    return lower, equal
