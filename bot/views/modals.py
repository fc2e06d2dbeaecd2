"""Forms: their base class, the answer to a form that the bot has forgotten, and the form to cut the deck."""

import uuid
from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, cast

import discord
from discord import ui

from bot.rules.fair_deal import MAX_PART, read_word
from bot.tables.ids import TableId, UserId
from bot.text import Text
from bot.text.sanitize import escape_markdown, fitted
from bot.views.inputs import LONGEST_TITLE, field
from bot.views.more import tell_done
from bot.views.visit import Visit, answering

# After this time the form is forgotten. People are not expected to type for longer.
FORM_TIMEOUT_S: Final = 15 * 60
_PREFIX: Final = "form:"


class ExplainingModal(ui.Modal):
    """A form that is answered even if carrying it out fails; `LONGEST_TITLE` limits its title."""

    def __init__(self, title: str) -> None:
        named = fitted(title, LONGEST_TITLE)
        super().__init__(title=named, custom_id=f"{_PREFIX}{uuid.uuid4()}", timeout=FORM_TIMEOUT_S)

    async def show(self, visit: Visit) -> None:
        """Answer a click with this form."""
        await visit.interaction.response.send_modal(self)
        # Only after sending: if the connection breaks, discord.py does not know the form, though Discord may
        # show it. Such a form counts as forgotten.
        visit.bot.forms.add(self.custom_id)

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        return await Visit.of(interaction).is_admitted()

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as visit:
            await self.submit(visit)

    @abstractmethod
    async def submit(self, visit: Visit) -> None:
        """Carry out the form."""


async def explain_forgotten(visit: Visit) -> None:
    """Tell the person if the bot no longer remembers the form that they have just filled in."""
    data = cast("Mapping[str, Any]", visit.interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    is_forgotten = custom_id.startswith(_PREFIX) and custom_id not in visit.bot.forms
    if is_forgotten and await visit.is_admitted():
        async with answering(visit.interaction):
            await visit.tell(visit.text("error-form-forgotten"))


Cut: TypeAlias = Callable[[UserId, str], Any]
"""Who, and their word, to the command that puts it into the shuffle of a game."""


class CutForm(ExplainingModal):
    """Asks for the word with which a player cuts the deck of a table."""

    def __init__(self, text: Text, game: str, table_id: TableId, cut: Cut) -> None:
        super().__init__(text("cut-title"))
        self._game = game
        self._table_id = table_id
        self._cut = cut
        self._word: ui.TextInput[Any] = ui.TextInput(custom_id="word", max_length=MAX_PART)
        self.add_item(field(text("cut-label"), text("cut-why"), self._word))

    async def submit(self, visit: Visit) -> None:
        """Put the word into the shuffle of the coming rounds."""
        await visit.take()
        command = self._cut(visit.user_id, self._word.value)
        await visit.tables(self._game).apply(self._table_id, command)
        word = escape_markdown(read_word(self._word.value))
        await tell_done(visit, self._game, self._table_id, visit.text("cut-note", word=word))
