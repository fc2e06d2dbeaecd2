"""What rounds come to."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.statistics.model import (
    MOST_BLOCKS,
    NOTHING,
    BidRound,
    RoundKind,
    Tally,
    dump,
    load,
    statistics_of,
    thinned,
)
from bot.rules.gnau.options import HouseRules
from bot.tables.history import BidHand, PlayedRound
from bot.tables.ids import TableId

CLASSIC = json.dumps(HouseRules().to_record(), separators=(",", ":"))


def played(delta_points, number=1, **facts):
    """Return a round; what matters is given."""
    usual = {
        "settled_ms": number * 1000,
        "balance_points": delta_points,
        "is_dealer": False,
        "hand_rank": None,
        "stake_points": 1,
        "players": 2,
        "rules": "{}",
        "is_own_split": False,
    }
    return PlayedRound(TableId(7), number, delta_points=delta_points, **usual | facts)


def rounds_of(*deltas):
    return [played(delta, number) for number, delta in enumerate(deltas, start=1)]


@pytest.mark.parametrize(
    ("deltas", "longest", "now"),
    [
        ([3], 1, 1),
        ([-3], 0, -1),
        ([0], 0, 0),
        ([1, 2, 5, -1, 1, 1], 3, 2),
        ([1, 0, 0, 1, -1, -2, 0], 2, -2),
        ([-1, -1, -1, 4], 1, 1),
        ([0, 0, -1, 0], 0, -1),
    ],
)
def test_streaks_that_a_round_without_points_does_not_end(deltas, longest, now):
    statistics = statistics_of(rounds_of(*deltas))
    assert (statistics.longest_streak, statistics.streak) == (longest, now)


def test_as_player_and_as_dealer():
    rounds = [played(5), played(-2), played(0), played(7, is_dealer=True), played(-9, is_dealer=True)]
    statistics = statistics_of(rounds)
    assert statistics.as_player == Tally(won=1, lost=1, even=1, net_points=3)
    assert statistics.as_dealer == Tally(won=1, lost=1, even=0, net_points=-2)
    assert (statistics.rounds, statistics.net_points) == (5, 1)


def test_the_first_of_the_biggest_wins_and_of_the_best_hands():
    rounds = [
        played(2, 1, hand_rank=301),
        played(9, 2, hand_rank=110),
        played(9, 3, hand_rank=301),
        played(-20, 4),
    ]
    statistics = statistics_of(rounds)
    assert statistics.biggest_win is not None
    assert statistics.best_hand is not None
    assert (statistics.biggest_win.number, statistics.best_hand.number) == (2, 1)


def test_who_never_won_has_no_biggest_win_and_old_rounds_have_no_hand():
    statistics = statistics_of(rounds_of(-1, 0))
    assert statistics.biggest_win is None
    assert statistics.best_hand is None


def test_even_no_ox_is_a_best_hand():
    statistics = statistics_of([played(-1, hand_rank=0)])
    assert statistics.best_hand is not None


def test_rounds_worth_the_same_are_of_one_kind():
    rounds = [
        played(1),
        played(2),
        played(1, is_dealer=True),
        played(1, players=3),
        played(1, stake_points=5),
        played(1, rules=CLASSIC, stake_points=5),
        played(1, rules='{"ties": "push"}'),
        played(1, rules="durian"),
    ]
    push = CLASSIC.replace('"ties":"dealer"', '"ties":"push"')
    assert statistics_of(rounds).kinds == {
        RoundKind(CLASSIC, 1, 2, is_dealer=False): 2,
        RoundKind(CLASSIC, 1, 2, is_dealer=True): 1,
        RoundKind(CLASSIC, 1, 3, is_dealer=False): 1,
        # The same rules, written differently.
        RoundKind(CLASSIC, 5, 2, is_dealer=False): 2,
        RoundKind(push, 1, 2, is_dealer=False): 1,
        # Whether it can be read is for whoever asks for luck to say.
        RoundKind("durian", 1, 2, is_dealer=False): 1,
    }


def test_rounds_with_bids_are_counted_apart():
    statistics = statistics_of(
        [
            played(5, bids=BidHand("AS KD 2C 3H", 2, (5,))),
            played(-4, bids=BidHand("AS KD 2C 3H", 2, (1,))),
            played(-6, bids=BidHand("4S 4D 4C 4H", 3, (5, 1)), is_dealer=True),
            played(7, is_dealer=True),
        ]
    )
    assert statistics.with_bids == Tally(1, 2, 0, -5)
    assert statistics.as_banker == Tally(0, 1, 0, -6)
    assert statistics.raised == Tally(1, 0, 0, 5)
    assert statistics.bid_rounds[-1] == BidRound(
        RoundKind(CLASSIC, 1, 2, is_dealer=True), "4S 4D 4C 4H", (15, 3), -6
    )
    assert statistics.kinds == {RoundKind(CLASSIC, 1, 2, is_dealer=True): 1}


def test_the_curve_and_own_splits():
    rounds = [played(1, 1, balance_points=4), played(2, 2, balance_points=6, is_own_split=True)]
    statistics = statistics_of(rounds)
    assert statistics.curve == ((0, 3), (1, 4), (2, 6))
    assert statistics.own_splits == 1


@given(st.lists(st.tuples(st.integers(-5, 5), st.booleans()), min_size=1, max_size=60))
def test_everything_agrees_with_counting_one_by_one(lines):
    statistics = statistics_of([played(delta, is_dealer=is_dealer) for delta, is_dealer in lines])
    for tally, dealt in ((statistics.as_player, False), (statistics.as_dealer, True)):
        deltas = [delta for delta, is_dealer in lines if is_dealer == dealt]
        assert tally.won == len([delta for delta in deltas if delta > 0])
        assert tally.lost == len([delta for delta in deltas if delta < 0])
        assert tally.rounds == len(deltas)
        assert tally.net_points == sum(deltas)
    moving = "".join("w" if delta > 0 else "l" for delta, _ in lines if delta)
    assert statistics.longest_streak == max(map(len, moving.split("l")))
    assert abs(statistics.streak) == len(moving) - len(moving.rstrip(moving[-1:]))
    assert sum(statistics.kinds.values()) == len(lines)


PLAYED = st.builds(
    played,
    st.integers(-5, 5),
    st.integers(1, 9),
    is_dealer=st.booleans(),
    hand_rank=st.none() | st.integers(0, 4),
    stake_points=st.integers(1, 2),
    rules=st.sampled_from(["{}", '{"preset": "kopitiam"}']),
    is_own_split=st.booleans(),
    bids=st.none() | st.builds(BidHand, st.just("AS KD 2C 3H"), st.integers(1, 3), st.just((2, 5))),
)


@given(st.lists(st.lists(PLAYED, max_size=12), max_size=4))
def test_counting_on_from_what_is_kept_is_counting_all_at_once(evenings):
    counted = NOTHING
    for evening in evenings:
        counted = load(json.loads(json.dumps(dump(statistics_of(evening, counted)))))
    assert counted == statistics_of([line for evening in evenings for line in evening])


@pytest.mark.parametrize("rounds", [0, 1, 255, 256, 3_000, 100_000])
def test_a_curve_is_as_long_as_can_be_seen(rounds):
    balances = [number * 7 % 101 - number * 3 % 50 for number in range(rounds + 1)]
    points, kept = [*enumerate(balances)], thinned([*enumerate(balances)])
    assert min(rounds + 1, MOST_BLOCKS // 2) <= len(kept) <= 4 * (MOST_BLOCKS + 1)
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    for extreme in (min, max):
        assert extreme(balance for _, balance in kept) == extreme(balances)
    remaining = iter(points)
    assert all(point in remaining for point in kept)


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=700), st.integers(0, 700))
def test_a_curve_goes_on_from_its_points_as_from_all_balances(balances, cut):
    points = [*enumerate(balances)]
    begun = thinned(points[: cut + 1])
    assert thinned([*begun, *points[cut + 1 :]]) == thinned(points)
