"""Who deals: the opener, each in turn, the biggest winner, or whoever takes the bank."""

from bot.tables.ids import UserId
from bot.tables.points import Memo
from tests.support.guild import CardRoom, labels_of, note_of, text_of

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"


async def play_round(room: CardRoom, deal: str = "Deal") -> None:
    await room.click(room.ann, deal)
    await room.click(room.ann, "Reveal")


def dealer_of(room: CardRoom) -> str:
    """Return the line that says who deals."""
    return next(line for line in text_of(room.table).splitlines() if line.startswith("Dealer: "))


async def test_the_opener_deals(room: CardRoom):
    await room.open(dealer="opener")
    assert f"Dealer: {room.ann.mention}" in text_of(room.table)
    assert "You have the bank" in note_of(await room.click(room.ann, "Join"))
    await room.click(room.ben, "Join")
    room.deck.hands = [DEALER, TONKU]
    await room.click(room.ann, "Deal")
    assert "Double Ox 3" in room.dms(room.ann)[0]
    assert "Double Ox 3" in note_of(await room.click(room.ann, "My hand"))
    await room.click(room.ann, "Reveal")
    answer = await room.ann.slash(room.channel, "gnau balance")
    assert "−5 points" in text_of(answer.response)


async def test_the_bank_goes_round(room: CardRoom):
    await room.open(dealer="rotate")
    for person in (room.ann, room.ben, room.cat):
        await room.click(person, "Join")
    assert room.ann.mention in dealer_of(room)
    await play_round(room)
    assert f"Next: {room.ben.mention} deals to" in text_of(room.table)
    await play_round(room, "Deal again")
    assert room.ben.mention in dealer_of(room)
    assert f"Next: {room.cat.mention} deals to" in text_of(room.table)


async def test_anyone_may_take_the_bank_and_pass_it(room: CardRoom):
    await room.open(dealer="anyone")
    await room.click(room.ben, "Join")
    assert "You have the bank" in note_of(await room.click(room.cat, "Take the bank"))
    assert f"Dealer: {room.cat.mention}" in text_of(room.table)
    assert "Take the bank" not in labels_of(room.table)
    assert "You don't have the bank" in note_of(await room.click(room.ben, "Pass the bank"))
    await play_round(room)
    assert "no longer have the bank" in note_of(await room.click(room.cat, "Pass the bank"))
    assert "Take the bank" in labels_of(room.table)
    await room.click(room.ann, "Deal again")
    assert "Dealer: the house" in text_of(room.table)


async def test_the_bank_of_a_bankroll_table_is_offered_if_anybody_seated_could_pay(room: CardRoom):
    changes = {"points": "bankroll", "opening_grant_points": 100}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.open(dealer="anyone", stake=8)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    assert "Take the bank" in labels_of(room.table)
    # Two others could win 80 each from whoever deals, and that nobody has.
    await room.click(room.cat, "Join")
    assert "Take the bank" not in labels_of(room.table)
    memo = Memo(UserId(room.ann.id), "for the bank")
    await room.bot.services.bankroll.grant(room.guild_id, UserId(room.cat.id), 60, memo, "1")
    await room.click(room.ann, "Leave")
    await room.click(room.ann, "Join")
    assert "Take the bank" in labels_of(room.table)
    note = note_of(await room.click(room.ben, "Take the bank"))
    assert "could cost the dealer 160 points, and you have 100" in note
    assert "a stake of 5" in note
    assert "You have the bank" in note_of(await room.click(room.cat, "Take the bank"))


async def test_a_dealer_who_leaves_passes_the_bank_on(room: CardRoom):
    await room.open(dealer="rotate")
    await room.click(room.ben, "Join")
    await room.click(room.cat, "Join")
    assert room.ben.mention in dealer_of(room)
    await room.click(room.ben, "Leave")
    assert room.cat.mention in dealer_of(room)
    assert "Deal" not in labels_of(room.table)
    assert "Only the dealer is seated" in note_of(await room.ann.slash(room.channel, "gnau deal"))
