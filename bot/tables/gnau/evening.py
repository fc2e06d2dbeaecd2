"""What is worth telling of an evening at one table: streaks, firsts, the best hand and the biggest win."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import Split, hand_rank
from bot.tables import kept_values as read
from bot.tables.ids import UserId
from bot.tables.ports import Json

SPECIAL: Final = frozenset({Category.FIVE_DUKES, Category.FIVE_SMALL, Category.TONKU, Category.NENKU})
"""The hands whose first of an evening is told."""


@dataclass(frozen=True, slots=True)
class BestHand:
    """A hand that nobody has beaten.

    Args:
        user_id: Who held it first.
        round: In which round.
        rank: How it stands among all hands, see `hand_rank`.
        category: What it is.
        strength: How strong it is among those, where they differ.
    """

    user_id: UserId
    round: int
    rank: int
    category: Category
    strength: int | None


@dataclass(frozen=True, slots=True)
class BiggestWin:
    """The most points that one round brought somebody, and who was the first."""

    user_id: UserId
    round: int
    points: int


class PlayedHand(NamedTuple):
    """A person's hand of a round: how it counted, and what the round brought them."""

    split: Split
    delta: int


@dataclass(frozen=True)
class Evening:
    """All rounds of a table, as far as people talk of them afterwards.

    Args:
        rounds: How many each person has played.
        streaks: How many each has won since they last lost; negative for losses since they last won.
        firsts: In which round a special hand was held first.
        best_hand: The best of all hands; None before the first round.
        biggest_win: The biggest win; None before there is one.
    """

    rounds: Mapping[UserId, int] = field(default_factory=dict)
    streaks: Mapping[UserId, int] = field(default_factory=dict)
    firsts: Mapping[Category, int] = field(default_factory=dict)
    best_hand: BestHand | None = None
    biggest_win: BiggestWin | None = None

    def with_round(self, number: int, hands: Mapping[UserId, PlayedHand]) -> "Evening":
        """Return the evening after a round.

        Args:
            number: Which round.
            hands: What each person held in it, the dealer too where that is a person.
        """
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
            rank = hand_rank(split)
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
    """Return a streak after a round; one that moves nothing neither lengthens it nor ends it."""
    if delta == 0:
        return streak
    return max(streak, 0) + 1 if delta > 0 else min(streak, 0) - 1


def dump_evening(evening: Evening) -> Json:
    """Return an evening as JSON."""
    best, win = evening.best_hand, evening.biggest_win
    return {
        "rounds": {str(user_id): count for user_id, count in evening.rounds.items()},
        "streaks": {str(user_id): streak for user_id, streak in evening.streaks.items()},
        "firsts": {category.value: number for category, number in evening.firsts.items()},
        "best_hand": None
        if best is None
        else {
            "user_id": best.user_id,
            "round": best.round,
            "rank": best.rank,
            "category": best.category.value,
            "strength": best.strength,
        },
        "biggest_win": None
        if win is None
        else {"user_id": win.user_id, "round": win.round, "points": win.points},
    }


def load_evening(kept: Any) -> Evening:
    """Return the evening that `dump_evening` wrote.

    Raises:
        Exception: It did not write that.
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
