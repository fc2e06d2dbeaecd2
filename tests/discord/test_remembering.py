"""What is known in memory alone is known for minutes: everybody's latest click, and who is called what."""

import simcord

from bot.views.members import FRESH_MS
from bot.views.open_panels import TOKEN_MS
from tests.support.guild import CardRoom, told_in


def clicks_of(room: CardRoom) -> list[int]:
    """Return whose latest clicks are remembered, the oldest first."""
    return [user_id for _, user_id in room.bot.ephemeral_replies._latest]


async def click(room: CardRoom, *people: simcord.MemberActor) -> None:
    for person in people:
        await person.slash(room.channel, "gnau rules")


async def test_clicks_are_forgotten_once_nobody_can_be_reached_through_them(room: CardRoom):
    await click(room, room.ann, room.ben)
    room.clock.ahead_ms += TOKEN_MS // 2
    await click(room, room.ann, room.cat)
    assert clicks_of(room) == [room.ben.id, room.ann.id, room.cat.id]
    room.clock.ahead_ms += TOKEN_MS // 2 + 1
    await click(room, room.dan)
    assert clicks_of(room) == [room.ann.id, room.cat.id, room.dan.id]


async def test_of_many_clicks_only_the_newest_are_remembered(room: CardRoom, monkeypatch):
    monkeypatch.setattr("bot.delivery.messages.LIMIT", 2)
    await click(room, room.ann, room.ben, room.ann, room.cat)
    assert clicks_of(room) == [room.ann.id, room.cat.id]


async def test_of_an_answered_click_no_interaction_is_kept(room: CardRoom):
    await click(room, room.ann, room.ben, room.cat)
    ways = room.bot.ephemeral_replies._latest.values()
    # The newest is looked at when the next one arrives.
    assert [way.first is None for way in ways] == [True, True, False]
    assert all(way.given is not None for way in ways)


async def test_the_names_of_a_server_are_forgotten_though_nobody_asks_there_again(room: CardRoom):
    def known():
        return {guild_id for guild_id, _ in room.bot.members._known}

    elsewhere = room.env.create_guild("Elsewhere")
    places = {room.guild: (room.ann, room.channel)}
    places[elsewhere] = (elsewhere.add_member(room.ben.user), elsewhere.create_text_channel("table"))
    for person, channel in places.values():
        await person.slash(channel, "gnau open")
        for label in ("Join", "Deal", "Reveal"):
            await person.click(channel.history()[-1], label=label)
        answer = await person.slash(channel, "gnau leaderboard")
        assert f"1. {person.user.global_name}: " in told_in(answer.response)
    assert known() == {room.guild.id, elsewhere.id}
    room.clock.ahead_ms += FRESH_MS + 1
    person, channel = places[elsewhere]
    await person.slash(channel, "gnau leaderboard")
    assert known() == {elsewhere.id}
