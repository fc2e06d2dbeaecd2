"""What somebody's rounds of Gnau come to, of those that moved the same kind of points."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypeAlias

from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.tables.history import PlayedRound, RoundKey
from bot.tables.ids import TableId
from bot.tables.ports import Json

# More would not be seen in a picture; fewer are drawn and kept sooner.
MOST_BLOCKS: Final = 256

Point: TypeAlias = tuple[int, int]
"""The number of a round, 0 before the first, and the balance after it."""


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

    def __add__(self, other: "Tally") -> "Tally":
        """Return these rounds and others, counted together."""
        return Tally(
            self.won + other.won,
            self.lost + other.lost,
            self.even + other.even,
            self.net_points + other.net_points,
        )


@dataclass(frozen=True, slots=True)
class Highlight:
    """A round that stands out.

    Args:
        table_id, number: Which round.
        value: What it stands out by: the points it brought, or the rank of the hand.
    """

    table_id: TableId
    number: int
    value: int

    @property
    def key(self) -> RoundKey:
        """Which round it is."""
        return self.table_id, self.number


@dataclass(frozen=True, slots=True)
class RoundKind:
    """What decides how much a round is worth before the cards are dealt.

    Args:
        rules: The house rules as JSON text, equal ones alike.
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
        curve: How the balance went from before the first round to now, as `thinned` leaves it.
    """

    as_player: Tally
    as_dealer: Tally
    biggest_win: Highlight | None
    best_hand: Highlight | None
    longest_streak: int
    streak: int
    own_splits: int
    kinds: Mapping[RoundKind, int]
    curve: Sequence[Point]

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return self.as_player.rounds + self.as_dealer.rounds

    @property
    def net_points(self) -> int:
        """What all of them moved."""
        return self.as_player.net_points + self.as_dealer.net_points


_NO_ROUNDS: Final = Tally(0, 0, 0, 0)
NOTHING: Final = Statistics(_NO_ROUNDS, _NO_ROUNDS, None, None, 0, 0, 0, {}, ())


def statistics_of(rounds: Sequence[PlayedRound], before: Statistics = NOTHING) -> Statistics:
    """Return what somebody's rounds come to.

    A round that moves nothing neither lengthens a streak nor ends it.

    Args:
        rounds: All of them, the oldest first.
        before: What those come to that were played before these: it is as if all were counted at once.
    """
    wins = [_highlight(line, line.delta_points) for line in rounds if line.delta_points > 0]
    hands = [_highlight(line, line.hand_rank) for line in rounds if line.hand_rank is not None]
    streaks = list(_streaks((line.delta_points for line in rounds), before.streak))
    return Statistics(
        as_player=before.as_player + _tally(line.delta_points for line in rounds if not line.is_dealer),
        as_dealer=before.as_dealer + _tally(line.delta_points for line in rounds if line.is_dealer),
        biggest_win=_first_of_highest(before.biggest_win, wins),
        best_hand=_first_of_highest(before.best_hand, hands),
        longest_streak=max([before.longest_streak, *streaks]),
        streak=streaks[-1] if streaks else before.streak,
        own_splits=before.own_splits + sum(line.is_own_split for line in rounds),
        kinds=Counter(before.kinds) + _kinds(rounds),
        curve=_curve(rounds, before),
    )


def _kinds(rounds: Sequence[PlayedRound]) -> Counter[RoundKind]:
    alike = {rules: _written_out(rules) for rules in {line.rules for line in rounds}}
    return Counter(
        RoundKind(alike[line.rules], line.stake_points, line.players, line.is_dealer) for line in rounds
    )


def _written_out(rules: str) -> str:
    """Return house rules as text with every option; what is none is returned as it is."""
    try:
        return json.dumps(HouseRules.from_record(json.loads(rules)).to_options(), separators=(",", ":"))
    except (RuleError, ValueError, TypeError):
        return rules


def thinned(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return the points of a curve without what no eye could see.

    Rounds are taken together in blocks, all of as many rounds, of which the first, the lowest, the highest
    and the last remain. Blocks double as the curve grows: what is left out now would be left out later, too.

    Args:
        points: By round, the last of them being the latest round.
    """
    rounds = points[-1][0] if points else 0
    width = 1 << (rounds // MOST_BLOCKS).bit_length()
    kept: list[Point] = []
    for _, group in groupby(points, key=lambda point: point[0] // width):
        together = list(group)
        low, high = (choose(together, key=lambda point: point[1]) for choose in (min, max))
        kept += sorted({together[0], low, high, together[-1]})
    return tuple(kept)


def _curve(rounds: Sequence[PlayedRound], before: Statistics) -> Sequence[Point]:
    if not rounds:
        return before.curve
    start = before.curve or [(0, rounds[0].balance_points - rounds[0].delta_points)]
    return thinned([*start, *enumerate((line.balance_points for line in rounds), start=before.rounds + 1)])


def _highlight(line: PlayedRound, value: int) -> Highlight:
    return Highlight(line.table_id, line.number, value)


def _first_of_highest(before: Highlight | None, found: Iterable[Highlight]) -> Highlight | None:
    known = [] if before is None else [before]
    return max([*known, *found], key=lambda highlight: highlight.value, default=None)


def _tally(deltas: Iterable[int]) -> Tally:
    moved = list(deltas)
    won, lost = sum(delta > 0 for delta in moved), sum(delta < 0 for delta in moved)
    return Tally(won, lost, len(moved) - won - lost, sum(moved))


def _streaks(deltas: Iterable[int], streak: int) -> Iterable[int]:
    """Yield the streak after each round: positive for rounds won, negative for rounds lost."""
    for delta in deltas:
        if delta > 0:
            streak = max(streak, 0) + 1
        elif delta < 0:
            streak = min(streak, 0) - 1
        yield streak


def dump(statistics: Statistics) -> Json:
    """Return statistics as they are kept."""
    return {
        "as_player": _dump_tally(statistics.as_player),
        "as_dealer": _dump_tally(statistics.as_dealer),
        "biggest_win": _dump_highlight(statistics.biggest_win),
        "best_hand": _dump_highlight(statistics.best_hand),
        "longest_streak": statistics.longest_streak,
        "streak": statistics.streak,
        "own_splits": statistics.own_splits,
        "kinds": _dump_kinds(statistics.kinds),
        "curve": [list(point) for point in statistics.curve],
    }


def load(kept: Json) -> Statistics:
    """Return statistics from how `dump` had them kept."""
    return Statistics(
        as_player=Tally(**kept["as_player"]),
        as_dealer=Tally(**kept["as_dealer"]),
        biggest_win=_load_highlight(kept["biggest_win"]),
        best_hand=_load_highlight(kept["best_hand"]),
        longest_streak=kept["longest_streak"],
        streak=kept["streak"],
        own_splits=kept["own_splits"],
        kinds={
            RoundKind(of_rules["rules"], stake_points, players, is_dealer): rounds
            for of_rules in kept["kinds"]
            for stake_points, players, is_dealer, rounds in of_rules["rounds"]
        },
        curve=tuple((number, balance) for number, balance in kept["curve"]),
    )


def _dump_tally(tally: Tally) -> Json:
    return {"won": tally.won, "lost": tally.lost, "even": tally.even, "net_points": tally.net_points}


def _dump_highlight(highlight: Highlight | None) -> Json | None:
    if highlight is None:
        return None
    return {"table": highlight.table_id, "number": highlight.number, "value": highlight.value}


def _load_highlight(kept: Json | None) -> Highlight | None:
    return None if kept is None else Highlight(TableId(kept["table"]), kept["number"], kept["value"])


def _dump_kinds(kinds: Mapping[RoundKind, int]) -> list[Json]:
    """Return how many rounds there are of each kind; rules, which are long, are written once."""
    of_rules: dict[str, list[list[Any]]] = {}
    for kind, rounds in kinds.items():
        facts = [kind.stake_points, kind.players, kind.is_dealer, rounds]
        of_rules.setdefault(kind.rules, []).append(facts)
    return [{"rules": rules, "rounds": sorted(rounds)} for rules, rounds in sorted(of_rules.items())]
