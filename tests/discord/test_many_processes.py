"""Two processes that both hear every click of a server: one answers, and the other goes on where it ends."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.http.client import FakeWebhookAdapter

from bot.delivery.gnau.tables import GnauDelivery
from bot.services import HeldLeases
from bot.store import DatabaseAway, Leases
from bot.tables.commands import Join
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.leases import DIRECT_MESSAGES, NotOurGuild
from tests.support.guild import end, labels_of, note_of, seated_in, shown_by, text_of, told_in
from tests.support.outside import Outside, Where
from tests.support.shared_room import SharedRoom

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SharedRoom]:
    # Simulated time moves no clock of the event loop.
    monkeypatch.setattr("bot.services.leases.HUSH_S", 0.0)
    room = SharedRoom(tmp_path, gnau_reveal_s=60)
    async with room:
        yield room
        await end(room.first)


@pytest.fixture
def answers(monkeypatch) -> Counter[str]:
    """How often each interaction was answered."""
    counted = Counter[str]()
    request = FakeWebhookAdapter.request

    async def request_and_count(adapter, route, *args, **kwargs):
        if route.path.endswith("/callback"):
            counted[route.url] += 1
        return await request(adapter, route, *args, **kwargs)

    monkeypatch.setattr(FakeWebhookAdapter, "request", request_and_count)
    return counted


async def test_each_click_is_answered_by_the_one_that_was_there_first(room, answers, caplog):
    await room.open()
    await room.start_another()
    answers.clear()
    await room.click(room.ann, "Join")
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 2
    assert "hasn't played" in note_of(await room.cat.slash(room.channel, "points balance"))
    assert list(answers.values()) == [1, 1, 1]
    warnings = [message for message in caplog.messages if "is served by process" in message]
    assert len(warnings) == 1
    assert room.first.services.leases.held == {room.guild_id}
    assert room.bot.services.leases.held == frozenset()


async def test_what_is_typed_gets_one_list_of_suggestions(room, answers):
    await room.open()
    await room.start_another()
    answers.clear()
    assert len(await room.ann.autocomplete(room.channel, "gnau odds", "rules", "pl")) == 1
    assert list(answers.values()) == [1]


async def test_in_a_server_without_the_bot_one_of_them_answers(room, answers):
    ann = Outside(room, room.ann, Where.ABROAD)
    await room.start_another()
    for bot in (room.first, room.bot):
        if (known := bot.get_guild(ann.channel.guild.id)) is not None:
            bot._connection._remove_guild(known)
    answers.clear()
    await ann.slash(None, "gnau solve", cards=TONKU)
    await ann.slash(None, "gnau daily")
    assert list(answers.values()) == [1, 1]
    assert [DIRECT_MESSAGES in bot.services.leases.held for bot in (room.first, room.bot)].count(True) == 1


async def test_a_form_is_answered_once(room, answers):
    await room.open()
    await room.click(room.ann, "Join")
    await room.start_another()
    answers.clear()
    form = await room.more(room.ann, "Add a word")
    assert "kopi" in note_of(await room.ann.submit_modal(form, {"word": "kopi"}))
    assert list(answers.values()) == [1, 1, 1]


async def test_where_one_has_died_the_other_goes_on(room, answers):
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ann)
    await room.start_another()
    room.end_first()
    await room.wait()
    assert room.bot.services.leases.held == {room.guild_id}
    assert "Ngau Tonku" in note_of(await room.click(room.ann, "My hand"))
    # Its deadline came while nobody was there, or just after: either way once.
    await room.env.advance_time(60)
    assert "Deal again" in labels_of(room.table)
    answer = await room.ann.slash(room.channel, "points balance")
    assert "5 points** after one round" in text_of(answer.response)
    assert len(room.dms(room.ann)) == 1


async def test_bids_are_taken_once_and_go_on_where_one_has_died(room, answers):
    await room.open(dealer="bid")
    await room.start_another()
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    answers.clear()
    mine = shown_by(await room.click(room.ann, "My hand"))
    await room.ann.click(mine, label="Bid ×2")
    assert list(answers.values()) == [1, 1]
    room.end_first()
    await room.wait()
    # The time for bids and for raises is over, and Ben was away.
    await room.env.advance_time(60)
    assert "Dealer: Ann ×2" in told_in(room.table)
    assert "Deal again" in labels_of(room.table)


async def test_who_was_taken_for_dead_answers_and_changes_nothing_any_more(room, answers):
    await room.open()
    await room.start_another()
    room.end_first()
    await room.wait()
    room.env.backend.subscribers.append(room.hand_to_first)
    answers.clear()
    await room.click(room.ann, "Join")
    assert list(answers.values()) == [1]
    assert seated_in(room.table) == 1
    stored, _ = await room.first.services.games.tables_of("gnau").in_channel(ChannelId(room.channel.id))
    with pytest.raises(NotOurGuild):
        await room.first.services.games.tables_of("gnau").apply(
            stored.table_id, Join(UserId(room.ben.id), part="1")
        )
    assert (await room.state()).seats == (room.ann.id,)


async def test_of_two_that_cannot_reach_the_database_only_whose_server_it_was_says_so(
    room: SharedRoom, answers: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    await room.open()
    await room.start_another()

    async def fail(*_: object, **__: object) -> None:
        raise DatabaseAway

    monkeypatch.setattr(Leases, "claim", fail)
    await room.wait()
    answers.clear()
    assert "can't reach my records" in note_of(await room.click(room.ann, "Join"))
    assert list(answers.values()) == [1]


async def test_who_ends_in_order_is_not_waited_for(room, answers):
    await room.open()
    await room.start_another()
    room.end_first()
    await room.first.lease_keeper.close()
    await room.click(room.ann, "Join")
    assert seated_in(room.table) == 1


async def test_settings_are_read_again_by_who_takes_over(room):
    await room.open()
    await room.start_another()
    assert (await room.bot.services.settings.for_guild(room.guild_id)).for_game(GnauSettings).reveal_s == 60
    await room.first.services.settings.change(room.guild_id, {"reveal_s": 45}, user_id=UserId(room.ann.id))
    room.end_first()
    await room.first.lease_keeper.close()
    await room.click(room.ann, "Join")
    assert (await room.bot.services.settings.for_guild(room.guild_id)).for_game(GnauSettings).reveal_s == 45


async def test_a_process_of_another_shard_claims_nothing_here(room):
    await room.open()
    await room.start_another()
    assert await room.bot.services.leases.claim([GuildId(5)]) == {GuildId(5)}
    assert room.first.services.leases.held == {room.guild_id}


async def test_a_direct_message_whose_table_is_another_process_s_says_where_to_press(room: SharedRoom):
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ann)
    [letter] = room.ann.user.dm_channel.history()
    await room.start_another()
    # Discord hands direct messages to the process of the first shard alone: to the second one, say.
    room.env.backend.subscribers.remove(room.hand_to_first)
    assert "press it at the table" in note_of(await room.ann.user.click(letter, label="Ready"))
    assert (await room.state()).ready == frozenset()


async def test_direct_messages_of_a_process_without_the_first_shard_only_lead_to_the_table(room: SharedRoom):
    await room.start_another()
    room.end_first()
    await room.wait()
    delivery = room.bot.delivery.for_game("gnau")
    assert isinstance(delivery, GnauDelivery)
    delivery._letters._receives_dms = False
    await room.deal_to(room.ann)
    [letter] = room.ann.user.dm_channel.history()
    assert labels_of(letter) == ["Go to the table"]


async def test_who_learns_too_late_that_a_server_is_its_own_leaves_the_click_to_others(
    room: SharedRoom, answers: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    await room.open()
    await room.start_another()
    room.end_first()
    serves = HeldLeases.serves

    async def serves_late(leases: HeldLeases, guild_id: GuildId) -> bool:
        is_served = await serves(leases, guild_id)
        monkeypatch.setattr("bot.views.visit.ANSWER_S", 0.0)
        return is_served

    monkeypatch.setattr(HeldLeases, "serves", serves_late)
    answers.clear()
    await room.click(room.ann, "Join")
    assert answers == Counter()


async def test_a_click_that_the_silent_process_may_have_answered_is_left_alone(
    room: SharedRoom, answers: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.services.leases.HUSH_S", 3.0)
    await room.open()
    await room.start_another()
    await room.wait()
    assert room.bot.services.leases.held == {room.guild_id}
    answers.clear()
    await room.click(room.ann, "Join")
    assert answers == Counter()
    assert (await room.state()).seats == ()
