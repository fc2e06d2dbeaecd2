"""Played hands as arrays of numbers, and what they looked like between two tricks."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from bot.players import HEARTS, TrickGame
from bot.players.cardset import each
from bot.players.gongzhu import GONGZHU
from tests.bench.players.learning.selfplay import Played, counting_cards

_PACK: Final = 52
_PER_SUIT: Final = 13
_TRICKS: Final = 13
_SEATS: Final = 4
# Where a card is: 0 to 3 held and 4 to 7 taken by the seats from the leader on, and this where it is gone.
GONE: Final = 8
EXPOSABLE: Final = tuple(card.bit_length() - 1 for card in each(GONGZHU.advisor.optional))

# Where the inputs of each kind begin: the place of each card; which of its suit are left from the top, and
# who holds them; the place of each exposed card; and how many of each suit each seat holds.
_LEFT: Final = _PACK * GONE
_EXPOSED: Final = _LEFT + _PACK * _SEATS
_COUNTS: Final = _EXPOSED + len(EXPOSABLE) * (GONE + 1)
# More cards of a suit than this are reckoned as so many.
_MANY: Final = 6
INPUTS: Final = _COUNTS + 16 * (_MANY + 1)

# About how far the scores of a hand lie apart, in points.
SCALES: Final = {"hearts": 8.0, "gongzhu": 100.0}


class Hands:
    """Some hands of one game.

    Attributes:
        exposed: For each hand and exposable card, whether it was exposed.
        scores: For each hand what each seat had, divided by the stakes; in Hearts with the sign changed, so
            that more is better.
    """

    def __init__(self, game: TrickGame, played: Sequence[Played]) -> None:
        self.game = game
        self.number = len(played)
        self.exposed = np.array([[hand.exposed >> card & 1 for card in EXPOSABLE] for hand in played], bool)
        stakes = 2.0 ** self.exposed.sum(1, keepdims=True)
        sign = -1 if game is HEARTS else 1
        self.scores = sign * np.array([hand.scores for hand in played], np.float32) / stakes
        plays = np.array([hand.plays for hand in played])
        self._leaders = np.zeros((self.number, _TRICKS + 1), np.int64)
        self._leaders[:, 0] = [hand.leader for hand in played]
        self._replay(plays)

    def _replay(self, plays: Any) -> None:
        rows = np.arange(self.number)[:, None]
        seats, takers = np.zeros_like(plays), np.zeros_like(plays)
        for trick in range(_TRICKS):
            here = slice(_SEATS * trick, _SEATS * trick + _SEATS)
            cards, leaders = plays[:, here], self._leaders[:, trick]
            follows = cards // _PER_SUIT == cards[:, :1] // _PER_SUIT
            winners = (leaders + np.where(follows, cards, -1).argmax(1)) % _SEATS
            seats[:, here] = (leaders[:, None] + np.arange(_SEATS)) % _SEATS
            takers[:, here] = winners[:, None]
            self._leaders[:, trick + 1] = winners
        self._owners, self._takers, self._tricks = (
            np.zeros((self.number, _PACK), np.int64) for _ in range(3)
        )
        self._owners[rows, plays], self._takers[rows, plays] = seats, takers
        self._tricks[rows, plays] = np.arange(_PACK) // _SEATS

    def before(self, trick: int) -> tuple[Any, Any]:
        """Return where all cards are before a trick, from 0, and the scores of the seats from its leader."""
        leaders = self._leaders[:, trick][:, None]
        is_held = self._tricks >= trick
        after = np.where(is_held, self._owners, self._takers) - leaders
        places = after % _SEATS + np.where(is_held, 0, _SEATS)
        counting = np.zeros(_PACK, bool)
        counting[[card.bit_length() - 1 for card in each(counting_cards(self.game))]] = True
        places[~is_held & ~counting] = GONE
        order = (leaders + np.arange(_SEATS)) % _SEATS
        return places.astype(np.uint8), np.take_along_axis(self.scores, order, 1)

    def examples(self) -> tuple[Any, Any, Any]:
        """Return places, exposed cards and scaled scores of all positions between two tricks."""
        found = [self.before(trick) for trick in range(_TRICKS)]
        places = np.concatenate([here for here, _ in found])
        scores = np.concatenate([scores for _, scores in found]) / SCALES[str(self.game)]
        return places, np.concatenate([self.exposed] * _TRICKS), scores.astype(np.float32)


def inputs_of(places: Any, exposed: Any) -> Any:
    """Return the inputs of a network for some positions: a 1 for each fact that is true, else 0."""
    number, at = len(places), places.astype(np.int64)
    rows = np.arange(number)[:, None]
    # What is not the case is written into one more column, which is then left out.
    found = np.zeros((number, INPUTS + 1), np.float32)
    found[rows, np.where(at < GONE, np.arange(_PACK) * GONE + at, INPUTS)] = 1
    is_held = at < _SEATS
    suits = is_held.reshape(number, 4, _PER_SUIT)
    higher = suits[:, :, ::-1].cumsum(2)[:, :, ::-1] - suits
    left = (np.arange(4)[:, None] * _PER_SUIT + higher).reshape(number, _PACK)
    found[rows, np.where(is_held, _LEFT + left * _SEATS + at, INPUTS)] = 1
    shown = _EXPOSED + np.arange(len(EXPOSABLE)) * (GONE + 1) + at[:, EXPOSABLE]
    found[rows, np.where(exposed, shown, INPUTS)] = 1
    holders = at.reshape(number, 4, _PER_SUIT, 1) == np.arange(_SEATS)
    counts = np.minimum(holders.sum(2), _MANY).reshape(number, 16)
    found[rows, _COUNTS + np.arange(16) * (_MANY + 1) + counts] = 1
    return found[:, :INPUTS]
