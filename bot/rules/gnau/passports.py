"""The passport: three cards that make an ox.

Source: public descriptions of Gnau: three cards whose ox points add up to a multiple of ten.
"""

from functools import cache
from itertools import product
from operator import ne

from bot.rules.cards import ACE
from bot.rules.gnau.ranking import ox_values


@cache
def passport_values(one: int, two: int, three: int, *, triplets: bool) -> tuple[int, int, int] | None:
    """Return what three cards count as when they are a passport, or None when they are not.

    A 3 or 6 counts as its face where that will do.

    Args:
        one: The kind of the first card.
        two: The kind of the second.
        three: The kind of the third.
        triplets: Whether three of one rank are a passport whatever they add up to.

    Example:
        >>> passport_values(3, 6, 8, triplets=False)
        (6, 6, 8)
    """
    face = (ox_values(one)[0], ox_values(two)[0], ox_values(three)[0])
    choices = [
        (a, b, c)
        for a, b, c in product(ox_values(one), ox_values(two), ox_values(three))
        if (a + b + c) % 10 == 0
    ]
    if choices:
        return min(choices, key=lambda choice: sum(map(ne, choice, face)))
    return face if triplets and (one or ACE) == (two or ACE) == (three or ACE) else None
