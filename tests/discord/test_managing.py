"""What only managers of a server can do: who is shown the commands, and the list of open tables."""

from typing import Any

import pytest
import simcord

from bot.players import HEARTS
from bot.views.open_tables import PAGE
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.text.slash_commands import payloads

MANAGE_GUILD = 1 << 5
QUESTION = "Close 🐂 Gnau · "


@pytest.fixture
def boss(room: CardRoom) -> simcord.MemberActor:
    return room.boss()


async def tables(room: CardRoom, who: simcord.MemberActor) -> Any:
    answer = await who.slash(room.channel, "manage tables")
    assert answer.response is not None
    assert answer.response.ephemeral
    return answer.response


def test_discord_shows_the_commands_to_managers_only():
    shown = {payload["name"]: payload["default_member_permissions"] for payload in payloads()}
    assert shown.pop("manage") == MANAGE_GUILD
    assert set(shown.values()) == {None}


async def test_the_tables_of_all_games_with_who_and_since_when(room: CardRoom, boss: simcord.MemberActor):
    await room.deal_to(room.ben, room.cat)
    opened_s = room.clock.now_ms() // 1000
    await room.ben.slash(room.channel, "hearts open")
    words = text_of(await tables(room, boss))
    gnau, hearts = [each for each in words.split("**") if "[table" in each]
    assert gnau.startswith("🐂 Gnau · [table 1](https://discord.com/channels/")
    assert str(room.messages[0].id) in gnau
    assert f"♥️ Hearts · [table 2]({room.table_of(HEARTS).jump_url})" in hearts
    assert "2 seated" in words
    assert "one seated" in words or "nobody seated" in words
    assert f"<#{room.channel.id}>" in words
    assert f"<t:{opened_s}:R>" in words


async def test_where_none_is_open(room: CardRoom, boss: simcord.MemberActor):
    assert "No table is open" in text_of(await tables(room, boss))


async def test_closing_asks_first(room: CardRoom, boss: simcord.MemberActor):
    await room.open()
    await room.click(room.ben, "Join")
    shown = await tables(room, boss)
    await boss.click(shown, label="Close table 1…")
    assert QUESTION in text_of(shown)
    assert "one seated" in text_of(shown)
    assert labels_of(shown) == ["Keep it open", "Close it"]
    await boss.click(shown, label="Keep it open")
    assert "one seated" in text_of(shown)
    assert (await room.state()).is_open
    await boss.click(shown, label="Close table 1…")
    await boss.click(shown, label="Close it")
    assert "No table is open" in text_of(shown)
    assert "table 1 is closed" in text_of(room.table)


async def test_a_table_with_cards_out_says_why_it_stays(room: CardRoom, boss: simcord.MemberActor):
    await room.deal_to(room.ben)
    shown = await tables(room, boss)
    await boss.click(shown, label="Close table 1…")
    assert "Finish this round first" in note_of(await boss.click(shown, label="Close it"))
    assert (await room.state()).is_open


async def test_a_running_game_is_called_off(room: CardRoom, boss: simcord.MemberActor):
    await room.ann.slash(room.channel, "hearts open")
    await room.ann.slash(room.channel, "hearts start")
    shown = await tables(room, boss)
    await boss.click(shown, label="Close table 1…")
    await boss.click(shown, label="Close it")
    assert "No table is open" in text_of(shown)


async def test_a_table_that_has_closed_meanwhile(room: CardRoom, boss: simcord.MemberActor):
    await room.open()
    shown = await tables(room, boss)
    await room.more(room.ann, "Close")
    assert "is closed" in note_of(await boss.click(shown, label="Close table 1…"))


async def test_many_tables_have_pages(room: CardRoom, boss: simcord.MemberActor):
    for number in range(PAGE + 1):
        await boss.slash(room.guild.create_text_channel(f"table-{number}"), "gnau open")
    shown = await tables(room, boss)
    assert labels_of(shown).count("Next →") == 1
    assert f"table {PAGE + 1}" not in text_of(shown)
    await boss.click(shown, label="Next →")
    assert f"[table {PAGE + 1}]" in text_of(shown)
    await boss.click(shown, label=f"Close table {PAGE + 1}…")
    await boss.click(shown, label="Close it")
    assert "[table 1]" in text_of(shown)
    assert "Next →" not in labels_of(shown)


async def test_somebody_who_is_no_manager_any_more_closes_nothing(room: CardRoom, boss: simcord.MemberActor):
    await room.open(room.dan)
    shown = await tables(room, boss)
    await boss.click(shown, label="Close table 1…")
    role = next(role for role in room.env.backend.guilds[room.guild.id].roles.values() if role.name == "Boss")
    role.permissions = 0
    assert "Only a server manager" in note_of(await boss.click(shown, label="Close it"))
    room.show_manage_to(boss)
    assert "Only a server manager" in note_of(await boss.slash(room.channel, "manage tables"))
    assert (await room.state()).is_open
