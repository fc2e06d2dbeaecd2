"""The state of a hand of Gong Zhu in plain integers, its scores, and what they are worth to a seat."""

from collections.abc import Sequence
from typing import Final, Self

from bot.players.advisor import lead_over_others, share_in
from bot.players.cardset import HEARTS, NOBODY, PACK, bit_of, cards_of
from bot.players.situation import Situation
from bot.rules import gongzhu
from bot.rules.gongzhu import Options, is_over, losers, winners

PIG_CARD: Final = bit_of(gongzhu.PIG)
SHEEP_CARD: Final = bit_of(gongzhu.SHEEP)
TRANSFORMER_CARD: Final = bit_of(gongzhu.TRANSFORMER)
ACE_CARD: Final = bit_of(gongzhu.ACE_OF_HEARTS)
FIRST_LEADS: Final = {first: bit_of(first.card) for first in gongzhu.FirstLead}

POINT_CARDS: Final = HEARTS | PIG_CARD | SHEEP_CARD
COUNTING: Final = POINT_CARDS | TRANSFORMER_CARD
COSTLY_HEARTS: Final = tuple(
    (bit_of(card), gongzhu.heart_points(card)) for card in cards_of(HEARTS) if gongzhu.heart_points(card)
)

# With this many hearts, a seat that alone has taken any seems to be collecting them all.
_SUSPICIOUS: Final = 5
# From the eighth trick on, when this many cards are gone, fewer hearts are enough.
_LATE: Final = 28
_SUSPICIOUS_LATE: Final = 3
_PIG_POINTS: Final = -100
_SHEEP_POINTS: Final = 100
_ALL_HEARTS_POINTS: Final = 200
_LONE_POINTS: Final = 50
# The pig brings points to whoever takes it with all cards of such a set. No hand has all of `NEVER`.
NEVER: Final = 1 << 52
_ALL_POINTS: Final = HEARTS | SHEEP_CARD | TRANSFORMER_CARD
# Winning the game is worth as much as this many points in one hand. Losing the game costs as much.
_END_POINTS: Final = 500
# The hearts from 5♥ to 10♥ all count -10.
_TENS: Final = sum(card for card, points in COSTLY_HEARTS if points == -10)
_HIGH: Final = tuple((card, points) for card, points in COSTLY_HEARTS if points != -10)

# Sets of cards that count the same when taken.
ALIKE: Final = (
    PIG_CARD,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    *(card for card, _ in _HIGH),
    _TENS,
    HEARTS & ~sum(card for card, _ in COSTLY_HEARTS),
)


class GongzhuSituation(Situation):
    """The state of a hand of Gong Zhu.

    Attributes:
        opening: The card that has to lead the first trick; no card if its leader may lead any.
        pig_shown_by: The seat that has exposed the pig, or `NOBODY`.
        exposed: The exposed cards of all seats.
        waiting: The exposed cards whose suit was not led yet. A seat may not play them to the first trick of
            that suit if it holds another card of the suit.
    """

    __slots__ = ("exposed", "opening", "pig_shown_by", "waiting")

    def __init__(self, leader: int, exposed: int, *, opening: int, pig_shown_by: int = NOBODY) -> None:
        super().__init__(leader)
        self.jack = SHEEP_CARD
        self.sweep = HEARTS
        self.spared = PIG_CARD | SHEEP_CARD | TRANSFORMER_CARD
        self.opening = opening
        self.pig_shown_by = pig_shown_by
        self.exposed = self.waiting = exposed

    @property
    def early(self) -> int:
        return PACK & ~(HEARTS | self.spared)

    def costs(self, cards: int) -> bool:
        return bool(cards & (PIG_CARD | TRANSFORMER_CARD)) or hearts_worth(cards) < 0

    def is_suspicious(self, taken: int) -> bool:
        needed = _SUSPICIOUS_LATE if self.gone.bit_count() >= _LATE else _SUSPICIOUS
        return (taken & HEARTS).bit_count() >= needed

    def blank(self) -> Self:
        shown_by = self.pig_shown_by
        return type(self)(self.seat, self.exposed, opening=self.opening, pig_shown_by=shown_by)

    def copy_to(self, twin: Self) -> None:
        super().copy_to(twin)
        twin.waiting = self.waiting

    def legal_cards(self) -> int:
        held = self.held
        if self.led:
            allowed = held & self.led
            if not allowed:
                return held
            return allowed & ~self.waiting or allowed
        if self.opening and not self.gone:
            return self.opening
        return self._leads(held) if self.waiting & held else held

    def _leads(self, held: int) -> int:
        legal = held
        for card, suit in _SUITS_OF_EXPOSABLE:
            if held & self.waiting & card and held & suit != card:
                legal ^= card
        return legal

    def matters(self) -> int:
        # A seat that follows suit decides by that suit alone, unless it may be collecting everything.
        return self.led if self.led and self.takers != 1 << self.seat else PACK

    def is_decided(self) -> bool:
        return not (PACK ^ self.gone) & COUNTING

    def finish_trick(self) -> None:
        if self.waiting:
            self.waiting &= ~self.led
        if self.pile & HEARTS:
            self.takers |= 1 << self.winner
        super().finish_trick()


_SUITS_OF_EXPOSABLE: Final = tuple(
    (card, suit)
    for card in (PIG_CARD, SHEEP_CARD, TRANSFORMER_CARD, ACE_CARD)
    for suit in ((1 << 13) - 1 << 13 * place for place in range(4))
    if card & suit
)


def hearts_worth(cards: int) -> int:
    """Return the points of the hearts of a set, counted one by one and not doubled: 0 or less."""
    worth = -10 * (cards & _TENS).bit_count()
    for card, points in _HIGH:
        if cards & card:
            worth += points
    return worth


def scores_of(taken: Sequence[int], exposed: int, options: Options) -> list[int]:
    """Return the change of each seat's score, like `score_hand` does."""
    if options.pig_flips is gongzhu.PigFlips.ALL_HEARTS:
        flipping = HEARTS
    else:
        flipping = _ALL_POINTS if options.pig_flips is gongzhu.PigFlips.ALL_POINTS else NEVER
    return [score_of(cards, exposed, flipping) for cards in taken]


def score_of(cards: int, exposed: int, flipping: int) -> int:
    """Return the points of a set of taken cards.

    Args:
        flipping: The cards with all of which the pig counts +100 for its taker; `NEVER` if it always costs.
    """
    net = _ALL_HEARTS_POINTS if cards & HEARTS == HEARTS else hearts_worth(cards)
    if exposed & ACE_CARD:
        net *= 2
    if cards & PIG_CARD:
        pig = _PIG_POINTS * (2 if exposed & PIG_CARD else 1)
        net += -pig if cards & flipping == flipping else pig
    if cards & SHEEP_CARD:
        net += _SHEEP_POINTS * (2 if exposed & SHEEP_CARD else 1)
    if not cards & TRANSFORMER_CARD:
        return net
    times = 2 if exposed & TRANSFORMER_CARD else 1
    return net * 2 * times if cards & POINT_CARDS else _LONE_POINTS * times


def evaluation(  # noqa: PLR0913, PLR0917 - what was taken, for whom, and what a game is decided by
    taken: Sequence[int], exposed: int, seat: int, totals: Sequence[int], options: Options, number: int = 1
) -> float:
    """Return what the cards that all seats have taken in a whole hand are worth to one seat.

    This is how far its score is above the mean of the others, or in teams how far its side is above the other
    side. If the game ends with the hand, the worth of winning or losing the game is added.

    Args:
        totals: The scores of all seats before the hand.
        number: The number of the hand in its game, from 1.
    """
    scores = scores_of(taken, exposed, options)
    after = [total + score for total, score in zip(totals, scores, strict=True)]
    is_end = is_over(after, options, number)
    if options.teams:
        return _worth_to_side(scores, after, seat & 1, is_end=is_end)
    worth = lead_over_others(scores, seat)
    if is_end:
        worth += _END_POINTS * (share_in(winners(after), seat) - share_in(losers(after), seat))
    return worth


def _worth_to_side(scores: Sequence[int], after: Sequence[int], side: int, *, is_end: bool) -> float:
    """Return what the scores of a hand are worth to a side; see `evaluation`.

    Args:
        after: The scores of all seats after the hand.
        side: 0 for the seats 0 and 2, 1 for the others.
        is_end: Whether the game ends with the hand.
    """
    ahead = scores[0] + scores[2] - scores[1] - scores[3]
    ahead_after = after[0] + after[2] - after[1] - after[3]
    worth = float(ahead)
    if ahead_after and is_end:
        worth += _END_POINTS if ahead_after > 0 else -_END_POINTS
    return -worth if side else worth
