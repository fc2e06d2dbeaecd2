"""Closed months of a server: who has won the medals of a leaderboard, and the buttons from month to month."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, Self

from discord import ui

from bot.features.feature import Announced
from bot.features.leaderboards.model import Standing
from bot.features.leaderboards.service import Board, LeaderboardService, SeasonBoard
from bot.features.leaderboards.view import LeaderboardButton, board_lines, hands_of, season_id
from bot.rules.errors import RuleError
from bot.store.earned import Medal
from bot.tables.days import Period, day_start_ms
from bot.tables.ranks import SLICE, Ranking, RankSlice
from bot.text import Text
from bot.text.conventions import listed, month
from bot.text.sanitize import escape_markdown
from bot.views.pages import TURN, Page, PageButton, Turn
from bot.views.ranks import Ranked, server_of
from bot.views.style import MEDALS, SETTLED, in_rows, panel
from bot.views.visit import Visit

# Equal scores share a medal, so there may be more winners than a message has room for.
_SHOWN: Final = 10
# How many people with the same medal are named in an announcement.
_NAMED: Final = 3


class SeasonButton(PageButton, template=rf"season:(?P<ranking>{'|'.join(Ranking)}):{TURN}"):
    """Leads to the medals of a closed month. The page of its turn is the first day of that month."""

    def __init__(
        self, ranking: Ranking, turn: Turn, label: str | None = None, *, disabled: bool = False
    ) -> None:
        self.ranking = ranking
        super().__init__(f"season:{ranking}", turn, label, disabled=disabled)
        assert self.custom_id == season_id(ranking, turn)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Ranking(match["ranking"]), Turn.read(match))

    async def page(self, visit: Visit, text: Text) -> Page:
        with visit.heavy_turn():
            service, guild_id = visit.services.of(LeaderboardService), visit.require_server()
            board = await service.season(guild_id, self.ranking, self.turn.page)
            if board is None:
                raise RuleError("season-unknown")
            view = await _season_view(visit, text, self.ranking, board)
        return Page(lambda _: view)


async def _season_view(visit: Visit, text: Text, ranking: Ranking, found: SeasonBoard) -> ui.LayoutView:
    medals, since_day = found.medals, found.season.since_day
    present = await visit.bot.members.names(server_of(visit), [each.user_id for each in medals[:SLICE]])
    lines = [
        Ranked(each.place, present[each.user_id], _line(each)) for each in medals if each.user_id in present
    ]
    shown = lines[:_SHOWN]
    board = Board(ranking, Period.MONTH, day_start_ms(since_day), RankSlice(()))
    hands = await hands_of(visit, shown)
    blocks = [
        f"## {text(f'leaderboard-title-{ranking}')}\n{text('season-of', month=month(text, since_day))}",
        *board_lines(text, board, shown, hands),
    ]
    if others := len(medals) - len(shown):
        blocks.append(text("season-others" if shown else "season-nobody-here", others=others))
    if not medals:
        blocks.append(text("season-no-medals"))
    return panel(SETTLED, blocks, *in_rows([[*_ways(text, ranking, visit, found)]]))


def _line(medal: Medal) -> Standing:
    return Standing(medal.user_id, medal.score, medal.rounds, medal.best_round)


def _ways(text: Text, ranking: Ranking, visit: Visit, found: SeasonBoard) -> Iterator[PageButton]:
    """Yield the buttons to the closed months before and after, or to the leaderboard of this month."""
    season, reader_id = found.season, visit.user_id
    if season.older is not None:
        label = text("season-button-older", month=month(text, season.older))
        yield SeasonButton(ranking, Turn(reader_id, season.older, "back"), label)
    if season.newer is not None:
        label = text("season-button-newer", month=month(text, season.newer))
        yield SeasonButton(ranking, Turn(reader_id, season.newer, "on"), label)
    else:
        yield LeaderboardButton(ranking, Period.MONTH, Turn(reader_id, 0, "on"), text("season-button-now"))


async def medal_news(announced: Announced) -> list[str]:
    """Return who has won the medals of the latest closed month, as lines of an announcement."""
    text = announced.text
    found = await announced.services.of(LeaderboardService).latest_medals(announced.guild_id)
    if found is None or not found[1]:
        return []
    season, boards = found
    people = dict.fromkeys(each.user_id for medals in boards.values() for each in medals[:SLICE])
    names = await announced.names(list(people)[:SLICE])
    lines = []
    for ranking, medals in boards.items():
        won = [(each.place, names[each.user_id]) for each in medals if each.user_id in names]
        if won:
            winners = " · ".join(_won(text, won))
            lines.append(text("season-news-line", board=text(f"medal-{ranking}"), winners=winners))
    return [text("season-news", month=month(text, season.since_day)), *lines] if lines else []


def _won(text: Text, won: Sequence[tuple[int, str]]) -> Iterator[str]:
    for place, mark in enumerate(MEDALS, start=1):
        names = [escape_markdown(name) for winner, name in won if winner == place]
        if names:
            others = [text("announcement-others", others=len(names) - _NAMED)] if len(names) > _NAMED else []
            yield f"{mark} {listed(text, [*names[:_NAMED], *others])}"
