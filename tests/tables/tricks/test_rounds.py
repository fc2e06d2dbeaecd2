"""What is kept of every hand that was played."""

import json
from dataclasses import replace

import pytest

from bot.rules import hearts
from bot.rules.hearts import Moon
from bot.rules.tricks.records import replay
from bot.tables.commands import Leave
from bot.tables.points import PointsMode
from bot.tables.tricks import ChooseAfterPlay, Phase, Start
from tests.support.tables import ANN, BEN, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    BY_OPENER,
    ENDS,
    MACHINES,
    Dealt,
    fourth_hand,
    lobby,
)
from tests.tables.tricks.kept import Kept


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_every_hand_is_a_round(game):
    kept = Kept(lobby(ANN, game=game, rules=ENDS[game]))
    for _ in range(3):
        kept.apply(Start(BY_OPENER)).until(Phase.OVER)
    assert [record.number for record in kept.rounds] == list(range(1, len(kept.rounds) + 1))
    assert len(kept.rounds) == kept.play.table.round


def test_a_round_names_everybody_who_sat_there():
    kept = Kept(lobby(ANN, BEN)).apply(Start(BY_OPENER), Leave(BEN)).until(Phase.BETWEEN)
    assert kept.rounds[0].deltas == {OPENER: 0, ANN: 0}
    assert {record.points for record in kept.rounds} == {PointsMode.SCORE}


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_what_is_kept_of_a_round_holds_no_secret_of_the_next(game):
    kept = Kept(lobby(ANN, game=game)).apply(Start(BY_OPENER))
    root = kept.play.table.seed_root
    kept.until(Phase.BETWEEN)
    text = json.dumps(kept.rounds[0].snapshot)
    assert root.hex() not in text
    assert kept.play.table.next_seed.hex() not in text
    loaded = MACHINES[game].load(json.loads(text))
    assert loaded == replace(kept.play.table, seed_root=b"", arrivals=())


def test_the_record_says_what_was_picked_for_the_moon():
    kept = Kept(fourth_hand(rules=hearts.Options(moon=Moon.CHOOSE), chance=Dealt(ALL_CLUBS)))
    kept.until(Phase.CHOOSING).apply(ChooseAfterPlay(OPENER, Moon.TAKE_FROM_SELF))
    assert kept.rounds[0].record["options"]["moon"] == "take_from_self"
    assert replay(hearts, kept.rounds[0].record)["scores"] == [-26, 0, 0, 0]
