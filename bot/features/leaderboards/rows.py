"""The leaderboards of servers, read in slices of lines."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    UnaryExpression,
    and_,
    func,
    literal_column,
    null,
    or_,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.leaderboards.model import Standing
from bot.store.database import Database, Repository
from bot.store.games import standing_of
from bot.store.guarded import is_number, readable
from bot.store.schema import accounts, game_tallies, round_players, rounds, standings
from bot.store.standings import DRILL, first_day, hand_board, points_board, rounds_board
from bot.tables.days import Period
from bot.tables.game_records import GameStanding
from bot.tables.history import RoundKey
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import PERSONAL_KINDS, PointsMode, personal_kind
from bot.tables.ranks import SLICE, RankableT, RankRequest, RankSlice

# From how many people on a board is long, and for how long their number is not counted again.
_LONG: Final = 1_000
_COUNTED_FOR_S: Final = 60.0


class _Lengths:
    """How many people were on long boards when these were last counted.

    To count a hundred thousand people takes longer than all else of a page. No rank follows from that number,
    so it may be a minute old.
    """

    def __init__(self) -> None:
        self._counted: dict[Hashable, tuple[float, int]] = {}

    def of(self, key: Hashable) -> int:
        """Return how many people are on a board; 0 if they have to be counted."""
        counted_s, people = self._counted.get(key, (0.0, 0))
        return people if monotonic() < counted_s + _COUNTED_FOR_S else 0

    def keep(self, key: Hashable, people: int) -> None:
        """Keep how many people are on a board, if it is long."""
        past_s = monotonic() - _COUNTED_FOR_S
        self._counted = {each: kept for each, kept in self._counted.items() if kept[0] > past_s}
        if people >= _LONG:
            self._counted[key] = monotonic(), people


@dataclass(frozen=True)
class _Board:
    """The query of a leaderboard's lines, before they are ordered.

    Args:
        key: What tells it from all other boards.
        lines: Selects `user_id`, `score` and the other values of each line.
        order: The order of the lines, the score first; an index has the same order.
        before: Takes a line and returns the condition for the lines of equal score that come before it.
        others: A few extra lines that belong among them, each of a person who has no line in `lines`.
    """

    key: Hashable
    lines: Select[Any]
    order: tuple[ColumnElement[Any], ...]
    before: Callable[[Any], ColumnElement[bool]]
    others: Sequence[Any] = ()


class Leaderboards(Repository):
    """The leaderboards of a database. However long a leaderboard is, only a part of its lines is read.

    Args:
        unseen: Returns the rounds whose cards are still being turned over; their hands do not count yet.
    """

    def __init__(self, database: Database, unseen: Callable[[], Collection[RoundKey]] = tuple) -> None:
        super().__init__(database)
        self._unseen = unseen
        self._lengths = _Lengths()

    async def balance(
        self, guild_id: GuildId, user_id: UserId, points: PointsMode, unopened_points: int = 0
    ) -> Standing | None:
        """Return a person's points and the number of rounds played for them; None without any account.

        Args:
            unopened_points: The points of a person who has only points of the other kind yet.
        """
        columns = accounts.c
        query = select(columns.kind, columns.balance_points, columns.rounds).where(
            columns.guild_id == guild_id, columns.kind.in_(PERSONAL_KINDS), columns.owner_id == user_id
        )
        async with self._database.reading() as connection:
            theirs = {row.kind: row for row in readable(await connection.execute(query))}
        if (own := theirs.get(personal_kind(points).value)) is not None:
            return Standing(user_id, own.balance_points, own.rounds)
        return Standing(user_id, unopened_points, 0) if theirs else None

    async def by_balance(self, request: RankRequest, points: PointsMode) -> RankSlice[Standing]:
        """Return the people who have played for these points: most points first, then lower ids."""
        columns = accounts.c
        theirs = (columns.guild_id == request.guild_id, columns.kind == personal_kind(points).value)
        # The index holds all of these columns, so skipped rows are not looked up.
        lines = select(columns.owner_id.label("user_id"), columns.balance_points.label("score"))
        # SQLite uses the partial index only if the query states its condition literally.
        lines = lines.where(*theirs, columns.rounds > literal_column("0"), is_number(columns.balance_points))
        order = (columns.balance_points.desc(), columns.owner_id)
        key = request.guild_id, points
        board = _Board(key, lines, order, lambda line: columns.owner_id < line.user_id)
        async with self._database.reading() as connection:
            part = await _slice(connection, board, request, self._lengths)
            score_of = {UserId(row.user_id): row.score for row in _rows(part)}
            played = select(columns.owner_id, columns.rounds).where(*theirs, columns.owner_id.in_(score_of))
            counted = readable(await connection.execute(played))
            return _told(part, {who: Standing(who, score_of[who], rounds) for who, rounds in counted})

    async def by_gain(
        self, request: RankRequest, points: PointsMode, period: Period, day: int
    ) -> RankSlice[Standing]:
        """Return the people who played rounds that moved these points, in the period that contains a day.

        Rounds of all games count. The order is by points gained in them, then fewer rounds, then lower ids.
        """
        return await self._by(points_board(points), request, period, day)

    async def by_rounds(
        self, request: RankRequest, game: str, period: Period, day: int
    ) -> RankSlice[Standing]:
        """Return the people who played a game in the period of a day: most rounds first, then lower ids."""
        return await self._by(rounds_board(game), request, period, day)

    async def by_drill(self, request: RankRequest, period: Period, day: int) -> RankSlice[Standing]:
        """Return the people who took part in a server's daily sets in the period that contains a day.

        The order is by most right answers, then fewer answers in all, then lower ids.
        """
        return await self._by(DRILL, request, period, day)

    async def by_hand(self, request: RankRequest, game: str, period: Period, day: int) -> RankSlice[Standing]:
        """Return the people who held a hand of a game in the period that contains a day, the best first.

        Equal hands are in the order of fewer hands in all, then lower ids.
        """
        board = _kept(hand_board(game), request, period, day, standings.c.round_id)
        async with self._database.reading() as connection:
            if unseen := await _round_ids(connection, request.guild_id, self._unseen()):
                board = await _without(connection, board, unseen)
            part = await _slice(connection, board, request, self._lengths)
            return await _standings(connection, part)

    async def by_games(self, request: RankRequest, game: str) -> RankSlice[GameStanding]:
        """Return the people who have finished a game of several hands, the best first.

        Rated players come first, by rating; then the others, by games won. Equals are in the order of more
        games, then lower ids.
        """
        columns = game_tallies.c
        theirs = (columns.guild_id == request.guild_id, columns.game == game)
        # The index holds all of these columns, so skipped rows are not looked up.
        lines = select(columns.user_id, columns.score, columns.games)
        lines = lines.where(*theirs, is_number(columns.score))
        order = (columns.score.desc(), columns.games.desc(), columns.user_id)
        ties = tuple_(-columns.games, columns.user_id)
        key = request.guild_id, game
        board = _Board(key, lines, order, lambda line: ties < (-line.games, line.user_id))
        async with self._database.reading() as connection:
            part = await _slice(connection, board, request, self._lengths)
            query = select(game_tallies).where(
                *theirs, columns.user_id.in_([row.user_id for row in _rows(part)])
            )
            found = readable(await connection.execute(query))
            return _told(part, {row.user_id: standing_of(row) for row in found})

    async def _by(self, name: str, request: RankRequest, period: Period, day: int) -> RankSlice[Standing]:
        async with self._database.reading() as connection:
            board = _kept(name, request, period, day)
            part = await _slice(connection, board, request, self._lengths)
            return await _standings(connection, part)


def _kept(
    name: str, request: RankRequest, period: Period, day: int, round_id: ColumnElement[Any] | None = None
) -> _Board:
    columns = standings.c
    # Without the round, the index holds all of these columns, so skipped rows are not looked up.
    its_round = null().label("round_id") if round_id is None else round_id
    lines = select(columns.user_id, columns.score, columns.rounds, its_round).where(
        columns.guild_id == request.guild_id,
        columns.board == name,
        columns.period == period.value,
        columns.since_day == first_day(period, day),
        is_number(columns.score),
    )
    order = (columns.score.desc(), columns.rounds, columns.user_id)
    ties = tuple_(columns.rounds, columns.user_id)
    key = request.guild_id, name, period, first_day(period, day)
    return _Board(key, lines, order, lambda line: ties < (line.rounds, line.user_id))


async def _round_ids(connection: AsyncConnection, guild_id: GuildId, keys: Collection[RoundKey]) -> list[int]:
    if not keys:
        return []
    # The condition names each key and no server: otherwise SQLite would walk all rounds of the server.
    columns = rounds.c
    named = or_(*(and_(columns.table_id == table_id, columns.number == number) for table_id, number in keys))
    rows = readable(await connection.execute(select(columns.id, columns.guild_id).where(named)))
    return [row.id for row in rows if row.guild_id == guild_id]


async def _without(connection: AsyncConnection, board: _Board, unseen: Collection[int]) -> _Board:
    """Return a board of best hands on which the previous best hands replace those of unseen rounds."""
    columns = standings.c
    took_part = select(round_players.c.user_id).where(round_players.c.round_id.in_(unseen))
    people = [user_id for (user_id,) in readable(await connection.execute(took_part))]
    theirs = board.lines.where(columns.user_id.in_(people), columns.round_id.in_(unseen))
    hidden = [row.user_id for row in readable(await connection.execute(theirs))]
    earlier = theirs.where(columns.earlier_round_id.not_in(unseen)).with_only_columns(
        columns.user_id,
        columns.earlier_score.label("score"),
        columns.rounds,
        columns.earlier_round_id.label("round_id"),
    )
    others = list(readable(await connection.execute(earlier)))
    lines = board.lines.where(columns.user_id.not_in(hidden))
    key = board.key, *sorted(unseen)
    return replace(board, key=key, lines=lines, others=sorted(others, key=_place))


def _place(line: Any) -> tuple[int, int, int]:
    """Return the sort key that orders lines as boards of standings do."""
    return -line.score, line.rounds, line.user_id


async def _slice(
    connection: AsyncConnection, board: _Board, request: RankRequest, lengths: _Lengths
) -> RankSlice[Any]:
    """Return the part of a board that a reader asks for, with database rows as its lines."""
    user_id, score, *_ = board.lines.selected_columns
    count = board.lines.with_only_columns(func.count())

    async def people(*conditions: ColumnElement[bool]) -> int:
        counted: int = (await connection.execute(count.where(*conditions))).scalar_one()
        return counted

    async def equals_before(first: Any) -> int:
        # All better lines come before the first line anyway, so only its equals have to be counted.
        others = [line for line in board.others if line.score == first.score and _place(line) < _place(first)]
        return await people(score == first.score, board.before(first)) + len(others)

    theirs = readable(await connection.execute(board.lines.where(user_id == request.reader_id)))
    own = next(theirs, None) or next(
        (line for line in board.others if line.user_id == request.reader_id), None
    )
    better = await people(score > own.score) if own else 0
    length = lengths.of(board.key)
    if not length or _is_near_the_end(request.first, length):
        # Without those who gave the reader's rank, so that no line is counted twice.
        length = better + (await people(score <= own.score) if own else await people())
        lengths.keep(board.key, length)
    rows = await _lines(connection, board, request.first, length)
    return RankSlice(
        lines=rows,
        first=request.first,
        first_rank=1 + request.first - await equals_before(rows[0]) if rows else 1,
        people=max(length, better + 1 if own else 0) + len(board.others),
        own=own,
        own_rank=1 + better + sum(line.score > own.score for line in board.others) if own else 0,
    )


def _is_near_the_end(first: int, people: int) -> bool:
    """Return whether a slice is read from the end of a board.

    That takes an exact count of all people, which takes as long as skipping two in five of them.
    """
    return first * 10 > people * 7


async def _lines(connection: AsyncConnection, board: _Board, first: int, people: int) -> Sequence[Any]:
    if not board.others and _is_near_the_end(first, people):
        return await _lines_from_the_end(connection, board, people - first)
    # Start earlier by the number of others, because each of them may come before these lines.
    start = max(first - len(board.others), 0)
    query = board.lines.order_by(*board.order).limit(SLICE + first - start).offset(start)
    rows: Sequence[Any] = list(readable(await connection.execute(query)))
    if not board.others:
        return rows
    before = [line for line in board.others if start and rows and _place(line) < _place(rows[0])]
    merged = sorted([*rows, *board.others[len(before) :]], key=_place)
    skipped = first - start - len(before)
    return merged[skipped : skipped + SLICE]


async def _lines_from_the_end(connection: AsyncConnection, board: _Board, left: int) -> Sequence[Any]:
    """Return the lines of a slice with which, and with what comes after it, so many lines are left.

    All lines before a slice have to be skipped, and from this side there are fewer of them.
    """
    size = max(min(SLICE, left), 0)
    backwards = [each.element if isinstance(each, UnaryExpression) else each.desc() for each in board.order]
    query = board.lines.order_by(*backwards).limit(size).offset(max(left - size, 0))
    return list(readable(await connection.execute(query)))[::-1]


def _rows(part: RankSlice[Any]) -> list[Any]:
    return [row for row in (*part.lines, part.own) if row is not None]


def _told(part: RankSlice[Any], known: Mapping[UserId, RankableT]) -> RankSlice[RankableT]:
    """Return a part with the lines of its people; people who were forgotten meanwhile are left out."""
    return RankSlice(
        lines=[known[row.user_id] for row in part.lines if row.user_id in known],
        first=part.first,
        first_rank=part.first_rank,
        people=part.people,
        own=None if part.own is None else known.get(part.own.user_id),
        own_rank=part.own_rank,
    )


async def _standings(connection: AsyncConnection, part: RankSlice[Any]) -> RankSlice[Standing]:
    rows = _rows(part)
    keys = await _round_keys(connection, {row.round_id for row in rows if row.round_id})
    return _told(part, {row.user_id: _standing(row, keys) for row in rows})


async def _round_keys(connection: AsyncConnection, round_ids: Collection[int]) -> dict[int, RoundKey]:
    if not round_ids:
        return {}
    query = select(rounds.c.id, rounds.c.table_id, rounds.c.number).where(rounds.c.id.in_(round_ids))
    found = readable(await connection.execute(query))
    return {row.id: (TableId(row.table_id), row.number) for row in found}


def _standing(row: Any, keys: Mapping[int, RoundKey]) -> Standing:
    return Standing(UserId(row.user_id), row.score, row.rounds, keys.get(row.round_id))
