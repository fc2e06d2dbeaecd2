"""`/help`: the first screen, for one person."""

import pytest

from tests.support.guild import CardRoom, labels_of, shown_by, text_of

OWN = ["⏰ Your turn", "🎛️ Preferences"]


@pytest.fixture
async def shown(room: CardRoom):
    return shown_by(await room.ann.slash(room.channel, "help"))


async def test_every_game_can_be_opened_and_learned(room: CardRoom, shown):
    assert shown.ephemeral
    assert labels_of(shown) == [
        *("Open 🐂 Gnau", "How to play", "Open ♥️ Hearts", "How to play", "Open 🐷 Gong Zhu", "How to play"),
        *OWN,
    ]
    lesson = shown_by(await room.ann.click(shown, custom_id="lesson:gnau:0"))
    assert lesson.ephemeral
    assert "Gnau" in text_of(lesson)


async def test_a_table_is_opened_for_everyone(room: CardRoom, shown):
    await room.ann.click(shown, label="Open 🐂 Gnau")
    assert "Gnau · table 1" in text_of(room.table)


async def test_everyone_gets_to_their_preferences(room: CardRoom, shown):
    assert "Your preferences" in text_of(shown_by(await room.ann.click(shown, label=OWN[1])))


async def test_managers_get_to_the_settings(room: CardRoom):
    boss = room.boss()
    shown = shown_by(await boss.slash(room.channel, "help"))
    settings = shown_by(await boss.click(shown, label="⚙️ Settings"))
    assert settings.ephemeral
    assert "Settings · Rules" in text_of(settings)
