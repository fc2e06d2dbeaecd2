"""The score of a duplicate tournament, and who sits where."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments.scoring import (
    NO_POINTS,
    Points,
    compared,
    deal_points,
    ranked,
    seats_for,
    tables_for,
)
from bot.rules.tricks import SEATS
from bot.tables.ids import UserId

merits_of_a_seat = st.integers(-400, 400)
deals = st.dictionaries(st.integers(0, 15), st.tuples(*[merits_of_a_seat] * SEATS), min_size=1)


def test_points_count_the_tables_where_the_same_cards_brought_less() -> None:
    points = compared({"A": -3, "B": -10, "C": -10, "D": -13})
    assert [points[table].matchpoints for table in "ABCD"] == [3, 0, 0, -3]
    assert points["A"].ahead == Fraction(6)


def test_matchpoints_are_those_of_the_laws_less_the_average() -> None:
    merits = {"A": 5, "B": 5, "C": 0, "D": -7}
    by_law = {
        table: sum(2 * (own > it) + (own == it) for it in merits.values()) - 1
        for table, own in merits.items()
    }
    average = len(merits) - 1
    assert {table: each.matchpoints for table, each in compared(merits).items()} == {
        table: points - average for table, points in by_law.items()
    }


def test_one_big_deal_does_not_outweigh_two_small_ones() -> None:
    moon = compared({"A": 0, "B": -26})
    small = compared({"A": -5, "B": -4})
    total = {table: moon[table] + small[table] + small[table] for table in "AB"}
    assert total["B"] > total["A"]
    assert total["B"].ahead < total["A"].ahead


@given(deals)
def test_the_points_of_a_deal_add_up_to_zero(merits: dict[int, tuple[int, ...]]) -> None:
    points = deal_points(merits)
    for seat in range(SEATS):
        assert sum((each[seat] for each in points.values()), NO_POINTS) == NO_POINTS


@given(deals, st.data())
def test_the_order_of_the_tables_does_not_matter(
    merits: dict[int, tuple[int, ...]], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(sorted(merits)))
    renamed = dict(zip(merits, order, strict=True))
    points = deal_points(merits)
    again = deal_points({renamed[table]: each for table, each in merits.items()})
    assert again == {renamed[table]: each for table, each in points.items()}


@given(deals)
def test_a_better_score_never_brings_less(merits: dict[int, tuple[int, ...]]) -> None:
    points = deal_points(merits)
    for seat in range(SEATS):
        best_first = sorted(merits, key=lambda table: -merits[table][seat])
        for one, other in pairwise(best_first):
            assert points[one][seat].matchpoints >= points[other][seat].matchpoints


def test_a_deal_that_only_one_table_has_finished_brings_nothing() -> None:
    assert deal_points({7: (0, -13, -13, 0)}) == {7: (NO_POINTS,) * SEATS}


def test_no_table_has_finished_a_deal() -> None:
    assert deal_points({}) == {}


@given(st.dictionaries(st.integers(1, 99).map(UserId), st.integers(-9, 9), min_size=1), st.data())
def test_people_who_gave_their_seat_up_come_last_and_push_no_one_down(
    totals: dict[UserId, int], data: st.DataObject
) -> None:
    left = data.draw(st.sets(st.sampled_from(sorted(totals))))
    points = {user_id: Points(total) for user_id, total in totals.items()}
    lines = ranked(points, left)
    stayed = [line for line in lines if line.rank is not None]
    assert {line.user_id for line in lines[len(stayed) :]} == left
    assert [line.rank for line in stayed] == [
        1 + sum(other.points > line.points for other in stayed) for line in stayed
    ]
    assert all(one.points >= other.points for one, other in pairwise(stayed))


@pytest.mark.parametrize("people", range(4, 65))
def test_everyone_has_one_seat_and_tables_differ_by_at_most_one_person(people: int) -> None:
    seats = seats_for(range(people))
    assert len(set(seats.values())) == people
    sizes = [sum(table == number for table, _ in seats.values()) for number in range(tables_for(people))]
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert max(seat for _, seat in seats.values()) < SEATS
    assert len(sizes) >= 2
