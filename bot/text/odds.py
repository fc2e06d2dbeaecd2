"""How odds are put into words: shares, averages, and all hands as a table."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.rules.cards import rank_text
from bot.rules.gnau import Category, HandChances, HandOdds
from bot.text.catalog import Text
from bot.text.gnau import hand_name


class Line(NamedTuple):
    """One line of a table of hands.

    Args:
        cells: The name, how many hands it is, and the share; equally wide in all lines of a table.
        name: What it counts.
        share: How much of the whole that is, in hundredths.
        fraction: The same, from 0 to 1.
    """

    cells: tuple[str, str, str]
    name: str
    share: str
    fraction: float


def percent(part: int | Fraction, of: int = 1) -> str:
    """Return a share in hundredths; what is rare is not said to be never.

    Example:
        >>> percent(1, 3), percent(1, 100_000), percent(0, 3)
        ('33.33%', '<0.01%', '0%')
    """
    share = Fraction(part, of)
    if share == 0:
        return "0%"
    return f"{float(share):.2%}" if share >= Fraction(1, 20_000) else "<0.01%"


def signed_decimal(points: Fraction) -> str:
    """Return average points, with their sign.

    Example:
        >>> signed_decimal(Fraction(-1, 3)), signed_decimal(Fraction(0))
        ('-0.3333', '±0')
    """
    return f"{float(points):+.4f}" if points else "±0"


def exact(points: Fraction) -> str:
    """Return average points as a fraction, whole numbers too.

    Example:
        >>> exact(Fraction(0))
        '0/1'
    """
    return f"{points.numerator}/{points.denominator}"


def expectation_words(points: Fraction) -> dict[str, str]:
    """Return average points as a sentence takes them: `decimal` and `exact`."""
    return {"decimal": signed_decimal(points), "exact": exact(points)}


def category_name(text: Text, category: Category) -> str:
    """Return what the hands of a category are called, of any strength."""
    if category in {Category.DOUBLE, Category.SINGLE}:
        return text(f"gnau-odds-category-{category}")
    return hand_name(text, category, None)


def hand_table(text: Text, odds: HandOdds) -> list[Line]:
    """Return all hands: every category and, below it, its strengths, the highest first."""
    rows: list[tuple[str, int]] = []
    for category, hands in odds.categories.items():
        rows.append((category_name(text, category), hands))
        strengths = odds.strengths.get(category, {})
        rows += [("  " + hand_name(text, category, each), number) for each, number in strengths.items()]
    return _lines(text, rows, odds.hands)


def category_table(text: Text, odds: HandOdds) -> list[Line]:
    """Return every category, the highest first."""
    rows = [(category_name(text, category), hands) for category, hands in odds.categories.items()]
    return _lines(text, rows, odds.hands)


def strength_table(text: Text, odds: HandOdds, category: Category) -> list[Line]:
    """Return every strength of a category by its rank or number alone, the highest first."""
    strengths = odds.strengths[category].items()
    rows = [(_strength(category, strength), hands) for strength, hands in strengths]
    return _lines(text, rows, odds.hands)


def chances_table(text: Text, chances: HandChances) -> list[Line]:
    """Return how a hand stands against all the dealer's hands."""
    rows = [
        (text("gnau-odds-beat"), chances.beats),
        (text("gnau-odds-tie"), chances.ties),
        (text("gnau-odds-lose"), chances.loses),
    ]
    return _lines(text, rows, chances.of)


def _strength(category: Category, strength: int) -> str:
    return rank_text(strength) if category is Category.DOUBLE else str(strength)


def _lines(text: Text, rows: Sequence[tuple[str, int]], of: int) -> list[Line]:
    cells = [(name, text("gnau-odds-count", hands=hands), percent(hands, of)) for name, hands in rows]
    names, counts, shares = (max(map(len, column)) for column in zip(*cells, strict=True))
    return [
        Line((name.ljust(names), count.rjust(counts), share.rjust(shares)), name, share, hands / of)
        for (name, count, share), (_name, hands) in zip(cells, rows, strict=True)
    ]
