"""A hand that is over, page by page, to one person alone: `review:<game>:<table>:<hand>:…`."""

import re
from functools import partial
from typing import Any, Self

import discord
from discord import ui

from bot.tables.ids import UserId
from bot.tables.round_ids import format_round_id
from bot.tables.tricks.snapshot import load
from bot.text import Text
from bot.views.client import services_of
from bot.views.notes import text_for
from bot.views.pages import TURN, PageButton, Turn, turning_row
from bot.views.panel import PRIVATE, panel
from bot.views.tricks.panel import PLACE, Place
from bot.views.tricks.past_hands import settled_hand
from bot.views.tricks.review_pages import review_blocks


async def show_review(interaction: discord.Interaction[Any], place: Place) -> None:
    """Show somebody the first page of the review of a hand, to them alone.

    Args:
        interaction: Their click or command.
        place: Which hand.

    Raises:
        RuleError: `hand-not-found`.
    """
    # The answer first: thinking about a page may take longer than the three seconds it has.
    await interaction.response.defer(ephemeral=True, thinking=True)
    view = await _page_view(interaction, text_for(interaction), place, 0)
    await interaction.followup.send(view=view, ephemeral=True)


async def _page_view(
    interaction: discord.Interaction[Any], text: Text, place: Place, page: int
) -> ui.LayoutView:
    stored = await settled_hand(interaction, place)
    assert stored.snapshot is not None
    reader_id, reviews = UserId(interaction.user.id), services_of(interaction).reviews
    shown = await reviews.page(load(stored.snapshot), page, stored.guild_id, reader_id)
    named = text("tricks-review-hand", hand=format_round_id(place.table_id, place.round))
    row = turning_row(text, reader_id, shown.page, shown.last, partial(ReviewButton, place))
    return panel(PRIVATE, review_blocks(text, shown, named, reader_id), row)


class ReviewButton(
    PageButton,
    template=rf"review:{PLACE}:{TURN}",
):
    """Turns a page of the review of a hand.

    Args:
        place: Which hand.
        turn: Where it leads.
        label: What it says.
        disabled: Whether there is no such page.
    """

    def __init__(self, place: Place, turn: Turn, label: str | None = None, *, disabled: bool = False) -> None:
        self.place = place
        super().__init__(f"review:{place}", turn, label, disabled=disabled)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was clicked, read from its custom id."""
        return cls(Place.of(match), Turn.read(match))

    @property
    def log_fields(self) -> dict[str, int]:
        """Return its table and round, for the log."""
        return {"table": self.place.table_id, "round": self.place.round}

    async def page(self, interaction: discord.Interaction[Any], text: Text) -> ui.LayoutView:
        """Return the page it leads to."""
        return await _page_view(interaction, text, self.place, self.turn.page)
