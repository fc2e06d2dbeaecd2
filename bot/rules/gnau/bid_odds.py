"""What four cards are worth before the fifth is turned: the odds for bids and raises, and luck after them.

All fifth cards are counted, each with all hands that another person can have then.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from bot.rules.cards import Card, build_deck, verify_packs_hold
from bot.rules.gnau.hand_counts import Others, key_of, others_by_hand
from bot.rules.gnau.odds import Expectation
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.settlement import is_draw
from bot.rules.gnau.splits import HAND_SIZE


@dataclass(frozen=True, slots=True)
class FourCardOdds:
    """How a hand of which four cards are known fares against another hand, over all cards there can be.

    Args:
        beats: The probability that it beats the other hand.
        ties: The probability that the two are equal.
        as_player: The average gain of a player with it against the dealer, for each unit staked.
        as_dealer: The average gain of the dealer with it from one player, for each unit staked.
    """

    beats: Fraction
    ties: Fraction
    as_player: Fraction
    as_dealer: Fraction


def four_card_odds(cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> FourCardOdds:
    """Count all fifth cards of a hand, each with all hands that another person can have then.

    Args:
        cards: Four cards with suits.
        packs: The number of decks of 52 in play.

    Raises:
        RuleError: `card-too-often`.
    """
    beats = ties = as_player = as_dealer = fifths = 0
    for copies, points, others, costing in _with_fifths(cards, rules, packs):
        fifths += copies
        beats += copies * others.lower
        ties += copies * others.equal
        as_player += copies * (points * (others.lower - costing) - others.points_of_higher)
        as_dealer += copies * (points * (others.lower + costing) - others.points_of_higher)
    pairs = fifths * comb(fifths - 1, HAND_SIZE)
    return FourCardOdds(
        Fraction(beats, pairs), Fraction(ties, pairs), Fraction(as_player, pairs), Fraction(as_dealer, pairs)
    )


def four_card_expectation(
    cards: Sequence[Card], rules: HouseRules, packs: int, times: Sequence[int], *, is_dealer: bool
) -> Expectation:
    """Return the worth of a round after its bids and raises, for a stake of one point.

    As in `dealer_expectation`, two players who meet the dealer's hand are treated as independent otherwise.

    Args:
        cards: The four cards that the person has seen.
        packs: The number of decks of 52 in play.
        times: How many times the stake each player plays for; the person's own alone if they do not deal.

    Raises:
        RuleError: As `four_card_odds`.
    """
    gain = squared = shared = fifths = 0
    for copies, points, others, costing in _with_fifths(cards, rules, packs):
        tied = costing if is_dealer else -costing
        gained = points * (others.lower + tied) - others.points_of_higher
        fifths += copies
        gain += copies * gained
        shared += copies * gained**2
        squared += copies * points**2 * (others.lower + costing)
    squared += sum(
        copies * others.points_of_higher for copies, _, others, _ in _with_fifths(cards, rules, packs, 2)
    )
    against = comb(fifths - 1, HAND_SIZE)
    pairs, each, all_times = fifths * against, sum(n * n for n in times), sum(times)
    mean = Fraction(gain, pairs) * all_times
    variance = each * Fraction(squared, pairs) + (all_times**2 - each) * Fraction(shared, pairs * against)
    return Expectation(mean, variance - mean**2)


def _with_fifths(
    cards: Sequence[Card], rules: HouseRules, packs: int, power: int = 1
) -> Iterator[tuple[int, int, Others, int]]:
    """Yield for each fifth card: how often it is left, and the hand's points, the others and the costly ties.

    Args:
        power: As for `with_others`; the points of the hand itself are not raised to it.
    """
    verify_packs_hold(cards, packs)
    hands = others_by_hand(rules, packs, power)
    for card, copies in (Counter(build_deck(packs)) - Counter(cards)).items():
        hand, others = hands[key_of((*cards, card), rules)]
        costing = 0 if is_draw(hand.worth.category, rules) else others.equal
        yield copies, hand.worth.points, others, costing
