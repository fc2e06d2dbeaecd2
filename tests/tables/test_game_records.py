"""Finished games, added up by person."""

import pytest

from bot.players import GONGZHU, HEARTS
from bot.tables.game_records import GamePlayer, GameRecord, GameTally, tallies_of
from bot.tables.ids import TableId
from tests.support.tables import ANN, BEN, CAT, GUILD


def game(number, hands, **players) -> GameRecord:
    people = {"ann": ANN, "ben": BEN, "cat": CAT}
    return GameRecord(TableId(1), GUILD, number, hands, {people[name]: it for name, it in players.items()})


GAMES_PLAYED = (
    game(8, 8, ann=GamePlayer(0, 40, 1, 0, 1), ben=GamePlayer(1, 101, 4, 3, 0)),
    game(10, 2, ann=GamePlayer(0, -61, 2, -26, 2)),
    game(15, 5, ben=GamePlayer(3, 30, 1, 0, 0), cat=GamePlayer(2, 30, 1, 1, 0)),
)


def test_nobody():
    assert tallies_of([], HEARTS.rules.merit) == {}


def test_each_persons_games():
    tallies = tallies_of(GAMES_PLAYED, HEARTS.rules.merit)
    assert tallies == {
        ANN: GameTally(games=2, won=1, hands=10, score=-21, best_hand=-26, sweeps=3),
        BEN: GameTally(games=2, won=1, hands=13, score=131, best_hand=0, sweeps=0),
        CAT: GameTally(games=1, won=1, hands=5, score=30, best_hand=1, sweeps=0),
    }
    assert tallies[ANN].average == pytest.approx(-2.1)


def test_in_gong_zhu_the_best_hand_is_the_highest():
    tallies = tallies_of(GAMES_PLAYED, GONGZHU.rules.merit)
    assert [tally.best_hand for tally in tallies.values()] == [0, 3, 1]
