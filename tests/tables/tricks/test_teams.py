"""Gong Zhu in teams at a table: whose scores count together, who wins, who pays, and what is kept of it."""

import json
from dataclasses import replace

import pytest

from bot.players import GONGZHU
from bot.rules import gongzhu
from bot.tables.commands import Leave
from bot.tables.game_records import LEFT
from bot.tables.points import PointsMode
from bot.tables.tricks import NextHand, Phase, Start
from bot.tables.tricks.accounts import finished_game, payments, ranks_of
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.tables import BY_OPENER, MACHINES, TrickPlay, lobby, started, stored
from tests.tables.tricks.kept import Kept

TEAMS = gongzhu.Options(teams=True)
ENDS = gongzhu.Options(teams=True, target=1)


def in_teams(*others, rules=TEAMS, **options) -> TrickPlay:
    """Return a table of teams at the beginning of a game."""
    return started(*others, game=GONGZHU, rules=rules, **options)


def over(*others, rules=ENDS) -> TrickPlay:
    """Return a table after a game of one hand."""
    return in_teams(*others, rules=rules).until(Phase.OVER)


def scored(play: TrickPlay, *totals: int):
    """Return a table as if these were the scores of its game."""
    return play.with_totals(*totals).table


def test_a_game_goes_on_until_a_side_is_at_the_target():
    alone = in_teams(ANN, BEN, CAT, rules=gongzhu.Options(teams=True, target=200))
    assert scored(alone, -300, 0, 150, 0).has_running_game
    assert not scored(alone, -300, 0, 100, 0).has_running_game
    assert scored(
        started(ANN, game=GONGZHU, rules=gongzhu.Options(target=200)), -199, 0, 0, 0
    ).has_running_game


def test_a_game_of_teams_may_end_after_so_many_hands():
    rules = gongzhu.Options(target=10_000, teams=True, hands=2)
    between = in_teams(ANN, BEN, CAT, rules=rules).until(Phase.BETWEEN)
    assert len(between.table.scores) == 1
    over = between.after(NextHand(OPENER)).until(Phase.OVER).table
    assert len(over.scores) == 2
    assert max(map(abs, over.side_totals)) < 10_000


def test_partners_share_their_place_and_the_worst_seat_may_win():
    table = scored(over(ANN, BEN, CAT), -900, -200, 800, 50)
    assert table.side_totals == (-100, -150, -100, -150)
    assert table.rules.winners(table.side_totals) == (0, 2)
    assert ranks_of(table.rules, table.side_totals) == (1, 3, 1, 3)
    players = finished_game(stored(table), table).players
    assert {user_id: (each.rank, each.side, each.score) for user_id, each in players.items()} == {
        OPENER: (1, 0, -900),
        ANN: (3, 1, -200),
        BEN: (1, 0, 800),
        CAT: (3, 1, 50),
    }


def test_equal_sides_both_win():
    table = scored(over(ANN, BEN, CAT), -900, -300, 800, 200)
    assert table.rules.winners(table.side_totals) == (0, 1, 2, 3)
    assert payments(table) == {OPENER: 0, ANN: 0, BEN: 0, CAT: 0}


def test_the_losing_side_pays_the_winning_one():
    table = scored(over(ANN, BEN, CAT), -900, -200, 800, 50)
    assert payments(table) == {OPENER: 5, ANN: -5, BEN: 5, CAT: -5}
    table = scored(over(ANN, BEN), -900, -200, 800, 50)
    assert payments(table) == {OPENER: 3, ANN: -5, BEN: 2}


def test_whoever_leaves_has_lost_and_their_partner_takes_all():
    play = in_teams(ANN, BEN, CAT, rules=ENDS).after(Leave(OPENER)).until(Phase.OVER)
    table = scored(play, 100, -300, 0, 0)
    assert payments(table) == {OPENER: 0, ANN: -5, BEN: 10, CAT: -5}
    players = finished_game(stored(table), table).players
    # The seat that was given up keeps nobody from a better place.
    assert {user_id: each.rank for user_id, each in players.items()} == {OPENER: LEFT, ANN: 2, BEN: 1, CAT: 2}


def partners_only(**options) -> TrickPlay:
    """Return a lobby of two partners; the seats between them are free."""
    play = lobby(ANN, BEN, game=GONGZHU, **options)
    return play.after(Leave(ANN))


@pytest.mark.parametrize("mode", PointsMode)
def test_partners_against_computer_players_play_for_no_stake(mode):
    funds = {OPENER: 5, ANN: 5, BEN: 5}.items()
    kept = Kept(partners_only(rules=ENDS, points=mode, funds=funds)).apply(Start(BY_OPENER))
    assert kept.play.table.stake_holders == {}
    kept.until(Phase.OVER)
    assert kept.books.postings == {}
    assert kept.rounds[-1].deltas == {OPENER: 0, BEN: 0}
    record = finished_game(stored(kept.play.table), kept.play.table)
    assert not record.is_rated


def test_partners_against_computer_players_need_no_points():
    funds = {OPENER: 5, ANN: 5, BEN: 5}.items()
    lobby_of_two = partners_only(rules=ENDS, points=PointsMode.BANKROLL, funds=funds)
    poor = TrickPlay(lobby_of_two.table, funds={OPENER: 0, BEN: 0}).after(Start(BY_OPENER))
    assert (poor.table.people, poor.table.sat_out) == ((OPENER, BEN), {})


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN])
def test_a_table_of_teams_comes_back_as_it_was_and_an_older_one_without_teams(phase):
    machine, table = MACHINES[GONGZHU], in_teams(ANN, BEN, rules=TEAMS).until(phase).table
    kept = json.loads(json.dumps(machine.dump(table)))
    assert machine.load(kept) == table
    for name in ("first_lead", "teams"):
        kept["options"]["rules"].pop(name, None)
    assert machine.load(kept).options.rules == gongzhu.Options()


def test_a_seat_sees_no_more_in_teams():
    ours, alone = (
        started(ANN, BEN, CAT, game=GONGZHU, rules=rules).until(Phase.PLAYING).table.view_of(0)
        for rules in (TEAMS, gongzhu.Options())
    )
    assert replace(ours, options=alone.options) == alone
