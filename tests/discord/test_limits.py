"""Discord's limits: edits in a channel, characters and components in a message."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.delivery.tables import MOST_NEWS, InWords
from bot.features.follow.followers import Follower
from bot.features.follow.view import following_view
from bot.rules.cards import parse_cards
from bot.rules.gnau.bidding import Bidding
from bot.rules.gnau.options import FiveSmall, HouseRules, NenkuRank, Payouts, Ties
from bot.tables.events import PlayerRemoved
from bot.tables.gnau import DealerPolicy, GnauTable, GnauTableOptions, Phase, SplitMode
from bot.tables.gnau.state import Hands
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import StoredTable
from bot.views.gnau.hand import HeldHand, hand_view
from bot.views.gnau.layout import TableModel, gone_channel_blocks, table_blocks, table_view
from bot.views.visit import Visit
from tests.support.guild import CardRoom, seated_in
from tests.support.texts import shipped_texts
from tests.support.together import click_together
from tests.text.slash_commands import walk

MAX_TEXT = 4000
MAX_COMPONENTS = 40
SNOWFLAKE = 2**63 - 1
LOCALES = shipped_texts().locales


def edits(room: CardRoom) -> int:
    return sum(call.method == "PATCH" and "/messages/" in call.path for call in room.env.http_requests)


async def test_joins_within_a_second_become_one_edit(tmp_path: Path):
    async with CardRoom(tmp_path, edit_window_s=1.0) as room:
        table = await room.open()
        people = [room.ann, room.ben, room.cat, room.dan]
        await click_together(room.env, [(person, table, "Join") for person in people])
        await room.env.advance_time(2)
        assert edits(room) == 1
        assert seated_in(room.table) == 4


async def test_there_is_at_least_a_second_between_two_edits(tmp_path: Path):
    async with CardRoom(tmp_path, edit_window_s=1.0) as room:
        table = await room.open()
        await click_together(room.env, [(room.ann, table, "Join"), (room.ben, table, "Join")])
        await room.env.advance_time(1.1)
        panel, started = await room.panel(room.ann), room.env.now()
        before = edits(room)
        for _ in range(6):
            await click_together(room.env, [(room.ann, panel, "Leave"), (room.ann, table, "Join")])
        await room.env.advance_time(3)
        assert edits(room) - before <= (room.env.now() - started).total_seconds() + 1


def full_table(
    phase: Phase, split: SplitMode = SplitMode.AUTO, *, players: int = 19, sat_out: int = 0
) -> TableModel:
    """A table with the longest of everything, in one round."""
    people = [UserId(SNOWFLAKE - number) for number in range(players + sat_out)]
    dealer_id = UserId(SNOWFLAKE - 30)
    # Under own splits the three that are pressed are no ox, so both they and what was possible are named.
    cards = parse_cards("10H 10D 10C KH QD" if split is SplitMode.AUTO else "10H 10D 9C 8H 3D")
    options = GnauTableOptions(
        stake_points=1_000_000,
        rules=LONGEST_RULES,
        dealer=DealerPolicy.ANYONE,
        split=split,
        points=PointsMode.BANKROLL,
    )
    table = GnauTable(
        opener_id=people[0],
        options=options,
        seed_root=bytes(32),
        phase=phase,
        round=999,
        seats=(dealer_id, *people[:players]),
        banker_id=dealer_id,
        parts=dict.fromkeys([dealer_id, *people], "x" * 40),
        hands=Hands(
            dealer=parse_cards("10S 9H 10C 10H KD"),
            players=dict.fromkeys(people[:players], cards),
            dealer_id=dealer_id,
            seed=bytes(32),
            parts=("x" * 40,) * (players + 1),
        ),
        sat_out=dict.fromkeys(people[players:], 999_999),
        undelivered=frozenset(people),
        choices=dict.fromkeys([dealer_id, *people], (0, 1, 2)),
        rounds_played=999,
        tally={UserId(SNOWFLAKE - number): -999_000_000 for number in range(200)},
        deadline_ms=1_800_000_000_000,
    )
    ids = (TableId(10**9), GuildId(SNOWFLAKE), ChannelId(SNOWFLAKE), MessageId(SNOWFLAKE))
    stored = StoredTable(*ids, "gnau", is_open=True, version=1, snapshot={}, deadline_ms=None)
    balances = dict.fromkeys(people, -999_000_000_000)
    if table.is_face_down:
        bids = dict.fromkeys([dealer_id, *people[:players]], 3)
        table = replace(table, bidding=Bidding(bids, dict.fromkeys(people[:players], 5)))
    if phase is Phase.REVEALED:
        other = SplitMode.OWN if split is SplitMode.AUTO else SplitMode.AUTO
        table = replace(table, options=replace(options, stake_points=999_999, split=other), played=options)
    removed = [PlayerRemoved(user_id, people[0]) for user_id in people[:MOST_NEWS]]
    return TableModel(stored, table, balances, restored_ms=1_800_000_000_000, news=removed)


# Every option is another than in `classic`, so the summary names them all.
LONGEST_RULES = HouseRules(
    tens_in_five_dukes=True,
    tens_in_tonku=True,
    five_small=FiveSmall.TOTAL_10,
    triplet_passport=True,
    pair_three_six=True,
    nenku=NenkuRank.SPECIAL,
    ties=Ties.PUSH,
    payouts=Payouts(*range(93, 101)),
)


@pytest.mark.parametrize("split", SplitMode)
@pytest.mark.parametrize(("players", "sat_out"), [(19, 0), (7, 12), (6, 13), (1, 18)])
@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_largest_table_fits_into_one_message(phase, players, sat_out, split, locale):
    view = table_view(
        shipped_texts().text(locale), full_table(phase, split, players=players, sat_out=sat_out)
    )
    assert view.content_length() <= MAX_TEXT
    assert view.total_children_count <= MAX_COMPONENTS


@pytest.mark.parametrize("split", SplitMode)
@pytest.mark.parametrize("phase", [each for each in Phase if each is not Phase.CLOSED])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_largest_table_fits_into_a_followers_message(locale, phase, split):
    model = replace(full_table(phase, split), is_followed=True)
    visit = SimpleNamespace(text=shipped_texts().text(locale))
    follower = Follower(cast(Visit, visit), model.stored, until_ms=1_800_000_000_000)
    view = following_view(follower, model.table, InWords(partial(table_blocks, model=model)))
    assert view.content_length() <= MAX_TEXT
    assert view.total_children_count <= MAX_COMPONENTS


@pytest.mark.parametrize("split", SplitMode)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_result_of_the_largest_table_fits_into_a_direct_message(locale, split):
    blocks = gone_channel_blocks(shipped_texts().text(locale), full_table(Phase.REVEALED, split, players=19))
    assert sum(map(len, blocks)) <= MAX_TEXT


def test_custom_ids_fit():
    text = shipped_texts().text()
    model = full_table(Phase.LOBBY)
    rows = [
        item for item in table_view(text, model).walk_children() if isinstance(item, discord.ui.DynamicItem)
    ]
    assert rows
    assert all(len(item.custom_id) <= 100 for item in rows)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_fits(locale):
    for split in SplitMode:
        model = full_table(Phase.DEALT, split)
        hand = HeldHand(model.stored, model.table, model.table.opener_id)
        view = hand_view(shipped_texts().text(locale), hand)
        assert view.content_length() <= MAX_TEXT


def test_every_number_in_a_command_has_bounds():
    integer = discord.AppCommandOptionType.integer.value
    numbers = [
        option for _, payload in walk() for option in payload.get("options", ()) if option["type"] == integer
    ]
    assert len(numbers) >= 3
    assert all(0 <= option["min_value"] <= option["max_value"] <= 10**6 for option in numbers)
