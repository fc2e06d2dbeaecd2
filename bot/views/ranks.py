"""Ranked lists of people: pages of ten, the reader's own rank always below."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

import discord

from bot.render import EXTENSION, StandingRow, draw_standings
from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.text import Text
from bot.text.sanitize import clean_line
from bot.views.interactions import members_of
from bot.views.pictures import MOST_WORDS, Picture, drawn

PAGE: Final = 10
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


class Rankable(Protocol):
    """What somebody's rank is for."""

    @property
    def user_id(self) -> UserId:
        """Whose it is."""
        ...

    @property
    def score(self) -> Any:
        """What they are ranked by."""
        ...


Line = TypeVar("Line", bound=Rankable)


@dataclass(frozen=True)
class Ranked(Generic[Line]):
    """One line of a ranked list.

    Args:
        rank: From 1; equal scores share a rank.
        name: The display name in this server now.
        standing: What the rank is for.
    """

    rank: int
    name: str
    standing: Line

    @property
    def mark(self) -> str:
        """What stands before the name: a medal, or the number.

        Its dot is escaped: Discord would take the lines for a list, and count equal ranks on.
        """
        return _MEDALS.get(self.rank, f"{self.rank}\\.")


@dataclass(frozen=True)
class RankPage(Generic[Line]):
    """One page of a ranked list.

    Args:
        page: Which, from 0.
        last: The last one there is.
        everybody: All lines of the list, the best first.
        lines: Those of the page.
        reader_id: Who reads it.
        own: The reader's own line; None when they have none.
    """

    page: int
    last: int
    everybody: Sequence[Ranked[Line]]
    lines: Sequence[Ranked[Line]]
    reader_id: UserId
    own: Ranked[Line] | None


def server_of(interaction: discord.Interaction[Any]) -> discord.Guild:
    """Return the server whose people are ranked.

    Raises:
        RuleError: `only-in-server`.
    """
    if interaction.guild is None:
        raise RuleError("only-in-server")
    return interaction.guild


async def ranked_members(
    interaction: discord.Interaction[Any], standings: Sequence[Line]
) -> list[Ranked[Line]]:
    """Number those lines of a ranked list, the best first, whose people are in the server now."""
    people = [line.user_id for line in standings]
    names = await members_of(interaction).names(server_of(interaction), people)
    return rank([line for line in standings if line.user_id in names], names)


def rank(standings: Sequence[Line], names: Mapping[UserId, str]) -> list[Ranked[Line]]:
    """Number the lines of a ranked list; those with equal scores share the better rank."""
    ranked: list[Ranked[Line]] = []
    for position, line in enumerate(standings, start=1):
        tied = ranked and ranked[-1].standing.score == line.score
        number = ranked[-1].rank if tied else position
        ranked.append(Ranked(number, names[line.user_id], line))
    return ranked


def rank_page_of(ranked: Sequence[Ranked[Line]], page: int, reader_id: int) -> RankPage[Line]:
    """Return a page of a ranked list in which there is somebody.

    Args:
        ranked: All of it.
        page: Which page, from 0; the last one where there are fewer.
        reader_id: Who reads it.
    """
    last = (len(ranked) - 1) // PAGE
    page = min(page, last)
    own = next((line for line in ranked if line.standing.user_id == reader_id), None)
    return RankPage(page, last, ranked, ranked[page * PAGE : (page + 1) * PAGE], UserId(reader_id), own)


async def drawn_ranks(
    text: Text,
    title: str,
    rank_page: RankPage[Line],
    value: Callable[[Line], str],
    score: Callable[[Line], int | None],
) -> Picture | None:
    """Draw a page of a ranked list.

    Args:
        text: The words.
        title: What the list is called.
        rank_page: The page.
        value: Returns what somebody is ranked by, in few words.
        score: Returns the same as a number, for a bar; None for no bar.
    """
    rows = tuple(
        StandingRow(line.rank, _names(text, line), value(line.standing), score(line.standing))
        for line in rank_page.lines
    )
    said = "\n".join(f"{row.rank}. {row.names[0]}: {row.value}" for row in rows)
    words = text("leaderboard-picture", title=title, lines=said)[:MOST_WORDS]
    scores = [number for line in rank_page.everybody if (number := score(line.standing)) is not None]
    ends = min(scores, default=0), max(scores, default=0)
    return await drawn(f"standings.{EXTENSION}", words, draw_standings, rows, ends)


def _names(text: Text, line: Ranked[Line]) -> tuple[str, str]:
    # The rank stands in the text beside, too.
    return clean_line(line.name), text("leaderboard-picture-rank", rank=line.rank)
