"""A hand that is over, looked at again: everybody as they stood then, and nobody knowing more than then."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import Game, advise
from bot.rules.tricks import CARDS_EACH, SEATS
from bot.tables.tricks import Phase
from bot.tables.tricks.review import prepared_positions, scores_after, trick_positions
from bot.tables.tricks.snapshot import dump, load
from tests.support.tables import ANN
from tests.support.trick_tables import Play, fourth_hand, next_step, started

games = pytest.mark.parametrize("game", Game)
DONE = (Phase.BETWEEN, Phase.OVER)


def seen_while_played(play: Play, choose):
    """Return the table after its hand, and what each seat saw before it prepared and before each card."""
    prepared, played, table = {}, [], play.table
    while table.phase not in DONE:
        place = table.waited_for[0]
        view = table.view_of(place)
        if table.phase is Phase.PREPARING:
            prepared[place] = view
        elif table.phase is Phase.PLAYING:
            played.append(view)
        play = play.after(next_step(table, lambda _, seen=view: choose(seen)))
        table = play.table
    return load(dump(table)), prepared, played


def begun(game: Game, seed: int, totals=(3, 0, 20, 3)) -> Play:
    rng = random.Random(seed)
    game_of_four = started(ANN, game=game)
    hands = rng.randrange(3)
    play = game_of_four
    for _ in range(hands):
        play = play.until(*DONE, choose=lambda legal: rng.choice(legal))
        play = play.after(*(next_hand(play),))
    return play


def next_hand(play: Play):
    from bot.tables.tricks import NextHand  # noqa: PLC0415

    return NextHand(ANN)
