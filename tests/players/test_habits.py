"""What computer players know of somebody once they have seen a hand to its end."""

import random

import pytest
from hypothesis import given

from bot.players import Budget, advise, habit_after
from bot.players.habits import DEGREES, STRANGER
from bot.players.lookahead import expect_of_preparing
from bot.players.view import PlayerView
from bot.rules import gongzhu, hearts
from bot.rules.hearts import Options
from tests.players.chance import random_choice
from tests.players.played_hands import begun_hands, states_of
from tests.rules.trick_cases import begin_gongzhu, begin_hearts, cards
from tests.support.tricks.games import trick_game
from tests.support.views import view_of

HANDS = 3


def of_advice(view, _rng):
    return advise(view).card


def played_by(game, plays, number):
    """Return a hand to its end, in which every seat plays in one way."""
    rng = random.Random(number)
    rules = hearts if game == "hearts" else gongzhu
    hand = begin_hearts(rng, number) if rules is hearts else begin_gongzhu(rng, 0)
    while hand.to_play is not None:
        hand = rules.play_card(hand, hand.to_play, plays(view_of(hand, hand.to_play), rng))
    return hand


def seen_playing(game, plays, habit=None, numbers=range(1, HANDS + 1)):
    """Return what is known of seat 1 after some hands."""
    for number in numbers:
        habit = habit_after(habit, view_of(played_by(game, plays, number), 1))
    return habit


@pytest.mark.parametrize("game", ["hearts", "gongzhu"])
def test_who_follows_the_advice_is_known_for_it_and_who_plays_by_chance_too(game):
    follower, player_by_chance = seen_playing(game, of_advice), seen_playing(game, random_choice)
    assert follower[0] > 0.7
    assert player_by_chance[-1] > 0.9


@pytest.mark.parametrize("game", ["hearts", "gongzhu"])
def test_who_changes_is_soon_known_for_that(game):
    follower = seen_playing(game, of_advice, numbers=range(1, 11))
    changed = seen_playing(game, random_choice, follower, range(11, 13))
    assert changed[-1] > 0.9


@given(begun_hands())
def test_of_nobody_anything_is_ever_certain(begun):
    hand = states_of(*begun)[-1]
    for seat in range(4):
        habit = habit_after(None, view_of(hand, seat))
        assert sum(habit) == pytest.approx(1)
        assert all(share >= usual / 11 for share, usual in zip(habit, STRANGER, strict=True))


def test_the_moon_promises_more_among_those_who_are_known_to_keep_nothing_that_stops_it():
    held = cards("AS KS 9S AH KH QH 2H AD KD QD AC KC 3C")
    best = []
    for share in (0.0, 1.0):
        habit = (1 - share, *[0.0] * (len(DEGREES) - 2), share)
        view = PlayerView(trick_game("hearts"), Options(), 0, held, habits=(habit,) * 4)
        expected = expect_of_preparing(view, random.Random(1), Budget(most_deals=60))
        best.append(max(expected.values()))
    assert best[0] > best[1] + 1
