"""What Details say of a table of tricks: a lock, and never the seed of cards that are out."""

import json

import pytest

from bot.rules.fair_deal import commitment_to
from bot.tables.tricks import Phase, TrickTable
from bot.views.tricks.details import details_view
from tests.support.tables import ANN, BEN
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import lobby, started, stored
from tests.views.trick_evenings import FACES, TEXT

games = pytest.mark.parametrize("game", TRICK_GAMES)


def details_of(table: TrickTable) -> str:
    return json.dumps(details_view(TEXT, FACES[table.game.name], stored(table), table).to_components())


@games
def test_a_lobby_shows_the_lock_of_the_hand_to_come(game):
    table = lobby(ANN, BEN, game=game).table
    assert table.commitment.hex() in details_of(table)


@games
@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING])
def test_whoever_presses_it_late_sees_the_lock_of_the_running_hand_and_not_its_seed(game, phase):
    table = started(ANN, BEN, game=game).until(phase).table
    assert table.shuffle is not None
    shown = details_of(table)
    assert table.shuffle.seed.hex() not in shown
    assert commitment_to(table.shuffle.seed).hex() in shown
