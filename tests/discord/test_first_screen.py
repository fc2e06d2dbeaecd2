"""What a server sees first: the bot says what it is, once, and a table can be opened without typing."""

import discord
import pytest

from bot.games import DISCORD_GAMES
from bot.store.schema import facts
from bot.tables.ids import UserId
from bot.text.tricks import game_name
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.pupil import TAUGHT
from tests.support.together import click_forged

OPENABLE = [game for game in TAUGHT if game.open_usual is not None]


async def invited(room: CardRoom) -> discord.Message:
    """The first screen, after the server has sent the bot away and invited it again."""
    invite_again = await room.send_bot_away()
    await invite_again()
    return room.table


async def test_a_server_that_invites_the_bot_reads_what_it_is(room: CardRoom):
    screen = await invited(room)
    assert len(room.messages) == 1
    assert "Open a table" in text_of(screen)
    names = [game_name(room.bot.catalog.text(), game.name) for game in OPENABLE]
    labels = [label for name in names for label in (f"Open {name}", "How to play")]
    # Whether managers are asked depends on what else is translated.
    assert [label for label in labels_of(screen) if label != "🌐 Language"] == labels
    assert len(OPENABLE) == len(DISCORD_GAMES)


@pytest.mark.usefixtures("real_pictures")
async def test_a_hand_is_drawn_where_files_are_allowed(room: CardRoom):
    [attachment] = (await invited(room)).attachments
    assert "Five cards: 7♠" in (attachment.description or "")


@pytest.mark.parametrize("game", OPENABLE, ids=lambda game: game.name)
async def test_the_first_table_needs_no_typing(room: CardRoom, game):
    screen = await invited(room)
    result = await room.ben.click(screen, custom_id=f"open:{game.name}")
    assert "table 1" in text_of(room.table)
    assert f"<@{room.ben.id}>" in text_of(room.table)
    assert "This server's first table" in text_of(result.followups[-1])


async def test_the_second_table_of_a_server_is_not_explained(room: CardRoom):
    screen = await invited(room)
    first, second = OPENABLE[:2]
    await room.ben.click(screen, custom_id=f"open:{first.name}")
    await room.pause()
    result = await room.cat.click(screen, custom_id=f"open:{second.name}")
    assert "table 2" in text_of(room.table)
    assert result.followups == []


async def test_the_lesson_opens_from_there_too(room: CardRoom):
    screen = await invited(room)
    result = await room.ben.click(screen, custom_id=f"lesson:{OPENABLE[0].name}:0")
    assert shown_by(result).ephemeral
    assert "1 of" in text_of(shown_by(result))
    assert room.table.id == screen.id


async def test_whoever_may_not_open_a_table_is_told_so_alone(room: CardRoom):
    screen = await invited(room)
    role = room.guild.create_role("Hosts")
    await room.bot.services.settings.change(
        room.guild_id, {"opener_role": role.id}, user_id=UserId(room.ann.id)
    )
    result = await room.ben.click(screen, custom_id=f"open:{OPENABLE[0].name}")
    assert str(role.id) in note_of(result)
    assert [message.id for message in room.messages] == [screen.id]


async def test_the_button_works_after_a_restart(room: CardRoom):
    screen = await invited(room)
    await room.restart()
    await room.ben.click(screen, custom_id=f"open:{OPENABLE[0].name}")
    assert "table 1" in text_of(room.table)


async def test_the_bot_introduces_itself_to_no_server_that_has_played(room: CardRoom):
    await room.open()
    await room.more(room.ann, "Close")
    await (await room.send_bot_away())()
    assert room.messages == []


async def test_the_bot_introduces_itself_nowhere_it_may_not_write(room: CardRoom):
    room.refuse_to_show()
    invite_again = await room.send_bot_away()
    await invite_again()
    assert room.messages == []


async def test_a_game_that_there_is_not_is_refused(room: CardRoom):
    screen = await invited(room)
    result = await click_forged(room.env, room.ben, screen, "How to play", "open:snap")
    assert shown_by(result).ephemeral


async def invited_while_down(room: CardRoom) -> None:
    """Have the server send the bot away, and invite it again while it does not run."""
    invite_again = await room.send_bot_away()
    await room.env.advance_time(60)
    await invite_again(is_heard=False)
    await room.restart()


async def test_a_server_that_invited_the_bot_while_it_was_down_reads_what_it_is_once(room: CardRoom):
    await invited_while_down(room)
    [screen] = room.messages
    assert "Open a table" in text_of(screen)
    for _ in range(2):
        await room.restart()
    assert [message.id for message in room.messages] == [screen.id]


async def test_no_server_is_greeted_where_nothing_is_known_of_earlier_starts(room: CardRoom):
    async with room.bot.database.writing() as connection:
        await connection.execute(facts.delete())
    await invited_while_down(room)
    assert room.messages == []


async def test_a_start_introduces_the_bot_to_no_server_that_has_played(room: CardRoom):
    await room.open()
    await room.more(room.ann, "Close")
    await invited_while_down(room)
    assert room.messages == []
