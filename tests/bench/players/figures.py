"""Figures with their 95 % intervals, and on which build they were measured."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final

from bot.players import IS_COMPILED

# Half the width of a 95 % interval, in standard errors.
WIDTH: Final = 1.96


@dataclass(frozen=True)
class Figure:
    """A mean, and half the width of its interval: infinite where one case says nothing of chance.

    Args:
        half_width: By how much it may be off.
    """

    value: float
    half_width: float

    def text(self, digits: int = 2) -> str:
        """Return it as it is shown, such as `+4.10 ± 0.32`."""
        if self.half_width == inf:
            return f"{self.value:+.{digits}f}"
        return f"{self.value:+.{digits}f} ± {self.half_width:.{digits}f}"


def mean_of(values: Sequence[float]) -> Figure:
    """Return the mean of some independent values."""
    if len(values) == 1:
        return Figure(values[0], inf)
    return Figure(fmean(values), WIDTH * stdev(values) / sqrt(len(values)))


def ratio_of(parts: Sequence[float], wholes: Sequence[float]) -> Figure:
    """Return a sum divided by another, where only the pairs are independent, such as hands of many cards.

    Source: the ratio estimator of sampling by clusters (Cochran, Sampling Techniques, 1977, chapter 6).

    Args:
        wholes: What is summed below, for the same cases; not all are 0.
    """
    number, whole = len(parts), sum(wholes)
    ratio = sum(parts) / whole
    if number == 1:
        return Figure(ratio, inf)
    squares = sum((part - ratio * size) ** 2 for part, size in zip(parts, wholes, strict=True))
    return Figure(ratio, WIDTH * sqrt(squares * number / (number - 1)) / whole)


def share_of(cases: int, number: int) -> tuple[float, float, float]:
    """Return how often something was the case, and the ends of its interval, which holds for rare cases too.

    Source: Wilson, Probable Inference, the Law of Succession, and Statistical Inference, 1927.
    """
    share, square = cases / number, WIDTH**2 / number
    middle, half = share + square / 2, sqrt(square * (share * (1 - share) + square / 4))
    return share, max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def build() -> str:
    """Return whether the computer players that are measured are pure Python or compiled."""
    return "compiled" if IS_COMPILED else "pure Python"
