"""Where an interaction comes from, and which process answers outside of the bot's servers."""

import pytest

from bot.settings import Settings
from bot.tables.leases import DIRECT_MESSAGES, shard_of
from bot.views.place import desk_of

SHARDS = 4
# The last of them is of shard 3.
ELSEWHERE = [(number << 22) + 1 for number in range(10**6, 10**6 + SHARDS)]


def process(*shard_ids: int) -> Settings:
    return Settings(token=None, database_url="sqlite://", shard_count=SHARDS, shard_ids=shard_ids)


@pytest.mark.parametrize("guild_id", ELSEWHERE)
def test_whichever_process_discord_asks_answers_under_a_lease_of_its_own_shards(guild_id: int):
    shard = shard_of(guild_id, SHARDS)
    owner = process(shard)
    desk = desk_of(guild_id, SHARDS, owner.covers)
    assert owner.covers(desk)
    assert desk < 1 << 32, "no server has so low a number"
    assert desk == DIRECT_MESSAGES if shard == 0 else desk != DIRECT_MESSAGES


def test_the_process_of_direct_messages_answers_for_shards_of_others_under_its_own_lease():
    desks = [desk_of(guild_id, SHARDS, process(0).covers) for guild_id in ELSEWHERE]
    assert desks == [DIRECT_MESSAGES] * SHARDS


def test_servers_of_a_shard_share_a_lease():
    one, other = ELSEWHERE[3], ELSEWHERE[3] + (SHARDS << 22)
    assert desk_of(one, SHARDS, process(3).covers) == desk_of(other, SHARDS, process(3).covers)
