"""How lucky somebody was: what they gained, against what their rounds were worth before the deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import erf, sqrt
from typing import Final

from bot.rules.gnau.odds import RoundOdds

# With fewer rounds a single good hand decides, and the normal distribution says little.
LEAST_ROUNDS: Final = 20


@dataclass(frozen=True, slots=True)
class Expectation:
    """What rounds are worth before the cards are dealt, in points.

    Args:
        mean: What they bring on average.
        variance: How far they scatter, in points squared.
    """

    mean: Fraction
    variance: Fraction

    def times(self, rounds: int) -> "Expectation":
        """Return what that many independent rounds like this one are worth."""
        return Expectation(self.mean * rounds, self.variance * rounds)


@dataclass(frozen=True, slots=True)
class Luck:
    """How a gain compares with what was to be expected.

    Args:
        actual: What was gained, in points.
        expected: What was to be expected, in points.
        deviation: How far the one is from the other, in standard deviations; 0 where nothing is left to
            chance.
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
    """Return what a round is worth to a player.

    Args:
        odds: Those of the round's house rules and number of packs. They assume optimal splits.
        stake_points: What one point of a hand is worth.
    """
    return Expectation(stake_points * odds.player_expectation, stake_points**2 * odds.player_variance)


def dealer_expectation(odds: RoundOdds, stake_points: int, players: int) -> Expectation:
    """Return what a round is worth to the person who deals it.

    The players all meet the same hand of the dealer's, so what they gain goes together. Apart from that hand
    two players of one round are treated as independent: that one cannot hold the other's cards is left out.

    Args:
        odds: As for a player.
        stake_points: What one point of a hand is worth.
        players: How many play against the dealer.
    """
    variance = players * odds.player_variance + players * (players - 1) * odds.shared_variance
    return Expectation(-players * stake_points * odds.player_expectation, stake_points**2 * variance)


def luck_of(actual_points: int, rounds: Iterable[Expectation]) -> Luck:
    """Compare what was gained in some rounds with what they were worth.

    Args:
        actual_points: What was gained in all of them.
        rounds: What each was worth; they are independent of one another.

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
