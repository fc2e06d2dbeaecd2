"""Comparing choices over the same deals, and when to stop."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players.lookahead import Budget, Comparison, Savings, compare


def results(*rows):
    """Return what a list of results for each deal does when it is tried."""
    ahead = iter(rows)

    def try_each(live, note):
        row = next(ahead)
        for choice in live:
            note(choice, row[choice])

    return try_each


def test_the_best_on_average_is_the_best():
    compared = compare(range(3), results((1, 5, 2), (9, 0, 2)), Budget(most_deals=2), 1)
    assert compared.best == 0
    assert compared.expected() == [5, 2.5, 2]


def test_thinking_stops_when_it_may_not_go_on_but_looks_at_one_deal():
    compared = compare(range(2), results((0, 1)), Budget(lambda: 1.0, most_deals=99), 1)
    assert compared.expected() == [0, 1]
    assert compared.best == 1


def test_a_choice_that_is_clearly_worse_is_given_up():
    noise = itertools.cycle((-1.0, 0.0, 1.0))
    rows = [(value, value + 3 + next(noise) / 10, value + 3) for value in map(float, range(40))]
    compared = compare(range(3), results(*rows), Budget(most_deals=40), 1)
    assert 0 not in compared.live
    first, second, third = compared.expected()
    assert second - first == pytest.approx(3, abs=0.1)
    assert third == pytest.approx(second, abs=0.1)


@pytest.mark.parametrize(("deals", "live"), [(20, [0, 1]), (600, [0])])
def test_a_choice_that_always_brings_the_same_is_given_up_only_after_many_deals(deals, live):
    compared = Comparison(2, spread=1)
    for value in range(deals):
        compared.add(0, value)
        compared.add(1, value)
    compared.give_up_the_worse()
    assert compared.live == live


def test_a_choice_that_is_as_good_is_kept():
    compared = Comparison(2, spread=1)
    for value, noise in zip(range(400), itertools.cycle((-1.0, 1.0)), strict=False):
        compared.add(0, value)
        compared.add(1, value + noise)
    compared.give_up_the_worse()
    assert compared.live == [0, 1]


def test_what_was_given_up_is_never_expected_to_be_better_than_the_best():
    """The second choice is given up as no better than the first, which falls behind the third later."""
    rows = [(1.0, 1.0, noise) for noise in itertools.islice(itertools.cycle((-8.0, 9.0)), 600)]
    rows += [(0.0, 9.0, 9.0)] * 400
    compared = compare(range(3), results(*rows), Budget(most_deals=1000), 1)
    expected = compared.expected()
    assert 1 not in compared.live
    assert expected[2] > expected[0] >= expected[1]


@pytest.mark.parametrize(
    ("choices", "share", "live"), [(100, 0.0, 100), (100, 0.5, 10), (100, 0.99, 8), (7, 0.99, 7)]
)
def test_ever_fewer_of_many_choices_are_looked_at_as_time_runs_out(choices, share, live):
    tried: list[int] = []

    def try_each(places, note):
        tried[:] = places
        for place in places:
            note(place, place / 100_000)

    shares = itertools.chain(itertools.repeat(share, 20), itertools.repeat(1.0))
    compared = compare(range(choices), try_each, Budget(lambda: next(shares), most_deals=None), 1)
    assert tried == list(range(choices - live, choices))
    assert compared.best == choices - 1
    assert compared.expected() == pytest.approx([place / 100_000 for place in range(choices)])


@pytest.mark.parametrize(("most_deals", "deals"), [(None, 32), (100, 100)])
def test_only_an_opinion_is_thought_about_when_it_is_sure_what_to_do(most_deals, deals):
    """The first choice brings 10 points more on average: on some deals 30 more, and on others 10 fewer."""
    looked = []

    def try_each(live, note):
        looked.append(live[:])
        for choice in live:
            note(choice, 0.0 if choice else 10.0 + 20.0 * (-1) ** len(looked))

    assert compare(range(2), try_each, Budget(most_deals=most_deals), 10).best == 0
    assert len(looked) == deals


def test_choices_that_always_bring_the_same_are_soon_as_good_as_any():
    looked = []

    def try_each(live, note):
        looked.append(live[:])
        for choice in live:
            note(choice, float(len(looked)))

    assert compare(range(3), try_each, Budget(most_deals=None), 1).best == 0
    assert len(looked) < 100


def test_two_ways_of_one_choice_are_not_told_apart():
    """The second way of the first choice is as good as the first, and the second choice is worse."""
    looked = []

    def try_each(live, note):
        looked.append(live[:])
        for place in live:
            note(place, float(ways[place] == 7) * 30 + (place - 1) * (-1) ** len(looked))

    ways = [7, 8, 7]
    assert ways[compare(ways, try_each, Budget(), 1).best] == 7
    assert len(looked) == 16


def test_a_decision_ends_where_it_stays_close():
    looked = []

    def try_each(live, note):
        looked.append(live[:])
        for choice in live:
            note(choice, (1.0 - 2 * choice) * (-1) ** len(looked))

    compare(range(2), try_each, Budget(most_deals=None), 1)
    assert len(looked) == 600


def test_all_choices_are_looked_at_to_the_end_where_time_does_not_decide():
    rows = [tuple(place / 1000 for place in range(100))] * 40
    compared = compare(range(100), results(*rows), Budget(lambda: 0.9, most_deals=40), 1)
    assert len(compared.live) == 100


# Saving time


@given(st.lists(st.floats(0, 1)))
def test_close_choices_take_at_most_twice_as_long_and_all_no_longer_on_average(shares):
    savings, took_s = Savings(0.3), list[float]()
    for share in shares:
        assert 0.3 <= savings.limit_s <= 0.6
        took_s.append(share * savings.limit_s)
        savings.note(took_s[-1])
        assert sum(took_s) <= 0.3 * len(took_s) + 1e-9


def test_a_clear_choice_leaves_its_time_to_the_next_close_one():
    savings = Savings(0.3)
    savings.note(0.1)
    assert savings.limit_s == pytest.approx(0.5)
    savings.note(0.5)
    assert savings.limit_s == 0.3


def test_only_so_much_is_saved_and_being_late_is_forgiven():
    savings = Savings(0.3)
    for _ in range(1000):
        savings.note(0)
    for _ in range(11):
        savings.note(0.6)
    assert savings.limit_s == 0.3
    savings.note(9)
    assert savings.limit_s == 0.3
