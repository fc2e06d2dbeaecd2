"""Words with which people cut the deck, and that are hidden; the shuffle keeps them."""

import hashlib
import json
from typing import Any

import discord
import pytest
import simcord

from bot.tables.games import check_deal
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, note_of, shown_by, text_of

WORD = "durian king"
DIGEST = hashlib.sha256(WORD.encode()).hexdigest()


@pytest.fixture
def boss(room: CardRoom) -> simcord.MemberActor:
    return room.boss()


async def play(room: CardRoom) -> None:
    """A round in which Ben cuts the deck with a word and Cat does not."""
    await room.open()
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    form = await room.more(room.ben, "Add a word")
    await room.ben.submit_modal(form, {"word": WORD})
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")


async def verify(room: CardRoom) -> tuple[str, bytes]:
    message: Any = shown_by(await room.dan.slash(room.channel, "gnau verify"))
    [attachment] = message.attachments
    return text_of(message), await attachment.read()


async def test_a_manager_takes_a_word_out_and_the_bot_still_checks_the_deal(room: CardRoom, boss):
    await play(room)
    words, _ = await verify(room)
    assert WORD in words
    told = note_of(await boss.slash(room.channel, "manage hide-word", word=f" {WORD} "))
    assert DIGEST in told
    words, file = await verify(room)
    assert WORD not in words
    assert f"a hidden word (SHA-256 `{DIGEST}`)" in words
    assert "✅ Round 1 of table 1: everything checks out" in words
    assert "Shuffled again" in words
    assert WORD.encode() not in file
    parts = json.loads(file)["parts"]
    assert parts[0] == {"who": str(room.ben.id), "sha256": DIGEST}
    assert set(parts[1]) == {"who", "part"}


async def test_a_stranger_is_told_what_the_file_cannot_say(room: CardRoom, boss):
    await play(room)
    await boss.slash(room.channel, "manage hide-word", word=WORD)
    _, file = await verify(room)
    checked = check_deal(file)
    assert checked.is_true
    assert [check.step for check in checked.checks if check.is_open] == ["shuffle"]


async def test_the_author_takes_their_word_out_by_a_round_it_went_into(room: CardRoom):
    await play(room)
    assert DIGEST in note_of(await room.ben.slash(room.channel, "privacy hide-word", round="1.1"))
    words, file = await verify(room)
    assert WORD not in words
    assert WORD.encode() not in file


async def test_nobody_else_does(room: CardRoom):
    await play(room)
    for person in (room.cat, room.dan):
        assert "no word of your own" in note_of(
            await person.slash(room.channel, "privacy hide-word", round="1.1")
        )
    room.show_manage_to(room.cat)
    answer = await room.cat.slash(room.channel, "manage hide-word", word=WORD)
    assert "Only a server manager" in note_of(answer)
    answer = await room.cat.slash(room.channel, "manage show-word", word=WORD)
    assert "Only a server manager" in note_of(answer)
    assert WORD in (await verify(room))[0]


async def test_it_stays_out_of_sight_after_a_restart_and_a_reset(room: CardRoom, boss):
    await play(room)
    await boss.slash(room.channel, "manage hide-word", word=WORD)
    await room.restart()
    await room.bot.services.settings.reset(room.guild_id, user_id=UserId(boss.id))
    assert WORD not in (await verify(room))[0]


async def test_a_manager_puts_a_word_back(room: CardRoom, boss):
    await play(room)
    await boss.slash(room.channel, "manage hide-word", word=WORD)
    await boss.slash(room.channel, "manage hide-word", word="some other")
    assert "is shown again" in note_of(await boss.slash(room.channel, "manage show-word", word=WORD))
    words, file = await verify(room)
    assert WORD in words
    assert WORD.encode() in file
    assert len((await room.bot.services.settings.for_guild(room.guild_id)).hidden_words) == 1
    again = note_of(await boss.slash(room.channel, "manage show-word", word=WORD))
    assert "isn't hidden here" in again


async def test_a_word_that_is_taken_out_twice_stays_out(room: CardRoom, boss):
    await play(room)
    for _ in range(2):
        assert DIGEST in note_of(await boss.slash(room.channel, "manage hide-word", word=WORD))
    assert WORD not in (await verify(room))[0]


async def test_another_server_shows_what_it_likes(room: CardRoom, boss):
    await play(room)
    elsewhere = room.env.create_guild("Elsewhere")
    role = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    other = elsewhere.add_member(room.dan.user, roles=[role])
    await other.slash(elsewhere.create_text_channel("table"), "manage hide-word", word=WORD)
    assert WORD in (await verify(room))[0]


async def test_what_cannot_be_a_word_is_explained(room: CardRoom, boss):
    assert "letters, digits, spaces" in note_of(
        await boss.slash(room.channel, "manage hide-word", word="a|b")
    )
