"""The announcement of each day, in a channel that a manager has chosen."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.announcements.posts import AnnouncementPosts
from bot.features.announcements.rows import Announcements
from bot.features.daily.service import DailyDealService
from bot.players import HEARTS
from bot.store import DatabaseAway
from bot.tables.days import DAY_MS
from bot.tables.ids import UserId
from tests.support.daily_deals import play_to_the_end
from tests.support.guild import CardRoom, end, labels_of, shown_by, text_of
from tests.support.nonces import honour_nonces
from tests.support.settings_panel import Panel, panel_of, settings_of
from tests.support.shared_room import SharedRoom
from tests.support.trainee import Trainee

DRILL, HEARTS_DEAL, GONGZHU_DEAL = PLAY = ["🎯 Gnau drill", "♥️ Hearts", "🐷 Gong Zhu"]


@pytest.fixture(autouse=True)
def _nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    honour_nonces(monkeypatch)


@pytest.fixture
def news(room: CardRoom) -> Any:
    """A channel for the announcements."""
    return room.guild.create_text_channel("news")


async def choose(room: CardRoom, panel: Panel, channel: Any) -> None:
    """Have a manager choose the channel."""
    if "Settings · Server" not in panel.words:
        await panel.turn_to("access")
    await panel.choose("announcement_channel", channel)
    await room.env.settle()


async def let_midnight_pass(room: CardRoom) -> None:
    await room.env.advance_time((DAY_MS - room.clock.now_ms() % DAY_MS) / 1000 + 1)


def to_post(room: CardRoom, channel: Any, *, allowed: bool) -> None:
    """Let the bot post in a channel, or not."""
    assert room.bot.user is not None
    flags = discord.Permissions(send_messages=True).value
    overwrite = Overwrite(
        room.bot.user.id, OverwriteType.MEMBER, allow=flags * allowed, deny=flags * (not allowed)
    )
    room.env.backend.set_overwrite(channel.id, overwrite)


async def play_hearts(room: CardRoom, who: Any) -> int:
    deals = room.bot.services.of(DailyDealService)
    with room.env._bot_scope():
        return await play_to_the_end(deals, deals.todays(room.guild_id, HEARTS.name), UserId(who.id))


async def test_nothing_is_announced_before_a_manager_chooses_a_channel(room: CardRoom):
    await let_midnight_pass(room)
    assert room.messages == []


async def test_each_day_is_announced_once(room: CardRoom, panel: Panel, news: Any):
    await choose(room, panel, news)
    [first] = news.history()
    assert "Today's cards" in text_of(first)
    assert labels_of(first) == PLAY
    # Nobody has played yesterday.
    assert "Yesterday's best" not in text_of(first)
    await choose(room, panel, room.channel)
    await choose(room, panel, news)
    await room.restart()
    await room.env.settle()
    assert [len(news.history()), room.messages] == [1, []]
    await let_midnight_pass(room)
    assert len(news.history()) == 2
    await room.env.advance_time(3600)
    assert len(news.history()) == 2


async def test_yesterdays_best_are_named_without_a_ping(room: CardRoom, panel: Panel, news: Any):
    await choose(room, panel, news)
    for who, wrong in ((room.ann, 1), (room.ben, 1), (room.cat, 3)):
        trainee = Trainee(room, who)
        await trainee.start()
        await trainee.finish(wrong=wrong)
    score = await play_hearts(room, room.dan)
    await let_midnight_pass(room)
    words = text_of(news.history()[-1]).replace("*", "")
    assert "🎯 Gnau drill: Ann and Ben · 9/10" in words
    assert f"♥️ Hearts: Dan · Score: {score}" in words
    assert "Gong Zhu:" not in words
    assert "<@" not in words


async def test_of_many_with_the_best_result_three_are_named(room: CardRoom, panel: Panel, news: Any):
    await choose(room, panel, news)
    for name in ("Eve", "Fay", "Gus", "Hal", "*Ida*"):
        trainee = Trainee(room, room.person(name))
        await trainee.start()
        await trainee.finish()
    await let_midnight_pass(room)
    words = text_of(news.history()[-1])
    assert "Eve, Fay, Gus and 2 more" in words


async def test_anyone_plays_from_the_announcement_privately(room: CardRoom, panel: Panel, news: Any):
    await choose(room, panel, news)
    [message] = news.history()
    await room.restart()
    page = shown_by(await room.ann.click(message, label=DRILL))
    assert page.flags.ephemeral
    assert "hand 1 of 10" in text_of(page)
    page = shown_by(await room.ben.click(message, label=GONGZHU_DEAL))
    assert page.flags.ephemeral
    assert "Gong Zhu · daily deal of" in text_of(page)
    assert "That day is over" not in text_of(page)
    assert len(news.history()) == 1


async def test_the_button_of_an_old_day_says_so_and_opens_today(room: CardRoom, panel: Panel, news: Any):
    await choose(room, panel, news)
    [message] = news.history()
    await let_midnight_pass(room)
    drill = shown_by(await room.ann.click(message, label=DRILL))
    assert "That day is over. This is today's set." in text_of(drill)
    assert "hand 1 of 10" in text_of(drill)
    deal = shown_by(await room.ann.click(message, label=HEARTS_DEAL))
    assert "That day is over. This is today's deal." in text_of(deal)
    assert len(labels_of(deal)) >= 13
    # So does one for who has played today's already.
    await play_hearts(room, room.ben)
    assert "That day is over" in text_of(shown_by(await room.ben.click(message, label=HEARTS_DEAL)))


async def test_after_days_away_only_today_is_announced(room: CardRoom, panel: Panel, news: Any):
    await choose(room, panel, news)
    room.clock.ahead_ms += 3 * DAY_MS
    await room.restart()
    await room.env.settle()
    assert len(news.history()) == 2


async def test_a_process_that_dies_before_it_has_noted_the_day_posts_it_once(
    room: CardRoom, panel: Panel, news: Any, monkeypatch: pytest.MonkeyPatch
):
    async def fail(*_: object) -> None:
        raise DatabaseAway

    with monkeypatch.context() as patch:
        patch.setattr(Announcements, "note", fail)
        await choose(room, panel, news)
        await room.env.advance_time(10)
        assert len(news.history()) == 1
    await room.restart()
    await room.env.settle()
    assert len(news.history()) == 1
    assert await Announcements(room.bot.database).latest(room.guild_id) == room.clock.now_ms() // DAY_MS


async def test_a_day_that_could_not_be_posted_is_tried_again(room: CardRoom, panel: Panel, news: Any):
    room.env.inject_error("POST", f"/channels/{news.id}/messages", status=500, times=1)
    await choose(room, panel, news)
    assert news.history() == []
    await room.env.advance_time(2)
    assert len(news.history()) == 1


async def test_without_permission_nothing_is_posted_and_the_settings_say_so(
    room: CardRoom, panel: Panel, news: Any
):
    to_post(room, news, allowed=False)
    await choose(room, panel, news)
    assert news.history() == []
    assert "I can't post there" in panel.words
    to_post(room, news, allowed=True)
    await choose(room, panel, news)
    assert len(news.history()) == 1
    assert "I can't post there" not in panel.words


async def test_a_refusal_that_nobody_foresaw_is_no_error(room: CardRoom, panel: Panel, news: Any):
    room.env.inject_error("POST", f"/channels/{news.id}/messages", status=403, code=50013, times=1)
    await choose(room, panel, news)
    await room.env.advance_time(3600)
    assert news.history() == []
    await let_midnight_pass(room)
    assert len(news.history()) == 1


async def test_when_its_channel_is_deleted_announcements_end(room: CardRoom, panel: Panel, news: Any):
    await choose(room, panel, news)
    channel = room.bot.get_channel(news.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await let_midnight_pass(room)
    assert room.messages == []
    await panel.turn_to("pace")
    await panel.turn_to("access")
    assert "I can't post there" in panel.words


@pytest.mark.parametrize("label", ["Announce nowhere", "Reset"])
async def test_announcements_end_when_a_manager_says_so(room: CardRoom, panel: Panel, news: Any, label: str):
    await choose(room, panel, news)
    if label == "Reset":
        await room.bot.services.settings.reset(room.guild_id, user_id=UserId(panel.who.id))
    else:
        await panel.who.click(panel.message, label=label)
    await let_midnight_pass(room)
    assert len(news.history()) == 1
    await room.restart()
    await let_midnight_pass(room)
    assert len(news.history()) == 1


@pytest.fixture
async def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SharedRoom]:
    # Simulated time moves no clock of the event loop.
    monkeypatch.setattr("bot.services.leases.HUSH_S", 0.0)
    room = SharedRoom(tmp_path)
    async with room:
        yield room
        await end(room.first)


async def test_of_two_processes_one_announces(shared: SharedRoom):
    await choose(shared, await panel_of(shared, shared.boss()), shared.channel)
    assert len(shared.messages) == 1
    await shared.start_another()
    await let_midnight_pass(shared)
    # The first holds the server. Its own timers stand still here.
    assert len(shared.messages) == 1
    shared.end_first()
    await shared.wait()
    assert shared.bot.services.leases.held == {shared.guild_id}
    assert len(shared.messages) == 2
    # The first does not know yet that it holds the server no more.
    [late] = [each for each in shared.first.posts if isinstance(each, AnnouncementPosts)]
    await let_midnight_pass(shared)
    with shared.env._bot_scope():
        late.on_settings(shared.guild_id, await settings_of(shared))
    await shared.env.settle()
    assert len(shared.messages) == 3
