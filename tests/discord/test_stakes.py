"""What a table may cost is said where it is opened and joined, and who lacks points hears what helps."""

import pytest

from bot.rules.gnau.presets import PRESETS
from bot.tables.gnau import SplitMode
from tests.support.bankrolls import make_rich, use_bankrolls
from tests.support.guild import CardRoom, labels_of, note_of, seated_in, shown_by, text_of


async def test_a_refused_player_claims_daily_points_and_sits_down(room: CardRoom):
    await use_bankrolls(room)
    await make_rich(room, room.dan)
    await room.open(stake=12)
    refused = shown_by(await room.click(room.ben, "Join"))
    await room.ben.click(refused, label="Claim today's 20 points")
    assert "You now have 120" in text_of(refused)
    assert labels_of(refused) == []
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1
    assert f"{room.ben.mention}\u200e · 120 points" in text_of(room.table)


async def test_a_refused_player_hears_when_the_next_daily_points_come(room: CardRoom):
    await use_bankrolls(room)
    await make_rich(room, room.dan)
    await room.open(stake=13)
    await room.ben.slash(room.channel, "points claim")
    refused = await room.click(room.ben, "Join")
    assert "Next daily points: <t:" in note_of(refused)
    await use_bankrolls(room, daily_points=0)
    assert "A server manager can give you points." in note_of(await room.click(room.cat, "Join"))


async def test_a_lobby_says_what_may_be_lost_only_where_it_is_a_bankroll(room: CardRoom):
    await room.open(stake=5)
    assert "can cost you" not in text_of(room.table)
    await room.more(room.ann, "Close")
    await use_bankrolls(room)
    await room.open(stake=5)
    assert "A round can cost you up to 50 points.\n" in text_of(room.table)
    assert "can pay" not in text_of(room.table)
    await room.pause()
    await room.ann.slash(room.channel, "hearts open", stake=5)
    assert "A game can cost you up to 5 points." in text_of(room.table)


async def test_an_opener_hears_that_most_cannot_play_for_the_stake(room: CardRoom):
    await use_bankrolls(room)
    await room.open()
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    await room.more(room.ann, "Close")
    await make_rich(room, room.ann)
    await room.pause()
    [note] = (await room.ann.slash(room.channel, "gnau open", stake=11, join=False)).followups
    assert note.ephemeral
    assert "can cost 110 points, more than most players here have" in text_of(note)
    assert "`/gnau open stake:10`" in text_of(note)
    await room.more(room.ann, "Close")
    await room.pause()
    assert (await room.ann.slash(room.channel, "gnau open", stake=10)).followups == []


async def test_a_stake_that_nobody_here_has_opens_no_table_but_a_lower_one_by_a_press(room: CardRoom):
    await use_bankrolls(room, opening_grant_points=1000)
    refused = await room.ann.slash(room.channel, "gnau open", stake=300, rules="kopitiam", split="own")
    assert "a round can cost 2,100 points, and nobody here has that many" in note_of(refused)
    assert "Open with a stake of 142" in note_of(refused)
    assert room.messages == []
    await room.ann.click(shown_by(refused), label="Open with a stake of 142")
    options = (await room.state()).options
    assert (options.stake_points, options.rules, options.split) == (142, PRESETS["kopitiam"], SplitMode.OWN)
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 2


@pytest.mark.parametrize("chosen", [{}, {"pace": "86400"}, {"pace": "86400", "split": "own"}])
async def test_a_lower_stake_keeps_the_pace_if_one_was_chosen(room: CardRoom, chosen: dict[str, str]):
    await use_bankrolls(room, opening_grant_points=1000)
    refused = shown_by(await room.ann.slash(room.channel, "gnau open", stake=300, **chosen))
    await room.ann.click(refused, label="Open with a stake of 100")
    options = (await room.state()).options
    assert options.reveal_s == int(chosen.get("pace", 20))
    assert (options.stake_points, options.split.value) == (100, chosen.get("split", "auto"))


async def test_a_dealer_must_cover_one_player(room: CardRoom):
    await use_bankrolls(room)
    await make_rich(room, room.ben)
    refused = await room.ann.slash(room.channel, "gnau open", stake=20, dealer="opener")
    assert "can cost 200 points, and you have 100. Open with a stake of 10" in note_of(refused)
    await room.ann.click(shown_by(refused), label="Open with a stake of 10")
    state = await room.state()
    assert (state.options.stake_points, state.banker_id) == (10, room.ann.id)
    # Where the bot deals, it is enough that somebody could play.
    await room.more(room.ann, "Close")
    await room.open(stake=20)
    assert seated_in(room.table) == 0


async def test_daily_points_can_be_claimed_where_no_stake_can_be_paid(room: CardRoom):
    await use_bankrolls(room, lowest_stake=15, stake_points=15)
    refused = await room.ann.slash(room.channel, "gnau open")
    assert "nobody here has that many." in note_of(refused)
    assert "Open with a stake" not in note_of(refused)
    assert labels_of(shown_by(refused)) == ["Claim today's 20 points"]


async def test_whose_account_is_new_plays_for_no_more_than_others_may_give_away(room: CardRoom):
    await use_bankrolls(room, opening_grant_points=1000, giving_min_age_days=30, giving_cap_points=500)
    await make_rich(room, room.dan)
    await room.open(room.boss(), stake=51, dealer="anyone")
    note = note_of(await room.click(room.ben, "Join"))
    assert "A round at this stake can cost you 510 points. Your Discord account is new: until <t:" in note
    assert "you can lose at most 500 to others at a time. A stake of 50 is fine." in note
    assert seated_in(room.table) == 0
    await use_bankrolls(room, opening_grant_points=1000, giving_min_age_days=0)
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1


@pytest.mark.parametrize("command", ["gnau open dealer", "hearts open", "gongzhu open"])
async def test_whose_account_is_new_opens_a_table_for_what_they_may_lose(room: CardRoom, command):
    await use_bankrolls(room, opening_grant_points=9000, giving_min_age_days=30, giving_cap_points=500)
    options = {"dealer": "opener", "stake": 90} if command.endswith("dealer") else {"stake": 900}
    refused = await room.ann.slash(room.channel, command.removesuffix(" dealer"), **options)
    assert "can cost you 900 points. Your Discord account is new" in note_of(refused)
    assert room.messages == []
    stake = 50 if command.endswith("dealer") else 500
    await room.ann.click(shown_by(refused), label=f"Open with a stake of {stake}")
    assert f"Stake: {stake} ·" in text_of(room.table)
