"""What computer players know of somebody once they have seen a hand to its end."""

import random

import pytest
from hypothesis import given

from bot.players import HEARTS, Budget, habit_after
from bot.players.habits import DEGREES, STRANGER
from bot.players.lookahead import expect_of_preparing
from bot.players.view import PlayerView
from bot.rules.hearts import Options
from bot.rules.tricks import SEATS
from tests.bench.players.matches import Plan, Table, deal_of
from tests.players.played_hands import begun_hands, states_of
from tests.rules.trick_cases import cards
from tests.support.tricks.games import TRICK_GAMES
from tests.support.views import view_of

HANDS = 3


def seen_playing(game, school, habit=None, numbers=range(1, HANDS + 1)):
    """Return what is known of seat 1 after some hands that four of a school have played."""
    table = Table(Plan(game, school, school, 1, 1, True, 1), [school] * SEATS, numbers[0])
    for number in numbers:
        habit = habit_after(habit, view_of(table.play(deal_of(1, number)), 1))
    return habit


@pytest.mark.parametrize("game", TRICK_GAMES, ids=str)
def test_who_follows_the_advice_is_known_for_it_and_who_plays_by_chance_too(game):
    follower, player_by_chance = seen_playing(game, "casual"), seen_playing(game, "random")
    assert follower[0] > 0.7
    assert player_by_chance[-1] > 0.9


@pytest.mark.parametrize("game", TRICK_GAMES, ids=str)
def test_who_changes_is_soon_known_for_that(game):
    follower = seen_playing(game, "casual", numbers=range(1, 11))
    changed = seen_playing(game, "random", follower, range(11, 13))
    assert changed[-1] > 0.9


@given(begun_hands())
def test_of_nobody_anything_is_ever_certain(begun):
    hand = states_of(*begun)[-1]
    for seat in range(4):
        habit = habit_after(None, view_of(hand, seat))
        assert sum(habit) == pytest.approx(1)
        assert all(share >= usual / 11 for share, usual in zip(habit, STRANGER, strict=True))


def best_pass(held, share):
    """Return what the best pass promises among others who are known to follow no advice, or all of it.

    It is under house rules of which nothing was learnt, so playouts alone promise it.

    Args:
        held: What the seat was dealt.
        share: How likely they follow none.
    """
    habit = (1 - share, *[0.0] * (len(DEGREES) - 2), share)
    view = PlayerView(HEARTS, Options(queen_breaks_hearts=True), 0, cards(held), habits=(habit,) * SEATS)
    return max(expect_of_preparing(view, random.Random(1), Budget(most_deals=120)).worths.values())


@pytest.mark.parametrize(
    "held", ["AS KS 9S AH KH QH 2H AD KD QD AC KC 3C", "AC QD 8D 7D AH QH JH 10H 3H KS QS JS 10S"]
)
def test_the_moon_promises_more_among_those_who_are_known_to_keep_nothing_that_stops_it(held):
    assert best_pass(held, 0.0) > best_pass(held, 1.0) + 3


def test_a_plain_hand_promises_more_among_those_who_are_known_to_follow_no_advice():
    held = "JC 8C 5C QD 9D 6D 3D 10H 7H 5H 9S 8S 4S"
    assert best_pass(held, 1.0) > best_pass(held, 0.0) + 1
