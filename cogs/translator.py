"""Translates the descriptions and choices of commands into every language of the catalogue."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.text import DEFAULT_LOCALE, Catalog
from bot.text.sanitize import fitted
from bot.views.inputs import LONGEST_OPTION, room_for


class CatalogTranslator(app_commands.Translator):
    """Looks up the texts of commands in the catalogue, by the extra `id` of each `locale_str`."""

    def __init__(self, catalog: Catalog) -> None:
        texts = {locale: catalog.text(locale.value).without_emoji() for locale in discord.Locale}
        # discord.py asks for each text in 34 languages, and most of them are read in English.
        self._texts = {locale: text for locale, text in texts.items() if text.locale != DEFAULT_LOCALE}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the id says it all
    ) -> str | None:
        """Return a text in a language, cut to the length that Discord takes; None if only English exists."""
        text_id, text = string.extras.get("id"), self._texts.get(locale)
        if text is None or text_id is None or not text.is_translated(text_id):
            return None
        return fitted(text(text_id), room_for(text_id) or LONGEST_OPTION)


async def setup(bot: CardsBot) -> None:
    """Translate the commands, if the catalogue has more than English: discord.py asks for 34 languages."""
    if bot.catalog.locales != (DEFAULT_LOCALE,):
        await bot.tree.set_translator(CatalogTranslator(bot.catalog))
