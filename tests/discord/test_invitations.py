"""The menu of a member: Deal me in with…, Challenge…, and what becomes of an invitation."""

from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import AppCommandType, InteractionType, OverwriteType

from bot.features.invitations.sent import MOST, PAUSE_MS
from bot.features.invitations.view import Answer, ChallengeButton, Invitation, InvitationButton
from bot.games import DISCORD_GAMES
from bot.players import HEARTS
from bot.tables.ids import TableId, UserId
from tests.support.bankrolls import make_rich, use_bankrolls
from tests.support.guild import CardRoom, buttons_of, labels_of, note_of, shown_by, text_of
from tests.support.inviting_flows import CHALLENGE, DEAL_ME_IN
from tests.support.tricks.people import begin, finish_hand, table_in

PAUSE_S = PAUSE_MS // 1000
ANSWERS = ["Deal me in", "Not now"]


async def deal_in(room: CardRoom, who: Any, other: Any) -> simcord.InteractionResult:
    result: simcord.InteractionResult = await who.context_menu(room.channel, DEAL_ME_IN, other)
    return result


async def challenge(room: CardRoom, who: Any, other: Any, game: str = "gnau") -> simcord.InteractionResult:
    asked = shown_by(await who.context_menu(room.channel, CHALLENGE, other))
    result: simcord.InteractionResult = await who.click(asked, custom_id=f"challenge:{game}:{other.id}")
    return result


async def seats(room: CardRoom) -> list[int]:
    return [*(await room.state()).people]


def pinged_by(room: CardRoom) -> list[list[int]]:
    """Return whom each message that pings somebody pings."""
    found = []
    for request in room.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        message = body.get("data") or body
        if allowed := (message.get("allowed_mentions") or {}).get("users"):
            found.append([int(each) for each in allowed])
    return found


async def test_without_a_table_one_of_gnau_is_opened_and_the_other_is_invited_below_it(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    table, invitation = room.messages
    assert await seats(room) == [room.ann.id]
    assert "Gnau · table 1" in text_of(table)
    words = text_of(invitation)
    assert f"[table 1]({table.jump_url})" in words
    assert f"{room.ben.mention}, {room.ann.mention} would like to play with you." in words
    assert labels_of(invitation) == ANSWERS
    assert [button["style"] for button in buttons_of(invitation)] == [1, 2]
    assert pinged_by(room) == [[room.ben.id]]


async def test_the_invited_person_joins_as_at_the_table(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    invitation = room.table
    assert "You're in." in note_of(await room.click(room.ben, "Deal me in"))
    assert await seats(room) == [room.ann.id, room.ben.id]
    assert room.table.id == invitation.id
    assert text_of(room.table).strip().startswith(f"✅ {room.ben.mention} is in")
    assert labels_of(room.table) == []
    assert room.ben.mention in text_of(room.messages[0])


async def test_the_invited_person_declines(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    await room.click(room.ben, "Not now")
    assert text_of(room.table).strip() == f"{room.ben.mention} can't play right now."
    assert labels_of(room.table) == []
    assert await seats(room) == [room.ann.id]


async def test_at_an_open_table_the_one_is_seated_and_the_other_invited(room: CardRoom):
    await room.open(room.cat)
    assert "You're in." in note_of(await deal_in(room, room.ann, room.ben))
    assert await seats(room) == [room.ann.id]
    assert len(room.messages) == 2
    assert room.ben.mention in text_of(room.table)
    await room.click(room.ben, "Deal me in")
    assert await seats(room) == [room.ann.id, room.ben.id]


async def test_nobody_is_invited_to_where_they_sit(room: CardRoom):
    table = await room.open(room.cat)
    await room.click(room.ben, "Join", table)
    await deal_in(room, room.ann, room.ben)
    assert await seats(room) == [room.ben.id, room.ann.id]
    assert [each.id for each in room.messages] == [table.id]
    note = note_of(await deal_in(room, room.ann, room.ben))
    assert table.jump_url in note
    assert room.ben.mention in note
    assert pinged_by(room) == []


async def test_of_several_tables_the_one_where_the_other_sits(room: CardRoom):
    await room.open()
    await room.click(room.ben, "Join")
    await room.cat.slash(room.channel, "hearts open")
    await deal_in(room, room.ann, room.ben)
    assert await seats(room) == [room.ben.id, room.ann.id]
    _, hearts = await table_in(room, HEARTS)
    assert hearts.people == (room.cat.id,)


async def test_a_challenge_asks_for_the_game(room: CardRoom):
    asked = shown_by(await room.ann.context_menu(room.channel, CHALLENGE, room.ben))
    assert asked.ephemeral
    assert room.ben.mention in text_of(asked)
    assert labels_of(asked) == ["🐂 Gnau", "♥️ Hearts", "🐷 Gong Zhu"]
    assert room.messages == []
    assert pinged_by(room) == []


@pytest.mark.parametrize("game", [game.name for game in DISCORD_GAMES])
async def test_a_challenge_opens_a_table_of_the_game_and_both_sit_there(room: CardRoom, game: str):
    await challenge(room, room.ann, room.ben, game)
    assert len(room.messages) == 2
    await room.click(room.ben, "Deal me in")
    [step] = await room.bot.services.games.all_open()
    assert (step.stored.game, step.table.people) == (game, (room.ann.id, room.ben.id))
    assert f"{room.ben.mention} is in" in text_of(room.table)
    assert pinged_by(room) == [[room.ben.id]]


async def test_a_challenge_where_the_game_is_played_already_leads_there(room: CardRoom):
    table = await room.open(room.cat)
    await room.pause()
    assert table.jump_url in note_of(await challenge(room, room.ann, room.ben))
    assert len(room.messages) == 1


async def test_others_are_told_whom_it_is_for(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    table, invitation = room.messages
    for label in ANSWERS:
        for who in (room.ann, room.cat):
            note = note_of(await room.click(who, label, invitation))
            assert room.ben.mention in note
            assert table.jump_url in note
    assert await seats(room) == [room.ann.id]
    assert labels_of(room.table) == ANSWERS


@pytest.mark.parametrize("label", ANSWERS)
async def test_an_invitation_survives_a_restart(room: CardRoom, label: str):
    await challenge(room, room.ann, room.ben, "hearts")
    await room.restart()
    await room.click(room.ben, label)
    assert labels_of(room.table) == []
    _, table = await table_in(room, HEARTS)
    assert (room.ben.id in table.people) == (label == "Deal me in")


async def test_the_question_for_the_game_survives_a_restart(room: CardRoom):
    asked = shown_by(await room.ann.context_menu(room.channel, CHALLENGE, room.ben))
    await room.restart()
    await room.ann.click(asked, label="🐂 Gnau")
    assert await seats(room) == [room.ann.id]
    assert labels_of(room.table) == ANSWERS


@pytest.mark.parametrize("game", ["gnau", "hearts"])
async def test_a_table_that_has_closed(room: CardRoom, game: str):
    await challenge(room, room.ann, room.ben, game)
    invitation = room.table
    await room.ann.slash(room.channel, f"{game} close")
    assert "That table is closed." in note_of(await room.click(room.ben, "Deal me in", invitation))
    [shown] = [each for each in room.messages if each.id == invitation.id]
    assert text_of(shown).strip() == "Table 1 is closed."
    assert labels_of(shown) == []


async def test_a_closed_tables_invitation_does_not_keep_from_the_next(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    invitation = room.table
    await room.ann.slash(room.channel, "gnau close")
    await room.click(room.ben, "Deal me in", invitation)
    await room.pause()
    await deal_in(room, room.ann, room.ben)
    assert labels_of(room.table) == ANSWERS


async def test_a_full_table(room: CardRoom):
    await challenge(room, room.ann, room.ben, "hearts")
    table, invitation = room.messages
    for who in (room.cat, room.dan, room.person("Eve")):
        await room.click(who, "Join", table)
    assert "All 4 seats are taken." in note_of(await room.click(room.ben, "Deal me in", invitation))
    assert labels_of(room.table) == ANSWERS
    # To a full table nobody is invited either.
    assert "All 4 seats are taken." in note_of(await deal_in(room, room.ann, room.person("Fay")))
    assert len(room.messages) == 2


async def test_cards_that_are_out(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    table, invitation = room.messages
    await room.click(room.ann, "Deal", table)
    assert "Cards are out." in note_of(await room.click(room.ben, "Deal me in", invitation))
    assert "Cards are out." in note_of(await deal_in(room, room.cat, room.dan))
    assert labels_of(room.table) == ANSWERS
    await room.click(room.ann, "Reveal", table)
    await room.click(room.ben, "Deal me in", invitation)
    assert await seats(room) == [room.ann.id, room.ben.id]


async def test_in_a_running_game_both_are_asked_first(room: CardRoom):
    await begin(room, HEARTS, room.ann, room.ben)
    await finish_hand(room, HEARTS)
    before = len(room.messages)
    asked = await deal_in(room, room.cat, room.dan)
    words = [text_of(each) for each in asked.followups]
    assert f"Take the seat first, then invite {room.dan.mention}." in words
    assert len(room.messages) == before
    assert pinged_by(room) == []


async def test_somebody_seated_meanwhile_settles_the_invitation(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    table, invitation = room.messages
    await room.click(room.ben, "Join", table)
    assert "already have a seat" in note_of(await room.click(room.ben, "Deal me in", invitation))
    assert f"{room.ben.mention} is in" in text_of(room.table)


async def test_too_few_points(room: CardRoom):
    await use_bankrolls(room)
    await make_rich(room, room.ann)
    await make_rich(room, room.cat)
    await room.ann.slash(room.channel, "gnau open", stake=30)
    await deal_in(room, room.ann, room.ben)
    invitation = room.table
    shown = shown_by(await room.click(room.ben, "Deal me in"))
    assert "points, and you have 100." in text_of(shown)
    assert labels_of(shown) == ["Claim today's 20 points"]
    assert await seats(room) == [room.ann.id]
    assert labels_of(room.table) == ANSWERS
    assert room.table.id == invitation.id


async def test_who_opens_without_enough_points_invites_nobody(room: CardRoom):
    await use_bankrolls(room, opening_grant_points=1, stake_points=5, lowest_stake=1)
    await make_rich(room, room.cat)
    await make_rich(room, room.dan)
    answer = await challenge(room, room.ann, room.ben)
    assert "you have no seat yet" in text_of(shown_by(answer))
    assert len(room.messages) == 1
    assert pinged_by(room) == []


async def test_oneself_and_bots(room: CardRoom):
    robot = room.guild.add_member(room.env.create_user("robot", bot=True))
    for name in (DEAL_ME_IN, CHALLENGE):
        for other, said in ((room.ann, "That's you."), (robot, "Bots don't play here.")):
            assert said in note_of(await room.ann.context_menu(room.channel, name, other))
    assert room.messages == []


@pytest.mark.parametrize("name", [DEAL_ME_IN, CHALLENGE])
async def test_somebody_who_has_left_the_server(room: CardRoom, name: str):
    gone = room.env.create_user("gone", global_name="Gone")
    root = room.env.backend.find_command(name, room.guild.id, AppCommandType.USER)
    assert root is not None
    users = {str(gone.id): dict(serializers.user_payload(room.env.backend.get_user(gone.id)))}
    data = {"id": root["id"], "name": name, "type": AppCommandType.USER, "target_id": str(gone.id)}
    answer = await room.ann._dispatch_interaction(
        InteractionType.APPLICATION_COMMAND, room.channel, {**data, "resolved": {"users": users}}
    )
    assert "isn't in this server" in note_of(answer)
    assert room.messages == []


@pytest.mark.parametrize("name", [DEAL_ME_IN, CHALLENGE])
async def test_somebody_who_cannot_see_the_channel(room: CardRoom, name: str):
    deny = discord.Permissions(view_channel=True).value
    room.env.backend.set_overwrite(room.channel.id, Overwrite(room.ben.id, OverwriteType.MEMBER, deny=deny))
    await room.env.settle()
    note = note_of(await room.ann.context_menu(room.channel, name, room.ben))
    assert f"{room.ben.mention} can't see this channel." in note
    assert room.messages == []


@pytest.mark.parametrize("name", [DEAL_ME_IN, CHALLENGE])
async def test_a_channel_where_the_bot_may_not_write(room: CardRoom, name: str):
    deny = discord.Permissions(send_messages=True).value
    denied = Overwrite(room.guild.default_role.id, OverwriteType.ROLE, deny=deny)
    room.env.backend.set_overwrite(room.channel.id, denied)
    await room.env.settle()
    note = note_of(await room.ann.context_menu(room.channel, name, room.ben))
    assert "Send Messages" in note
    assert room.messages == []


async def test_the_servers_limits_hold(room: CardRoom):
    await room.ann.slash(room.channel, "gnau open")
    await room.ann.slash(room.channel, "gnau close")
    assert "just opened a table" in note_of(await deal_in(room, room.ann, room.ben))
    assert pinged_by(room) == []


async def test_nobody_is_invited_twice_by_the_same_person(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    for name in (DEAL_ME_IN, CHALLENGE):
        assert "invited" in note_of(await room.ann.context_menu(room.channel, name, room.ben))
    assert len(room.messages) == 2
    await deal_in(room, room.cat, room.ben)
    assert len(room.messages) == 3


async def test_nobody_is_invited_soon_after_they_have_declined(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    await room.env.advance_time(60)
    await room.click(room.ben, "Not now")
    until_s = room.clock.now_ms() // 1000 + PAUSE_S
    note = note_of(await deal_in(room, room.ann, room.ben))
    assert "can't play right now" in note
    assert f"<t:{until_s}:R>" in note
    await room.env.advance_time(PAUSE_S - 1)
    assert "can't play right now" in note_of(await deal_in(room, room.ann, room.ben))
    await room.env.advance_time(2)
    await deal_in(room, room.ann, room.ben)
    assert labels_of(room.table) == ANSWERS


async def test_who_has_accepted_may_be_invited_again_at_once(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    await room.click(room.ben, "Deal me in")
    await room.more(room.ben, "Leave", room.messages[0])
    await deal_in(room, room.ann, room.ben)
    assert labels_of(room.table) == ANSWERS


async def test_one_person_invites_a_few_in_ten_minutes(room: CardRoom):
    people = [room.person(f"Guest {number}") for number in range(MOST + 1)]
    for person in people[:-1]:
        await deal_in(room, room.ann, person)
    assert f"invited {MOST} people" in note_of(await deal_in(room, room.ann, people[-1]))
    assert len(pinged_by(room)) == MOST
    await room.env.advance_time(PAUSE_S + 1)
    await deal_in(room, room.ann, people[-1])
    assert len(pinged_by(room)) == MOST + 1


async def test_an_invitation_that_could_not_be_sent_does_not_count(room: CardRoom):
    await room.open(room.cat)
    await room.click(room.ann, "Join")
    room.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50001, times=1)
    await deal_in(room, room.ann, room.ben)
    assert len(room.messages) == 1
    await deal_in(room, room.ann, room.ben)
    assert labels_of(room.table) == ANSWERS


async def test_an_invitation_that_cannot_be_edited_stays(room: CardRoom):
    await deal_in(room, room.ann, room.ben)
    path = f"/channels/{room.channel.id}/messages/{room.table.id}"
    room.env.inject_error("PATCH", path, status=403, code=50001, times=1)
    assert "You're in." in note_of(await room.click(room.ben, "Deal me in"))
    assert await seats(room) == [room.ann.id, room.ben.id]


def test_custom_ids_fit():
    longest = max((game.name for game in DISCORD_GAMES), key=len)
    someone = UserId(2**63 - 1)
    invitation = Invitation(longest, TableId(10**18 - 1), someone, someone)
    buttons = (*(InvitationButton(each, invitation) for each in Answer), ChallengeButton(longest, someone))
    for button in buttons:
        assert len(button.custom_id) <= 100
        assert button.template.fullmatch(button.custom_id)
