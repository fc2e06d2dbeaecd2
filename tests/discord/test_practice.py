"""Practice after a lesson: a hand of tricks alone, and three hands of Gnau."""

import asyncio
from itertools import chain
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.features.practice.model import COACHED_TRICKS
from bot.players import HEARTS, TrickGame
from bot.rules.cards import build_deck
from bot.services.thinking import Thinking
from bot.store.schema import metadata
from bot.tables.ids import UserId
from bot.text import with_minus
from tests.support.card_secrets import gives_away_seed
from tests.support.guild import CardRoom, components_of, labels_of, shown_by, text_of
from tests.support.hanging import HANGS_S
from tests.support.pictures import words_for
from tests.support.practice import PracticePlayer
from tests.support.pupil import TAUGHT, Pupil
from tests.support.quick_thinking import think_at_once
from tests.support.together import click_forged, click_together, start_clicks
from tests.support.trainee import Trainee
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.secrets import names_card

games = pytest.mark.parametrize("game", TRICK_GAMES)
DONE = ["Again", "Review", "Open a table"]


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    """Have a strong player answer at once, and note what it is asked."""
    return think_at_once(monkeypatch)


async def player(room: CardRoom, game: TrickGame = HEARTS) -> PracticePlayer:
    """Return Ann with a practice hand before her."""
    ann = PracticePlayer(room, room.ann, game)
    await ann.look()
    return ann


async def forge(ann: PracticePlayer, custom_id: str) -> None:
    """Click on a button of the page whose id is another one."""
    await click_forged(ann.room.env, ann.who, ann.placed_panel, ann.labels[0], custom_id)


def dealt(ann: PracticePlayer) -> Any:
    """Return the cards of the hand on the page."""
    assert ann.hand.table.hand is not None
    return ann.hand.table.hand


async def rows_in(room: CardRoom) -> dict[str, int]:
    """Return how many rows each table of the database has."""
    async with room.bot.services.store.reading() as connection:
        return {
            name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for name, table in metadata.tables.items()
        }


@games
async def test_a_newcomer_plays_a_first_hand_with_hints(room: CardRoom, game: TrickGame):
    ann = await player(room, game)
    before = await rows_in(room)
    assert ann.panel.ephemeral
    assert "You and three easy computer players" in ann.words
    while not ann.hand.is_over:
        play = dealt(ann).play
        is_coached = play is None or len(play.finished) < COACHED_TRICKS
        assert ("💡" in ann.words) is is_coached
        assert ("Hint" in ann.labels) is not is_coached
        await ann.move()
        assert "for practice only" not in ann.words
    score = ann.hand.table.totals[0]
    assert with_minus(f"Score: {score}") in ann.words
    assert "choices** were as good as a strong computer player's" in ann.words
    assert ann.labels == DONE
    first = ann.hand.seed
    await ann.press("Again")
    assert "You and three easy computer players" in ann.words
    assert ann.hand.seed != first
    assert room.messages == []
    assert await rows_in(room) == before


@games
async def test_a_hint_is_given_later_as_well_if_it_is_asked_for(room: CardRoom, game: TrickGame):
    ann = await player(room, game)
    while "Hint" not in ann.labels:
        await ann.move()
    held = ann.hand.moves
    await ann.press("Hint")
    assert "💡" in ann.words
    assert ann.hand.moves == held
    await ann.move()
    assert "💡" not in ann.words


async def test_the_hint_stays_while_cards_are_picked(room: CardRoom, asked):
    ann = await player(room)
    thoughts = len(asked)
    [hint] = [line for line in ann.words.splitlines() if "💡" in line]
    await ann.press(next(iter(ann.enabled.values())))
    assert hint in ann.words
    assert any(label.startswith("✓") for label in ann.labels)
    assert len(asked) == thoughts


@games
async def test_nothing_hidden_is_shown_before_the_end(room: CardRoom, game: TrickGame):
    ann = await player(room, game)
    while not (hand := ann.hand).is_over:
        view, cards = hand.table.view_of(0), dealt(ann)
        public = {*view.given, *chain(*view.exposed)}
        hidden = {card for seat in (1, 2, 3) for card in cards.held[seat]} - public
        if cards.play is None:
            hidden -= set(cards.deal[0])
        # A hint knows only what the person sees, but its reasons may name any card.
        parts = [each for each in components_of(ann.panel) if "components" not in each]
        sent = f"{[each for each in parts if '💡' not in each.get('content', '')]}"
        assert names_card(cards.held[0][0])(sent)
        assert not [card for card in hidden if names_card(card)(sent)]
        assert hand.table.shuffle is not None
        assert not gives_away_seed(hand.table.shuffle.seed)(sent)
        await ann.move()
    assert room.messages == []


async def test_all_cards_are_also_in_words_for_those_who_want_no_pictures(room: CardRoom):
    await room.bot.services.preferences.change(UserId(room.ann.id), {"text_only": True})
    ann = await player(room)
    assert "💡" in ann.words
    await ann.finish()
    assert "strong computer player" in ann.words
    assert words_for(ann.panel) == []


@games
async def test_a_hand_goes_on_after_a_restart(room: CardRoom, game: TrickGame):
    ann = await player(room, game)
    for _ in range(4):
        await ann.move()
    before = ann.hand
    await room.restart()
    assert ann.hand == before
    await ann.finish()
    assert ann.labels == DONE


async def test_a_card_that_is_pressed_twice_is_played_once(room: CardRoom):
    ann = await player(room)
    await ann.move()
    custom_id = next(each for each in ann.enabled if ":play:" in each)
    moves = ann.hand.moves
    await click_together(room.env, [(room.ann, ann.placed_panel, custom_id)] * 2)
    assert len(ann.hand.moves) == len(moves) + 1
    assert "💡" in ann.words


async def test_of_two_cards_that_are_pressed_at_once_the_later_one_is_played(room: CardRoom, monkeypatch):
    ann = await player(room)
    while len(cards := [each for each in ann.enabled if ":play:" in each]) < 2:
        await ann.move()
    consider, slow = Thinking.consider, asyncio.Event()

    async def consider_slowly(*question):
        await slow.wait()
        return await consider(*question)

    monkeypatch.setattr(Thinking, "consider", consider_slowly)
    # After the second card there is a plain hint, because the strong player still thinks about the first.
    start_clicks(room.env, [(room.ann, ann.placed_panel, each) for each in cards[:2]])
    async with asyncio.timeout(HANGS_S):
        while cards[1] in ann.enabled:  # noqa: ASYNC110 - the page tells nobody
            await asyncio.sleep(0.01)
    shown = ann.hand
    slow.set()
    await room.env.settle()
    assert ann.hand == shown


async def test_a_plain_hint_comes_where_a_strong_player_takes_too_long(room: CardRoom, monkeypatch):
    monkeypatch.setattr("bot.features.practice.view.HINT_S", 0.0)
    ann = await player(room)
    assert "💡" in ann.words


async def test_an_old_button_goes_on_from_its_own_moment(room: CardRoom):
    ann = await player(room)
    await ann.move()
    moves, old = ann.hand.moves, next(each for each in ann.enabled if ":play:" in each)
    for _ in range(3):
        await ann.move()
    await forge(ann, old)
    assert len(ann.hand.moves) == len(moves) + 1
    await ann.finish()
    assert ann.labels == DONE


async def test_a_card_that_may_not_be_played_is_refused_on_the_page(room: CardRoom):
    ann = await player(room)
    await ann.move()
    hand = ann.hand
    not_held = next(card for card in build_deck() if card not in dealt(ann).held[0])
    await forge(ann, f"practice:hearts:{hand.seed}:{hand.moves}:play:{not_held}")
    assert "isn't in your hand" in ann.words
    assert ann.hand == hand


@pytest.mark.parametrize("moves", ["cccc", "012-x", "012-cccccccc", "--", "012-0123456789012"])
async def test_a_hand_that_cannot_be_played_again_gives_way_to_a_new_one(room: CardRoom, moves: str):
    ann = await player(room)
    await forge(ann, f"practice:hearts:00000000:{moves}:hint:")
    assert "An update ended this hand" in ann.words
    assert ann.labels == ["Again"]
    await ann.press("Again")
    await ann.finish()
    assert ann.labels == DONE


@games
async def test_a_hand_is_reviewed(room: CardRoom, game: TrickGame):
    ann = await player(room, game)
    await ann.finish()
    page = shown_by(await ann.press("Review"))
    assert page.ephemeral
    assert "practice" in text_of(page)
    for label in ("Trick by trick", "Next →", "← Back", "Mistake →"):
        assert label in labels_of(page)
        await room.ann.click(page, label=label)
    assert "practice" in text_of(page)
    assert room.messages == []


async def test_the_review_says_what_the_result_says(room: CardRoom):
    ann = await player(room)
    await ann.finish()
    assert "**All" not in ann.words
    page = shown_by(await ann.press("Review"))
    assert "costliest" in text_of(page)


@games
async def test_from_the_result_a_table_is_opened(room: CardRoom, game: TrickGame):
    ann = await player(room, game)
    await ann.finish()
    await ann.press("Open a table")
    assert "table 1" in text_of(room.table_of(game))


# Gnau.


async def first_of_three(room: CardRoom) -> Trainee:
    """Return Ann with the first of the three hands after the lesson of Gnau."""
    pupil = Pupil(room, room.ann, TAUGHT[0])
    await pupil.start()
    for _ in pupil.pages:
        await pupil.press("Skip")
    await pupil.press("Practise")
    ann = Trainee(room, room.ann)
    ann.page = pupil.page
    return ann


async def test_three_hands_of_gnau_are_split_with_the_sum_shown(room: CardRoom):
    ann = await first_of_three(room)
    before = await rows_in(room)
    for number in (1, 2, 3):
        assert f"hand {number} of 3" in ann.words
        await ann.press(0, 1, 2)
        assert " = " in next(line for line in ann.words.splitlines() if line.startswith("Picked"))
        await ann.press("undo", "undo", "undo")
        await ann.answer(right=number != 2)
        assert ("✅" in ann.words) is (number != 2)
        assert "streak" not in ann.words
        assert "in a row" not in ann.words
        if number < 3:
            assert ann.enabled == ["Next hand"]
            await ann.say("Next hand")
    assert "Three hands done" in ann.words
    assert ann.enabled == ["Again", "Open a table"]
    await ann.say("Again")
    assert "hand 1 of 3" in ann.words
    assert await rows_in(room) == before
    assert room.messages == []


async def test_three_hands_of_gnau_go_on_after_a_restart_and_end_at_a_table(room: CardRoom):
    ann = await first_of_three(room)
    await ann.answer()
    await room.restart()
    for _ in range(2):
        await ann.say("Next hand")
        await ann.answer()
    await ann.say("Open a table")
    assert "table 1" in text_of(room.table)


async def test_a_hand_of_gnau_that_is_answered_twice_is_one_hand(room: CardRoom):
    ann = await first_of_three(room)
    await ann.press(0, 1, 2)
    confirm = next(each for each in ann.buttons if each.endswith(":confirm"))
    await click_together(room.env, [(room.ann, ann.page.message, confirm)] * 2)
    assert ann.enabled == ["Next hand"]
    await ann.say("Next hand")
    assert "hand 2 of 3" in ann.words
