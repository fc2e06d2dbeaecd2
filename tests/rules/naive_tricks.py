"""Hearts and Gong Zhu once more, straight from the written rules: slow, on plain words, sharing no code.

A card is its word, such as `10H`. A hand's past is the list of its plays in order.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Legal = Callable[["Past"], list[str]]


def suit(card: str) -> str:
    return card[-1]


def rank(card: str) -> int:
    return ORDER.index(card[:-1])


class Past:
    """What everybody holds and what was played, the seats being 0 to 3.

    Args:
        leader: Who led the first trick.
        plays: All cards in the order they were played.
    """

    def __init__(self, held: Sequence[Sequence[str]], leader: int, plays: Sequence[str] = ()) -> None:
        self.held = [list(cards) for cards in held]
        self.leader = leader
        self.plays = list(plays)

    def tricks(self) -> list[tuple[int, list[str]]]:
        """Return every trick so far with its leader; the last one may lack cards, or be empty."""
        leader, found = self.leader, []
        for start in range(0, len(self.plays) + 1, 4):
            trick = self.plays[start : start + 4]
            found.append((leader, trick))
            if len(trick) == 4:
                best = max((card for card in trick if suit(card) == suit(trick[0])), key=rank)
                leader = (leader + trick.index(best)) % 4
        return found

    def to_play(self) -> int:
        leader, trick = self.tricks()[-1]
        return (leader + len(trick)) % 4

    def after(self, card: str) -> "Past":
        seat = self.to_play()
        held = [list(cards) for cards in self.held]
        held[seat].remove(card)
        return Past(held, self.leader, [*self.plays, card])


def hearts_price(card: str, *, omnibus: bool = False, black_maria: bool = False, spot: bool = False) -> int:
    """Return what a card counts for its taker in Hearts."""
    if suit(card) == "H":
        return [*range(2, 15)][rank(card)] if spot else 1
    prices = {"QS": 25 if spot else 13}
    prices |= {"KS": 10, "AS": 7} if black_maria else {}
    prices |= {"JD": -10} if omnibus else {}
    return prices.get(card, 0)


def hearts_passed_to(number: int, passing: str) -> int:
    """Return how many seats to the left cards are passed in the hand with this number; 0 for no passing."""
    return {"cycle": (0, 1, 3, 2)[number % 4], "left": 1, "none": 0}[passing]


def hearts_legal(past: Past, *, queen_breaks: bool = False, **prices: bool) -> list[str]:
    """Return what may be played in Hearts.

    Args:
        prices: The house rules by which cards count, as in `hearts_price`.
    """
    own, (_, trick) = past.held[past.to_play()], past.tricks()[-1]
    if not past.plays:
        return ["2C"]
    breakers = {card for card in past.plays if suit(card) == "H"} | ({"QS"} if queen_breaks else set())
    if not trick:
        if any(card in breakers for card in past.plays):
            return own
        return [card for card in own if suit(card) != "H"] or own
    same = [card for card in own if suit(card) == suit(trick[0])]
    if same:
        return same
    if len(past.plays) < 4:
        return [card for card in own if not hearts_price(card, **prices)] or own
    return own


def gongzhu_legal(past: Past, *, exposed: Sequence[str] = (), first: str = "") -> list[str]:
    """Return what may be played in Gong Zhu; `first` is what leads in the first hand of a game."""
    own, (_, trick) = past.held[past.to_play()], past.tricks()[-1]
    if not past.plays and first:
        return [first]
    led_before = {suit(cards[0]) for _, cards in past.tricks()[:-1]}

    def must_wait(card: str) -> bool:
        is_alone = sum(suit(other) == suit(card) for other in own) == 1
        return card in exposed and suit(card) not in led_before and not is_alone

    if not trick:
        return [card for card in own if not must_wait(card)]
    same = [card for card in own if suit(card) == suit(trick[0])]
    return [card for card in same if not must_wait(card)] if same else own


def count_plays(past: Past, legal: Legal) -> int:
    """Return in how many ways the rest of a hand can be played."""
    if not any(past.held):
        return 1
    return sum(count_plays(past.after(card), legal) for card in legal(past))


def captured(past: Past) -> Iterator[tuple[int, list[str]]]:
    """Yield who took each full trick, and what was in it."""
    tricks = past.tricks()
    for (_, trick), (taker, _) in pairwise(tricks):
        yield taker, trick
