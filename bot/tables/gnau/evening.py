"""The memorable facts of an evening at one table: streaks, special hands, best hand and biggest win."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import Split
from bot.tables import kept_values as read
from bot.tables.ids import UserId

SPECIAL: Final = frozenset(
    {
        Category.FIVE_DUKES,
        Category.FIVE_SMALL,
        Category.BOMB,
        Category.SILVER,
        Category.TONKU,
        Category.NENKU,
    }
)
"""The hands whose first of an evening is told."""


@dataclass(frozen=True, slots=True)
class BestHand:
    """The best hand of an evening.

    Args:
        user_id: The first person who held a hand of this rank.
        round: The round in which they held it.
        rank: The hand's rank among all hands; see `hand_rank`.
        strength: The hand's strength within its category; see `Split.strength`.
    """

    user_id: UserId
    round: int
    rank: int
    category: Category
    strength: int | None


@dataclass(frozen=True, slots=True)
class BiggestWin:
    """The most points that a person won in one round; of equal wins, the first."""

    user_id: UserId
    round: int
    points: int


class PlayedHand(NamedTuple):
    """A person's hand in a round: how it counted, and how many points they won or lost."""

    split: Split
    delta: int


@dataclass(frozen=True)
class Evening:
    """The memorable facts of all rounds at a table.

    Args:
        rounds: The number of rounds that each person has played.
        streaks: Each person's wins since their last loss; negative for the losses since their last win.
        firsts: The round in which each special hand was first held.
        best_hand: None before the first round.
        biggest_win: None before the first win.
    """

    rounds: Mapping[UserId, int] = field(default_factory=dict)
    streaks: Mapping[UserId, int] = field(default_factory=dict)
    firsts: Mapping[Category, int] = field(default_factory=dict)
    best_hand: BestHand | None = None
    biggest_win: BiggestWin | None = None

    def with_round(self, number: int, hands: Mapping[UserId, PlayedHand]) -> "Evening":
        """Return the evening after a round; `hands` includes the dealer's hand if the dealer is a person."""
        specials = {hand.split.category for hand in hands.values()} & SPECIAL
        played = {user_id: self.rounds.get(user_id, 0) + 1 for user_id in hands}
        streaks = {
            user_id: _streak_after(self.streaks.get(user_id, 0), hand.delta)
            for user_id, hand in hands.items()
        }
        return Evening(
            rounds={**self.rounds, **played},
            streaks={**self.streaks, **streaks},
            firsts={**dict.fromkeys(specials, number), **self.firsts},
            best_hand=self._best_hand(number, hands),
            biggest_win=self._biggest_win(number, hands),
        )

    def _best_hand(self, number: int, hands: Mapping[UserId, PlayedHand]) -> BestHand | None:
        best = self.best_hand
        for user_id, (split, _) in hands.items():
            rank = split.rank
            if best is None or rank > best.rank:
                best = BestHand(user_id, number, rank, split.category, split.strength)
        return best

    def _biggest_win(self, number: int, hands: Mapping[UserId, PlayedHand]) -> BiggestWin | None:
        biggest = self.biggest_win
        for user_id, (_, delta) in hands.items():
            if delta > (biggest.points if biggest else 0):
                biggest = BiggestWin(user_id, number, delta)
        return biggest


def _streak_after(streak: int, delta: int) -> int:
    """Return a streak after a round; a round that moves no points neither lengthens nor ends it."""
    if delta == 0:
        return streak
    return max(streak, 0) + 1 if delta > 0 else min(streak, 0) - 1


def load_evening(kept: Any) -> Evening:
    """Return a stored evening.

    Raises:
        Exception: `kept` is damaged. The exception can be of any type.
    """
    return Evening(
        rounds=read.by_user(read.count, kept["rounds"]),
        streaks=read.by_user(read.whole, kept["streaks"]),
        firsts={Category(name): read.count(number) for name, number in kept["firsts"].items()},
        best_hand=read.optional(_best_hand, kept["best_hand"]),
        biggest_win=read.optional(_biggest_win, kept["biggest_win"]),
    )


def _best_hand(kept: Any) -> BestHand:
    return BestHand(
        user_id=read.user_id(kept["user_id"]),
        round=read.count(kept["round"]),
        rank=read.count(kept["rank"]),
        category=Category(kept["category"]),
        strength=read.optional(read.count, kept["strength"]),
    )


def _biggest_win(kept: Any) -> BiggestWin:
    return BiggestWin(
        user_id=read.user_id(kept["user_id"]),
        round=read.count(kept["round"]),
        points=read.count(kept["points"]),
    )
