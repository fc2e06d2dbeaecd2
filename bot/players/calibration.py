"""What looking ahead expects, corrected by what has come of it on average.

Looking ahead plays hands out by the advice. Others than the advice play better than that, and early in a hand
much is guessed, so a player gets less than looking ahead promises. What was learnt knows how well others
play, but the best of several choices still promises too much: often it is only the luckiest. So each promise
is brought to what promises like it have brought at tables of four strong players. The order of the choices
stays as it is.

`python -m tests.bench.players.promise` measures how true the promises are, before and after.
"""

from typing import Final

from bot.players.advisor import STAGES
from bot.players.lookahead import Expectations
from bot.players.view import PlayerView

_TRICKS: Final = 3


def stage_of(view: PlayerView) -> int:
    """Return the stage of a hand at which a seat decides, as a place in `STAGES`."""
    full = sum(trick.is_full for trick in view.tricks)
    return min(1 + full // _TRICKS, len(STAGES) - 1) if view.legal else 0


def corrected(view: PlayerView, expected: Expectations) -> dict[int, float]:
    """Return what is to be expected of each choice of a seat, in points. What is certain stays as it is."""
    if expected.is_certain:
        return expected.worths
    advisor = view.game.advisor
    kept, shift = expected.learnt or advisor.corrections[stage_of(view)]
    shift *= advisor.stakes(view)
    return {cards: kept * worth + shift for cards, worth in expected.worths.items()}
