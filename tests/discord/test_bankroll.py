"""Servers with bankrolls: nobody below zero, an allowance, gifts, and what managers do by hand."""

import logging

import pytest

from tests.support.bankrolls import make_rich, purse, use_bankrolls
from tests.support.guild import CardRoom, note_of, shown_by, text_of, told_in

HOUSE = "KS 5H 5D 3C 3H"
TONKU = "AS KD 4C 6S 10S"
NOTHING = "4S 4H 3D 8H 5C"
DAY_S = 24 * 60 * 60


async def reveal_with(room: CardRoom, *hands: str) -> None:
    room.deck.hands = list(hands)
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")


async def test_a_deal_sets_the_largest_possible_loss_aside(room: CardRoom):
    await use_bankrolls(room)
    await room.open(stake=5)
    await room.click(room.ann, "Join")
    room.deck.hands = [HOUSE, TONKU]
    await room.click(room.ann, "Deal")
    assert await purse(room, room.ann) == 50
    await room.click(room.ann, "Reveal")
    assert await purse(room, room.ann) == 125
    assert "\nAnn, +25, now 125: " in told_in(room.table)


async def test_a_refused_dealer_may_join_as_a_player(room: CardRoom):
    await use_bankrolls(room)
    await room.open(stake=6, dealer="anyone")
    for person in (room.ann, room.ben, room.cat):
        await room.click(person, "Join")
    await room.more(room.cat, "Leave")
    # Of those seated each could deal to the other; a third could not deal to both.
    refused = shown_by(await room.more(room.cat, "Be the dealer"))
    assert "120 points in a round, and you have 100" in text_of(refused)
    await room.cat.click(refused, label="Join")
    assert room.cat.id in (await room.state()).seats


async def test_a_player_short_of_points_sits_out(room: CardRoom):
    await use_bankrolls(room)
    await room.open(stake=10)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await reveal_with(room, HOUSE, NOTHING, TONKU)
    assert await purse(room, room.ann) == 80
    room.deck.hands = []
    await room.click(room.ann, "Deal again")
    words = text_of(room.table)
    assert f"{room.ann.mention} sits out: a round here can cost 100 points" in words
    assert "stake of\N{NO-BREAK SPACE}8" in words
    assert len(room.dms(room.ben)) == 2
    assert len(room.dms(room.ann)) == 1


async def test_a_dealer_covers_all_players(room: CardRoom):
    await use_bankrolls(room)
    await room.open(stake=6, dealer="opener")
    assert f"can cost you up to 60 points. {room.ann.mention} can pay one player" in text_of(room.table)
    await room.click(room.ben, "Join")
    note = note_of(await room.click(room.cat, "Join"))
    assert f"A round can cost {room.ann.mention}, the dealer, 60 points for each player" in note
    assert "one player. Ask them to press" in note
    assert len((await room.state()).players) == 1
    room.deck.hands = [HOUSE, TONKU]
    await room.click(room.ann, "Deal")
    assert (await purse(room, room.ann), await purse(room, room.ben)) == (40, 40)
    await room.click(room.ann, "Reveal")
    assert (await purse(room, room.ann), await purse(room, room.ben)) == (70, 130)


async def test_a_dealer_who_has_lost_too_much_cannot_deal_to_as_many_again(room: CardRoom):
    await use_bankrolls(room)
    await room.open(stake=5, dealer="opener")
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    await reveal_with(room, NOTHING, TONKU, "2C 2D 4D 5S 7H")
    assert await purse(room, room.ann) == 75
    room.deck.hands = []
    refused = shown_by(await room.click(room.ann, "Deal again"))
    assert "100 points, and they have 75" in text_of(refused)
    assert "stake of 3" in text_of(refused)
    await room.ann.click(refused, label="Stop dealing")
    assert (await room.state()).banker_id is None
    await room.click(room.ann, "Deal again")
    assert "The cards are out" in text_of(room.table)


async def test_the_daily_allowance_comes_once_a_day(room: CardRoom):
    await use_bankrolls(room)
    assert "Today's points: **+20**. You now have 120" in note_of(
        await room.ann.slash(room.channel, "points claim")
    )
    assert "Next claim: <t:" in note_of(await room.ann.slash(room.channel, "points claim"))
    await room.env.advance_time(DAY_S)
    assert "You now have 140" in note_of(await room.ann.slash(room.channel, "points claim"))


async def test_scores_have_no_allowance_and_no_gifts(room: CardRoom):
    assert "just a score" in note_of(await room.ann.slash(room.channel, "points claim"))
    given = await room.ann.slash(room.channel, "points give", member=room.ben, points=1)
    assert "just a score" in note_of(given)


async def give(room: CardRoom, points: int, to=None):
    return await room.ann.slash(room.channel, "points give", member=to or room.ben, points=points)


async def test_giving_is_off_until_the_server_allows_it(room: CardRoom):
    await use_bankrolls(room)
    assert "Giving points is off" in note_of(await give(room, 5))


async def test_a_gift_moves_points_up_to_the_cap_of_the_day(room: CardRoom):
    await use_bankrolls(room, giving=True, giving_min_age_days=0, giving_cap_points=30)
    answer = await give(room, 25)
    assert f"{room.ann.mention} gave {room.ben.mention} 25 points" in text_of(answer.response)
    assert not answer.response.ephemeral
    assert (await purse(room, room.ann), await purse(room, room.ben)) == (75, 125)
    assert "Left for today: 5" in note_of(await give(room, 6))
    await give(room, 5)
    assert "Left for today: 0" in note_of(await give(room, 1))
    await room.env.advance_time(DAY_S)
    await give(room, 30)
    assert (await purse(room, room.ann), await purse(room, room.ben)) == (40, 160)


async def test_a_gift_needs_points_an_old_account_and_somebody_else(room: CardRoom):
    await use_bankrolls(room, giving=True, giving_min_age_days=0, giving_cap_points=1000)
    assert "only 100 points" in note_of(await give(room, 101))
    await give(room, 99)
    assert "only one point." in note_of(await give(room, 2))
    await give(room, 1)
    assert "You have no points." in note_of(await give(room, 1))
    await room.ben.slash(room.channel, "points give", member=room.ann, points=100)
    assert "yours already" in note_of(await give(room, 1, to=room.ann))
    await use_bankrolls(room, giving_min_age_days=3650)
    assert "3,650 days old" in note_of(await give(room, 1))
    assert (await purse(room, room.ann), await purse(room, room.ben)) == (100, 100)


async def test_managers_grant_and_reset_and_everybody_sees_why(
    room: CardRoom, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot.services.bankroll")
    await use_bankrolls(room)
    boss = room.boss()
    granted = await boss.slash(
        room.channel, "manage points-add", member=room.ben, points=50, reason="birthday"
    )
    assert (
        f"{boss.mention} gave {room.ben.mention} 50 new points. They now have 150. Reason: birthday"
        in text_of(granted.response)
    )
    reset = await boss.slash(room.channel, "manage points-reset", member=room.ben, reason="new season")
    assert "150\u00a0→\u00a0100" in text_of(reset.response)
    assert [str(boss.id) in line for line in caplog.messages] == [True, True]
    assert "birthday" in caplog.messages[0]
    assert "new season" in caplog.messages[1]


@pytest.mark.parametrize("points", ["score", "bankroll"])
async def test_a_reset_of_nothing_is_no_announcement(room: CardRoom, boss, caplog, points):
    caplog.set_level(logging.INFO, "bot.services.bankroll")
    if points == "bankroll":
        await use_bankrolls(room)
    answer = await boss.slash(room.channel, "manage points-reset", member=room.ben, reason="new season")
    assert "already has the starting points" in note_of(answer)
    assert caplog.messages == []


async def test_others_neither_grant_nor_reset(room: CardRoom):
    await use_bankrolls(room)
    room.show_manage_to(room.ben)
    for command, options in (("points-add", {"points": 5}), ("points-reset", {})):
        answer = await room.ben.slash(
            room.channel, f"manage {command}", member=room.ben, reason="me", **options
        )
        assert "a server manager" in note_of(answer)
    assert await purse(room, room.ben) == 100


async def test_an_opener_short_of_points_gets_no_seat_and_a_note(room: CardRoom):
    await use_bankrolls(room)
    await make_rich(room, room.ben)
    result = await room.ann.slash(room.channel, "gnau open", stake=11)
    note = result.followups[-1]
    assert note.ephemeral
    assert text_of(note).startswith("The table is open, but you have no seat yet.")
    assert "can cost 110 points, and you have 100" in text_of(note)
    assert (await room.state()).seats == ()


async def test_a_purse_that_nobody_has_opened_yet_counts_as_its_grant(room: CardRoom):
    await use_bankrolls(room)
    await room.open(dealer="opener")
    await room.more(room.ann, "Stop dealing")
    assert f"{room.ann.mention}\u200e · 100 points" in text_of(room.table)
    assert "Be the dealer" in await room.offered(room.ann)
