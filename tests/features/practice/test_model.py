"""A practice hand: the same moves lead to the same hand, and fit into a custom id."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.practice.model import MOVES_PATTERN, PracticeHand, practised
from bot.features.practice.service import LIMIT, LatestClicks
from bot.features.practice.view import MoveButton, Moved, PracticeMistakeButton
from bot.players import HEARTS, Level, TrickGame
from bot.rules.errors import RuleError
from bot.tables.machine import Moment
from bot.tables.tricks import ClaimRest, Phase
from bot.views.pages import Turn
from bot.views.tricks.custom_ids import HandAction
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, Seeded
from tests.support.tiers import examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import ALL_CLUBS, Dealt, own_step

SEED = "00c0ffee"
LONGEST_ID = 100
games = pytest.mark.parametrize("game", TRICK_GAMES)
MOMENT = Moment(NOW_MS, Seeded())


def dealt(game: TrickGame, seed: str = SEED, moves: str = "", moment: Moment = MOMENT) -> PracticeHand:
    return practised(seed, moves, game, ANN, moment)


def played_out(hand: PracticeHand, rng: random.Random) -> list[PracticeHand]:
    """Return a hand at each of its moments, up to its end."""
    moments = [hand]
    while not moments[-1].is_over:
        moments.append(moments[-1].after(own_step(moments[-1].table, ANN, rng.choice), MOMENT))
    return moments


@games
def test_a_person_sits_among_three_easy_computer_players(game):
    table = dealt(game).table
    assert table.people == (ANN,)
    assert [seat.is_computer for seat in table.seats] == [False, True, True, True]
    assert table.options.level is Level.EASY
    assert table.deadline_ms is None


@games
@settings(max_examples=examples(10))
@given(number=st.integers(0, 2**32 - 1))
def test_the_moves_lead_to_the_same_hand_again(game, number):
    seed = f"{number:08x}"
    for hand in played_out(dealt(game, seed), random.Random(number)):
        assert dealt(game, seed, hand.moves) == hand
        assert re.fullmatch(MOVES_PATTERN, hand.moves)


@games
def test_the_longest_custom_id_of_a_hand_is_short_enough(game):
    person = 2**64 - 1
    hand = played_out(dealt(game), random.Random(1))[-1]
    moved = Moved(game.name, SEED, f"0123{hand.moves}"[:18])
    assert len(MoveButton(moved, HandAction.CONFIRM, "0123456789abc").custom_id) <= LONGEST_ID
    assert len(PracticeMistakeButton(moved, Turn(person, 13, "back")).custom_id) <= LONGEST_ID


@games
def test_other_people_meet_the_same_hand_of_a_seed_and_each_seed_has_its_own(game):
    assert practised(SEED, "", game, BEN, MOMENT).table.hand == dealt(game).table.hand
    assert dealt(game, "00000001").table.hand != dealt(game).table.hand


def test_a_claim_is_a_move():
    moment = Moment(NOW_MS, Dealt(ALL_CLUBS))
    hand = dealt(HEARTS, moment=moment)
    hand = hand.after(own_step(hand.table, ANN), moment)
    while hand.table.phase is Phase.PLAYING:
        try:
            hand = hand.after(ClaimRest(ANN), moment)
        except RuleError:
            hand = hand.after(own_step(hand.table, ANN, lambda legal: legal[-1]), moment)
    assert hand.moves.endswith("x")
    assert dealt(HEARTS, moves=hand.moves, moment=moment) == hand


@games
@pytest.mark.parametrize("moves", ["cccc", "x", "-x-", "0-0-", "-" + "0" * 14 + "x"])
def test_impossible_moves_are_refused(game, moves):
    with pytest.raises(RuleError) as refused:
        dealt(game, moves=moves)
    assert refused.value.code == "practice-gone"


def test_only_the_latest_click_on_a_message_is_the_latest():
    clicks = LatestClicks()
    clicks.note(1, 10)
    clicks.note(1, 11)
    clicks.note(2, 12)
    assert not clicks.is_latest(1, 10)
    assert clicks.is_latest(1, 11)
    for message_id in range(3, LIMIT + 10):
        clicks.note(message_id, message_id)
    # What is forgotten is not held back.
    assert clicks.is_latest(1, 10)
