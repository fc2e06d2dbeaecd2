"""When strong players of Gong Zhu ask what was learnt, and how much they trust it.

The network has learnt from hands under the usual house rules: from 150,000 by the advice, in which up to a
fifth of the plays strayed from it (seed 1), and then from 1142 of four strong players who looked at 12 deals
a move and exposed cards in every other hand (seed 501). That took about ten minutes of one core. The bench
has the programs, and what was measured: `tests/bench/players/learning`.
"""

from functools import cache, partial
from typing import Final

from bot.paths import data_dir
from bot.players.advisor import STAGES, Correction, Learnt
from bot.players.calibration import stage_of
from bot.players.cardset import set_of
from bot.players.gongzhu.situation import COUNTING
from bot.players.network import Network
from bot.players.view import PlayerView
from bot.rules.gongzhu import Options, PigFlips

# For each of the `STAGES` at which it counts, the share of what was learnt, and what comes of the promises.
# Early in a hand, it beats playouts. Late, a playout is as good as certain, and the network is not. The lines
# are through 1450 hands of four strong players, at 50 deals a decision; see the bench's `promise`.
_TRUST: Final = {
    "1-3": (1.0, Correction(1.07, -3.6)),
    "4-6": (0.8, Correction(1.19, -11.7)),
    "7-9": (0.5, Correction(1.1, -11.2)),
}
# About how far apart the scores of a hand lie.
_POINTS: Final = 100
# Nothing was learnt of winning or losing a game. With nothing exposed, one of 50 seats loses at least this
# many points in a hand of strong players; each exposed card doubles that. Where no total is so near to the
# end, the game as good as surely goes on.
_RARELY_LOST: Final = 400


@cache
def shipped() -> Network:
    """Return the network that comes with the bot. It is read when it is first needed."""
    return Network((data_dir() / "players" / "gongzhu.weights").read_bytes(), COUNTING, _POINTS)


def learnt_about(view: PlayerView) -> Learnt | None:
    """Return what was learnt about the positions that a seat looks ahead to; None where nothing was.

    It makes no difference which card had to lead the first trick: that trick is over in all these positions.
    """
    trust = _TRUST.get(STAGES[stage_of(view)])
    if trust is None or not _is_usual(view):
        return None
    share, correction = trust
    exposed = set_of(card for cards in view.exposed for card in cards)
    return Learnt(share, partial(shipped().worth, view.seat, exposed), correction)


def _is_usual(view: PlayerView) -> bool:
    """Return whether only the points of this hand count, and count as in the hands that were learnt from."""
    options = view.options
    assert isinstance(options, Options)
    if options.teams or options.pig_flips is not PigFlips.ALL_HEARTS:
        return False
    if options.hands is not None and view.number >= options.hands:
        return False
    risk = _RARELY_LOST * view.game.advisor.stakes(view)
    return min(view.totals) - risk > -options.target
