"""Opening a table where and as the server has decided."""

import json

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.tables.ids import ChannelId
from tests.support.guild import CardRoom, note_of, text_of
from tests.support.settings_panel import Panel, settings_of

PUBLIC_THREAD = 11


async def test_channels(room: CardRoom, panel: Panel):
    hall = room.guild.create_text_channel("hall")
    bot_id = room.env.backend.bot_user.id
    room.env.backend.create_thread(hall.id, "late evening", owner_id=bot_id, type=PUBLIC_THREAD)
    [thread] = hall.threads
    await panel.turn_to("access")
    await panel.choose("channels", hall)
    assert panel.chosen("channels") == [str(hall.id)]
    note = note_of(await room.ann.slash(room.channel, "gnau open"))
    assert hall.mention in note
    assert room.messages == []
    for place in (hall, thread):
        await room.pause()
        await room.ann.slash(place, "gnau open")
        assert "Gnau · table" in text_of(place.history()[-1])
    await panel.who.slash(room.channel, "gnau open")
    assert "Gnau · table" in text_of(room.table)
    await panel.who.click(panel.message, label="Allow everywhere")
    assert panel.chosen("channels") == []
    assert (await settings_of(room)).channels == ()


async def test_a_deleted_channel_does_not_break_the_panel(room: CardRoom, panel: Panel):
    hall = room.guild.create_text_channel("hall")
    await panel.turn_to("access")
    await panel.choose("channels", hall, room.channel)
    room.env.backend.delete_channel(hall.id)
    await room.env.settle()
    await panel.turn_to("rules")
    await panel.turn_to("access")
    assert panel.chosen("channels") == [str(room.channel.id)]


async def test_the_openers_role(room: CardRoom, panel: Panel):
    role = room.guild.create_role("Hosts")
    host = room.person("Host", roles=[role])
    await panel.turn_to("access")
    await panel.choose("opener_role", role)
    assert f"<@&{role.id}>" in note_of(await room.ann.slash(room.channel, "gnau open"))
    await room.open(host)
    await room.click(room.ann, "Join")
    assert room.ann.mention in text_of(room.table)
    await panel.choose("opener_role")
    assert (await settings_of(room)).opener_role is None


async def test_everyone_is_no_role(room: CardRoom, panel: Panel):
    await panel.turn_to("access")
    await panel.choose("opener_role", room.guild.default_role)
    assert (await settings_of(room)).opener_role is None


async def test_open_follows_the_settings_and_what_is_said(room: CardRoom, panel: Panel):
    await panel.turn_to("points")
    await panel.type("stakes", stake_points="5", lowest_stake="2", highest_stake="9")
    await panel.turn_to("table")
    await panel.choose("dealer", "opener")
    note = note_of(await room.ann.slash(room.channel, "gnau open", stake=10))
    assert "between 2 and 9" in note
    await room.open()
    words = text_of(room.table)
    assert "Stake: 5" in words
    assert f"Dealer: {room.ann.mention}" in words
    await room.ann.slash(room.channel, "gnau close")
    await room.open(stake=9, dealer="house", rules="plain", split="own")
    _, table = await room.bot.services.games.tables_of("gnau").in_channel(ChannelId(room.channel.id))
    assert (table.options.stake_points, table.options.dealer, table.options.split) == (9, "house", "own")
    assert table.options.rules == PRESETS["plain"]


async def test_tables_and_rounds_keep_the_rules_they_were_played_under(room: CardRoom, panel: Panel):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    await panel.choose("preset", "plain")
    await room.click(room.ann, "Deal again")
    await room.click(room.ann, "Reveal")
    await room.ann.slash(room.channel, "gnau close")
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    async with room.bot.database.reading() as connection:
        rows = await connection.exec_driver_sql("SELECT record FROM rounds ORDER BY id")
        records = [json.loads(row.record) for row in rows]
    played_under = [HouseRules.from_record(record["rules"]) for record in records]
    assert played_under == [PRESETS["classic"], PRESETS["classic"], PRESETS["plain"]]
