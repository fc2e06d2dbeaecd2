"""Somebody's own cards, to them alone, and what they can do: `<game>:<table>:<round>:<act>:<arg>`."""

import re
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Self, cast

import discord
from discord import ui

from bot.players import Game
from bot.services import TableService
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.tables.tricks import (
    IN_GAME,
    Command,
    NextHand,
    TrickTable,
    with_cards,
)
from bot.tables.tricks.conditions import verify_current
from bot.text import Text
from bot.views.client import tables_of, trick_panels_of
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.notes import text_for
from bot.views.open_panels import NO_PICKS, OpenPanel, Picks
from bot.views.panel import PRIVATE, panel
from bot.views.tricks.acts import ARGS, Act, card_command, read_places
from bot.views.tricks.hint import show_hint
from bot.views.tricks.panel_text import panel_blocks
from bot.views.tricks.presence import table_before
from bot.views.tricks.rows import panel_rows

PLACE: Final = rf"(?P<game>{'|'.join(Game)}):(?P<table>[0-9]{{1,18}}):(?P<round>[0-9]{{1,9}})"


@dataclass(frozen=True)
class Place:
    """Where a button belongs.

    Args:
        game: The game.
        table_id: The table.
        round: The hand of the table.
    """

    game: Game
    table_id: TableId
    round: int

    def __str__(self) -> str:
        return f"{self.game}:{self.table_id}:{self.round}"

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Return the place that a custom id names, which its template has matched with `PLACE`."""
        return cls(Game(match["game"]), TableId(int(match["table"])), int(match["round"]))


class PanelButton(
    LastingButton,
    template=(rf"{PLACE}:(?P<act>{'|'.join(Act)}):(?P<arg>{ARGS})"),
):
    """A button of somebody's panel. It says nothing of whose it is: it plays the cards of whoever clicks.

    Args:
        place: Where it belongs.
        act: What it does.
        arg: With what.
        looks: How it looks; not needed to answer a click.
    """

    def __init__(self, place: Place, act: Act, arg: str, looks: ButtonFace | None = None) -> None:
        self.place = place
        self.act = act
        self.arg = arg
        super().__init__(button_with(f"{place}:{act}:{arg}", looks))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was clicked, read from its custom id."""
        return cls(Place.of(match), Act(match["act"]), match["arg"])

    @property
    def log_fields(self) -> dict[str, int]:
        """Return its table and round, for the log."""
        return {"table": self.place.table_id, "round": self.place.round}

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it says, and show the panel as it is then."""
        # The answer first: it has three seconds, the database may take longer.
        await interaction.response.defer()
        try:
            await self._act(interaction)
        finally:
            # After a refusal too: what cannot be pressed any more should not be offered any more.
            await _show(interaction, self.place.game, self.place.table_id, self._picks)

    async def _act(self, interaction: discord.Interaction[Any]) -> None:
        if self.act is Act.SHOW:
            return
        user_id = UserId(interaction.user.id)
        tables = tables_of(interaction, self.place.game)
        _, table = await tables.get(self.place.table_id)
        verify_current(table, self.place.round)
        command = self._command(table, user_id)
        if command is not None:
            await tables.apply(self.place.table_id, command)
        elif self.act is Act.HINT:
            await show_hint(interaction, self.place.game, self.place.table_id)

    def _command(self, table: TrickTable, user_id: UserId) -> Command | None:
        if self.act is Act.NEXT:
            return NextHand(user_id, round=self.place.round)
        return card_command(self.act, self.arg, table, user_id)

    @property
    def _picks(self) -> Picks:
        if self.act in {Act.PICK, Act.CONFIRM, Act.HINT}:
            return Picks(self.place.round, read_places(self.arg))
        return NO_PICKS


def panel_view(
    text: Text, stored: StoredTable, table: TrickTable, user_id: UserId, picks: Picks = NO_PICKS
) -> ui.LayoutView:
    """Return what somebody sees alone, whatever phase the table is in and whether or not they have a seat.

    Args:
        text: The words.
        stored: The table's ids.
        table: Its state.
        user_id: Whose panel.
        picks: What they have picked; in another hand it does not count.
    """
    place = table.seat_of(user_id)
    rows = []
    if place is not None and table.phase in IN_GAME:
        make = partial(PanelButton, Place(table.game, stored.table_id, table.round))
        picked = picks.places if picks.round == table.round else ()
        rows = list(panel_rows(text, table, place, picked, make))
    return panel(PRIVATE, panel_blocks(text, stored, table, user_id), *rows)


async def show_panel(interaction: discord.Interaction[Any], game: Game, table_id: TableId) -> None:
    """Show a person their own cards, to them alone; who was away is back by that.

    Raises:
        RuleError: They have none.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    # Between two hands as well: there is nothing to show then, but who was away has asked for their cards.
    _, table = await table_before(interaction, game, table_id)
    with_cards(table, UserId(interaction.user.id))
    await _show(interaction, game, table_id)


def expired_view(open_panel: OpenPanel) -> ui.LayoutView:
    """Return what a panel says that is not kept up to date any more, with the button that shows it again."""
    text = text_for(open_panel.interaction)
    # Whichever hand is played when it is pressed.
    place = Place(open_panel.game, open_panel.table_id, 0)
    looks = ButtonFace(text("tricks-button-hand"), discord.ButtonStyle.primary)
    row: ui.ActionRow[Any] = ui.ActionRow(PanelButton(place, Act.SHOW, "", looks))
    return panel(PRIVATE, [text("tricks-panel-expired", table=str(open_panel.table_id))], row)


async def refresh_panel(open_panel: OpenPanel, tables: TableService[TrickTable]) -> bool:
    """Show an open panel as it should be now, if it looks different.

    Args:
        open_panel: The panel.
        tables: The tables of its game.

    Returns:
        Whether there may be more to show in it: not once its table is closed.

    Raises:
        RuleError: The table is gone.
    """
    stored, table = await tables.get(open_panel.table_id)
    text = text_for(open_panel.interaction)
    view = panel_view(text, stored, table, open_panel.user_id, open_panel.picks)
    looks = _components(view)
    if looks != open_panel.shown:
        open_panel.shown = looks
        await open_panel.interaction.edit_original_response(view=view)
    return table.is_open


async def _show(
    interaction: discord.Interaction[Any], game: Game, table_id: TableId, picks: Picks = NO_PICKS
) -> None:
    """Show somebody's panel through their click, and remember it; they are there now if they were away."""
    stored, table = await table_before(interaction, game, table_id)
    view = panel_view(text_for(interaction), stored, table, UserId(interaction.user.id), picks)
    # Before it is shown: whoever brings it up to date meanwhile must know what is picked in it.
    if table.is_open:
        shown = OpenPanel(interaction, game, table_id, picks, _components(view))
        trick_panels_of(interaction).remember(shown)
    await interaction.edit_original_response(view=view)


def _components(view: ui.LayoutView) -> list[dict[str, Any]]:
    # discord.py has no annotation for this.
    return cast("list[dict[str, Any]]", view.to_components())  # type: ignore[no-untyped-call]
