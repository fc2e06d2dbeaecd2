"""Tables where everyone sees four cards and bids for the bank."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.features.statistics import service
from bot.rules.cards import parse_cards
from bot.rules.gnau.bid_odds import four_card_expectation
from bot.rules.gnau.options import HouseRules
from bot.text import with_minus
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of, told_in

# The fifth cards are 8S, KD and 3D.
ANN, BEN, CAT = "3S 6H 8D 4C 8S", "10S 10H 10D 2S KD", "4S 4H 9C 8H 3D"
BIDS = ["No bid", "Bid ×1", "Bid ×2", "Bid ×3", "Hint"]
RAISES = ["No raise", "Raise ×2", "Raise ×3", "Raise ×5", "Hint"]


@pytest.fixture
async def dealt(room: CardRoom) -> CardRoom:
    return await deal(room)


async def deal(room: CardRoom, hands: Sequence[str] = (ANN, BEN, CAT), **options: Any) -> CardRoom:
    room.deck.hands = [*hands]
    await room.open(dealer="bid", **options)
    for person in (room.ann, room.ben, room.cat):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    return room


def letter(who):
    """Return the newest message the bot has sent to somebody directly."""
    return who.user.dm_channel.history()[-1]


async def press(who, label: str):
    return await who.user.click(letter(who), label=label)


async def test_everyone_gets_four_cards_and_four_buttons(dealt: CardRoom):
    words = text_of(letter(dealt.ann))
    assert "Bid to be the dealer?" in words
    assert labels_of(letter(dealt.ann)) == BIDS
    [picture] = letter(dealt.ann).attachments
    assert picture.description.startswith("Your cards: 3♠︎")
    assert picture.description.endswith("4♣︎, and one face down")
    assert "8♠︎" not in picture.description


async def test_the_table_says_who_has_bid_but_not_what(dealt: CardRoom):
    assert "the highest bidder" in text_of(dealt.table)
    assert text_of(dealt.table).count("is thinking") == 3
    await press(dealt.ann, "Bid ×3")
    await dealt.env.advance_time(1)
    assert f"✅ {dealt.ann.mention} has bid" in text_of(dealt.table)
    assert "×3" not in text_of(dealt.table)
    assert "You bid **×3**" in text_of(letter(dealt.ann))
    assert labels_of(letter(dealt.ann)) == []
    assert labels_of(dealt.table) == ["My hand"]


async def test_my_hand_has_the_same_buttons(dealt: CardRoom):
    shown = shown_by(await dealt.click(dealt.ann, "My hand"))
    assert labels_of(shown) == BIDS
    await dealt.ann.click(shown, label="No bid")
    assert "You don't want to deal." in text_of(shown)


async def bid(room: CardRoom, ann: str = "No bid", ben: str = "Bid ×3", cat: str = "Bid ×1") -> None:
    for who, label in ((room.ann, ann), (room.ben, ben), (room.cat, cat)):
        await press(who, label)
    await room.env.advance_time(1)


async def test_the_highest_bid_has_the_bank_and_the_others_raise(dealt: CardRoom):
    await bid(dealt)
    words = text_of(dealt.table)
    assert f"{dealt.ben.mention} deals ×3" in words
    assert f"{dealt.ann.mention} none · {dealt.ben.mention} ×3 · {dealt.cat.mention} ×1" in words
    # The messages with the cards have followed.
    assert labels_of(letter(dealt.ann)) == RAISES
    assert "Raise, and you" in text_of(letter(dealt.ann))
    assert "You deal ×3." in text_of(letter(dealt.ben))
    assert labels_of(letter(dealt.ben)) == []


async def test_bids_times_raises_times_payout_is_what_moves(dealt: CardRoom):
    await bid(dealt)
    await press(dealt.ann, "Raise ×2")
    assert "You play for **6×** the stake" in text_of(letter(dealt.ann))
    assert f"✅ {dealt.ann.mention} has chosen" in text_of(dealt.table)
    await press(dealt.cat, "Raise ×5")
    await dealt.env.advance_time(30)
    told = told_in(dealt.table)
    # Double Ox beats Ben's Single Ox 2 and pays 2.
    assert "Dealer: Ben ×3" in told
    assert "Ann ×6, +12" in told
    assert "Cat ×15, +30" in told
    assert "You won 12" in text_of(letter(dealt.ann))


async def test_why_and_the_result_in_words_tell_the_numbers(dealt: CardRoom):
    await bid(dealt)
    await press(dealt.ann, "Raise ×2")
    await press(dealt.cat, "Raise ×5")
    await dealt.env.advance_time(30)
    shown = shown_by(await dealt.click(dealt.ann, "Why?"))
    assert "dealer ×3 · raised ×2 · **+12**" in text_of(shown)
    words = text_of(shown_by(await dealt.ann.click(shown, label="As text")))
    assert "Dealer ×3 · raised ×2 · for 6× the stake" in words


async def test_statistics_tell_the_bids_and_luck_begins_after_them(
    dealt: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(service, "LEAST_ROUNDS", 1)
    await bid(dealt)
    await press(dealt.ann, "Raise ×2")
    await press(dealt.cat, "Raise ×5")
    await dealt.env.advance_time(30)
    for who, cards, times, told in (
        (dealt.ann, ANN, (6,), "Raised once: **+12** · 1 won, 0 lost, 0 even"),
        (dealt.ben, BEN, (6, 15), "Dealer by bidding, once: **−42** · 0 won, 1 lost, 0 even"),
    ):
        seen, is_dealer = parse_cards(cards)[:4], who is dealt.ben
        worth = four_card_expectation(seen, HouseRules(), 1, times, is_dealer=is_dealer).mean
        said = text_of((await who.slash(dealt.channel, "gnau stats")).response)
        assert told in said
        assert f"expected {with_minus(f'{float(worth):+,.1f}')}" in said
        assert "luck begins after the four cards." in said


async def test_who_does_nothing_bids_nothing_and_plays_for_the_stake(dealt: CardRoom):
    await press(dealt.ben, "Bid ×1")
    await dealt.env.advance_time(16)
    assert f"{dealt.ben.mention} deals ×1" in text_of(dealt.table)
    await dealt.env.advance_time(30)
    assert "Ann ×1" in told_in(dealt.table)
    assert labels_of(dealt.table)[0] == "Deal again"


async def test_among_equal_bids_the_table_says_that_the_shuffle_decided(dealt: CardRoom):
    await bid(dealt, "Bid ×2", "Bid ×2", "No bid")
    assert "Bids were equal, so the shuffle decided." in text_of(dealt.table)


async def test_old_buttons_answer_with_a_sentence(dealt: CardRoom):
    shown = shown_by(await dealt.click(dealt.ann, "My hand"))
    await press(dealt.ann, "Bid ×1")
    assert "You've bid already." in refusal(await dealt.ann.click(shown, label="Bid ×3"))
    stale = shown_by(await dealt.click(dealt.cat, "My hand"))
    await bid_rest(dealt)
    assert "The bidding is over." in refusal(await dealt.cat.click(stale, label="Bid ×3"))
    # What was clicked shows now what can be done.
    assert labels_of(stale) == RAISES


def refusal(result) -> str:
    """Return the private sentence below the cards, which are shown again."""
    answer = result.followups[-1]
    assert answer.ephemeral
    return text_of(answer)


async def bid_rest(room: CardRoom) -> None:
    await press(room.ben, "Bid ×3")
    await press(room.cat, "No bid")


def close_dms(room: CardRoom, person) -> None:
    """Discord answers 50007 when a bot writes to somebody whose direct messages are closed."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007, message="Cannot send", times=None)


async def test_closed_direct_messages_are_no_hindrance(room: CardRoom):
    close_dms(room, room.cat)
    await deal(room)
    await room.env.advance_time(1)
    shown = shown_by(await room.click(room.cat, "My hand"))
    await room.cat.click(shown, label="No bid")
    await press(room.ann, "No bid")
    await press(room.ben, "Bid ×2")
    await room.env.advance_time(1)
    shown = shown_by(await room.click(room.cat, "My hand"))
    assert labels_of(shown) == RAISES


async def test_own_splits_come_after_the_raises(room: CardRoom):
    await deal(room, split="own")
    await bid(room)
    await press(room.ann, "No raise")
    await press(room.cat, "No raise")
    await room.env.advance_time(1)
    assert "Pick the three cards" in text_of(letter(room.ann))
    assert labels_of(letter(room.ann))[:5] == ["3♠︎", "6♥︎", "8♦︎", "4♣︎", "8♠︎"]


async def test_a_restart_in_the_middle_loses_nothing(dealt: CardRoom):
    await press(dealt.ann, "Bid ×3")
    await dealt.restart()
    await press(dealt.ben, "No bid")
    await press(dealt.cat, "No bid")
    await dealt.restart()
    assert labels_of(letter(dealt.ben)) == RAISES
    await dealt.env.advance_time(60)
    assert "Dealer: Ann ×3" in told_in(dealt.table)


async def test_one_person_alone_is_told_what_is_missing(room: CardRoom):
    await room.open(dealer="bid")
    joined = await room.click(room.ann, "Join")
    assert "On the next deal you see four cards" in note_of(joined)
    assert "takes two" in note_of(await room.click(room.ann, "Deal"))


async def test_the_round_is_proven(room: CardRoom):
    # As it was shuffled.
    await deal(room, hands=[])
    await bid(room, "Bid ×2", "Bid ×2", "Bid ×2")
    await room.env.advance_time(60)
    answer = await room.ann.slash(room.channel, "gnau verify", round="1.1")
    assert "everything checks out" in text_of(shown_by(answer))
    assert "The highest bidder deals" in text_of(shown_by(answer))
