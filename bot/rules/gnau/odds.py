"""Exact odds of a round of Gnau for the player and the dealer, and the luck of a player compared with them.

The odds are computed over every pair of hands. Both hands come from the same deck, so the dealer never holds
one of the player's cards.

Every pair of hands is as likely as the same pair swapped, and the better hand is paid the same either way. So
the dealer's whole advantage comes from ties. Where the highest card decides and one deck is dealt, there are
none, so that nobody has an advantage.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, erf, sqrt
from typing import Final

from bot.rules.cards import Card, Suit, build_deck, verify_packs_hold
from bot.rules.gnau.hand_counts import (
    Deck,
    counted_hands,
    deck_of,
    lower_by_card,
    ways_to_draw,
    whole_deck,
    with_others,
)
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.settlement import is_draw
from bot.rules.gnau.splits import HAND_SIZE, SUITS_UPWARDS, Hand, Split, hand_of_five, optimal_split


@dataclass(frozen=True, slots=True)
class RoundOdds:
    """The odds of a round for a player against the dealer. Gains are in points for each unit staked.

    Args:
        beats: The probability that the player's hand beats the dealer's.
        ties: The probability that the hands are equal.
        loses: The probability that the dealer's hand is better.
        gains: The probability that the player is paid.
        pays: The probability that the player pays, which can happen at a tie as well.
        player_expectation: The player's average gain; negative for a loss.
        player_variance: The variance of the player's gain.
        shared_variance: The covariance of the gains of two players in the same round, who meet the same
            dealer's hand. It equals the variance, over the dealer's hands, of a player's average gain against
            each hand.
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
        """The dealer's average gain from one player."""
        return -self.player_expectation


@dataclass(frozen=True, slots=True)
class HandChances:
    """How one hand fares against all possible hands of the dealer, as counts of the dealer's hands.

    Args:
        gains: The number of hands against which the player is paid.
        pays: The number of hands against which the player pays, which can happen at a tie as well.
        expectation: The player's average gain in points for each unit staked.
    """

    beats: int
    ties: int
    loses: int
    gains: int
    pays: int
    expectation: Fraction

    @property
    def hands(self) -> int:
        """The number of possible hands of the dealer."""
        return self.beats + self.ties + self.loses


def odds_against_dealer(cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> HandChances:
    """Compare a hand with every hand that the dealer can have from the remaining cards.

    Args:
        cards: The player's five cards. Suits are optional. A card without a suit counts as one of the lowest
            suit that is left, so an ace is the ace of spades only if no other ace is.
        packs: The number of decks of 52 in play.

    Raises:
        RuleError: `hand-not-five`, `card-too-often` or `rank-too-often`.

    Example:
        >>> from bot.rules.gnau.splits import parse_hand
        >>> odds_against_dealer(parse_hand("J Q K J Q"), HouseRules()).ties
        21
    """
    hand = hand_of_five(cards)
    verify_packs_hold(hand, packs)
    deck = whole_deck(packs)
    hand, left = _known(hand, packs)
    player = optimal_split(hand, rules)
    beats = ties = loses = pays = points = 0
    for kinds, _hands, dealer, _ in counted_hands(rules, deck.kinds):
        lower, equal, higher = _compared(player, kinds, dealer.rank, left)
        beats += lower
        ties += equal
        loses += higher
        points += player.points * lower
        if dealer.points:
            paid = higher if is_draw(dealer.category, rules) else higher + equal
            pays += paid
            points -= dealer.points * paid
    gains = beats if player.points else 0
    return HandChances(beats, ties, loses, gains, pays, Fraction(points, beats + ties + loses))


def _compared(player: Split, kinds: tuple[int, ...], rank: int, left: Deck) -> tuple[int, int, int]:
    """Return how many of the dealer's hands of some kinds are lower than a hand, equal to it, and higher.

    Args:
        rank: That of the dealer's hands.
        left: The cards that the player does not hold.
    """
    hands = ways_to_draw(kinds, left.kinds)
    if player.rank != rank:
        return (hands, 0, 0) if player.rank > rank else (0, 0, hands)
    if player.card is None:
        return 0, hands, 0
    lower, equal = lower_by_card(kinds, player.card, left)
    return lower, equal, hands - lower - equal


@lru_cache(maxsize=64)
def round_odds(rules: HouseRules, packs: int = 1) -> RoundOdds:
    """Return the odds of a round with a number of decks of 52.

    Example:
        >>> round(float(round_odds(HouseRules()).player_expectation), 4)
        -0.0505
    """
    return deck_odds(rules, whole_deck(packs))


def deck_odds(rules: HouseRules, deck: Deck) -> RoundOdds:
    """Return the odds of a round with any deck."""
    cards = sum(deck.kinds)
    against = comb(cards - HAND_SIZE, HAND_SIZE)
    pairs = comb(cards, HAND_SIZE) * against
    lower = equal = paid = paid_ties = cost = moved_squared = shared_squared = 0
    for hand, others in with_others(rules, deck):
        points = hand.worth.points
        costing = 0 if is_draw(hand.worth.category, rules) else others.equal
        lower += hand.hands * others.lower
        equal += hand.hands * others.equal
        if points:
            paid += hand.hands * others.lower
            paid_ties += hand.hands * costing
        # With `hand` as the dealer's: the sum of the player's gains over all hands it meets.
        gained = others.points_of_higher - points * (others.lower + costing)
        shared_squared += hand.hands * gained**2
        # With `hand` as the paid hand: it wins for the dealer as often as for the player.
        cost += hand.hands * points * costing
        moved_squared += hand.hands * points**2 * (2 * others.lower + costing)
    expectation = -Fraction(cost, pairs)
    return RoundOdds(
        beats=Fraction(lower, pairs),
        ties=Fraction(equal, pairs),
        loses=Fraction(pairs - lower - equal, pairs),
        gains=Fraction(paid, pairs),
        # The dealer is paid as often as the player, plus at ties.
        pays=Fraction(paid + paid_ties, pairs),
        player_expectation=expectation,
        player_variance=Fraction(moved_squared, pairs) - expectation**2,
        shared_variance=Fraction(shared_squared, pairs * against) - expectation**2,
    )


def _known(hand: Hand, packs: int) -> tuple[Hand, Deck]:
    """Give each card without a suit the lowest suit that is left; return the hand, and all other cards."""
    left = Counter(build_deck(packs))
    left.subtract(card for card in hand if card.suit is not Suit.ANY)
    cards = []
    for card in hand:
        known = card
        if card.suit is Suit.ANY:
            known = next(Card(card.rank, suit) for suit in SUITS_UPWARDS if left[Card(card.rank, suit)] > 0)
            left[known] -= 1
        cards.append(known)
    return hand_of_five(cards), deck_of(left.elements())


# With fewer rounds a single good hand dominates, and the normal approximation is poor.
LEAST_ROUNDS: Final = 20


@dataclass(frozen=True, slots=True)
class Expectation:
    """The worth of one or more rounds before the deal.

    Args:
        mean: The average gain in points.
        variance: The variance of the gain, in points squared.
    """

    mean: Fraction
    variance: Fraction

    def with_stake(self, stake_points: int) -> "Expectation":
        """Return the worth of these rounds if each of their points is worth so many."""
        return Expectation(self.mean * stake_points, self.variance * stake_points**2)

    def times(self, rounds: int) -> "Expectation":
        """Return the worth of a number of independent rounds like this one."""
        return Expectation(self.mean * rounds, self.variance * rounds)


@dataclass(frozen=True, slots=True)
class Luck:
    """A gain compared with the expected gain, both in points.

    Args:
        deviation: The actual minus the expected gain, in standard deviations; 0 if the variance is 0.
    """

    actual: int
    expected: Fraction
    deviation: float

    @property
    def luckier_than(self) -> float:
        """The share of people, from 0 to 1, who would have gained less in the same rounds.

        Source: the normal approximation, after the central limit theorem.
        """
        return (1 + erf(self.deviation / sqrt(2))) / 2


def player_expectation(odds: RoundOdds, stake_points: int) -> Expectation:
    """Return the worth of a round for a player.

    Args:
        odds: The odds under the round's house rules and number of decks. They assume optimal splits.
        stake_points: The points that one point of a hand is worth.
    """
    return Expectation(odds.player_expectation, odds.player_variance).with_stake(stake_points)


def dealer_expectation(odds: RoundOdds, stake_points: int, players: int) -> Expectation:
    """Return the worth of a round for the person who deals it to a number of players.

    All players meet the same hand of the dealer, so their gains are correlated. Apart from that hand, two
    players of one round are treated as independent. This neglects that one cannot hold the other's cards.

    Args:
        odds: As for `player_expectation`.
        stake_points: The points that one point of a hand is worth.
    """
    variance = players * odds.player_variance + players * (players - 1) * odds.shared_variance
    return Expectation(-players * odds.player_expectation, variance).with_stake(stake_points)


def luck_of(actual_points: int, rounds: Iterable[Expectation]) -> Luck:
    """Compare a person's total gain in some rounds with the worth of these rounds.

    Args:
        rounds: The worth of each round. The rounds are independent of one another.

    Example:
        >>> fair_coin = Expectation(Fraction(0), Fraction(1))
        >>> round(luck_of(10, [fair_coin.times(100)]).luckier_than, 3)
        0.841
    """
    mean = variance = Fraction(0)
    for expectation in rounds:
        mean += expectation.mean
        variance += expectation.variance
    deviation = float(actual_points - mean) / sqrt(variance) if variance else 0.0
    return Luck(actual_points, mean, deviation)
