"""Rounds of a channel that somebody cannot see are none of their business, unless they took part."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.support.guild import CardRoom, note_of, text_of

HOUSE = "KS 5H 5D 3C 3H"
TONKU = "AS KD 4C 6S 10S"
HAND = "Ngau Tonku"
HIDDEN, SHOWN = (discord.PermissionOverwrite(view_channel=seen) for seen in (False, True))


@pytest.fixture
async def secret(room: CardRoom):
    """A channel for Ann and Ben alone, where a round has been played."""
    everyone = room.guild.default_role
    overwrites: dict[Any, discord.PermissionOverwrite] = {
        everyone: HIDDEN,
        room.ann: SHOWN,
        room.ben: SHOWN,
        room.bot.user: SHOWN,
    }
    channel = room.guild.create_text_channel("secret", overwrites=overwrites)
    await play(room, channel)
    return channel


async def play(room: CardRoom, channel: Any) -> None:
    """Let Ben win a round at a table of Ann's, in this channel."""
    room.deck.hands = [HOUSE, TONKU]
    await room.ann.slash(channel, "gnau open", join=False)
    for who, label in ((room.ben, "Join"), (room.ann, "Deal"), (room.ann, "Reveal")):
        await who.click(channel.history()[-1], label=label)


async def hide(room: CardRoom, channel: Any) -> None:
    """Take a channel away from everybody's sight."""
    _, deny = HIDDEN.pair()
    everyone = room.guild.default_role.id
    room.env.backend.set_overwrite(channel.id, Overwrite(everyone, OverwriteType.ROLE, deny=deny.value))
    await room.env.settle()


async def test_a_stranger_finds_nothing(room: CardRoom, secret):
    for command in ("history", "verify"):
        answer = await room.cat.slash(room.channel, f"gnau {command}", round="1.1")
        assert "no finished round 1.1" in note_of(answer)
    answer = await room.cat.slash(room.channel, "gnau history", member=room.ben)
    assert "They haven't played" in note_of(answer)


async def test_who_can_see_the_channel_finds_it_from_anywhere(room: CardRoom, secret):
    answer = await room.ann.slash(room.channel, "gnau history", member=room.ben)
    assert "`1.1`" in text_of(answer.response)
    answer = await room.ann.slash(room.channel, "gnau history", round="1.1")
    assert "round 1" in text_of(answer.response)


@pytest.mark.parametrize("command", ["gnau history", "gnau verify"])
async def test_a_round_is_shown_to_everybody_where_it_was_played_alone(room: CardRoom, secret, command: str):
    for channel, is_private in ((room.channel, True), (secret, False)):
        answer = await room.ben.slash(channel, command, round="1.1")
        assert answer.response is not None
        assert answer.response.ephemeral is is_private
        assert "round 1" in text_of(answer.response).casefold()


async def test_public_rounds_are_found_from_a_secret_channel(room: CardRoom, secret):
    await room.pause()
    await room.deal_to(room.cat)
    await room.click(room.ann, "Reveal")
    answer = await room.ben.slash(secret, "gnau history", member=room.cat)
    assert "`2.1`" in text_of(answer.response)


async def test_who_played_finds_it_even_when_the_channel_is_gone(room: CardRoom, secret):
    room.env.backend.delete_channel(secret.id)
    await room.env.settle()
    answer = await room.ben.slash(room.channel, "gnau history", round="1.1")
    assert "round 1" in text_of(answer.response)
    assert "`1.1`" in text_of((await room.ben.slash(room.channel, "gnau history")).response)
    answer = await room.ann.slash(room.channel, "gnau history", round="1.1")
    assert "no finished round 1.1" in note_of(answer)


async def public_words(room: CardRoom, channel: Any) -> list[str]:
    """Return what everybody reads of Ben's best hand when it is asked for in a channel."""
    said = []
    for command, options in (("leaderboard", {"sort": "best-hand"}), ("stats", {"member": room.ben})):
        response = (await room.ben.slash(channel, f"gnau {command}", **options)).response
        assert response is not None
        assert not response.ephemeral
        said.append(text_of(response))
    return said


def assert_quoted(said: list[str]) -> None:
    board, stats = said
    assert f"{HAND} in\u00a0`1.1`\n> **" in board
    assert f": rank 1 of 1 · {HAND} in\u00a0`1.1`" in board
    assert "Biggest win: **+5** in\u00a0round\u00a0`1.1`" in stats
    assert f"Best hand: **{HAND}** in\u00a0round\u00a0`1.1`\n> **" in stats


def assert_only_named(said: list[str]) -> None:
    board, stats = said
    assert f"**Ben** · {HAND}" in board
    assert f": rank 1 of 1 · {HAND}" in board
    assert "Biggest win: **+5**" in stats
    assert f"Best hand: **{HAND}**" in stats
    for words in said:
        assert "1.1" not in words
        assert "> " not in words
        assert not set("♠♥♦♣") & set(words)


async def test_public_messages_only_name_the_hands_of_a_secret_channel(room: CardRoom, secret):
    assert_only_named(await public_words(room, room.channel))


async def test_in_the_secret_channel_itself_they_show_them(room: CardRoom, secret):
    assert_quoted(await public_words(room, secret))


async def test_a_channel_that_becomes_secret_is_secret_at_once(room: CardRoom):
    hall = room.guild.create_text_channel("hall")
    await play(room, hall)
    assert_quoted(await public_words(room, room.channel))
    await hide(room, hall)
    assert_only_named(await public_words(room, room.channel))


async def test_a_channel_that_is_gone_was_nobodys_to_see(room: CardRoom):
    hall = room.guild.create_text_channel("hall")
    await play(room, hall)
    room.env.backend.delete_channel(hall.id)
    await room.env.settle()
    assert_only_named(await public_words(room, room.channel))


@pytest.mark.parametrize(
    ("kind", "parent", "check"),
    [
        (discord.ChannelType.public_thread, SHOWN, assert_quoted),
        (discord.ChannelType.public_thread, HIDDEN, assert_only_named),
        (discord.ChannelType.private_thread, SHOWN, assert_only_named),
    ],
)
async def test_a_thread_is_as_public_as_its_channel_unless_it_is_private(
    room: CardRoom,
    kind: discord.ChannelType,
    parent: discord.PermissionOverwrite,
    check: Callable[[list[str]], None],
):
    hall = room.guild.create_text_channel("hall")
    bot_id = room.env.backend.bot_user.id
    room.env.backend.create_thread(hall.id, "side table", owner_id=bot_id, type=kind.value)
    [thread] = hall.threads
    for person in (room.ann, room.ben):
        room.env.backend.add_thread_member(thread.id, person.id)
    await play(room, thread)
    if parent is HIDDEN:
        await hide(room, hall)
    check(await public_words(room, room.channel))
