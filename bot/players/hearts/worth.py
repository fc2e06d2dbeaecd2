"""What the end of a hand of Hearts is worth to a seat."""

from collections.abc import Sequence
from typing import Final

from bot.players.hearts.situation import scores_of, shooter_of
from bot.players.worth import lead_over_others, share_in
from bot.rules.hearts import Moon, Options, is_over, winners

# Winning the game is worth as much as being this many points better in one hand.
WIN_POINTS: Final = 60


def worth_of_taken(taken: Sequence[int], seat: int, totals: Sequence[int], options: Options) -> float:
    """Return what is worth to a seat what everybody has taken in a whole hand.

    That is how far its score stays below the mean of the others', and, where the game ends with the hand,
    whether it wins. A shooter of the moon who may choose picks what is worth the most to it.

    Args:
        taken: What each seat has taken.
        seat: Whose worth.
        totals: The scores before the hand.
        options: The house rules.
    """
    scores = scores_of(taken, options)
    if options.moon is Moon.CHOOSE and (shooter := shooter_of(taken, options)) is not None:
        other = scores_of(taken, options, Moon.TAKE_FROM_SELF)
        if worth_of(other, shooter, totals, options) > worth_of(scores, shooter, totals, options):
            scores = other
    return worth_of(scores, seat, totals, options)


def worth_of(scores: Sequence[int], seat: int, totals: Sequence[int], options: Options) -> float:
    """Return what the scores of a hand are worth to a seat.

    Args:
        scores: What each seat's score changes by.
        seat: Whose worth.
        totals: The scores before the hand.
        options: The house rules.
    """
    worth = -lead_over_others(scores, seat)
    after = [total + score for total, score in zip(totals, scores, strict=True)]
    if is_over(after, options):
        worth += WIN_POINTS * (share_in(winners(after), seat) - 1 / len(after))
    return worth
