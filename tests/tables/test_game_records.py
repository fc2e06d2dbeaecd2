"""Finished games, added up by person, and who is ranked before whom."""

import pytest

from bot.players import GONGZHU, HEARTS
from bot.tables.game_records import LEFT, START, GamePlayer, GameRecord, GameTally, tallies_after
from bot.tables.ids import TableId, UserId
from tests.support.games_played import played_game
from tests.support.tables import ANN, BEN, CAT, GUILD


def game(number, hands, **players) -> GameRecord:
    people = {"ann": ANN, "ben": BEN, "cat": CAT}
    return GameRecord(TableId(1), GUILD, number, hands, {people[name]: it for name, it in players.items()})


def tallies_of(*games: GameRecord) -> dict[UserId, GameTally]:
    tallies: dict[UserId, GameTally] = {}
    for each in games:
        tallies.update(tallies_after(tallies, each))
    return tallies


GAMES_PLAYED = (
    game(8, 8, ann=GamePlayer(0, 40, 1, 0, 1, 8, 40), ben=GamePlayer(1, 101, 4, 3, 0, 8, 101)),
    game(10, 2, ann=GamePlayer(0, -61, 2, -26, 2, 2, -61)),
    game(15, 5, ben=GamePlayer(3, 30, 1, 0, 0, 5, 30), cat=GamePlayer(2, 30, 1, 1, 0, 5, 30)),
)


def test_each_persons_games():
    tallies = tallies_of(*GAMES_PLAYED)
    counted = {
        user_id: (each.games, each.won, each.hands, each.total_score, each.sweeps)
        for user_id, each in tallies.items()
    }
    assert counted == {ANN: (2, 1, 10, -21, 3), BEN: (2, 1, 13, 131, 0), CAT: (1, 1, 5, 30, 0)}
    assert tallies[ANN].average == pytest.approx(-2.1)


@pytest.mark.parametrize(("tricks", "best"), [(HEARTS, [-26, 0, 1]), (GONGZHU, [0, 3, 1])])
def test_the_best_hand_is_the_games_own(tricks, best):
    tallies = tallies_of(*GAMES_PLAYED)
    assert [tally.best_hand(tricks.rules.merit) for tally in tallies.values()] == best


@pytest.mark.parametrize("tricks", [HEARTS, GONGZHU])
def test_a_game_without_a_hand_of_ones_own_says_nothing_of_how_one_plays(tricks):
    fled = game(20, 6, ann=GamePlayer(0, 70, LEFT, 0, 0, 0, 0))
    played = game(21, 6, ann=GamePlayer(0, 200, 4, 50, 0, 2, 100))
    alone = tallies_of(fled)[ANN]
    assert (alone.games, alone.hands, alone.total_score) == (1, 0, 0)
    for games in ((fled, played), (played, fled)):
        both = tallies_of(*games)[ANN]
        assert (both.games, both.average, both.best_hand(tricks.rules.merit)) == (2, 50, 50)


def test_only_those_who_sat_there_are_told():
    before = tallies_of(*GAMES_PLAYED)
    assert tallies_after(before, played_game({BEN: 1})).keys() == {BEN}


def test_a_game_among_computer_players_rates_nobody_and_leaves_a_rating_as_it_was():
    assert tallies_of(played_game({ANN: 1}))[ANN].skill is None
    before = tallies_of(played_game({ANN: 1, BEN: 2}))
    after = tallies_after(before, played_game({ANN: 4}))
    assert after[ANN].skill == before[ANN].skill
    assert after[ANN].games == 2


def test_the_rated_come_first_then_who_has_won_more():
    won = {CAT: 5, UserId(40): 4, UserId(41): 0}
    alone = [played_game({person: 1}) for person, games in won.items() for _ in range(games)]
    tallies = tallies_of(
        *alone, played_game({UserId(41): 3}), *[played_game({ANN: 4, BEN: 2, UserId(42): 1})] * 300
    )
    best_first = sorted(tallies, key=lambda user_id: tallies[user_id].score, reverse=True)
    assert best_first == [UserId(42), BEN, ANN, CAT, UserId(40), UserId(41)]
    assert tallies[CAT].score < 0 <= tallies[ANN].score < START < tallies[UserId(42)].score
