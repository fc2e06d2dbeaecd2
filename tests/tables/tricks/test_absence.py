"""Who is away and comes back, what computer players do meanwhile, and thoughts that come too late."""

import pytest

from bot.players import HEARTS, TrickGame
from bot.tables.commands import Actor, Close, CutDeck, Leave, LoseChannel, RecordGone, Wake
from bot.tables.events import Cause, PlayerLeft, TableClosed
from bot.tables.tricks import (
    AddComputer,
    NextHand,
    Phase,
    PlayCard,
    PlayFor,
    Prepare,
    PrepareFor,
    Start,
    TakeSeatBack,
)
from bot.tables.tricks.events import PlayerBack
from bot.tables.tricks.state import Occupant
from tests.support.tables import ANN, BEN, CAT, MANAGER, OPENER, STRANGER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    BY_OPENER,
    COMPUTER_MS,
    ENDS,
    KEPT_MS,
    TURN_MS,
    TrickPlay,
    join,
    next_step,
    own_step,
    prepared_of,
    started,
)


def with_ann_away(game: TrickGame = HEARTS, *others, **options) -> TrickPlay:
    """Return a table at which it was Ann's turn to play, and she is away."""
    return started(ANN, *others, game=game, **options).to_seat(1).later(TURN_MS).after(Wake())


def before_anns_turn(game: TrickGame = HEARTS) -> TrickPlay:
    """Return a table at which Ann is away, and will be the next to play."""
    return with_ann_away(game).after(next_step(with_ann_away(game).table)).to_seat(0)


# Away and back


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_computer_player_plays_for_who_is_away(game):
    play = with_ann_away(game)
    assert play.table.seats[1] == Occupant(ANN, is_away=True, holder_id=ANN)
    assert play.table.people == (OPENER, ANN)
    assert play.names(next_step(play.table)) == ["CardPlayed"]
    on = play.until(Phase.BETWEEN)
    assert on.table.seats[1].is_away


def test_a_card_of_ones_own_takes_the_seat_back():
    play = with_ann_away()
    back = play.after(own_step(play.table, ANN))
    assert not back.table.seats[1].is_away
    assert play.names(own_step(play.table, ANN)) == ["PlayerBack", "CardPlayed"]


def test_passing_takes_the_seat_back():
    play = started(ANN, BEN)
    play = play.after(own_step(play.table, OPENER)).later(TURN_MS).after(Wake())
    assert play.names(own_step(play.table, ANN)) == ["PlayerBack", "CardsPrepared"]
    assert [seat.is_away for seat in play.after(own_step(play.table, ANN)).table.seats] == [
        False,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize(
    "command", [NextHand(ANN), CutDeck(ANN, "kopi"), Close(Actor(ANN)), TakeSeatBack(ANN)]
)
def test_between_hands_every_sign_of_life_takes_the_seat_back(command):
    play = with_ann_away().until(Phase.BETWEEN)
    assert play.events(command)[0] == PlayerBack(ANN, 1)


@pytest.mark.parametrize("game", TRICK_GAMES)
@pytest.mark.parametrize(
    "command", [AddComputer(ANN), CutDeck(ANN, "kopi"), Start(Actor(ANN)), TakeSeatBack(ANN)]
)
def test_after_a_game_it_does_as_well(game, command):
    over = with_ann_away(game, BEN, rules=ENDS[game]).until(Phase.OVER).after(Leave(OPENER), Leave(BEN))
    assert over.events(command)[0] == PlayerBack(ANN, 1)


def test_who_is_there_is_not_back():
    assert started(ANN).events(TakeSeatBack(ANN)) == ()
    assert started(ANN).refusal(TakeSeatBack(STRANGER)) == "not-seated"


def test_who_wants_what_is_not_allowed_changes_nothing():
    play = before_anns_turn()
    assert play.refusal(PlayCard(ANN, play.hand.held[1][0])) == "not-your-turn"


def test_others_bring_nobody_back():
    play = with_ann_away().until(Phase.BETWEEN)
    for command in (
        NextHand(OPENER),
        Close(BY_OPENER),
        Close(Actor(MANAGER, manages_server=True)),
        join(BEN),
    ):
        assert play.after(command).table.seats[1].is_away


def test_who_is_away_may_leave_for_good():
    play = with_ann_away()
    assert play.events(Leave(ANN)) == (PlayerLeft(ANN, 1),)
    assert play.after(Leave(ANN)).table.seats[1] == Occupant(is_computer=True, holder_id=ANN)


def test_who_was_away_at_the_end_of_a_game_is_not_in_the_next():
    over = with_ann_away(HEARTS, BEN, rules=ENDS[HEARTS]).until(Phase.OVER)
    assert over.table.stake_holders == {OPENER: 0, ANN: 1, BEN: 2}
    assert over.events(Start(BY_OPENER))[0] == PlayerLeft(ANN, 1)
    again = over.after(Start(BY_OPENER))
    assert again.table.stake_holders == {OPENER: 0, BEN: 2}
    assert again.table.seats[1] == Occupant(is_computer=True)
    assert ANN in over.after(TakeSeatBack(ANN), Start(BY_OPENER)).table.stake_holders


def test_nobody_else_can_begin_a_game_for_people_who_are_all_away():
    over = with_ann_away(HEARTS, rules=ENDS[HEARTS]).until(Phase.OVER).after(Leave(OPENER))
    assert over.refusal(Start(Actor(MANAGER, manages_server=True))) == "no-players"


# Thoughts of computer players


def thought_of(play: TrickPlay) -> PlayFor | PrepareFor:
    thought = next_step(play.table)
    assert isinstance(thought, PlayFor | PrepareFor)
    return thought


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_computer_player_plays_when_it_is_its_turn(game):
    play = started(ANN, game=game).to_seat(2)
    assert play.names(thought_of(play)) == ["CardPlayed"]


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_card_that_was_thought_of_too_long_is_not_played(game):
    play = started(ANN, game=game).to_seat(2)
    thought = thought_of(play)
    by_table = play.later(COMPUTER_MS).after(Wake())
    assert by_table.events(thought) == ()
    assert by_table.to_seat(2).events(thought) == ()
    assert by_table.until(Phase.BETWEEN).events(thought) == ()
    assert by_table.until(Phase.BETWEEN).after(NextHand(ANN)).events(thought) == ()
    assert by_table.until(Phase.BETWEEN).after(NextHand(ANN)).until(Phase.PLAYING).events(thought) == ()


def test_a_thought_for_another_seat_hand_or_moment_does_nothing():
    play = started(ANN).to_seat(2)
    card, number, plays = play.table.view_of(2).legal[0], play.table.round, play.table.plays
    for command in (
        PlayFor(round=number, plays=plays, seat=3, card=card),
        PlayFor(round=number, plays=plays, seat=0, card=card),
        PlayFor(round=number, plays=plays + 4, seat=2, card=card),
        PlayFor(round=number + 1, plays=plays, seat=2, card=card),
        PrepareFor(round=number, seat=2, cards=(card,)),
    ):
        assert play.events(command) == ()


def test_a_thought_for_somebody_who_is_back_does_nothing():
    play = with_ann_away()
    assert play.names(thought_of(play)) == ["CardPlayed"]
    assert play.after(TakeSeatBack(ANN)).events(thought_of(play)) == ()


def test_a_thought_for_somebody_who_is_there_does_nothing():
    play = started(ANN)
    cards = prepared_of(play.table, 1)
    assert play.events(PrepareFor(round=1, seat=1, cards=cards)) == ()
    turn = play.to_seat(1)
    card = turn.table.view_of(1).legal[0]
    assert turn.events(PlayFor(round=1, plays=turn.table.plays, seat=1, card=card)) == ()


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_cards_that_were_prepared_too_late_change_nothing(game):
    play = started(ANN, BEN, game=game)
    thought = PrepareFor(round=1, seat=3, cards=prepared_of(play.table, 3))
    assert play.names(thought) == ["CardsPrepared"]
    assert play.after(thought).events(thought) == ()
    assert play.until(Phase.PLAYING).events(thought) == ()
    assert play.until(Phase.BETWEEN).events(thought) == ()
    assert play.until(Phase.BETWEEN).after(NextHand(ANN)).events(thought) == ()


def test_cards_prepared_for_somebody_who_is_back_change_nothing():
    play = started(ANN)
    play = play.after(own_step(play.table, OPENER)).later(TURN_MS).after(Wake())
    thought = PrepareFor(round=1, seat=1, cards=prepared_of(play.table, 1))
    assert play.names(thought) == ["CardsPrepared"]
    assert play.after(TakeSeatBack(ANN)).events(thought) == ()
    assert play.after(Prepare(ANN, thought.cards)).events(thought) == ()


def test_where_nobody_is_there_computer_players_do_not_play_on():
    play = started().to_seat(0).later(TURN_MS).after(Wake())
    assert play.events(thought_of(play)) == ()
    preparing = started().later(TURN_MS).after(Wake())
    assert preparing.table.is_paused
    for seat in range(4):
        cards = prepared_of(preparing.table, seat)
        assert preparing.events(PrepareFor(round=1, seat=seat, cards=cards)) == ()


@pytest.mark.parametrize("game", TRICK_GAMES)
@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING])
def test_where_all_have_left_with_a_stake_they_do(game, phase):
    play = started(ANN, game=game).until(phase).after(Leave(ANN), Leave(OPENER))
    assert play.names(thought_of(play))[0] in {"CardsPrepared", "CardPlayed"}


def test_the_last_one_to_leave_may_be_away():
    play = started(ANN).to_seat(1).later(TURN_MS).after(Wake()).after(Leave(OPENER))
    assert play.table.is_paused
    left = play.after(Leave(ANN))
    assert not left.table.is_paused
    assert left.due_ms == COMPUTER_MS
    assert left.names(thought_of(left)) == ["CardPlayed"]


@pytest.mark.parametrize("stake_points", [5, 0])
def test_who_stays_away_from_a_game_with_the_stake_of_others_has_left_it(stake_points):
    play = (
        started(ANN, stake_points=stake_points).to_seat(1).later(TURN_MS).after(Wake()).after(Leave(OPENER))
    )
    assert play.table.is_paused
    late = play.later(KEPT_MS)
    assert late.names(Wake()) == (["PlayerLeft"] if stake_points else ["TableClosed"])
    if stake_points:
        after = late.after(Wake())
        assert (after.table.people, after.table.is_open, after.due_ms) == ((), True, COMPUTER_MS)
        assert after.table.stake_holders.keys() == {OPENER, ANN}


def test_a_thought_at_a_closed_table_does_nothing():
    play = started(ANN).to_seat(2)
    assert play.after(LoseChannel()).events(thought_of(play)) == ()


# Gone with the place


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN])
def test_who_loses_the_place_has_nothing_left_to_play_at(phase):
    play = started(ANN).until(phase)
    assert play.events(LoseChannel()) == (TableClosed(Cause.CHANNEL_LOST),)
    assert play.after(LoseChannel()).table.has_running_game


def test_of_three_away_the_one_who_is_there_plays_on_with_computer_players():
    play = started(ANN, BEN, CAT)
    play = play.after(own_step(play.table, OPENER)).later(TURN_MS).after(Wake()).until(Phase.BETWEEN)
    assert [seat.is_away for seat in play.table.seats] == [False, True, True, True]
    assert play.after(RecordGone(frozenset({ANN, BEN, CAT}))).table.has_running_game
