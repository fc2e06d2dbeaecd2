"""Splitting one's own hand at a table: `gnau:<table>:<round>:pick:<move>:<pressed>`."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.tables.gnau import ChooseSplit, GnauMachine, GnauTable, hand_of, unchosen
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.buttons import ButtonFace, LastingButton, button_with
from bot.views.client import tables_of
from bot.views.gnau.hand import hand_view
from bot.views.gnau.picking import (
    PRESSED_PATTERN,
    Move,
    Pressed,
    after_move,
    picking_rows,
    read_pressed,
    write_pressed,
)
from bot.views.notes import text_for


class ChoiceButton(
    LastingButton,
    template=(
        rf"gnau:(?P<table>[0-9]{{1,18}}):(?P<round>[0-9]{{1,9}}):pick:"
        rf"(?P<move>{'|'.join(Move)}):(?P<pressed>{PRESSED_PATTERN})"
    ),
):
    """A button of somebody's own split.

    Args:
        place: The table and the round it belongs to.
        move: What it does.
        pressed: Which cards were pressed before.
        face: How it looks; not needed to answer a click.
    """

    def __init__(
        self, place: tuple[TableId, int], move: Move, pressed: Pressed, face: ButtonFace | None = None
    ) -> None:
        self.table_id, self.round_number = place
        self.move = move
        self.pressed = pressed
        custom_id = f"gnau:{self.table_id}:{self.round_number}:pick:{move}:{write_pressed(pressed)}"
        super().__init__(button_with(custom_id, face))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was clicked, read from its custom id."""
        place = TableId(int(match["table"])), int(match["round"])
        return cls(place, Move(match["move"]), read_pressed(match["pressed"]))

    @property
    def log_fields(self) -> dict[str, int]:
        """Return its table and round, for the log."""
        return {"table": self.table_id, "round": self.round_number}

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Press a card or let it go, or confirm what is pressed."""
        # The answer first: it has three seconds, the database may take longer.
        await interaction.response.defer()
        try:
            if self.move in {Move.CONFIRM, Move.NO_OX}:
                places = self.pressed if self.move is Move.CONFIRM else ()
                command = ChooseSplit(UserId(interaction.user.id), places, round=self.round_number)
                await tables_of(interaction, GnauMachine.game).apply(self.table_id, command)
        finally:
            # After a refusal too: what cannot be pressed any more should not be offered any more.
            await self._show(interaction)

    async def _show(self, interaction: discord.Interaction[Any]) -> None:
        user_id = UserId(interaction.user.id)
        stored, table = await tables_of(interaction, GnauMachine.game).get(self.table_id)
        if table.round != self.round_number or table.hands is None or table.hands.of(user_id) is None:
            raise RuleError("round-over", round=self.round_number)
        text = text_for(interaction)
        rows = choice_rows(text, stored, table, user_id, after_move(self.pressed, self.move))
        await interaction.edit_original_response(view=hand_view(text, stored, table, user_id, *rows))


def choice_rows(
    text: Text, stored: StoredTable, table: GnauTable, user_id: UserId, pressed: Pressed = ()
) -> tuple[ui.ActionRow[Any], ...]:
    """Return the buttons for somebody's own split; none once they have chosen or the round is over."""
    if user_id not in unchosen(table):
        return ()
    place = stored.table_id, table.round

    def button(move: Move, face: ButtonFace) -> ChoiceButton:
        return ChoiceButton(place, move, pressed, face)

    return picking_rows(text, hand_of(table, user_id), pressed, button)
