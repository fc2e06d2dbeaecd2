"""The memorable facts of an evening of Gnau that only all its rounds together tell.

They are read from the settled rounds when a table closes, so that a table need not keep them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from bot.rules.cards import Card, packs_for
from bot.rules.gnau.odds import Luck, RoundOdds, dealer_expectation, luck_of, player_expectation
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import Split
from bot.tables.gnau.recall import recalled
from bot.tables.gnau.state import GnauTable, Hands
from bot.tables.history import StoredRound
from bot.tables.ids import UserId

LEAST_RUN: Final = 3
"""A shorter run of wins is not worth telling."""
LEAST_LUCK_ROUNDS: Final = 5
"""With fewer rounds, a single hand is all of a person's luck."""

OddsKey: TypeAlias = tuple[HouseRules, int]
"""The house rules and the number of decks on which the odds of a round depend."""


@dataclass(frozen=True)
class PlayedTable:
    """A settled round of an evening.

    Args:
        table: The table as it was when the round was revealed.
        deltas: The points that each person won or lost, including a human dealer.
        missed: The people whose hand counted as No Ox although it held an ox or better.
        is_best: Whether all hands were split in the best way, as the odds assume.
    """

    settled_ms: int
    table: GnauTable
    deltas: Mapping[UserId, int]
    missed: frozenset[UserId]
    is_best: bool

    @property
    def odds_key(self) -> OddsKey:
        return self.table.options.rules, packs_for(len(self.hands.players) + 1)

    @property
    def hands(self) -> Hands:
        assert self.table.hands is not None
        return self.table.hands


class Feat(NamedTuple):
    """The most of something at one table, and who has as much of it."""

    people: tuple[UserId, ...]
    times: int


@dataclass(frozen=True)
class Highlights:
    """What all rounds of an evening tell. A field is empty if it is not known or not worth telling.

    Args:
        began_ms: When the first round was settled.
        best_cards: The cards of the best hand, and how they counted.
        luck: Of each person who has played enough rounds.
    """

    began_ms: int | None = None
    best_cards: tuple[tuple[Card, ...], Split] | None = None
    run: Feat | None = None
    missed: Feat | None = None
    luck: Mapping[UserId, Luck] = field(default_factory=dict)


def highlights_of(
    table: GnauTable, rounds: Sequence[PlayedTable], odds: Mapping[OddsKey, RoundOdds]
) -> Highlights:
    """Return the highlights of an evening.

    Args:
        table: The closed table.
        rounds: All its rounds, or none if they are not known.
        odds: The odds of all rounds, by `PlayedTable.odds_key`; empty to leave luck out.
    """
    if not rounds:
        return Highlights()
    return Highlights(
        began_ms=rounds[0].settled_ms,
        best_cards=_best_cards(table, rounds),
        run=longest_run(rounds),
        missed=most_missed(rounds),
        luck=luck_by_person(rounds, odds) if odds else {},
    )


def _best_cards(table: GnauTable, rounds: Sequence[PlayedTable]) -> tuple[tuple[Card, ...], Split] | None:
    best = table.evening.best_hand
    for each in rounds:
        if best is not None and each.table.round == best.round and best.user_id in each.hands.people:
            return each.table.cards_of(best.user_id), each.table.counted_split(best.user_id)
    return None


def played_tables(rounds: Iterable[StoredRound]) -> list[PlayedTable]:
    """Return the settled rounds of an evening, recalled; it takes about a millisecond for each hand.

    Raises:
        Exception: A round is damaged. The exception can be of any type.
    """
    return [_told(each) for each in rounds]


def _told(stored: StoredRound) -> PlayedTable:
    table = recalled(stored)
    # Only a hand that its player had to split, or did split, can be short of its best split.
    own = stored.players if table.is_own_split else table.choices
    short = [user_id for user_id in own if table.missed_split(user_id) is not None]
    return PlayedTable(
        settled_ms=stored.settled_ms,
        table=table,
        deltas={user_id: player.delta_points for user_id, player in stored.players.items()},
        missed=frozenset(each for each in short if table.counted_split(each).category is Category.NONE),
        is_best=not short,
    )


def longest_run(rounds: Sequence[PlayedTable]) -> Feat | None:
    """Return the most rounds that people won in a row; None if they are too few to tell.

    A round that moves no points neither lengthens a run nor ends it.
    """
    running, longest = Counter[UserId](), Counter[UserId]()
    for each in rounds:
        for user_id, delta in each.deltas.items():
            if delta:
                running[user_id] = running[user_id] + 1 if delta > 0 else 0
                longest[user_id] = max(longest[user_id], running[user_id])
    return _most(longest, LEAST_RUN)


def most_missed(rounds: Sequence[PlayedTable]) -> Feat | None:
    """Return the most oxen that people missed by their own splits; None if nobody missed any."""
    return _most(Counter(user_id for each in rounds for user_id in each.missed), 1)


def _most(counts: Mapping[UserId, int], least: int) -> Feat | None:
    most = max(counts.values(), default=0)
    people = tuple(user_id for user_id, count in counts.items() if count == most)
    return Feat(people, most) if most >= least else None


def luck_by_person(rounds: Sequence[PlayedTable], odds: Mapping[OddsKey, RoundOdds]) -> dict[UserId, Luck]:
    """Return the luck of each person who has played enough rounds.

    It is empty if anyone has split a hand worse than possible. That is not bad luck, and the odds assume
    best splits. It is empty, too, if the bank was bid for: what people bid depends on their cards.

    Args:
        odds: The odds of all rounds, by `PlayedTable.odds_key`.
    """
    if not all(each.is_best and each.table.bidding is None for each in rounds):
        return {}
    played = Counter(user_id for each in rounds for user_id in each.deltas)
    return {
        user_id: _luck(user_id, [each for each in rounds if user_id in each.deltas], odds)
        for user_id, count in played.items()
        if count >= LEAST_LUCK_ROUNDS
    }


def _luck(user_id: UserId, rounds: Sequence[PlayedTable], odds: Mapping[OddsKey, RoundOdds]) -> Luck:
    worths = []
    for each in rounds:
        its, stake = odds[each.odds_key], each.table.options.stake_points
        players = len(each.hands.players)
        is_dealer = user_id == each.hands.dealer_id
        worth = dealer_expectation(its, stake, players) if is_dealer else player_expectation(its, stake)
        worths.append(worth)
    return luck_of(sum(each.deltas[user_id] for each in rounds), worths)
