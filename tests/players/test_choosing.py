"""Computer players choose what is legal, the same by the same chance, and rightly where it is plain."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import players
from bot.players import GONGZHU, HEARTS, Budget, Level, choose, choosing, decide, prepare
from bot.players.advice import Plan
from bot.players.cardset import cards_of
from bot.players.context import DecisionContext
from bot.players.hearts import HeartsAdvisor
from bot.rules import gongzhu, hearts
from bot.rules.cards import format_cards, parse_card
from bot.rules.hearts import Passing
from tests.players import chance
from tests.players.played_hands import begun_hands, legal_of, seeds, states_of
from tests.players.positions import hearts_position
from tests.rules.trick_cases import cards, dealt, gongzhu_options, hearts_options, random_deal
from tests.support.tiers import examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.views import view_of

FEW = Budget(most_deals=2)
SOME = Budget(most_deals=30)


@pytest.mark.parametrize("level", Level)
@settings(max_examples=examples(20))
@given(begun_hands())
def test_what_is_chosen_is_legal_and_named(level, begun):
    hand, rng = begun
    names = set(players.advice_ids(HEARTS if isinstance(hand, hearts.Hand) else GONGZHU))
    for state in states_of(hand, rng)[:-1:3]:
        view = view_of(state, state.to_play)
        chosen = choose(view, level, rng, FEW)
        assert chosen.card in legal_of(state)
        assert chosen.advice in names
        assert not chosen.expected or set(chosen.expected) == set(view.legal)
        assert chance.random_choice(view, rng) in legal_of(state)


@settings(max_examples=examples(20))
@given(seeds, st.integers(1, 3), hearts_options.filter(lambda rules: rules.passing is not Passing.NONE))
def test_what_is_passed_may_be_passed(seed, number, options):
    rng = random.Random(seed)
    for level in Level:
        hand = hearts.new_hand(random_deal(rng), number, options)
        for seat in range(4):
            selection = prepare(view_of(hand, seat), level, rng, FEW)
            assert len(selection.advice) == 3
            assert set(selection.advice) <= set(players.advice_ids(HEARTS))
            hand = hearts.pass_cards(hand, seat, selection.cards)
    hand = hearts.new_hand(random_deal(rng), number)
    assert hearts.pass_cards(hand, 2, chance.random_pass(view_of(hand, 2), rng)).passes[2]


@settings(max_examples=examples(20))
@given(seeds, st.none() | st.integers(0, 3), gongzhu_options)
def test_what_is_exposed_may_be_exposed(seed, leader, options):
    rng = random.Random(seed)
    deal = random_deal(rng)
    for level in Level:
        hand = gongzhu.new_hand(deal, leader, options)
        for seat in range(4):
            selection = prepare(view_of(hand, seat), level, rng, FEW)
            assert len(selection.advice) == len(selection.cards)
            assert set(selection.advice) <= set(players.advice_ids(GONGZHU))
            hand = gongzhu.expose_cards(hand, seat, selection.cards)
        assert hand.play is not None
    hand = gongzhu.new_hand(deal)
    gongzhu.verify_exposing(hand, 0, chance.random_exposed(view_of(hand, 0), rng))


@settings(max_examples=examples(20))
@given(begun_hands(), seeds)
def test_the_same_chance_gives_the_same_choice(begun, seed):
    hand, rng = begun
    state = rng.choice(states_of(hand, rng)[:-1])
    view = view_of(state, state.to_play)
    one, other = (choose(view, Level.STRONG, random.Random(seed), FEW) for _ in range(2))
    assert one == other


def after(hand, plays):
    """Return a hand after some plays, whoever's turn it is each time."""
    play = hearts.play_card if isinstance(hand, hearts.Hand) else gongzhu.play_card
    for card in cards(plays):
        hand = play(hand, hand.to_play, card)
    return hand


def begin_gongzhu(*held):
    """Return a later hand of a game, in which seat 0 leads and nobody exposes."""
    hand = gongzhu.new_hand(dealt(*held), 0)
    for seat in range(4):
        hand = gongzhu.expose_cards(hand, seat, ())
    return hand


QUEEN_TO_DISCARD = (
    "AC KC 2D 3D 4D 2S 3S 4S 5S 6S 2H 3H 4H",
    "2C 4C 5C 6C 7C 8C",
    "3C QS KD QD 5D 6D 7D 8D 9D 10D JD 5H 6H",
    "9C 10C JC QC",
)


@pytest.mark.parametrize(
    ("hand", "plays", "card"),
    [
        (hearts.new_hand(dealt(*QUEEN_TO_DISCARD), 4), "2C 3C 9C AC KC 4C", "QS"),
        (begin_gongzhu("3D", "JD 2S 3S 4S 5S", "4D 5D", "AD 2D 2C 3C 4C"), "3D JD 4D", "AD"),
        (begin_gongzhu("AS", "QS 2S 2D 3D 4D", "KS 3S"), "AS", "QS"),
        (begin_gongzhu("2C", "AC", "3C", "QS 2S 2H 3H 2D 3D 4D 5D 6D 7D 8D 9D 10D"), "2C AC 3C", "QS"),
    ],
)
def test_a_strong_player_finds_what_is_plain(hand, plays, card):
    hand = after(hand, plays)
    chosen = choose(view_of(hand, hand.to_play), Level.STRONG, random.Random(1), SOME)
    assert chosen.card == parse_card(card)
    assert max(chosen.expected.values()) == chosen.expected[chosen.card]


def test_a_strong_player_sees_the_moon_it_can_shoot():
    deal = dealt("AS KS QS JS AH KH QH JH 10H AD KD QD AC", "2C", "3C", "4C")
    hand = after(hearts.new_hand(deal, 4), "2C 3C 4C AC")
    chosen = choose(view_of(hand, 0), Level.STRONG, random.Random(1), SOME)
    # It is certain, so it is told as it is.
    assert max(chosen.expected.values()) == 26


def watchful_on_each_deal(number, plays):
    """Return for each deal a strong player at seat 0 guesses who keeps what stops a moon."""
    seen: list[int] = []

    class Noting(HeartsAdvisor):
        def evaluate(self, situation, view):
            seen.append(situation.watchful)
            return super().evaluate(situation, view)

    hand = hearts.new_hand(dealt("AS KS 3S JS AH KH 9H JH 10H AD KD QD AC", "2C", "3C", "4C"), number)
    view = replace(view_of(after(hand, plays), 0), game=replace(HEARTS, advisor=Noting()))
    decide(view, Level.STRONG, random.Random(1), Budget(most_deals=100))
    return seen


def test_before_the_play_everybody_keeps_what_stops_the_moon_on_half_of_the_deals():
    seen = watchful_on_each_deal(1, "")
    assert set(seen) == {0b0000, 0b1111}
    assert 0.3 < seen.count(0b1111) / len(seen) < 0.7


def test_in_play_each_of_the_others_keeps_what_stops_the_moon_on_some_deals_and_oneself_on_all():
    seen = watchful_on_each_deal(4, "2C 3C 4C AC")
    assert all(watchful & 0b0001 for watchful in seen)
    for seat in (1, 2, 3):
        assert {watchful >> seat & 1 for watchful in seen} == {0, 1}


def test_a_strong_player_sees_the_hearts_it_can_collect():
    hand = begin_gongzhu("AH KH QH JH 10H 9H 8H 7H 6H AS KS AD AC")
    chosen = choose(view_of(hand, 0), Level.STRONG, random.Random(1), SOME)
    assert max(chosen.expected.values()) > 0


@pytest.mark.parametrize(
    ("taken", "plan"),
    [
        (("", "", "", "2H 3H 4H 5H 6H 7H JD"), Plan.STOP),
        (("", "", "JD", "2H 3H 4H 5H 6H 7H"), None),
    ],
)
def test_no_plan_is_told_for_a_moon_that_the_jack_has_made_impossible(taken, plan):
    hand = hearts.new_hand(dealt("2C"), 4, hearts.Options(jack_of_diamonds=True))
    context = DecisionContext(view_of(hand, 0))
    context.knowledge.situation = hearts_position("AH 9H", "10H", taken, jack=True)
    assert choosing._choice(context, context.advised(), {}).plan is plan


def test_an_only_card_is_not_thought_about():
    hand = hearts.new_hand(dealt("2C"), 4)
    chosen = choose(view_of(hand, 0), Level.STRONG, random.Random(1), Budget(lambda: pytest.fail("thought")))
    assert chosen.card == parse_card("2C")
    assert chosen.expected == {}


def test_cards_between_which_nobody_can_play_are_one_choice():
    hand = after(begin_gongzhu("5C", "2C 3C 10C JC KC"), "5C")
    context = DecisionContext(view_of(hand, 1))
    choices = [format_cards(cards_of(choice)) for choice in context.choices(context.knowledge.situation)]
    assert choices == ["2C 3C", "10C", "JC", "KC"]


@given(begun_hands())
def test_advice_takes_no_chance_and_is_what_casual_players_do(begun):
    hand, rng = begun
    for state in states_of(hand, rng)[:-1:5]:
        view = view_of(state, state.to_play)
        assert players.advise(view) == choose(view, Level.CASUAL, rng)


@given(seeds)
def test_advised_passes_and_exposures_are_what_casual_players_do(seed):
    rng = random.Random(seed)
    passing, exposing = hearts.new_hand(random_deal(rng)), gongzhu.new_hand(random_deal(rng))
    for seat in range(4):
        view = view_of(passing, seat)
        assert players.advise_prepared(view) == prepare(view, Level.CASUAL, rng)
        view = view_of(exposing, seat)
        assert players.advise_prepared(view) == prepare(view, Level.CASUAL, rng)


def test_every_piece_of_advice_has_one_name():
    for game in TRICK_GAMES:
        names = players.advice_ids(game)
        assert len(names) == len(set(names)) > 20
