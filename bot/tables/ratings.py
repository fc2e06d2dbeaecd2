"""How well people play, by the games they have played against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import BradleyTerryFull

START: Final = 1000
# How many points of a rating one of the library's is: a player who is far ahead comes to about 2,000.
POINTS: Final = 40


@dataclass(frozen=True, slots=True)
class Skill:
    """How well somebody plays, as far as their games tell.

    Args:
        mu: The most likely value, in the library's points.
        sigma: How far from it the true one may be.
    """

    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        """What is shown of it: about `START` for a beginner, and low for whoever is little known."""
        ordinal = BradleyTerryFull().rating(self.mu, self.sigma).ordinal(alpha=POINTS, target=START)
        # Anyone who has lost hundreds of games would fall below zero.
        return max(round(ordinal), 0)


def rated(skills: Sequence[Skill | None], ranks: Sequence[int]) -> list[Skill]:
    """Return how well people play by what is known after a game against each other.

    Args:
        skills: What was known before, person by person; None for somebody's first game.
        ranks: Which rank each of them came to; equal ranks are a draw.

    Source:
        Weng and Lin, "A Bayesian Approximation Method for Online Ranking", 2011, algorithm 1.
    """
    model = BradleyTerryFull()
    teams = [[model.rating() if skill is None else model.rating(skill.mu, skill.sigma)] for skill in skills]
    found = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(rating.mu, rating.sigma) for (rating,) in found]
