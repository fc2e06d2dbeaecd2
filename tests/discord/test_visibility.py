"""Rounds of a channel that somebody cannot see are none of their business, unless they took part."""

from typing import Any

import discord
import pytest

from tests.support.guild import CardRoom, note_of, text_of

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
    await room.ann.slash(channel, "gnau open")
    await room.ben.click(channel.history()[-1], label="Join")
    await room.ann.click(channel.history()[-1], label="Deal")
    await room.ann.click(channel.history()[-1], label="Reveal")
    return channel


async def test_a_stranger_finds_nothing(room: CardRoom, secret):
    for command, option in (("round", "id"), ("verify", "round")):
        answer = await room.cat.slash(room.channel, f"gnau {command}", **{option: "1.1"})
        assert "no settled round 1.1" in note_of(answer)
    answer = await room.cat.slash(room.channel, "gnau history", member=room.ben)
    assert "They have not played" in note_of(answer)


async def test_who_can_see_the_channel_finds_it_from_anywhere(room: CardRoom, secret):
    answer = await room.ann.slash(room.channel, "gnau history", member=room.ben)
    assert "`1.1`" in text_of(answer.response)
    answer = await room.ann.slash(room.channel, "gnau round", id="1.1")
    assert "round 1" in text_of(answer.response)


async def test_public_rounds_are_found_from_a_secret_channel(room: CardRoom, secret):
    await room.pause()
    await room.deal_to(room.cat)
    await room.click(room.ann, "Reveal")
    answer = await room.ben.slash(secret, "gnau history", member=room.cat)
    assert "`2.1`" in text_of(answer.response)


async def test_who_played_finds_it_even_when_the_channel_is_gone(room: CardRoom, secret):
    room.env.backend.delete_channel(secret.id)
    await room.env.settle()
    answer = await room.ben.slash(room.channel, "gnau round", id="1.1")
    assert "round 1" in text_of(answer.response)
    assert "`1.1`" in text_of((await room.ben.slash(room.channel, "gnau history")).response)
    answer = await room.ann.slash(room.channel, "gnau round", id="1.1")
    assert "no settled round 1.1" in note_of(answer)
