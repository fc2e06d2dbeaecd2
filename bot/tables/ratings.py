"""Ratings: how well people play, estimated from the games they have played against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import BradleyTerryFull

START: Final = 1000
# How many rating points one point of the library is: a player who is far ahead reaches about 2,000.
POINTS: Final = 40


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of how well a person plays.

    Args:
        mu: The most likely value, in the library's points.
        sigma: The uncertainty of that value.
    """

    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        """The displayed rating: about `START` for a beginner, and low for a person with few known games."""
        ordinal = BradleyTerryFull().rating(self.mu, self.sigma).ordinal(alpha=POINTS, target=START)
        # A person who has lost hundreds of games would fall below zero.
        return max(round(ordinal), 0)


def rated(skills: Sequence[Skill | None], ranks: Sequence[int]) -> list[Skill]:
    """Return the skill of each player after a game against each other.

    Args:
        skills: The skill of each player before the game; None for a player's first game.
        ranks: The rank of each player in the game; equal ranks are a draw.

    Source:
        Weng and Lin, "A Bayesian Approximation Method for Online Ranking", 2011, algorithm 1.
    """
    model = BradleyTerryFull()
    teams = [[model.rating() if skill is None else model.rating(skill.mu, skill.sigma)] for skill in skills]
    found = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(rating.mu, rating.sigma) for (rating,) in found]
