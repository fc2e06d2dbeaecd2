"""A whole round as people play it."""

from pathlib import Path

import pytest

from bot.tables.ids import UserId
from tests.support.guild import (
    CardRoom,
    labels_of,
    lasting_text_of,
    note_of,
    seated_in,
    shown_by,
    text_of,
    told_in,
)

DEALER = "KS 5H 5C 3S 3D"
ANN = "AS KD 4C 6S 10S"
BEN = "2H 8D KC 9C 9D"
NOTHING = "4S 4H 3C 8H 5D"


BETWEEN = ["Deal again", "Join", "Why?", "More"]


async def test_whoever_opens_a_table_is_at_it_and_plays_at_once(room: CardRoom):
    await room.ann.slash(room.channel, "gnau open")
    assert seated_in(room.table) == 1
    assert room.ann.mention in text_of(room.table)
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    assert (await room.state()).players == (room.ann.id, room.ben.id)
    assert len(room.dms(room.ann)) == len(room.dms(room.ben)) == 1


async def test_whoever_opens_a_table_for_others_stays_away_from_it(room: CardRoom):
    await room.ann.slash(room.channel, "gnau open", join=False)
    assert seated_in(room.table) == 0
    assert (await room.state()).seats == ()


@pytest.mark.parametrize("dealer", ["rotate", "winner", "opener"])
async def test_whoever_opens_a_table_where_a_person_deals_deals_first(room: CardRoom, dealer: str):
    await room.ann.slash(room.channel, "gnau open", dealer=dealer)
    table = await room.state()
    assert (table.seats, table.banker_id, table.players) == ((room.ann.id,), room.ann.id, ())


async def test_a_table_from_the_first_screen_has_its_opener_at_it(room: CardRoom):
    await (await room.send_bot_away())()
    await room.ben.click(room.table, custom_id="open:gnau")
    assert (await room.state()).seats == (room.ben.id,)


async def test_three_join_and_the_message_follows(room: CardRoom):
    await room.open()
    for person in (room.ann, room.ben, room.cat):
        assert "five cards" in note_of(await room.click(person, "Join"))
    assert seated_in(room.table) == 3
    assert all(person.mention in text_of(room.table) for person in (room.ann, room.ben, room.cat))
    assert len(room.messages) == 1


async def test_everybody_gets_their_own_five_cards_by_direct_message(room: CardRoom):
    room.deck.hands = [DEALER, ANN, BEN]
    await room.deal_to(room.ann, room.ben)
    [to_ann], [to_ben] = room.dms(room.ann), room.dms(room.ben)
    assert "Ngau Tonku" in to_ann
    assert "Double Ox 9" in to_ben
    for face in ("A♠", "K♦", "4♣", "6♠", "10♠"):
        assert face in to_ann
        assert face not in to_ben


async def test_cards_out_shows_no_card(room: CardRoom):
    table = await room.deal_to(room.ann, room.ben)
    assert "cards are out" in text_of(table)
    assert not set("♠♥♦♣") & set(text_of(table))
    assert labels_of(table) == ["My hand", "Ready", "Reveal"]


async def test_my_hand_is_for_its_owner_alone(room: CardRoom):
    room.deck.hands = [DEALER, ANN]
    await room.deal_to(room.ann)
    assert "Ngau Tonku" in note_of(await room.click(room.ann, "My hand"))
    assert "no cards this round" in note_of(await room.click(room.ben, "My hand"))


async def test_the_reveal_tells_everything_largest_win_first(room: CardRoom):
    room.deck.hands = [DEALER, BEN, ANN]
    await room.deal_to(room.ben, room.ann)
    await room.click(room.ann, "Reveal")
    dealer, ann, ben = told_in(room.table).splitlines()[-3:]
    assert dealer.startswith("Dealer: the house, −7: ")
    assert ann.startswith("Ann, +5, now 5: Ngau Tonku, ")
    assert ben.startswith("Ben, +2, now 2: Double Ox 9, ")
    assert labels_of(room.table) == BETWEEN


async def tie(room: CardRoom) -> None:
    """Have Ben hold a hand that is as good as the dealer's."""
    room.deck.hands = ["KS 5H 5C 9S 9D", "KH 5S 5D 9H 9C"]
    await room.open()
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")


async def test_a_tie_that_costs_points_looks_like_it_and_says_why(room: CardRoom):
    await tie(room)
    assert "\nBen, −2, now −2: Double Ox 9" in told_in(room.table)
    assert "-# Equal hands: the dealer wins ties." in text_of(room.table)
    await room.more(room.ann, "Close")
    change = {"rules.ties": "push"}
    await room.bot.services.settings.change(room.guild_id, change, user_id=UserId(room.ann.id))
    await tie(room)
    assert "\nBen, ±0, now −2: Double Ox 9" in told_in(room.table)
    assert "ties" not in text_of(room.table)


@pytest.mark.parametrize(
    ("dealer", "ben", "told"),
    [
        (
            NOTHING,
            "4C 4D 3S 8D 5C",
            "**loses nothing** · balance 0\n-# The dealer wins ties, but No Ox pays nothing.",
        ),
        ("JS QH KD JC QS", "JH QC KS JD QD", "**draws** · "),
    ],
)
async def test_a_tie_that_costs_nothing_says_why_in_words(room: CardRoom, dealer: str, ben: str, told: str):
    room.deck.hands = [dealer, ben]
    await room.deal_to(room.ben)
    await room.click(room.ann, "Reveal")
    assert "ties" not in text_of(room.table)
    why = shown_by(await room.click(room.ben, "Why?"))
    words = text_of(shown_by(await room.ben.click(why, label="As text")))
    assert f"🟡 {room.ben.mention} {told}" in words


@pytest.mark.parametrize(
    ("nenku", "rank"), [("ox_one", "ranks as Single Ox 1"), ("special", "beats Double Ox")]
)
async def test_a_reveal_says_where_nenku_ranks(room: CardRoom, nenku: str, rank: str):
    change = {"rules.nenku": nenku}
    await room.bot.services.settings.change(room.guild_id, change, user_id=UserId(room.ann.id))
    room.deck.hands = [DEALER, "7C 6S 10S AH KD"]
    await room.deal_to(room.ben)
    await room.click(room.ann, "Reveal")
    assert f"✨ First Nenku this evening: {room.ben.mention}\n-# Nenku {rank}\n" in text_of(room.table)
    assert f"Nenku {rank}" in text_of(room.ben.user.dm_channel.history()[-1])


async def test_points_move_once_and_the_balance_follows(room: CardRoom):
    room.deck.hands = [DEALER, ANN]
    await room.open(stake=10)
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    assert ", +50, now 50: " in told_in(room.table)
    answer = await room.ben.slash(room.channel, "points balance", member=room.ann)
    assert "50 points" in text_of(answer.response)


async def test_all_ready_reveals(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Ready")
    assert f"✅ {room.ann.mention}" in text_of(room.table)
    await room.click(room.ben, "Ready")
    assert "Dealer: the house" in text_of(room.table)
    assert "Deal again" in labels_of(room.table)


async def test_ready_works_in_the_direct_message_too(room: CardRoom):
    await room.deal_to(room.ann)
    [message] = room.ann.user.dm_channel.history()
    assert "ready" in note_of(await room.ann.user.click(message, label="Ready"))
    assert "Deal again" in labels_of(room.table)


async def test_a_direct_message_loses_its_ready_with_the_press(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    letter = room.ann.user.dm_channel.history()[-1]
    assert note_of(await room.ann.user.click(letter, label="Ready")).startswith("You're ready.")
    letter = room.ann.user.dm_channel.history()[-1]
    assert labels_of(letter) == []
    assert "Revealed" not in text_of(letter)


@pytest.mark.parametrize("until", ["revealed", "next round", "closed", "restart"])
async def test_a_ready_that_was_not_taken_away_goes_with_the_press(room: CardRoom, until: str):
    await room.deal_to(room.ann, room.ben)
    letter = room.ann.user.dm_channel.history()[-1]
    refuse = f"/channels/{room.ann.user.dm_channel.id}/messages/*"
    room.env.inject_error("PATCH", refuse, status=403, code=50007)
    await room.click(room.ann, "Reveal")
    if until == "next round":
        await room.click(room.ann, "Deal again")
    if until == "closed":
        await room.more(room.ann, "Close")
    assert labels_of(letter) == ["Ready", "Split it myself"]
    if until == "restart":
        await room.restart()
    result = await room.ann.user.click(letter, label="Ready")
    assert not note_of(result).startswith("You're ready.")
    letter = next(each for each in room.ann.user.dm_channel.history() if each.id == letter.id)
    assert labels_of(letter) == ([] if until == "closed" else ["Why?"])
    assert "round 1" in text_of(letter)
    assert "Revealed" in text_of(letter)


async def test_time_reveals_after_twenty_seconds(room: CardRoom):
    await room.deal_to(room.ann)
    await room.env.advance_time(19)
    assert "Reveal" in labels_of(room.table)
    await room.env.advance_time(1.5)
    assert "Deal again" in labels_of(room.table)


async def test_dealing_again_leaves_the_result_in_the_chat(room: CardRoom):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    result = lasting_text_of(room.table)
    await room.click(room.ann, "Deal again")
    first, second = room.messages
    assert text_of(first) == result
    assert labels_of(first) == []
    assert "round 2" in text_of(second)
    assert len(room.dms(room.ann)) == 2


async def test_the_commands_do_what_the_buttons_do(room: CardRoom):
    await room.open()
    await room.click(room.ben, "Join")
    assert "cards are out" in note_of(await room.ann.slash(room.channel, "gnau deal"))
    assert "Your cards" in note_of(await room.ben.slash(room.channel, "gnau hand"))
    await room.click(room.ann, "Reveal")
    assert "closed" in note_of(await room.ann.slash(room.channel, "gnau close"))
    assert "closed" in text_of(room.table)


async def test_closing_sums_up_the_evening(room: CardRoom):
    room.deck.hands = [DEALER, ANN]
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    await room.forbid_files()
    await room.more(room.ann, "Close")
    assert "1 round" in text_of(room.table)
    words = text_of(room.table)
    assert f"🥇 {room.ann.mention}\u200e · **+5**" in words
    assert f"Best hand: **Ngau Tonku** by {room.ann.mention}\u200e in\u00a0round\u00a01" in words
    assert f"Biggest win: **+5** by {room.ann.mention}\u200e in\u00a0round\u00a01" in words
    assert "Most rounds" not in words
    await room.open()
    assert "table 2" in text_of(room.table)


async def test_firsts_and_streaks_of_the_evening_are_told_while_they_happen(room: CardRoom):
    room.deck.hands = [DEALER, ANN]
    await room.deal_to(room.ann)
    for _ in range(2):
        await room.click(room.ann, "Reveal")
        assert ("first this evening" in text_of(room.table)) is (len(room.messages) == 1)
        assert "in a row" not in text_of(room.table)
        await room.click(room.ann, "Deal again")
    await room.click(room.ann, "Reveal")
    assert f"🔥 {room.ann.mention}: 3 wins in a row" in text_of(room.table)
    await room.forbid_files()
    await room.more(room.ann, "Close")
    assert f"Most rounds, **3**: {room.ann.mention}" in text_of(room.table)


async def test_of_two_alike_in_one_round_only_the_one_dealt_first_is_the_first_of_the_evening(room: CardRoom):
    room.deck.hands = [DEALER, "7C 6S 10S AH KD", "7H 6D 10D AD KC"]
    await room.deal_to(room.ben, room.ann)
    await room.click(room.ann, "Reveal")
    words = text_of(room.table)
    assert f"✨ First Nenku this evening: {room.ben.mention} and {room.ann.mention}\n" in words
    letters = [text_of(each.user.dm_channel.history()[-1]) for each in (room.ben, room.ann)]
    assert ["first Nenku" in letter for letter in letters] == [True, False]


async def test_no_seconds_to_wait_reveal_at_once(tmp_path: Path):
    async with CardRoom(tmp_path, gnau_reveal_s=0) as room:
        room.deck.hands = [DEALER, ANN]
        await room.deal_to(room.ann)
        assert "Ann, +5, now 5: " in told_in(room.table)
        [letter] = room.ann.user.dm_channel.history()
        assert "Revealed" in text_of(letter)
        assert labels_of(letter) == ["Why?"]
        await room.click(room.ann, "Deal again")
        assert labels_of(room.messages[0]) == []
        assert "round 2" in text_of(room.table)
