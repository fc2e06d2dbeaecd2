"""`/gnau verify` as people use it, and the file that it hands out."""

import json
from functools import partial

from bot.features.rounds.verification import verification_view
from bot.features.rounds.view import dealt_name
from bot.rules.cards import parse_cards
from bot.rules.deal_files import write_deal
from bot.tables.games import check_deal
from tests.support.deals import STEPS, deal_of, independently
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.texts import shipped_texts

HOUSE = "KS 5H 5D 3C 3H"
ANN = "3S 6H 8D 4C 8S"
TEXT = shipped_texts().text()
MAX_TEXT = 4000
MAX_COMPONENTS = 40


async def play(room: CardRoom, **options):
    """Open a table of Ann's, seat Ben and Cat, play a round."""
    await room.open(**options)
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    await again(room, "Deal")


async def again(room: CardRoom, label="Deal again"):
    await room.click(room.ann, label)
    await room.click(room.ann, "Reveal")


async def verify(room: CardRoom, **options):
    return (await room.dan.slash(room.channel, "gnau verify", **options)).response


async def file_in(answer):
    [attachment] = answer.attachments
    return attachment.filename, await attachment.read()


async def test_a_round_is_dealt_again_before_everybody(room: CardRoom):
    await play(room)
    answer = await verify(room)
    words = text_of(answer)
    assert not answer.ephemeral
    assert "✅ Round 1 of table 1: everything checks out" in words
    assert words.count("✅") == 1 + len(STEPS)
    assert "commitment" not in words
    assert "❌" not in words


async def test_verify_shows_the_lock_and_the_seed_of_the_table_and_everybodys_part(room: CardRoom):
    await room.open()
    await room.click(room.ben, "Join")
    lock = text_of(room.table)
    form = await room.more(room.ben, "Add a word")
    await room.ben.submit_modal(form, {"word": "durian 7"})
    await again(room, "Deal")
    result = text_of(room.table)
    words = text_of(await verify(room))
    deal = json.loads((await file_in(await verify(room)))[1])
    assert f"`{deal['commitment'][:20]}…`" in lock
    assert deal["commitment"] in words
    assert deal["seed"] in words
    assert f"`{deal['seed'][:20]}…`" in result
    assert f"-# {room.ben.mention}: `durian 7`" in words


async def test_its_file_holds_wherever_it_is_checked(room: CardRoom):
    await play(room, dealer="opener")
    name, written = await file_in(await verify(room))
    assert name == "gnau-deal-1-1.json"
    assert [(check.step, check.ok) for check in check_deal(written).checks] == [
        (step, True) for step in STEPS
    ]
    deal, again_dealt = json.loads(written), independently(written)
    assert deal["dealer_id"] == str(room.ann.id)
    assert [part["who"] for part in deal["parts"]] == ["dealer", str(room.ben.id), str(room.cat.id)]
    assert again_dealt["commitment"] == deal["commitment"]
    assert again_dealt["dealer"] == deal["hand_record"]["dealer"]
    assert again_dealt["players"] == deal["hand_record"]["players"]


async def test_own_splits_are_settled_as_they_were_chosen(room: CardRoom):
    await room.open(split="own", dealer="opener")
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    [cards] = room.ben.user.dm_channel.history()
    three = labels_of(cards)[:3]
    # Whatever they are: three that are no ox are asked about once.
    for label in (*three, "Confirm", "Confirm anyway"):
        await room.ben.user.click(room.ben.user.dm_channel.history()[-1], label=label)
    await room.env.advance_time(60)
    answer = await verify(room)
    assert "everything checks out" in text_of(answer)
    deal = json.loads((await file_in(answer))[1])
    chosen = deal["hand_record"]["players"][str(room.ben.id)][:3]
    assert deal["passports"] == {"dealer": [], str(room.ben.id): chosen, str(room.cat.id): []}


async def test_cards_that_did_not_come_from_the_shuffle_are_found(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await play(room)
    words = text_of(await verify(room))
    assert "❌ Round 1 of table 1: something doesn't check out" in words
    assert words.count("❌") == 3
    assert f"the dealer has {TEXT.cards(parse_cards(HOUSE))}." in words
    assert f"{TEXT.cards(parse_cards(ANN))}." in words
    assert f"-# {room.ben.mention}: " in words


async def test_without_a_name_it_is_the_latest_and_an_older_one_can_be_named(room: CardRoom):
    await play(room)
    await again(room)
    assert "Round 2 of table 1:" in text_of(await verify(room))
    assert "Round 1 of table 1:" in text_of(await verify(room, round=" 1.1 "))


async def test_a_round_that_is_running_cannot_be_looked_into(room: CardRoom):
    await room.deal_to(room.ben)
    result = await room.dan.slash(room.channel, "gnau verify", round="1.1")
    assert "no finished round 1.1" in note_of(result)
    assert "No round of Gnau has finished" in note_of(await room.dan.slash(room.channel, "gnau verify"))


def test_the_largest_deal_with_everything_wrong_fits_into_one_message():
    words = dict.fromkeys(range(20), "Wo" * 20)
    dealt = deal_of(players=19, person_deals=True, number=10_000, words=words)
    people = list(dealt["hand_record"]["players"])
    wrong = dealt | {
        "table": 2**63 - 1,
        "commitment": "0" * 64,
        "packs": 9,
        "deltas": dict.fromkeys(people, -(10**8)),
        "seed": "f" * 64,
        "digest": "0" * 64,
    }
    deal = check_deal(write_deal(wrong) + b"\n")
    assert not any(check.ok for check in deal.checks)
    view = verification_view(shipped_texts().text(), deal, partial(dealt_name, wrong["dealer_id"]))
    assert view.content_length() <= MAX_TEXT
    assert view.total_children_count <= MAX_COMPONENTS
