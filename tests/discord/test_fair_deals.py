"""The lock before the deal, the cut, and the seed after it, as people see them."""

import re

from bot.rules.cards import build_deck
from bot.rules.fair_deal import commitment_to, shuffled
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, note_of, text_of


def lock_of(message) -> str:
    """Return the first 20 digits of a lock, which everybody sees."""
    [found] = re.findall(r"Shuffle lock `([0-9a-f]{20})…`", text_of(message))
    return str(found)


def seed_of(message) -> str:
    """Return the first 20 digits of the latest round's seed."""
    [found] = re.findall(r"🔓 Shuffle key `([0-9a-f]{20})…`", text_of(message))
    return str(found)


async def test_the_lock_is_there_before_anybody_joins_and_fits_the_seed(room: CardRoom):
    lock = lock_of(await room.open())
    await room.click(room.ann, "Join")
    assert lock_of(room.table) == lock
    await room.click(room.ann, "Deal")
    assert lock_of(room.table) == lock
    await room.click(room.ann, "Reveal")
    shown = seed_of(room.table)
    state = await room.state()
    assert state.hands is not None
    assert state.hands.seed.hex().startswith(shown)
    assert commitment_to(state.hands.seed).hex().startswith(lock)
    await room.click(room.ann, "Deal again")
    assert lock_of(room.table).startswith(shown)


async def test_cutting_the_deck_puts_ones_word_into_the_shuffle(room: CardRoom):
    await room.open()
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    form = await room.more(room.ann, "Add a word")
    answer = await room.ann.submit_modal(form, {"word": "  durian 7 "})
    assert "durian 7" in note_of(answer)
    await room.click(room.ann, "Deal")
    state = await room.state()
    assert state.hands is not None
    assert state.hands.parts[0] == "durian 7"
    assert state.hands.parts[1].isdecimal()
    deck = shuffled(build_deck(1), state.hands.seed, state.hands.parts, 1)
    assert (tuple(deck[:5]), tuple(deck[5:10])) == (
        state.hands.dealer,
        state.hands.held_by(UserId(room.ann.id)),
    )


async def test_a_round_that_was_not_dealt_is_revealed_at_the_close(room: CardRoom):
    lock = lock_of(await room.open())
    await room.more(room.ann, "Close")
    details = text_of((await room.click(room.ben, "Details")).response)
    assert "Shuffle key of round 1**, which was never dealt" in details
    assert "the lock of the first shuffle" in details
    [key] = re.findall(r"`([0-9a-f]{64})`", details)
    assert key not in text_of(room.table)
    assert commitment_to(bytes.fromhex(key)).hex().startswith(lock)


async def test_the_details_of_a_closed_table_prove_the_key_of_each_of_its_rounds(room: CardRoom):
    lock = lock_of(await room.open())
    await room.click(room.ann, "Join")
    seeds = []
    for label in ("Deal", "Deal again"):
        await room.click(room.ann, label)
        hands = (await room.state()).hands
        assert hands is not None
        seeds.append(hands.seed)
        await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")
    details = text_of((await room.click(room.ben, "Details")).response)
    assert "Its SHA-256 is the key of round 2" in details
    [key] = re.findall(r"`([0-9a-f]{64})`", details)
    chain = [bytes.fromhex(key)]
    while len(chain) < 4:
        chain.append(commitment_to(chain[-1]))
    assert [*reversed(seeds)] == chain[1:3]
    assert chain[3].hex().startswith(lock)


async def test_a_form_from_before_a_restart_is_explained(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    form = await room.more(room.ann, "Add a word")
    await room.restart()
    assert "Press the button again" in note_of(await room.ann.submit_modal(form, {"word": "durian"}))
    form = await room.more(room.ann, "Add a word")
    assert "durian" in note_of(await room.ann.submit_modal(form, {"word": "durian"}))
