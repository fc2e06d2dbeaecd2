"""Ranked lists of people in pages of ten, with the reader's own rank always below."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple

import discord

from bot.render import EXTENSION, StandingRow, bar_start, draw_standings, first_drawable
from bot.tables.ids import UserId
from bot.tables.ranks import SLICE, RankableT, RankRequest, RankSlice
from bot.text import Text
from bot.text.sanitize import clean_line
from bot.views.pictures import MOST_WORDS, Picture, drawn, in_picture
from bot.views.style import MEDALS
from bot.views.visit import Visit

PAGE: Final = 10
_PAGES: Final = SLICE // PAGE


@dataclass(frozen=True)
class Ranked(Generic[RankableT]):
    """One line of a ranked list.

    Args:
        rank: From 1; equal scores share a rank.
        name: The current display name in this server.
    """

    rank: int
    name: str
    standing: RankableT

    @property
    def mark(self) -> str:
        """The mark before the name: a medal or the rank's number.

        The dot is escaped. Otherwise Discord would read the lines as a list and number equal ranks on.
        """
        return MEDALS[self.rank - 1] if self.rank <= len(MEDALS) else f"{self.rank}\\."


@dataclass(frozen=True)
class RankPage(Generic[RankableT]):
    """One page of a ranked list.

    Args:
        page: From 0.
        last: The last page, from 0.
        people: How many people are ranked.
        around: The lines of the part that the page is cut from. They set the scale of the bars.
        lines: The lines of the page.
        own: The reader's own line; None if the reader is not ranked.
    """

    page: int
    last: int
    people: int
    around: Sequence[Ranked[RankableT]]
    lines: Sequence[Ranked[RankableT]]
    reader_id: UserId
    own: Ranked[RankableT] | None


def server_of(visit: Visit) -> discord.Guild:
    """Return the server whose members are ranked.

    Raises:
        RuleError: `only-in-server`.
    """
    visit.require_server()
    assert visit.place.guild is not None
    return visit.place.guild


async def ranked_members(visit: Visit, standings: Sequence[RankableT]) -> list[Ranked[RankableT]]:
    """Rank the lines of people who are in the server now, from a whole ranked list, the best first."""
    return await _present(visit, RankSlice(standings))


async def _present(visit: Visit, part: RankSlice[RankableT]) -> list[Ranked[RankableT]]:
    people = [line.user_id for line in part.lines]
    names = await visit.bot.members.names(server_of(visit), people)
    return rank(part, names)


def rank(part: RankSlice[RankableT], names: Mapping[UserId, str]) -> list[Ranked[RankableT]]:
    """Number the lines of people who have a name; equal scores share the better rank.

    Other people in the part are left out, and the people behind them move up. All people before the
    part count, with or without a name.
    """
    ranked: list[Ranked[RankableT]] = []
    for line in part.lines:
        if line.user_id in names:
            tied = ranked[-1].rank if ranked else part.first_rank
            beaten = (ranked[-1].standing if ranked else part.lines[0]).score
            number = tied if line.score == beaten else part.first + len(ranked) + 1
            ranked.append(Ranked(number, names[line.user_id], line))
    return ranked


async def rank_page_of(
    visit: Visit,
    read: Callable[[RankRequest], Awaitable[RankSlice[RankableT]]],
    page: int,
    *,
    is_onward: bool = True,
) -> RankPage[RankableT] | None:
    """Return a page with at least one person on it; None if nobody in the list is in the server.

    Pages are cut from slices of the list. People who have left the server are on no page, so the pages of
    a part may be fewer or shorter than its lines suggest.

    Args:
        page: The wanted page, from 0. If there are fewer, the last page is returned.
        is_onward: Whether to go on towards the end of the list, rather than back, if the page is empty.
    """
    guild_id = visit.require_server()
    while True:
        start = page // _PAGES * _PAGES
        part = await read(RankRequest(guild_id, visit.user_id, start * PAGE))
        present = await _present(visit, part)
        is_here = len(present) > (page - start) * PAGE
        if is_here or (present and (part.is_last or not is_onward)):
            return _cut(visit, part, present, page)
        is_onward = is_onward and not part.is_last
        if not is_onward and not start:
            return None
        page = start + _PAGES if is_onward else start - 1


def _cut(
    visit: Visit, part: RankSlice[RankableT], present: Sequence[Ranked[RankableT]], page: int
) -> RankPage[RankableT]:
    start = part.first // PAGE
    last = start + (len(present) - 1) // PAGE
    page = min(page, last)
    is_whole = part.is_last and not part.first
    own = next((line for line in present if line.standing.user_id == visit.user_id), None)
    if own is None and part.own is not None and not is_whole:
        own = Ranked(part.own_rank, visit.interaction.user.display_name, part.own)
    return RankPage(
        page=page,
        last=last if part.is_last else (part.people - 1) // PAGE,
        people=len(present) if is_whole else part.people,
        around=present,
        lines=present[(page - start) * PAGE : (page - start + 1) * PAGE],
        reader_id=visit.user_id,
        own=own,
    )


class Shown(NamedTuple):
    """What the picture of a ranked list shows of a person.

    Args:
        value: What the person is ranked by, in few words.
        score: The same as a number for the bar; None for no bar.
        about: What else there is to say, in few words; may be empty.
    """

    value: str
    score: int | None
    about: str = ""


async def drawn_ranks(
    text: Text, title: str, rank_page: RankPage[RankableT], shown: Callable[[Text, RankableT], Shown]
) -> Picture | None:
    """Draw a page of a ranked list."""
    plain = in_picture(text)
    said = "\n".join(
        f"{row.rank}. "
        + text("named-value", name=row.names[0], value=" · ".join(filter(None, [row.value, row.about])))
        for row in _rows(text, rank_page, shown)
    )
    words = text("leaderboard-picture", title=title, lines=said)[:MOST_WORDS]
    scores = [each for line in rank_page.around if (each := shown(plain, line.standing).score) is not None]
    ends = min(scores, default=0), max(scores, default=0)
    start = bar_start(*ends)
    note = plain("leaderboard-picture-start", number=start) if start else ""
    rows = tuple(_rows(plain, rank_page, shown))
    return await drawn(plain.locale, f"standings.{EXTENSION}", words, draw_standings, rows, ends, note)


def _rows(
    text: Text, rank_page: RankPage[RankableT], shown: Callable[[Text, RankableT], Shown]
) -> Iterator[StandingRow]:
    for line in rank_page.lines:
        # The rank replaces a name that cannot be drawn. The text beside the picture has both.
        names = clean_line(line.name), text("leaderboard-picture-rank", rank=line.rank)
        yield StandingRow(line.rank, names, *shown(text, line.standing))


def not_in_picture(
    lines: Sequence[Ranked[RankableT]], picture: Picture | None
) -> Sequence[Ranked[RankableT]]:
    """Return the lines that stand in words: all of them without a picture, else those it cannot name."""
    if picture is None:
        return lines
    return [line for line in lines if not first_drawable([clean_line(line.name), ""])]
