"""The state of a hand of Hearts in plain integers, its scores, and what they are worth to a seat."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Self

from bot.players.advisor import lead_over_others, share_in
from bot.players.cardset import CLUBS, DIAMONDS, HEARTS, NO_CARDS, PACK, SPADES, bit_of, card_of, each
from bot.players.situation import Situation
from bot.rules.hearts import (
    JACK_OF_DIAMONDS,
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    Moon,
    Options,
    is_over,
    moon_points,
    points_of,
    winners,
)
from bot.rules.tricks import SEATS

QUEEN: Final = bit_of(QUEEN_OF_SPADES)
JACK: Final = bit_of(JACK_OF_DIAMONDS)
FIRST_LEAD: Final = bit_of(TWO_OF_CLUBS)

# With this many hearts, a seat that alone has taken points seems to shoot the moon. Q♠ counts as four hearts.
_SUSPICIOUS: Final = 6
_QUEEN_WEIGHS: Final = 4
# Hearts that cost at least this many points are dear.
_DEAR: Final = 10
# Under the usual rules, winning the game is worth as much as this many points in one hand.
_WIN_POINTS: Final = 60


class Counting:
    """What the cards count under some house rules, in sets of cards.

    Attributes:
        worth: The cards that count, as sets of cards with the same points, each with these points.
        jack: J♦ where it pays; else no card.
        costly: The cards that cost points. They may not be played to the first trick, and make the moon.
        dear: The costly cards to get rid of first: all spades among them, and hearts that cost a lot.
        spared: The cards that a seat only plays because of their own points.
        breakers: The cards that break hearts.
        alike: Sets of cards that count the same when taken. J♦ is one, even where it does not count.
        moved: The points that the moon moves.
        scale: How many times as many points as under the usual rules a hand decides.
    """

    def __init__(self, options: Options) -> None:
        points = {card: points_of(card_of(card), options) for card in each(PACK)}
        amounts = sorted({amount for amount in points.values() if amount})
        self.options = options
        self.worth = tuple(
            (sum(card for card in points if points[card] == amount), amount) for amount in amounts
        )
        self.jack = JACK if options.jack_of_diamonds else NO_CARDS
        self.costly = sum(cards for cards, amount in self.worth if amount > 0)
        self.dear = self.costly & SPADES | sum(
            cards for cards, amount in self.worth if cards & HEARTS and amount >= _DEAR
        )
        self.spared = self.costly & ~HEARTS | self.jack
        self.breakers = HEARTS | QUEEN if options.queen_breaks_hearts else HEARTS
        self.alike = (*(cards for cards, _ in self.worth if cards != JACK), JACK)
        self.moved = moon_points(options)
        self.scale = self.moved / moon_points(Options())


@lru_cache(64)
def counting_of(options: Options) -> Counting:
    """Return what the cards count under some house rules."""
    return Counting(options)


class HeartsSituation(Situation):
    """The state of a hand of Hearts.

    Attributes:
        given: What each seat has passed, as far as it is known. The advice reads only its own seat's cards.
        direction: How many seats to the left the cards were passed.
    """

    __slots__ = ("counting", "direction", "given")

    def __init__(self, leader: int, counting: Counting) -> None:
        super().__init__(leader)
        self.counting = counting
        self.jack = counting.jack
        self.sweep = counting.costly
        self.spared = counting.spared
        self.given = (NO_CARDS,) * 4
        self.direction = 0

    @property
    def early(self) -> int:
        return CLUBS | DIAMONDS

    def costs(self, cards: int) -> bool:
        return bool(cards & self.sweep)

    def is_suspicious(self, taken: int) -> bool:
        weight = (taken & HEARTS).bit_count() + (_QUEEN_WEIGHS if taken & QUEEN else 0)
        return weight >= _SUSPICIOUS

    def can_sweep(self, seat: int) -> bool:
        # Where J♦ counts, the moon needs it.
        is_gone = any(self.taken[other] & self.jack for other in range(SEATS) if other != seat)
        return super().can_sweep(seat) and not is_gone

    def blank(self) -> Self:
        return type(self)(self.seat, self.counting)

    def copy_to(self, twin: Self) -> None:
        super().copy_to(twin)
        twin.given = self.given
        twin.direction = self.direction

    def legal_cards(self) -> int:
        held = self.held
        if self.led:
            allowed = held & self.led or held
            if self.gone == self.pile:
                return allowed & ~(self.sweep | self.jack) or allowed
            return allowed
        if not self.gone:
            return FIRST_LEAD
        return held if self.gone & self.counting.breakers else held & ~HEARTS or held

    def matters(self) -> int:
        # A seat that follows suit decides by that suit alone, unless it may be collecting everything.
        return self.led if self.led and self.takers != 1 << self.seat else PACK

    def is_decided(self) -> bool:
        return not (PACK ^ self.gone) & (self.sweep | self.jack)

    def finish_trick(self) -> None:
        if self.pile & self.sweep:
            self.takers |= 1 << self.winner
        super().finish_trick()


def scores_of(taken: Sequence[int], counting: Counting, moon: Moon = Moon.ADD_TO_OTHERS) -> list[int]:
    """Return the change of each seat's score, like `score_hand` does.

    Args:
        moon: What the shooter picks if the house rules leave the choice to them.
    """
    scores = [0] * SEATS
    for cards, points in counting.worth:
        for seat, own in enumerate(taken):
            if own & cards:
                scores[seat] += (own & cards).bit_count() * points
    shooter = shooter_of(taken, counting)
    if shooter is not None:
        # What the shooter has beside the costly cards is J♦, which stays theirs.
        jack, options = scores[shooter] - counting.moved, counting.options
        picked = moon if options.moon is Moon.CHOOSE else options.moon
        adds = picked is Moon.ADD_TO_OTHERS
        scores = [counting.moved if adds else 0] * SEATS
        scores[shooter] = jack if adds else jack - counting.moved
    return scores


def shooter_of(taken: Sequence[int], counting: Counting) -> int | None:
    """Return the seat that has shot the moon, if any."""
    needed = counting.costly | counting.jack
    for seat, cards in enumerate(taken):
        if cards & needed == needed:
            return seat
    return None


def pick_moon(totals: Sequence[int], seat: int, options: Options) -> Moon:
    """Return what a computer player that has shot the moon picks, or what the house rules say.

    Its lead over each other seat grows by the same either way. But only points for each other seat can make a
    score that ends the game, or bring the end nearer. That is good only for a seat that is then in front. If
    the game ends with this hand anyway, both come to the same.

    Args:
        totals: The scores of all seats before the hand.
        seat: The seat that has shot the moon.

    Example:
        >>> pick_moon([50, 60, 60, 80], 0, Options(moon=Moon.CHOOSE)).value
        'add_to_others'
        >>> pick_moon([90, 10, 80, 80], 0, Options(moon=Moon.CHOOSE)).value
        'take_from_self'
    """
    if options.moon is not Moon.CHOOSE:
        return options.moon
    everything = [PACK if other == seat else NO_CARDS for other in range(len(totals))]
    after = _after(totals, scores_of(everything, counting_of(options), Moon.ADD_TO_OTHERS))
    return Moon.ADD_TO_OTHERS if seat in winners(after) else Moon.TAKE_FROM_SELF


def evaluation(
    taken: Sequence[int], seat: int, totals: Sequence[int], counting: Counting, number: int = 1
) -> float:
    """Return what the cards that all seats have taken in a whole hand are worth to one seat.

    This is how far its score is below the mean of the others. If the game ends with the hand, the worth of
    winning or not winning the game is added. A shooter of the moon who may choose does as `pick_moon`.

    Args:
        totals: The scores of all seats before the hand.
        number: The number of the hand in its game, from 1.
    """
    options = counting.options
    moon = options.moon
    if moon is Moon.CHOOSE and (shooter := shooter_of(taken, counting)) is not None:
        moon = pick_moon(totals, shooter, options)
    scores = scores_of(taken, counting, moon)
    worth, after = -lead_over_others(scores, seat), _after(totals, scores)
    if is_over(after, options, number):
        worth += _WIN_POINTS * counting.scale * (share_in(winners(after), seat) - 1 / len(after))
    return worth


def _after(totals: Sequence[int], scores: Sequence[int]) -> list[int]:
    return [total + score for total, score in zip(totals, scores, strict=True)]
