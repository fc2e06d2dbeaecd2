"""The button Why? below a result, as people press it."""

import pytest

from tests.support.guild import CardRoom, components_of, labels_of, note_of, shown_by, text_of
from tests.support.together import click_forged

HOUSE = "KS 5H 5D 3C 3H"
ANN = "3S 6H 8D 4C 8S"
BEN = "2H 8H KC 9C 7D"


async def why(room: CardRoom, who, message=None) -> str:
    return text_of(shown_by(await room.click(who, "Why?", message)))


async def played(room: CardRoom, **options) -> None:
    room.deck.hands = [HOUSE, ANN, BEN]
    await room.open(**options)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")


async def test_everyone_is_told_of_their_own_hand_privately(room: CardRoom):
    await played(room)
    ann, ben, cat = [await why(room, who) for who in (room.ann, room.ben, room.cat)]
    assert "You · **Double Ox 8 (孖宝)**" in ann
    assert "Dealer: the house · **Double Ox 3 (孖宝)**" in ann
    assert "Both are Double Ox: a pair of 8 beats a pair of 3." in ann
    assert "Double Ox 8 pays ×2 · stake 1 · **+2**" in ann
    assert "**Before the reveal:** win " in ann
    assert "Double Ox ranks above " in ben
    assert "You weren't in this round." in cat
    assert room.ann.mention in cat
    assert shown_by(await room.click(room.ann, "Why?")).ephemeral


async def test_a_dealer_sees_what_each_player_brought(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await room.open(dealer="opener")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    words = await why(room, room.ann)
    assert "You dealt · **Double Ox 3 (孖宝)** · **−2**" in words
    assert f"{room.ben.mention} · Double Ox 8 · you **−2**" in words


async def test_a_button_stays_with_its_round(room: CardRoom):
    await played(room)
    ids = [part["custom_id"] for part in components_of(room.table) if part.get("label") == "Why?"]
    assert ids == ["gnau:1:1:why"]
    old = shown_by(await room.click(room.ann, "Why?"))
    await room.click(room.ann, "Deal again")
    assert "Why?" not in labels_of(room.table)
    words = text_of(shown_by(await room.ann.click(old, label="As text")))
    assert f"🟢 {room.ann.mention} **wins 2** · balance 2" in words
    assert "round 1" in words


async def test_a_direct_message_says_why_too(room: CardRoom):
    await played(room)
    [letter] = room.ann.user.dm_channel.history()
    shown = shown_by(await room.ann.user.click(letter, label="Why?"))
    assert shown.ephemeral
    assert "Double Ox 8 pays ×2 · stake 1 · **+2**" in text_of(shown)
    words = text_of(shown_by(await room.ann.user.click(shown, label="As text")))
    assert f"🟢 {room.ann.mention} **wins 2** · balance 2" in words


async def test_a_direct_message_leads_to_hands_to_practise_with(room: CardRoom):
    await played(room)
    [letter] = room.ann.user.dm_channel.history()
    page = shown_by(await room.ann.user.click(letter, label="Why?"))
    for label in ("Practise", "No Ox", "Next hand", "No Ox"):
        await room.ann.user.click(page, label=label)
    assert "Free practice" in text_of(page)
    # A table is opened in a server.
    assert labels_of(page) == ["Next hand", "Bid or not?"]


async def test_a_direct_message_says_nothing_of_a_round_that_only_others_played(room: CardRoom):
    await played(room)
    for who, label in ((room.cat, "Join"), (room.ann, "Deal again"), (room.ann, "Reveal")):
        await room.click(who, label)
    [letter] = room.cat.user.dm_channel.history()
    result = await click_forged(room.env, room.cat, letter, "Why?", "gnau:1:1:why")
    assert "no finished round 1.1" in note_of(result)


async def test_practise_leads_to_the_drill(room: CardRoom):
    await played(room)
    shown = shown_by(await room.click(room.ann, "Why?"))
    assert labels_of(shown) == ["As text", "Practise"]
    await room.ann.click(shown, label="Practise")
    assert "Free practice" in text_of(shown)


async def test_a_round_that_is_not_kept_any_more_is_refused(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    await played(room)

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(room.bot.services.history, "round", nothing)
    assert "no finished round 1.1" in note_of(await room.click(room.ann, "Why?"))


async def test_a_missed_ox_is_named_at_the_table_and_explained_in_private(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await room.open(split="own")
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    await room.env.advance_time(46)
    assert f"🐂 {room.ann.mention} could have had Double Ox 8." in text_of(room.table)
    words = await why(room, room.ann)
    assert "You · **No Ox**" in words
    assert "-# Out of time" in words
    assert "💡 Possible: **Double Ox 8 (孖宝)** · **+2**" in words
