"""What a round of Gnau is worth to a player and to the dealer, exactly: every pair of hands counts.

Both hands come from the same cards, so the dealer holds none of the player's.

Player and dealer hold any two hands as often as the same two swapped, and the better one is paid alike. So
all of the dealer's advantage is what ties cost.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from bot.rules.cards import ACE, Card, verify_packs_hold
from bot.rules.gnau.hand_counts import cards_by_kind, counted_hands, ways_to_draw, with_others
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import SPADE_ACE, kind_of
from bot.rules.gnau.settlement import is_draw
from bot.rules.gnau.splits import HAND_SIZE, hand_of_five, optimal_split


@dataclass(frozen=True, slots=True)
class RoundOdds:
    """What a round comes to for a player against the dealer, in points for each unit staked.

    Args:
        beats: The probability that the player's hand beats the dealer's.
        ties: The probability that the hands are equal.
        loses: The probability that the dealer's hand is better.
        gains: The probability that the player is paid.
        pays: The probability that the player pays, which ties can cost as well.
        player_expectation: What a player gains on average; negative for a loss.
        player_variance: The variance of what a player gains.
        shared_variance: The covariance of what two players of one round gain: they share the dealer's hand.
            It is the variance, over the dealer's hands, of what a player gains on average against each.
    """

    beats: Fraction
    ties: Fraction
    loses: Fraction
    gains: Fraction
    pays: Fraction
    player_expectation: Fraction
    player_variance: Fraction
    shared_variance: Fraction

    @property
    def dealer_expectation(self) -> Fraction:
        """What the dealer gains from one player on average."""
        return -self.player_expectation


@dataclass(frozen=True, slots=True)
class HandChances:
    """How a hand stands against all the dealer's hands there can be.

    Args:
        beats: How many of them it beats.
        ties: How many are equal.
        loses: How many are better.
        gains: Against how many the player is paid.
        pays: Against how many the player pays, which ties can cost as well.
        expectation: What the player gains on average, in points for each unit staked.
    """

    beats: int
    ties: int
    loses: int
    gains: int
    pays: int
    expectation: Fraction

    @property
    def hands(self) -> int:
        """How many hands the dealer may have."""
        return self.beats + self.ties + self.loses


def odds_against_dealer(cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> HandChances:
    """Compare a hand with every hand the dealer may have from the other cards.

    Args:
        cards: The player's five cards. Suits are optional; an ace without one is not taken for the ace of
            spades, neither in the hand nor as a card the dealer cannot have, unless there are no others left.
        rules: The house rules.
        packs: How many packs of 52 the table plays with.

    Raises:
        RuleError: `hand-not-five`, `card-too-often` or `rank-too-often`.

    Example:
        >>> from bot.rules.gnau.splits import parse_hand
        >>> odds_against_dealer(parse_hand("J Q K J Q"), HouseRules()).ties
        21
    """
    player = optimal_split(hand_of_five(cards), rules)
    verify_packs_hold(cards, packs)
    deck = cards_by_kind(packs)
    left = _cards_left(cards, deck)
    beats = ties = loses = pays = points = 0
    for kinds, _hands, dealer in counted_hands(rules, deck):
        hands = ways_to_draw(kinds, left)
        if player.rank > dealer.rank:
            beats += hands
            points += player.points * hands
            continue
        if player.rank == dealer.rank:
            ties += hands
        else:
            loses += hands
        is_even = player.rank == dealer.rank and is_draw(dealer.category, rules)
        if dealer.points and not is_even:
            pays += hands
            points -= dealer.points * hands
    gains = beats if player.points else 0
    return HandChances(beats, ties, loses, gains, pays, Fraction(points, beats + ties + loses))


@lru_cache(maxsize=64)
def round_odds(rules: HouseRules, packs: int = 1) -> RoundOdds:
    """Return what a round comes to, over every pair of a player's hand and a dealer's.

    Args:
        rules: The house rules.
        packs: How many packs of 52 the table plays with.

    Example:
        >>> round(float(round_odds(HouseRules()).player_expectation), 4)
        -0.0505
    """
    return deck_odds(rules, cards_by_kind(packs))


def deck_odds(rules: HouseRules, deck: tuple[int, ...]) -> RoundOdds:
    """Return what a round with any deck comes to, over every pair of a player's hand and a dealer's.

    Args:
        rules: The house rules.
        deck: How many cards of each kind there are.
    """
    against = comb(sum(deck) - HAND_SIZE, HAND_SIZE)
    pairs = comb(sum(deck), HAND_SIZE) * against
    lower = equal = paid = paid_ties = cost = moved_squared = shared_squared = 0
    for hand, others in with_others(rules, deck):
        points = hand.worth.points
        costing = 0 if is_draw(hand.worth.category, rules) else others.equal
        lower += hand.hands * others.lower
        equal += hand.hands * others.equal
        if points:
            paid += hand.hands * others.lower
            paid_ties += hand.hands * costing
        # As the dealer's: what the players gain against it, all together.
        gained = others.points_of_higher - points * (others.lower + costing)
        shared_squared += hand.hands * gained**2
        # As the hand that is paid: what beats costs the dealer as often as it costs the player.
        cost += hand.hands * points * costing
        moved_squared += hand.hands * points**2 * (2 * others.lower + costing)
    expectation = -Fraction(cost, pairs)
    return RoundOdds(
        beats=Fraction(lower, pairs),
        ties=Fraction(equal, pairs),
        loses=Fraction(pairs - lower - equal, pairs),
        gains=Fraction(paid, pairs),
        # The dealer is paid as often as the player, and for ties besides.
        pays=Fraction(paid + paid_ties, pairs),
        player_expectation=expectation,
        player_variance=Fraction(moved_squared, pairs) - expectation**2,
        shared_variance=Fraction(shared_squared, pairs * against) - expectation**2,
    )


def _cards_left(cards: Sequence[Card], deck: Sequence[int]) -> list[int]:
    gone = Counter(map(kind_of, cards))
    spades = max(gone[ACE] - deck[ACE], 0)
    gone.update({ACE: -spades, SPADE_ACE: spades})
    return [count - gone[kind] for kind, count in enumerate(deck)]
