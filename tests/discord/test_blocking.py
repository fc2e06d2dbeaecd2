"""Blocked people: whatever they click or type changes nothing, and they can still look."""

import simcord

from bot.tables.admission import MAX_BLOCKED
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, note_of, shown_by, text_of
from tests.support.settings_panel import panel_of

BLOCKED = "A server manager has blocked you"


async def block(room: CardRoom, boss: simcord.MemberActor, who: simcord.MemberActor) -> str:
    return note_of(await boss.slash(room.channel, "manage block", member=who))


async def test_a_blocked_member_can_do_nothing_at_a_table(room: CardRoom, boss: simcord.MemberActor):
    await room.open(dealer="anyone")
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    form = await room.more(room.ben, "Add a word")
    assert room.ben.mention in await block(room, boss, room.ben)
    assert room.ben.mention not in text_of(room.table)
    for action in ("join", "take_bank", "deal", "close"):
        assert BLOCKED in note_of(await room.press_old(room.ben, f"gnau:1:0:{action}"))
    assert BLOCKED in text_of(shown_by(await room.ben.submit_modal(form, {"word": "durian"})))
    for command in ("gnau deal", "gnau close"):
        assert BLOCKED in note_of(await room.ben.slash(room.channel, command))
    assert (await room.state()).seats == (room.cat.id,)


async def test_a_blocked_member_opens_no_table(room: CardRoom, boss: simcord.MemberActor):
    await block(room, boss, room.ben)
    assert BLOCKED in note_of(await room.ben.slash(room.channel, "gnau open"))
    assert room.messages == []
    await boss.slash(room.channel, "manage unblock", member=room.ben)
    await room.open(room.ben)


async def test_a_blocked_member_can_still_look(room: CardRoom, boss: simcord.MemberActor):
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    await block(room, boss, room.ben)
    for command in ("gnau rules", "gnau history", "gnau stats", "points balance", "gnau leaderboard"):
        answer = await room.ben.slash(room.channel, command)
        shown = [text_of(each) for each in (answer.response, *answer.followups) if each is not None]
        assert shown
        assert BLOCKED not in "\n".join(shown)


async def test_only_managers_block(room: CardRoom):
    room.show_manage_to(room.ann)
    for command in ("manage block", "manage unblock"):
        answer = await room.ann.slash(room.channel, command, member=room.ben)
        assert "a server manager" in note_of(answer)
    await room.open(room.ben)


async def test_neither_oneself_nor_a_bot_can_be_blocked(room: CardRoom, boss: simcord.MemberActor):
    assert "yourself" in await block(room, boss, boss)
    robot = room.guild.add_member(room.env.create_user("robot", bot=True))
    assert "Bots" in await block(room, boss, robot)
    assert (await room.bot.services.settings.for_guild(room.guild_id)).blocked == ()


async def test_somebody_who_has_left_can_be_blocked(room: CardRoom, boss: simcord.MemberActor):
    room.guild.remove_member(room.ben)
    answer = await boss.slash(room.channel, "manage block", member=room.ben.user)
    assert f"<@{room.ben.id}>" in note_of(answer)
    assert (await room.bot.services.settings.for_guild(room.guild_id)).blocked == (room.ben.id,)


async def test_the_settings_list_who_is_blocked(room: CardRoom, boss: simcord.MemberActor):
    panel = await (await panel_of(room, boss)).turn_to("access")
    assert "**Blocked players:** nobody" in panel.words
    await block(room, boss, room.ben)
    panel = await (await panel_of(room, boss)).turn_to("access")
    assert room.ben.mention in panel.words


async def test_the_longest_list_fits(room: CardRoom, boss: simcord.MemberActor):
    people = [UserId(2**63 - 1 - number) for number in range(MAX_BLOCKED)]
    changes = {"blocked": people, "language": "en"}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(boss.id))
    panel = await (await panel_of(room, boss)).turn_to("access")
    assert len(panel.words) <= 4000
    assert len(panel.components) <= 40
