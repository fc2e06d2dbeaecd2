"""What somebody's rounds of Gnau come to, of those that moved the same kind of points."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.tables.history import PlayedRound


@dataclass(frozen=True, slots=True)
class Tally:
    """Rounds, counted.

    Args:
        won: Rounds that brought points.
        lost: Rounds that cost points.
        even: Rounds that moved nothing.
        net_points: What all of them moved.
    """

    won: int
    lost: int
    even: int
    net_points: int

    @property
    def rounds(self) -> int:
        """How many there are."""
        return self.won + self.lost + self.even


@dataclass(frozen=True, slots=True)
class RoundKind:
    """What decides how much a round is worth before the cards are dealt.

    Args:
        rules: The house rules as JSON text.
        stake_points: What one point of a hand was worth.
        players: How many played against the dealer.
        is_dealer: Whether the person dealt.
    """

    rules: str
    stake_points: int
    players: int
    is_dealer: bool


@dataclass(frozen=True)
class Statistics:
    """What somebody's rounds come to.

    Args:
        as_player: Their rounds against a dealer.
        as_dealer: Their rounds as the dealer.
        biggest_win: The first of the rounds that brought most; None when none brought anything.
        best_hand: The first of the rounds with their best hand; None when no hand is known.
        longest_streak: The most rounds they won one after another.
        streak: How many they have won since they last lost; negative for losses since they last won.
        own_splits: In how many of the rounds people split their own hands.
        kinds: How many rounds there are of each kind.
        curve: The balance before the first round, and after each.
    """

    as_player: Tally
    as_dealer: Tally
    biggest_win: PlayedRound | None
    best_hand: PlayedRound | None
    longest_streak: int
    streak: int
    own_splits: int
    kinds: Mapping[RoundKind, int]
    curve: Sequence[int]

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return self.as_player.rounds + self.as_dealer.rounds

    @property
    def net_points(self) -> int:
        """What all of them moved."""
        return self.as_player.net_points + self.as_dealer.net_points


def statistics_of(rounds: Sequence[PlayedRound]) -> Statistics:
    """Return what somebody's rounds come to.

    A round that moves nothing neither lengthens a streak nor ends it.

    Args:
        rounds: All of them, the oldest first.
    """
    wins = [line for line in rounds if line.delta_points > 0]
    ranked = [line for line in rounds if line.hand_rank is not None]
    streaks = list(_streaks(line.delta_points for line in rounds))
    return Statistics(
        as_player=_tally(line.delta_points for line in rounds if not line.is_dealer),
        as_dealer=_tally(line.delta_points for line in rounds if line.is_dealer),
        biggest_win=max(wins, key=lambda line: line.delta_points, default=None),
        best_hand=max(ranked, key=lambda line: line.hand_rank or 0, default=None),
        longest_streak=max([0, *streaks]),
        streak=streaks[-1] if streaks else 0,
        own_splits=sum(line.is_own_split for line in rounds),
        kinds=Counter(
            RoundKind(line.rules, line.stake_points, line.players, line.is_dealer) for line in rounds
        ),
        curve=_curve(rounds),
    )


def _curve(rounds: Sequence[PlayedRound]) -> list[int]:
    before = [line.balance_points - line.delta_points for line in rounds[:1]]
    return [*before, *(line.balance_points for line in rounds)]


def _tally(deltas: Iterable[int]) -> Tally:
    moved = list(deltas)
    won, lost = sum(delta > 0 for delta in moved), sum(delta < 0 for delta in moved)
    return Tally(won, lost, len(moved) - won - lost, sum(moved))


def _streaks(deltas: Iterable[int]) -> Iterable[int]:
    """Yield the streak after each round: positive for rounds won, negative for rounds lost."""
    streak = 0
    for delta in deltas:
        if delta > 0:
            streak = max(streak, 0) + 1
        elif delta < 0:
            streak = min(streak, 0) - 1
        yield streak
