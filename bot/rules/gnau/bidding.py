"""Bidding for the bank: everyone sees four of their five cards and bids, then the players raise.

The highest bid has the bank, at that number. Among equal bids the lot of the deal decides, and so it does
among all, at 1, if nobody bids. What moves between the banker and a player is multiplied by the bank's number
and by the player's raise.

Source: public descriptions of 看牌抢庄, "see your cards, bid for the bank", a way to play Niuniu.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from bot.rules.gnau.splits import HAND_SIZE

BIDS: Final = (0, 1, 2, 3)
RAISES: Final = (1, 2, 3, 5)
# Nobody sees the last of their cards before all have bid and raised.
SEEN_CARDS: Final = HAND_SIZE - 1
LEAST_PEOPLE: Final = 2

K = TypeVar("K")


@dataclass(frozen=True)
class Bidding(Generic[K]):
    """What people have bid and raised in a round.

    Args:
        bids: What each person has bid so far; after the bidding, what all have.
        raises: How each player has raised so far; after the raising, how all have.
        covers: The most points that each person can lose; empty where points may fall below zero.
    """

    bids: Mapping[K, int] = field(default_factory=dict)
    raises: Mapping[K, int] = field(default_factory=dict)
    covers: Mapping[K, int] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The number at which the bank goes to the highest bid so far."""
        return max(self.bids.values(), default=0) or 1

    @property
    def times(self) -> dict[K, int]:
        """How many times the stake each player plays for."""
        return {player: self.number * raised for player, raised in self.raises.items()}

    def offered_bids(self, person: K, worst: int) -> tuple[int, ...]:
        """Return the bids that a person can make: all could pay for them if nobody raised.

        Args:
            worst: The points that a player can lose at most when nobody bids or raises.
        """
        if not self.covers:
            return BIDS
        own = self.covers[person] // (len(self.covers) - 1)
        least = min(own, *(points for other, points in self.covers.items() if other != person))
        return tuple(bid for bid in BIDS if bid * worst <= least)

    def offered_raises(self, player: K, banker: K, worst: int) -> tuple[int, ...]:
        """Return the raises that a player can make: they could pay, and so could the banker if all raised so.

        Args:
            worst: As for `offered_bids`.
        """
        if not self.covers:
            return RAISES
        least = min(self.covers[player], self.covers[banker] // (len(self.covers) - 1))
        return tuple(raised for raised in RAISES if raised * self.number * worst <= least)


def most_at_stake(worst: int, people: int) -> int:
    """Return the most points that a person can lose in a round: as the banker, to everyone else.

    Args:
        worst: The points that a player can lose at most when nobody bids or raises.
        people: How many people play, the banker among them.
    """
    return worst * max(BIDS) * max(RAISES) * (people - 1)


def who_has_the_bank(bids: Mapping[K, int], lot: int) -> K:
    """Return the highest bidder.

    Args:
        bids: What everyone bids, in the order of the seats.
        lot: The number that decides among equal bids.

    Example:
        >>> who_has_the_bank({"ann": 2, "ben": 0, "cat": 2}, 7)
        'cat'
    """
    highest = [person for person, bid in bids.items() if bid == max(bids.values())]
    return highest[lot % len(highest)]
