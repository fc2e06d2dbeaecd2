"""What captured cards cost in Hearts, the moon, which house rules go together, and how a game ends."""

import random
from dataclasses import fields
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import build_deck
from bot.rules.errors import RuleError
from bot.rules.hearts import (
    Moon,
    Options,
    Passing,
    is_over,
    moon_points,
    moon_shooter,
    points_of,
    score_hand,
    winners,
)
from bot.rules.tricks import begun
from tests.rules.trick_cases import ALL_HEARTS, begin_hearts, cards, hearts_options, play_hearts

OMNIBUS = Options(jack_of_diamonds=True)
MARIA = Options(black_maria=True)
SPOT = Options(spot=True)
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
        (["KS 2H", "AS", "QS AH"], MARIA, (11, 7, 14, 0)),
        # Without K♠ and A♠ it is no moon.
        ([FOURTEEN, "KS AS"], MARIA, (26, 17, 0, 0)),
        ([f"{FOURTEEN} KS AS"], MARIA, (0, 43, 43, 43)),
        (
            [f"{FOURTEEN} KS AS"],
            Options(black_maria=True, moon=Moon.TAKE_FROM_SELF),
            (-43, 0, 0, 0),
        ),
        ([f"{FOURTEEN} KS AS", "JD"], Options(black_maria=True, jack_of_diamonds=True), (43, -10, 0, 0)),
        ([f"{FOURTEEN} KS AS JD"], Options(black_maria=True, jack_of_diamonds=True), (-10, 43, 43, 43)),
        (["2H 9H 10H", "JH QH", "KH AH", "QS KS AS JD"], SPOT, (21, 23, 27, 25)),
        (["", "", FOURTEEN], SPOT, (129, 129, 0, 129)),
        (["", "", FOURTEEN], Options(spot=True, moon=Moon.TAKE_FROM_SELF), (0, 0, -129, 0)),
        (["", f"{FOURTEEN} JD"], Options(spot=True, jack_of_diamonds=True), (129, -10, 129, 129)),
        (
            ["", f"{FOURTEEN} JD"],
            Options(spot=True, jack_of_diamonds=True, moon=Moon.TAKE_FROM_SELF),
            (0, -139, 0, 0),
        ),
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
    moved = 43 if options.black_maria else 129 if options.spot else 26
    expected = moved + jack
    if moon_shooter(captured, options) is not None:
        expected = (-moved if options.moon is Moon.TAKE_FROM_SELF else 3 * moved) + jack
    assert sum(score_hand(captured, options)) == expected


@given(st.permutations([f"{FOURTEEN} KS", "JD", "", "AS"]), hearts_options)
def test_the_moon_needs_every_card_that_counts(captured, options):
    total = sum(scores(*captured, options=options))
    jack = -10 if options.jack_of_diamonds else 0
    moved = 43 if options.black_maria else 129 if options.spot else 26
    is_shot = not options.jack_of_diamonds and not options.black_maria
    shot = -moved if options.moon is Moon.TAKE_FROM_SELF else 3 * moved
    assert total == (shot if is_shot else moved + jack)


@given(hearts_options)
def test_the_moon_moves_what_all_costly_cards_cost(options):
    points = [points_of(card, options) for card in build_deck()]
    assert moon_points(options) == sum(each for each in points if each > 0)


# Every house rule of a few values, each with a value that is not the usual one.
UNUSUAL: dict[str, list[object]] = {
    "jack_of_diamonds": [True],
    "moon": ["take_from_self", "choose"],
    "target": [50],
    "queen_breaks_hearts": [True],
    "passing": ["left", "none"],
    "black_maria": [True],
    "spot": [True],
    "hands": [4],
}
NOT_TOGETHER = {frozenset({"spot", "black_maria"})}


def test_the_table_of_pairs_names_every_house_rule():
    assert list(UNUSUAL) == [each.name for each in fields(Options)]


@pytest.mark.parametrize(("one", "other"), [*combinations(UNUSUAL, 2)])
def test_any_two_house_rules_go_together_or_are_refused(one, other):
    for values in product(UNUSUAL[one], UNUSUAL[other]):
        chosen = dict(zip((one, other), values, strict=True))
        if {one, other} in NOT_TOGETHER:
            with pytest.raises(RuleError, match="rules conflict"):
                Options.from_record(chosen)
        else:
            rules = Options.from_record(chosen)
            assert chosen.items() <= rules.to_record().items()
            assert Options.from_record(rules.to_record()) == rules


def test_records_without_the_later_house_rules_mean_the_usual_ones():
    first = {"jack_of_diamonds": True, "moon": "choose", "target": 60, "queen_breaks_hearts": True}
    rules = Options.from_record(first)
    assert (rules.passing, rules.black_maria, rules.spot, rules.hands) == (Passing.CYCLE, False, False, None)
    assert rules.to_record() == first


@pytest.mark.parametrize(
    ("rules", "target"),
    [
        (Options(), 100),
        (SPOT, 500),
        (Options(spot=True, target=100), 100),
        (Options().changed(spot=True), 500),
        (SPOT.changed(spot=False), 100),
        (Options(target=50).changed(spot=True), 50),
        (SPOT.changed(target=250), 250),
        (Options.from_record({"spot": "on"}), 500),
    ],
)
def test_the_usual_target_follows_what_hearts_cost(rules, target):
    assert rules.target == target


@pytest.mark.parametrize(
    ("totals", "is_the_end", "won"),
    [
        ([100, 0, 40, 40], False, (1,)),
        ([101, 0, 40, 40], True, (1,)),
        ([126, 30, 30, 99], True, (1, 2)),
    ],
)
def test_the_end(totals, is_the_end, won):
    assert (is_over(totals, Options(), 7), winners(totals)) == (is_the_end, won)


def test_the_target_is_a_house_rule():
    assert is_over([51, 0, 0, 0], Options(target=50), 2)
    assert not is_over([500, 0, 0, 0], SPOT, 9)
    assert is_over([501, 0, 0, 0], SPOT, 9)


def test_a_game_may_end_after_so_many_hands():
    rules = Options(hands=4)
    assert [is_over([13, 13, 0, 0], rules, hands) for hands in (1, 3, 4)] == [False, False, True]
    assert is_over([101, 0, 0, 0], rules, 2)
