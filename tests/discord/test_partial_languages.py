"""A language of ten texts in one file: the bot starts with it, and a table is played in it and in English."""

from pathlib import Path
from typing import Any, Final

import discord
import pytest
from discord import app_commands

from bot.tables.ids import UserId
from bot.text import Catalog, load_catalog
from cogs.translator import CatalogTranslator
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.text.fluent_files import LOCALES_DIR

# All in one file, though English has them in several.
GERMAN: Final = """
language-name = Deutsch
gnau-button-join = Mitspielen
gnau-button-deal = Geben
gnau-button-deal-again = Noch einmal
gnau-button-ready = Bereit
gnau-table-title-round = 🐂 Gnau · Tisch { $table } · Runde { $round }
gnau-table-facts = Geber: { $dealer } · Einsatz: { $stake }
gnau-note-joined = Du spielst mit.
gnau-letter-link = Zum Tisch
command-gnau-rules = Zeigt die Regeln
"""


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    folder = tmp_path / "locales"
    (folder / "de").mkdir(parents=True)
    (folder / "de" / "all.ftl").write_text(GERMAN, encoding="utf-8")
    (folder / "en").symlink_to(LOCALES_DIR / "en")
    return load_catalog(folder)


async def test_a_round_is_played_in_german_and_english(tmp_path: Path, catalog: Catalog):
    async with CardRoom(tmp_path, catalog=catalog) as room:
        services = room.bot.services
        await services.settings.change(room.guild_id, {"language": "de"}, user_id=UserId(room.ann.id))
        await services.preferences.change(UserId(room.ben.id), {"language": "de"})
        await room.ann.slash(room.channel, "gnau open")
        assert "Einsatz: 1" in text_of(room.table)
        assert labels_of(room.table) == ["Mitspielen", "Geben", "How to play", "More"]
        assert note_of(await room.click(room.ben, "Mitspielen")).startswith("Du spielst mit.")
        await room.click(room.ann, "Geben")
        # An English sentence names the button as it is called here.
        assert "press **Bereit**" in text_of(room.table)
        await room.click(room.ann, "Bereit")
        await room.click(room.ben, "Bereit")
        assert "Noch einmal" in labels_of(room.table)
        answer: Any = shown_by(await room.ben.slash(room.channel, "gnau odds"))
        assert "dealer" in text_of(answer)


@pytest.mark.parametrize(
    ("text_id", "locale", "described"),
    [
        ("command-gnau-rules", discord.Locale.german, "Zeigt die Regeln"),
        # Discord shows its own default, English, where it is sent nothing.
        ("command-gnau-odds", discord.Locale.german, None),
        ("command-gnau-rules", discord.Locale.french, None),
        ("command-gnau-rules", discord.Locale.british_english, None),
        (None, discord.Locale.german, None),
    ],
)
async def test_discord_is_sent_only_what_is_translated(
    catalog: Catalog, text_id: str | None, locale: discord.Locale, described: str | None
):
    extras = {} if text_id is None else {"id": text_id}
    string = app_commands.locale_str("anything", **extras)
    place: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, data=string)
    assert await CatalogTranslator(catalog).translate(string, locale, place) == described
