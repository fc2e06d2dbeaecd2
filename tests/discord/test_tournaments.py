"""A duplicate tournament as people live it: joining, tables in private threads, a standing, the end."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.features.tournaments.model import State, standing
from bot.features.tournaments.service import TournamentService
from bot.rules.errors import RuleError
from bot.tables.commands import Leave
from bot.tables.ids import GuildId
from bot.tables.tricks import Phase
from tests.support.guild import CardRoom, buttons_of, labels_of, note_of, shown_by, text_of
from tests.support.tournaments import SHOWN_S, Rally, begun, four, in_thread, press
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer


@pytest.fixture
def rally(room: CardRoom) -> Rally:
    return Rally(room, room.boss())


def eight(room: CardRoom) -> tuple[Any, ...]:
    return (*four(room), *(room.person(name) for name in ("Eve", "Flo", "Gus", "Hal")))


def members_of(room: CardRoom) -> list[set[int]]:
    """Return who is in each thread, besides the bot."""
    found = [room.env.backend.get_thread(each.id).thread_members for each in room.channel.threads]
    return [{*each} - {room.env.backend.bot_user.id} for each in found]


async def test_eight_people_play_at_two_tables(room, rally):
    people = eight(room)
    await begun(rally, *people, hands=2, people=8)
    kept = await rally.kept()
    assert kept.state is State.PLAYING
    assert [len(kept.people_at(number)) for number in (0, 1)] == [4, 4]
    assert members_of(room) == [{*kept.people_at(number).values()} for number in (0, 1)]
    assert "Table 1 · hand 1 of 2" in text_of(rally.message)
    for number in (0, 1, 1):
        await rally.finish_hand(number)
    assert "After hand 1" in text_of(rally.message)
    assert "finished" in text_of(rally.message).split("Table 2")[1]
    await rally.finish_hand(0)
    last = text_of(rally.message)
    assert "tournament 1 is finished" in last
    assert kept.seed_root.hex() in last
    assert (await rally.kept()).state is State.OVER
    assert sum("### 🏆" in text_of(each) for each in room.messages) == 1
    # The same cards in every deal, though not in the same seats.
    dealt = [await hands_of(rally, number) for number in (0, 1)]
    assert dealt[0] == dealt[1]
    lines = standing(kept, await rally.service.played(kept))
    assert sum(line.points.matchpoints for line in lines) == 0
    assert sum(line.points.ahead for line in lines) == 0
    assert [f"<@{line.user_id}>" in last for line in lines] == [True] * 8


async def hands_of(rally: Rally, number: int) -> list[frozenset[frozenset[str]]]:
    stored, _ = await rally.table(number)
    rounds = await rally.room.bot.services.history.rounds_at(stored.guild_id, stored.table_id, most=99)
    return [frozenset(frozenset(hand) for hand in each.record["deal"]) for each in rounds]


@pytest.mark.thorough
async def test_five_people_play_with_computers(room, rally):
    await begun(rally, *four(room), room.person("Eve"), hands=3)
    kept = await rally.kept()
    assert [len(kept.people_at(number)) for number in (0, 1)] == [3, 2]
    _, table = await rally.table(1)
    assert [seat.is_computer for seat in table.seats] == [False, False, True, True]
    for _ in range(3):
        await rally.finish_hand(1)
        await rally.finish_hand(0)
    assert "tournament 1 is finished" in text_of(rally.message)
    page = note_of(await room.click(room.ann, "Check the hands", rally.message))
    assert page.count("✅") == 3
    assert kept.seed_root.hex() in page


async def test_people_play_in_the_usual_panels(room, rally):
    await begun(rally, *four(room), hands=2)
    stored, _ = await rally.table(0)
    told = note_of(await room.click(room.ann, "My table", rally.message))
    assert f"<#{stored.channel_id}>" in told
    message = in_thread(room, stored.channel_id)
    player = TrickPlayer(room, room.ann, TRICK_GAMES[0])
    player.panel = (await room.click(room.ann, "My hand", message)).response
    await player.choose()
    _, table = await rally.table(0)
    assert table.hand.prepared[0] is not None


async def test_it_is_shown_and_begins_though_the_answer_to_the_command_is_too_late(room, rally, monkeypatch):
    async def unknown_interaction(*_: object, **__: object) -> None:
        response: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(response, {"code": 10062, "message": "Unknown interaction"})

    monkeypatch.setattr(discord.InteractionResponse, "send_message", unknown_interaction)
    await rally.open(people=4)
    monkeypatch.undo()
    await rally.settle()
    await rally.join(*four(room))
    await rally.settle()
    assert (await rally.kept()).state is State.PLAYING


async def test_it_begins_by_itself_when_it_is_full(room, rally):
    await rally.open(people=4)
    await rally.join(room.ann, room.ben, room.cat)
    await rally.settle()
    assert "**Joined: 3** of at most 4" in text_of(rally.message)
    told = note_of(await room.click(room.dan, "Join", rally.message))
    assert "it begins now" in told
    await rally.settle()
    assert (await rally.kept()).state is State.PLAYING


async def test_it_begins_at_its_time_with_those_who_are_there(room, rally):
    await rally.open(begins="600")
    await rally.join(*four(room))
    await room.restart()
    await room.env.advance_time(600 + SHOWN_S)
    await rally.settle()
    assert (await rally.kept()).state is State.PLAYING
    assert len(room.channel.threads) == 2


async def test_it_is_cancelled_at_its_time_if_too_few_are_there(room, rally):
    await rally.open(begins="600")
    await rally.join(room.ann)
    await room.env.advance_time(600 + SHOWN_S)
    await rally.settle()
    assert (await rally.kept()).state is State.CANCELLED
    assert "It ended before it began" in text_of(rally.message)
    assert labels_of(rally.message) == []
    await rally.open()
    assert (await rally.kept()).state is State.GATHERING


async def test_only_managers_open_begin_and_cancel(room, rally):
    refused = note_of(await room.ann.slash(room.channel, "tournament open", game="hearts"))
    assert "Only a server manager" in refused
    await rally.open()
    await rally.join(*four(room))
    for label in ("Start", "Cancel…"):
        assert "Only a server manager" in note_of(await room.click(room.ann, label, rally.message))
    assert (await rally.kept()).state is State.GATHERING


async def test_what_is_refused_while_people_join(room, rally):
    await rally.open()
    assert "It takes 4 players" in note_of(await room.click(rally.boss, "Start", rally.message))
    assert "aren't in this tournament" in note_of(await room.click(room.ann, "Leave", rally.message))
    await rally.join(room.ann)
    assert "already joined" in note_of(await room.click(room.ann, "Join", rally.message))
    assert "left the tournament" in note_of(await room.click(room.ann, "Leave", rally.message))
    assert "already" in note_of(await rally.open())
    await room.bot.services.block(room.guild_id, room.ben.id, user_id=rally.boss.id)
    assert "has blocked you" in note_of(await room.click(room.ben, "Join", rally.message))


async def test_nobody_joins_or_leaves_once_it_has_begun(room, rally):
    await rally.open()
    await rally.join(*four(room))
    gathering = rally.message
    old = {each["label"]: each["custom_id"] for each in buttons_of(gathering)}
    await rally.begin()
    late = room.person("Late")
    for who, label in ((late, "Join"), (room.ann, "Leave")):
        result = await press(room, who, rally.message, old[label])
        assert "has begun" in note_of(result)
    assert "aren't in this tournament" in note_of(await room.click(late, "My table", rally.message))


async def test_it_needs_private_threads(room, rally):
    deny = discord.Permissions(create_private_threads=True).value
    everyone = room.guild.default_role.id
    room.env.backend.set_overwrite(room.channel.id, Overwrite(everyone, OverwriteType.ROLE, deny=deny))
    await room.env.settle()
    assert "Create Private Threads" in note_of(await rally.open())
    assert await room.bot.services.of(TournamentService).unfinished([room.guild_id]) == []


async def test_it_needs_a_channel_that_can_have_threads(room, rally):
    room.env.backend.create_thread(room.channel.id, "side table", room.ann.id)
    [thread] = room.channel.threads
    told = note_of(await rally.boss.slash(thread, "tournament open", game="hearts"))
    assert "needs a text channel" in told


async def test_tables_wait_for_a_permission_that_was_taken_away(room, rally):
    await rally.open()
    await rally.join(*four(room))
    room.env.inject_error("POST", f"/channels/{room.channel.id}/threads", status=403, code=50013, times=1)
    await room.click(rally.boss, "Start", rally.message)
    await room.env.advance_time(2.5)
    assert "I can't make private threads here" in text_of(rally.message)
    await room.env.advance_time(60)
    assert "I can't make private threads here" not in text_of(rally.message)
    assert len(await rally.table_ids()) == 2


async def test_a_deleted_message_is_sent_again(room, rally):
    await begun(rally, *four(room))
    room.env.backend.delete_message(room.channel.id, rally.message.id)
    await rally.finish_hand(0)
    assert "Table 1 · hand 2 of 4" in text_of(rally.message)


async def test_its_end_is_shown_once_the_bot_may_write_again(room, rally):
    await begun(rally, *four(room), hands=2)
    for number in (0, 1, 1):
        await rally.finish_hand(number)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=403, code=50013, times=1)
    await rally.finish_hand(0)
    await room.env.advance_time(60)
    assert "tournament 1 is finished" in text_of(rally.message)
    assert (await rally.kept()).state is State.OVER


@pytest.mark.thorough
async def test_a_table_whose_thread_is_deleted_is_left_out(room, rally):
    await begun(rally, *eight(room), room.person("Ivy"), hands=2)
    assert len(room.channel.threads) == 3
    for number in range(3):
        await rally.finish_hand(number)
    stored, _ = await rally.table(2)
    await delete_channel(room, stored.channel_id)
    await rally.settle()
    for number in (0, 1):
        await rally.finish_hand(number)
    assert "tournament 1 is finished" in text_of(rally.message)
    kept = await rally.kept()
    played = await rally.service.played(kept)
    assert [len(each.merits) for each in played] == [2, 2, 1]
    assert sum(line.points.matchpoints for line in standing(kept, played)) != 99


async def test_a_tournament_whose_channel_is_deleted_ends(room, rally):
    await rally.open(begins="600")
    await rally.join(*four(room))
    await delete_channel(room, room.channel.id)
    await room.env.advance_time(600 + SHOWN_S)
    await rally.settle()
    assert (await rally.kept()).state is State.CANCELLED
    assert await rally.service.unfinished([room.guild_id]) == []


async def delete_channel(room: CardRoom, channel_id: int) -> None:
    room.env.backend.delete_channel(channel_id)
    await room.env.settle()


async def test_a_manager_cancels_it(room, rally):
    await begun(rally, *four(room))
    question = shown_by(await room.click(rally.boss, "Cancel…", rally.message))
    await room.click(rally.boss, "Keep it", question)
    assert (await rally.kept()).state is State.PLAYING
    question = shown_by(await room.click(rally.boss, "Cancel…", rally.message))
    assert "is cancelled" in note_of(await room.click(rally.boss, "Cancel it", question))
    await rally.settle()
    assert "is cancelled" in text_of(rally.message)
    for number in (0, 1):
        assert not (await rally.table(number))[1].is_open
    assert (await rally.kept()).state is State.CANCELLED


@pytest.mark.thorough
async def test_who_leaves_is_last_and_a_computer_plays_on(room, rally):
    await begun(rally, *four(room), hands=2)
    stored, table = await rally.table(0)
    with room.env._bot_scope():
        await rally.tables.apply(stored.table_id, Leave(table.people[0]))
    for _ in range(2):
        for number in (0, 1):
            await rally.finish_hand(number)
    kept = await rally.kept()
    lines = standing(kept, await rally.service.played(kept))
    assert lines[-1].user_id == table.people[0]
    assert lines[-1].rank is None
    assert f"<@{table.people[0]}> · left" in text_of(rally.message)


@pytest.mark.thorough
async def test_no_points_of_the_server_move(room, rally):
    await room.bot.services.settings.change(room.guild_id, {"points": "bankroll"}, user_id=rally.boss.id)
    people = four(room)
    await begun(rally, *people, hands=2)
    for _ in range(2):
        for number in (0, 1):
            await rally.finish_hand(number)
    balances = await room.bot.services.store.balances(room.guild_id, [each.id for each in people])
    assert set(balances.values()) <= {0}


async def test_hands_are_not_found_from_another_server(room, rally):
    await begun(rally, *four(room))
    with pytest.raises(RuleError, match="tournament unknown"):
        await rally.service.get(1, GuildId(5))


async def test_a_late_move_at_a_table_that_is_over_is_refused(room, rally):
    await begun(rally, *four(room), hands=2)
    for _ in range(2):
        await rally.finish_hand(0)
    stored, table = await rally.table(0)
    assert table.phase is Phase.CLOSED
    assert "wins" not in text_of(in_thread(room, stored.channel_id))
    assert "All hands of the tournament have been played" in text_of(in_thread(room, stored.channel_id))


async def test_nobody_follows_a_table_even_who_sees_its_thread(room, rally):
    """A manager who plays at the other table would know the cards."""
    await begun(rally, *four(room))
    stored, _ = await rally.table(0)
    shown = in_thread(room, stored.channel_id)
    with room.env._bot_scope():
        await room.bot.get_channel(stored.channel_id).add_user(discord.Object(rally.boss.id))
    assert "Follow" not in await room.offered(rally.boss, shown)
    refused = await room.press_old(rally.boss, f"follow:hearts:{stored.table_id}", shown)
    assert "Nobody can follow a table of a tournament" in note_of(refused)
    await rally.finish_hand(0)
    refused = await room.press_old(rally.boss, f"follow:hearts:{stored.table_id}", shown)
    assert "Nobody can follow a table of a tournament" in note_of(refused)
