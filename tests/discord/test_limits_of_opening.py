"""How many tables can be opened, and what somebody is told who wants one more."""

import re

import simcord

from tests.support.guild import CardRoom, note_of
from tests.support.settings_panel import Panel, settings_of


async def open_in(room: CardRoom, who: simcord.MemberActor, name: str) -> simcord.InteractionResult:
    channel = room.guild.create_text_channel(name)
    return await who.slash(channel, "gnau open")


async def test_two_tables_in_a_row_need_a_pause(room: CardRoom):
    await room.open()
    note = note_of(await open_in(room, room.ann, "second"))
    [again_s] = re.findall(r"<t:(\d+):R>", note)
    assert 9_000 < int(again_s) * 1000 - room.clock.now_ms() < 11_000
    await open_in(room, room.ben, "bens")
    await room.pause()
    await open_in(room, room.ann, "third")
    assert len(await room.bot.services.games.all_open()) == 3


async def test_tables_of_ones_own_are_linked(room: CardRoom):
    tables = [await room.open()]
    for name in ("second", "third"):
        await room.pause()
        answer = await open_in(room, room.ann, name)
        assert answer.response is not None
        tables.append(answer.response.message)
    await room.pause()
    note = note_of(await open_in(room, room.ann, "fourth"))
    assert all(table.jump_url in note for table in tables)
    assert "3 tables" in note
    await room.ann.slash(room.channel, "gnau close")
    await room.open()


async def test_a_table_that_is_here_already_is_said_first(room: CardRoom):
    table = await room.open()
    assert table.jump_url in note_of(await room.ann.slash(room.channel, "gnau open"))


async def test_a_number_that_is_none_is_explained(room: CardRoom, panel: Panel):
    await panel.turn_to("access")
    for typed in ("1e9", "٣", "０", "-0", "0", "999999999", " ", "0x5", "1_0", "3.0"):
        result = await panel.type("opening", tables_per_member=typed)
        note = note_of(result)
        assert "Tables per member" in note
        assert "from 1 to 100" in note
    assert (await settings_of(room)).opening_limits.per_member == 3
