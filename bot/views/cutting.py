"""Cutting the deck: a word of one's own for the shuffle."""

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.rules.fair_deal import MAX_PART, read_word
from bot.tables.ids import TableId, UserId
from bot.text import Text
from bot.text.free import plain
from bot.views.client import tables_of
from bot.views.modals import ExplainingModal
from bot.views.notes import send_note, text_for

Cut: TypeAlias = Callable[[UserId, str], Any]
"""Who, and their word, to the command that puts it into the shuffle of a game."""


class CutForm(ExplainingModal):
    """Asks for a word.

    Args:
        text: The words of the form.
        game: Whose tables.
        table_id: Whose deck.
        cut: Makes the command.
    """

    def __init__(self, text: Text, game: str, table_id: TableId, cut: Cut) -> None:
        super().__init__(text("cut-title"))
        self._game = game
        self._table_id = table_id
        self._cut = cut
        self._word: ui.TextInput[Any] = ui.TextInput(custom_id="word", max_length=MAX_PART)
        label: ui.Label[Any] = ui.Label(
            text=text("cut-label"), description=text("cut-why"), component=self._word
        )
        self.add_item(label)

    async def submit(self, interaction: discord.Interaction[Any]) -> None:
        """Put the word into the shuffle of the coming rounds."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        command = self._cut(UserId(interaction.user.id), self._word.value)
        await tables_of(interaction, self._game).apply(self._table_id, command)
        word = plain(read_word(self._word.value))
        await send_note(interaction, text_for(interaction)("cut-note", word=word))
