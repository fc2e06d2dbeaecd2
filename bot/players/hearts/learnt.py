"""When strong players of Hearts ask what was learnt, and how much they trust it: only for the pass.

The network has learnt from hands under the usual house rules: from 150,000 by the advice, in which up to a
fifth of the plays strayed from it, and then from 1283 of four strong players who looked at 12 deals a move.
That took about ten minutes of one core. The bench has the programs, and what was measured:
`tests/bench/players/learning`.
"""

from functools import cache, partial
from typing import Final

from bot.paths import data_dir
from bot.players.advisor import Correction, Learnt
from bot.players.hearts.situation import counting_of
from bot.players.network import Network
from bot.players.view import PlayerView
from bot.rules.hearts import Options

# How much it counts for a pass. It knows no hand that is so good that it shoots the moon against anybody.
# Playouts know those, but see many more of them than there are, so they have the rest.
_SHARE: Final = 0.85
# What comes of the promises: about the line through 382 hands of four strong players, at 60 deals a pass; see
# the bench's `promise`. It is hardly known: two sets of hands have slopes of 0.5 and 0.1.
_CORRECTION: Final = Correction(0.3, -0.5)
# About how far apart the scores of a hand lie.
_POINTS: Final = 8
# Nothing was learnt of winning or losing a game. No hand adds more than this to a score.
_MOST_ADDED: Final = 26
# With a higher probability of following no advice, a player may think. For those who follow the advice, it is
# 0.08 from their first hand on. Three strong players all look like that after one of 30 hands.
_FOLLOWS: Final = 0.12


@cache
def shipped() -> Network:
    """Return the network that comes with the bot. It is read when it is first needed."""
    data = (data_dir() / "players" / "hearts.weights").read_bytes()
    return Network(data, counting_of(Options()).costly, _POINTS)


def learnt_about(view: PlayerView) -> Learnt | None:
    """Return what was learnt about the positions that a seat looks ahead to; None where nothing was.

    It is asked only what to pass. What it would bring in the play, no match has shown.
    """
    if view.legal or not _is_usual(view) or not _may_think(view):
        return None
    return Learnt(_SHARE, partial(shipped().worth, view.seat, 0), _CORRECTION)


def _may_think(view: PlayerView) -> bool:
    """Return whether another player may think for themselves, as strangers and strong players do.

    Who thinks stops the moon, and the network has learnt that. Who is known to follow the advice rarely stops
    it, and playouts show that better.
    """
    others = (habit for seat, habit in enumerate(view.habits) if seat != view.seat)
    return any(habit is None or habit[-1] > _FOLLOWS for habit in others)


def _is_usual(view: PlayerView) -> bool:
    """Return whether only the points of this hand count, and count as in the hands that were learnt from."""
    options, usual = view.options, Options()
    assert isinstance(options, Options)
    if counting_of(options).worth != counting_of(usual).worth or options.queen_breaks_hearts:
        return False
    if options.hands is not None and view.number >= options.hands:
        return False
    return max(view.totals) + _MOST_ADDED <= options.target
