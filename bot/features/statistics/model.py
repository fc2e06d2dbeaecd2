"""Statistics of a player's rounds of Gnau that moved the same kind of points: scores or bankrolls."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypeAlias

from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.tables.history import PlayedRound, RoundKey
from bot.tables.ids import TableId
from bot.tables.ports import Json

# The cards of each of these rounds are stored, and counted again for luck.
MOST_BID_ROUNDS: Final = 100
# More blocks would not be visible in a picture. Fewer blocks are faster to draw and to store.
MOST_BLOCKS: Final = 256

Point: TypeAlias = tuple[int, int]
"""The number of a round, 0 before the first, and the balance after it."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The numbers of rounds that were won, lost and even, and the points that they moved altogether."""

    won: int
    lost: int
    even: int
    net_points: int

    @property
    def rounds(self) -> int:
        """The number of all rounds."""
        return self.won + self.lost + self.even

    def __add__(self, other: "Tally") -> "Tally":
        """Return the sum of two tallies."""
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
        value: Why it stands out: the points that the player won, or the rank of the player's hand.
    """

    table_id: TableId
    number: int
    value: int

    @property
    def key(self) -> RoundKey:
        """The key of the round: its table and its number."""
        return self.table_id, self.number


@dataclass(frozen=True, slots=True)
class RoundKind:
    """The facts that decide, before the deal, how many points a player can expect from a round.

    Args:
        rules: The house rules as JSON text; equal rules have equal text.
        stake_points: The value of one point of a hand.
        players: The number of players against the dealer.
        is_dealer: Whether the player dealt.
    """

    rules: str
    stake_points: int
    players: int
    is_dealer: bool


@dataclass(frozen=True, slots=True)
class BidRound:
    """A round whose bank was bid for: what a player could expect of it after the bids, and what it brought.

    Args:
        seen: The four cards that the player saw while they bid.
        times: As `BidHand.times`.
    """

    kind: RoundKind
    seen: str
    times: tuple[int, ...]
    delta_points: int


@dataclass(frozen=True)
class Statistics:
    """The statistics of a player's rounds.

    Args:
        biggest_win: The first round with the player's biggest win; None without a win.
        best_hand: The first round with the player's best hand; None if no hand is known.
        longest_streak: The most rounds that the player won in a row.
        streak: The number of wins since the last loss; negative for the losses since the last win.
        own_splits: The number of rounds at tables where people split their own hands.
        with_bids: The rounds whose bank was bid for.
        as_banker: Those of them in which the player had the bank.
        raised: Those of them in which the player played for more than the bank's number.
        bid_rounds: The last of them, at most `MOST_BID_ROUNDS`, the oldest first.
        kinds: The number of rounds of each kind, without those whose bank was bid for.
        curve: The balance from before the first round until now, reduced by `thinned`.
    """

    as_player: Tally
    as_dealer: Tally
    biggest_win: Highlight | None
    best_hand: Highlight | None
    longest_streak: int
    streak: int
    own_splits: int
    with_bids: Tally
    as_banker: Tally
    raised: Tally
    bid_rounds: Sequence[BidRound]
    kinds: Mapping[RoundKind, int]
    curve: Sequence[Point]

    @property
    def rounds(self) -> int:
        """The number of all rounds."""
        return self.as_player.rounds + self.as_dealer.rounds

    @property
    def net_points(self) -> int:
        """The points that all rounds moved altogether."""
        return self.as_player.net_points + self.as_dealer.net_points


_NO_ROUNDS: Final = Tally(0, 0, 0, 0)
NOTHING: Final = Statistics(
    _NO_ROUNDS, _NO_ROUNDS, None, None, 0, 0, 0, _NO_ROUNDS, _NO_ROUNDS, _NO_ROUNDS, (), {}, ()
)


def statistics_of(rounds: Sequence[PlayedRound], before: Statistics = NOTHING) -> Statistics:
    """Return the statistics of a player's rounds.

    A round that moves no points neither lengthens a streak nor ends it.

    Args:
        rounds: The rounds to add, the oldest first.
        before: The statistics of all earlier rounds. The result includes them.
    """
    wins = [_highlight(line, line.delta_points) for line in rounds if line.delta_points > 0]
    hands = [_highlight(line, line.hand_rank) for line in rounds if line.hand_rank is not None]
    with_bids = [line for line in rounds if line.bids]
    raised = [line for line in with_bids if not line.is_dealer and line.bids and line.bids.raises > (1,)]
    streaks = list(_streaks((line.delta_points for line in rounds), before.streak))
    return Statistics(
        as_player=before.as_player + _tally(line.delta_points for line in rounds if not line.is_dealer),
        as_dealer=before.as_dealer + _tally(line.delta_points for line in rounds if line.is_dealer),
        biggest_win=_first_of_highest(before.biggest_win, wins),
        best_hand=_first_of_highest(before.best_hand, hands),
        longest_streak=max([before.longest_streak, *streaks]),
        streak=streaks[-1] if streaks else before.streak,
        own_splits=before.own_splits + sum(line.is_own_split for line in rounds),
        with_bids=before.with_bids + _tally(line.delta_points for line in with_bids),
        as_banker=before.as_banker + _tally(line.delta_points for line in with_bids if line.is_dealer),
        raised=before.raised + _tally(line.delta_points for line in raised),
        bid_rounds=(*before.bid_rounds, *_bid_rounds(with_bids))[-MOST_BID_ROUNDS:],
        kinds=Counter(before.kinds) + Counter(_kinds([line for line in rounds if not line.bids])),
        curve=_curve(rounds, before),
    )


def _kinds(rounds: Sequence[PlayedRound]) -> list[RoundKind]:
    """Return the kind of each round."""
    alike = {rules: _written_out(rules) for rules in {line.rules for line in rounds}}
    return [RoundKind(alike[line.rules], line.stake_points, line.players, line.is_dealer) for line in rounds]


def _bid_rounds(rounds: Sequence[PlayedRound]) -> Iterator[BidRound]:
    last = rounds[-MOST_BID_ROUNDS:]
    for line, kind in zip(last, _kinds(last), strict=True):
        assert line.bids is not None
        yield BidRound(kind, line.bids.seen, line.bids.times, line.delta_points)


def _written_out(rules: str) -> str:
    """Return house rules as JSON text with every option; return unreadable text unchanged."""
    try:
        return json.dumps(HouseRules.from_record(json.loads(rules)).to_record(), separators=(",", ":"))
    except (RuleError, ValueError, TypeError):
        return rules


def thinned(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return a curve without the points whose absence cannot be seen.

    The rounds are grouped in blocks of equal length. Of each block, the first, the lowest, the highest and
    the last point remain. The length of the blocks doubles as the curve grows. So a point that is left out
    now would be left out later, too.

    Args:
        points: The points in the order of the rounds; the last one belongs to the latest round.
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
    """Return statistics as JSON."""
    return {
        "as_player": _dump_tally(statistics.as_player),
        "as_dealer": _dump_tally(statistics.as_dealer),
        "biggest_win": _dump_highlight(statistics.biggest_win),
        "best_hand": _dump_highlight(statistics.best_hand),
        "longest_streak": statistics.longest_streak,
        "streak": statistics.streak,
        "own_splits": statistics.own_splits,
        "with_bids": _dump_tally(statistics.with_bids),
        "as_banker": _dump_tally(statistics.as_banker),
        "raised": _dump_tally(statistics.raised),
        "bid_rounds": _dump_bid_rounds(statistics.bid_rounds),
        "kinds": _dump_kinds(statistics.kinds),
        "curve": [list(point) for point in statistics.curve],
    }


def load(kept: Json) -> Statistics:
    """Return the statistics that `dump` wrote."""
    return Statistics(
        as_player=Tally(**kept["as_player"]),
        as_dealer=Tally(**kept["as_dealer"]),
        biggest_win=_load_highlight(kept["biggest_win"]),
        best_hand=_load_highlight(kept["best_hand"]),
        longest_streak=kept["longest_streak"],
        streak=kept["streak"],
        own_splits=kept["own_splits"],
        with_bids=Tally(**kept["with_bids"]),
        as_banker=Tally(**kept["as_banker"]),
        raised=Tally(**kept["raised"]),
        bid_rounds=tuple(
            BidRound(RoundKind(of_rules["rules"], *kind), seen, tuple(times), delta_points)
            for of_rules in kept["bid_rounds"]
            for *kind, seen, times, delta_points in of_rules["rounds"]
        ),
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


def _facts(kind: RoundKind) -> list[Any]:
    """Return all fields of a kind but the rules."""
    return [kind.stake_points, kind.players, kind.is_dealer]


def _dump_bid_rounds(rounds: Iterable[BidRound]) -> list[Json]:
    """Return rounds with bids in their order; the long text of rules is written once for all in a row."""
    return [
        {
            "rules": rules,
            "rounds": [
                [*_facts(each.kind), each.seen, list(each.times), each.delta_points] for each in alike
            ],
        }
        for rules, alike in groupby(rounds, key=lambda each: each.kind.rules)
    ]


def _dump_kinds(kinds: Mapping[RoundKind, int]) -> list[Json]:
    """Return the number of rounds of each kind; each text of rules is long, so it is written only once."""
    of_rules: dict[str, list[list[Any]]] = {}
    for kind, rounds in kinds.items():
        of_rules.setdefault(kind.rules, []).append([*_facts(kind), rounds])
    return [{"rules": rules, "rounds": sorted(rounds)} for rules, rounds in sorted(of_rules.items())]
