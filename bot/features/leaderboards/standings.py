"""The standings of a server in a game of tricks."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Self

from discord import ui

from bot.features.leaderboards.service import LeaderboardService
from bot.features.leaderboards.view import board_view, show_board
from bot.players import TrickGame
from bot.rules.errors import RuleError
from bot.tables.game_records import START, GameStanding, GameTally
from bot.text import Text
from bot.text.conventions import number
from bot.text.sanitize import escape_markdown
from bot.text.tricks import game_name
from bot.views.pages import TURN, Page, PageButton, Turn, turning_row
from bot.views.phrases import mention
from bot.views.pictures import Picture
from bot.views.ranks import Ranked, RankPage, Shown, drawn_ranks, not_in_picture, rank_page_of
from bot.views.tricks.custom_ids import GAME
from bot.views.visit import Visit


async def show_standings(visit: Visit, game: str) -> None:
    """Show the first page of the server's standings in a game to everyone.

    Raises:
        RuleError: `nobody-finished`, or the interaction is not from a server.
    """
    await show_board(visit, lambda text: _page(visit, text, game, 0))


async def _page(visit: Visit, text: Text, name: str, number: int, *, is_onward: bool = True) -> Page:
    game = visit.face(name).game
    read = partial(visit.services.of(LeaderboardService).standings, game=name)
    rank_page = await rank_page_of(visit, read, number, is_onward=is_onward)
    if rank_page is None:
        raise RuleError("nobody-finished", game=name)

    def view(picture: Picture | None) -> ui.LayoutView:
        title = text("tricks-standings-title", game=game_name(text, name))
        about = text("tricks-standings-about", start=str(START))
        lines = "\n".join(_line(text, game, line) for line in not_in_picture(rank_page.lines, picture))
        make = partial(StandingsButton, name)
        row = turning_row(text, rank_page.reader_id, rank_page.page, rank_page.last, make)
        return board_view(
            f"## {title}\n{about}", filter(None, [lines]), _own(text, game, rank_page), row, picture
        )

    return Page(view, partial(_drawn, text, game, rank_page))


async def _drawn(text: Text, game: TrickGame, rank_page: RankPage[GameStanding]) -> Picture | None:
    def shown(text: Text, standing: GameStanding) -> Shown:
        # A bar shows the distance from the rating that everyone starts with.
        distance = None if standing.rating is None else standing.rating - START
        return Shown(_rating(text, standing), distance, _record(text, game, standing.tally))

    title = text("tricks-standings-title", game=game_name(text, game.name))
    return await drawn_ranks(text, title, rank_page, shown)


def _line(text: Text, game: TrickGame, line: Ranked[GameStanding]) -> str:
    return text(
        "tricks-standings-line",
        rank=line.mark,
        name=escape_markdown(line.name),
        rating=_rating(text, line.standing),
        record=_record(text, game, line.standing.tally),
    )


def _own(text: Text, game: TrickGame, rank_page: RankPage[GameStanding]) -> str:
    who = mention(rank_page.reader_id)
    if rank_page.own is None:
        return text("tricks-standings-unranked", who=who)
    return text(
        "tricks-standings-own",
        who=who,
        rank=rank_page.own.rank,
        of=rank_page.people,
        rating=_rating(text, rank_page.own.standing),
        record=_record(text, game, rank_page.own.standing.tally),
    )


def _rating(text: Text, standing: GameStanding) -> str:
    # A rating is written like a year, without a thousands separator.
    return text("tricks-standings-unrated") if standing.rating is None else str(standing.rating)


def _record(text: Text, game: TrickGame, tally: GameTally) -> str:
    return " · ".join(_facts(text, game, tally))


def _facts(text: Text, game: TrickGame, tally: GameTally) -> Iterator[str]:
    yield text("tricks-standings-won", won=tally.won, games=tally.games)
    if tally.hands:
        yield text("tricks-standings-average", average=number(text, tally.average, 1))
        yield text("tricks-standings-best", best=tally.best_hand(game.rules.merit))
    if tally.sweeps:
        yield text(f"tricks-standings-sweeps-{game.name}", sweeps=tally.sweeps)


class StandingsButton(PageButton, template=rf"standings:{GAME}:{TURN}"):
    """Turns a page of standings."""

    def __init__(self, game: str, turn: Turn, label: str | None = None, *, disabled: bool = False) -> None:
        self.game = game
        super().__init__(f"standings:{game}", turn, label, disabled=disabled)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], Turn.read(match))

    async def page(self, visit: Visit, text: Text) -> Page:
        with visit.heavy_turn():
            return await _page(visit, text, self.game, self.turn.page, is_onward=self.turn.is_onward)
