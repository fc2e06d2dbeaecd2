"""The picture of the scores: it is there, it stays in the chat, and no result waits for it."""

from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.tables.tricks import Phase, TrickTable
from tests.support.guild import CardRoom, labels_of, text_of
from tests.support.tricks.people import begin, table_in, type_close
from tests.support.tricks.tables import next_step


def said_of(message: discord.Message) -> str | None:
    """Return the words for the picture in a message; None where there is no picture."""
    galleries = [item for item in _all(message.components) if isinstance(item, discord.MediaGalleryComponent)]
    assert len(galleries) == len(message.attachments) <= 1
    if not galleries:
        return None
    [item] = galleries[0].items
    assert item.media.url == message.attachments[0].url
    return item.description


def _all(components: Any) -> list[Any]:
    return [each for item in components for each in (item, *_all(getattr(item, "children", ())))]


async def shown_in(message: discord.Message) -> Any:
    [attachment] = message.attachments
    assert attachment.filename.startswith("scores-")
    assert attachment.description == said_of(message)
    return Image.open(BytesIO(await attachment.read()))


async def short_game(room: CardRoom, game: TrickGame) -> TrickTable:
    """Play a game of one hand."""
    await begin(room, game, room.ann, target=1)
    stored, table = await table_in(room, game)
    # So the simulated Discord waits for the thread, too, in which is drawn.
    with room.env._bot_scope():
        while table.phase is not Phase.OVER:
            step = next_step(table)
            table = (await room.bot.services.games.tables_of(game.name).apply(stored.table_id, step)).table
    await room.env.settle()
    return table


async def test_the_scores_of_a_game_are_drawn_and_stay_in_the_chat(room: CardRoom):
    table = await short_game(room, HEARTS)
    said = said_of(room.table)
    assert said is not None
    assert f"Ann: {table.totals[0]:,}" in said
    assert (await shown_in(room.table)).format == "PNG"
    await room.restart()
    assert "Restored" in text_of(room.table)
    assert said_of(room.table) == said
    await room.click(room.ann, "Play again")
    page, running = room.messages
    assert said_of(page) == said
    # From here on it is the picture of the table.
    assert "13 cards left" in (said_of(running) or "")
    assert "game finished" in text_of(page)
    await type_close(room, room.ann, HEARTS)
    page, called_off = room.messages
    assert (said_of(page), said_of(called_off)) == (said, None)


@pytest.mark.usefixtures("no_presses")
async def test_no_result_is_held_up_by_its_picture(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def no_answer(*_: Any, **__: Any) -> Any:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr("bot.views.tricks.score_sheet.draw_sheet", lambda *_: 1 // 0)
        await short_game(room, GONGZHU)
    assert ("🏆" in text_of(room.table), said_of(room.table)) == (True, None)
    assert "a picture could not be drawn" in caplog.text
    # Nor by Discord, where nobody says what people are called, or where files may not be attached.
    monkeypatch.setattr(discord.Guild, "query_members", no_answer)
    await room.restart()
    assert "Seat 1: " in (said_of(room.table) or "")
    await room.click(room.ben, "Join")
    assert room.ben.mention in text_of(room.table)
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=403, code=50013)
    await room.more(room.ben, "Leave")
    assert room.ben.mention not in text_of(room.table)
    assert said_of(room.table) is None
    await room.more(room.ann, "Close")
    assert labels_of(room.table) == ["Details"]
    # What Ann is called came with her click.
    assert "Ann: " in (said_of(room.table) or "")
