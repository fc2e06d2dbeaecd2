"""The record of every hand replays to what happened at the table; `replays` itself is the long run."""

import pytest

from bot.rules import hearts
from bot.rules.hearts import Moon
from bot.tables.tricks import Phase
from bot.tables.tricks.events import HandScored
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import ALL_CLUBS, Dealt, fourth_hand
from tests.tables.tricks import replays


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", TRICK_GAMES)
def test_records_replay_to_what_happened(game, number):
    assert replays.differences(game, number, hands=5) == []


def test_the_moon_as_it_was_picked():
    play = fourth_hand(rules=hearts.Options(moon=Moon.CHOOSE), chance=Dealt(ALL_CLUBS)).until(Phase.BETWEEN)
    scored = HandScored(4, (-26, 0, 0, 0), is_last=False)
    assert play.table.scores[-1] == scored.scores
    assert replays.difference_of(play, scored, 0) is None


def test_a_difference_is_noticed():
    play = fourth_hand(chance=Dealt(ALL_CLUBS)).until(Phase.BETWEEN)
    scored = HandScored(4, (26, 0, 0, 0), is_last=False)
    assert replays.difference_of(play, scored, 0) is not None


def test_the_long_run(capsys):
    assert replays.main(["--hands", "1"]) == 0
    assert "20 hands of each game, 0 records" in capsys.readouterr().out
