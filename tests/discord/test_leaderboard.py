"""Balances and the leaderboard."""

import simcord

from tests.support.guild import CardRoom, labels_of, note_of, text_of

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"
DOUBLE = "2H 8D KC 9C 9D"


async def play(room: CardRoom, *hands: tuple[simcord.MemberActor, str]) -> None:
    room.deck.hands = [DEALER, *(hand for _, hand in hands)]
    await room.deal_to(*(person for person, _ in hands))
    await room.click(room.ann, "Reveal")
    await room.click(room.ann, "Close")


async def test_nobody_has_played(room: CardRoom):
    assert "Nobody has played" in note_of(await room.ann.slash(room.channel, "gnau leaderboard"))
    answer = await room.ann.slash(room.channel, "gnau balance")
    assert "has not played" in text_of(answer.response)


async def test_most_points_first_and_ones_own_rank_below(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    answer = await room.ben.slash(room.channel, "gnau leaderboard")
    words = text_of(answer.response)
    assert words.index("Ann") < words.index("Ben")
    assert "🥇 **Ann** · 5 points · one round" in words
    assert "You: rank 2 of 2 with 2 points" in words
    assert labels_of(answer.response) == []


async def test_who_has_not_played_has_no_rank(room: CardRoom):
    await play(room, (room.ann, TONKU))
    answer = await room.cat.slash(room.channel, "gnau leaderboard")
    assert "no rank yet" in text_of(answer.response)


async def test_only_people_of_this_server(room: CardRoom):
    await play(room, (room.ann, TONKU), (room.ben, DOUBLE))
    room.guild.remove_member(room.ann)
    answer = await room.ben.slash(room.channel, "gnau leaderboard")
    assert "Ann" not in text_of(answer.response)
    assert "rank 1 of 1" in text_of(answer.response)


async def test_servers_do_not_share_points(room: CardRoom):
    await play(room, (room.ann, TONKU))
    elsewhere = room.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("table")
    ann = elsewhere.add_member(room.ann.user)
    answer = await ann.slash(channel, "gnau balance")
    assert "has not played" in text_of(answer.response)


async def test_a_name_cannot_break_the_message(room: CardRoom):
    rogue = room.person("**bold** @everyone")
    await play(room, (rogue, TONKU))
    answer = await room.ann.slash(room.channel, "gnau leaderboard")
    assert "\\*\\*bold\\*\\*" in text_of(answer.response)
    assert answer.response is not None
    assert not answer.response.message.mention_everyone


async def test_pages_of_ten_turn_for_their_reader_and_privately_for_others(room: CardRoom):
    people = [room.person(f"Player{number:02}") for number in range(12)]
    await room.deal_to(*people)
    await room.click(room.ann, "Reveal")
    answer = await room.ann.slash(room.channel, "gnau leaderboard")
    first = text_of(answer.response)
    assert first.count("Player") == 10
    await room.click(room.ann, "Next ▶", answer.response)
    assert text_of(answer.response).count("Player") == 2
    other = await room.click(people[0], "◀ Back", answer.response)
    assert "You: rank" in note_of(other)
    assert text_of(answer.response).count("Player") == 2
