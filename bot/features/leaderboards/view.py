"""The leaderboards of points and of Gnau: pages of ten people, always with the reader's own rank below."""

import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Self

import discord
from discord import ui

from bot.features.leaderboards.model import Standing
from bot.features.leaderboards.service import Board, LeaderboardService
from bot.rules.errors import RuleError
from bot.tables.days import Period
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import ChannelId, UserId
from bot.tables.points import PointsMode
from bot.tables.ranks import Ranking, RankRequest, RankSlice
from bot.text import Text
from bot.text.conventions import month
from bot.text.sanitize import escape_markdown
from bot.views.gnau.cards import hand_name, hand_quote
from bot.views.lasting import ButtonFace, PlacedButton
from bot.views.pages import TURN, Page, PageButton, Turn, turning_row
from bot.views.phrases import date_time, mention, signed_points
from bot.views.pictures import Picture
from bot.views.ranks import Ranked, RankPage, Shown, drawn_ranks, not_in_picture, rank_page_of
from bot.views.style import LINE, SETTLED, panel
from bot.views.visibility import quotable_channels
from bot.views.visit import Visit

# Down to this rank a hand is shown with its cards: a phone has room for no more.
QUOTED: Final = 3
_KIND: Final = rf"(?P<ranking>{'|'.join(Ranking)}):(?P<period>{'|'.join(Period)})"


@dataclass(frozen=True)
class Hands:
    """The round behind each line of a page, by player.

    Args:
        quotable: The channels whose rounds may be quoted. A hand from another channel is only named.
    """

    rounds: Mapping[UserId, StoredRound]
    quotable: Collection[ChannelId]

    def quoted(self, user_id: UserId) -> StoredRound | None:
        """Return the player's round if it may be quoted, else None."""
        stored = self.rounds.get(user_id)
        return stored if stored is not None and stored.channel_id in self.quotable else None


async def show_leaderboard(visit: Visit, ranking: Ranking, period: Period) -> None:
    """Show the first page of a leaderboard of the server to everyone.

    Raises:
        RuleError: There is nobody to rank, or the interaction is not from a server.
    """
    await show_board(visit, lambda text: _page(visit, text, ranking, period, 0))


async def show_board(visit: Visit, first_page: Callable[[Text], Awaitable[Page]]) -> None:
    """Show the first page of any leaderboard to everyone.

    Raises:
        RuleError: From `first_page`, or because the interaction is not from a server.
    """
    visit.require_server()
    async with visit.thinking_for_all():
        page = await first_page(await visit.public_text())
    await visit.interaction.followup.send(view=page.view(None))
    await page.add_picture(visit)


def board_view(
    heading: str, lines: Iterable[str], own: str, buttons: ui.ActionRow[Any] | None, picture: Picture | None
) -> ui.LayoutView:
    """Return a page of any leaderboard.

    Args:
        own: The reader's own line.
        buttons: Those that lead to other pages, if there are other pages.
    """
    drawing = [] if picture is None else [picture.item()]
    return panel(SETTLED, [heading, *lines, *drawing, LINE, own], buttons)


def _nobody(board: Board) -> RuleError:
    if board.ranking is Ranking.DRILL:
        return RuleError("nobody-drilled")
    if board.since_ms is None:
        return RuleError("nobody-ranked")
    return RuleError("nobody-ranked-since", when=date_time(board.since_ms))


async def _page(  # noqa: PLR0913 - a page depends on all of them
    visit: Visit, text: Text, ranking: Ranking, period: Period, number: int, *, is_onward: bool = True
) -> Page:
    boards: list[Board] = []

    async def read(request: RankRequest) -> RankSlice[Standing]:
        boards.append(await visit.services.of(LeaderboardService).board(request, ranking, period))
        return boards[-1].part

    rank_page = await rank_page_of(visit, read, number, is_onward=is_onward)
    board = boards[-1]
    if rank_page is None:
        if board.closed_day is None:
            raise _nobody(board)
        return Page(lambda _: _empty_view(text, board, visit.user_id))
    hands = await hands_of(visit, [*rank_page.lines, *filter(None, [rank_page.own])])
    make = partial(LeaderboardButton, ranking, period)

    def view(picture: Picture | None) -> ui.LayoutView:
        shown = not_in_picture(rank_page.lines, picture)
        lines, own = board_lines(text, board, shown, hands), _own(text, board, rank_page, hands)
        row = turning_row(text, rank_page.reader_id, rank_page.page, rank_page.last, make)
        row = _with_past(text, board, visit.user_id, row)
        return board_view(_heading(text, board), lines, own, row, picture)

    # A best hand is a name and not a number, so bars cannot show it.
    is_drawn = ranking is not Ranking.BEST_HAND
    return Page(view, partial(_drawn, text, board, rank_page) if is_drawn else None)


async def _drawn(text: Text, board: Board, rank_page: RankPage[Standing]) -> Picture | None:
    def shown(text: Text, standing: Standing) -> Shown:
        is_of_points = board.ranking is Ranking.POINTS
        about = text("leaderboard-rounds", rounds=standing.rounds) if is_of_points else ""
        if is_of_points and board.since_ms is not None:
            return Shown(signed_points(text, standing.score), standing.score, about)
        return Shown(text("leaderboard-picture-number", number=standing.score), standing.score, about)

    title = text(f"leaderboard-title-{board.ranking}")
    return await drawn_ranks(text, title, rank_page, shown)


async def hands_of(visit: Visit, shown: Sequence[Ranked[Standing]]) -> Hands:
    """Return the rounds behind lines of a leaderboard of best hands, and none for lines of others."""
    return Hands(await _rounds(visit, shown), quotable_channels(visit))


async def _rounds(visit: Visit, lines: Sequence[Ranked[Standing]]) -> dict[UserId, StoredRound]:
    guild_id, history = visit.require_server(), visit.services.history
    found: dict[UserId, StoredRound] = {}
    for standing in (line.standing for line in lines):
        if standing.best_round and (stored := await history.round(guild_id, *standing.best_round)):
            found[standing.user_id] = stored
    return found


def _heading(text: Text, board: Board) -> str:
    return f"## {text(f'leaderboard-title-{board.ranking}')}\n{_since(text, board)}"


def _empty_view(text: Text, board: Board, reader_id: UserId) -> ui.LayoutView:
    row = _with_past(text, board, reader_id, None)
    return panel(SETTLED, [_heading(text, board), text("leaderboard-nobody-yet")], row)


def _with_past(
    text: Text, board: Board, reader_id: UserId, row: ui.ActionRow[Any] | None
) -> ui.ActionRow[Any] | None:
    """Return a row of buttons with one more that leads to the latest closed month, if there is one."""
    if board.closed_day is None:
        return row
    face = ButtonFace(text("season-button-past", month=month(text, board.closed_day)))
    turn = Turn(reader_id, board.closed_day, "back")
    return (row or ui.ActionRow()).add_item(PlacedButton(season_id(board.ranking, turn), face))


def season_id(ranking: Ranking, turn: Turn) -> str:
    """Return the custom id of a button that leads to a closed month.

    Args:
        turn: Its page is the first day of the month.
    """
    return f"season:{ranking}:{turn}"


def _since(text: Text, board: Board) -> str:
    is_of_points = board.ranking is Ranking.POINTS
    if board.since_ms is None:
        return text("leaderboard-all-points" if is_of_points else "leaderboard-all")
    when = date_time(board.since_ms)
    return text("leaderboard-since-points" if is_of_points else "leaderboard-since", when=when)


def board_lines(text: Text, board: Board, shown: Sequence[Ranked[Standing]], hands: Hands) -> Iterator[str]:
    """Yield the lines of a leaderboard, as blocks of a message."""
    lines = [_line(text, board, hands, line) for line in shown]
    if board.ranking is Ranking.BEST_HAND:
        # Each line is a separate block, so that the text after a quote does not look like part of it.
        yield from lines
    elif lines:
        yield "\n".join(lines)


def _line(text: Text, board: Board, hands: Hands, line: Ranked[Standing]) -> str:
    words = text(
        "leaderboard-line",
        rank=line.mark,
        name=escape_markdown(line.name),
        value=_value(text, board, hands, line.standing),
    )
    stored = hands.quoted(line.standing.user_id) if line.rank <= QUOTED else None
    return words if stored is None else f"{words}\n{hand_quote(text, stored, line.standing.user_id)}"


def _value(text: Text, board: Board, hands: Hands, standing: Standing) -> str:
    if board.ranking is Ranking.DRILL:
        return text("leaderboard-drill", right=standing.score, answered=standing.rounds)
    if board.ranking is Ranking.ROUNDS:
        return text("leaderboard-rounds", rounds=standing.rounds)
    if standing.best_round:
        name = hand_name(text, hands.rounds[standing.user_id], standing.user_id)
        if hands.quoted(standing.user_id) is None:
            return name
        return text("leaderboard-hand", name=name, round=format_round_id(*standing.best_round))
    if board.since_ms is None:
        return text("leaderboard-points", points=standing.score, rounds=standing.rounds)
    gain = signed_points(text, standing.score)
    return text("leaderboard-gain", gain=gain, points=standing.score, rounds=standing.rounds)


def _own(text: Text, board: Board, rank_page: RankPage[Standing], hands: Hands) -> str:
    who = mention(rank_page.reader_id)
    if rank_page.own is None:
        drill = board.ranking is Ranking.DRILL
        return text("leaderboard-unranked-drill" if drill else "leaderboard-unranked", who=who)
    value = _value(text, board, hands, rank_page.own.standing)
    return text("leaderboard-own", who=who, rank=rank_page.own.rank, of=rank_page.people, value=value)


# The buttons of older leaderboards carry no ranking and no period: only one leaderboard existed then.
class LeaderboardButton(PageButton, template=rf"leaderboard:(?:{_KIND}:)?{TURN}"):
    """Turns the page of a leaderboard."""

    def __init__(
        self,
        ranking: Ranking,
        period: Period,
        turn: Turn,
        label: str | None = None,
        *,
        disabled: bool = False,
    ) -> None:
        self.ranking, self.period = ranking, period
        super().__init__(f"leaderboard:{ranking}:{period}", turn, label, disabled=disabled)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        ranking, period = Ranking(match["ranking"] or "points"), Period(match["period"] or "all")
        return cls(ranking, period, Turn.read(match))

    async def page(self, visit: Visit, text: Text) -> Page:
        with visit.heavy_turn():
            return await _page(
                visit, text, self.ranking, self.period, self.turn.page, is_onward=self.turn.is_onward
            )


async def show_balance(visit: Visit, person: discord.User | discord.Member) -> None:
    """Show everyone how many points a person has in this server.

    Raises:
        RuleError: The person has played no round, and so has no points, or the interaction is not from a
            server.
    """
    visit.require_server()
    async with visit.thinking_for_all():
        line = await _balance_line(visit, person)
    await visit.interaction.followup.send(line)


async def _balance_line(visit: Visit, person: discord.User | discord.Member) -> str:
    services, guild_id = visit.services, visit.guild_id
    user_id = UserId(person.id)
    if (
        person == visit.interaction.user
        and (await services.settings.for_guild(guild_id)).points is PointsMode.BANKROLL
    ):
        # Reading the balance opens the bankroll, with the opening grant in it.
        await services.bankroll.balance(guild_id, user_id)
    text = visit.text
    standing = await services.of(LeaderboardService).balance(guild_id, user_id)
    if standing is None:
        raise RuleError("no-balance", user=person.mention)
    return text("balance-line", user=person.mention, balance=standing.score, rounds=standing.rounds)
