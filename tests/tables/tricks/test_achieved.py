"""Who takes everything in a hand has achieved it, if they played it to its end themselves."""

import pytest

from bot.players import GONGZHU
from bot.rules import gongzhu, hearts
from bot.tables.commands import Leave
from bot.tables.ids import UserId
from bot.tables.machine import Booking
from bot.tables.tricks import Phase
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_DIAMONDS,
    ALL_HEARTS,
    ALL_SPADES,
    MACHINES,
    Dealt,
    TrickPlay,
    fourth_hand,
    next_step,
    started,
    stored,
)

HANDS = ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS


def hand_of(play: TrickPlay) -> dict[UserId, tuple[str, ...]]:
    """Play the hand to its end, and return what is booked as achieved."""
    booked = list[Booking | None]()
    while play.table.phase not in {Phase.BETWEEN, Phase.OVER}:
        for event in play.events(next_step(play.table)):
            play = play.with_events(event)
            booked.append(MACHINES[play.table.game].booking(stored(play.table), play.table, event))
    [record] = [each.round for each in booked if each is not None and each.round is not None]
    return {user_id: player.achieved for user_id, player in record.players.items() if player.achieved}


@pytest.mark.parametrize("target", [25, 10_000])
def test_the_shooter_of_a_moon_has_achieved_it_whether_the_game_goes_on_or_not(target):
    play = fourth_hand(ANN, chance=Dealt(*HANDS), rules=hearts.Options(target=target))
    assert hand_of(play) == {OPENER: ("hearts-sweep",)}


def test_all_the_hearts_are_achieved_by_who_has_them():
    # Whoever holds 2♠ leads first; their spades take every trick.
    options = gongzhu.Options(target=10_000)
    play = started(ANN, BEN, CAT, game=GONGZHU, chance=Dealt(*HANDS), rules=options)
    assert hand_of(play) == {play.table.people[2]: ("gongzhu-sweep",)}


def test_what_a_computer_player_takes_nobody_has_achieved():
    play = started(ANN, game=GONGZHU, chance=Dealt(*HANDS), rules=gongzhu.Options(target=10_000))
    assert hand_of(play) == {}


def test_who_left_before_the_end_of_the_hand_has_not_achieved_it():
    play = fourth_hand(ANN, chance=Dealt(*HANDS), rules=hearts.Options(target=10_000))
    assert hand_of(play.after(Leave(OPENER))) == {}


def test_an_ordinary_hand_achieves_nothing():
    assert hand_of(fourth_hand(ANN, rules=hearts.Options(target=10_000))) == {}
