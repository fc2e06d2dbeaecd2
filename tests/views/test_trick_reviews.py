"""Hints and pages of reviews: that they fit, whatever happens in a hand, and what they say of it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS, LOOKING_AHEAD, Choice, Selection, advice_ids, advise, advise_prepared
from bot.rules import hearts
from bot.rules.cards import parse_card, parse_cards
from bot.rules.tricks import CARDS_EACH, Cards, Trick
from bot.services import Hint, Reviewed, ReviewPage
from bot.tables.ids import TableId, UserId
from bot.tables.tricks import Phase
from bot.tables.tricks.recall import prepared_positions, trick_positions
from bot.text.conventions import signed
from bot.text.tricks import advice_sentence
from bot.views.pages import Turn
from bot.views.style import PRIVATE, panel
from bot.views.tricks.buttons import TrickButton
from bot.views.tricks.custom_ids import HandAddress
from bot.views.tricks.hint import hint_words
from bot.views.tricks.panel import PanelButton
from bot.views.tricks.review import ReviewButton, review_blocks
from tests.support.limits import too_much_in
from tests.support.tables import ANN, OPENER
from tests.support.texts import shipped_texts
from tests.support.tiers import examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import started
from tests.views.trick_evenings import FACES, words_of

TEXT = shipped_texts().text()
LONGEST = 2**63 - 1
games = pytest.mark.parametrize("game", TRICK_GAMES)


def longest_advice(game):
    return max(advice_ids(game), key=lambda advice: len(advice_sentence(TEXT, game.name, advice)))


def otherwise(position):
    """Return what nobody did, for the longest of reasons, if anything could be done otherwise."""
    view = position.view
    advice = longest_advice(view.game)
    if view.legal:
        card = next((card for card in view.legal if card not in position.done), view.legal[0])
        return Choice(card, advice, dict.fromkeys(view.legal, -123.4) | {card: 123.4})
    size = 3 if view.game is HEARTS else 4
    cards = tuple(card for card in view.held if card not in position.done)[:size]
    worth = {cards: 1234.5, position.done: -1234.5}
    return Selection(cards, advice_ids(view.game)[:size], worth)


def pages_of(table, opinion=otherwise):
    """Yield all pages of a review."""
    first = prepared_positions(table)
    parts = [(None, first), *((each, trick_positions(table, each)) for each in range(1, CARDS_EACH + 1))]
    for page, (trick, positions) in enumerate(parts):
        decisions = tuple(Reviewed(each, opinion(each)) for each in positions)
        yield ReviewPage(table, page, CARDS_EACH, trick, decisions)


def played(game, seed, **options):
    rng = Random(seed)
    play = started(ANN, game=game, **options)
    return play.until(Phase.BETWEEN, Phase.OVER, choose=rng.choice).table


def view_of(page, reader_id=OPENER):
    return panel(
        PRIVATE,
        review_blocks(TEXT, FACES[page.table.game.name], page, f"{LONGEST // 10}.999999999", reader_id),
    )


@games
@settings(max_examples=examples(5))
@given(seed=st.integers(0, 10**6))
def test_every_page_fits_with_the_longest_of_everything(game, seed):
    table = played(game, seed)
    ids = [LONGEST - number for number in range(4)]
    seats = tuple(
        replace(seat, user_id=UserId(each), is_computer=False)
        for seat, each in zip(table.seats, ids, strict=True)
    )
    for page in pages_of(replace(table, seats=seats)):
        view = view_of(page, UserId(LONGEST))
        assert list(too_much_in({"components": view.to_components()})) == []


@games
def test_a_page_without_anything_else_to_do_says_so_and_says_nothing_of_points(game):
    def agreeing(position):
        return Choice(position.done[0], LOOKING_AHEAD, {}) if position.view.legal else None

    for page in list(pages_of(played(game, 1), agreeing))[1:]:
        words = words_of(view_of(page))
        assert "✅ A strong computer player" in words
        assert "Expected" not in words


def test_what_is_better_not_exposed_has_a_reason_and_what_it_was_expected_to_bring():
    table, pig = played(GONGZHU, 1), parse_cards("QS")
    position = replace(prepared_positions(table)[0], done=pig)
    reviewed = Reviewed(position, Selection((), (), {(): 30.0, pig: -30.0}, {pig[0]: "keep-a-bare-pig"}))
    words = words_of(view_of(ReviewPage(table, 0, CARDS_EACH, None, (reviewed,))))
    shown = TEXT.cards(pig)
    assert f"- **Not {shown}:** With so few other spades" in words
    assert f"Expected: **+30** with\u00a0nothing, **−30** with\u00a0{shown}" in words


def test_a_review_never_calls_a_card_better_and_as_good():
    table = played(GONGZHU, 1)
    position = next(each for each in trick_positions(table, 1) if len(each.view.legal) > 1)
    done, best = position.done[0], next(card for card in position.view.legal if card not in position.done)
    worth = dict.fromkeys(position.view.legal, -100.0) | {best: 20.0, done: -40.0}
    reviewed = Reviewed(position, Choice(best, LOOKING_AHEAD, worth))
    words = words_of(view_of(ReviewPage(table, 1, CARDS_EACH, 1, (reviewed,))))
    assert f"Judging by many simulated deals, {TEXT.card(done)} would cost about 60 points" in words
    assert "nothing else did clearly better" not in words


def test_a_reason_for_a_card_to_pass_compares_with_no_pass_that_holds_it():
    view = started(ANN).table.view_of(0)
    first, second, third, fourth, *_ = view.held
    chosen, alike, unlike = (first, second, third), (first, second, fourth), (second, third, fourth)
    expected: dict[Cards, float] = {chosen: 0.0, alike: -2.0, unlike: -5.0}
    names = (LOOKING_AHEAD, "pass-high-cards", "pass-high-cards")
    words = hinted(view, Selection(chosen, names, expected))
    assert f"{TEXT.cards(unlike)} would cost about 5.0 points" in words
    assert TEXT.cards(alike) not in words


def test_what_is_expected_is_no_more_exact_than_it_is_known():
    said = [signed(TEXT, worth, FACES[HEARTS.name].decimals) for worth in (1.26, -0.04, -3.0)]
    assert said == ["+1.3", "±0", "−3.0"]
    assert [signed(TEXT, worth, FACES[GONGZHU.name].decimals) for worth in (-0.4, 99.7)] == ["±0", "+100"]


def hinted(view, decision):
    words = hint_words(TEXT, FACES[view.game.name], Hint(view, decision))
    assert "sees only what you see" in words
    return words


@games
def test_every_piece_of_advice_is_a_sentence_that_a_hint_can_say(game):
    table = started(ANN, game=game).until(Phase.PLAYING).table
    view = table.view_of(table.waited_for[0])
    view = replace(view, legal=view.held)
    for advice in advice_ids(game):
        sentence = advice_sentence(TEXT, game.name, advice)
        assert sentence.endswith(".")
        assert sentence in hinted(view, Choice(view.held[0], advice, dict.fromkeys(view.held, 0.0)))


def test_the_only_card_is_said_to_be_the_only_one():
    table = started(ANN).until(Phase.PLAYING).table
    view = table.view_of(table.waited_for[0])
    assert view.legal == (parse_card("2C"),)
    assert "Play 2♣" in hinted(view, advise(view))
    assert "the only card" in hinted(view, advise(view))


@games
def test_a_card_without_a_reason_says_what_looking_ahead_has_seen(game):
    table = started(ANN, game=game).until(Phase.PLAYING).table
    view = table.view_of(table.waited_for[0])
    view = replace(view, legal=view.held)
    best, second, *others = view.held
    expected = dict.fromkeys(others, -90.0) | {best: 0.0, second: -34.0}
    said = hinted(view, Choice(best, LOOKING_AHEAD, expected))
    points = "34.0" if game is HEARTS else "34"
    assert f"{TEXT.card(second)} would cost about {points} points" in said
    alone = hinted(view, Choice(best, LOOKING_AHEAD))
    assert "simulated" not in alone
    assert "Nothing speaks for another choice." in alone


def test_three_cards_without_a_reason_are_compared_with_three_others():
    view = started(ANN).table.view_of(0)
    chosen, other = view.held[:3], view.held[3:6]
    selection = Selection(chosen, (LOOKING_AHEAD,) * 3, {chosen: -1.0, other: -5.2})
    assert f"{TEXT.cards(other)} would cost about 4.2 points" in hinted(view, selection)


def test_what_is_exposed_without_a_reason_is_compared_with_nothing():
    view = started(ANN, game=GONGZHU).table.view_of(0)
    selection = Selection(view.held[:1], (LOOKING_AHEAD,), {view.held[:1]: 40.0, (): 8.0})
    assert "doing nothing would cost about 32 points" in hinted(view, selection)


def test_cards_with_one_reason_share_a_line():
    view = started(ANN).table.view_of(0)
    cards = parse_cards("AS KS 2H")
    names = ("pass-high-hearts", "pass-high-cards", "pass-high-hearts")
    lines = [line for line in hinted(view, Selection(cards, names)).splitlines() if line.startswith("- ")]
    assert [line.split("**")[1].rstrip(":").split() for line in lines] == [["A♠︎", "2♥︎"], ["K♠︎"]]


@games
def test_before_the_first_card_there_is_a_hint_for_every_seat(game):
    table = started(ANN, game=game).table
    for seat in range(4):
        view = table.view_of(seat)
        decision = advise_prepared(view)
        assert ("Pass" if game is HEARTS else "Expose") in hinted(view, decision)


async def test_a_page_button_is_read_from_its_own_id_and_by_no_other_class():
    address = HandAddress(GONGZHU.name, TableId(10**18 - 1), 999_999_999)
    button = ReviewButton(address, Turn(LONGEST, 13, "on"))
    assert len(button.custom_id) <= 100
    match = ReviewButton.__discord_ui_compiled_template__.fullmatch(button.custom_id)
    assert match
    again = ReviewButton.read(match)
    assert (again.address, again.turn) == (address, button.turn)
    for other in (TrickButton, PanelButton):
        assert not other.__discord_ui_compiled_template__.fullmatch(button.custom_id)


def test_the_taker_of_a_trick_is_told_what_it_cost():
    table = played(HEARTS, 1)
    for page in list(pages_of(table))[1:]:
        cards = table.hand.play.finished[page.trick - 1].cards
        cost = sum(hearts.points_of(card, hearts.Options()) for card in cards)
        # Points are bad here, and a plus is good where something is expected.
        assert f"took it: **{cost or '±0'}**" in words_of(view_of(page))


def test_in_gong_zhu_exposed_cards_are_marked():
    table = played(GONGZHU, 2)
    exposed = table.hand.exposed
    assert exposed
    for page in list(pages_of(table))[1:]:
        trick: Trick = table.hand.play.finished[page.trick - 1]
        words = words_of(view_of(page))
        assert words.count("👁️") == len(set(trick.cards) & set(exposed))
