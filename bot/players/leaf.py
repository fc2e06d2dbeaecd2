"""What a position between two tricks is worth, by a small network that was learnt from strong players."""

from typing import Final

from bot.players.situation import Situation

_LANE: Final = 16
_HALF: Final = 1 << 15


class Settings:
    """How strong looks ahead; an experiment."""

    def __init__(self) -> None:
        self.leaf: Leaf | None = None
        self.weights: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.tricks = 1
        self.cost = 0.0


class Leaf:
    """The network."""

    def __init__(self, rows: list[int], bias: int, out: list[list[float]], out_bias: list[float], counting: int) -> None:
        self.lanes = len(out[0])
        offset = 0
        for _ in range(self.lanes):
            offset = offset << _LANE | _HALF
        self.start = bias + offset
        self.taken = [0] * (52 * 4)
        self.left = [0] * (52 * 13 * 4)
        for card in range(52):
            for owner in range(4):
                self.taken[card * 4 + owner] = rows[card * 8 + 4 + owner]
                for higher in range(13):
                    place = 416 + (card // 13 * 13 + higher) * 4 + owner
                    self.left[(card * 13 + higher) * 4 + owner] = rows[card * 8 + owner] + rows[place]
        self.exposed = rows[624:660]
        self.counts = rows[660:772]
        self.out = out
        self.out_bias = out_bias
        self.counting = counting

    def worth(self, s: Situation, seat: int, exposed: int) -> float:
        """Return by how much a seat is expected to end ahead of the others; a seat is to lead."""
        lead = s.seat
        first, second, third, fourth = s.hands[lead], s.hands[(lead + 1) & 3], s.hands[(lead + 2) & 3], s.hands[(lead + 3) & 3]
        total = self.start
        left, counts = self.left, self.counts
        everything = first | second | third | fourth
        for suit in range(4):
            cards = everything >> 13 * suit & 8191
            higher = 0
            one = two = three = four = 0
            while cards:
                rank = cards.bit_length() - 1
                card = 13 * suit + rank
                bit = 1 << card
                cards ^= 1 << rank
                place = (card * 13 + higher) * 4
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
                total += left[place]
            base = suit * 28
            total += counts[base + (one if one < 6 else 6)]
            total += counts[base + 7 + (two if two < 6 else 6)]
            total += counts[base + 14 + (three if three < 6 else 6)]
            total += counts[base + 21 + (four if four < 6 else 6)]
        for place in range(4):
            cards = s.taken[(lead + place) & 3] & self.counting
            while cards:
                card = cards.bit_length() - 1
                cards ^= 1 << card
                total += self.taken[card * 4 + place]
        if exposed:
            total += self._exposed(s, exposed)
        row = self.out[(seat - lead) & 3]
        worth = self.out_bias[(seat - lead) & 3]
        place = 0
        data = total.to_bytes(2 * self.lanes, "little")
        for lane in range(self.lanes):
            value = data[place] + (data[place + 1] << 8) - 32768
            place += 2
            if value > 0:
                worth += value * row[lane]
        return worth

    def _exposed(self, s: Situation, exposed: int) -> int:
        total = 0
        for which, card in enumerate((10, 25, 35, 47)):
            if exposed >> card & 1:
                code = 8
                for place in range(4):
                    if s.hands[(s.seat + place) & 3] >> card & 1:
                        code = place
                    elif s.taken[(s.seat + place) & 3] >> card & 1:
                        code = 4 + place
                total += self.exposed[which * 9 + code]
        return total


SETTINGS = Settings()
