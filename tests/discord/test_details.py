"""What a lobby says at first sight, and what only behind Details: the edge, the whole lock, the rules."""

import pytest

from bot.rules.fair_deal import commitment_to
from bot.rules.gnau.odds import round_odds
from bot.rules.gnau.options import HouseRules
from bot.services.gnau import OddsService
from bot.tables.gnau import Phase
from bot.tables.ids import UserId
from bot.text.conventions import percent
from bot.views.gnau.details import details_view
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.tables import ANN, in_phase, stored
from tests.support.texts import shipped_texts


async def details(room: CardRoom) -> str:
    """Have Ben press Details, and return what he alone is shown."""
    result = await room.more(room.ben, "Details")
    answers = [result.response, *result.followups]
    assert all(answer is not None and answer.ephemeral for answer in answers)
    return "\n".join(map(text_of, answers))


async def test_a_lobby_says_what_one_needs_to_sit_down_and_no_more(room: CardRoom):
    words = text_of(await room.open(dealer="rotate", stake=3))
    state = await room.state()
    assert "Dealer: the first to join · Stake: 3 · classic\n" in words
    assert "**Aim:** beat the dealer. 3 cards that make 10, 20 or 30 are an **ox**." in words
    assert f"-# 🔒 Shuffle lock `{state.commitment.hex()[:20]}…`" in words
    assert state.commitment.hex() not in words
    assert "edge" not in words
    assert "Host" not in words


async def test_the_aim_is_told_while_someone_at_the_table_has_hardly_played(room: CardRoom):
    await room.open()
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    for label in ("Deal", "Deal again", "Deal again"):
        await room.click(room.ann, label)
        await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")
    await room.open(room.ann, join=True)
    assert "**Aim:**" not in text_of(room.table)
    await room.click(room.ben, "Join")
    assert "**Aim:**" not in text_of(room.table)
    await room.click(room.cat, "Join")
    assert "**Aim:**" in text_of(room.table)


async def test_details_have_the_edge_the_whole_lock_and_the_rules(room: CardRoom):
    await room.open()
    words = await details(room)
    odds, text = round_odds(HouseRules()), shipped_texts().text()
    assert (
        f"A player wins {percent(text, odds.gains)} of rounds and loses {percent(text, odds.pays)}." in words
    )
    assert "House edge: 5.05%" in words
    assert f"`{(await room.state()).commitment.hex()}`" in words
    assert "At this table" in words
    assert "Play points only" in words


async def test_where_ties_push_there_is_no_edge(room: CardRoom):
    changes = {"rules.ties": "push"}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.open()
    assert "House edge: 0%" in await details(room)


async def test_opening_works_no_odds_out(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    asked: list[object] = []
    monkeypatch.setattr(OddsService, "round_odds", lambda *question: asked.append(question))
    await room.open()
    await room.click(room.ann, "Join")
    assert asked == []


def test_details_of_cards_that_are_out_do_not_tell_their_seed():
    # Of a button that was pressed just before the deal.
    play = in_phase(Phase.DEALT, ANN)
    assert play.table.hands is not None
    seed = play.table.hands.seed
    odds = round_odds(play.table.options.rules)
    view = details_view(shipped_texts().text(), stored(play.table), play.table, odds)
    words = str(view.to_components())
    assert "lock of round 1**" in words
    assert commitment_to(seed).hex() in words
    assert seed.hex() not in words


async def test_what_does_nothing_yet_is_not_there(room: CardRoom):
    assert labels_of(await room.open(dealer="anyone")) == ["Join", "How to play", "More"]
    await room.click(room.ann, "Join")
    assert labels_of(room.table) == ["Join", "Deal", "How to play", "More"]
    mine = ["Add a word", "Be the dealer", "Settings", "Details", "Leave", "Close"]
    assert await room.offered(room.ann) == mine
    assert await room.offered(room.ben) == ["Follow", "Be the dealer", "Details"]
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    assert labels_of(room.table)[:2] == ["Deal again", "Join"]
    await room.more(room.ann, "Leave")
    assert labels_of(room.table) == ["Join", "Why?", "More"]


async def test_only_the_host_could_take_back_the_bank_they_passed_on(room: CardRoom):
    await room.open(dealer="opener")
    await room.click(room.ben, "Join")
    await room.more(room.ann, "Stop dealing")
    assert "Be the dealer" in await room.offered(room.ann)
    await room.more(room.ann, "Leave")
    # Ben is the host now.
    assert "Be the dealer" not in await room.offered(room.ann)
    refused = await room.press_old(room.ann, "gnau:1:0:take_bank")
    assert "can't be the dealer" in note_of(refused)
    await room.more(room.ben, "Be the dealer")
    assert (await room.state()).banker_id == room.ben.id
