"""Tables where everybody presses their own three cards."""

import pytest

from bot.render.gnau import ResultLine, draw_result
from tests.support.guild import CardRoom, labels_of, note_of, text_of, told_in
from tests.support.together import click_forged

HOUSE = "KS 5H 5D 3C 3H"
ANN = "3S 6H 8D 4C 8S"
BEN = "4S 4H 3D 8H 5C"


async def deal(room: CardRoom, *people, **options) -> None:
    await room.open(split="own", **options)
    for person in people:
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")


def letter(room: CardRoom, who):
    """Return the newest message the bot has sent to somebody directly."""
    return who.user.dm_channel.history()[-1]


async def my_hand(room: CardRoom, who):
    """Return the private answer to My hand."""
    answer = await room.click(who, "My hand")
    assert answer.response is not None
    return answer.response


async def press(room: CardRoom, who, *labels: str):
    for label in labels:
        answer = await who.user.click(letter(room, who), label=label)
    return answer


async def test_the_cards_come_without_the_solution(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    words = text_of(letter(room, room.ann))
    assert "Double Ox 8" not in words
    assert "Pick the three cards" in words
    assert labels_of(letter(room, room.ann))[:5] == ["3♠︎", "6♥︎", "8♦︎", "4♣︎", "8♠︎"]
    assert labels_of(room.table) == ["My hand"]


async def test_pressing_three_and_confirming_reveals_when_all_have(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    await press(room, room.ann, "3♠︎", "6♥︎", "Undo", "4♣︎", "8♠︎", "8♠︎")
    assert labels_of(room.table) == ["My hand"]
    await press(room, room.ann, "6♥︎", "4♣︎", "6♥︎", "8♠︎")
    assert "Deal again" not in labels_of(room.table)


async def test_a_weaker_split_counts_as_chosen_and_the_table_shows_what_was_possible(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    await press(room, room.ann, "8♦︎", "4♣︎", "8♠︎", "Confirm")
    assert "Single Ox 9" in text_of(letter(room, room.ann))
    assert labels_of(letter(room, room.ann)) == ["Why?"]
    words = told_in(room.table)
    assert "\nAnn, −2, now −2: Single Ox 9, " in words
    assert words.endswith(", possible: Double Ox 8")
    assert "had Double Ox 8" not in words


async def test_a_wrong_ox_is_no_ox(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    await press(room, room.ann, "3♠︎", "8♦︎", "8♠︎", "Confirm", "Confirm anyway")
    assert ": No Ox, " in told_in(room.table)
    reckoned = "Not an ox: 3/6\u00a0+\u00a08\u00a0+\u00a08\u00a0=\u00a019\u00a0or\u00a022"
    remark = f"{reckoned} · 💡 possible: **Double Ox 8**"
    assert f"{reckoned}, possible: Double Ox 8" in told_in(room.table)
    missed = f"🐂 {room.ann.mention} could have had Double Ox 8. It's still out grazing.\n"
    assert missed in text_of(room.table)
    assert remark in text_of(letter(room, room.ann))
    assert "You picked" not in text_of(letter(room, room.ann))
    past = await room.ann.slash(room.channel, "gnau history")
    assert f"-# {reckoned}" in text_of(past.response)


async def test_the_picture_has_no_sign_for_the_spaces_of_a_sum(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    drawn: list[ResultLine] = []

    def draw_noted(lines):
        drawn.extend(lines)
        return draw_result(lines)

    monkeypatch.setattr("bot.views.gnau.pictures.draw_result", draw_noted)
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    await press(room, room.ann, "3♠︎", "8♦︎", "8♠︎", "Confirm", "Confirm anyway")
    remarks = [(line.mistake, line.possible) for line in drawn]
    assert remarks == [("", ""), ("Not an ox: 3/6+8+8=19 or 22", "possible: Double Ox 8")]


async def test_three_that_are_no_ox_show_their_sum_and_are_asked_about_once(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    await press(room, room.ann, "8♦︎", "6♥︎")
    assert "Sum: **8\u00a0+\u00a03/6\u00a0=\u00a011\u00a0or\u00a014**" in text_of(letter(room, room.ann))
    await press(room, room.ann, "8♠︎", "Confirm")
    assert "Not an ox: 8\u00a0+\u00a03/6\u00a0+\u00a08\u00a0=\u00a019\u00a0or\u00a022." in text_of(
        letter(room, room.ann)
    )
    assert "Confirm" not in labels_of(letter(room, room.ann))
    assert not (await room.state()).choices
    await press(room, room.ann, "6♥︎", "4♣︎", "Confirm")
    assert (await room.state()).choices == {room.ann.id: (2, 4, 3)}


async def test_no_ox_can_be_said(room: CardRoom):
    room.deck.hands = [HOUSE, BEN]
    await deal(room, room.ben)
    await press(room, room.ben, "No Ox")
    assert ": No Ox, " in told_in(room.table)
    assert "possible" not in told_in(room.table)
    assert "🐂 <" not in text_of(room.table)


async def test_a_split_not_chosen_in_time_is_no_ox(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    # A message of an older version has the button.
    forged = await click_forged(room.env, room.ann, room.table, "My hand", "gnau:1:1:reveal")
    assert "still picking" in note_of(forged)
    await room.env.advance_time(46)
    assert "had Double Ox 8" in text_of(room.table)
    assert labels_of(letter(room, room.ann)) == ["Why?"]
    assert "You picked" not in text_of(letter(room, room.ann))
    (image,) = room.table.attachments
    assert "No Ox, 3♠︎\u00a06♥︎\u00a08♦︎\u00a04♣︎\u00a08♠︎, Out of time, possible: Double Ox 8" in (
        image.description or ""
    )


async def test_my_hand_has_the_same_buttons_for_its_owner_alone(room: CardRoom):
    room.deck.hands = [HOUSE, ANN, BEN]
    await deal(room, room.ann, room.ben)
    mine = await my_hand(room, room.ann)
    assert labels_of(mine)[:5] == ["3♠︎", "6♥︎", "8♦︎", "4♣︎", "8♠︎"]
    await room.ann.click(mine, label="3♠︎")
    assert "no cards this round" in note_of(await room.click(room.cat, "My hand"))
    assert f"👀 {room.ann.mention}" in text_of(room.table)


async def test_confirming_twice_counts_once(room: CardRoom):
    room.deck.hands = [HOUSE, ANN, BEN]
    await deal(room, room.ann, room.ben)
    mine = await my_hand(room, room.ann)
    for label in ("3♠︎", "4♣︎", "8♠︎"):
        await room.ann.click(mine, label=label)
    await press(room, room.ann, "8♦︎", "4♣︎", "8♠︎", "Confirm")
    assert f"✅ {room.ann.mention}" in text_of(room.table)
    answer = await room.ann.click(mine, label="Confirm")
    assert "already confirmed your split" in text_of(answer.followups[-1])
    assert (await room.state()).choices == {room.ann.id: (2, 3, 4)}


async def test_the_buttons_work_after_a_restart(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await deal(room, room.ann)
    await press(room, room.ann, "3♠︎", "4♣︎")
    await room.restart()
    await press(room, room.ann, "3♠︎", "8♦︎", "8♠︎", "Confirm")
    assert ": Single Ox 9, " in told_in(room.table)


# At a table where nobody has to


@pytest.mark.parametrize("hand", [ANN, BEN, "KD QH JD JC QS", "10S 4H 6D AH KD"])
async def test_the_bars_over_a_hand_do_not_tell_it_by_their_number(room: CardRoom, hand):
    room.deck.hands = [HOUSE, hand]
    await room.deal_to(room.ann)
    assert text_of(letter(room, room.ann)).count("||") == 6


async def test_a_hand_asks_first_and_has_the_best_split_under_a_spoiler(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await room.deal_to(room.ann)
    assert "Is there an ox in your hand?" in text_of(letter(room, room.ann))
    assert "||Best split: **Double Ox 8**" in text_of(letter(room, room.ann))
    assert labels_of(letter(room, room.ann)) == ["Ready", "Split it myself"]
    await room.click(room.ann, "My hand")
    await room.ann.user.click(letter(room, room.ann), label="Ready")
    assert "||" not in text_of(letter(room, room.ann))
    assert "Best split: **Double Ox 8**" in text_of(letter(room, room.ann))


async def test_split_it_myself_is_taken_at_its_word_for_one_round(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await room.deal_to(room.ann)
    await press(room, room.ann, "Split it myself")
    assert "Double Ox 8" not in text_of(letter(room, room.ann))
    assert "Not sure? If you pick nothing, your best split counts." in text_of(letter(room, room.ann))
    await press(room, room.ann, "8♦︎", "4♣︎", "8♠︎", "Confirm")
    assert "You picked: **Single Ox 9**" in text_of(letter(room, room.ann))
    assert labels_of(letter(room, room.ann)) == ["Why?"]
    words = told_in(room.table)
    assert "possible: Double Ox 8" in words
    assert "\nAnn, −2, " in words
    room.deck.hands = [HOUSE, ANN]
    await room.click(room.ann, "Deal again")
    assert labels_of(letter(room, room.ann)) == ["Ready", "Split it myself"]
    answer = await room.ann.slash(room.channel, "gnau verify", round="1.1")
    assert "The payments are right." in text_of(answer.response)


async def test_nobody_loses_by_having_looked_whether_to_split(room: CardRoom):
    room.deck.hands = ["KS 5H 5C 9S 2D", ANN]
    await room.deal_to(room.ann)
    mine = await my_hand(room, room.ann)
    await room.ann.click(mine, label="Split it myself")
    await room.ann.click(mine, label="8♦︎")
    await room.env.advance_time(21)
    assert "\nAnn, +2, " in told_in(room.table)
    await room.ann.click(mine, label="4♣︎")
    assert labels_of(mine) == ["Why?"]


async def test_a_dealer_is_shown_the_best_split_at_once(room: CardRoom):
    await room.open(dealer="opener")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    assert labels_of(letter(room, room.ann)) == []
    assert "||" not in text_of(letter(room, room.ann))
