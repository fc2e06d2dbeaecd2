"""`/privacy` as people use it, and what the others see afterwards."""

import io
import json
import zipfile
from types import SimpleNamespace
from typing import Any

import pytest
import simcord

from tests.support.guild import CardRoom, labels_of, note_of, seated_in, shown_by, text_of, told_in
from tests.support.together import click_forged, click_together

FORMER = "a former player"
KEEP = "Keep my data"
DELETE = "Delete my data"
QUARTER_S = 15 * 60


async def play(room: CardRoom, *people: simcord.MemberActor, dealer: str = "house") -> None:
    """Play a round at a table of Ann's, who reveals and closes it."""
    await room.open(dealer=dealer)
    for person in people:
        await room.click(person, "Join")
    for label in ("Deal", "Reveal"):
        await room.click(room.ann, label)
    await room.more(room.ann, "Close")


async def ask(room: CardRoom, who: simcord.MemberActor):
    return (await who.slash(room.channel, "privacy delete")).response


def shown(room: CardRoom, answer) -> SimpleNamespace:
    """Return a private answer as clicks in the same instant need it."""
    return SimpleNamespace(id=answer.id, channel=room.channel)


def last_note(result: simcord.InteractionResult) -> str:
    """Return what a click was answered with beside the message it was on."""
    assert result.followups[-1].ephemeral
    return text_of(result.followups[-1])


async def forget(room: CardRoom, who: simcord.MemberActor) -> str:
    answer = await ask(room, who)
    await who.click(answer, label=DELETE)
    assert labels_of(answer) == []
    return text_of(answer)


async def told(message) -> dict[str, Any]:
    """Return what the JSON file says that was sent with a message."""
    [attachment] = message.attachments
    assert attachment.filename == "gnau-your-data.zip"
    with zipfile.ZipFile(io.BytesIO(await attachment.read())) as files:
        assert "rounds.csv" in files.namelist()
        data: dict[str, Any] = json.loads(files.read("your-data.json"))
        return data


async def test_everybody_can_read_what_is_kept(room: CardRoom):
    note = note_of(await room.ben.slash(room.channel, "privacy about"))
    for words in (
        "no message",
        "settle each round once",
        "backups",
        "30 days",
        "/privacy export",
        "/privacy delete",
    ):
        assert words.casefold() in note.casefold()


async def test_the_export_comes_by_direct_message(room: CardRoom):
    await play(room, room.ann, room.ben)
    note = note_of(await room.ben.slash(room.channel, "privacy export"))
    assert "direct messages" in note
    data = await told(room.ben.user.dm_channel.history()[-1])
    [line] = data["rounds"]
    assert line["round"] == "1.1"
    assert line["server"] == str(room.guild.id)
    assert str(room.ann.id) not in json.dumps(data)


async def test_with_closed_direct_messages_it_comes_as_a_private_answer(room: CardRoom):
    await play(room, room.ann, room.ben)
    dm = room.ben.user.dm_channel.id
    room.env.inject_error("POST", f"/channels/{dm}/messages", status=403, code=50007, times=None)
    result = await room.ben.slash(room.channel, "privacy export")
    assert "couldn't send you a direct message" in note_of(result)
    assert len((await told(result.response))["rounds"]) == 1


async def test_privacy_commands_work_in_direct_messages(room: CardRoom):
    await play(room, room.ann, room.ben)
    ben = room.ben.user
    assert "What this bot keeps" in text_of((await ben.slash("privacy about")).response)
    assert "direct messages" in note_of(await ben.slash("privacy export"))
    asked = await ben.slash("privacy delete")
    await ben.click(asked.response, label=DELETE)
    assert "Your data is deleted" in text_of(asked.response)


async def test_deleting_says_what_goes_and_what_stays_and_asks_once_more(room: CardRoom):
    await play(room, room.ann, room.ben)
    answer = await ask(room, room.ben)
    assert answer.ephemeral
    assert labels_of(answer) == [KEEP, DELETE]
    assert "What is deleted" in text_of(answer)
    assert "What stays" in text_of(answer)
    # Nothing has happened yet.
    assert "after one round" in text_of((await room.ben.slash(room.channel, "points balance")).response)


async def test_the_question_goes_away_and_all_stays(room: CardRoom):
    await play(room, room.ann, room.ben)
    answer = await ask(room, room.ben)
    result = await room.ben.click(answer, label=KEEP)
    assert result.followups == []
    assert answer.id not in {each.id for each in room.channel.history(viewer=room.ben)}
    assert "after one round" in text_of((await room.ben.slash(room.channel, "points balance")).response)


async def test_after_the_click_all_is_gone(room: CardRoom):
    await play(room, room.ann, room.ben)
    words = await forget(room, room.ben)
    assert "It was kept in one server. You're now “a former player” in one round." in words
    for command in ("points balance", "gnau history", "gnau stats"):
        result = await room.ben.slash(room.channel, command)
        assert "n't played" in text_of(shown_by(result))


async def test_a_double_click_deletes_once(room: CardRoom):
    await play(room, room.ann, room.ben)
    answer = await ask(room, room.ben)
    clicks = [(room.ben, shown(room, answer), DELETE)] * 2
    results = await click_together(room.env, clicks)
    [note] = [text_of(followup) for result in results for followup in result.followups]
    assert "already working on that" in note
    assert "Your data is deleted" in text_of(answer)


async def test_nobody_deletes_somebody_elses_data(room: CardRoom):
    await play(room, room.ann, room.ben)
    await ask(room, room.ben)
    own = await ask(room, room.ann)
    forged = f"privacy:delete:{room.ben.id}:{room.clock.now_ms() // 1000}"
    result = await click_forged(room.env, room.ann, shown(room, own), DELETE, forged)
    assert "Only the person who asked" in note_of(result)
    assert "after one round" in text_of((await room.ben.slash(room.channel, "points balance")).response)


async def test_a_question_that_was_left_open_deletes_nothing(room: CardRoom):
    await play(room, room.ann, room.ben)
    answer = await ask(room, room.ben)
    expired = f"privacy:delete:{room.ben.id}:{room.clock.now_ms() // 1000 - QUARTER_S - 1}"
    result = await click_forged(room.env, room.ben, shown(room, answer), DELETE, expired)
    assert "Type `/privacy delete` again" in note_of(result)
    assert "after one round" in text_of((await room.ben.slash(room.channel, "points balance")).response)


async def test_the_question_survives_a_restart(room: CardRoom):
    await play(room, room.ann, room.ben)
    answer = await ask(room, room.ben)
    await room.restart()
    await room.ben.click(answer, label=DELETE)
    assert "Your data is deleted" in text_of(answer)


async def test_a_seated_member_is_led_to_the_table_before_deletion(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    note = note_of(await room.ben.slash(room.channel, "privacy delete"))
    assert f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{room.table.id}" in note


async def test_a_member_seated_after_asking_is_led_to_the_table(room: CardRoom):
    await play(room, room.ann, room.ben)
    answer = await ask(room, room.ben)
    await room.open()
    await room.click(room.ben, "Join")
    note = last_note(await room.ben.click(answer, label=DELETE))
    assert f"/{room.table.id}" in note
    assert seated_in(room.table) == 1


@pytest.mark.parametrize("dealer", ["house", "opener"])
async def test_the_others_see_a_former_player(room: CardRoom, dealer: str):
    people = (room.ann, room.ben, room.cat) if dealer == "house" else (room.ben, room.cat)
    await play(room, *people, dealer=dealer)
    former = room.ben if dealer == "house" else room.ann
    await forget(room, former)
    seen = []
    for command, options in (
        ("history", {"round": "1.1"}),
        ("history", {}),
        ("stats", {}),
        ("leaderboard", {}),
        ("verify", {}),
    ):
        result = await room.cat.slash(room.channel, f"gnau {command}", **options)
        seen.append(told_in(result.response))
        assert str(former.id) not in seen[-1]
        assert "<@-" not in seen[-1]
    assert FORMER in seen[0]
    assert FORMER in seen[-1]
    assert "everything checks out" in seen[-1]
    assert former.name.casefold() not in seen[3].casefold()
    assert "Cat" in seen[3]


async def test_the_others_leaderboards_of_every_kind_have_no_hole(room: CardRoom):
    await play(room, room.ann, room.ben, room.cat)
    await forget(room, room.ben)
    for ranking in ("points", "rounds", "best-hand"):
        for period in ("all", "today"):
            result = await room.cat.slash(room.channel, "gnau leaderboard", sort=ranking, period=period)
            words = told_in(result.response)
            assert "Ann" in words
            assert "Cat" in words
            assert "Ben" not in words
    requested = [request for request in room.env.http_requests if "-1" in request.path]
    assert requested == []
