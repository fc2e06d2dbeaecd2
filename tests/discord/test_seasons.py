"""Medals of closed months and achievements, as people see them."""

from datetime import UTC, datetime
from typing import Any

import pytest
import simcord

from bot.players import HEARTS
from bot.store.standings import first_day
from bot.tables.days import DAY_MS, Period, day_of, day_start_ms
from bot.tables.ids import GuildId, UserId
from tests.discord.test_daily_announcements import choose, let_midnight_pass
from tests.discord.test_leaderboard import DOUBLE, NOTHING, TONKU, play
from tests.support.flows import ids_of
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.nonces import honour_nonces
from tests.support.quick_thinking import think_at_once
from tests.support.settings_panel import Panel
from tests.support.trainee import Trainee
from tests.support.tricks.flows import SUIT_EACH
from tests.support.tricks.people import TrickPlayer, play_until

pytestmark = pytest.mark.usefixtures("nothing_is_drawn")


def this_month(room: CardRoom) -> int:
    return first_day(Period.MONTH, day_of(room.clock.now_ms()))


def named(since_day: int) -> str:
    """Return how English names a month."""
    return datetime.fromtimestamp(day_start_ms(since_day) / 1000, UTC).strftime("%B %Y")


def let_months_pass(room: CardRoom, months: int = 1) -> int:
    """Set the clock to the first minute of a later month, and return the first day of the month before."""
    since_day = this_month(room)
    for _ in range(months):
        later = first_day(Period.MONTH, this_month(room) + 31)
        room.clock.ahead_ms += day_start_ms(later) + 60_000 - room.clock.now_ms()
    return since_day


async def board(room: CardRoom, who: simcord.MemberActor, sort: str = "points") -> Any:
    return (await who.slash(room.channel, "gnau leaderboard", period="month", sort=sort)).response


async def press(who: simcord.MemberActor, page: Any, start: str) -> Any:
    """Press the one button whose id begins so, and return what is shown."""
    [custom_id] = ids_of(page, start)
    return await who.click(page, custom_id=custom_id)


async def forget(room: CardRoom, who: simcord.MemberActor) -> None:
    question = shown_by(await who.slash(room.channel, "privacy delete"))
    await who.click(question, label="Delete my data")


async def stats(room: CardRoom, who: simcord.MemberActor) -> str:
    return text_of((await who.slash(room.channel, "gnau stats")).response)


async def test_a_month_with_nobody_on_its_leaderboard_leads_to_the_one_before(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU), (room.cat, NOTHING))
    page = await board(room, room.ben)
    assert ids_of(page, "season:") == []
    played = let_months_pass(room)
    page = await board(room, room.ben)
    assert "Nobody is ranked this month yet." in text_of(page)
    assert labels_of(page) == [f"🏅 {named(played)}"]
    await press(room.ben, page, "season:")
    words = text_of(page)
    assert "## 🏆 Most points" in words
    assert f"Medals for {named(played)}" in words
    lines = [line for line in words.splitlines() if line.startswith(("🥇", "🥈", "🥉"))]
    assert lines == ["🥇 **Ann** · +5 points · 1 round", "🥈 **Ben** · +2 points · 1 round"]
    assert labels_of(page) == ["This month →"]
    await press(room.ben, page, "leaderboard:")
    assert "Nobody is ranked this month yet." in text_of(page)


async def test_one_pages_from_month_to_month_and_back_to_this_one(room: CardRoom):
    await play(room, (room.ben, TONKU))
    first = let_months_pass(room, 2)
    await play(room, (room.cat, TONKU))
    second = let_months_pass(room)
    await play(room, (room.dan, DOUBLE))
    page = await board(room, room.ben, "best-hand")
    assert "Dan" in text_of(page)
    await press(room.ben, page, "season:")
    assert labels_of(page) == [f"← {named(first)}", "This month →"]
    assert "🥇 **Cat** · Ngau Tonku" in text_of(page)
    await press(room.ben, page, "season:")
    assert labels_of(page) == [f"{named(second)} →"]
    assert "🥇 **Ben** · Ngau Tonku" in text_of(page)
    await room.restart()
    await press(room.ben, page, "season:")
    # Somebody else gets a page of their own.
    other = shown_by(await press(room.cat, page, "leaderboard:"))
    assert other.flags.ephemeral
    assert "🏆 Best hands" in text_of(other)
    assert f"Medals for {named(second)}" in text_of(page)


async def test_each_leaderboard_has_medals_of_its_own(room: CardRoom):
    trainee = Trainee(room, room.dan)
    await trainee.start()
    await trainee.finish(wrong=1)
    await play(room, (room.ben, NOTHING))
    let_months_pass(room)
    seen = {}
    for sort in ("points", "rounds", "best-hand", "drill"):
        page = await board(room, room.ann, sort)
        await press(room.ann, page, "season:")
        seen[sort] = text_of(page)
    assert "Nobody won a medal that month." in seen["points"]
    assert "🥇 **Ben** · 1 round" in seen["rounds"]
    # A hand without an ox is no best hand.
    assert "Nobody won a medal that month." in seen["best-hand"]
    assert "🥇 **Dan** · 9 of 10 right" in seen["drill"]


async def test_winners_who_have_left_are_counted_and_nobody_moves_up(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    let_months_pass(room)
    room.guild.remove_member(room.ann)
    await room.env.advance_time(3600)
    page = await board(room, room.ben)
    await press(room.ben, page, "season:")
    words = text_of(page)
    assert "🥈 **Ben**" in words
    assert "🥇" not in words
    assert "And 1 more." in words


async def test_medals_go_with_the_data_of_their_winner(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    let_months_pass(room)
    page = await board(room, room.ben)
    await press(room.ben, page, "season:")
    await forget(room, room.ann)
    page = await board(room, room.ben)
    await press(room.ben, page, "season:")
    assert "🥈 **Ben**" in text_of(page)
    assert "🥇" not in text_of(page)
    assert "more" not in text_of(page)
    assert "haven't played" in note_of(await room.ann.slash(room.channel, "gnau stats"))


async def test_statistics_show_medals_and_achievements_with_dates(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    day = day_of(room.clock.now_ms())
    words = await stats(room, room.ann)
    assert "Medals" not in words
    assert f"**Achievements**\n🏅 First Ngau Tonku · <t:{day * 86_400 + 43_200}:D>" in words
    played = let_months_pass(room)
    words = await stats(room, room.ann)
    assert "**Medals** · 🥇 3\n" in words
    assert f"🥇 Most points · {named(played)}" in words
    assert "Achievements" not in await stats(room, room.ben)


async def test_who_never_played_gnau_has_statistics_of_what_they_achieved(room: CardRoom):
    earned = room.bot.services.earned
    await earned.achieve(GuildId(room.guild.id), UserId(room.dan.id), "drill-week", now_ms=5)
    await earned.achieve(GuildId(room.guild.id), UserId(room.dan.id), "of-a-newer-version", now_ms=6)
    words = await stats(room, room.dan)
    assert words.endswith("🏅 A flawless week of the daily drill · <t:43200:D>")


async def test_a_first_ngau_tonku_is_told_once_and_privately(room: CardRoom):
    room.deck.hands = ["KS 5H 5C 3S 3D", TONKU]
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    assert private_notes(room, room.ann) == []
    await room.env.advance_time(10)
    [note] = private_notes(room, room.ann)
    assert note == "🏅 **New achievement:** First Ngau Tonku"
    assert "achievement" not in " ".join(map(text_of, room.messages))
    room.deck.hands = ["KS 5H 5C 3S 3D", TONKU]
    await room.click(room.ann, "Deal again")
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(10)
    assert private_notes(room, room.ann) == [note]


async def test_with_suspense_it_is_told_after_the_cards_are_turned(room: CardRoom):
    await room.bot.services.settings.change(
        GuildId(room.guild.id), {"suspense": "slow"}, user_id=UserId(room.ann.id)
    )
    room.deck.hands = ["KS 5H 5C 3S 3D", TONKU]
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(4)
    assert private_notes(room, room.ann) == []
    await room.env.advance_time(30)
    assert private_notes(room, room.ann) == ["🏅 **New achievement:** First Ngau Tonku"]


async def test_a_moon_is_told_in_the_open_panel(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    think_at_once(monkeypatch)
    ann = TrickPlayer(room, room.ann, HEARTS)
    room.deck.hands = SUIT_EACH
    await room.ann.slash(room.channel, "hearts open", target=10_000)
    await room.click(room.ann, "Start")
    await ann.look()
    for label in ("2♣︎", "3♣︎", "4♣︎", "Pass 2♣︎\u00a03♣︎\u00a04♣︎"):
        await ann.press(label)
    await play_until([ann], lambda: "Claim the rest" in ann.labels)
    await ann.press("Claim the rest")
    await room.env.advance_time(4)
    assert "🏅 **New achievement:** First moon shot" in text_of(ann.panel)
    assert private_notes(room, room.ann) == []
    assert "🏅 First moon shot" in await stats(room, room.ann)


async def test_a_flawless_week_is_told_with_its_last_result(room: CardRoom):
    for _ in range(7):
        trainee = Trainee(room, room.ann)
        await trainee.start()
        assert "achievement" not in trainee.words
        await trainee.finish()
        room.clock.ahead_ms += DAY_MS
    assert "🏅 **New achievement:** A flawless week of the daily drill" in trainee.words
    await trainee.start()
    await trainee.finish()
    assert "achievement" not in trainee.words


async def test_a_first_checked_deal_is_told_to_who_checked_it(room: CardRoom):
    await room.deal_to(room.ben)
    await room.click(room.ann, "Reveal")
    for _ in range(2):
        answer = await room.cat.slash(room.channel, "gnau verify", round="1.1")
        assert "achievement" not in text_of(answer.response)
        assert private_notes(room, room.cat) == ["🏅 **New achievement:** First deal checked"]


def private_notes(room: CardRoom, who: simcord.MemberActor) -> list[str]:
    """Return what was told privately of achievements, in messages of its own."""
    found = [text_of(each).strip() for each in room.channel.history(viewer=who) if each.flags.ephemeral]
    return [each for each in found if each.startswith("🏅")]


@pytest.fixture
def news(room: CardRoom, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A channel for the announcements."""
    honour_nonces(monkeypatch)
    return room.guild.create_text_channel("news")


async def let_the_month_end(room: CardRoom) -> int:
    """Set the clock to the last hour of the month, and let midnight pass; return the month's first day."""
    since_day = this_month(room)
    later = first_day(Period.MONTH, since_day + 31)
    room.clock.ahead_ms += day_start_ms(later) - 3_600_000 - room.clock.now_ms()
    await room.restart()
    await room.env.settle()
    await let_midnight_pass(room)
    return since_day


async def test_medals_are_announced_with_the_first_day_of_a_month_if_managers_wish(
    room: CardRoom, panel: Panel, news: Any
):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    await choose(room, panel, news)
    await let_the_month_end(room)
    assert "Medals" not in text_of(news.history()[-1])
    await panel.turn_to("points")
    await panel.choose("announce_medals", "on")
    await room.env.settle()
    await play(room, (room.cat, TONKU))
    played = await let_the_month_end(room)
    words = text_of(news.history()[-1])
    title, *lines = words[words.index("**🏅") :].splitlines()
    assert title == f"**🏅 Medals for {named(played)}**"
    assert lines[:3] == ["Most points: 🥇 Cat", "Most rounds: 🥇 Cat", "Best hands: 🥇 Cat"]
    assert "<@" not in words
    await let_midnight_pass(room)
    assert "Medals" not in text_of(news.history()[-1])


async def test_without_the_channel_medals_are_announced_in_the_next_one(
    room: CardRoom, panel: Panel, news: Any
):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    await choose(room, panel, news)
    await panel.turn_to("points")
    await panel.choose("announce_medals", "on")
    room.env.backend.delete_channel(news.id)
    played = await let_the_month_end(room)
    await let_midnight_pass(room)
    other = room.guild.create_text_channel("new-news")
    await choose(room, panel, other)
    [message] = other.history()
    assert f"Medals for {named(played)}" in text_of(message)
    assert "Most points: 🥇 Ann · 🥈 Ben" in text_of(message)
    await let_midnight_pass(room)
    assert "Medals" not in text_of(other.history()[-1])


async def test_after_the_winner_deleted_their_data_nobody_is_announced_in_their_place(
    room: CardRoom, panel: Panel, news: Any
):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    let_months_pass(room)
    await board(room, room.ben)
    await forget(room, room.ann)
    await room.bot.services.settings.change(
        GuildId(room.guild.id), {"announce_medals": True}, user_id=UserId(room.ben.id)
    )
    await choose(room, panel, news)
    assert "Most points: 🥈 Ben" in text_of(news.history()[-1])
