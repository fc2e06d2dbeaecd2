"""Where rounds of Gnau are looked up, hands of other games do not show, though their points do."""

import pytest

from bot.tables.ids import ChannelId, UserId
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.tricks.hands import (
    GONGZHU_NAME,
    HEARTS_NAME,
    keep_hand,
    keep_table,
    played_hand,
    snapshot_of,
)

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"


async def keep(room: CardRoom, game: str, won: int = 0) -> None:
    """Keep a hand of another game that Ben and Cat have played in the channel, for points of Cat's."""
    hand, people = played_hand(game, 1), [UserId(room.ben.id), None, UserId(room.cat.id), None]
    snapshot, database = snapshot_of(hand, people), room.bot.database
    table = await keep_table(database, game, snapshot, room.guild_id, ChannelId(room.channel.id))
    deltas = {UserId(room.ben.id): won, UserId(room.cat.id): -won} if won else None
    await keep_hand(database, table, hand, people, deltas)


@pytest.fixture
async def mixed(room: CardRoom) -> CardRoom:
    """A channel with a hand of Hearts, round 1.1, then one of Gnau, 2.1, then one of Gong Zhu, 3.1."""
    await keep(room, HEARTS_NAME, 100)
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ben)
    await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")
    await keep(room, GONGZHU_NAME)
    return room


async def say(room: CardRoom, who, command: str, **options) -> str:
    return text_of(shown_by(await who.slash(room.channel, command, **options)))


async def test_history_lists_gnau_only(mixed: CardRoom):
    answer = (await mixed.ben.slash(mixed.channel, "gnau history")).response
    words = text_of(answer)
    assert [f"`{number}.1`" in words for number in (1, 2, 3)] == [False, True, False]
    assert "Page 1, newest first" in words
    assert labels_of(answer) == []
    assert "haven't played Gnau" in await say(mixed, mixed.cat, "gnau history")


@pytest.mark.parametrize("command", ["gnau history", "gnau verify"])
async def test_a_hand_of_another_game_is_no_round_of_gnau(mixed: CardRoom, command):
    for called in ("1.1", "3.1"):
        result = await mixed.ben.slash(mixed.channel, command, round=called)
        assert f"no finished round {called} of Gnau" in note_of(result)
    assert [
        choice["value"] for choice in await mixed.ben.autocomplete(mixed.channel, command, "round", "")
    ] == ["2.1"]


async def test_the_latest_round_to_verify_is_the_latest_of_gnau(mixed: CardRoom):
    assert "Round 1 of table 2:" in await say(mixed, mixed.ann, "gnau verify")


async def test_verify_finds_no_round_where_only_hearts_was_played(room: CardRoom):
    await keep(room, HEARTS_NAME)
    assert "No round of Gnau has finished" in await say(room, room.ben, "gnau verify")
