"""A player's luck: the points gained, compared with what the rounds were worth before the deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import erf, sqrt
from typing import Final

from bot.rules.gnau.odds import RoundOdds

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
    return Expectation(stake_points * odds.player_expectation, stake_points**2 * odds.player_variance)


def dealer_expectation(odds: RoundOdds, stake_points: int, players: int) -> Expectation:
    """Return the worth of a round for the person who deals it to a number of players.

    All players meet the same hand of the dealer, so their gains are correlated. Apart from that hand, two
    players of one round are treated as independent. This neglects that one cannot hold the other's cards.

    Args:
        odds: As for `player_expectation`.
        stake_points: The points that one point of a hand is worth.
    """
    variance = players * odds.player_variance + players * (players - 1) * odds.shared_variance
    return Expectation(-players * stake_points * odds.player_expectation, stake_points**2 * variance)


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
