"""The language of public messages, asked where a server's managers look first.

`language:open` shows the list to one manager, and `language:set:<message>` is a choice from it. It names the
public first screen that the list was opened from, which is then shown in that language; 0 for none.
"""

import re
from typing import Any, Final, Protocol, Self

import discord
from discord import ui

from bot.rules.errors import RuleError, quote
from bot.tables.ids import MessageId
from bot.views.inputs import list_of
from bot.views.lasting import LastingButton, LastingItem, LastingSelect, button_with, chosen_in
from bot.views.settings_pages import OWN_LANGUAGE, heading, languages
from bot.views.style import PRIVATE, panel
from bot.views.visit import Visit

_NAME: Final = "language"
_NOWHERE: Final = MessageId(0)


class GreetingClient(Protocol):
    """The part of the bot that shows the first screen."""

    async def greet(self, place: discord.Guild | discord.PartialMessage) -> None:
        """Show the first screen in a server, or anew in a message."""


class LanguageButton(LastingButton, template="language:open"):
    """Shows a manager the list of languages."""

    def __init__(self) -> None:
        super().__init__(button_with("language:open", None))

    @classmethod
    def read(cls, _match: re.Match[str]) -> Self:
        return cls()

    async def click(self, visit: Visit) -> None:
        visit.require_manager()
        message = visit.interaction.message
        is_public = message is not None and not visit.is_in_private
        await visit.show(await _question(visit, MessageId(message.id) if message and is_public else _NOWHERE))


class LanguageSelect(LastingSelect[ui.Select[Any]], template=r"language:set:(?P<message>[0-9]{1,20})"):
    """Chooses the language of public messages."""

    def __init__(self, message_id: MessageId, select: ui.Select[Any]) -> None:
        self.message_id = message_id
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(MessageId(int(match["message"])), select)

    async def click(self, visit: Visit) -> None:
        guild_id = visit.require_manager()
        [word] = chosen_in(visit)
        if word not in {OWN_LANGUAGE, *visit.services.catalog.offered}:
            name = visit.text("settings-name-language")
            raise RuleError("option-not-offered", option=name, value=quote(word))
        language = None if word == OWN_LANGUAGE else word
        await visit.services.settings.change(guild_id, {_NAME: language}, user_id=visit.user_id)
        await visit.interaction.response.edit_message(view=await _question(visit, self.message_id))
        channel = visit.interaction.channel
        if self.message_id != _NOWHERE and isinstance(channel, discord.TextChannel | discord.Thread):
            client: GreetingClient = visit.interaction.client
            await client.greet(channel.get_partial_message(self.message_id))


async def _question(visit: Visit, message_id: MessageId) -> ui.LayoutView:
    """Return the list of languages, each by its own name, for a manager."""
    text, services = visit.text, visit.services
    now = await services.settings.language(visit.guild_id)
    offered = languages(services.catalog, text("settings-language-own"), now)
    select = LanguageSelect(message_id, list_of(offered, None, custom_id=f"language:set:{message_id}"))
    return panel(PRIVATE, [heading(text, _NAME)], ui.ActionRow(select))


LANGUAGE_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (LanguageButton, LanguageSelect)
