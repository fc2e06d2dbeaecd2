"""Cutting the deck: a word of one's own for the shuffle."""

from typing import Any

import discord
from discord import ui

from bot.rules.fair_deal import MAX_PART
from bot.tables.gnau import CutDeck, DeckCut
from bot.tables.ids import TableId, UserId
from bot.text import Text
from bot.text.free import plain
from bot.views.client import services_of
from bot.views.modals import ExplainingModal
from bot.views.notes import send_note, text_for


class CutForm(ExplainingModal):
    """Asks for a word.

    Args:
        text: The words of the form.
        table_id: Whose deck.
        round_number: The round after which it is asked.
    """

    def __init__(self, text: Text, table_id: TableId, round_number: int) -> None:
        super().__init__(text("gnau-cut-title"))
        self._table_id = table_id
        self._round_number = round_number
        self._word: ui.TextInput[Any] = ui.TextInput(custom_id="word", max_length=MAX_PART)
        label: ui.Label[Any] = ui.Label(
            text=text("gnau-cut-label"), description=text("gnau-cut-why"), component=self._word
        )
        self.add_item(label)

    async def submit(self, interaction: discord.Interaction[Any]) -> None:
        """Put the word into the shuffle of the coming rounds."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        command = CutDeck(UserId(interaction.user.id), self._word.value, round=self._round_number)
        step = await services_of(interaction).gnau.apply(self._table_id, command)
        [cut] = [event for event in step.events if isinstance(event, DeckCut)]
        await send_note(interaction, text_for(interaction)("gnau-note-cut", word=plain(cut.part)))
