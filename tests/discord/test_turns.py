"""`/turns`: one private list of the tables of all servers that wait for somebody."""

import pytest
from simcord import ChannelHandle, MemberActor

from bot.features.turns.view import MOST_SHOWN
from bot.players import HEARTS
from bot.tables.ids import ChannelId
from tests.discord.test_restart import damage_table
from tests.discord.test_slow_tables import DAY_S, PACE
from tests.support.guild import CardRoom, shown_by, text_of
from tests.support.tricks.people import begin, play_until

NONE = "No table is waiting for you."


async def listed(room: CardRoom, who: MemberActor) -> list[str]:
    """Have somebody type it; return the lines of the answer that only they see."""
    shown = shown_by(await who.slash(room.channel, "turns"))
    assert shown.ephemeral
    return text_of(shown).split("\n")[3:]


async def own_split(room: CardRoom, channel: ChannelHandle, *people: MemberActor, pace: str = PACE) -> None:
    """Open a table of Gnau where everyone splits their own hand, and deal."""
    opener = people[0]
    await opener.slash(channel, "gnau open", split="own", pace=pace, join=False)
    table = list(channel.history())[-1]
    for person in people:
        await person.click(table, label="Join")
    await opener.click(table, label="Deal")
    await room.pause()


async def test_it_lists_what_waits_with_the_least_time_first(room: CardRoom):
    [ann, _] = await begin(room, HEARTS, room.ann, room.ben, pace=str(2 * DAY_S))
    await room.pause()
    await own_split(room, room.channel, room.ann, room.cat)
    gnau, hearts = await listed(room, room.ann)
    link = "https://discord.com/channels/"
    assert gnau.startswith(f"- [🐂 Gnau · table 2]({link}")
    assert hearts.startswith(f"- [♥️ Hearts · table 1]({link}")
    assert gnau.split("<t:")[0].endswith(" · Kopitiam · ⏳ ")
    [line] = await listed(room, room.cat)
    assert "table 2" in line
    assert await listed(room, room.dan) == [NONE]
    # It is over once they have done what was theirs.
    await ann.choose()
    await room.ann.user.click(room.ann.user.dm_channel.history()[-1], label="No Ox")
    await play_until([ann], lambda: True)
    assert await listed(room, room.ann) == [NONE]


async def test_other_servers_and_direct_messages_count_too(room: CardRoom):
    other = room.env.create_guild("Warung *Tiga*")
    channel = other.create_text_channel("meja")
    ann = other.add_member(room.ann.user)
    await own_split(room, channel, ann)
    await own_split(room, room.channel, room.ann)
    lines = await listed(room, room.ann)
    assert [each.split(" · ")[2] for each in lines] == ["Warung \\*Tiga\\*", "Kopitiam"]
    by_letter = shown_by(await room.ann.user.slash("turns"))
    assert text_of(by_letter).split("\n")[3:] == lines
    await room.restart()
    assert await listed(room, room.ann) == lines


async def test_help_leads_there(room: CardRoom):
    await own_split(room, room.channel, room.ann)
    screen = shown_by(await room.ann.slash(room.channel, "help"))
    shown = shown_by(await room.ann.click(screen, label="⏰ Your turn"))
    assert shown.ephemeral
    assert "table 1" in text_of(shown)


async def test_a_table_that_cannot_be_read_hides_no_other(room: CardRoom):
    other = room.guild.create_text_channel("other")
    await own_split(room, room.channel, room.ann)
    await own_split(room, other, room.ann)
    stored = await room.bot.services.store.open_table(ChannelId(other.id), "gnau")
    assert stored is not None
    await damage_table(room, stored.table_id)
    [line] = await listed(room, room.ann)
    assert "table 1" in line


@pytest.mark.parametrize("more", [1, 2])
async def test_a_long_list_says_how_many_more_there_are(room: CardRoom, more: int):
    boss = room.boss()
    for number in range(MOST_SHOWN + more):
        channel = room.guild.create_text_channel(f"long-name-of-a-channel-{number}")
        await boss.slash(channel, "gnau open", split="own", pace=PACE)
        await boss.click(list(channel.history())[-1], label="Deal")
    lines = await listed(room, boss)
    assert len(lines) == MOST_SHOWN + 1
    assert lines[-1] == (
        "One more table is waiting for you." if more == 1 else "2 more tables are waiting for you."
    )
