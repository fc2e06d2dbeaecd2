"""What the end of a hand of Hearts is worth to a seat."""

from collections.abc import Sequence
from typing import Final

from bot.players.advisor import lead_over_others, share_in
from bot.players.cardset import NO_CARDS, PACK
from bot.players.hearts.situation import scores_of, shooter_of
from bot.rules.hearts import Moon, Options, is_over, winners

# Winning the game is worth as much as being this many points better in one hand.
WIN_POINTS: Final = 60
# How far apart, in points, two plays usually end on the same deal.
SPREAD: Final = 8.0


def pick_moon(totals: Sequence[int], seat: int, options: Options) -> Moon:
    """Return what a computer player that has shot the moon picks, or what the house rules say.

    Its lead over each other grows by the same either way, but only 26 for each other can end the game or
    bring the end nearer. That is good for who is in front then, and for nobody else.

    Args:
        totals: The scores before the hand.
        seat: Who has shot the moon.
        options: The house rules.

    Example:
        >>> pick_moon([50, 60, 60, 80], 0, Options(moon=Moon.CHOOSE)).value
        'add_to_others'
        >>> pick_moon([90, 10, 80, 80], 0, Options(moon=Moon.CHOOSE)).value
        'take_from_self'
    """
    if options.moon is not Moon.CHOOSE:
        return options.moon
    everything = [PACK if other == seat else NO_CARDS for other in range(len(totals))]
    after = _after(totals, scores_of(everything, options, Moon.ADD_TO_OTHERS))
    return Moon.ADD_TO_OTHERS if seat in winners(after) else Moon.TAKE_FROM_SELF


def evaluation(taken: Sequence[int], seat: int, totals: Sequence[int], options: Options) -> float:
    """Return what is worth to a seat what everybody has taken in a whole hand.

    That is how far its score stays below the mean of the others', and, where the game ends with the hand,
    whether it wins. A shooter of the moon who may choose does as `pick_moon`.

    Args:
        taken: What each seat has taken.
        seat: Whose worth.
        totals: The scores before the hand.
        options: The house rules.
    """
    moon = options.moon
    if moon is Moon.CHOOSE and (shooter := shooter_of(taken, options)) is not None:
        moon = pick_moon(totals, shooter, options)
    return worth_of(scores_of(taken, options, moon), seat, totals, options)


def worth_of(scores: Sequence[int], seat: int, totals: Sequence[int], options: Options) -> float:
    """Return what the scores of a hand are worth to a seat.

    Args:
        scores: What each seat's score changes by.
        seat: Whose worth.
        totals: The scores before the hand.
        options: The house rules.
    """
    worth = -lead_over_others(scores, seat)
    after = _after(totals, scores)
    if is_over(after, options):
        worth += WIN_POINTS * (share_in(winners(after), seat) - 1 / len(after))
    return worth


def _after(totals: Sequence[int], scores: Sequence[int]) -> list[int]:
    return [total + score for total, score in zip(totals, scores, strict=True)]
