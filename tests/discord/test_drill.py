"""The drill: a set of ten hands a day, free practice, streaks, and a result to show."""

import pytest

from bot.rules.gnau.bid_odds import four_card_odds
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import daily_hands, free_hand
from bot.tables.days import DAY_MS
from bot.text import with_minus
from bot.text.cards import card_sign
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.together import click_forged, click_together
from tests.support.trainee import Trainee


async def let_midnight_pass(room: CardRoom) -> None:
    await room.env.advance_time((DAY_MS - room.clock.now_ms() % DAY_MS) / 1000 + 1)


@pytest.fixture
async def ann(room: CardRoom) -> Trainee:
    """Ann, with the first hand of today's set before her."""
    trainee = Trainee(room, room.ann)
    await trainee.start()
    return trainee


async def test_a_hand_is_private_and_shows_five_cards(room: CardRoom, ann: Trainee):
    assert ann.page.ephemeral
    assert room.messages == []
    assert "hand 1 of 10" in ann.words
    assert "No points at stake" in ann.words
    assert labels_of(ann.page) == [*map(card_sign, ann.cards), "Confirm", "Undo", "No Ox"]
    assert ann.enabled == [*map(card_sign, ann.cards), "No Ox"]


async def test_pressing_letting_go_and_undoing(ann: Trainee):
    faces = [card_sign(card) for card in ann.cards]
    assert "Picked: nothing yet" in ann.words
    await ann.press(4, 0)
    assert ann.enabled == [*faces, "Undo"]
    assert f"Picked: **{faces[4]}\u00a0{faces[0]}**" in ann.words
    await ann.press(2)
    assert ann.enabled == [faces[0], faces[2], faces[4], "Confirm", "Undo"]
    # No button is wider than before, so all of them stay where they were.
    assert labels_of(ann.page)[:5] == faces
    await ann.press("undo")
    await ann.press(4)
    assert ann.enabled == [*faces, "Undo"]
    assert f"Picked: **{faces[0]}**" in ann.words
    await ann.press("undo")
    assert ann.enabled == [*faces, "No Ox"]


async def test_a_right_answer(ann: Trainee):
    await ann.answer()
    assert "✅ Right" in ann.words.replace("*", "")
    assert "🟩⬜⬜⬜⬜⬜⬜⬜⬜⬜" in ann.words
    assert "in a row" not in ann.words
    assert ann.enabled == ["Next hand"]


async def test_a_wrong_answer_says_what_was_better_and_why(ann: Trainee):
    await ann.answer(right=False)
    assert "❌" in ann.words
    assert "Best: " in ann.words
    assert "🟥⬜" in ann.words


async def test_a_whole_set_ends_with_the_result(room: CardRoom, ann: Trainee):
    await ann.finish(wrong=3)
    assert "7 of 10 right" in ann.words
    assert "🟥🟥🟥🟩🟩🟩🟩🟩🟩🟩" in ann.words
    assert "Place 1 of 1 so far" in ann.words.replace("*", "")
    assert "7 right in a row" in ann.words
    assert ann.enabled == ["Share", "Free practice"]
    assert room.messages == []
    again = Trainee(room, room.ann)
    await again.start()
    assert "7 of 10 right" in again.words
    assert again.enabled == ["Share", "Free practice"]


async def test_ranks_of_the_day(room: CardRoom, ann: Trainee):
    ben, cat = Trainee(room, room.ben), Trainee(room, room.cat)
    await ann.finish(wrong=1)
    await ben.start()
    await ben.finish()
    assert "Place 1 of 2 so far" in ben.words.replace("*", "")
    await cat.start()
    await cat.finish(wrong=1)
    assert "Place 2 of 3 so far" in cat.words.replace("*", "")


async def test_everybody_in_a_server_gets_the_same_hands_and_another_server_others(
    room: CardRoom, ann: Trainee
):
    ben = Trainee(room, room.ben)
    await ben.start()
    assert ben.words == ann.words
    elsewhere = room.env.create_guild("Elsewhere")
    abroad = Trainee(room, elsewhere.add_member(room.ann.user), elsewhere.create_text_channel("table"))
    await ann.answer()
    await abroad.start()
    assert "hand 1 of 10" in abroad.words
    assert labels_of(abroad.page)[:5] != labels_of(ben.page)[:5]


async def test_of_two_drill_answers_the_first_counts(room: CardRoom, ann: Trainee):
    phone = Trainee(room, room.ann)
    await phone.start()
    await ann.answer(right=False)
    await phone.answer(right=True)
    assert "Your first answer counts" in phone.words
    assert "🟥⬜" in phone.words
    assert "❌" in phone.words
    await phone.say("Next hand")
    assert "hand 2 of 10" in phone.words


async def test_a_restart_in_the_middle(room: CardRoom, ann: Trainee):
    await ann.answer()
    await ann.say("Next hand")
    await ann.press(3, 1)
    before = ann.words
    await room.restart()
    await ann.press(0)
    picked = card_sign(ann.cards[0])
    assert ann.words == before.replace("**\n-# Rules", f"\u00a0{picked}**\n-# Rules")
    assert "Confirm" in ann.enabled
    await ann.press("undo", "undo", "undo")
    await ann.answer()
    assert "🟩🟩⬜" in ann.words


@pytest.mark.parametrize("move", ["0", "no_ox", "Next hand"])
async def test_midnight_in_the_middle_of_a_set(room: CardRoom, ann: Trainee, move: str):
    yesterday, _ = ann.question
    if move == "Next hand":
        await ann.answer()
    await let_midnight_pass(room)
    await (ann.say(move) if move == "Next hand" else ann.press(move))
    assert "set is over" in ann.words
    assert ann.enabled == ["Today's set"]
    await ann.say("Today's set")
    assert ann.question == (yesterday + 1, 1)
    assert await ann.answered(yesterday) == (move == "Next hand")


async def test_days_in_a_row(room: CardRoom, ann: Trainee):
    await ann.finish()
    assert "days in a row" not in ann.words
    await let_midnight_pass(room)
    await ann.start()
    await ann.finish()
    assert "2 days in a row" in ann.words
    assert "20 right in a row" in ann.words


async def test_a_result_is_shared_once_and_spoils_nothing(room: CardRoom, ann: Trainee):
    day, _ = ann.question
    await ann.finish(wrong=2)
    await click_together(room.env, [(room.ann, ann.page.message, "Share")] * 2)
    [shared] = room.messages
    assert "8/10" in text_of(shared)
    assert "🟥🟥🟩🟩🟩🟩🟩🟩🟩🟩" in text_of(shared)
    assert not [
        card
        for hand in daily_hands(room.guild.id, day)
        for card in hand
        if card_sign(card) in text_of(shared)
    ]
    assert ann.enabled == ["Free practice"]
    await ann.start()
    assert ann.enabled == ["Free practice"]


async def test_others_start_from_a_shared_result(room: CardRoom, ann: Trainee):
    await ann.finish()
    await ann.say("Share")
    [shared] = room.messages
    before = text_of(shared)
    result = await room.ben.click(shared, label="Today's set")
    assert "hand 1 of 10" in note_of(result)
    assert text_of(room.messages[0]) == before


@pytest.mark.parametrize("says", ["Bid", "No bid"])
async def test_four_cards_and_whether_to_bid_with_them(room: CardRoom, says: str):
    trainee = Trainee(room, room.ann)
    await trainee.start("practice")
    await trainee.answer()
    await trainee.say("Bid or not?")
    hand = free_hand(int(next(iter(trainee.buttons)).split(":")[2]))
    assert [card_sign(card) in trainee.words for card in hand] == [True] * 4 + [False]
    worth = four_card_odds(hand[:4], HouseRules()).as_dealer * 3
    await trainee.say(says)
    assert ("✅ Right" in trainee.words.replace("*", "")) is ((worth > 0) is (says == "Bid"))
    assert with_minus(f"{float(worth):+,.2f}") in trainee.words
    await trainee.say("Next hand")
    assert trainee.enabled == ["Bid", "No bid"]


async def test_free_practice_survives_a_restart_and_midnight(room: CardRoom):
    ann = Trainee(room, room.ann)
    await ann.start("practice")
    await ann.press(2)
    await room.restart()
    await let_midnight_pass(room)
    await ann.press("undo")
    await ann.answer()
    await ann.say("Next hand")
    await ann.answer()
    assert "2 right in a row" in ann.words
    await ann.say("Next hand")
    await ann.answer(right=False)
    assert "in a row" not in ann.words


@pytest.mark.parametrize(
    ("custom_id", "says"),
    [
        ("drill:pick:{day}:1:00:confirm", "Pick three cards for the ox"),
        ("drill:pick:{day}:1:000:confirm", "Pick three cards for the ox"),
        ("drill:pick:{day}:1:1:confirm", "Pick three cards for the ox"),
        ("drill:pick:{day}:11:012:confirm", "isn't in the set"),
        ("drill:pick:{day}:0:012:confirm", "isn't in the set"),
        ("drill:pick:{day}:999999999999999:012:confirm", "isn't in the set"),
        ("drill:share:{day}", "Finish the set first"),
        ("drill:share:9999999", "Finish the set first"),
    ],
)
async def test_a_forged_button_is_harmless(room: CardRoom, ann: Trainee, custom_id: str, says: str):
    day, _ = ann.question
    before = ann.words
    result = await click_forged(room.env, room.ann, ann.page.message, "No Ox", custom_id.format(day=day))
    assert says in text_of(result.followups[-1])
    assert ann.words == before
    assert room.messages == []
    assert await ann.answered(day) == 0


@pytest.mark.parametrize("ahead", [-1, 1, 1000])
async def test_another_days_hands_cannot_be_seen(room: CardRoom, ann: Trainee, ahead: int):
    day, _ = ann.question
    await click_forged(room.env, room.ann, ann.page.message, "No Ox", f"drill:pick:{day + ahead}:1:01:2")
    assert "set is over" in ann.words


async def test_an_answer_is_that_of_who_clicks(room: CardRoom, ann: Trainee):
    day, _ = ann.question
    ben = Trainee(room, room.ben)
    await ben.start()
    anns_button = next(each for each in ann.buttons if each.endswith(":no_ox"))
    await click_forged(room.env, room.ben, ben.page.message, "No Ox", anns_button)
    assert (await ann.answered(day), await ben.answered(day)) == (0, 1)
