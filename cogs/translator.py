"""Command names and descriptions in every language there is."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.text import DEFAULT_LOCALE, Catalog
from bot.text.sanitize import fitted
from bot.views.inputs import LONGEST_OPTION


class CatalogTranslator(app_commands.Translator):
    """Looks a command's words up in the catalogue.

    Args:
        catalog: The texts. A `locale_str` names its text by its extra `id`.
    """

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the id says it all
    ) -> str | None:
        """Return the words in a language, cut to what Discord takes; None where there is English only."""
        text_id = string.extras.get("id")
        language = locale.value.split("-")[0]
        if text_id is None or language == "en" or not {locale.value, language} & set(self._catalog.locales):
            return None
        return fitted(self._catalog.text(locale.value).without_emoji()(text_id), LONGEST_OPTION)


async def setup(bot: CardsBot) -> None:
    """Translate the commands, if there is anything but English: the library asks for 34 languages of each."""
    if bot.catalog.locales != (DEFAULT_LOCALE,):
        await bot.tree.set_translator(CatalogTranslator(bot.catalog))
