"""The bot stops in the middle and starts again: same cards, working buttons, each round settled once."""

from tests.support.guild import CardRoom, labels_of, note_of, text_of

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"


async def test_in_the_lobby(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    await room.restart()
    await room.click(room.ben, "Join")
    assert "Players 2/19" in text_of(room.table)
    await room.click(room.ann, "Deal")
    assert "cards are out" in text_of(room.table)


async def test_after_the_deal_the_hands_are_the_same(room: CardRoom):
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ann)
    room.deck.hands = []
    await room.restart()
    assert "Ngau Tonku" in note_of(await room.click(room.ann, "My hand"))
    assert len(room.dms(room.ann)) == 1
    await room.click(room.ann, "Reveal")
    assert "(balance 5)" in text_of(room.table)


async def test_a_deadline_that_passed_meanwhile_fires_once(room: CardRoom):
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ann)
    await room.bot.services.close()
    await room.env.advance_time(60)
    assert "Reveal" in labels_of(room.table)
    await room.restart()
    assert "Deal again" in labels_of(room.table)
    answer = await room.ann.slash(room.channel, "gnau balance")
    assert "5 points** after one round" in text_of(answer.response)


async def test_a_deadline_still_to_come_is_kept(room: CardRoom):
    await room.deal_to(room.ann)
    await room.env.advance_time(10)
    await room.restart()
    await room.env.advance_time(8)
    assert "Reveal" in labels_of(room.table)
    await room.env.advance_time(3)
    assert "Deal again" in labels_of(room.table)


async def test_after_the_reveal(room: CardRoom):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    result = text_of(room.table)
    await room.restart()
    assert text_of(room.table) == result
    await room.click(room.ann, "Deal again")
    assert "round 2" in text_of(room.table)


async def test_a_message_that_was_deleted_meanwhile_is_posted_again(room: CardRoom):
    table = await room.open()
    await room.click(room.ann, "Join")
    room.env.backend.delete_message(room.channel.id, table.id)
    await room.restart()
    assert "Players 1/19" in text_of(room.table)


async def test_cards_that_did_not_go_out_go_out(room: CardRoom):
    stored = await room.open()
    await room.click(room.ann, "Join")
    # As if the process had died between the commit and the messages: nobody is told of the step.
    room.bot.services.gnau._listeners.clear()
    await room.click(room.ann, "Deal", stored)
    assert room.dms(room.ann) == []
    await room.restart()
    assert len(room.dms(room.ann)) == 1
    assert "cards are out" in text_of(room.table)


async def test_commands_are_synced_on_the_first_start_only(room: CardRoom):
    def syncs() -> int:
        return sum(
            call.method == "PUT" and call.path.endswith("/commands") for call in room.env.http_requests
        )

    assert syncs() == 1
    await room.restart()
    assert syncs() == 1
