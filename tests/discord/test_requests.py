"""How many requests a round or a hand costs of those that Discord counts, and how fast they follow."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.delivery.direct_messages import STOP_MS
from bot.players import HEARTS
from bot.tables.commands import Actor
from bot.tables.gnau import Deal
from bot.tables.gnau.state import MAX_PLAYERS
from bot.tables.ids import ChannelId, UserId
from tests.support.counted import Request, counted, most_in_a_second, requests_noted
from tests.support.guild import CardRoom, labels_of, text_of
from tests.support.tables import gnau_of, lobby
from tests.support.together import start_clicks
from tests.support.tricks.people import TrickPlayer

CARDS = 52
OPENING = "/users/@me/channels"


@pytest.fixture
def paced(tmp_path: Path) -> CardRoom:
    room = CardRoom(tmp_path, edit_window_s=1.0)
    # Many people do much at once here.
    room.env.settle_timeout = 60.0
    return room


def letter_of(who: simcord.MemberActor) -> Any:
    return list(who.user.dm_channel.history())[-1]


async def press(room: CardRoom, who: simcord.MemberActor, message: Any, label: str, after_s: float) -> Any:
    """Have somebody press a button, and let some time pass."""
    [record] = start_clicks(room.env, [(who, message, label)])
    await room.env.advance_time(after_s)
    return simcord.InteractionResult(room.env, record)


async def people_at_a_table(room: CardRoom, count: int) -> list[simcord.MemberActor]:
    """Open a table and seat so many people."""
    people = [room.person(f"Player {number}") for number in range(count)]
    table = await room.open(people[0])
    start_clicks(room.env, [(person, table, "Join") for person in people])
    await room.env.advance_time(6)
    return people


async def play_round(
    room: CardRoom, people: Sequence[simcord.MemberActor], deal: str, *, by_letter: bool
) -> None:
    """Deal, and have one after the other press Ready: at the table, or below their cards."""
    await press(room, people[0], room.table, deal, 4)
    for person in people:
        await press(room, person, letter_of(person) if by_letter else room.table, "Ready", 2)
    await room.env.advance_time(5)
    assert "Deal again" in labels_of(room.table)


def places(room: CardRoom, requests: Sequence[Request]) -> Counter[str]:
    """Count the counted requests by what they are about."""
    table = f"/channels/{room.channel.id}/"

    def place(each: Request) -> str:
        if each.path == OPENING:
            return "openings"
        where = "table" if each.path.startswith(table) else "letters"
        return f"{where} {each.method}"

    return Counter(map(place, counted(requests)))


async def test_direct_messages_are_opened_once_for_good_and_a_round_of_five_costs_few_requests(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    async with paced as room:
        people = await people_at_a_table(room, 5)
        with requests_noted(room, monkeypatch) as requests:
            await play_round(room, people, "Deal", by_letter=False)
        # The table is edited through the presses on it. Nobody has pressed anything below their cards.
        assert places(room, requests) == {"openings": 5, "letters POST": 5, "letters PATCH": 5}
        # As after many other people: the library knows no channel any more.
        await room.restart()
        with requests_noted(room, monkeypatch) as requests:
            await play_round(room, people, "Deal again", by_letter=True)
        # The outcome comes by the press on each letter; the table has a message that nobody has pressed yet.
        assert places(room, requests) == {"letters POST": 5, "table POST": 1, "table PATCH": 2}


@pytest.mark.usefixtures("no_presses")
async def test_a_round_without_presses_edits_the_table_three_times(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    async with paced as room:
        people = await people_at_a_table(room, 5)
        with requests_noted(room, monkeypatch) as requests:
            await play_round(room, people, "Deal", by_letter=False)
        assert places(room, requests) == {
            "openings": 5,
            "letters POST": 5,
            "letters PATCH": 5,
            "table PATCH": 3,
        }


async def test_a_press_that_is_no_way_to_the_table_any_more_costs_nobody_a_word(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO)
    async with paced as room:
        await people_at_a_table(room, 1)
        room.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027)
        with requests_noted(room, monkeypatch) as requests:
            await press(room, room.ann, room.table, "Join", 2)
        assert room.ann.mention in text_of(room.table)
        assert places(room, requests) == {"table PATCH": 1}
        # A token is as good as a password for the time.
        assert "is edited without a token" in caplog.text
        assert not any(token in caplog.text for token in room.env.backend.interaction_tokens)


async def hand_of_hearts(room: CardRoom) -> list[TrickPlayer]:
    """Begin a hand with four people who have their cards before them, and passed three."""
    people = [room.ann, room.ben, room.cat, room.dan]
    await room.ann.slash(room.channel, "hearts open")
    for person in people[1:]:
        await press(room, person, room.table, "Join", 1.5)
    await press(room, room.ann, room.table, "Start", 1.5)
    players = [TrickPlayer(room, person, HEARTS) for person in people]
    for player in players:
        player.panel = (await press(room, player.who, room.table, "My hand", 1.5)).response
    for player in players:
        for _ in range(3):
            unpicked = [each for each in player._of("pick") if not player.enabled[each].startswith("✓")]
            await press(room, player.who, player.placed_panel, unpicked[0], 0.5)
        await press(room, player.who, player.placed_panel, player._of("confirm")[0], 1.5)
    return players


@pytest.mark.usefixtures("no_presses")
async def test_a_hand_of_hearts_edits_each_panel_and_the_table_once_a_card(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    async with paced as room:
        with requests_noted(room, monkeypatch) as requests:
            players = await hand_of_hearts(room)
            before = len(requests)
            for _ in range(CARDS):
                [player] = [each for each in players if each._of("play")]
                await press(room, player.who, player.placed_panel, player._of("play")[0], 1.5)
            await room.env.advance_time(2)
        assert "Hand finished" in players[0].words
        edits = [each for each in requests[before:] if each.is_private and each.method == "PATCH"]
        assert len(edits) <= len(players) * CARDS
        assert len(counted(requests)) <= 60


async def test_nineteen_new_people_get_letters_at_a_pace_and_the_rest_are_pointed_to_my_hand(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    async with paced as room:
        people = await people_at_a_table(room, MAX_PLAYERS)
        with requests_noted(room, monkeypatch) as requests:
            await press(room, people[0], room.table, "Deal", 10)
            assert len(counted(requests, "POST", OPENING)) == 10
            assert text_of(room.table).count("no direct message: press **My\u00a0hand**") == 9
            # Nobody is taken for gone who was not even tried.
            assert counted(requests, "GET") == []
            await press(room, people[0], room.table, "Reveal", 5)
            await press(room, people[0], room.table, "Deal again", 10)
            assert len(counted(requests, "POST", OPENING)) == MAX_PLAYERS
            assert "no direct message" not in text_of(room.table)


async def test_opening_too_many_direct_messages_pauses_them_for_ten_minutes(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    async with paced as room:
        people = await people_at_a_table(room, 3)
        room.env.inject_error("POST", OPENING, status=403, code=40003)
        with requests_noted(room, monkeypatch) as requests:
            await press(room, people[0], room.table, "Deal", 3)
            seen = "\n".join(map(text_of, room.channel.history(viewer=people[0])))
            assert "your cards wait here: press **My\u00a0hand**" in seen
            assert len(counted(requests, "POST", OPENING)) == 1
            await press(room, people[0], room.table, "Reveal", 5)
            await press(room, people[0], room.table, "Deal again", 3)
            assert len(counted(requests, "POST", OPENING)) == 1
            room.clock.ahead_ms = STOP_MS
            await press(room, people[0], room.table, "Reveal", 5)
            await press(room, people[0], room.table, "Deal again", 3)
        assert [len(room.dms(person)) for person in people] == [1, 1, 1]


async def test_a_channel_of_another_application_is_opened_anew_at_once(room: CardRoom):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    theirs = room.ann.user.dm_channel.id
    # With its picture and without.
    room.env.inject_error("POST", f"/channels/{theirs}/messages", status=403, code=50001, times=2)
    await room.click(room.ann, "Deal again")
    assert "no direct message" not in text_of(room.table)
    assert len(room.dms(room.ann)) == 2


async def test_ten_tables_of_nineteen_that_deal_at_once_stay_below_discords_limit(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    async with paced as room:
        tables, table_ids = gnau_of(room.bot.services), []
        for number in range(10):
            people = [room.person(f"Player {number}-{seat}") for seat in range(MAX_PLAYERS)]
            channel_id = ChannelId(room.guild.create_text_channel(f"table-{number}").id)
            # All of them have had letters before.
            known = {UserId(each.id): ChannelId(each.user.dm_channel.id) for each in people}
            await room.bot.services.direct_channels.keep(known)
            seated = lobby(*known).table
            table_ids.append((await tables.open(room.guild_id, channel_id, seated)).table_id)
        with requests_noted(room, monkeypatch) as requests:
            with room.env._bot_scope():
                deal = Deal(Actor(UserId(0), manages_server=True))
                dealt = [asyncio.create_task(tables.apply(each, deal)) for each in table_ids]
            for _ in range(16):
                await room.env.advance_time(0.5)
            assert all(each.done() for each in dealt)
        sent = counted(requests, "POST")
        assert len(sent) == 10 * (1 + MAX_PLAYERS)
        assert most_in_a_second(counted(requests)) <= 40
        # Nor is anybody left waiting for longer than that takes.
        assert max(each.at_s for each in sent) - min(each.at_s for each in sent) < len(sent) / 40 + 1
