"""When what was learnt is asked, and what is made of it."""

import itertools
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS, Budget
from bot.players.advisor import STAGES, Correction, Learnt
from bot.players.calibration import corrected, stage_of
from bot.players.cardset import losers
from bot.players.context import DecisionContext
from bot.players.gongzhu import learnt
from bot.players.lookahead import Expectations, expect_of_plays
from bot.players.planning import Plan
from bot.rules.gongzhu import FirstLead, Options, PigFlips
from tests.players.played_hands import held_sets, seeds, states_of
from tests.rules.trick_cases import begin_gongzhu
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


def test_about_hearts_nothing_was_learnt():
    view = view_of(HEARTS.rules.begin_hand(seen_deal(), 4, None, HEARTS.rules.Options()), 0)
    assert HEARTS.advisor.learnt_for(view) is None


def seen_deal():
    return begin_gongzhu(Random(1), 0, Options()).held


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
    return Plan(context, decide, about).worth(played), Plan(context, decide).worth(usual)


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
