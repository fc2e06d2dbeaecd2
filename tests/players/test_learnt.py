"""When what was learnt is asked, and what is made of it."""

import itertools
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS, Budget, Level, habit_after, prepare
from bot.players.advisor import STAGES, Correction, Learnt
from bot.players.calibration import corrected, stage_of
from bot.players.cardset import losers
from bot.players.context import DecisionContext
from bot.players.gongzhu import learnt
from bot.players.lookahead import Expectations, expect_of_plays, expect_of_preparing
from bot.players.planning import Plan as Planned
from bot.rules import hearts
from bot.rules.gongzhu import FirstLead, Options, PigFlips
from tests.bench.players.matches import Plan, Table, deal_of
from tests.players.played_hands import held_sets, seeds, states_of
from tests.rules.trick_cases import begin_gongzhu, pass_randomly, random_deal
from tests.support.views import view_of

# When it is asked


def seen(tricks=0, **options):
    """Return what a seat sees that has to play, after so many tricks in which nothing was exposed."""
    rng = Random(5)
    hand = begin_gongzhu(rng, 0, Options(**options))
    view = view_of(states_of(hand, rng)[4 * tricks], 0)
    return replace(view, exposed=((),) * 4, legal=view.legal or view.held)


def share_of(view):
    about = GONGZHU.advisor.learnt_for(view)
    return about.share if about else 0.0


@pytest.mark.parametrize(
    ("tricks", "share"), [(0, 1), (2, 1), (3, 0.8), (5, 0.8), (6, 0.5), (8, 0.5), (9, 0), (12, 0)]
)
def test_it_counts_less_the_later_it_is(tricks, share):
    assert share_of(seen(tricks)) == share


def test_before_the_play_it_is_not_asked():
    assert share_of(replace(seen(), legal=())) == 0
    assert set(learnt._TRUST) < set(STAGES)


@pytest.mark.parametrize(
    ("options", "share"),
    [
        ({}, 1),
        ({"first_lead": FirstLead.TWO_OF_CLUBS}, 1),
        ({"hands": 2}, 1),
        ({"hands": 1}, 0),
        ({"target": 400}, 0),
        ({"teams": True}, 0),
        ({"pig_flips": PigFlips.NEVER}, 0),
        ({"pig_flips": PigFlips.ALL_POINTS}, 0),
    ],
)
def test_it_is_asked_only_where_hands_count_as_it_has_learnt(options, share):
    assert share_of(seen(**options)) == share


@pytest.mark.parametrize(
    ("lowest", "exposed", "share"),
    [(-599, 0, 1), (-600, 0, 0), (-199, 1, 1), (-200, 1, 0), (0, 2, 0), (1500, 0, 1)],
)
def test_it_is_not_asked_where_the_hand_may_end_the_game(lowest, exposed, share):
    view = replace(seen(), totals=(2000, lowest, 2000, 2000))
    cards = tuple(view.held[:exposed])
    assert share_of(replace(view, exposed=(cards, (), (), ()))) == share


def seen_in_hearts(tricks=None, **options):
    """Return what a seat sees that has to play after so many tricks; that has to pass, with None."""
    hand = hearts.new_hand(random_deal(Random(5)), 1, hearts.Options(**options))
    if tricks is None:
        return view_of(hand, 0)
    state = states_of(pass_randomly(hand, Random(5)), Random(5))[4 * tricks]
    view = view_of(state, 0)
    return replace(view, legal=view.legal or view.held)


def is_asked(view):
    return HEARTS.advisor.learnt_for(view) is not None


def test_in_hearts_it_judges_only_what_to_pass():
    about = HEARTS.advisor.learnt_for(seen_in_hearts())
    assert about is not None
    assert 0 < about.share < 1
    assert not any(is_asked(seen_in_hearts(tricks)) for tricks in range(13))


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, True),
        ({"moon": hearts.Moon.TAKE_FROM_SELF}, True),
        ({"moon": hearts.Moon.CHOOSE}, True),
        ({"passing": hearts.Passing.LEFT}, True),
        ({"hands": 2}, True),
        ({"hands": 1}, False),
        ({"target": 26}, True),
        ({"target": 25}, False),
        ({"jack_of_diamonds": True}, False),
        ({"queen_breaks_hearts": True}, False),
        ({"black_maria": True}, False),
        ({"spot": True}, False),
    ],
)
def test_in_hearts_it_is_asked_only_where_hands_count_as_it_has_learnt(options, asked):
    assert is_asked(seen_in_hearts(**options)) is asked


@pytest.mark.parametrize(("highest", "asked"), [(0, True), (74, True), (75, False), (100, False)])
def test_in_hearts_it_is_not_asked_where_the_hand_may_end_the_game(highest, asked):
    assert is_asked(replace(seen_in_hearts(), totals=(0, 0, highest, 0))) is asked


FOLLOWER, THINKER = (0.8, 0.07, 0.05, 0.08), (0.05, 0.05, 0.4, 0.5)


@pytest.mark.parametrize(
    ("habits", "asked"),
    [
        ((None,) * 4, True),
        ((None, *[FOLLOWER] * 3), False),
        ((THINKER, *[FOLLOWER] * 3), False),
        ((FOLLOWER, *[THINKER] * 3), True),
        ((FOLLOWER, FOLLOWER, THINKER, FOLLOWER), True),
        ((FOLLOWER, FOLLOWER, None, FOLLOWER), True),
    ],
)
def test_in_hearts_it_is_not_asked_where_all_others_are_known_to_follow_the_advice(habits, asked):
    assert is_asked(replace(seen_in_hearts(), habits=habits)) is asked


@pytest.mark.parametrize(("school", "asked"), [("casual", False), ("random", True)])
def test_in_hearts_one_hand_shows_who_follows_the_advice(school, asked):
    hand = Table(Plan(HEARTS, school, school, 1, 1, False, 1), [school] * 4, 1).play(deal_of(1, 1))
    habits = tuple(habit_after(None, view_of(hand, seat)) for seat in range(4))
    assert is_asked(replace(seen_in_hearts(), habits=habits)) is asked


# What is made of it


def worth_of(hand, about):
    """Return what a plan says of the advised card if all cards are known, and what a playout brings."""
    context = DecisionContext(view_of(hand, hand.to_play))
    played = context.knowledge.situation.copy()
    played.hands = held_sets(hand)
    played.play(context.advised())
    usual = played.copy()
    usual.hands = played.hands[:]
    decide = context.advice.decide
    return Planned(context, decide, about).worth(played), Planned(context, decide).worth(usual)


@given(seeds, st.integers(0, 51))
def test_the_rest_of_what_a_position_is_worth_is_a_playout(seed, number):
    rng, asked = Random(seed), []
    state = states_of(begin_gongzhu(rng, 0), rng)[number]

    def worth(situation):
        assert not situation.count
        assert not situation.is_decided()
        asked.append(situation.gone.bit_count())
        return 1000.0

    whole, played_out = worth_of(state, Learnt(1.0, worth, Correction(1.0, 0.0)))
    part, _ = worth_of(state, Learnt(0.25, worth, Correction(1.0, 0.0)))
    if asked:
        assert asked == [4 * (number // 4 + 1)] * 2
        assert whole == 1000
        assert part == pytest.approx(250 + 0.75 * played_out)
    else:
        assert whole == part == played_out


@pytest.mark.parametrize("tricks", [0, 3, 6])
def test_what_it_promises_is_told_as_it_has_come(tricks):
    view = seen(tricks)
    about = GONGZHU.advisor.learnt_for(view)
    assert about is not None
    kept, shift = about.correction
    assert 0.9 < kept < 1.3
    assert shift < 0
    assert corrected(view, Expectations({1: 50.0}, learnt=about.correction)) == {1: 50 * kept + shift}
    kept, shift = GONGZHU.advisor.corrections[stage_of(view)]
    assert corrected(view, Expectations({1: 50.0})) == {1: 50 * kept + shift}


@pytest.mark.parametrize("tricks", [0, 12])
def test_a_promise_says_whether_it_was_learnt(tricks):
    view = seen(tricks)
    about = GONGZHU.advisor.learnt_for(view)
    expected = expect_of_plays(DecisionContext(view), Random(1), Budget(most_deals=2))
    assert expected.learnt == (about.correction if about else None)


@pytest.mark.parametrize(("habit", "is_learnt"), [(None, True), (FOLLOWER, False)])
def test_a_promise_of_a_pass_says_so_too(habit, is_learnt):
    view = replace(seen_in_hearts(), habits=(habit,) * 4)
    assert bool(expect_of_preparing(view, Random(1), Budget(most_deals=2)).learnt) is is_learnt


@given(seeds, st.integers(1, 3), st.sampled_from([None, FOLLOWER, THINKER]))
def test_a_strong_player_passes_three_of_its_own_cards(seed, number, habit):
    hand, seat = hearts.new_hand(random_deal(Random(seed)), number), seed % 4
    view = replace(view_of(hand, seat), habits=(habit,) * 4)
    passed, again = (prepare(view, Level.STRONG, Random(seed), Budget(most_deals=2)) for _ in range(2))
    assert passed == again
    assert set(passed.cards) <= set(view.held)
    assert hearts.pass_cards(hand, seat, passed.cards).passes[seat] == passed.cards


def test_where_all_tricks_are_sure_nothing_is_asked(monkeypatch):
    monkeypatch.setattr(type(GONGZHU.advisor), "learnt_for", lambda self, view: pytest.fail("was asked"))
    rng = Random(1)
    states = itertools.chain.from_iterable(states_of(begin_gongzhu(rng, 0), rng)[:36:4] for _ in range(999))
    views = (view_of(state, state.to_play) for state in states)
    contexts = (DecisionContext(view) for view in views if len(view.legal) > 1)
    situations = ((context, context.knowledge.situation) for context in contexts)
    sure = next(context for context, s in situations if not losers(s.held, s.unseen))
    expected = expect_of_plays(sure, rng, Budget(most_deals=2))
    assert expected.worths
    # What playouts promise there is corrected as playouts are.
    assert expected.learnt is None
    with pytest.raises(pytest.fail.Exception, match="was asked"):
        expect_of_plays(DecisionContext(seen()), rng, Budget(most_deals=2))
