"""What captured cards cost in Hearts, the moon, and how a game ends."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.hearts import Moon, Options, is_over, moon_shooter, score_hand, winners
from bot.rules.tricks import begun
from tests.rules.trick_cases import ALL_HEARTS, begin_hearts, cards, hearts_options, play_hearts

OMNIBUS = Options(jack_of_diamonds=True)
FOURTEEN = f"{ALL_HEARTS} QS"


def scores(*captured, options=None, moon=None):
    taken = [cards(text) for text in captured]
    return score_hand([*taken, *[()] * (4 - len(taken))], options, moon)


@pytest.mark.parametrize(
    ("captured", "options", "expected"),
    [
        (["QS 2H", "3H AC"], Options(), (14, 1, 0, 0)),
        (["JD"], Options(), (0, 0, 0, 0)),
        (["JD 2H", "QS"], OMNIBUS, (-9, 13, 0, 0)),
        ([ALL_HEARTS, "QS"], Options(), (13, 13, 0, 0)),
        (["", FOURTEEN], Options(), (26, 0, 26, 26)),
        (["", FOURTEEN], Options(moon=Moon.TAKE_FROM_SELF), (0, -26, 0, 0)),
        (["", FOURTEEN], Options(moon=Moon.CHOOSE), (26, 0, 26, 26)),
        (["JD", FOURTEEN], OMNIBUS, (-10, 26, 0, 0)),
        (["", f"{FOURTEEN} JD"], OMNIBUS, (26, -10, 26, 26)),
        (["", f"{FOURTEEN} JD"], Options(jack_of_diamonds=True, moon=Moon.TAKE_FROM_SELF), (0, -36, 0, 0)),
    ],
)
def test_what_captured_cards_cost(captured, options, expected):
    assert scores(*captured, options=options) == expected


def test_the_shooter_picks_only_where_the_house_rules_say_so():
    picked = Moon.TAKE_FROM_SELF
    assert scores(FOURTEEN, options=Options(moon=Moon.CHOOSE), moon=picked) == (-26, 0, 0, 0)
    assert scores(FOURTEEN, moon=picked) == (0, 26, 26, 26)


@given(st.integers(0, 2**32), st.integers(1, 4), hearts_options)
def test_a_hand_sums_as_it_must(seed, number, options):
    rng = random.Random(seed)
    captured = begun(play_hearts(begin_hearts(rng, number, options), rng).play).captured
    jack = -10 if options.jack_of_diamonds else 0
    if moon_shooter(captured, options) is None:
        expected = 26 + jack
    else:
        expected = (-26 if options.moon is Moon.TAKE_FROM_SELF else 78) + jack
    assert sum(score_hand(captured, options)) == expected


@given(st.permutations([FOURTEEN, "JD", "", "AS"]), hearts_options)
def test_the_moon_sums_as_it_must(captured, options):
    total = sum(scores(*captured, options=options))
    if options.jack_of_diamonds:
        assert total == 16
    else:
        assert total == (-26 if options.moon is Moon.TAKE_FROM_SELF else 78)


@pytest.mark.parametrize(
    ("totals", "is_the_end", "won"),
    [
        ([100, 0, 40, 40], False, (1,)),
        ([101, 0, 40, 40], True, (1,)),
        ([126, 30, 30, 99], True, (1, 2)),
    ],
)
def test_the_end(totals, is_the_end, won):
    assert (is_over(totals, Options()), winners(totals)) == (is_the_end, won)


def test_the_target_is_a_house_rule():
    assert is_over([51, 0, 0, 0], Options(target=50))
