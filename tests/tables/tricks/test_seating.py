"""Who sits where at a table of Hearts or Gong Zhu, and who may begin a game."""

import pytest

from bot.players import HEARTS, Level
from bot.tables.commands import Actor, CutDeck, Join, Leave, RecordGone, Wake
from bot.tables.events import Cause, PlayerJoined, PlayerLeft, TableClosed
from bot.tables.ids import UserId
from bot.tables.tricks import AddComputer, ChooseLevel, NextHand, Phase, Start
from bot.tables.tricks.state import Occupant
from tests.support.tables import ANN, BEN, CAT, DEALER, MANAGER, OPENER, STRANGER, part_of
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import BY_OPENER, ENDS, TURN_MS, TrickPlay, join, lobby, own_step, started

BY_MANAGER = Actor(MANAGER, manages_server=True)
RUNNING = [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN]
COMPUTER = Occupant(is_computer=True)
FREE = Occupant()
EASY, STRONG = Level.EASY, Level.STRONG


def between(play: TrickPlay) -> TrickPlay:
    return play.until(Phase.BETWEEN)


def users(play: TrickPlay) -> list[UserId | None]:
    return [seat.user_id for seat in play.table.seats]


# The lobby


def test_who_opens_a_table_has_the_first_seat():
    assert lobby().table.seats == (Occupant(OPENER), FREE, FREE, FREE)
    assert lobby().table.phase is Phase.LOBBY


def test_people_take_the_first_free_seat():
    play = lobby(ANN, BEN, CAT)
    assert play.table.people == (OPENER, ANN, BEN, CAT)
    assert users(play.after(Leave(ANN), join(DEALER))) == [OPENER, DEALER, BEN, CAT]


def test_everybody_seated_adds_to_the_shuffle_and_nobody_else():
    play = lobby(ANN, BEN).after(Leave(ANN))
    assert play.table.parts == {OPENER: part_of(OPENER), BEN: part_of(BEN)}


def test_a_fifth_person_finds_no_seat():
    full = lobby(ANN, BEN, CAT)
    assert full.refusal(join(STRANGER)) == "table-full"
    assert full.refusal(join(CAT)) == "already-seated"


def test_a_computer_player_takes_a_free_seat_and_makes_room_for_people():
    play = lobby().after(AddComputer(OPENER))
    assert play.table.seats == (Occupant(OPENER), COMPUTER, FREE, FREE)
    # A free seat goes first.
    assert users(play.after(join(ANN))) == [OPENER, None, ANN, None]
    assert users(play.after(join(ANN), join(BEN), join(CAT))) == [OPENER, CAT, ANN, BEN]


def test_computer_players_fit_into_free_seats_only():
    full = lobby(ANN).after(AddComputer(ANN), AddComputer(OPENER))
    assert full.refusal(AddComputer(OPENER)) == "no-free-seat"


@pytest.mark.parametrize("command", [AddComputer(STRANGER), Leave(STRANGER), CutDeck(STRANGER, "kopi")])
def test_a_stranger_has_no_say(command):
    assert lobby(ANN).refusal(command) == "not-seated"
    assert started(ANN).refusal(command) == "not-seated"


def test_the_last_one_leaves_an_empty_lobby_that_anybody_may_join():
    empty = lobby().after(Leave(OPENER))
    assert empty.table.is_open
    assert empty.table.people == ()
    assert empty.refusal(Start(BY_OPENER)) == "no-players"
    assert users(empty.after(join(ANN))) == [ANN, None, None, None]


# How well computers play


def test_whoever_leads_chooses_how_well_computers_play_for_all_or_for_a_seat():
    play = lobby().after(ChooseLevel(BY_OPENER, Level.EASY), ChooseLevel(BY_MANAGER, Level.STRONG, 2))
    assert [play.table.level_of(seat) for seat in range(4)] == [EASY, EASY, STRONG, EASY]
    assert play.table.options.level is EASY
    # What is chosen for all holds for all.
    every = play.after(ChooseLevel(BY_OPENER, Level.CASUAL)).table
    assert {every.level_of(seat) for seat in range(4)} == {Level.CASUAL}


@pytest.mark.parametrize("seat", [None, 3])
def test_nobody_else_chooses_how_well_computers_play(seat):
    assert lobby(ANN).refusal(ChooseLevel(Actor(ANN), EASY, seat)) == "only-host-leads"
    assert lobby().refusal(ChooseLevel(Actor(STRANGER), EASY, seat)) == "only-host-leads"


def test_a_seat_keeps_its_level_whoever_comes_and_goes():
    play = lobby().after(ChooseLevel(BY_OPENER, EASY, 1), join(ANN), Start(BY_OPENER))
    assert play.after(Leave(ANN)).table.level_of(1) is EASY
    over = play.until(Phase.BETWEEN).after(Leave(ANN), join(BEN))
    assert [seat.level for seat in over.table.seats] == [None, EASY, None, None]


@pytest.mark.parametrize("phase", [*RUNNING, Phase.OVER])
def test_once_a_game_has_begun_computers_stay_as_they_are(phase):
    play = started(rules=ENDS[HEARTS] if phase is Phase.OVER else None).until(phase)
    assert play.refusal(ChooseLevel(BY_OPENER, EASY)) == "levels-are-set"


# In a running game


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING])
def test_nobody_sits_down_while_cards_are_out(phase):
    assert started(ANN).until(phase).refusal(join(BEN)) == "join-between-hands"


def test_between_hands_people_take_over_computer_players_seats():
    play = between(started(ANN))
    assert play.events(join(BEN)) == (PlayerJoined(BEN, part_of(BEN), 2),)
    full = play.after(join(BEN), join(CAT))
    assert full.table.people == (OPENER, ANN, BEN, CAT)
    assert full.refusal(join(STRANGER)) == "table-full"
    assert full.after(NextHand(BEN)).hand.held[2]


def test_a_full_table_is_full_while_cards_are_out_as_well():
    assert started(ANN, BEN, CAT).refusal(join(STRANGER)) == "table-full"


def test_the_seat_of_somebody_absent_is_not_for_others():
    away = started(ANN, BEN, CAT).after(own_step(started(ANN, BEN, CAT).table, OPENER))
    away = away.later(TURN_MS).after(Wake())
    assert [seat.is_away for seat in away.table.seats] == [False, True, True, True]
    assert between(away).refusal(join(STRANGER)) == "table-full"


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN])
def test_who_leaves_a_running_game_leaves_the_seat_to_a_computer_player_and_the_stake_with_them(phase):
    left = started(ANN, BEN).until(phase).after(Leave(ANN))
    assert left.table.seats[1] == Occupant(is_computer=True, holder_id=ANN)
    assert left.table.stake_holders == {OPENER: 0, ANN: 1, BEN: 2}
    assert ANN not in left.table.parts
    assert left.refusal(Leave(ANN)) == "not-seated"


def test_who_takes_a_seat_over_plays_for_no_stake():
    left = between(started(ANN).after(Leave(ANN)))
    taken = left.after(join(BEN), join(CAT), join(DEALER))
    assert taken.table.stake_holders == {OPENER: 0, ANN: 1}
    assert taken.table.seats[1] == Occupant(DEALER, holder_id=ANN)


def test_others_take_a_seat_with_somebodys_stake_last():
    left = between(started(ANN).after(Leave(ANN)))
    assert users(left.after(join(BEN))) == [OPENER, None, BEN, None]
    assert users(left.after(join(BEN), join(CAT), join(DEALER))) == [OPENER, DEALER, BEN, CAT]


def test_who_comes_again_gets_the_seat_with_their_own_stake():
    left = between(started(ANN, BEN).after(Leave(ANN), Leave(BEN)))
    assert left.after(join(BEN)).table.seats[2] == Occupant(BEN, holder_id=BEN)
    assert left.after(join(BEN), join(ANN)).table.people == (OPENER, ANN, BEN)


@pytest.mark.parametrize("phase", RUNNING)
def test_without_a_stake_the_last_one_to_leave_calls_the_game_off(phase):
    play = started(ANN, stake_points=0).until(phase).after(Leave(OPENER))
    assert play.table.is_open
    assert play.names(Leave(ANN)) == ["PlayerLeft", "TableClosed"]
    assert play.after(Leave(ANN)).table.phase is Phase.CLOSED


def test_a_game_that_one_began_alone_ends_when_they_leave_whoever_has_come_since():
    play = between(started()).after(join(BEN), Leave(OPENER))
    assert play.events(Leave(BEN)) == (PlayerLeft(BEN, 1), TableClosed(Cause.EMPTY))


@pytest.mark.parametrize("game", TRICK_GAMES)
@pytest.mark.parametrize("phase", RUNNING)
def test_with_a_stake_computer_players_play_on_when_the_last_one_has_left(game, phase):
    play = started(ANN, game=game).until(phase).after(Leave(OPENER))
    assert play.events(Leave(ANN)) == (PlayerLeft(ANN, 1),)
    left = play.after(Leave(ANN))
    assert (left.table.phase, left.table.people) == (phase, ())
    assert left.table.stake_holders == {OPENER: 0, ANN: 1}
    assert not left.table.is_paused
    assert len(between(left).table.scores) == 1


def test_a_game_that_all_have_left_has_seats_for_people_between_its_hands():
    left = started(ANN).after(Leave(ANN), Leave(OPENER))
    assert left.refusal(join(BEN)) == "join-between-hands"
    taken = between(left).after(join(BEN), join(OPENER))
    assert users(taken) == [OPENER, None, BEN, None]
    assert taken.after(NextHand(BEN), Leave(BEN), Leave(OPENER)).table.is_open
    assert between(left).refusal(NextHand(ANN)) == "not-seated"


def test_nobody_begins_the_game_after_it_for_others():
    over = started(ANN, rules=ENDS[HEARTS]).after(Leave(ANN), Leave(OPENER)).until(Phase.OVER)
    assert users(over) == [None] * 4
    assert over.refusal(Start(BY_OPENER)) == "no-players"
    again = over.after(join(BEN), Start(Actor(BEN)))
    assert (again.table.games, again.table.stake_holders) == (2, {})


@pytest.mark.parametrize(("stake", "closing"), [(5, []), (0, ["TableClosed"])])
def test_who_has_left_the_server_gives_their_seat_up(stake, closing):
    play = started(ANN, BEN, stake_points=stake)
    gone = play.after(RecordGone(frozenset({ANN, STRANGER})))
    assert gone.table.people == (OPENER, BEN)
    assert gone.table.seats[1].is_computer
    assert gone.events(RecordGone(frozenset({ANN, STRANGER}))) == ()
    everybody = RecordGone(frozenset({OPENER, ANN, BEN}))
    assert play.names(everybody) == ["PlayerLeft"] * 3 + closing
    assert lobby(ANN).after(everybody).table.people == ()


# Words of one's own


def test_a_word_of_ones_own_goes_into_the_coming_shuffle():
    cut = lobby(ANN).after(CutDeck(ANN, "kopi"))
    assert cut.table.parts == {OPENER: part_of(OPENER), ANN: "kopi"}
    shuffle = cut.after(Start(BY_OPENER)).table.shuffle
    assert shuffle is not None
    assert (shuffle.people, shuffle.parts) == ((OPENER, ANN), (part_of(OPENER), "kopi"))


def test_a_word_for_the_shuffle_is_given_before_the_cards_are_dealt():
    play = started(ANN)
    assert play.refusal(CutDeck(ANN, "kopi")) == "cards-are-out"
    assert between(play).after(CutDeck(ANN, "teh")).table.parts[ANN] == "teh"
    assert lobby(ANN).refusal(CutDeck(ANN, "a|b")) == "cut-word-invalid"


# Buttons of other hands, and closed tables


@pytest.mark.parametrize(
    "command", [Join(ANN, "1", round=0), NextHand(OPENER, round=0), Leave(OPENER, round=2)]
)
def test_a_button_of_another_hand_does_nothing(command):
    assert started(ANN).refusal(command) == "hand-over"


def test_a_closed_table_does_nothing():
    closed = started().after(Leave(OPENER))
    for command in (join(ANN), Start(BY_OPENER), NextHand(OPENER), Wake()):
        assert closed.refusal(command) == "table-closed"
