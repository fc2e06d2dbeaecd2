"""What people talk of after an evening, and that it is derived from its rounds alone."""

import json

from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import parse_cards
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import optimal_split
from bot.tables.gnau import Deal, Phase, Reveal
from bot.tables.gnau.evening import Evening, PlayedHand, load_evening
from bot.tables.ids import UserId
from bot.tables.kept_values import plain
from tests.support.tables import ANN, BEN, BY_OPENER, CAT, MACHINE, Stacked, in_phase, lobby

TONKU = "AS KD 4C 6S 10S"
DOUBLE = "2H 8D KC 9C 9D"
NOTHING = "4S 4H 3C 8S 5H"
SPLITS = {name: optimal_split(parse_cards(name), HouseRules()) for name in (TONKU, DOUBLE, NOTHING)}

# Rounds in which somebody holds a hand that brings or costs so much.
rounds = st.lists(
    st.dictionaries(
        st.sampled_from([ANN, BEN, CAT]),
        st.builds(PlayedHand, st.sampled_from(list(SPLITS.values())), st.integers(-3, 3)),
        min_size=1,
    ),
    max_size=12,
)


def after(*played: dict[UserId, PlayedHand]) -> Evening:
    evening = Evening()
    for number, hands in enumerate(played, start=1):
        evening = evening.with_round(number, hands)
    return evening


def streak(*deltas: int) -> int:
    return after(*({ANN: PlayedHand(SPLITS[NOTHING], delta)} for delta in deltas)).streaks[ANN]


def test_a_streak_ends_with_its_opposite_and_nothing_else():
    assert [streak(1, 2), streak(1, 0, 5), streak(1, 1, -2), streak(-1, 0, -1), streak(-1, 3)] == [
        2,
        2,
        -1,
        -2,
        1,
    ]
    assert streak(0) == 0


def test_who_sits_a_round_out_keeps_their_streak():
    win = PlayedHand(SPLITS[TONKU], 5)
    evening = after({ANN: win, BEN: win}, {BEN: win}, {ANN: win})
    assert evening.streaks == {ANN: 2, BEN: 2}
    assert evening.rounds == {ANN: 2, BEN: 2}


def test_the_first_of_equals_has_the_best_hand_and_the_biggest_win():
    evening = after(
        {ANN: PlayedHand(SPLITS[DOUBLE], 2)},
        {BEN: PlayedHand(SPLITS[TONKU], 5), ANN: PlayedHand(SPLITS[NOTHING], -5)},
        {ANN: PlayedHand(SPLITS[TONKU], 5)},
    )
    assert evening.best_hand is not None
    assert (evening.best_hand.user_id, evening.best_hand.round) == (BEN, 2)
    assert evening.best_hand.category is Category.TONKU
    assert evening.biggest_win is not None
    assert (evening.biggest_win.user_id, evening.biggest_win.points) == (BEN, 5)
    assert evening.firsts == {Category.TONKU: 2}


def test_who_has_won_nothing_has_no_biggest_win():
    assert (
        after({ANN: PlayedHand(SPLITS[DOUBLE], 0), BEN: PlayedHand(SPLITS[NOTHING], -2)}).biggest_win is None
    )


@given(played=rounds)
def test_an_evening_is_what_its_rounds_are(played):
    evening = after(*played)
    assert load_evening(json.loads(json.dumps(plain(evening)))) == evening
    assert sum(evening.rounds.values()) == sum(map(len, played))
    most = max((hand.delta for hands in played for hand in hands.values()), default=0)
    assert (evening.biggest_win.points if evening.biggest_win else 0) == max(most, 0)
    best = max((hand.split.rank for hands in played for hand in hands.values()), default=None)
    assert (evening.best_hand is None) is (best is None)


def test_a_table_tells_its_evening_round_by_round():
    play = lobby(ANN, BEN, chance=Stacked(f"KS 5H 5C 3S 3D {TONKU} {DOUBLE}"))
    table = play.after(Deal(BY_OPENER), Reveal(BY_OPENER), Deal(BY_OPENER), Reveal(BY_OPENER)).table
    assert table.evening.streaks == {ANN: 2, BEN: 2}
    assert table.evening.firsts == {Category.TONKU: 1}
    assert MACHINE.load(json.loads(json.dumps(MACHINE.dump(table)))) == table


def test_a_table_from_before_it_was_told_begins_an_evening_anew():
    table = in_phase(Phase.REVEALED, ANN).table
    kept = MACHINE.dump(table)
    del kept["evening"]
    assert MACHINE.load(kept).evening == Evening()
