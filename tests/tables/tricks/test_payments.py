"""What a game of Hearts or Gong Zhu moves between people."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS
from bot.rules.tricks.payments import losing_side_pays
from bot.tables.ids import UserId
from tests.support.tricks.games import TRICK_GAMES

ANN, BEN, CAT, DAN = map(UserId, range(1, 5))
totals = st.dictionaries(st.sampled_from([ANN, BEN, CAT, DAN]), st.integers(-3, 3), min_size=2)
leavers = st.sets(st.sampled_from([ANN, BEN, CAT, DAN]))
stakes = st.integers(0, 1_000_000)


@pytest.mark.parametrize(
    ("scores", "stake", "moved"),
    [
        # The lowest wins, everybody else pays.
        ({ANN: 101, BEN: 40}, 5, {ANN: -5, BEN: 5}),
        ({ANN: 101, BEN: 40, CAT: 60, DAN: 70}, 5, {ANN: -5, BEN: 15, CAT: -5, DAN: -5}),
        # Equal lowest share the win.
        ({ANN: 40, BEN: 40, CAT: 101, DAN: 101}, 5, {ANN: 5, BEN: 5, CAT: -5, DAN: -5}),
        ({ANN: 101, BEN: 40, CAT: 40}, 5, {ANN: -5, BEN: 3, CAT: 2}),
        ({ANN: 40, BEN: 40, CAT: 40, DAN: 101}, 5, {ANN: 2, BEN: 2, CAT: 1, DAN: -5}),
        ({ANN: 40, BEN: 40, CAT: 101}, 1, {ANN: 1, BEN: 0, CAT: -1}),
        ({ANN: 101, BEN: 101}, 5, {ANN: 0, BEN: 0}),
        ({ANN: 101, BEN: 40}, 0, {ANN: 0, BEN: 0}),
    ],
)
def test_hearts(scores, stake, moved):
    assert HEARTS.rules.payments(scores, stake) == moved


@pytest.mark.parametrize(
    ("scores", "stake", "moved"),
    [
        # The lowest pays the highest.
        ({ANN: -1000, BEN: 300}, 5, {ANN: -5, BEN: 5}),
        ({ANN: -1000, BEN: 300, CAT: 0, DAN: -900}, 5, {ANN: -5, BEN: 5, CAT: 0, DAN: 0}),
        # Equal highest share the win, equal lowest the loss.
        ({ANN: 300, BEN: 300, CAT: -1000}, 5, {ANN: 3, BEN: 2, CAT: -5}),
        ({ANN: -1000, BEN: -1000, CAT: 300}, 5, {ANN: -3, BEN: -2, CAT: 5}),
        ({ANN: -1000, BEN: 300, CAT: -1000, DAN: 300}, 5, {ANN: -3, BEN: 3, CAT: -2, DAN: 2}),
        ({ANN: -1000, BEN: -1000, CAT: -1000, DAN: 0}, 4, {ANN: -2, BEN: -1, CAT: -1, DAN: 4}),
        ({ANN: -1000, BEN: -1000}, 5, {ANN: 0, BEN: 0}),
        ({ANN: -1000, BEN: 300}, 0, {ANN: 0, BEN: 0}),
    ],
)
def test_gong_zhu(scores, stake, moved):
    assert GONGZHU.rules.payments(scores, stake) == moved


@pytest.mark.parametrize(
    ("game", "scores", "left", "moved"),
    [
        # The best of those who stayed wins what the seat of who has left would have won.
        (HEARTS, {ANN: 40, BEN: 60, CAT: 101}, {ANN}, {ANN: -5, BEN: 10, CAT: -5}),
        (HEARTS, {ANN: 40, BEN: 40, CAT: 101}, {ANN}, {ANN: -5, BEN: 10, CAT: -5}),
        (HEARTS, {ANN: 40, BEN: 60, CAT: 60}, {ANN}, {ANN: -5, BEN: 3, CAT: 2}),
        (HEARTS, {ANN: 40, BEN: 101}, {ANN}, {ANN: -5, BEN: 5}),
        (GONGZHU, {ANN: 300, BEN: 0, CAT: -1000}, {ANN}, {ANN: 0, BEN: 5, CAT: -5}),
        (GONGZHU, {ANN: 300, BEN: -1000}, {ANN}, {ANN: -5, BEN: 5}),
        (GONGZHU, {ANN: 300, BEN: -1000, CAT: 0}, {ANN, CAT}, {ANN: 0, BEN: 5, CAT: -5}),
        # Where the seat does not win, it loses as any other.
        (HEARTS, {ANN: 101, BEN: 40}, {ANN}, {ANN: -5, BEN: 5}),
        (GONGZHU, {ANN: 0, BEN: 300, CAT: -1000}, {ANN}, {ANN: 0, BEN: 5, CAT: -5}),
        # Nobody is there to win.
        *((game, {ANN: 300, BEN: -1000}, {ANN, BEN}, {ANN: 0, BEN: 0}) for game in TRICK_GAMES),
    ],
)
def test_who_has_left_wins_nothing(game, scores, left, moved):
    assert game.rules.payments(scores, 5, left) == moved


@pytest.mark.parametrize("game", TRICK_GAMES)
@given(scores=totals, stake=stakes, left=leavers)
def test_nothing_is_made_or_lost_and_nobody_loses_more_than_the_stake(game, scores, stake, left):
    moved = game.rules.payments(scores, stake, left)
    assert moved.keys() == scores.keys()
    assert sum(moved.values()) == 0
    assert min(moved.values()) >= -stake
    assert all(moved[user_id] <= 0 for user_id in left & moved.keys())


# The people of one side, and those of the other.
SIDES = [(ANN, CAT), (BEN, DAN)]


def between_sides(ours, theirs, people, left=(), stake=5):
    """Return what a game of teams moves that ended so, between these people."""
    merits = {user_id: ours if user_id in SIDES[0] else theirs for user_id in people}
    sides = [[user_id for user_id in side if user_id in people] for side in SIDES]
    return losing_side_pays(merits, sides, left, stake)


@pytest.mark.parametrize(
    ("ours", "theirs", "people", "left", "moved"),
    [
        (300, -1000, [ANN, BEN, CAT, DAN], (), {ANN: 5, BEN: -5, CAT: 5, DAN: -5}),
        (-1000, 300, [ANN, BEN, CAT, DAN], (), {ANN: -5, BEN: 5, CAT: -5, DAN: 5}),
        # Two against one, and one against two.
        (300, -1000, [ANN, BEN, CAT], (), {ANN: 3, BEN: -5, CAT: 2}),
        (300, -1000, [ANN, BEN, DAN], (), {ANN: 10, BEN: -5, DAN: -5}),
        # Equal sides, and partners among themselves.
        (-1000, -1000, [ANN, BEN, CAT, DAN], (), {ANN: 0, BEN: 0, CAT: 0, DAN: 0}),
        (300, -1000, [ANN, CAT], (), {ANN: 0, CAT: 0}),
        (300, -1000, [ANN, CAT], [ANN], {ANN: 0, CAT: 0}),
        # Who has left wins nothing, and their partner has all of it.
        (300, -1000, [ANN, BEN, CAT, DAN], [ANN], {ANN: 0, BEN: -5, CAT: 10, DAN: -5}),
        (300, -1000, [ANN, BEN, CAT, DAN], [DAN], {ANN: 5, BEN: -5, CAT: 5, DAN: -5}),
        # A side that has left altogether has lost.
        (300, -1000, [ANN, BEN, CAT, DAN], [ANN, CAT], {ANN: -5, BEN: 5, CAT: -5, DAN: 5}),
        (-1000, -1000, [ANN, BEN], [ANN], {ANN: -5, BEN: 5}),
        (300, -1000, [ANN, BEN], [ANN, BEN], {ANN: 0, BEN: 0}),
    ],
)
def test_teams(ours, theirs, people, left, moved):
    assert between_sides(ours, theirs, people, left) == moved


@given(
    ours=st.integers(-2, 2),
    theirs=st.integers(-2, 2),
    people=st.sets(st.sampled_from([ANN, BEN, CAT, DAN]), min_size=2),
    left=leavers,
    stake=stakes,
)
def test_teams_make_and_lose_nothing_and_partners_never_pay_each_other(ours, theirs, people, left, stake):
    moved = between_sides(ours, theirs, sorted(people), left, stake)
    assert moved.keys() == people
    assert sum(moved.values()) == 0
    assert min(moved.values()) >= -stake
    assert all(points <= 0 for user_id, points in moved.items() if user_id in left)
    for side in SIDES:
        assert len({points > 0 for user_id, points in moved.items() if user_id in side and points}) <= 1


@pytest.mark.parametrize("game", TRICK_GAMES)
@given(scores=totals, stake=stakes)
def test_equals_differ_by_one_point_at_most_and_the_better_never_gets_less(game, scores, stake):
    moved = game.rules.payments(scores, stake)
    sign = -1 if game is HEARTS else 1
    for one, own in scores.items():
        for other, theirs in scores.items():
            if own == theirs:
                assert abs(moved[one] - moved[other]) <= 1
            elif sign * own > sign * theirs:
                assert moved[one] >= moved[other]
