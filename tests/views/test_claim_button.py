"""The button that claims the rest of a hand: there for whoever can be sure of it, and saying nothing else."""

from random import Random
from types import SimpleNamespace

import pytest

from bot.players import sure_leads
from bot.tables.tricks import Phase, PlayerAway, TrickTable
from bot.views.tricks.panel import panel_view
from tests.support.guild import components_of, labels_of
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.claims import with_other_hands
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import Dealt, TrickPlay, next_step, started, stored
from tests.views.trick_evenings import FACES, TEXT

HIGH = "AS KS QS AH KH QH JH AD KD QD AC KC QC"
PEOPLE = (OPENER, ANN, BEN, CAT)
LABEL = TEXT("tricks-panel-claim")
games = pytest.mark.parametrize("game", TRICK_GAMES)


def panel_of(table: TrickTable, seat: int) -> SimpleNamespace:
    view = panel_view(TEXT, FACES[table.game.name], stored(table), table, PEOPLE[seat])
    return SimpleNamespace(components=view.to_components())


def hand_played(game) -> list[TrickPlay]:
    play = started(ANN, BEN, CAT, game=game, chance=Dealt(HIGH)).until(Phase.PLAYING)
    moments = []
    while play.table.phase is Phase.PLAYING:
        moments.append(play)
        play = play.after(next_step(play.table))
    return moments


@games
def test_it_is_there_for_the_one_who_can_be_sure_and_nobody_else(game):
    answers = set()
    for play in hand_played(game):
        for seat in range(4):
            is_sure = bool(sure_leads(play.table.view_of(seat)))
            assert labels_of(panel_of(play.table, seat)).count(LABEL) == is_sure
            answers.add(is_sure)
    assert answers == {True, False}


@games
def test_the_panel_is_the_same_whatever_the_others_hold(game):
    rng = Random(1)
    for play in hand_played(game):
        [seat] = play.table.waited_for
        panel = components_of(panel_of(play.table, seat))
        for _ in range(2):
            assert components_of(panel_of(with_other_hands(play.table, seat, rng), seat)) == panel


@games
def test_whoever_is_away_is_back_before_they_claim(game):
    play = next(play for play in hand_played(game) if LABEL in labels_of(panel_of(play.table, 0)))
    away = play.with_events(PlayerAway(OPENER, 0))
    assert LABEL not in labels_of(panel_of(away.table, 0))
