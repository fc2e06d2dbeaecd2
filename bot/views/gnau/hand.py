"""What a player sees alone: the five cards and what they make."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.tables.gnau import ChooseSplit, GnauMachine, GnauTable, Phase, hand_of, unchosen
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import split_name
from bot.views.client import tables_of
from bot.views.gnau.cards import cards_line, split_line
from bot.views.gnau.picking import (
    PRESSED_PATTERN,
    Move,
    Pressed,
    after_move,
    picking_rows,
    read_pressed,
    write_pressed,
)
from bot.views.gnau.results import split_remark
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.notes import text_for
from bot.views.panel import LINE, PRIVATE, panel, relative_time


def hand_view(
    text: Text,
    stored: StoredTable,
    table: GnauTable,
    user_id: UserId,
    *rows: ui.ActionRow[Any] | None,
) -> ui.LayoutView:
    """Return somebody's cards: with their optimal split, or with what they have chosen themselves.

    Args:
        text: The words.
        stored: The table's ids.
        table: Its state, in that round.
        user_id: Whose cards; they have some.
        rows: Buttons for below.
    """
    cards = table.cards_of(user_id)
    title = text("gnau-hand-title", table=str(stored.table_id), round=str(table.round))
    blocks = [
        f"### {title}\n# {cards_line(cards)}",
        LINE,
        _reading(text, table, user_id, cards),
        _footer(text, stored, table),
    ]
    return panel(PRIVATE, blocks, *rows)


def _reading(text: Text, table: GnauTable, user_id: UserId, cards: Sequence[Card]) -> str:
    if user_id in unchosen(table):
        return text("gnau-hand-choose")
    split = table.counted_split(user_id)
    text_id = "gnau-hand-chosen" if table.is_own_split else "gnau-hand-best"
    line = text(text_id, name=split_name(text, split), points=split.points)
    lines = [line, split_line(text, cards, split), split_remark(text, table, user_id, split)]
    return "\n".join(filter(None, lines))


def _footer(text: Text, stored: StoredTable, table: GnauTable) -> str:
    link = stored.url
    if table.phase is not Phase.DEALT:
        return text("gnau-hand-footer-revealed", link=link)
    return text("gnau-hand-footer", when=relative_time(table.deadline_ms), link=link)


def silent_hand_view(text: Text, stored: StoredTable, table: GnauTable, user_id: UserId) -> ui.LayoutView:
    """Return somebody's cards for a direct message whose clicks never arrive here: a link to the table."""
    row: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label=text("gnau-letter-link"), url=stored.url))
    return hand_view(text, stored, table, user_id, row)


def undelivered_view(text: Text, stored: StoredTable, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the private word to somebody whose direct messages are closed."""
    return panel(PRIVATE, [text("gnau-note-undelivered", link=stored.url)], row)


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
        place = TableId(int(match["table"])), int(match["round"])
        return cls(place, Move(match["move"]), read_pressed(match["pressed"]))

    @property
    def log_fields(self) -> dict[str, int]:
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
