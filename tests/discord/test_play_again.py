"""Play again on the message of a closed table: the same options and cards for all who sit within a minute."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.commands import gnau
from bot.commands.tables import table_here
from bot.rules.errors import RuleError
from bot.tables.gnau import DealerPolicy, GnauTable, Phase, SplitMode
from bot.tables.gnau.state import AGAIN_MS, ALWAYS_A_PERSON
from bot.tables.ids import TableId, UserId
from bot.tables.points import PointsMode
from bot.views.visit import Visit
from tests.support.guild import CardRoom, buttons_of, labels_of, note_of, text_of
from tests.support.tables import gnau_of

AGAIN_S = AGAIN_MS / 1000


async def after_an_evening(room: CardRoom, *people: Any, **options: Any) -> discord.Message:
    """Return the message of a closed table at which these people, or Ann and Ben, have played a round."""
    await room.open(**options)
    for person in people or (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await room.env.advance_time(61)
    await room.more(room.ann, "Close")
    # The pause between two openings of one person.
    await room.pause()
    return room.table


async def the_tables(room: CardRoom) -> list[GnauTable]:
    return [step.table for step in await room.bot.services.games.all_open()]


async def test_the_closed_message_offers_to_go_on(room: CardRoom):
    closed = await after_an_evening(room)
    assert labels_of(closed) == ["Play again", "Details"]
    assert [button["style"] for button in buttons_of(closed)] == [1, 2]


async def test_two_go_on_and_a_third_joins_and_after_a_minute_the_cards_are_out(room: CardRoom):
    closed = await after_an_evening(room)
    await room.click(room.ben, "Play again", closed)
    lobby = room.table
    assert lobby.id != closed.id
    assert f"Deals: <t:{(room.clock.now_ms() + AGAIN_MS) // 1000}:R>" in text_of(lobby)
    note = note_of(await room.click(room.ann, "Play again", closed))
    assert "You're in." in note
    await room.click(room.cat, "Join")
    state = await room.state()
    assert (state.opener_id, state.seats) == (room.ben.id, (room.ben.id, room.ann.id, room.cat.id))
    await room.env.advance_time(AGAIN_S - 1)
    assert "cards are out" not in text_of(room.table)
    await room.env.advance_time(2)
    assert "cards are out" in text_of(room.table)
    assert "Deals:" not in text_of(room.table)
    assert len(room.dms(room.cat)) == 1


async def test_the_options_are_those_of_the_closed_table(room: CardRoom):
    closed = await after_an_evening(room, stake=3, dealer="anyone", rules="kopitiam", split="own")
    before = (await gnau_of(room.bot.services).get(TableId(1)))[1].options
    # What the server has decided since changes nothing of that, except for the kind of points.
    boss = UserId(room.boss().id)
    changes = {"own_reveal_s": 90, "dealer": "rotate"}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=boss)
    await room.click(room.ann, "Play again", closed)
    after = (await room.state()).options
    assert after == before
    assert (after.stake_points, after.dealer, after.split) == (3, DealerPolicy.ANYONE, SplitMode.OWN)


async def test_the_minute_goes_on_over_a_restart(room: CardRoom):
    closed = await after_an_evening(room)
    await room.click(room.ann, "Play again", closed)
    await room.env.advance_time(30)
    await room.restart()
    await room.click(room.ben, "Play again", closed)
    assert "Deals:" in text_of(room.table)
    await room.env.advance_time(31)
    assert "cards are out" in text_of(room.table)
    assert (await room.state()).players == (room.ann.id, room.ben.id)


async def test_a_minute_that_ends_while_the_bot_is_away_ends_once(room: CardRoom):
    closed = await after_an_evening(room)
    await room.click(room.ann, "Play again", closed)
    await room.bot.services.close()
    await room.env.advance_time(90)
    await room.restart()
    assert (await room.state()).round == 1
    assert "cards are out" in text_of(room.table)


async def test_dealing_earlier_is_allowed_and_the_minute_does_nothing_more(room: CardRoom):
    closed = await after_an_evening(room)
    await room.click(room.ann, "Play again", closed)
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(AGAIN_S + 1)
    assert (await room.state()).round == 1


async def test_who_presses_later_sits_down_between_rounds(room: CardRoom):
    closed = await after_an_evening(room)
    await room.click(room.ann, "Play again", closed)
    await room.click(room.ann, "Deal")
    assert "Cards are out" in note_of(await room.click(room.ben, "Play again", closed))
    await room.click(room.ann, "Reveal")
    assert "You're in." in note_of(await room.click(room.ben, "Play again", closed))
    assert (await room.state()).seats == (room.ann.id, room.ben.id)


async def test_a_lobby_that_all_have_left_stays_open_and_waits(room: CardRoom):
    closed = await after_an_evening(room)
    await room.click(room.ann, "Play again", closed)
    await room.more(room.ann, "Leave")
    await room.env.advance_time(AGAIN_S + 1)
    assert (await room.state()).phase is Phase.LOBBY
    assert "Deals:" not in text_of(room.table)
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    assert "cards are out" in text_of(room.table)


async def test_two_who_press_at_the_same_moment_sit_at_one_table(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    closed = await after_an_evening(room)
    looked = []

    async def look_too_early(visit: Visit, game: str) -> Any:
        looked.append(visit.user_id)
        if looked.count(visit.user_id) == 1:
            raise RuleError("no-table-here")
        return await table_here(visit, game)

    monkeypatch.setattr(gnau, "table_here", look_too_early)
    await room.click(room.ann, "Play again", closed)
    assert "You're in." in note_of(await room.click(room.ben, "Play again", closed))
    [table] = await the_tables(room)
    assert table.seats == (room.ann.id, room.ben.id)
    assert len([each for each in room.messages if "Deals:" in text_of(each)]) == 1
    assert looked == [room.ann.id, room.ben.id, room.ben.id]


async def test_a_second_press_of_the_same_person_says_that_they_sit(room: CardRoom):
    closed = await after_an_evening(room)
    await room.click(room.ann, "Play again", closed)
    assert "already" in note_of(await room.click(room.ann, "Play again", closed))


async def test_another_table_in_the_channel_is_pointed_out(room: CardRoom):
    closed = await after_an_evening(room)
    other = await room.open(room.ben)
    assert other.jump_url in note_of(await room.click(room.ann, "Play again", closed))
    assert (await room.state()).seats == ()


async def test_the_button_of_an_evening_long_past_works_and_an_older_one_does_not_join(room: CardRoom):
    first = await after_an_evening(room, stake=2)
    await room.env.advance_time(7 * 86_400)
    await room.click(room.ann, "Play again", first)
    for label in ("Deal", "Reveal"):
        await room.click(room.ann, label)
    await room.more(room.ann, "Close")
    second = room.table
    await room.pause()
    await room.click(room.ben, "Play again", second)
    table = room.table
    # The table there follows the second evening, not the first.
    assert table.jump_url in note_of(await room.click(room.cat, "Play again", first))
    assert (await room.state()).options.stake_points == 2


async def test_the_pause_between_two_tables_holds_here_too(room: CardRoom):
    await room.open()
    await room.more(room.ann, "Close")
    assert "<t:" in note_of(await room.click(room.ann, "Play again"))
    assert await the_tables(room) == []
    # Someone else may at once.
    await room.click(room.ben, "Play again")
    assert (await room.state()).opener_id == room.ben.id


async def test_blocked_people_neither_open_nor_sit_down(room: CardRoom):
    closed = await after_an_evening(room)
    boss = room.boss()
    await boss.slash(room.channel, "manage block", member=room.ben)
    refused = note_of(await room.click(room.ben, "Play again", closed))
    assert refused
    assert await the_tables(room) == []
    await room.click(room.ann, "Play again", closed)
    assert note_of(await room.click(room.ben, "Play again", closed)) == refused
    assert (await room.state()).seats == (room.ann.id,)


async def test_who_is_blocked_in_the_lobby_gets_no_cards(room: CardRoom):
    closed = await after_an_evening(room)
    for person in (room.ann, room.ben):
        await room.click(person, "Play again", closed)
    await room.boss().slash(room.channel, "manage block", member=room.ben)
    await room.env.advance_time(AGAIN_S + 1)
    assert (await room.state()).deltas().keys() == {room.ann.id}


async def with_bankrolls(room: CardRoom, points: int) -> None:
    changes = {"points": "bankroll", "opening_grant_points": points, "giving": True}
    changes |= {"giving_min_age_days": 0, "giving_cap_points": 10 * points}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.boss().id))


async def spend(room: CardRoom, who: Any) -> None:
    """Leave someone with too few points for a stake of 20."""
    points = await room.bot.services.bankroll.balance(room.guild_id, UserId(who.id)) - 50
    await who.slash(room.channel, "points give", member=room.dan, points=points)


async def test_bankrolls_must_cover_the_stake(room: CardRoom):
    await with_bankrolls(room, 1_000)
    closed = await after_an_evening(room, stake=20)
    await spend(room, room.ann)
    note = note_of(await room.click(room.ann, "Play again", closed))
    assert "points" in note
    assert await the_tables(room) == []
    await room.click(room.ben, "Play again", closed)
    assert (await room.state()).options.points is PointsMode.BANKROLL
    assert "points" in note_of(await room.click(room.ann, "Play again", closed))
    await room.click(room.cat, "Play again", closed)
    await spend(room, room.cat)
    await room.env.advance_time(AGAIN_S + 1)
    table = await room.state()
    assert table.deltas().keys() == {room.ben.id}
    assert table.sat_out.keys() == {room.cat.id}


async def test_if_nobody_can_pay_any_more_the_lobby_stays(room: CardRoom):
    await with_bankrolls(room, 1_000)
    closed = await after_an_evening(room, stake=20)
    await room.click(room.ben, "Play again", closed)
    await spend(room, room.ben)
    await room.env.advance_time(AGAIN_S + 1)
    table = await room.state()
    assert (table.phase, table.seats, table.deal_ms) == (Phase.LOBBY, (room.ben.id,), None)


async def test_a_table_of_scores_goes_on_with_the_points_of_the_server(room: CardRoom):
    closed = await after_an_evening(room)
    await with_bankrolls(room, 1_000)
    await room.click(room.ann, "Play again", closed)
    options = (await room.state()).options
    assert options.points is PointsMode.BANKROLL
    before = (await gnau_of(room.bot.services).get(TableId(1)))[1].options
    assert replace(options, points=PointsMode.SCORE) == before


async def test_who_may_not_open_tables_may_sit_down(room: CardRoom):
    closed = await after_an_evening(room)
    role = room.guild.create_role("Hosts")
    boss = room.boss()
    changes = {"opener_role": role.id}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(boss.id))
    assert role.mention in note_of(await room.click(room.ben, "Play again", closed))
    assert await the_tables(room) == []
    await room.click(boss, "Play again", closed)
    await room.click(room.ben, "Play again", closed)
    assert (await room.state()).seats == (boss.id, room.ben.id)


@pytest.mark.parametrize("dealer", DealerPolicy)
async def test_every_way_to_choose_a_dealer_goes_on(room: CardRoom, dealer: DealerPolicy):
    is_seated = dealer is DealerPolicy.OPENER
    people = (room.ben,) if is_seated else (room.ann, room.ben)
    closed = await after_an_evening(room, *people, dealer=dealer.value)
    for person in (room.ann, room.ben):
        await room.click(person, "Play again", closed)
    await room.env.advance_time(AGAIN_S + 1)
    table = await room.state()
    is_bid = dealer is DealerPolicy.BID
    assert (table.phase, table.round) == (Phase.BIDDING if is_bid else Phase.DEALT, 1)
    assert table.banker_id == (room.ann.id if dealer in ALWAYS_A_PERSON or is_seated else None)
