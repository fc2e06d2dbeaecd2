"""What captured cards count in Gong Zhu: the worked examples, each house rule, and what sums must be."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import build_deck
from bot.rules.gongzhu import (
    TRANSFORMER,
    Options,
    PigFlips,
    has_all_hearts,
    heart_points,
    is_over,
    losers,
    score_hand,
    winners,
)
from bot.rules.tricks import begun
from tests.rules.trick_cases import ALL_HEARTS, begin_gongzhu, cards, play_gongzhu

NEVER = Options(pig_flips=PigFlips.NEVER)
ALL_POINTS = Options(pig_flips=PigFlips.ALL_POINTS)
ALL_EXPOSED = "AH QS JD 10C"


def score(captured, exposed="", options=None):
    return score_hand([cards(captured), (), (), ()], cards(exposed), options)[0]


@pytest.mark.parametrize(
    ("captured", "exposed", "points"),
    [
        ("QS KH QH 8H", "", -180),
        ("QS KH QH 8H 10C", "", -360),
        ("QS KH QH 8H", "AH", -260),
        ("10C", "", 50),
        ("10C 3H", "", 0),
        (f"{ALL_HEARTS} QS JD 10C", "", 800),
        (f"{ALL_HEARTS} QS JD 10C", ALL_EXPOSED, 3200),
    ],
)
def test_worked_example(captured, exposed, points):
    assert score(captured, exposed) == points


@pytest.mark.parametrize(
    ("captured", "exposed", "points"),
    [
        ("", "", 0),
        ("AS 2D 9C", ALL_EXPOSED, 0),
        ("QS", "", -100),
        ("QS", "QS", -200),
        ("JD", "", 100),
        ("JD", "JD", 200),
        ("JD 10C", "", 200),
        ("JD 10C", "10C", 400),
        ("JD 10C", "JD 10C", 800),
        ("10C", "10C", 100),
        ("10C AS 2D", "10C", 100),
        ("10C 2H", "10C", 0),
        ("10C QS JD", "", 0),
        (ALL_HEARTS, "", 200),
        (ALL_HEARTS, "AH", 400),
        (f"{ALL_HEARTS} QS", "", 300),
        (f"{ALL_HEARTS} QS", "QS", 400),
        (f"{ALL_HEARTS} JD 10C", "10C", 1200),
        (ALL_HEARTS.removesuffix(" 2H"), "", -200),
        (ALL_HEARTS.removesuffix(" 2H"), "AH", -400),
    ],
)
def test_what_captured_cards_count(captured, exposed, points):
    assert score(captured, exposed) == points


def test_every_heart_has_its_price():
    prices = [heart_points(card) for card in cards(ALL_HEARTS)]
    assert prices == [-50, -40, -30, -20, *[-10] * 6, 0, 0, 0]


@pytest.mark.parametrize(("exposed", "points"), [("", 100), ("QS", 0)])
def test_a_pig_that_never_flips_costs_with_all_the_hearts_too(exposed, points):
    assert score(f"{ALL_HEARTS} QS", exposed, NEVER) == points


@pytest.mark.parametrize(
    ("captured", "exposed", "points"),
    [
        (f"{ALL_HEARTS} QS", "", 100),
        (f"{ALL_HEARTS} QS JD", "", 200),
        (f"{ALL_HEARTS} QS 10C", "", 200),
        (f"{ALL_HEARTS} QS JD 10C", "", 800),
        (f"{ALL_HEARTS} QS JD 10C", ALL_EXPOSED, 3200),
        (f"{ALL_HEARTS} JD 10C", "", 600),
        ("QS JD 10C AH", "", -100),
    ],
)
def test_a_pig_that_needs_all_point_cards_costs_without_one_of_them(captured, exposed, points):
    assert score(captured, exposed, ALL_POINTS) == points


@given(st.integers(0, 2**32), st.sampled_from([Options(), NEVER, ALL_POINTS]))
def test_without_exposures_and_transformer_a_hand_sums_as_it_must(seed, options):
    rng = random.Random(seed)
    captured = begun(play_gongzhu(begin_gongzhu(rng, options=options, exposing=0.0), rng).play).captured
    plain = [[card for card in taken if card != TRANSFORMER] for taken in captured]
    collector = next((taken for taken in captured if has_all_hearts(taken)), None)
    expected = -200 if collector is None else 200
    flips = collector is not None and cards("QS")[0] in collector and options.pig_flips is PigFlips.ALL_HEARTS
    assert sum(score_hand(plain, (), options)) == expected + 100 + (100 if flips else -100)


@given(st.sets(st.sampled_from(cards("QS JD 10C AH KH 7H 2H"))), st.sets(st.sampled_from(cards(ALL_EXPOSED))))
def test_the_transformer_multiplies_whatever_else_counts(captured, exposed):
    others = captured - {TRANSFORMER}
    without = score_hand([others, (), (), ()], exposed)[0]
    times = 4 if TRANSFORMER in exposed else 2
    expected = without * times if others else 25 * times
    assert score_hand([others | {TRANSFORMER}, (), (), ()], exposed)[0] == expected


def test_only_point_cards_count():
    harmless = [card for card in build_deck() if score_hand([[card], (), (), ()])[0] == 0]
    assert len(harmless) == 52 - 10 - 3


@pytest.mark.parametrize(
    ("totals", "is_the_end", "lost", "won"),
    [
        ([0, 0, 0, 0], False, (0, 1, 2, 3), (0, 1, 2, 3)),
        ([-999, 500, 20, 0], False, (0,), (1,)),
        ([-1000, 500, 20, 0], True, (0,), (1,)),
        ([-1010, -1010, 20, 20], True, (0, 1), (2, 3)),
    ],
)
def test_the_end(totals, is_the_end, lost, won):
    assert (is_over(totals, Options(), 7), losers(totals), winners(totals)) == (is_the_end, lost, won)


@pytest.mark.parametrize(
    ("totals", "is_the_end", "lost", "won"),
    [
        ([-1000, 500, 20, 0], False, (0, 2), (1, 3)),
        ([-1000, -900, 0, -101], True, (1, 3), (0, 2)),
        ([-600, 0, -400, 800], True, (0, 2), (1, 3)),
        ([-600, 300, -399, 800], False, (0, 2), (1, 3)),
        ([-600, -1200, -500, 100], True, (0, 1, 2, 3), (0, 1, 2, 3)),
    ],
)
def test_the_end_of_a_game_of_teams(totals, is_the_end, lost, won):
    teams = Options(teams=True)
    sides = teams.side_totals(totals)
    assert (is_over(totals, teams, 7), losers(sides), winners(sides)) == (is_the_end, lost, won)


def test_without_teams_each_seat_is_a_side():
    assert Options().side_totals([1, 2, 3, 4]) == (1, 2, 3, 4)
    assert not Options().has_teams
    assert [Options(teams=True).side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_the_target_is_a_house_rule():
    assert is_over([-500, 0, 0, 0], Options(target=500), 1)
    assert not is_over([-499, 800, 0, 0], Options(target=500), 1)


def test_a_game_may_end_after_so_many_hands():
    rules = Options(hands=4)
    assert [is_over([-100, 0, 0, 0], rules, hands) for hands in (1, 3, 4)] == [False, False, True]
    assert is_over([-1000, 0, 0, 0], rules, 2)
    assert Options.from_record({"pig_flips": "never", "target": 1000}).hands is None


def test_a_game_of_teams_ends_at_the_target_of_a_side_or_after_so_many_hands():
    rules = Options(teams=True, hands=4)
    totals = [-1000, 0, 200, 0]
    assert [is_over(totals, rules, hands) for hands in (1, 3, 4)] == [False, False, True]
    assert is_over([-600, 0, -400, 0], rules, 2)
