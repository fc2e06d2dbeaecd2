"""The leaderboard: pages of ten, the reader's own rank always below."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Standing
from bot.text import Text
from bot.views.buttons import LastingButton
from bot.views.client import members_of, services_of
from bot.views.notes import text_for
from bot.views.palette import SETTLED
from bot.views.panel import LINE, panel

PAGE: Final = 10
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True)
class Ranked:
    """One line of the leaderboard.

    Args:
        rank: From 1; equal points share a rank.
        name: The display name in this server now.
        standing: The points.
    """

    rank: int
    name: str
    standing: Standing


async def show_leaderboard(interaction: discord.Interaction[Any]) -> None:
    """Show everybody the first page of the server's leaderboard.

    Raises:
        RuleError: There is nobody to rank, or this is no server.
    """
    standings = await _standings(interaction)
    await interaction.response.defer(thinking=True)
    await interaction.followup.send(view=await _page_view(interaction, standings, 0))


async def _standings(interaction: discord.Interaction[Any]) -> list[Standing]:
    standings = await services_of(interaction).store.standings(GuildId(_guild(interaction).id))
    if not standings:
        raise RuleError("nobody-ranked")
    return standings


def _guild(interaction: discord.Interaction[Any]) -> discord.Guild:
    if interaction.guild is None:
        raise RuleError("only-in-server")
    return interaction.guild


async def _page_view(
    interaction: discord.Interaction[Any], standings: Sequence[Standing], page: int
) -> ui.LayoutView:
    people = [line.user_id for line in standings]
    names = await members_of(interaction).names(_guild(interaction), people)
    lines = rank([line for line in standings if line.user_id in names], names)
    if not lines:
        raise RuleError("nobody-ranked")
    last = (len(lines) - 1) // PAGE
    return _view(text_for(interaction), lines, UserId(interaction.user.id), min(page, last), last)


def rank(standings: Sequence[Standing], names: dict[UserId, str]) -> list[Ranked]:
    """Number the lines of a leaderboard; who has equal points shares the better rank."""
    ranked: list[Ranked] = []
    for position, line in enumerate(standings, start=1):
        tied = ranked and ranked[-1].standing.balance_points == line.balance_points
        place = ranked[-1].rank if tied else position
        ranked.append(Ranked(place, names[line.user_id], line))
    return ranked


def _view(text: Text, lines: Sequence[Ranked], reader_id: UserId, page: int, last: int) -> ui.LayoutView:
    shown = lines[page * PAGE : (page + 1) * PAGE]
    blocks = [
        f"## {text('leaderboard-title')}",
        "\n".join(_line(text, line) for line in shown),
        LINE,
        _own(text, lines, reader_id),
    ]
    return panel(SETTLED, blocks, _turning_row(text, reader_id, page, last) if last else None)


def _line(text: Text, line: Ranked) -> str:
    return text(
        "leaderboard-line",
        rank=_MEDALS.get(line.rank, f"{line.rank}."),
        name=discord.utils.escape_markdown(line.name),
        balance=line.standing.balance_points,
        rounds=line.standing.rounds,
    )


def _own(text: Text, lines: Sequence[Ranked], reader_id: UserId) -> str:
    for line in lines:
        if line.standing.user_id == reader_id:
            return text(
                "leaderboard-own", rank=line.rank, of=len(lines), balance=line.standing.balance_points
            )
    return text("leaderboard-unranked")


def _turning_row(text: Text, reader_id: UserId, page: int, last: int) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(
        PageButton(reader_id, max(page - 1, 0), "back", text("leaderboard-back"), disabled=page == 0)
    )
    row.add_item(
        PageButton(reader_id, min(page + 1, last), "on", text("leaderboard-on"), disabled=page == last)
    )
    return row


class PageButton(
    LastingButton,
    template=r"leaderboard:(?P<reader>[0-9]{1,20}):(?P<page>[0-9]{1,9}):(?P<way>back|on)",
):
    """Turns a leaderboard's page.

    Args:
        reader_id: Who asked for the leaderboard; anybody else gets a private one of their own.
        page: The page it leads to.
        way: Which of the two buttons it is.
        label: What it says.
        disabled: Whether there is no such page.
    """

    def __init__(
        self, reader_id: int, page: int, way: str, label: str | None = None, *, disabled: bool = False
    ) -> None:
        self.reader_id = reader_id
        self.page = page
        custom_id = f"leaderboard:{reader_id}:{page}:{way}"
        super().__init__(ui.Button(label=label or way, custom_id=custom_id, disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was clicked, read from its custom id."""
        return cls(int(match["reader"]), int(match["page"]), match["way"])

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page for its reader; show anybody else their own leaderboard."""
        # The answer first: asking Discord who is still here may take longer than the three seconds it has.
        if interaction.user.id == self.reader_id:
            await interaction.response.defer()
            await interaction.edit_original_response(view=await self._turned(interaction))
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send(view=await self._turned(interaction), ephemeral=True)

    async def _turned(self, interaction: discord.Interaction[Any]) -> ui.LayoutView:
        return await _page_view(interaction, await _standings(interaction), self.page)
