"""Discord's limits: edits in a channel, characters and components in a message."""

from pathlib import Path

import discord

from bot.rules.cards import parse_cards
from bot.rules.gnau import PRESETS
from bot.tables.gnau import GnauTable, Hands, Phase
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import load_catalog
from bot.views.gnau import TableModel, hand_view, table_view
from tests.support.guild import CardRoom, text_of
from tests.support.together import click_together

MAX_TEXT = 4000
MAX_COMPONENTS = 40
SNOWFLAKE = 2**63 - 1


def edits(room: CardRoom) -> int:
    return sum(call.method == "PATCH" and "/messages/" in call.path for call in room.env.http_requests)


async def test_joins_within_a_second_become_one_edit(tmp_path: Path):
    async with CardRoom(tmp_path, edit_window_s=1.0) as room:
        table = await room.open()
        people = [room.ann, room.ben, room.cat, room.dan]
        await click_together(room.env, [(person, table, "Join") for person in people])
        await room.env.advance_time(2)
        assert edits(room) == 1
        assert "Players 4/19" in text_of(room.table)


async def test_there_is_at_least_a_second_between_two_edits(tmp_path: Path):
    async with CardRoom(tmp_path, edit_window_s=1.0) as room:
        table = await room.open()
        await click_together(room.env, [(room.ann, table, "Join"), (room.ben, table, "Join")])
        await room.env.advance_time(1.1)
        started = room.env.now()
        before = edits(room)
        for _ in range(6):
            await click_together(room.env, [(room.ann, table, "Leave"), (room.ann, table, "Join")])
        await room.env.advance_time(3)
        assert edits(room) - before <= (room.env.now() - started).total_seconds() + 1


def full_table(phase: Phase) -> TableModel:
    """Nineteen players with the longest of everything, in one round."""
    players = [UserId(SNOWFLAKE - number) for number in range(19)]
    cards = parse_cards("10H 10D 10C KH QD")
    table = GnauTable(
        opener_id=players[0],
        dealer_id=UserId(SNOWFLAKE - 20),
        stake_points=1_000_000,
        rules=PRESETS["kopitiam"],
        reveal_s=20,
        phase=phase,
        round=999,
        seats=tuple(players),
        hands=Hands(dealer=parse_cards("10S 9H 10C 10H KD"), players=dict.fromkeys(players, cards)),
        undelivered=frozenset(players),
        rounds_played=999,
        tally={UserId(SNOWFLAKE - number): -999_000_000 for number in range(200)},
        deadline_ms=1_800_000_000_000,
    )
    ids = (TableId(10**9), GuildId(SNOWFLAKE), ChannelId(SNOWFLAKE), MessageId(SNOWFLAKE))
    stored = StoredTable(*ids, "gnau", is_open=True, version=1, snapshot={}, deadline_ms=None)
    return TableModel(stored, table, dict.fromkeys(players, -999_000_000_000))


def test_the_largest_table_fits_into_one_message():
    text = load_catalog().text()
    for phase in Phase:
        view = table_view(text, full_table(phase))
        assert view.content_length() <= MAX_TEXT, phase
        assert view.total_children_count <= MAX_COMPONENTS, phase


def test_custom_ids_fit():
    text = load_catalog().text()
    model = full_table(Phase.LOBBY)
    rows = [
        item for item in table_view(text, model).walk_children() if isinstance(item, discord.ui.DynamicItem)
    ]
    assert rows
    assert all(len(item.custom_id) <= 100 for item in rows)


def test_a_hand_fits():
    model = full_table(Phase.DEALT)
    assert model.table.hands is not None
    view = hand_view(load_catalog().text(), model.stored, model.table, model.table.hands.dealer)
    assert view.content_length() <= MAX_TEXT
