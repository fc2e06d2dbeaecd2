"""What a position between two tricks is worth, by a small network that has learnt it.

The network has one hidden layer. Each of its `INPUTS` is a fact, true or not. Seats are counted from the one
that is to lead, cards as in `cardset`. The facts are, one kind after the other:

* `card * 8 + seat`: the seat holds the card; with 4 more, it has taken it. Cards that count nothing are no
  fact once they are played.
* `LEFT + (suit * 13 + higher) * 4 + seat`: the seat holds the card of the suit than which so many higher ones
  are held by anyone.
* `EXPOSED + exposable * 9 + seat`: the card is exposed, and the seat holds it; with 4 more, it has taken it.
  The exposable cards are Q♠, A♥, J♦ and 10♣, from 0. The ninth place of each is never true. In games without
  exposing, none of them is.
* `COUNTS + (suit * 4 + seat) * 7 + number`: the seat holds so many cards of the suit, 6 if it is more.

There are four outputs: what each seat will have scored at the end of the hand, divided by the network's
points and by 2 for each exposed card. Where low scores are good, their sign is changed.

All weights are whole numbers, so that every build and machine finds the same. The first layer is added up in
one large number, with 16 bits for each hidden unit (a lane). The weights are so small that no lane overflows.
"""

from struct import unpack
from typing import Final

from bot.players.situation import Situation

UNITS: Final = 128
INPUTS: Final = 772
LEFT: Final = 416
EXPOSED: Final = 624
COUNTS: Final = 660
OUTPUTS: Final = 4
# A weight of 1 in the first layer, and one in the second.
ONE: Final = 512
ONE_OUT: Final = 4096
# The weights of each fact, the heights of the units, the weights and the heights of the outputs: two bytes
# each, the lower one first, with 2^15 added.
SIZE: Final = 2 * ((INPUTS + 1) * UNITS + OUTPUTS * UNITS + OUTPUTS)

_PLACES: Final = 8
_PLACES_EXPOSED: Final = 9
_MANY: Final = 6
_SUIT: Final = 8191
_PER_SUIT: Final = 13
_OTHERS: Final = 3
_HALF: Final = 1 << 15
_ROW: Final = 2 * UNITS
_EXPOSABLE: Final = (10, 25, 35, 47)


class Network:
    """A network, with what each fact adds to all hidden units as one number.

    Args:
        data: The weights, `SIZE` bytes.
        counting: The cards that count.
        points: How many points an output of 1 is where nothing is exposed.

    Raises:
        ValueError: It is not that many bytes.
    """

    def __init__(self, data: bytes, counting: int, points: int) -> None:
        if len(data) != SIZE:
            raise ValueError(f"{SIZE} bytes of weights are needed, and there are {len(data)}")
        self._counting = counting
        self._points = points
        self._half = int.from_bytes(_HALF.to_bytes(2, "little") * UNITS, "little")
        rows = [self._row(data, place) for place in range(INPUTS)]
        # A height, with the half that makes every lane positive.
        self._start = self._row(data, INPUTS) + self._half
        # A card that is held is two facts, which one look-up finds.
        self._held = [
            rows[card * _PLACES + seat] + rows[LEFT + (card // _PER_SUIT * _PER_SUIT + higher) * 4 + seat]
            for card in range(52)
            for higher in range(_PER_SUIT)
            for seat in range(4)
        ]
        self._taken = [rows[card * _PLACES + 4 + seat] for card in range(52) for seat in range(4)]
        self._exposed = rows[EXPOSED:COUNTS]
        self._counts = rows[COUNTS:]
        biased: list[int] = list(unpack(f"<{OUTPUTS * (UNITS + 1)}H", data[_ROW * (INPUTS + 1) :]))
        out = [weight - _HALF for weight in biased]
        heights = out[OUTPUTS * UNITS :]
        # By how much each unit puts a seat ahead of the mean of the others, times three.
        self._leads = [
            [4 * out[seat * UNITS + unit] - sum(out[unit : OUTPUTS * UNITS : UNITS]) for unit in range(UNITS)]
            for seat in range(OUTPUTS)
        ]
        self._heights = [ONE * (4 * height - sum(heights)) for height in heights]

    def _row(self, data: bytes, place: int) -> int:
        return int.from_bytes(data[_ROW * place : _ROW * place + _ROW], "little") - self._half

    def worth(self, seat: int, exposed: int, s: Situation) -> float:
        """Return by how many points a seat is expected to end the hand ahead of the mean of the others.

        Args:
            exposed: The cards that were exposed in this hand.
            s: A position between two tricks, with the cards of all seats.
        """
        total = self._start + self._of_held(s) + self._of_taken(s)
        if exposed:
            total += self._of_exposed(exposed, s)
        lanes = total.to_bytes(_ROW, "little")
        after = (seat - s.seat) & 3
        ahead, weights = self._heights[after], self._leads[after]
        for unit in range(UNITS):
            value = lanes[2 * unit] + (lanes[2 * unit + 1] << 8) - _HALF
            if value > 0:
                ahead += value * weights[unit]
        stakes = 1 << exposed.bit_count()
        return ahead * (self._points * stakes) / (_OTHERS * ONE * ONE_OUT)

    def _of_held(self, s: Situation) -> int:
        """Return what the cards that are held add, and how many there are of each suit."""
        lead = s.seat
        first, second, third = s.hands[lead], s.hands[(lead + 1) & 3], s.hands[(lead + 2) & 3]
        everything = first | second | third | s.hands[(lead + 3) & 3]
        held, counts, total = self._held, self._counts, 0
        for suit in range(4):
            cards = everything >> _PER_SUIT * suit & _SUIT
            higher = one = two = three = four = 0
            while cards:
                rank = cards.bit_length() - 1
                cards ^= 1 << rank
                card = _PER_SUIT * suit + rank
                bit = 1 << card
                place = (card * _PER_SUIT + higher) * 4
                higher += 1
                if first & bit:
                    one += 1
                elif second & bit:
                    place += 1
                    two += 1
                elif third & bit:
                    place += 2
                    three += 1
                else:
                    place += 3
                    four += 1
                total += held[place]
            place = suit * 4 * (_MANY + 1)
            for number in (one, two, three, four):
                total += counts[place + min(number, _MANY)]
                place += _MANY + 1
        return total

    def _of_taken(self, s: Situation) -> int:
        """Return what the cards that were taken add."""
        total = 0
        for after in range(4):
            cards = s.taken[(s.seat + after) & 3] & self._counting
            while cards:
                card = cards.bit_length() - 1
                cards ^= 1 << card
                total += self._taken[card * 4 + after]
        return total

    def _of_exposed(self, exposed: int, s: Situation) -> int:
        """Return what the cards that were exposed add."""
        total = 0
        for after in range(4):
            seat = (s.seat + after) & 3
            for place, card in enumerate(_EXPOSABLE):
                if exposed >> card & 1:
                    if s.hands[seat] >> card & 1:
                        total += self._exposed[place * _PLACES_EXPOSED + after]
                    elif s.taken[seat] >> card & 1:
                        total += self._exposed[place * _PLACES_EXPOSED + 4 + after]
        return total
