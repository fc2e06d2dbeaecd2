"""In what language the bot speaks to one person, and to everyone."""

from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import select

from bot.players import HEARTS
from bot.store.letters import DatabaseLanguages
from bot.store.schema import client_languages
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, components_of, labels_of, note_of, shown_by, text_of
from tests.support.languages import catalog_of
from tests.support.limits import SELECT
from tests.support.tongues import Tongues
from tests.support.tricks.people import begin, play_until

GERMAN: Final = """
language-name = Deutsch
first-screen = ## Kartenspiele für diesen Server
gnau-button-ready = Bereit
turn-call-letter = ⏰ Du bist dran: { $link }
host-removed-note = Du bist nicht mehr dabei. { $host } { $link }
"""
FRENCH: Final = """
language-name = Français
gnau-button-ready = Prêt
gnau-button-why = Pourquoi ?
"""


@pytest.fixture
async def room(tmp_path: Path):
    catalog = catalog_of(tmp_path / "locales", {"de": GERMAN, "fr": FRENCH})
    async with CardRoom(tmp_path, catalog=catalog) as room:
        yield room


@pytest.fixture
def tongues(room: CardRoom) -> Tongues:
    return Tongues(room.env)


def letter_to(who: Any) -> str:
    letter = who.user.dm_channel.history()[-1]
    return "\n".join([text_of(letter), *labels_of(letter)])


async def kept(room: CardRoom) -> dict[int, str]:
    await room.env.settle()
    async with room.bot.database.reading() as connection:
        rows = await connection.execute(select(client_languages))
        return {row.user_id: row.language for row in rows}


async def test_a_hand_comes_in_the_language_of_the_players_discord(room: CardRoom, tongues: Tongues):
    tongues.give(room.ben, "de")
    await room.deal_to(room.ann, room.ben)
    assert "Bereit" in letter_to(room.ben)
    assert "Ready" in letter_to(room.ann)


async def test_what_a_player_prefers_comes_first(room: CardRoom, tongues: Tongues):
    tongues.give(room.ben, "de")
    await room.bot.services.preferences.change(UserId(room.ben.id), {"language": "fr"})
    await room.deal_to(room.ann, room.ben)
    assert "Prêt" in letter_to(room.ben)


async def test_the_language_of_the_server_holds_for_people_who_have_said_nothing(room: CardRoom):
    await room.bot.services.settings.change(room.guild_id, {"language": "de"}, user_id=UserId(room.ann.id))
    services = room.bot.services
    servers = services.catalog.text("de")
    assert (await services.personal_text(UserId(room.dan.id), servers)).locale == "de"


async def test_a_language_is_remembered_over_a_restart(room: CardRoom, tongues: Tongues):
    tongues.give(room.ben, "de")
    await room.open()
    await room.click(room.ann, "Join")
    await room.click(room.ben, "Join")
    assert await kept(room) == {room.ann.id: "en-US", room.ben.id: "de"}
    await room.restart()
    await room.click(room.ann, "Deal")
    assert "Bereit" in letter_to(room.ben)


async def test_a_language_is_written_once_and_again_when_it_changes(
    room: CardRoom, tongues: Tongues, monkeypatch: pytest.MonkeyPatch
):
    tongues.give(room.ann, "de")
    await room.deal_to(room.ann)
    assert await kept(room) == {room.ann.id: "de"}
    asked: list[str] = []
    monkeypatch.setattr(DatabaseLanguages, "keep", lambda _, changed: asked.append(changed))
    monkeypatch.setattr(DatabaseLanguages, "of", lambda _, people: asked.append(people))
    await room.click(room.ann, "Reveal")
    await room.click(room.ann, "Deal again")
    monkeypatch.undo()
    assert asked == []
    tongues.give(room.ann, "fr")
    await room.click(room.ann, "Reveal")
    assert await kept(room) == {room.ann.id: "fr"}
    assert "Pourquoi ?" in letter_to(room.ann)


async def test_nothing_is_kept_about_people_who_only_look(room: CardRoom, tongues: Tongues):
    tongues.give(room.ben, "de")
    await room.ben.slash(room.channel, "help")
    await room.open()
    await room.click(room.ben, "How to play")
    assert await kept(room) == {}


async def test_a_reminder_follows_the_player(room: CardRoom, tongues: Tongues):
    tongues.give(room.ann, "de")
    [ann] = await begin(room, HEARTS, room.ann, pace="600")
    await room.bot.services.preferences.change(UserId(room.ann.id), {"turn_calls": "direct"})
    await play_until([ann], lambda: bool(ann.cards))
    await ann.do("play")
    await play_until([ann], lambda: bool(ann.cards))
    await room.env.advance_time(21)
    assert letter_to(room.ann).startswith("⏰ Du bist dran")


async def test_a_deletion_forgets_the_language(room: CardRoom, tongues: Tongues):
    tongues.give(room.ben, "de")
    await room.open()
    await room.click(room.ann, "Join")
    await room.click(room.ben, "Join")
    await room.more(room.ben, "Leave")
    assert (await kept(room))[room.ben.id] == "de"
    question = shown_by(await room.ben.slash(room.channel, "privacy delete"))
    await room.ben.click(question, label="Delete my data")
    assert set(await kept(room)) == {room.ann.id}


LANGUAGE: Final = "🌐 Language"


def offer(room: CardRoom, *languages: str) -> None:
    """Offer languages, as from 90% of their texts on."""
    room.bot.catalog.offered = ("en", *languages)


async def invited(room: CardRoom) -> Any:
    await (await room.send_bot_away())()
    return room.table


async def test_nobody_is_asked_while_only_english_is_offered(room: CardRoom):
    assert LANGUAGE not in labels_of(await invited(room))
    assert LANGUAGE not in labels_of(shown_by(await room.boss().slash(room.channel, "help")))


async def test_a_manager_chooses_on_the_first_screen_which_changes_at_once(room: CardRoom, tongues: Tongues):
    offer(room, "de", "fr")
    boss, screen = room.boss(), await invited(room)
    asked = shown_by(await boss.click(screen, label=LANGUAGE))
    assert asked.ephemeral
    [select] = [each for each in components_of(asked) if each["type"] == SELECT]
    assert [each["label"] for each in select["options"]] == [
        "Same as Discord",
        "English",
        "Deutsch",
        "Français",
    ]
    await boss.select(asked, ["de"], custom_id=select["custom_id"])
    assert (await room.bot.services.settings.for_guild(room.guild_id)).language == "de"
    assert [message.id for message in room.messages] == [screen.id]
    assert "Kartenspiele" in text_of(room.table)
    # What only the manager sees stays in the manager's own language.
    assert "For public messages." in text_of(asked)
    await boss.select(asked, ["discord"], custom_id=select["custom_id"])
    assert (await room.bot.services.settings.for_guild(room.guild_id)).language is None
    assert "Card games" in text_of(room.table)


async def test_only_managers_are_asked(room: CardRoom):
    offer(room, "de")
    screen = await invited(room)
    assert "manager" in note_of(await room.ben.click(screen, label=LANGUAGE))
    assert LANGUAGE not in labels_of(shown_by(await room.ben.slash(room.channel, "help")))


async def test_help_asks_managers_too_and_changes_no_message(room: CardRoom):
    offer(room, "de")
    boss = room.boss()
    asked = shown_by(await boss.click(shown_by(await boss.slash(room.channel, "help")), label=LANGUAGE))
    await boss.select(asked, ["de"], custom_id="language:set:0")
    assert (await room.bot.services.settings.for_guild(room.guild_id)).language == "de"
    assert room.messages == []


async def test_a_language_that_is_not_offered_is_refused(room: CardRoom):
    offer(room, "de", "fr")
    boss = room.boss()
    asked = shown_by(await boss.click(await invited(room), label=LANGUAGE))
    offer(room, "de")
    [select] = [each for each in components_of(asked) if each["type"] == SELECT]
    refused = note_of(await boss.select(asked, ["fr"], custom_id=select["custom_id"]))
    assert "Language" in refused
    assert (await room.bot.services.settings.for_guild(room.guild_id)).language is None


async def test_public_messages_are_in_the_language_of_the_server_in_discord(room: CardRoom):
    Tongues(room.env, server="de")
    offer(room, "de")
    assert "Kartenspiele" in text_of(await invited(room))
