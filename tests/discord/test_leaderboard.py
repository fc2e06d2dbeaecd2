"""Balances and the leaderboard."""

from datetime import timedelta

import discord
import pytest
import simcord
from discord import ui

from bot.features.drill.model import Question
from bot.features.drill.service import Asked, DrillService
from bot.rules.gnau.splits import optimal_split
from bot.tables.days import DAY_MS
from bot.tables.ids import GuildId, UserId
from bot.views.members import FRESH_MS
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of

# Beside a picture the words do not name those whom it names.
pytestmark = pytest.mark.usefixtures("nothing_is_drawn")

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"
DOUBLE = "2H 8D KC 9C 9D"
NOTHING = "4S 4H 3C 8H 5D"
# A table that nobody plays at closes long before.
HOUR_S = 60 * 60


async def play(room: CardRoom, *hands: tuple[simcord.MemberActor, str]) -> None:
    room.deck.hands = [DEALER, *(hand for _, hand in hands)]
    await room.deal_to(*(person for person, _ in hands))
    await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")


async def test_nobody_has_played(room: CardRoom):
    assert "Nobody has played" in note_of(await room.ann.slash(room.channel, "gnau leaderboard"))
    assert "hasn't played" in note_of(await room.ann.slash(room.channel, "points balance"))
    assert room.messages == []


async def test_most_points_first_and_ones_own_rank_below(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    answer = await room.ben.slash(room.channel, "gnau leaderboard")
    words = text_of(answer.response)
    assert words.index("Ann") < words.index("Ben")
    assert "🥇 **Ann** · 5 points · 1 round" in words
    assert f"{room.ben.mention}: rank 2 of 2 · 2 points · 1 round" in words
    assert labels_of(answer.response) == []


async def test_equal_scores_share_a_rank_on_the_leaderboard_and_as_the_table_closes(room: CardRoom):
    await play(room, (room.cat, TONKU), (room.ben, NOTHING), (room.ann, "2S 2D 2C 7S 7H"))
    closed = [line[0] for line in text_of(room.table).splitlines() if "\u200e · **" in line]
    answer = await room.dan.slash(room.channel, "gnau leaderboard")
    board = [line[0] for line in text_of(answer.response).splitlines() if "1 round" in line]
    assert closed == board == ["🥇", "🥈", "🥈"]


async def test_a_member_without_rounds_has_no_rank(room: CardRoom):
    await play(room, (room.ann, TONKU))
    answer = await room.cat.slash(room.channel, "gnau leaderboard")
    assert "isn't ranked yet" in text_of(answer.response)


async def test_only_people_of_this_server(room: CardRoom):
    await play(room, (room.ann, TONKU), (room.ben, DOUBLE))
    room.guild.remove_member(room.ann)
    # What people are called is remembered for a while: their round had a picture with names.
    await room.env.advance_time(FRESH_MS / 1000 + 1)
    answer = await room.ben.slash(room.channel, "gnau leaderboard")
    assert "Ann" not in text_of(answer.response)
    assert "rank 1 of 1" in text_of(answer.response)


async def play_for_bankrolls(room: CardRoom) -> None:
    change = {"points": "bankroll", "opening_grant_points": 100}
    await room.bot.services.settings.change(GuildId(room.guild.id), change, user_id=UserId(room.ann.id))


async def test_the_leaderboard_of_a_bankroll_server_ranks_bankrolls(room: CardRoom):
    await play(room, (room.ann, TONKU))
    await play_for_bankrolls(room)
    # Her purse is not opened yet, and this is what she will find in it.
    answer = await room.ben.slash(room.channel, "points balance", member=room.ann)
    assert "**100 points** and hasn't played yet." in text_of(answer.response)
    assert "Nobody has played" in await board(room)
    await play(room, (room.ann, TONKU))
    assert "🥇 **Ann** · 105 points · 1 round" in await board(room)
    answer = await room.ann.slash(room.channel, "points balance")
    assert "**105 points** after one round" in text_of(answer.response)


async def test_looking_at_a_bankroll_gives_no_rank(room: CardRoom):
    await play_for_bankrolls(room)
    await play(room, (room.ann, TONKU))
    await room.ben.slash(room.channel, "points balance")
    words = await board(room, room.ben)
    assert "Ben" not in words
    assert "isn't ranked yet: play a round" in words


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
    await room.click(room.ann, "Next →", answer.response)
    assert text_of(answer.response).count("Player") == 2
    other = await room.click(people[0], "← Back", answer.response)
    assert f"{people[0].mention}: rank" in note_of(other)
    assert text_of(answer.response).count("Player") == 2


async def board(room: CardRoom, who: simcord.MemberActor | None = None, **options: str) -> str:
    answer = await (who or room.ann).slash(room.channel, "gnau leaderboard", **options)
    return text_of(shown_by(answer))


def until_monday(room: CardRoom) -> None:
    """Move the time to the first hour of a Monday (UTC) with a week of its month left."""
    monday = room.env.now().replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
    while not (monday.weekday() == 0 and 14 < monday.day < 22):
        monday += timedelta(days=1)
    room.clock.ahead_ms = int((monday - room.env.now()).total_seconds() * 1000)


async def test_periods_begin_at_midnight_on_mondays_and_on_the_first(room: CardRoom):
    until_monday(room)
    monday = room.clock.now_ms() // 1000
    room.clock.ahead_ms += 2 * HOUR_S * 1000
    await play(room, (room.ann, TONKU))
    for period in ("today", "week", "month"):
        words = await board(room, period=period)
        assert "🥇 **Ann** · +5 points · 1 round" in words
    assert f"since <t:{monday}:f>" in await board(room, period="today")
    assert f"since <t:{monday}:f>" in await board(room, period="week")
    room.clock.ahead_ms += DAY_MS
    assert f"since <t:{monday + 24 * HOUR_S}:f>" in await board(room, period="today")
    assert "**Ann** · +5 points" in await board(room, period="week")
    room.clock.ahead_ms += 6 * DAY_MS
    assert "Nobody has played Gnau here since" in await board(room, period="week")
    assert "**Ann** · +5 points" in await board(room, period="month")
    room.clock.ahead_ms += 10 * DAY_MS
    # The button below leads to the month before.
    assert "Nobody is ranked this month yet." in await board(room, period="month")
    assert "**Ann** · 5 points" in await board(room)


async def test_a_period_counts_what_its_rounds_moved(room: CardRoom):
    await play(room, (room.ann, TONKU), (room.ben, NOTHING))
    await room.env.advance_time(24 * HOUR_S)
    await play(room, (room.ann, NOTHING), (room.ben, DOUBLE))
    words = await board(room, period="today")
    assert words.index("**Ben** · +2 points · 1 round") < words.index("**Ann** · −2 points · 1 round")
    assert "🥇 **Ann** · 3 points · 2 rounds" in await board(room)


async def test_by_rounds_equal_ones_share_a_rank(room: CardRoom):
    await play(room, (room.ann, TONKU), (room.ben, DOUBLE))
    await play(room, (room.cat, TONKU), (room.ben, DOUBLE))
    words = await board(room, room.cat, sort="rounds")
    assert "## 🏆 Most rounds" in words
    assert "🥇 **Ben** · 2 rounds" in words
    assert words.count("🥈") == 2
    assert f"{room.cat.mention}: rank 2 of 3 · 1 round" in words


async def test_by_best_hand_with_its_cards_and_its_round(room: CardRoom):
    await play(room, (room.ann, NOTHING), (room.ben, DOUBLE))
    await play(room, (room.ann, TONKU))
    words = await board(room, room.ben, sort="best-hand")
    assert "🥇 **Ann** · Ngau Tonku in\u00a0`2.1`\n> **" in words
    assert "🥈 **Ben** · Double Ox 9 in\u00a0`1.1`" in words
    assert f"{room.ben.mention}: rank 2 of 2 · Double Ox 9 in\u00a0`1.1`" in words
    assert "Nobody has played Gnau here since" not in await board(room, sort="best-hand", period="today")


def best_places(asked: Asked) -> tuple[int, ...]:
    best = optimal_split(asked.cards, asked.rules)
    return tuple(asked.cards.index(card) for card in best.ox_cards or ())


async def test_by_drill(room: CardRoom):
    assert "`/gnau daily`" in await board(room, sort="drill")
    drills, guild_id = room.bot.services.of(DrillService), GuildId(room.guild.id)
    hands = [await drills.ask(guild_id, Question(drills.today, number)) for number in range(1, 11)]
    number = next(place for place, asked in enumerate(hands, start=1) if best_places(asked))
    question, best = Question(drills.today, number), best_places(hands[number - 1])
    await drills.answer(guild_id, UserId(room.ann.id), question, ())
    await drills.answer(guild_id, UserId(room.ben.id), question, best)
    words = await board(room, room.cat, sort="drill", period="today")
    assert words.index("🥇 **Ben** · 1 of 1 right") < words.index("🥈 **Ann** · 0 of 1 right")
    assert "isn't ranked yet: try `/gnau daily`" in words
    await room.env.advance_time(24 * HOUR_S)
    assert "Be the first" in await board(room, sort="drill", period="today")
    assert "**Ben** · 1 of 1 right" in await board(room, sort="drill")


@pytest.mark.parametrize("sort", ["points", "rounds", "best-hand"])
async def test_pages_keep_what_they_show(room: CardRoom, sort: str):
    people = [room.person(f"Player{number:02}") for number in range(12)]
    await room.deal_to(*people)
    await room.click(room.ann, "Reveal")
    answer = await room.ann.slash(room.channel, "gnau leaderboard", sort=sort, period="week")
    title = text_of(answer.response).splitlines()[1:3]
    await room.restart()
    await room.click(room.ann, "Next →", answer.response)
    assert text_of(answer.response).splitlines()[1:3] == title
    assert text_of(answer.response).count("Player") == 2
    assert labels_of(answer.response) == ["← Back", "Next →"]


async def test_a_button_from_before_there_were_several_leaderboards(room: CardRoom):
    await play(room, (room.ann, TONKU))
    view: ui.View = ui.View(timeout=None)
    view.add_item(ui.Button(label="Old", custom_id=f"leaderboard:{room.ann.id}:1:on"))
    channel = room.bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("A leaderboard", view=view)
    other = await room.click(room.ben, "Old")
    assert "## 🏆 Most points" in note_of(other)
