"""Hands that were played by the rules are right and scored alike; what is wrong with others is found."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.rules import gongzhu, hearts
from bot.rules.gongzhu import FirstLead, PigFlips
from bot.rules.tricks import begun
from tests.rules.trick_cases import ALL_HEARTS, begin_gongzhu, begin_hearts, play_gongzhu, play_hearts
from tests.simulation.tricks.hands import Hand
from tests.simulation.tricks.scoring import payments, scores_of, team_payments

HANDS = range(1, 13)


def read(game: str, number: int, leader: int | None, prepared: Sequence[Any], played: Any) -> Hand:
    """Return a hand as the simulation reads it."""
    return Hand(
        game=game,
        number=number,
        leader=leader,
        rules=played.options.to_record(),
        deal=tuple(tuple(map(str, cards)) for cards in played.deal),
        prepared=tuple(tuple(map(str, cards)) for cards in prepared),
        plays=tuple(map(str, played.play.played)),
    )


def played_hearts(number: int) -> tuple[Hand, tuple[int, ...]]:
    """Return a hand of Hearts and its scores."""
    rng = random.Random(number)
    options = hearts.Options(
        jack_of_diamonds=number % 2 == 0,
        queen_breaks_hearts=number % 3 == 0,
        passing=list(hearts.Passing)[number // 2 % 3],
        black_maria=number % 4 == 3,
        spot=number % 4 == 2,
    )
    played = play_hearts(begin_hearts(rng, number, options), rng)
    scores = hearts.score_hand(begun(played.play).captured, options)
    return read("hearts", number, None, played.passes, played), scores


def played_gongzhu(number: int) -> tuple[Hand, tuple[int, ...]]:
    """Return a hand of Gong Zhu and its scores."""
    rng, leader = random.Random(number), None if number % 2 else number % 4
    options = gongzhu.Options(
        pig_flips=list(PigFlips)[number % 3],
        first_lead=FirstLead.TWO_OF_CLUBS if number % 5 else FirstLead.TWO_OF_SPADES,
    )
    played = play_gongzhu(begin_gongzhu(rng, leader, options), rng)
    scores = gongzhu.score_hand(begun(played.play).captured, played.exposed, options)
    return read("gongzhu", number, leader, played.exposures, played), scores


@pytest.mark.parametrize("number", HANDS)
@pytest.mark.parametrize("play", [played_hearts, played_gongzhu])
def test_what_was_played_by_the_rules_is_right(play: Any, number: int):
    hand, scores = play(number)
    assert list(hand.faults()) == []
    assert scores_of(hand, None) == scores


def taken(*shares: str, pig_flips: str = "all_hearts") -> Hand:
    """Return a hand of Gong Zhu in which each seat has taken what is named, and all else nobody."""

    class Taken(Hand):
        def taken(self) -> list[set[str]]:
            return [set(share.split()) for share in shares]

    hand, _ = played_gongzhu(1)
    return Taken(**{**vars(hand), "prepared": ((),) * 4, "rules": {"pig_flips": pig_flips}})


def test_all_the_hearts_with_pig_sheep_and_transformer():
    assert scores_of(taken(f"{ALL_HEARTS} QS JD 10C", "", "", ""), None) == (800, 0, 0, 0)
    assert scores_of(taken("10C 3H", "10C", "2H", "JD"), None) == (0, 50, 0, 100)
    everything, few = f"{ALL_HEARTS} QS JD 10C", f"{ALL_HEARTS} QS JD"
    assert scores_of(taken(everything, few, pig_flips="all_points"), None)[:2] == (800, 200)
    assert scores_of(taken(everything, few, pig_flips="never"), None)[:2] == (400, 200)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (lambda hand: {"deal": (hand.deal[1], *hand.deal[1:])}, "one pack"),
        (lambda hand: {"plays": (*hand.plays[:3], hand.plays[0])}, "played twice"),
        (lambda hand: {"plays": hand.plays[1:]}, "may not be played there"),
        (lambda hand: {"prepared": (None, *hand.prepared[1:])}, "before all had passed"),
        (lambda hand: {"prepared": (hand.deal[1][:3], *hand.prepared[1:])}, "does not hold"),
    ],
)
def test_what_is_wrong_is_found(changed: Any, said: str):
    hand, _ = played_hearts(1)
    assert any(said in fault for fault in replace(hand, **changed(hand)).faults())


def test_what_a_game_moves():
    assert payments("hearts", {1: 40, 2: 101, 3: 40}, 5) == {1: 3, 2: -5, 3: 2}
    assert payments("gongzhu", {1: -1000, 2: 300, 3: -1000}, 5) == {1: -3, 2: 5, 3: -2}
    assert payments("gongzhu", {1: 10, 2: 10}, 5) == {1: 0, 2: 0}
    assert payments("hearts", {1: 40}, 5) == {}
    assert team_payments([300, -1000], {1: 0, 2: 1, 3: 2}, 5) == {1: 3, 2: -5, 3: 2}
    assert team_payments([300, -1000], {1: 0, 2: 1, 3: 2}, 5, [1, 3]) == {1: -5, 2: 10, 3: -5}
