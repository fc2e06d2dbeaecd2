"""A duplicate tournament: who plays it at which tables, and how it stands.

A tournament has one secret root. Its lock, the commitment to the first deal, is shown before anyone joins,
and the root at the end. Each deal stays sealed until no table plays it any more. Anyone who looked at it
sooner would know the cards of people who still have to play them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.features.tournaments.scoring import NO_POINTS, Line, Points, deal_points, ranked
from bot.rules.fair_deal import seed_of
from bot.rules.tricks import SEATS
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.tricks import TrickTable
from bot.tables.tricks.duplicate import Duplicate

LEAST_PEOPLE: Final = 4
MOST_PEOPLE: Final = 64
LEAST_DEALS: Final = 2
MOST_DEALS: Final = 16


class State(StrEnum):
    """How far a tournament is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class Wanted:
    """What is played.

    Args:
        seats: How many people can join. It begins as soon as so many have.
        turn_s: The seconds for a turn.
        begins_ms: When it begins with those who have joined by then.
    """

    game: str
    deals: int
    seats: int
    turn_s: int
    begins_ms: int


@dataclass(frozen=True)
class Entrant:
    """A person who has joined.

    Args:
        number: Their table, from 0; None until it begins.
        seat: Their seat there, from 0.
    """

    user_id: UserId
    number: int | None = None
    seat: int | None = None


@dataclass(frozen=True)
class Place:
    """One of the tables, from when the tournament has begun.

    Args:
        number: From 0.
        thread_id: Its thread; None until that is made.
        table_id: None until the table is opened there.
    """

    number: int
    thread_id: ChannelId | None = None
    table_id: TableId | None = None


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is kept.

    Args:
        message_id: The message with the standing; None for none.
        people: In the order of joining.
        tables: In the order of their numbers; empty until it begins.
    """

    id: int
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    wanted: Wanted
    seed_root: bytes
    state: State
    people: tuple[Entrant, ...] = ()
    tables: tuple[Place, ...] = ()

    @property
    def lock(self) -> bytes:
        """The commitment that binds all deals: the hash of the first deal's seed."""
        return seed_of(self.seed_root, 0)

    @property
    def is_full(self) -> bool:
        return len(self.people) >= self.wanted.seats

    def has(self, user_id: UserId) -> bool:
        """Return whether a person has joined."""
        return any(each.user_id == user_id for each in self.people)

    def people_at(self, number: int) -> dict[int, UserId]:
        """Return the people of a table by their seats."""
        return {
            each.seat: each.user_id
            for each in sorted(self.people, key=lambda each: each.seat or 0)
            if each.number == number and each.seat is not None
        }

    def part_of(self, number: int) -> Duplicate:
        """Return what a table knows of the tournament."""
        return Duplicate(self.id, number, self.wanted.deals, self.channel_id)


@dataclass(frozen=True)
class Played:
    """What a table has played.

    Args:
        is_open: Whether it plays on, or is still to be opened.
        merits: For each finished deal a number for each seat before the turn, which is higher for a better
            score.
        left: The people who gave up their seat.
    """

    number: int
    is_open: bool = True
    merits: tuple[tuple[int, ...], ...] = ()
    left: frozenset[UserId] = frozenset()


@dataclass(frozen=True)
class CheckedHand:
    """The check of one deal.

    Args:
        number: From 1.
        tables: At how many tables it was finished.
        is_true: Whether all had the cards of the locked shuffle.
    """

    number: int
    tables: int
    is_true: bool


def played_at(number: int, table: TrickTable) -> Played:
    """Return what a table of a tournament has played."""
    part, merit = table.duplicate, table.rules.merit
    assert part is not None
    merits = tuple(
        tuple(merit(scores[(place - part.turned(deal)) % SEATS]) for place in range(SEATS))
        for deal, scores in enumerate(table.scores, start=1)
    )
    return Played(number, table.is_open, merits, table.left)


def unsealed(played: Sequence[Played], deals: int) -> int:
    """Return how many deals no table plays any more or has yet to play. These are compared and shown."""
    return min((len(each.merits) for each in played if each.is_open), default=deals)


def standing(tournament: Tournament, played: Sequence[Played]) -> list[Line]:
    """Return the standing after the deals that are unsealed."""
    totals: dict[tuple[int, int], Points] = {}
    for deal in range(unsealed(played, tournament.wanted.deals)):
        finished = {each.number: each.merits[deal] for each in played if len(each.merits) > deal}
        for number, by_place in deal_points(finished).items():
            turned = tournament.part_of(number).turned(deal + 1)
            for seat in range(SEATS):
                own = by_place[(seat + turned) % SEATS]
                totals[number, seat] = totals.get((number, seat), NO_POINTS) + own
    left = frozenset().union(*(each.left for each in played))
    points = {
        each.user_id: totals.get((each.number, each.seat), NO_POINTS)
        for each in tournament.people
        if each.number is not None and each.seat is not None
    }
    return ranked(points, left)
