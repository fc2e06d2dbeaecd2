"""Two schools on the same deals with the seats exchanged, so that the luck of the deal cancels out.

* Hearts, with passing: one of the first school among three of the second, in each of the four seats in turn.
  Measured is the mean score of the three minus the score of the one, in points a hand.
* Gong Zhu, without exposing unless it is asked for: two of the first school in opposite seats against two of
  the second, both ways round. Measured is the sum of the scores of the one side minus the sum of the other,
  in points a deal.

* Gong Zhu in teams: the same, with the two of a school as partners.

In every case more than 0 says that the first school plays better. All scores of the game stand at 0. Players
stay for an evening of ten deals, so that those who learn from one hand for the next can do so.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import fmean
from time import perf_counter, process_time
from typing import Final, TypeVar

from bot.players import GONGZHU, HEARTS, Habit, Level, PlayerView, TrickGame, habit_after
from bot.rules.cards import build_deck
from bot.rules.tricks import SEATS, BySeat, Cards, Hand, deal_out
from bot.rules.tricks.rules import TrickOptions
from tests.bench.players.schools import SCHOOLS, Player, Thought
from tests.support.views import view_of

DecisionT = TypeVar("DecisionT")

_EVENING: Final = 10


@dataclass(frozen=True)
class Plan:
    """What is measured.

    Args:
        deals_a_move: How many deals a player looks at for a move; None where it is time that counts.
        expose: Whether cards are exposed in Gong Zhu.
        teams: Whether Gong Zhu is played in teams.
    """

    game: TrickGame
    first: str
    second: str
    deals_a_move: int | None
    think_ms: int
    expose: bool
    seed: int
    teams: bool = False

    @property
    def options(self) -> TrickOptions:
        """The house rules of the game."""
        return self.game.rules.Options.from_record({"teams": True} if self.teams else {})


@dataclass
class Usage:
    """What the moves of a school took that had a choice."""

    moves: int = 0
    processor_s: float = 0.0
    wall_s: float = 0.0
    slowest_processor_s: float = 0.0
    slowest_wall_s: float = 0.0
    playouts: int = 0

    def add(self, other: "Usage") -> None:
        """Add what other moves took."""
        self.moves += other.moves
        self.processor_s += other.processor_s
        self.wall_s += other.wall_s
        self.slowest_processor_s = max(self.slowest_processor_s, other.slowest_processor_s)
        self.slowest_wall_s = max(self.slowest_wall_s, other.slowest_wall_s)
        self.playouts += other.playouts


@dataclass(frozen=True)
class Result:
    """What one evening has shown.

    Args:
        advantages: By how much the first school was better in each deal, in points.
    """

    advantages: list[float]
    usage: dict[str, Usage] = field(default_factory=dict)

    @property
    def slowest_ms(self) -> float:
        """How long the slowest move took, in processor time."""
        return max((each.slowest_processor_s for each in self.usage.values()), default=0.0) * 1000


class Table:
    """Four players, what their moves take, and the referee between them.

    Args:
        number: Which deal is the next, from 1.
    """

    def __init__(self, plan: Plan, schools: Sequence[str], number: int) -> None:
        self.plan = plan
        self.schools = schools
        self.number = number
        rng = Random(f"{plan.seed}/{number}/{schools}")
        thought = Thought(plan.think_ms, plan.deals_a_move)
        self.players: list[Player] = [SCHOOLS[school](rng, thought) for school in schools]
        self.usage: defaultdict[str, Usage] = defaultdict(Usage)
        self._habits: tuple[Habit | None, ...] = (None,) * SEATS

    def play(self, deal: BySeat, look: Callable[[Hand], None] = lambda hand: None) -> Hand:
        """Return the next hand, played to its end."""
        rules = self.plan.game.rules
        hand = rules.begin_hand(deal, self.number, None, self.plan.options)
        for seat, cards in [(seat, self._prepared(hand, seat)) for seat in range(SEATS) if hand.play is None]:
            hand = rules.prepare(hand, seat, cards)
        while hand.to_play is not None:
            look(hand)
            seat, view = hand.to_play, self._view_of(hand, hand.to_play)
            hand = rules.play_card(hand, seat, self._timed(seat, view, self.players[seat].play))
        if Level.STRONG in self.schools:
            known = enumerate(self._habits)
            self._habits = tuple(habit_after(habit, view_of(hand, seat)) for seat, habit in known)
        self.number += 1
        return hand

    def _prepared(self, hand: Hand, seat: int) -> Cards:
        if self.plan.game is GONGZHU and not self.plan.expose:
            return ()
        return self._timed(seat, self._view_of(hand, seat), self.players[seat].prepare)

    def _view_of(self, hand: Hand, seat: int) -> PlayerView:
        """Return what a seat sees, and what the hands before have shown: only strong players look at that."""
        return replace(view_of(hand, seat), habits=self._habits)

    def _timed(self, seat: int, view: PlayerView, decide: Callable[[PlayerView], DecisionT]) -> DecisionT:
        player, wall_s, processor_s = self.players[seat], perf_counter(), process_time()
        playouts = player.playouts
        decision = decide(view)
        wall_s, processor_s = perf_counter() - wall_s, process_time() - processor_s
        if len(view.legal) != 1:
            playouts = player.playouts - playouts
            used = Usage(1, processor_s, wall_s, processor_s, wall_s, playouts)
            self.usage[self.schools[seat]].add(used)
        return decision


def deal_of(seed: int, number: int) -> BySeat:
    """Return a deal by its number, whoever plays it."""
    deck = list(build_deck())
    Random(f"{seed}/{number}").shuffle(deck)
    return deal_out(deck)


def evenings(deals: int) -> Iterator[range]:
    """Return the numbers of some deals, evening by evening."""
    for first in range(1, deals + 1, _EVENING):
        yield range(first, min(first + _EVENING, deals + 1))


def measure(plan: Plan, numbers: Sequence[int]) -> Result:
    """Return what an evening shows."""
    advantages, usage = [list[float]() for _ in numbers], defaultdict[str, Usage](Usage)
    for schools, odd in seatings(plan):
        table = Table(plan, schools, numbers[0])
        for number, seen in zip(numbers, advantages, strict=True):
            scores = plan.game.rules.hand_scores(table.play(deal_of(plan.seed, number)))
            seen.append(advantage(plan.game, scores, odd))
        for school, used in table.usage.items():
            usage[school].add(used)
    return Result(list(map(fmean, advantages)), dict(usage))


def seatings(plan: Plan) -> Iterator[tuple[list[str], int]]:
    """Return the schools of the seats, each time with a seat of the first."""
    hearts = plan.game is HEARTS
    for odd in range(SEATS if hearts else SEATS // 2):
        ours = {odd} if hearts else {odd, odd + 2}
        yield [plan.first if seat in ours else plan.second for seat in range(SEATS)], odd


def advantage(game: TrickGame, scores: Sequence[int], odd: int) -> float:
    """Return by how much the school in a seat was better."""
    if game is HEARTS:
        return (sum(scores) - scores[odd]) / (SEATS - 1) - scores[odd]
    ours = scores[odd] + scores[odd + 2]
    return ours - (sum(scores) - ours)
