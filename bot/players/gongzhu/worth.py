"""What the end of a hand of Gong Zhu is worth to a seat."""

from collections.abc import Sequence
from typing import Final

from bot.players.advisor import lead_over_others, share_in
from bot.players.gongzhu.situation import scores_of
from bot.rules.gongzhu import Options, is_over, losers, winners

# Winning the game, or not losing it, is worth as much as being this many points better in one hand.
END_POINTS: Final = 500
# How far apart, in points, two plays usually end on the same deal.
SPREAD: Final = 100.0


def evaluation(
    taken: Sequence[int], exposed: int, seat: int, totals: Sequence[int], options: Options
) -> float:
    """Return what is worth to a seat what everybody has taken in a whole hand.

    That is how far its score is above the mean of the others', and, where the game ends with the hand,
    whether it wins or loses.

    Args:
        taken: What each seat has taken.
        exposed: The cards that were exposed.
        seat: Whose worth.
        totals: The scores before the hand.
        options: The house rules.
    """
    scores = scores_of(taken, exposed, options)
    worth = lead_over_others(scores, seat)
    after = [total + score for total, score in zip(totals, scores, strict=True)]
    if is_over(after, options):
        worth += END_POINTS * (share_in(winners(after), seat) - share_in(losers(after), seat))
    return worth
