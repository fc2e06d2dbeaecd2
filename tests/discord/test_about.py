"""`/about`: which version this is, who runs it, and where its source is."""

from email.message import Message
from importlib import metadata
from pathlib import Path

import simcord

from bot.views.about import About, about_view
from tests.support.guild import CardRoom, note_of
from tests.support.texts import shipped_texts
from tests.views.trick_evenings import words_of

TEXT = shipped_texts().text()
CONTACT = "Ann, https://example.org/help"


def package(*urls: str) -> Message:
    told = Message()
    told["Version"], told["License-Expression"] = "1.2.3", "MIT"
    for url in urls:
        told["Project-URL"] = url
    return told


async def test_version_games_licence_and_privacy(room: CardRoom):
    words = note_of(await room.ann.slash(room.channel, "about"))
    assert f"**Version:** {metadata.version('gnau')}" in words
    assert "🐂\u00a0Gnau · ♥️\u00a0Hearts · 🐷\u00a0Gong\u00a0Zhu" in words
    assert "MIT" in words
    assert "`/privacy about`" in words
    assert "Ask the person who added this bot" in words


async def test_the_host_says_how_to_be_reached(tmp_path: Path):
    async with CardRoom(tmp_path, host_contact=CONTACT) as room:
        assert f"**Run by:** {CONTACT}" in note_of(await room.ann.slash(room.channel, "about"))


async def test_in_a_direct_message(room: CardRoom):
    ben: simcord.UserHandle = room.ben.user
    assert "**Version:**" in note_of(await ben.slash("about"))


def test_the_source_is_where_the_package_says():
    def words(*urls: str) -> str:
        return words_of(about_view(TEXT, "Gnau", ["gnau"], About.read(package(*urls)), None))

    assert "**Licence:** MIT" in words()
    assert "**Licence:** MIT" in words("Changelog, https://example.org/changes")
    assert "https://example.org/code · MIT" in words(
        "Homepage, https://example.org", "Source, https://example.org/code"
    )
