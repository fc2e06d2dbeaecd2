"""What a lobby says at first sight, and what only behind Details: the edge, the whole lock, the rules."""

from fractions import Fraction

import pytest

from bot.rules.fair_deal import commitment_to
from bot.services.gnau import OddsService
from bot.tables.gnau import Phase
from bot.tables.ids import UserId
from bot.views.gnau.details import details_view
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.tables import ANN, in_phase, stored
from tests.support.texts import shipped_texts


async def details(room: CardRoom) -> str:
    """Have Ben press Details, and return what he alone is shown."""
    result = await room.click(room.ben, "Details")
    answers = [result.response, *result.followups]
    assert all(answer is not None and answer.ephemeral for answer in answers)
    return "\n".join(map(text_of, answers))


async def test_a_lobby_says_what_one_needs_to_sit_down_and_no_more(room: CardRoom):
    words = text_of(await room.open(dealer="rotate"))
    state = await room.state()
    assert "Dealer: the first to join" in words
    assert "The deal passes to the next player each round." in words
    assert "**Aim:** three of your five cards add up to 10, 20 or 30." in words
    assert f"-# 🔒 Shuffle lock: `{state.commitment.hex()[:32]}…`" in words
    assert state.commitment.hex() not in words
    assert "edge" not in words
    assert "Classic" not in words


async def test_details_have_the_edge_the_whole_lock_and_the_rules(room: CardRoom):
    await room.open()
    words = await details(room)
    assert "House edge: 5.05%" in words
    assert f"`{(await room.state()).commitment.hex()}`" in words
    assert "At this table" in words
    assert "Play points only" in words


async def test_where_ties_push_there_is_no_edge(room: CardRoom):
    changes = {"rules.ties": "push"}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.open()
    assert "House edge: 0.00%" in await details(room)


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
    view = details_view(shipped_texts().text(), stored(play.table), play.table, Fraction(1, 20))
    words = str(view.to_components())
    assert "lock of round 1**" in words
    assert commitment_to(seed).hex() in words
    assert seed.hex() not in words


async def test_what_does_nothing_yet_is_not_there(room: CardRoom):
    empty = ["Join", "How to play", "Host", "Details", "Close"]
    assert labels_of(await room.open(dealer="anyone")) == empty
    await room.click(room.ann, "Join")
    mine = ["Join", "Deal", "Leave", "How to play"]
    assert labels_of(room.table) == [*mine, "Cut the deck", "Take the bank", "Host", "Details", "Close"]
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    await room.click(room.ann, "Leave")
    assert labels_of(room.table) == ["Join", "Host", "Close"]


async def test_only_the_host_could_take_back_the_bank_they_passed_on(room: CardRoom):
    await room.open(dealer="opener")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Pass the bank")
    assert "Take the bank" in labels_of(room.table)
    await room.click(room.ann, "Leave")
    # Ben is the host now.
    assert "take the bank" in note_of(await room.click(room.ann, "Take the bank"))
    await room.click(room.ben, "Take the bank")
    assert (await room.state()).banker_id == room.ben.id
