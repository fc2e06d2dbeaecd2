"""Who deals: the opener, each in turn, the biggest winner, or whoever takes the bank."""

from bot.tables.ids import UserId
from bot.tables.points import Memo
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of

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
    assert "already the dealer" in note_of(await room.click(room.ann, "Join"))
    await room.click(room.ben, "Join")
    room.deck.hands = [DEALER, TONKU]
    await room.click(room.ann, "Deal")
    assert "Double Ox 3" in room.dms(room.ann)[0]
    assert "Double Ox 3" in note_of(await room.click(room.ann, "My hand"))
    await room.click(room.ann, "Reveal")
    answer = await room.ann.slash(room.channel, "points balance")
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
    assert "You're the dealer" in await room.told(room.cat, "Be the dealer")
    assert f"Dealer: {room.cat.mention}" in text_of(room.table)
    assert {"Be the dealer", "Stop dealing"}.isdisjoint(await room.offered(room.ben))
    refused = await room.press_old(room.ben, "gnau:1:0:give_bank")
    assert "You're not the dealer" in note_of(refused)
    await play_round(room)
    assert "no longer deal" in await room.told(room.cat, "Stop dealing")
    assert "Be the dealer" in await room.offered(room.cat)
    await room.click(room.ann, "Deal again")
    assert "Dealer: the house" in text_of(room.table)


async def test_who_could_not_pay_everyone_does_not_become_the_dealer_of_a_bankroll_table(room: CardRoom):
    changes = {"points": "bankroll", "opening_grant_points": 100}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.open(dealer="anyone", stake=8)
    for person in (room.ann, room.ben, room.cat):
        await room.click(person, "Join")
    memo = Memo(UserId(room.ann.id), "for the bank")
    await room.bot.services.bankroll.grant(room.guild_id, UserId(room.cat.id), 60, memo, "1")
    # Two others could win 80 each from whoever deals.
    note = text_of(shown_by(await room.more(room.ben, "Be the dealer")))
    assert "you could lose 160 points in a round, and you have 100" in note
    assert "a stake of 5" in note
    assert "You're the dealer" in await room.told(room.cat, "Be the dealer")


async def test_a_dealer_who_leaves_passes_the_bank_on(room: CardRoom):
    await room.open(dealer="rotate")
    await room.click(room.ben, "Join")
    await room.click(room.cat, "Join")
    assert room.ben.mention in dealer_of(room)
    await room.more(room.ben, "Leave")
    assert room.cat.mention in dealer_of(room)
    assert "Deal" not in labels_of(room.table)
    assert "Only the dealer is seated" in note_of(await room.ann.slash(room.channel, "gnau deal"))
