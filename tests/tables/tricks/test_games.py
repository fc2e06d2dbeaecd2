"""Who may begin a game of Hearts or Gong Zhu, with what, and how games follow each other."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import hearts
from bot.rules.errors import RuleError
from bot.tables.commands import Actor, HandOver, Leave
from bot.tables.events import PlayerSatOut
from bot.tables.ids import UserId
from bot.tables.points import LossLimit, PointsMode
from bot.tables.tricks import AddComputer, Phase, Start, TrickTableOptions
from bot.tables.tricks.state import Occupant
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, CAT, MANAGER, OPENER, STRANGER
from tests.support.tricks.tables import BY_OPENER, TrickPlay, join, lobby, started

BY_MANAGER = Actor(MANAGER, manages_server=True)
COMPUTER = Occupant(is_computer=True)
FREE = Occupant()


def between(play: TrickPlay) -> TrickPlay:
    return play.until(Phase.BETWEEN)


def users(play: TrickPlay) -> list[UserId | None]:
    return [seat.user_id for seat in play.table.seats]


# Beginning a game


def test_a_game_fills_free_seats_with_computer_players():
    play = lobby(ANN)
    assert play.names(Start(BY_OPENER)) == ["ComputerJoined", "ComputerJoined", "GameStarted", "HandDealt"]
    table = play.after(Start(BY_OPENER)).table
    assert [seat.is_computer for seat in table.seats] == [False, False, True, True]
    assert (table.games, table.round, table.hand_number) == (1, 1, 1)
    assert table.phase is Phase.PREPARING


@pytest.mark.parametrize("actor", [BY_OPENER, BY_MANAGER, Actor(OPENER, manages_server=True)])
def test_who_may_begin_a_game(actor):
    assert lobby(ANN).after(Start(actor)).table.has_running_game


@pytest.mark.parametrize("actor", [Actor(ANN), Actor(STRANGER)])
def test_who_may_not_while_the_opener_is_seated(actor):
    assert lobby(ANN).refusal(Start(actor)) == "only-host-leads"


def test_once_the_opener_has_left_whoever_has_sat_longest_may():
    left = lobby(ANN, BEN).after(Leave(OPENER))
    for actor in (Actor(STRANGER), Actor(BEN), BY_OPENER):
        assert left.refusal(Start(actor)) == "only-host-leads"
    assert left.after(Start(Actor(ANN))).table.has_running_game


def test_a_running_game_is_not_begun_again():
    play = started(ANN)
    assert play.refusal(Start(BY_OPENER)) == "game-is-running"
    assert between(play).refusal(Start(BY_OPENER)) == "game-is-running"
    assert play.refusal(AddComputer(OPENER)) == "game-is-running"


# One game after another


def test_games_follow_each_other_with_fresh_scores_and_rounds_counting_on():
    first = started(ANN, rules=hearts.Options(target=1)).until(Phase.OVER)
    rounds = first.table.round
    assert first.table.scores
    assert not first.table.has_running_game
    second = first.after(Start(BY_OPENER))
    assert (second.table.games, second.table.scores, second.table.totals) == (2, (), (0, 0, 0, 0))
    assert (second.table.round, second.table.hand_number) == (rounds + 1, 1)
    assert second.table.has_running_game


def test_after_a_game_people_come_and_go_as_before_it():
    over = started(ANN, rules=hearts.Options(target=1)).until(Phase.OVER)
    changed = over.after(Leave(ANN), join(BEN), join(CAT))
    assert users(changed) == [OPENER, BEN, CAT, None]
    again = changed.after(Start(BY_OPENER))
    assert again.table.stake_holders == {OPENER: 0, BEN: 1, CAT: 2}


def test_once_a_game_has_been_over_for_a_while_anybody_seated_may_begin_the_next():
    over = started(ANN, rules=hearts.Options(target=1)).until(Phase.OVER)
    by_ann = Start(Actor(ANN))
    assert over.refusal(by_ann) == "go-on-later"
    assert over.later(19_999).refusal(by_ann) == "go-on-later"
    free = over.later(20_000)
    assert free.refusal(Start(Actor(STRANGER))) == "only-host-leads"
    assert free.after(by_ann).table.games == 2
    # Joining does not begin the time anew, nor does it last into the next game.
    assert over.later(15_000).after(join(BEN)).later(5_000).after(by_ann).table.games == 2
    assert lobby(ANN).later(60_000).refusal(by_ann) == "only-host-leads"


def test_a_table_is_handed_over_by_its_host_alone():
    play = lobby(ANN)
    assert play.refusal(HandOver(Actor(ANN), ANN)) == "only-host"
    assert play.refusal(HandOver(BY_OPENER, STRANGER)) == "heir-not-seated"
    handed = play.after(HandOver(BY_OPENER, ANN))
    assert handed.refusal(Start(BY_OPENER)) == "only-host-leads"
    assert handed.after(Start(Actor(ANN))).table.has_running_game


# Cover, where bankrolls are played for


def bankroll(*others: UserId, **options: Any) -> TrickPlay:
    funds = {OPENER: 5, ANN: 5, BEN: 4, CAT: 5}
    return lobby(*others, points=PointsMode.BANKROLL, funds=funds.items(), **options)


def test_nobody_sits_down_without_what_they_could_lose():
    assert bankroll().refusal(join(BEN)) == "game-stake-uncovered"
    assert bankroll(ANN).after(Start(BY_OPENER)).table.has_running_game


def test_who_has_lost_too_much_elsewhere_meanwhile_gives_the_seat_up_and_the_others_play():
    play = replace(bankroll(ANN, CAT), funds={OPENER: 5, ANN: 4, CAT: 5})
    assert play.events(Start(BY_OPENER))[0] == PlayerSatOut(ANN, 4)
    begun = play.after(Start(BY_OPENER))
    assert [seat.user_id for seat in begun.table.seats] == [OPENER, None, CAT, None]
    assert begun.table.seats[1].is_computer
    assert begun.table.stake_holders == {OPENER: 0, CAT: 2}
    assert dict(begun.table.sat_out) == {ANN: 4}
    assert ANN not in begun.table.parts
    assert dict(begun.until(Phase.BETWEEN).table.sat_out) == {}


def test_a_host_who_sits_out_leaves_the_lead_to_those_who_play():
    play = bankroll(ANN, rules=hearts.Options(target=1))
    begun = replace(play, funds={OPENER: 4, ANN: 5}).after(Start(BY_OPENER))
    assert begun.table.people == (ANN,)
    over = begun.until(Phase.OVER)
    assert over.after(Start(Actor(ANN))).table.games == 2


def test_where_nobody_has_the_stake_nothing_happens():
    play = replace(bankroll(ANN), funds={OPENER: 0, ANN: 4})
    assert play.refusal(Start(BY_OPENER)) == "nobody-has-stake"


@pytest.mark.parametrize(("points", "is_refused"), [(4, True), (5, False)])
def test_a_new_account_plays_for_no_more_than_it_may_lose(points, is_refused):
    limits = {ANN: LossLimit(points, NOW_MS + 1)}
    play = replace(bankroll(), loss_limits=limits)
    if is_refused:
        assert play.refusal(join(ANN)) == "account-too-new"
    else:
        assert play.names(join(ANN)) == ["PlayerJoined"]
    # Nothing of a seat's stake is theirs who take it over.
    running = replace(bankroll(CAT).after(Start(BY_OPENER)).until(Phase.BETWEEN), loss_limits=limits)
    assert ANN in running.after(join(ANN)).table.people


def test_a_new_account_whose_limit_came_down_meanwhile_sits_out():
    play = replace(bankroll(ANN, CAT), loss_limits={ANN: LossLimit(4, NOW_MS + 1)})
    assert play.events(Start(BY_OPENER))[0] == PlayerSatOut(ANN, 4)


def test_alone_with_computer_players_nobody_needs_anything():
    play = bankroll()
    assert TrickPlay(play.table, funds={OPENER: 0}).after(Start(BY_OPENER)).table.has_running_game


def test_who_takes_over_a_seat_in_a_running_game_needs_nothing():
    play = bankroll(ANN).after(Start(BY_OPENER))
    poor = TrickPlay(play.table, chance=play.chance, funds={BEN: 0}).until(Phase.BETWEEN)
    assert BEN in poor.after(join(BEN)).table.people


# What a table may be played at


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"stake_points": -1}, "game-stake-invalid"),
        ({"stake_points": 1_000_001}, "game-stake-invalid"),
        ({"turn_s": 9}, "pace-invalid"),
        ({"turn_s": 259_201}, "pace-invalid"),
    ],
)
def test_what_a_table_cannot_be_played_at(facts, code):
    with pytest.raises(RuleError) as refused:
        TrickTableOptions(hearts.Options(), **facts)
    assert refused.value.code == code
