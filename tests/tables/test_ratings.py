"""Ratings follow from the games that people have played against each other."""

import random
from dataclasses import replace
from itertools import permutations

from bot.tables.game_records import LEFT, START, GameRecord, GameTally, tallies_after
from bot.tables.ids import UserId
from tests.support.games_played import played_game

ANN, BEN, CAT, DAN = map(UserId, (11, 12, 13, 14))


def ratings_of(games: list[GameRecord]) -> dict[UserId, int]:
    """Return the rating of everybody who has one."""
    tallies: dict[UserId, GameTally] = {}
    for game in games:
        tallies.update(tallies_after(tallies, game))
    return {user_id: each.skill.rating for user_id, each in tallies.items() if each.skill is not None}


def test_who_wins_is_rated_higher_and_a_first_game_begins_at_the_start():
    ratings = ratings_of([played_game({ANN: 1, BEN: 3})])
    assert ratings[BEN] < START < ratings[ANN]


def test_the_better_the_place_the_higher_the_rating():
    ratings = ratings_of([played_game({ANN: 4, BEN: 2, CAT: 1, DAN: 3})])
    assert sorted(ratings, key=ratings.__getitem__, reverse=True) == [CAT, BEN, DAN, ANN]


def test_who_has_left_has_lost_to_all_who_stayed():
    left = played_game({ANN: LEFT, BEN: 4, CAT: 3})
    ratings = ratings_of([left])
    assert ratings[ANN] < ratings[BEN] < ratings[CAT]
    assert not left.players[ANN].has_won


def test_only_games_between_people_count():
    together = [played_game({ANN: 1, BEN: 2}), played_game({BEN: 1, CAT: 2})]
    alone = played_game({ANN: 4})
    assert ratings_of([alone]) == {}
    assert ratings_of([alone, together[0], alone, together[1], alone]) == ratings_of(together)


def test_a_place_behind_computer_players_counts_for_nothing():
    assert ratings_of([played_game({ANN: 3, BEN: 4})]) == ratings_of([played_game({ANN: 1, BEN: 2})])


def test_equal_scores_are_rated_alike():
    assert len(set(ratings_of([played_game({ANN: 2, BEN: 2})]).values())) == 1
    ratings = ratings_of([played_game({ANN: 1, BEN: 1, CAT: 3, DAN: 3})])
    assert ratings[ANN] == ratings[BEN] > ratings[CAT] == ratings[DAN]


def test_equal_scores_bring_two_people_together():
    before = [played_game({ANN: 1, BEN: 2})] * 5
    after = [*before, played_game({ANN: 1, BEN: 1})]
    gap, smaller_gap = (found[ANN] - found[BEN] for found in map(ratings_of, (before, after)))
    assert smaller_gap < gap


def test_who_sits_where_makes_no_difference():
    first = [played_game({ANN: 1, BEN: 2}), played_game({CAT: 1, ANN: 2})]
    places = {ANN: 1, BEN: 2, CAT: 2, DAN: 4}
    found = [
        ratings_of([*first, played_game({person: places[person] for person in seats})])
        for seats in permutations(places)
    ]
    assert all(ratings == found[0] for ratings in found)


def test_the_order_of_games_of_different_people_makes_no_difference():
    one, other = played_game({ANN: 1, BEN: 2}), played_game({CAT: 1, DAN: 2})
    assert ratings_of([one, other, one]) == ratings_of([other, one, one])


def test_beating_somebody_after_they_have_got_better_counts_for_more():
    better = [played_game({BEN: 1, CAT: 2})] * 6
    beaten = played_game({ANN: 1, BEN: 2})
    assert ratings_of([*better, beaten])[ANN] > ratings_of([beaten, *better])[ANN]


def teams(places: dict[UserId, int], *sides: tuple[UserId, ...]) -> GameRecord:
    """Return a game of teams, in which partners came to the same place."""
    game = played_game(places)
    side_of = {person: number for number, side in enumerate(sides) for person in side}
    players = {person: replace(player, side=side_of[person]) for person, player in game.players.items()}
    return replace(game, players=players)


def test_partners_win_and_lose_together_whatever_they_were_rated_before():
    before = [played_game({ANN: 1, BEN: 2, CAT: 2, DAN: 2})] * 3
    first = ratings_of(before)
    won = ratings_of([*before, teams({ANN: 1, BEN: 3, CAT: 1, DAN: 3}, (ANN, CAT), (BEN, DAN))])
    assert won[ANN] > first[ANN]
    assert won[CAT] > first[CAT]
    assert max(won[BEN], won[DAN]) < first[BEN] == first[DAN]


def test_beginners_of_one_side_are_rated_alike():
    ratings = ratings_of([teams({ANN: 1, BEN: 3, CAT: 1, DAN: 3}, (ANN, CAT), (BEN, DAN))])
    assert ratings[ANN] == ratings[CAT] > START > ratings[BEN] == ratings[DAN]


def test_partners_against_computer_players_only_are_not_rated():
    assert ratings_of([teams({ANN: 1, CAT: 1}, (ANN, CAT), (BEN, DAN))]) == {}
    assert ratings_of([teams({ANN: LEFT, CAT: 1}, (ANN, CAT), (BEN, DAN))]) == {}


def test_who_leaves_their_partner_has_lost_and_the_partner_has_not():
    ratings = ratings_of([teams({ANN: LEFT, BEN: 3, CAT: 1, DAN: 3}, (ANN, CAT), (BEN, DAN))])
    assert ratings[ANN] < ratings[BEN] == ratings[DAN] < ratings[CAT]


def test_a_rating_stays_a_number_to_show():
    games = [played_game({ANN: 1, BEN: 2, CAT: 3, DAN: 4}) for _ in range(300)]
    ratings = ratings_of(games)
    assert START < ratings[ANN] < 4 * START
    assert 0 <= ratings[DAN] < START


def test_the_better_player_comes_out_ahead():
    chance = random.Random(7)
    skills = {ANN: 3.0, BEN: 2.0, CAT: 1.0, DAN: 0.0}
    games = []
    for _ in range(150):
        people = chance.sample(sorted(skills), chance.choice([2, 3, 4]))
        luck = {person: skills[person] + chance.gauss(0, 2) for person in people}
        order = sorted(luck, key=luck.__getitem__, reverse=True)
        games.append(played_game({person: order.index(person) + 1 for person in people}))
    ratings = ratings_of(games)
    assert sorted(ratings, key=ratings.__getitem__, reverse=True) == [ANN, BEN, CAT, DAN]
