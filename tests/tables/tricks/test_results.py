"""What a game of Hearts or Gong Zhu leaves behind once it is over."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules import gongzhu, hearts
from bot.rules.hearts import Moon
from bot.rules.tricks.records import replay
from bot.tables.commands import Actor, Close, Leave, LoseChannel, Wake
from bot.tables.game_records import LEFT, GamePlayer, GameRecord
from bot.tables.ids import UserId
from bot.tables.machine import Booking
from bot.tables.tricks import Command, NextHand, Phase, Start
from bot.tables.tricks.accounts import finished_game, ranks_of
from tests.support.tables import ANN, BEN, CAT, DEALER, GUILD, OPENER, TABLE, Seeded
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_DIAMONDS,
    ALL_HEARTS,
    ALL_SPADES,
    BY_OPENER,
    ENDS,
    MACHINES,
    TURN_MS,
    Dealt,
    TrickPlay,
    fourth_hand,
    join,
    next_step,
    started,
    stored,
)

REPLAY = {HEARTS: partial(replay, hearts), GONGZHU: partial(replay, gongzhu)}
BEST = {HEARTS: min, GONGZHU: max}
each_game = pytest.mark.parametrize("game", TRICK_GAMES)


def settle(play: TrickPlay, *commands: Command) -> tuple[TrickPlay, list[Booking]]:
    """Carry commands out, and return the table and what went into the books."""
    settled = []
    for command in commands:
        for event in play.events(command):
            play = play.with_events(event)
            machine = MACHINES[play.table.game]
            settled.append(machine.booking(stored(play.table), play.table, event))
    return play, [each for each in settled if each is not None]


def play_out(play: TrickPlay) -> tuple[TrickPlay, list[Booking]]:
    """Play a game to its end, and return the table and what went into the books."""
    settled = []
    while play.table.phase is not Phase.OVER:
        is_between = play.table.phase is Phase.BETWEEN
        play, more = settle(play, NextHand(play.table.people[0]) if is_between else next_step(play.table))
        settled += more
    return play, settled


def game_of(settled: list[Booking]) -> GameRecord:
    """Return the game that has ended with the last of these."""
    game = settled[-1].game
    assert game is not None
    return game


def swept(game: TrickGame, captured: list[list[str]]) -> list[bool]:
    needed = {f"{rank}H" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")}
    needed |= {"QS"} if game is HEARTS else set()
    return [needed <= set(cards) for cards in captured]


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_a_record_says_what_the_hands_of_the_game_say(game, seed):
    play = started(ANN, BEN, game=game, chance=Seeded(seed))
    play, settled = play_out(play)
    *before, last = settled
    assert [each.game for each in before] == [None] * len(before)
    answers = [REPLAY[game](json.loads(json.dumps(each.round.record))) for each in settled if each.round]
    assert last.game is not None
    assert len(answers) == len(settled)
    assert (last.game.table_id, last.game.guild_id) == (TABLE, GUILD)
    assert (last.game.last_round, last.game.hands) == (play.table.round, len(settled))
    assert list(last.game.players) == [OPENER, ANN, BEN]
    for place, player in enumerate(last.game.players.values()):
        scores = [answer["scores"][place] for answer in answers]
        sweeps = [swept(game, answer["captured"])[place] for answer in answers]
        assert (player.seat, player.score) == (place, sum(scores))
        assert (player.best_hand, player.sweeps) == (BEST[game](scores), sum(sweeps))
        assert player.has_won == (place in play.table.rules.winners(play.table.totals))


@pytest.mark.parametrize(
    ("game", "totals", "places"),
    [
        (HEARTS, (40, 101, 40, 60), (1, 4, 1, 3)),
        (GONGZHU, (40, -1000, 40, 60), (2, 4, 2, 1)),
        (HEARTS, (26, 26, 26, 26), (1, 1, 1, 1)),
        (GONGZHU, (-3, -1, -2, -4), (3, 1, 2, 4)),
    ],
)
def test_places(game, totals, places):
    assert ranks_of(game.rules, totals) == places
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    assert game.rules.winners(totals) == winners


@pytest.mark.parametrize("moon", Moon)
def test_a_moon_is_counted_whatever_it_does(moon):
    hands = Dealt(ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS)
    play = fourth_hand(ANN, chance=hands, rules=hearts.Options(moon=moon)).until(Phase.BETWEEN)
    assert play.table.took_everything == (None, None, None, 0)


def test_each_has_their_own_moons_and_best_hand():
    hands = Dealt(ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS)
    play, settled = play_out(fourth_hand(ANN, chance=hands, rules=hearts.Options(target=25)))
    # The first three hands count for nothing.
    assert game_of(settled).players == {
        OPENER: GamePlayer(seat=0, score=0, rank=1, best_hand=0, sweeps=1, own_hands=4, own_score=0),
        ANN: GamePlayer(seat=1, score=26, rank=2, best_hand=0, sweeps=0, own_hands=4, own_score=26),
    }
    scores = ((5, 9, 12, 0), (0, 26, 26, 26), (-26, 0, 0, 0))
    table = replace(play.table, scores=scores, took_everything=(None, 0, 0))
    assert finished_game(stored(table), table).players == {
        OPENER: GamePlayer(seat=0, score=-21, rank=1, best_hand=-26, sweeps=2, own_hands=3, own_score=-21),
        ANN: GamePlayer(seat=1, score=35, rank=3, best_hand=0, sweeps=0, own_hands=3, own_score=35),
    }


def test_a_moon_of_omnibus_is_counted():
    rules = hearts.Options(jack_of_diamonds=True)
    hands = Dealt(ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS)
    play = fourth_hand(ANN, chance=hands, rules=rules).until(Phase.BETWEEN)
    assert play.table.took_everything[-1] == 0


def test_all_the_hearts_are_counted():
    hands = Dealt(ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS)
    play = started(ANN, game=GONGZHU, chance=hands, rules=gongzhu.Options(target=10_000))
    # Whoever holds 2♠ leads first; their spades take every trick.
    assert play.until(Phase.BETWEEN).table.took_everything == (2,)


def test_a_new_game_counts_anew():
    hands = Dealt(ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS)
    play, _ = play_out(fourth_hand(ANN, chance=hands, rules=hearts.Options(target=1)))
    assert play.table.took_everything[-1] == 0
    assert play.after(Start(BY_OPENER)).table.took_everything == ()


@each_game
def test_the_game_is_that_of_who_began_it(game):
    play = started(ANN, BEN, DEALER, game=game).until(Phase.BETWEEN).after(Leave(ANN), join(CAT))
    assert play.table.seats[1].user_id == CAT
    play, settled = play_out(play)
    assert list(game_of(settled).players) == [OPENER, ANN, BEN, DEALER]
    assert game_of(settled).players[ANN].score == play.table.totals[1]


@each_game
def test_a_game_is_that_of_those_who_began_it_even_if_all_of_them_have_left(game):
    play, settled = play_out(started(ANN, game=game, rules=ENDS[game]).after(Leave(OPENER), Leave(ANN)))
    players = game_of(settled).players
    assert [(person, each.score) for person, each in players.items()] == [
        (OPENER, play.table.totals[0]),
        (ANN, play.table.totals[1]),
    ]


@each_game
def test_hands_count_for_whoever_has_played_them_to_their_end(game):
    play = started(ANN, game=game).until(Phase.BETWEEN)
    first = play.table.scores[0]
    # She leaves in the second hand, which a computer player ends, as it does all that follow.
    play = play.after(NextHand(OPENER)).until(Phase.PLAYING).after(Leave(ANN))
    play, settled = play_out(play)
    players = game_of(settled).players
    assert len(play.table.scores) > 1
    assert (players[ANN].own_hands, players[ANN].own_score) == (1, first[1])
    assert (players[ANN].best_hand, players[ANN].score) == (first[1], play.table.totals[1])
    assert (players[OPENER].own_hands, players[OPENER].own_score) == (
        len(play.table.scores),
        play.table.totals[0],
    )


@each_game
def test_who_has_left_in_the_first_trick_has_played_no_hand(game):
    _, settled = play_out(started(ANN, game=game, rules=ENDS[game]).until(Phase.PLAYING).after(Leave(ANN)))
    left = game_of(settled).players[ANN]
    assert (left.own_hands, left.own_score, left.best_hand, left.sweeps) == (0, 0, 0, 0)


@each_game
def test_a_hand_that_is_played_for_somebody_absent_is_theirs(game):
    play = started(ANN, game=game, rules=ENDS[game]).to_seat(1).later(TURN_MS).after(Wake())
    assert play.table.seats[1].is_away
    play, settled = play_out(play)
    assert [each.own_hands for each in game_of(settled).players.values()] == [len(play.table.scores)] * 2


@each_game
def test_somebody_alone_with_computer_players_has_a_game_too(game):
    _, settled = play_out(started(game=game))
    [(person, player)] = game_of(settled).players.items()
    assert (person, player.seat) == (OPENER, 0)
    assert isinstance(player, GamePlayer)


@pytest.mark.parametrize(
    "commands",
    [
        (LoseChannel(),),
        (Close(Actor(CAT, manages_server=True)),),
        (Close(BY_OPENER), Close(Actor(ANN))),
        (Leave(ANN), Leave(OPENER)),
    ],
)
def test_a_game_that_is_called_off_leaves_none(commands):
    play = started(ANN, stake_points=0).until(Phase.BETWEEN)
    play, settled = settle(play, *commands)
    assert not play.table.is_open
    assert [each.game for each in settled] == [None] * len(settled)


def test_a_table_that_closes_after_a_game_leaves_no_second_one():
    play, _ = play_out(started(ANN, rules=hearts.Options(target=1)))
    _, settled = settle(play, Close(BY_OPENER))
    assert settled == []


def test_who_swept_is_kept_with_the_table():
    play = fourth_hand(ANN, chance=Dealt(ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS)).until(
        Phase.BETWEEN
    )
    machine = MACHINES[HEARTS]
    assert machine.load(json.loads(json.dumps(machine.dump(play.table)))) == play.table


def merit_after(play: TrickPlay) -> Callable[[UserId], int]:
    """Return how good the score of a person's seat will be after the last card."""
    table = play.after(next_step(play.table)).table
    return lambda user_id: table.rules.merit(table.totals[table.holders[user_id]])


@each_game
def test_who_has_left_is_behind_all_who_stayed(game):
    play = started(ANN, BEN, game=game, rules=ENDS[game]).to_last_card()
    best = max(play.table.holders, key=merit_after(play))
    play, settled = play_out(play.after(Leave(best)))
    players = game_of(settled).players
    assert (players[best].rank, players[best].has_won) == (LEFT, False)
    others = [player for user_id, player in players.items() if user_id != best]
    assert all(player.rank < LEFT for player in others)
    assert players[best].score == play.table.totals[players[best].seat]


@each_game
def test_the_seat_of_who_has_left_is_before_nobody(game):
    play = started(ANN, game=game, rules=ENDS[game]).to_last_card()
    merit = merit_after(play)
    best = max((OPENER, ANN), key=merit)
    stayed = ANN if best is OPENER else OPENER
    table = play.after(next_step(play.table)).table
    merits = [table.rules.merit(total) for total in table.totals]
    ahead = sum(other > merit(stayed) for other in merits)
    play, settled = play_out(play.after(Leave(best)))
    assert game_of(settled).players[stayed].rank == ahead
