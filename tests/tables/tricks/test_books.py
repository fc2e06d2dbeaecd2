"""What games of Hearts and Gong Zhu put into the books."""

import pytest

from bot.players import HEARTS
from bot.tables.commands import Actor, Close, Leave, LoseChannel, Wake
from bot.tables.points import Account, AccountKind, PointsMode
from bot.tables.tricks import Phase, Start
from bot.tables.tricks.accounts import payments
from bot.tables.tricks.events import GameStarted
from tests.support.tables import ANN, BEN, CAT, DEALER, GUILD, OPENER, TABLE
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_HEARTS,
    ALL_SPADES,
    BY_OPENER,
    ENDS,
    KEPT_MS,
    MACHINES,
    TURN_MS,
    Dealt,
    fourth_hand,
    join,
    lobby,
    next_step,
    own_step,
    started,
    stored,
)
from tests.tables.tricks.kept import PEOPLE, Kept, staked

ESCROW = Account.escrow(GUILD, TABLE)


# Bankrolls


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_stakes_are_set_aside_when_a_game_begins(game):
    kept = staked(ANN, BEN, game=game).apply(Start(BY_OPENER))
    assert kept.points(*PEOPLE) == [15, 15, 15, 20]
    assert kept.books.balances[ESCROW] == 15
    assert list(kept.books.postings) == [f"{game.name}:{TABLE}:game-1:reserve"]


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_game_is_settled_with_its_last_hand(game):
    kept = staked(ANN, BEN, game=game).apply(Start(BY_OPENER)).until(Phase.BETWEEN)
    assert list(kept.books.postings) == [f"{game.name}:{TABLE}:game-1:reserve"]
    kept.until(Phase.OVER)
    assert list(kept.books.postings)[1:] == [f"{game.name}:{TABLE}:game-1"]
    assert kept.books.balances[ESCROW] == 0
    paid = payments(kept.play.table)
    assert kept.points(*PEOPLE) == [20 + paid.get(person, 0) for person in PEOPLE]
    assert any(paid.values())


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_every_game_is_settled_by_itself(game):
    kept = staked(ANN, game=game, rules=ENDS[game], funds=100)
    for number in (1, 2, 3):
        kept.apply(Start(BY_OPENER)).until(Phase.OVER)
        assert f"{game.name}:{TABLE}:game-{number}" in kept.books.postings
        assert (kept.books.escrow_points, kept.books.open_reservations) == (0, set())
    assert sum(kept.points(*PEOPLE)) == 400


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN])
@pytest.mark.parametrize(
    "commands",
    [
        (LoseChannel(),),
        (Close(Actor(CAT, manages_server=True)),),
        (Close(BY_OPENER), Close(Actor(ANN))),
        (Leave(ANN), LoseChannel()),
        (Leave(ANN), Leave(OPENER), Close(Actor(CAT, manages_server=True))),
    ],
)
def test_a_game_that_is_called_off_gives_everything_back(phase, commands):
    kept = staked(ANN).apply(Start(BY_OPENER)).until(phase).apply(*commands)
    assert kept.play.table.phase is Phase.CLOSED
    assert kept.points(*PEOPLE) == [20, 20, 20, 20]
    assert (kept.books.escrow_points, kept.books.open_reservations) == (0, set())


def test_a_game_that_nobody_came_back_to_gives_everything_back():
    kept = staked(ANN).apply(Start(BY_OPENER))
    kept.play = kept.play.later(TURN_MS)
    kept.apply(Wake())
    assert kept.play.table.is_paused
    kept.play = kept.play.later(KEPT_MS)
    kept.apply(Wake())
    assert kept.points(OPENER, ANN) == [20, 20]
    assert kept.books.escrow_points == 0


@pytest.mark.parametrize("command", [Leave(ANN), Close(BY_OPENER), LoseChannel()])
def test_where_no_game_runs_nothing_is_given_back(command):
    over = staked(ANN, rules=ENDS[HEARTS]).apply(Start(BY_OPENER)).until(Phase.OVER)
    for kept in (staked(ANN), over):
        before = dict(kept.books.postings)
        assert kept.apply(command).books.postings == before


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_who_has_left_does_not_win_the_stake(game):
    kept = staked(ANN, game=game, rules=ENDS[game]).apply(Start(BY_OPENER))
    kept.play = kept.play.to_last_card()
    table = kept.play.after(next_step(kept.play.table)).table
    best = max((OPENER, ANN), key=lambda person: table.rules.merit(table.totals[table.holders[person]]))
    other = ANN if best is OPENER else OPENER
    kept.apply(Leave(best)).until(Phase.OVER)
    assert kept.play.table.totals == table.totals
    assert kept.points(best, other) == [15, 25]
    assert kept.rounds[-1].deltas == {best: -5, other: 5}
    # Who stands up once it is over has not left it.
    before = payments(kept.play.table)
    kept.apply(Leave(other))
    assert payments(kept.play.table) == before


def test_who_comes_back_to_their_seat_can_win_again():
    kept = staked(ANN).apply(Start(BY_OPENER), Leave(ANN)).until(Phase.BETWEEN)
    assert kept.play.table.left == {ANN}
    assert kept.apply(join(ANN)).play.table.left == frozenset()


def test_who_sits_down_in_anothers_seat_is_not_back():
    kept = staked(ANN, BEN).apply(Start(BY_OPENER), Leave(ANN), Leave(BEN)).until(Phase.BETWEEN)
    kept.apply(join(CAT), join(DEALER), join(BEN), Leave(CAT), join(ANN))
    assert [kept.play.table.seat_of(person) for person in (ANN, BEN)] == [3, 2]
    assert kept.play.table.left == {ANN}


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN])
@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_game_that_all_have_left_returns_every_stake(game, phase):
    kept = staked(ANN, BEN, game=game).apply(Start(BY_OPENER)).until(phase)
    kept.apply(Leave(BEN), Leave(OPENER), Leave(ANN)).until(Phase.OVER)
    assert kept.points(*PEOPLE) == [20] * len(PEOPLE)
    assert list(kept.books.postings) == [f"{game.name}:{TABLE}:game-1{part}" for part in (":reserve", "")]
    assert (kept.books.escrow_points, kept.books.open_reservations) == (0, set())
    assert kept.rounds[-1].deltas == {OPENER: 0, ANN: 0, BEN: 0}
    # Then the table closes, and nothing moves any more.
    assert kept.wait().play.table.phase is Phase.CLOSED
    assert len(kept.books.postings) == 2


def test_hands_that_computer_players_have_to_themselves_are_nobodys_rounds():
    kept = staked(ANN).apply(Start(BY_OPENER), Leave(ANN), Leave(OPENER)).until(Phase.OVER)
    assert [each.players.keys() for each in kept.rounds[:-1]] == [set()] * (len(kept.rounds) - 1)
    assert kept.rounds[-1].players.keys() == {OPENER, ANN}


def test_who_took_a_seat_over_neither_wins_nor_loses():
    kept = staked(ANN).apply(Start(BY_OPENER), Leave(ANN)).until(Phase.BETWEEN).apply(join(BEN), join(CAT))
    kept.until(Phase.OVER)
    assert kept.points(BEN, CAT) == [20, 20]
    assert kept.rounds[-1].deltas == {BEN: 0, CAT: 0} | payments(kept.play.table)
    assert kept.books.escrow_points == 0


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_alone_with_computer_players_nothing_moves(game):
    kept = staked(game=game, rules=ENDS[game]).apply(Start(BY_OPENER)).until(Phase.OVER)
    assert kept.books.postings == {}
    assert kept.rounds[-1].deltas == {OPENER: 0}
    assert payments(kept.play.table) == {}


def test_alone_with_computer_players_nothing_moves_even_if_others_take_seats_over():
    kept = staked().apply(Start(BY_OPENER)).until(Phase.BETWEEN).apply(join(ANN), join(BEN))
    kept.until(Phase.OVER)
    assert kept.books.postings == {}


def test_without_a_stake_nothing_moves():
    kept = staked(ANN, stake_points=0, rules=ENDS[HEARTS]).apply(Start(BY_OPENER)).until(Phase.OVER)
    assert kept.books.postings == {}
    assert kept.rounds[-1].deltas == {OPENER: 0, ANN: 0}


# Scores


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_scores_move_at_the_end_of_a_game_only(game):
    play = lobby(ANN, BEN, game=game)
    kept = Kept(play).apply(Start(BY_OPENER)).until(Phase.BETWEEN)
    assert kept.books.postings == {}
    kept.until(Phase.OVER)
    assert list(kept.books.postings) == [f"{game.name}:{TABLE}:game-1"]
    paid = payments(kept.play.table)
    assert kept.points(OPENER, ANN, BEN, mode=PointsMode.SCORE) == [
        paid[person] for person in (OPENER, ANN, BEN)
    ]
    assert {account.kind for account in kept.books.balances} == {AccountKind.USER}


def test_a_game_for_scores_that_is_called_off_moves_nothing():
    kept = Kept(lobby(ANN)).apply(Start(BY_OPENER)).until(Phase.BETWEEN).apply(LoseChannel())
    assert kept.books.postings == {}


def test_a_loser_pays_the_winner():
    kept = Kept(fourth_hand(ANN, chance=Dealt(ALL_CLUBS)).with_totals(0, 90, 50, 50)).until(Phase.OVER)
    assert kept.play.table.totals == (0, 116, 76, 76)
    assert kept.points(OPENER, ANN, mode=PointsMode.SCORE) == [5, -5]


def test_the_best_person_wins_even_where_a_computer_player_was_better():
    kept = Kept(fourth_hand(ANN, chance=Dealt(ALL_SPADES, ALL_HEARTS, ALL_CLUBS)).with_totals(90, 70, 0, 0))
    kept.until(Phase.OVER)
    assert kept.play.table.totals == (116, 96, 0, 26)
    assert kept.points(OPENER, ANN, mode=PointsMode.SCORE) == [-5, 5]


# Whose bankrolls are looked at


def test_whose_bankrolls_a_command_must_find_sufficient():
    machine = MACHINES[HEARTS]
    table = lobby(ANN, points=PointsMode.BANKROLL, funds=dict.fromkeys(PEOPLE, 5).items()).table
    assert machine.at_stake(table, join(BEN)) == (BEN,)
    assert machine.at_stake(table, Start(BY_OPENER)) == (OPENER, ANN)
    assert machine.at_stake(table, Leave(ANN)) == ()
    for command in (join(BEN), Start(BY_OPENER)):
        assert machine.at_stake(lobby(ANN).table, command) == ()


def test_only_the_beginning_of_a_game_sets_points_aside():
    play = started(ANN, points=PointsMode.BANKROLL, funds=dict.fromkeys(PEOPLE, 5).items())
    machine = MACHINES[HEARTS]
    assert machine.booking(stored(play.table), play.table, GameStarted(1)) is not None
    for event in play.events(own_step(play.table, ANN)):
        assert machine.booking(stored(play.table), play.table, event) is None
